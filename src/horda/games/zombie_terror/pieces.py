"""The pieces in force: what the base game and the scenario add to the common rules."""

from functools import cache

from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.content import (
    BANKER,
    POINTS_TO_WIN,
    TRACK_END,
    TURNED_TO_LOSE,
)
from horda.games.zombie_terror.ends import check_score_possible, humans_win, zombies_win
from horda.games.zombie_terror.pawns import (
    ADDING_ENDS,
    BITE,
    HUMAN_ENTERED,
    HUMAN_TURN_ENDS,
    HUMAN_TURNED,
    ZOMBIE_CLIMBED,
    ZOMBIE_ENTERED,
    ZOMBIE_TURN_BEGINS,
    ZTRun,
    remove_human,
    remove_zombie,
)
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, GONE, NOBODY, TURNED, worth


@cites("R2.banker", "R5.12")
def _briefcase(run: ZTRun, human: int) -> int | None:
    """The first bite on the Banker costs his briefcase."""
    if human != BANKER or not run.state.briefcase:
        return human
    run.state.briefcase = False
    run.emit(events.BriefcaseLost)
    return None


@cites("R4.7")
def _all_leave(run: ZTRun, _: None) -> None:
    """Takes everybody off the exits, in the order of their names on the sheet."""
    state = run.state
    pawns = sorted(state.cells[cell] for cell in state.terrain.exits)
    for pawn in pawns:
        if EMPTY < pawn < FIRST_ZOMBIE and state.result is None:
            _leave(run, pawn - 1)


def _leave_at_once(run: ZTRun, human: int) -> None:
    if run.state.humans[human] in run.state.terrain.exits:
        _leave(run, human)


@cites("R4.7", "R8.1", "R8.2", "R1.9")
def _leave(run: ZTRun, human: int) -> None:
    """Takes a human on an exit off the board and scores it."""
    state = run.state
    points = worth(state, human)
    state.score += points
    remove_human(state, human, GONE)
    run.emit(events.Left, human, points, state.score)
    if state.score >= POINTS_TO_WIN:
        humans_win(run, "escaped", "R8.1")
    else:
        check_score_possible(run)


@cites("R8.2")
def _check_score(run: ZTRun, context: object) -> None:
    check_score_possible(run)


@cites("R7.1", "R7.2")
def _terror_on_empty_pool(run: ZTRun, _: None) -> None:
    state = run.state
    if not state.terror and not state.pool:
        state.terror = state.config.terror_start
        run.emit(events.TerrorMoved, state.terror, "R7.1")


@cites("R7.3")
def _terror_step(run: ZTRun, _: None) -> None:
    """Moves a marker that is on the track; off the track it stays."""
    if run.state.terror:
        _countdown(run, "R7.3", "R7.3")


def _countdown(run: ZTRun, moved_by: str, lost_by: str) -> None:
    state = run.state
    state.terror -= 1
    run.emit(events.TerrorMoved, state.terror, moved_by)
    if not state.terror:
        zombies_win(run, "terror", lost_by)


@cites("S6.4", "S6.5", "S9.3", "S10.1")
def _terror_after_collapse(run: ZTRun, _: None) -> None:
    if run.state.collapsed:
        _countdown(run, "S6.4", "S6.5")


@cites("S6.1", "S6.2", "S6.3", "S6.4", "S6.6")
def _barricade_entered(run: ZTRun, _: int) -> None:
    """Moves the marker to the right; on its last field the single barricades fall."""
    state = run.state
    if state.collapsed:
        return
    state.terror += 1
    run.emit(events.TerrorMoved, state.terror, "S6.2")
    if state.terror == TRACK_END:
        state.collapsed = True
        run.emit(events.Collapsed)


@cites("S7.1", "S7.2", "S7.3")
def _manhole(run: ZTRun, zombie: int) -> None:
    """Eliminates a zombie that enters the manhole, however it came there."""
    state = run.state
    if state.zombies[zombie] == state.terrain.manhole:
        remove_zombie(state, zombie)
        run.emit(events.FellIn, state.terrain.manhole)


@cites("S8.1")
def _take_keys(run: ZTRun, human: int) -> None:
    state = run.state
    if state.keys != OFF and state.humans[human] == state.keys:
        at, state.keys, state.carrier = state.keys, OFF, human
        run.emit(events.KeysTaken, human, at)


@cites("S8.2")
def _drop_keys(run: ZTRun, turned: tuple[int, int]) -> None:
    human, at = turned
    if run.state.carrier == human:
        run.state.carrier, run.state.keys = NOBODY, at
        run.emit(events.KeysDropped, at)


@cites("S9.2")
def _five_turned(run: ZTRun, _: tuple[int, int]) -> None:
    if run.state.health.count(TURNED) >= TURNED_TO_LOSE:
        zombies_win(run, "five-turned", "S9.2")


BASE = (
    Piece("briefcase", (BITE.use(_briefcase),), ("R2.banker",)),
    Piece("score", (HUMAN_TURNED.use(_check_score),), ("R8.2",)),
    Piece("terror", (ADDING_ENDS.use(_terror_on_empty_pool), ZOMBIE_TURN_BEGINS.use(_terror_step))),
)

EXITS = {
    "turn-end": Piece("exits", (HUMAN_TURN_ENDS.use(_all_leave),), ("R4.7", "R8.1")),
    "at-once": Piece("exits", (HUMAN_ENTERED.use(_leave_at_once),), ("R4.7", "R8.1")),
}

BARRICADES = (
    Piece(
        "collapse",
        (ZOMBIE_CLIMBED.use(_barricade_entered), ZOMBIE_TURN_BEGINS.use(_terror_after_collapse)),
        ("S6.2", "S6.3"),
    ),
    Piece("five-turned", (HUMAN_TURNED.use(_five_turned),), ("S9.2",)),
    Piece(
        "keys",
        (HUMAN_ENTERED.use(_take_keys), HUMAN_TURNED.use(_drop_keys)),
        ("S8.1", "S8.2"),
    ),
    Piece("manhole", (ZOMBIE_ENTERED.use(_manhole),), ("S7.2",)),
)


@cites("S1.1", "S1.2", "S1.3", "S4.3")
@cache
def index(scenario: str, leaving: str) -> HookIndex:
    """Returns the pieces in force: the scenario has no briefcase, no exits and no points."""
    return HookIndex((*BASE, EXITS[leaving]) if scenario == "base" else BARRICADES)
