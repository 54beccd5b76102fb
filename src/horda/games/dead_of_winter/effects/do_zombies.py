"""What operations on zombies do."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import put, roll_stock
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.exposure import Expose
from horda.games.dead_of_winter.base.marks import Lasting, Moment
from horda.games.dead_of_winter.base.option import PickBranch, PickEntrance, PickPlace, PickSurvivor
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    PLACE_OF,
    free_entrances,
    of_exiled,
    people_at,
    places,
    room,
    space,
    zombies_at,
)
from horda.games.dead_of_winter.base.zombies import AddZombies, kill_zombie, lure, remove_zombie
from horda.games.dead_of_winter.cards import ops_zombies as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.words import COLONY, Count, UpTo, Where
from horda.games.dead_of_winter.effects.lasting import REDUCE
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.spots import NOWHERE, spot, spots, with_own
from horda.games.dead_of_winter.effects.zombie_picks import pick_spaces, pick_zombies


@does(ops.AddZombies)
@cites("DW-ADDZ-04", "DW-INT-12")
def _add(do: Doing) -> list[Frame]:
    """Each place is an instruction of its own."""
    return [AddZombies(place, do.op.n) for place in spots(do, do.op.where)]


def _infested(do: Doing) -> list[int]:
    """Returns where the zombies meant may stand: at one place, at each, or anywhere."""
    where = do.op.where
    if where is Where.ANY:
        return places(do.state)
    return spots(do, where, lambda place: bool(zombies_at(do.state, place)))


@does(ops.RemoveZombies)
@cites("DW-KILLZ-04")
def _remove(do: Doing) -> None:
    where = _infested(do)
    if do.op.where is Where.EACH:
        picked = [e for place in where for e in pick_zombies(do, [place], do.op.n)]
    else:
        picked = pick_zombies(do, where, do.op.n)
    for entrance in picked:
        remove_zombie(do.run, entrance)


@does(ops.KillZombies)
@cites("DW-KILLZ-02", "DW-EXPO-Q1")
def _kill(do: Doing) -> list[Frame]:
    picked = pick_zombies(do, _infested(do), do.op.n)
    for entrance in picked:
        kill_zombie(do.run, entrance)
    killer = _killer(do)
    if not picked or killer < 0:
        return []
    state = do.state
    state.kills_turn += len(picked)
    state.moments = (*state.moments, Moment("after_kill", killer, PLACE_OF[picked[0]]))
    if do.op.exposure is ops.Rolls.NONE:
        return []
    return [Expose(killer, "kill", 1 if do.op.exposure is ops.Rolls.ONE else len(picked))]


def _killer(do: Doing) -> int:
    """Returns the survivor with the ability or the equipment; a card from hand has none."""
    kind = do.source.split("/")[0]
    if kind == "survivor":
        return do.scope.survivor
    card = do.scope.card
    if kind == "item" and card >= 0 and BOX.items[title_of(card)].use is Use.EQUIP:
        return do.scope.survivor
    return -1


# -- moving ------------------------------------------------------------------------------------


@does(ops.MoveZombies)
@cites("DW-ATTRACT-02", "DW-SCENR-10", "DW-SCENR-Q2")
def _move(do: Doing) -> list[Frame]:
    op, state = do.op, do.state
    origin = spot(do, op.origin, lambda place: zombies_at(state, place) > 0 and _leads(do, place))
    if origin == NOWHERE:
        return []
    if op.to is Where.ANY_OUTSIDE:
        return _spread(do, origin)
    to = spot(do, op.to, lambda place: place != origin and (op.push or _free(do, place) > 0))
    if to in (NOWHERE, origin):
        return []
    return _shift(do, origin, to)


def _leads(do: Doing, origin: int) -> bool:
    """Whether zombies could go on from a place, where a card sends them to own survivors."""
    if do.op.to is not Where.WITH_OWN:
        return True
    return any(place != origin and _free(do, place) for place in with_own(do.state, do.seat))


def _free(do: Doing, place: int) -> int:
    return sum(max(0, space(do.state, e)) for e in ENTRANCES_OF[place])


def _capped(n: Count, most: int) -> Count:
    return UpTo(min(n.up_to, most)) if isinstance(n, UpTo) else min(int(str(n)), most)


def _shift(do: Doing, origin: int, to: int) -> list[Frame]:
    n = do.op.n if do.op.push else _capped(do.op.n, _free(do, to))
    picked = pick_zombies(do, [origin], n)
    onto = pick_spaces(do, to, len(picked))
    for entrance, other in zip(picked, onto, strict=False):
        lure(do.run, entrance, other)
    for entrance in picked[len(onto) :]:
        remove_zombie(do.run, entrance)
    more = len(picked) - len(onto)
    return [AddZombies(to, more)] if more > 0 else []


def _spread(do: Doing, origin: int) -> list[Frame]:
    """Sends zombies to any other places, each where the chooser wants."""
    free = {
        e: space(do.state, e) for e in range(6, len(PLACE_OF)) if PLACE_OF[e] in places(do.state)
    }
    picked = pick_zombies(do, [origin], _capped(do.op.n, sum(max(k, 0) for k in free.values())))
    onto = []
    for _ in picked:
        fit = [PickEntrance(e) for e, k in free.items() if k > 0]
        onto.append(do.ask(do.seat, "dw-pick-space", fit))
        free[onto[-1]] -= 1
    for entrance, other in zip(picked, onto, strict=True):
        lure(do.run, entrance, other)
    return []


@does(ops.ZombiesToBarricades)
def _to_barricades(do: Doing) -> Frame:
    """The die says how many, the chooser which."""
    return Blown(do.seat, min(roll_stock(do.run, do.seat), zombies_at(do.state, COLONY)))


class Blown(Frame, frozen=True):
    """So many zombies at the colony become barricades where they stood, as the chooser picks."""

    seat: int
    left: int

    @cites("DW-CARD-Q5", "DW-KILLZ-05")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for the next zombie, at any of the six entrances."""
        found = [e for e in ENTRANCES_OF[COLONY] if run.state.zombies[e]]
        if not self.left or not found:
            return DONE
        return Choice(self.seat, "dw-pick-zombie", tuple(map(PickEntrance, found)))

    def turn(self, run: DWRun) -> Outcome:
        """Puts a barricade in its place."""
        remove_zombie(run, run.answer.n)
        run.state.barricades[run.answer.n] += 1
        run.emit(events.BarricadeBuilt, run.answer.n)
        return Go("ask", Blown(self.seat, self.left - 1))

    steps = (ask, turn)


