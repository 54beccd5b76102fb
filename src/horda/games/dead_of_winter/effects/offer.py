"""What can be used: prices that can be paid, and effects that would change something."""

from typing import Any

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.free import possible
from horda.games.dead_of_winter.base.newcomers import can_join
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    barricades_at,
    clockwise,
    everybody,
    free_entrances,
    is_exiled,
    is_open,
    own,
    people_at,
    places,
    room,
    zombies_at,
)
from horda.games.dead_of_winter.cards import ops_cards as oc
from horda.games.dead_of_winter.cards import ops_colony as ol
from horda.games.dead_of_winter.cards import ops_dice as od
from horda.games.dead_of_winter.cards import ops_flow as of
from horda.games.dead_of_winter.cards import ops_lasting as og
from horda.games.dead_of_winter.cards import ops_people as op
from horda.games.dead_of_winter.cards import ops_places as oa
from horda.games.dead_of_winter.cards import ops_story as os
from horda.games.dead_of_winter.cards import ops_zombies as oz
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.trees import TREES
from horda.games.dead_of_winter.cards.who import Group, Role, Who
from horda.games.dead_of_winter.cards.words import COLONY, RAXXON, TOWN, Deck, Where
from horda.games.dead_of_winter.effects.aim import fitting, hurt_beside, near
from horda.games.dead_of_winter.effects.conditions import all_true, true
from horda.games.dead_of_winter.effects.do_people import tokens
from horda.games.dead_of_winter.effects.prices import Able, ops_payable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import in_use
from horda.games.dead_of_winter.effects.spots import with_own
from horda.games.dead_of_winter.effects.trigger import room_for

_COSTS: dict[str, Ops] = {name: TREES.get(f"{name}/cost", ()) for name in TREES}
_WHENS = {f"item/{card.id}": card.when for card in BOX.items if card.when}
"""What must hold besides for some items to be used."""
HALE = bytes(len(BOX.survivors))
"""The tokens of a kind where nobody has any."""


@cites("DW-PLAY-Q1", "DW-TURN-Q3", "DW-ABIL-01", "DW-CARD-Q7", "DW-ADDS-03", "DW-CARD-17")
def usable(state: DWState, source: str, seat: int, scope: Scope) -> bool:
    """Whether the price of an item or an ability can be paid and something would change."""
    if source in SURE:
        return True
    cost = _COSTS[source]
    if cost and not ops_payable(state, cost, seat, scope):
        return False
    return works_now(state, source, seat, scope)


def works_now(state: DWState, source: str, seat: int, scope: Scope) -> bool:
    """Whether an item or an ability would change something, whatever its price."""
    when = _WHENS.get(source)
    if when is not None and not all_true(state, when, seat, scope):
        return False
    return helpful(state, TREES[source], seat, scope)


@cites("DW-CROSS-08", "DW-CROSS-Q3", "DW-CROSS-Q6", "DW-CROSS-Q12", "DW-CARD-Q8")
def option_open(state: DWState, card: int, number: int, seat: int, scope: Scope) -> bool:
    """Whether an option of a crossroads card (from 1) can be chosen."""
    found = BOX.crossroads[card]
    option = found.options[number - 1]
    if not all_true(state, option.when, seat, scope):
        return False
    if option.effects and not any(in_use(state, one) for one in option.effects):
        return False
    return ops_payable(state, option.cost, seat, scope) and room_for(state, found, number - 1, seat)


# -- ways of a choice --------------------------------------------------------------------------


def way_open(state: DWState, way: of.Way, seat: int, scope: Scope) -> bool:
    """Whether one way of a choice can be offered."""
    if way.when and not all_true(state, way.when, seat, scope):
        return False
    if way.cost and not ops_payable(state, way.cost, seat, scope):
        return False
    return helpful(state, way.do, seat, scope)


