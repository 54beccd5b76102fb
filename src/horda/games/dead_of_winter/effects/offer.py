"""What can be used: prices that can be paid, and effects that would change something."""

from typing import Any

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.newcomers import can_join
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.cards import ops_colony as ol
from horda.games.dead_of_winter.cards import ops_dice as od
from horda.games.dead_of_winter.cards import ops_flow as of
from horda.games.dead_of_winter.cards import ops_people as op
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.trees import TREES
from horda.games.dead_of_winter.effects.conditions import all_true, true
from horda.games.dead_of_winter.effects.prices import Able, ops_payable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import in_use
from horda.games.dead_of_winter.effects.trigger import room_for
from horda.games.dead_of_winter.effects.would import WOULD, never

_COSTS: dict[str, Ops] = {name: TREES.get(f"{name}/cost", ()) for name in TREES}
_WHENS = {f"item/{card.id}": card.when for card in BOX.items if card.when}
"""What must hold besides for some items to be used."""


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
            (one.module.value if one.module else "", WOULD.get(type(one)), _ways(one))
            for one in ops
            if WOULD.get(type(one)) is not never
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


WOULD.update({of.Choose: _chooses, of.If: _goes_on})


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