@does(ops.Relocate)
def _relocate(do: Doing) -> None:
    """Puts another survivor or a zombie of the same place somewhere else: no move."""
    state, here = do.state, spot(do, Where.SAME)
    others = [one for one in people_at(state, here) if one != do.scope.survivor]
    people = [PickSurvivor(one) for one in others if _somewhere(do, one, here)]
    spaces = [PickEntrance(e) for e in _space_else(do, here)]
    zombies = [PickEntrance(e) for e in ENTRANCES_OF[here] if state.zombies[e]] if spaces else []
    ways = [PickBranch(0, "dw-way-relocate-survivor")] if people else []
    ways += [PickBranch(1, "dw-way-relocate-zombie")] if zombies else []
    if not ways:
        return
    if do.ask(do.seat, "dw-relocate", ways):
        entrance = do.ask(do.seat, "dw-pick-zombie", zombies)
        lure(do.run, entrance, do.ask(do.seat, "dw-pick-space", spaces))
        return
    one = do.ask(do.seat, "dw-pick-survivor", people)
    fit = [PickPlace(place) for place in _somewhere(do, one, here)]
    put(do.run, one, do.ask(do.seat, "dw-pick-place", fit))


def _somewhere(do: Doing, survivor: int, here: int) -> list[int]:
    barred = of_exiled(do.state, survivor)
    return [
        place
        for place in places(do.state)
        if place != here and room(do.state, place) and not (barred and place == COLONY)
    ]


def _space_else(do: Doing, here: int) -> list[int]:
    others = [place for place in places(do.state) if place != here]
    return [e for place in others for e in free_entrances(do.state, place)]


@does(ops.ReduceAdded)
@cites("DW-ADDZ-Q3")
def _reduce(do: Doing) -> None:
    """One that lasts is put down; others are read where zombies are added."""
    if do.op.until is None:
        return
    place = spot(do, do.op.where)
    rule = Lasting(
        REDUCE, do.source, place=place, n=do.op.n, until=do.op.until.value, made=do.state.round
    )
    do.state.lasting = (*do.state.lasting, rule)
