"""Carrying out what humans do."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.games.zombie_terror import events, options
from horda.games.zombie_terror.actions import SHOVE_OFF_COST
from horda.games.zombie_terror.board import NEIGHBOUR
from horda.games.zombie_terror.content import CHILD, IN_CAR_TO_WIN, MECHANIC, NURSE
from horda.games.zombie_terror.ends import humans_win
from horda.games.zombie_terror.pawns import (
    HUMAN_ENTERED,
    ZOMBIE_ENTERED,
    ZTRun,
    move_human,
    remove_human,
    remove_zombie,
    shift_human,
    shift_zombie,
)
from horda.games.zombie_terror.state import FIRST_ZOMBIE, GONE, HEALTHY, ZTState


@cites("R4.1")
def spend(state: ZTState, human: int, points: int = 1) -> None:
    """Spends action points; the first one activates the human."""
    state.ap[human] -= points
    state.activated |= 1 << human
    state.current = human


def direction_to(cell: int, other: int) -> int:
    """Returns the direction of an adjacent field."""
    return next(d for d in range(4) if NEIGHBOUR[d][cell] == other)


def _zombie_at(state: ZTState, cell: int) -> int:
    return state.cells[cell] - FIRST_ZOMBIE


@cites("R4.3")
def _move(run: ZTRun, deed: options.Move) -> None:
    spend(run.state, deed.human)
    move_human(run, deed.human, deed.at, events.Moved)


@cites("R2.child")
def _diagonal(run: ZTRun, deed: options.Diagonal) -> None:
    spend(run.state, CHILD)
    run.state.used |= 1 << CHILD
    move_human(run, CHILD, deed.at, events.Slipped)


@cites("R4.4")
def _push(run: ZTRun, deed: options.Push) -> None:
    state = run.state
    direction = direction_to(state.humans[deed.human], deed.at)
    behind, zombie = NEIGHBOUR[direction][deed.at], _zombie_at(state, deed.at)
    spend(state, deed.human)
    shift_zombie(state, zombie, behind)
    shift_human(state, deed.human, deed.at)
    run.emit(events.Pushed, deed.human, deed.at, behind)
    run.trigger(ZOMBIE_ENTERED, zombie)
    run.trigger(HUMAN_ENTERED, deed.human)


@cites("R2.mechanic", "R2.3")
def _shove(run: ZTRun, deed: options.Shove) -> None:
    state = run.state
    direction = direction_to(state.humans[MECHANIC], deed.at)
    behind = NEIGHBOUR[direction][deed.at]
    shoved = state.cells[deed.at] - 1
    spend(state, MECHANIC)
    state.used |= 1 << MECHANIC
    shift_human(state, shoved, behind)
    shift_human(state, MECHANIC, deed.at)
    run.emit(events.Shoved, shoved, deed.at, behind)
    run.trigger(HUMAN_ENTERED, shoved)
    run.trigger(HUMAN_ENTERED, MECHANIC)


@cites("R2.nurse")
def _heal(run: ZTRun, deed: options.Heal) -> None:
    spend(run.state, NURSE)
    run.state.health[deed.human] = HEALTHY
    run.emit(events.Healed, deed.human)


@cites("R2.lumberjack", "R4.6", "S4.4", "S4.5")
def _kill(run: ZTRun, deed: options.Kill) -> None:
    spend(run.state, deed.human)
    remove_zombie(run.state, _zombie_at(run.state, deed.at))
    run.emit(events.Killed, deed.human, deed.at)


@cites("R2.policeman", "R4.5")
def _shoot(run: ZTRun, deed: options.Shoot) -> None:
    state = run.state
    spend(state, deed.human)
    state.bullets -= 1
    state.shots += 1
    remove_zombie(state, _zombie_at(state, deed.at))
    run.emit(events.Shot, deed.at, state.bullets)


@cites("S4.1", "S4.5")
def _shove_off(run: ZTRun, deed: options.ShoveOff) -> None:
    spend(run.state, deed.human, SHOVE_OFF_COST)
    remove_zombie(run.state, _zombie_at(run.state, deed.at))
    run.emit(events.ShovedOff, deed.human, deed.at)


@cites("S8.4", "S8.5", "S9.1")
def _enter_car(run: ZTRun, deed: options.EnterCar) -> None:
    state = run.state
    spend(state, deed.human)
    state.in_car += 1
    remove_human(state, deed.human, GONE)
    run.emit(events.CarEntered, deed.human, deed.at)
    if state.in_car >= IN_CAR_TO_WIN:
        humans_win(run, "car", "S9.1")


_DEEDS: dict[type[Option], Callable[[ZTRun, Any], None]] = {
    options.Move: _move,
    options.Diagonal: _diagonal,
    options.Push: _push,
    options.Shove: _shove,
    options.Heal: _heal,
    options.Kill: _kill,
    options.Shoot: _shoot,
    options.ShoveOff: _shove_off,
    options.EnterCar: _enter_car,
}


def do_deed(run: ZTRun, deed: Option) -> None:
    """Does what a human's option says."""
    _DEEDS[type(deed)](run, deed)
