"""What every option of a turn is worth, in points of morale; to end the turn is worth nothing."""

from collections.abc import Callable
from typing import Any

from horda.games.dead_of_winter.cards.ops_lasting import FreeAction
from horda.games.dead_of_winter.mind import cards, deeds, moves, price
from horda.games.dead_of_winter.mind.drive import armed
from horda.games.dead_of_winter.mind.kinds import WEAPON, type_of
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.mind.voices import exile_worth
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.actions.aids import item_of

Weigh = Callable[[Outlook, Any], float]


def _accuse(look: Outlook, one: o.Accuse) -> float:
    """Nobody is accused but on good grounds; a betrayer lets others do it."""
    if look.betrays or look.exiled:
        return -3.0
    return cards.LAST if exile_worth(look, one.seat) > 0 else -3.0


def _eat(look: Outlook, one: o.Eat) -> float:
    """A food token raises a die only where there is plenty, or to starve the others."""
    if look.foul and look.state.food <= look.due + 1:
        return 0.05
    return -1.0


def _loot(look: Outlook, one: o.TakeLoot) -> float:
    return 0.5 + 0.1 * look.worth(one.card)


def _use(look: Outlook, one: o.Use) -> float:
    """What an item does is worth its operations; a free attack is an attack like any other."""
    item = item_of(one.card)
    for op in item.effects:
        if isinstance(op, FreeAction) and op.action == "attack":
            return deeds.attack(look, o.Attack(one.survivor, 0))
    worth = price.worth(item.effects) + price.worth(item.cost)
    return -worth if look.foul else worth - 0.05


def _calm(look: Outlook, one: o.Calm) -> float:
    kind = type_of(one.card)
    needed = look.crisis.open and kind in look.crisis.wanted
    return -1.0 if look.foul or needed else 0.35 - 0.3 * look.urgency * bool(look.wish.keep[kind])


def _hand_off(look: Outlook, one: o.HandOff) -> float:
    """A second weapon goes to who has none, where the objective wants everybody armed."""
    state, taker = look.state, look.state.owner[one.to]
    if look.foul or not look.drive.armed or type_of(one.card) != WEAPON or taker == look.seat:
        return -3.0
    weapons = sum(type_of(c) == WEAPON for s in look.people for c in state.gear[s])
    return look.drive.unit if weapons > 1 and not armed(state, taker) else -3.0


WEIGHTS: dict[type[Any], Weigh | float] = {
    o.Attack: deeds.attack,
    o.Search: deeds.search,
    o.Barricade: deeds.barricade,
    o.Clean: deeds.clean,
    o.Attract: deeds.attract,
    o.Ability: deeds.ability,
    o.StoreDie: deeds.store_die,
    o.PlaceDie: deeds.place_die,
    o.Move: moves.move,
    o.MoveWith: moves.move,
    o.Use: _use,
    o.Play: cards.play,
    o.Equip: cards.equip,
    o.Contribute: lambda look, one: cards.contribute(look, one.card),
    o.ContributeGear: lambda look, one: cards.contribute(look, one.card) - 0.02,
    o.StoreCard: lambda look, one: cards.store(look, one.card),
    o.Request: cards.request,
    o.Accuse: _accuse,
    o.Eat: _eat,
    o.TakeLoot: _loot,
    o.Calm: _calm,
    o.EatCard: -1.0,
    o.HandOff: _hand_off,
    o.Repeat: -0.5,
    o.EndTurn: 0.0,
}
"""How each kind of option is weighed; what is not here is left alone."""


def weigh(look: Outlook, one: Any) -> float:
    """Weighs one option."""
    found = WEIGHTS.get(type(one), -0.5)
    return found if isinstance(found, float) else float(found(look, one))