def way_label(way: of.Way) -> str:
    """Returns the id of the text that names a way, by what it does first."""
    first = way.do[0]
    if isinstance(first, of.If):
        first = first.then[0]
    name = str(first.__struct_config__.tag).replace("_", "-")
    if isinstance(first, od.IncreaseDie) and first.n < 0:
        name = "lower-die"
    return f"dw-way-{name}"


class Plan(Struct, frozen=True):
    """What must be looked at to know whether operations would change something.

    Made once for every list: turns ask for the same lists all the time.
    """

    ops: Ops
    """Kept, so that the list keeps its identity."""
    parts: tuple[tuple[str, "Able | None", Any], ...]
    """The module it needs (or nothing), the test (none: it always does), the operation.

    In the place of a choice stand its ways: what they ask for, their price, their plan.
    """
    people: int
    helpless: int


_PLANS: dict[int, Plan] = {}


def _plan(ops: Ops) -> Plan:
    found = _PLANS.get(id(ops))
    if found is None:
        parts = tuple(
            (one.module.value if one.module else "", _ABLE.get(type(one)), _ways(one))
            for one in ops
        )
        people = sum(isinstance(one, op.AddSurvivor) for one in ops)
        helpless = sum(max(one.delta, 0) for one in ops if isinstance(one, ol.Helpless))
        found = _PLANS[id(ops)] = Plan(ops, parts, people, helpless)
    return found


def _ways(one: Op) -> Any:
    if not isinstance(one, of.Choose):
        return one
    return tuple((way.when, way.cost, _plan(way.do)) for way in one.ways)


def people_in(ops: Ops) -> int:
    """Counts the people that operations bring: survivors and helpless together."""
    plan = _plan(ops)
    return plan.people + plan.helpless


def helpful(state: DWState, ops: Ops, seat: int, scope: Scope) -> bool:
    """Whether at least one of the operations could change something, and all have room."""
    return _does(state, _plan(ops), seat, scope)


def _does(state: DWState, plan: Plan, seat: int, scope: Scope) -> bool:
    if plan.people or plan.helpless:
        if plan.people and not len(state.people):
            return False
        if not can_join(state, seat, plan.people, plan.helpless):
            return False
    config = state.config
    for module, test, one in plan.parts:
        if not module or getattr(config, module):
            if test is None or test(state, one, seat, scope):
                return True
    return False


# -- what would change something ---------------------------------------------------------------


def _spots(state: DWState, where: Where, seat: int, scope: Scope) -> list[int]:
    named = where.place
    if named is not None:
        return [named] if is_open(state, named) else []
    if where in (Where.WITH_OWN, Where.OUTSIDE_WITH_OWN):
        return with_own(state, seat)
    if where is Where.SAME and scope.survivor >= 0:
        return [state.where[scope.survivor]]
    if where in (Where.THAT, Where.SAME):
        return [scope.place] if scope.place >= 0 else places(state)
    return places(state)


def _people(state: DWState, who: Who, seat: int, scope: Scope) -> list[int]:
    if isinstance(who, Group):
        found = fitting(state, who, seat, scope.survivor)
        if who.place is None or who.place is Where.OUTSIDE:
            return found
        at = _spots(state, who.place, seat, scope)
        return [one for one in found if state.where[one] in at]
    if who is Role.CHOSEN_OWN:
        return own(state, seat)
    if who is Role.NEAR_OWN:
        return near(state, seat)
    if who is Role.SAME_PLACE and scope.survivor >= 0:
        return people_at(state, state.where[scope.survivor])
    if who in (Role.SELF, Role.WIELDER) and scope.survivor >= 0:
        return [scope.survivor]
    return everybody(state)


def _heals(state: DWState, one: op.Heal, seat: int, scope: Scope) -> bool:
    if state.wounds == HALE and state.frost == HALE and state.despair == HALE:
        return False
    return any(tokens(state, who, one.kinds) for who in _people(state, one.target, seat, scope))


def _hits(state: DWState, one: oz.KillZombies, seat: int, scope: Scope) -> bool:
    return any(zombies_at(state, p) for p in _spots(state, one.where, seat, scope))


