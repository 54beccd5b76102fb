"""What operations on places do: noise, barricades, traps, bandits, improvements."""

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.bandits import place_bandit, random_place, remove_bandit
from horda.games.dead_of_winter.base.changes import add_noise
from horda.games.dead_of_winter.base.improvements import advance
from horda.games.dead_of_winter.base.option import STOP, PickImprovement, PickPlace
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import (
    NOISE_SPACES,
    barricades_at,
    free_entrances,
    outside,
    places,
    room,
)
from horda.games.dead_of_winter.cards import ops_places as ops
from horda.games.dead_of_winter.cards.words import Many, UpTo, Where
from horda.games.dead_of_winter.effects.numbers import how_many
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.spots import raided, spot, spots
from horda.games.dead_of_winter.effects.zombie_picks import pick_barriers, pick_spaces


@does(ops.Noise)
@cites("DW-SEARCH-06")
def _noise(do: Doing) -> None:
    for place in spots(do, do.op.where):
        if do.op.n is Many.NONE_LEFT:
            quiet(do.run, place)
        else:
            n = do.op.n if isinstance(do.op.n, int) else NOISE_SPACES[place]
            add_noise(do.run, place, n)


def quiet(run: DWRun, place: int) -> None:
    """Takes all noise away."""
    if run.state.noise[place]:
        run.state.noise[place] = 0
        run.emit(events.NoiseGone, place)


@does(ops.MoveNoise)
@cites("DW-SAMPLE-08", "DW-SEARCH-Q3", "DW-SEARCH-Q4")
def _move_noise(do: Doing) -> None:
    """Moving is no placing: the limit of a round is untouched, but the spaces must be free."""
    state, here = do.state, spot(do, Where.SAME)
    n = state.noise[here]
    fit = [p for p in outside(state) if p != here and NOISE_SPACES[p] - state.noise[p] >= n]
    if not n or not fit:
        return
    there = do.ask(do.seat, "dw-pick-place", [PickPlace(place) for place in fit])
    quiet(do.run, here)
    state.noise[there] += n
    do.run.emit(events.NoiseMade, there, n)


# -- barricades --------------------------------------------------------------------------------


@does(ops.Barricade)
@cites("DW-BARR-Q1", "DW-SCENR-02")
def _barricade(do: Doing) -> None:
    """On empty spaces, as the chooser picks; what is sealed as a whole needs none."""
    if do.op.seal:
        return
    place = spot(do, do.op.where, lambda at: bool(free_entrances(do.state, at)))
    if place < 0:
        return
    n = do.op.n if isinstance(do.op.n, int) else 99
    for entrance in pick_spaces(do, place, n):
        do.state.barricades[entrance] += 1
        do.run.emit(events.BarricadeBuilt, entrance)


@does(ops.PlaceTrap)
@cites("DW-TRAP-01", "DW-TRAP-Q2")
def _trap(do: Doing) -> None:
    place = spot(do, do.op.where, lambda at: bool(free_entrances(do.state, at)))
    if place < 0:
        return
    for entrance in pick_spaces(do, place, do.op.n):
        do.state.traps[entrance] += 1
        do.run.emit(events.TrapLaid, entrance)


@does(ops.RemoveBarricades)
@cites("DW-TRAP-02", "DW-TRAP-T2", "DW-SCENR-08")
def _remove_barricades(do: Doing) -> None:
    state = do.state
    picked = [
        entrance
        for place in spots(do, do.op.where, lambda at: bool(barricades_at(state, at)))
        for entrance in pick_barriers(do, place, do.op.n)
    ]
    for entrance in picked:
        row = state.barricades if state.barricades[entrance] else state.traps
        row[entrance] -= 1
        do.run.emit(events.BarricadeBroken, entrance)


@does(ops.BarricadesToTraps)
def _to_traps(do: Doing) -> None:
    """All of them everywhere, or some at one place, which the chooser picks."""
    state = do.state
    picked = [
        e for place in spots(do, do.op.where) for e in pick_barriers(do, place, do.op.n, False)
    ]
    for entrance in picked:
        state.barricades[entrance] -= 1
        state.traps[entrance] += 1
        do.run.emit(events.TrapLaid, entrance)


@does(ops.AttachToLocation)
def _attach(do: Doing) -> None:
    do.scope = replace(do.scope, place=spot(do, do.op.where))


# -- bandits -----------------------------------------------------------------------------------


@does(ops.AddBandits)
@cites("DW-BANDIT-05", "DW-BANDIT-17")
def _add_bandits(do: Doing) -> None:
    op, run = do.op, do.run
    if not do.state.config.bandits:
        return
    n = op.n if isinstance(op.n, int) else 99
    if op.where is Where.EACH:
        for place in raided(do.state):
            _come(do, place, n)
    elif op.where is Where.RANDOM_EACH:
        for _ in range(n):
            place_bandit(run, random_place(run))
    else:
        place = random_place(run) if op.where is Where.RANDOM else spot(do, op.where)
        _come(do, place, n)


def _come(do: Doing, place: int, n: int) -> None:
    for _ in range(min(n, room(do.state, place)) if place >= 0 else 0):
        place_bandit(do.run, place)


@does(ops.RemoveBandits)
@cites("DW-SAMPLE-09", "DW-ABIL-Q4")
def _remove_bandits(do: Doing) -> None:
    op, state = do.op, do.state
    if op.where is Where.ANY:
        return _remove_anywhere(do)
    place = spot(do, op.where, lambda at: bool(state.bandits[at]))
    if place < 0:
        return None
    for _ in range(how_many(do, op.n, state.bandits[place])):
        remove_bandit(do.run, place)
    return None


def _remove_anywhere(do: Doing) -> None:
    left = {place: do.state.bandits[place] for place in places(do.state)}
    free = isinstance(do.op.n, UpTo)
    most = min(do.op.n.up_to if free else do.op.n, sum(left.values()))
    chosen: list[int] = []
    while len(chosen) < most:
        fit = [PickPlace(place) for place, n in left.items() if n]
        one = do.ask(do.seat, "dw-pick-bandit", [*fit, STOP] if free else fit)
        if one < 0:
            break
        chosen.append(one)
        left[one] -= 1
    for place in chosen:
        remove_bandit(do.run, place)


# -- improvements ------------------------------------------------------------------------------


@does(ops.Advance)
@cites("DW-IMPROVE-03", "DW-IMPROVE-Q2")
def _advance(do: Doing) -> None:
    state = do.state
    if do.op.n is Many.NONE_LEFT:
        state.row = tuple((card, 0) for card, _ in state.row)
        return
    times, n = (do.op.n, 1) if do.op.split else (1, do.op.n)
    options = [PickImprovement(card) for card, _ in state.row]
    if not options:
        return
    chosen = [do.ask(do.seat, "dw-pick-improvement", options) for _ in range(times)]
    for card in dict.fromkeys(chosen):
        if any(card == open_ for open_, _ in state.row):
            advance(do.run, card, n * chosen.count(card))
