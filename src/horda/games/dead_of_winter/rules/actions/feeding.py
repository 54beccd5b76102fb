"""Cards given on request that feed something: a weapon in an attack, an ability, a tool."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import spend_die, to_waste
from horda.games.dead_of_winter.base.codes import fresh, without
from horda.games.dead_of_winter.base.option import DWOption, PickEntrance, PickSpecial
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Item, Timing, Use
from horda.games.dead_of_winter.cards.ops_colony import Card, ItemToWaste
from horda.games.dead_of_winter.cards.ops_lasting import AttackBonus
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.lasting import (
    ability_on,
    attack_any,
    attack_of,
    forbidden,
)
from horda.games.dead_of_winter.effects.offer import works_now
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.actions.aids import (
    barred,
    bonus_of,
    helping,
    is_fresh,
    item_of,
    mark_used,
)
from horda.games.dead_of_winter.rules.actions.fight import targets
from horda.games.dead_of_winter.rules.actions.kills import AttackZombies

BREWS = tuple(
    any(isinstance(op, AttackBonus) for op in card.ability.effects) for card in BOX.survivors
)
"""Whose ability a card can feed in an attack."""


class Feed(DWOption, frozen=True):
    """Attack with this survivor and die; the given card feeds this item."""

    survivor: int
    card: int
    die: int


class FeedBrew(DWOption, frozen=True):
    """Attack with this survivor and die; the given card and another die feed the ability."""

    survivor: int
    die: int
    extra: int


class FeedItem(DWOption, frozen=True):
    """Use this item; the given card is its price."""

    survivor: int
    card: int


@cites("DW-REQ-Q4", "DW-REQ-Q1", "DW-REQ-03")
def feeds(state: DWState, seat: int, card: int) -> list[DWOption]:
    """Lists what a given card could feed at once."""
    kind, found = item_of(card).type, list[DWOption]()
    for one in own(state, seat):
        if not state.gear[one] and not (kind is ItemType.MEDICINE and BREWS[one]):
            continue
        found += _attacks(state, seat, one, kind)
        found += [
            FeedItem(one, tool)
            for tool in dict.fromkeys(state.gear[one])
            if _takes(item_of(tool), kind) and _ready(state, seat, one, tool)
        ]
    return found


def _attacks(state: DWState, seat: int, one: int, kind: ItemType) -> list[DWOption]:
    """Lists attacks of a survivor that a card of a type would feed."""
    dice = [die for die in dict.fromkeys(state.dice[seat]) if _hits(state, one, die)]
    prey = _prey(state, one)
    if not dice or not prey or forbidden(state, "attack", one):
        return []
    special = isinstance(prey[0], PickSpecial)
    scope = Scope(seat, one, state.where[one], target="special" if special else "zombie")
    tools = [c for c in helping(state, one, Timing.ATTACKING, scope) if _price(c) is kind]
    found: list[DWOption] = [Feed(one, tool, die) for tool in tools for die in dice]
    if kind is ItemType.MEDICINE and not special and _brews(state, one):
        found += [
            FeedBrew(one, die, extra)
            for die in dice
            for extra in dict.fromkeys(without(state.dice[seat], die))
        ]
    return found


def _hits(state: DWState, one: int, die: int) -> bool:
    return die >= attack_of(state, one) or attack_any(state, one)


def _prey(state: DWState, one: int) -> list[DWOption]:
    return [t for t in targets(state, one) if isinstance(t, PickEntrance | PickSpecial)]


def _price(card: int) -> ItemType | None:
    bonus = bonus_of(card)
    return None if bonus is None else bonus.cost_item


def _brews(state: DWState, one: int) -> bool:
    return BREWS[one] and not state.uses[one] and ability_on(state, one)


def _takes(item: Item, kind: ItemType) -> bool:
    """Whether one hand card of a type is all that an item costs."""
    if item.use is not Use.EQUIP or item.timing is not Timing.OWN_TURN or len(item.cost) != 1:
        return False
    cost = item.cost[0]
    hand = isinstance(cost, ItemToWaste) and cost.which is Card.HAND and cost.n == 1
    return hand and kind in cost.types  # type: ignore[attr-defined]  # as just asked


def _ready(state: DWState, seat: int, one: int, tool: int) -> bool:
    if barred(state, one) and item_of(tool).limit:
        return False
    scope = Scope(seat, one, state.where[one], card=tool)
    return is_fresh(tool) and works_now(state, f"item/{item_of(tool).id}", seat, scope)


def _lay(run: DWRun, seat: int, card: int) -> None:
    """Puts the given card onto the waste pile without its effect."""
    run.emit(events.CardPlayed, seat, fresh(card))
    to_waste(run, seat, card)


class FeedAttack(Frame, frozen=True):
    """An attack that a card given on request feeds: with a weapon, or an own ability."""

    seat: int
    survivor: int
    card: int
    die: int
    tool: int = -1
    extra: int = 0

    @cites("DW-REQ-Q4", "DW-ATTACK-01", "DW-SAMPLE-13")
    def pay(self, run: DWRun) -> Outcome:
        """Spends the dice and the card."""
        spend_die(run, self.seat, self.die)
        _lay(run, self.seat, self.card)
        if self.tool >= 0:
            mark_used(run, self.survivor, self.tool)
            return None
        spend_die(run, self.seat, self.extra)
        run.state.uses[self.survivor] += 1
        run.emit(events.AbilityUsed, self.survivor)
        return None

    def aim(self, run: DWRun) -> Outcome:
        """Asks for the zombie."""
        options = tuple(_prey(run.state, self.survivor))
        return Choice(self.seat, "dw-target", options, (self.survivor,))

    def strike(self, run: DWRun) -> Outcome:
        """Attacks; more items may be added."""
        target, place = run.answer, run.state.where[self.survivor]
        special = target.n if isinstance(target, PickSpecial) else -1
        entrance = -1 if special >= 0 else target.n
        tools = (self.tool,) if self.tool >= 0 else ()
        brew = self.tool < 0
        return Push(
            AttackZombies(
                self.seat, self.survivor, place, entrance, special, cards=tools, brew=brew
            )
        )

    steps = (pay, aim, strike)


class FeedUse(Frame, frozen=True):
    """An item whose price is a card given on request."""

    seat: int
    survivor: int
    tool: int
    card: int

    @cites("DW-REQ-Q4", "DW-PLAY-04")
    def use(self, run: DWRun) -> Outcome:
        """Marks the item, pays with the card and lets it take effect."""
        tool = mark_used(run, self.survivor, self.tool)
        _lay(run, self.seat, self.card)
        place = run.state.where[self.survivor]
        scope = Scope(self.seat, self.survivor, place, card=tool)
        return Push(Script(f"item/{item_of(tool).id}", self.seat, (), 0, scope))

    def over(self, run: DWRun) -> Outcome:
        """That was all."""
        return DONE

    steps = (use, over)