def _moves(state: DWState, one: oz.MoveZombies, seat: int, scope: Scope) -> bool:
    origins = [p for p in _spots(state, one.origin, seat, scope) if zombies_at(state, p)]
    to = _spots(state, one.to, seat, scope)
    return any(p != o and free_entrances(state, p) for o in origins for p in to)


def _builds(state: DWState, one: oa.Barricade, seat: int, scope: Scope) -> bool:
    return any(free_entrances(state, p) for p in _spots(state, one.where, seat, scope))


def _breaks(state: DWState, one: oa.RemoveBarricades, seat: int, scope: Scope) -> bool:
    return any(barricades_at(state, p) for p in _spots(state, one.where, seat, scope))


def _bandits(state: DWState, one: oa.RemoveBandits, seat: int, scope: Scope) -> bool:
    return any(state.bandits[p] for p in _spots(state, one.where, seat, scope))


def _draws(state: DWState, one: oc.Draw, seat: int, scope: Scope) -> bool:
    if one.deck is Deck.CRISIS:
        return len(state.crises) > 0
    if one.deck is Deck.EXPERIMENTS:
        return len(state.experiments) > 0
    if one.deck is Deck.CURRENT:
        at = [state.where[scope.survivor]] if scope.survivor >= 0 else []
    elif one.deck is Deck.THAT:
        at = [scope.place] if scope.place >= 0 else list(TOWN)
    elif one.deck is Deck.RAXXON:
        at = [RAXXON]
    else:
        at = list(TOWN)
    return any(p < len(state.items) and len(state.items[p]) for p in at)


def _raises(state: DWState, one: od.IncreaseDie, seat: int, scope: Scope) -> bool:
    low, high = (2, 6) if one.n < 0 else (1, 5)
    if one.owner.value != "other_non_exiled_or_raxxon":
        return any(low <= v <= high for v in state.dice[seat])
    others = [s for s in clockwise(state, seat) if not is_exiled(state, s)]
    dice = [v for s in others for v in state.dice[s]] + [v for _, v in state.raxxon_dice]
    return any(low <= v <= high for v in dice)


def _sets(state: DWState, one: od.SetDie, seat: int, scope: Scope) -> bool:
    if one.where is Where.RAXXON:
        return any(s == seat for s, _ in state.raxxon_dice)
    return bool(state.dice[seat])


def _transfers(state: DWState, one: od.TransferPip, seat: int, scope: Scope) -> bool:
    mine = any(v < 6 for v in state.dice[seat])
    return mine and any(v > 1 for s in clockwise(state, seat) for v in state.dice[s])


def _relocates(state: DWState, one: oz.Relocate, seat: int, scope: Scope) -> bool:
    here = state.where[scope.survivor] if scope.survivor >= 0 else COLONY
    zombies = zombies_at(state, here) and any(
        free_entrances(state, p) for p in places(state) if p != here
    )
    people = len(people_at(state, here)) > 1 and any(
        room(state, p) for p in places(state) if p not in (here, COLONY)
    )
    return bool(zombies or people)


def _places(state: DWState, one: op.PlaceSurvivor, seat: int, scope: Scope) -> bool:
    if one.target is not Role.WIELDER_AND_HURT:
        return True
    carrier = scope.survivor
    fit = carrier >= 0 and state.where[carrier] != COLONY and not is_exiled(state, seat)
    return fit and bool(hurt_beside(state, carrier)) and room(state, COLONY) >= 2


def _steals(state: DWState, one: oc.StealRandomCard, seat: int, scope: Scope) -> bool:
    return any(state.hands[s] for s in clockwise(state, seat))


def _moves_noise(state: DWState, one: oa.MoveNoise, seat: int, scope: Scope) -> bool:
    here = state.where[scope.survivor] if scope.survivor >= 0 else COLONY
    n = state.noise[here]
    others = [p for p in places(state) if p not in (here, COLONY)]
    return bool(n) and any(BOX.places[p].noise - state.noise[p] >= n for p in others)


