"""What operations on survivors do: damage, healing, exposure, places."""

from msgspec.structs import replace

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import heal, hurt, put, roll_stock
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.exposure import Expose
from horda.games.dead_of_winter.base.option import STOP, PickKind, PickPlace, PickSurvivor
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import of_exiled, outside, people_at, room
from horda.games.dead_of_winter.cards import ops_people as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import (
    COLONY,
    Count,
    Damage,
    Healing,
    ItemType,
    Many,
)
from horda.games.dead_of_winter.effects.aim import aim, fitting
from horda.games.dead_of_winter.effects.lasting import forbidden, sum_of
from horda.games.dead_of_winter.effects.numbers import how_many
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.spots import NOWHERE, spot

KIND = {Damage.WOUND: 0, Damage.FROSTBITE: 1, Damage.DESPAIR: 2}
TAKES = {
    Healing.ANY: (0, 1),
    Healing.WOUND: (0,),
    Healing.FROSTBITE: (1,),
    Healing.DESPAIR: (2,),
    Healing.ANY_OR_DESPAIR: (0, 1, 2),
}
"""The kinds of tokens each word takes off."""
PLENTY = 99


@does(ops.Wound)
@cites("DW-DESPAIR-01", "DW-CARD-Q12", "DW-ABIL-Q2")
def _wound(do: Doing) -> None:
    """All at once: deaths come afterwards."""
    op = do.op
    targets = aim(do, op.target)
    n = how_many(do, op.n, PLENTY) if op.n is not Many.DIFFERENCE else do.scope.number
    for one in targets:
        hurt(do.run, one, KIND[op.kind], n)


# -- healing -----------------------------------------------------------------------------------


def tokens(state: DWState, one: int, kinds: Healing) -> int:
    """Counts what could be taken off a survivor; on some nothing can."""
    rows, found = (state.wounds, state.frost, state.despair), 0
    for kind in TAKES[kinds]:
        found += rows[kind][one]
    return 0 if found and forbidden(state, "heal", one) else found


@does(ops.Heal)
@cites("DW-DESPAIR-03", "DW-INT-07", "DW-SAMPLE-10")
def _heal(do: Doing) -> None:
    """Takes tokens off each target; the chooser says which where kinds differ."""
    op = do.op
    targets = aim(do, op.target, lambda one: tokens(do.state, one, op.kinds) > 0)
    plans = [(one, _plan(do, one, op.n, op.kinds)) for one in targets]
    for one, plan in plans:
        for kind in plan:
            heal(do.run, one, kind)
    if len(targets) == 1:
        do.scope = replace(do.scope, that=targets[0])


def _plan(do: Doing, one: int, n: Count, kinds: Healing) -> list[int]:
    """Lists the kinds of the tokens to take off a survivor."""
    there = tokens(do.state, one, kinds)
    number = min(how_many(do, n, there), there)
    more = _bonus(do, one, kinds) if number else 0
    rows = [row[one] for row in (do.state.wounds, do.state.frost, do.state.despair)]
    if kinds is Healing.ANY:  # one choice of both together
        return _taken(do, one, rows, TAKES[kinds], number + more)
    plan = _taken(do, one, rows, TAKES[kinds], number)
    return [*plan, *_taken(do, one, rows, TAKES[Healing.ANY], more)]


def _taken(do: Doing, one: int, rows: list[int], kinds: tuple[int, ...], n: int) -> list[int]:
    """Takes tokens of some kinds out of the rows, as the chooser says where kinds differ."""
    plan: list[int] = []
    there = sum(rows[kind] for kind in kinds)
    for _ in range(min(n, there)):
        fit = [kind for kind in kinds if rows[kind]]
        if n >= there:
            kind = fit[0]
        else:
            kind = do.ask(do.seat, "dw-pick-kind", [PickKind(k) for k in fit], args=(one,))
        rows[kind] -= 1
        plan.append(kind)
    return plan


def _bonus(do: Doing, one: int, kinds: Healing) -> int:
    """A medicine card that heals takes more off at the colony, of any kind but despair."""
    if kinds is Healing.DESPAIR or do.state.where[one] != COLONY or do.scope.card < 0:
        return 0
    item = BOX.items[title_of(do.scope.card)]
    played = item.type is ItemType.MEDICINE and item.use is not Use.EQUIP
    return sum_of(do.state, Mod.MEDICINE_BONUS) if played else 0


@does(ops.Exposure)
@cites("DW-BITE-Q2", "DW-EXPO-01")
def _exposure(do: Doing) -> list[Frame]:
    """Ordinary rolls, one after another while the survivor lives."""
    targets = aim(do, do.op.target)
    times = do.op.times
    if times is Many.DIE:
        times = roll_stock(do.run, do.seat) if targets else 0
    return [Expose(one, "card", int(times)) for one in targets]


@does(ops.DistributeWounds)
def _distribute(do: Doing) -> None:
    among = [PickSurvivor(one) for one in fitting(do.state, do.op.among, do.seat)]
    but = BOX.survivor_number[do.op.among.but.id] if do.op.among.but else -1
    among = [option for option in among if option.n != but]
    if not among:
        return
    chosen = [do.ask(do.seat, "dw-pick-survivor", among) for _ in range(do.op.n)]
    for one in dict.fromkeys(chosen):
        hurt(do.run, one, 0, chosen.count(one))


# -- places ------------------------------------------------------------------------------------


@does(ops.PlaceSurvivor)
@cites("DW-MOVE-Q4", "DW-EXILE-Q1", "DW-SCENR-Q2", "DW-SCENR-Q7", "DW-SCENB-Q10")
def _place(do: Doing) -> None:
    """Puts survivors somewhere as far as there is room; the exiled stay out of the colony."""
    op, state = do.op, do.state
    targets = aim(do, op.target)
    where = op.where.place if op.over and op.where.place is not None else spot(do, op.where)
    if where == NOWHERE or not targets:
        return
    elsewhere = _exiled_elsewhere(do, targets, where)
    moving = [one for one in targets if state.where[one] != where and one not in elsewhere]
    moving = [one for one in moving if where != COLONY or not of_exiled(state, one)]
    away = _make_room(do, moving, where) if op.swap else []
    for one in away:
        put(do.run, one, COLONY)
    for one in moving:
        if op.over or room(state, where):
            put(do.run, one, where)
    for one, place in elsewhere.items():
        put(do.run, one, place)


@cites("DW-SCENR-Q3")
def _exiled_elsewhere(do: Doing, targets: list[int], where: int) -> dict[int, int]:
    """A story that sends everybody home sends the exiled where their player wants."""
    state = do.state
    if not do.op.over or where != COLONY:
        return {}
    found: dict[int, int] = {}
    for one in targets:
        here, named = state.where[one], [*found.values()]
        free = [p for p in outside(state) if p != here and room(state, p) > named.count(p)]
        if of_exiled(state, one) and free and here != COLONY:
            options = [PickPlace(place) for place in free]
            found[one] = do.ask(state.owner[one], "dw-pick-place", options, args=(one,))
    return found


def _make_room(do: Doing, moving: list[int], where: int) -> list[int]:
    """Lets the chooser send others home until there is room; nobody has to."""
    state = do.state
    lacking = len(moving) - room(state, where)
    others = [o for o in people_at(state, where) if o not in moving and not of_exiled(state, o)]
    away: list[int] = []
    while lacking > len(away) and others and room(state, COLONY) > len(away):
        options = [*(PickSurvivor(o) for o in others), STOP]
        one = do.ask(do.seat, "dw-pick-survivor-more", options)
        if one < 0:
            break
        others.remove(one)
        away.append(one)
    return away