def _chooses(state: DWState, ways: tuple[Any, ...], seat: int, scope: Scope) -> bool:
    for when, cost, plan in ways:
        if when and not all_true(state, when, seat, scope):
            continue
        if cost and not ops_payable(state, cost, seat, scope):
            continue
        if _does(state, plan, seat, scope):
            return True
    return False


def _goes_on(state: DWState, one: of.If, seat: int, scope: Scope) -> bool:
    then = one.then if true(state, one.when, seat, scope) else one.otherwise
    return bool(then) and helpful(state, then, seat, scope)


def _acts(state: DWState, one: og.FreeAction, seat: int, scope: Scope) -> bool:
    return possible(state, one.action, seat, -1 if one.own else scope.survivor)


def _never(state: DWState, one: Op, seat: int, scope: Scope) -> bool:
    """It helps only while something else is done."""
    return False


def _hurts(state: DWState, one: op.Wound, seat: int, scope: Scope) -> bool:
    return bool(_people(state, one.target, seat, scope))


_ABLE: dict[type[Op], Able] = {
    op.Heal: _heals,
    op.Wound: _hurts,
    op.PlaceSurvivor: _places,
    op.Forbid: _never,
    oz.KillZombies: _hits,
    oz.RemoveZombies: _hits,
    oz.MoveZombies: _moves,
    oz.Relocate: _relocates,
    oa.Barricade: _builds,
    oa.PlaceTrap: _builds,
    oa.RemoveBarricades: _breaks,
    oa.RemoveBandits: _bandits,
    oa.MoveNoise: _moves_noise,
    oa.TakeFromHideout: lambda state, one, seat, scope: bool(state.cache),
    oa.Advance: lambda state, one, seat, scope: bool(state.row),
    oa.Noise: lambda state, one, seat, scope: True,
    oc.Draw: _draws,
    oc.Peek: _draws,
    oc.RevealTake: _draws,
    oc.SearchDeck: _draws,
    oc.StealRandomCard: _steals,
    oc.PeekHand: _steals,
    ol.Calm: lambda state, one, seat, scope: bool(state.unruly),
    ol.Unruly: lambda state, one, seat, scope: bool(state.helpless),
    ol.WasteRemove: lambda state, one, seat, scope: True,
    ol.TakeFromWaste: lambda state, one, seat, scope: (
        bool(state.waste) and not is_exiled(state, seat)
    ),
    ol.CleanBonus: _never,
    od.RerollDie: lambda state, one, seat, scope: bool(state.dice[seat]),
    od.IncreaseDie: _raises,
    od.SetDie: _sets,
    od.TransferPip: _transfers,
    of.Choose: _chooses,
    of.If: _goes_on,
    of.Roll: _never,
    og.FreeAction: _acts,
    og.SkipExposure: _never,
    og.AttackBonus: _never,
    og.AttackAnyDie: _never,
    og.SearchAnyDie: _never,
    og.NoiseLook: _never,
    og.RerollEncounter: _never,
    og.ReplaceExposure: _never,
    og.BarricadeBonus: _never,
    os.TakePill: lambda state, one, seat, scope: "no-pills" not in state.unlocked,
}


def _sure(plan: Plan) -> bool:
    """Whether operations always change something, however the table looks."""
    if plan.people or plan.helpless:
        return False
    return any(
        not module and (test is None or (test is _chooses and _open(ways)))
        for module, test, ways in plan.parts
    )


def _open(ways: tuple[Any, ...]) -> bool:
    """Whether one way of a choice is always open."""
    return any(not when and not cost and _sure(plan) for when, cost, plan in ways)


SURE = frozenset(
    source
    for source, ops in TREES.items()
    if not _COSTS[source] and source not in _WHENS and _sure(_plan(ops))
)
"""What costs nothing and always changes something: nobody need look."""
