"""Moving pawns: the only place that keeps fields and pawns in agreement."""

from collections.abc import Callable
from typing import TypeAlias

from horda.core.errors import EngineFault
from horda.core.events import Event
from horda.core.hooks import Replace, Trigger
from horda.core.rulebook import cites
from horda.core.run import Run
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, ZTState

ZTRun: TypeAlias = Run[ZTState]
HumanMoves: TypeAlias = Callable[[int, int, int], Event]
"""Makes an event of a human that went from a field to another."""
ZombieMoves: TypeAlias = Callable[[int, int], Event]
"""Makes an event of a zombie that went from a field to another."""

HUMAN_ENTERED: Trigger[int] = Trigger("human-entered")
"""A human (the context) stands on another field now."""
ZOMBIE_ENTERED: Trigger[int] = Trigger("zombie-entered")
"""A zombie (the context) stands on another field now, by its own step, a push or a shove."""
ZOMBIE_CLIMBED: Trigger[int] = Trigger("zombie-climbed")
"""A zombie got onto the barricade field (the context) by itself."""
HUMAN_TURNED: Trigger[tuple[int, int]] = Trigger("human-turned")
"""A human (first) became a zombie on a field (second)."""
HUMAN_TURN_ENDS: Trigger[None] = Trigger("human-turn-ends")
ZOMBIE_TURN_BEGINS: Trigger[None] = Trigger("zombie-turn-begins")
ADDING_ENDS: Trigger[None] = Trigger("adding-ends")
BITE: Replace[int] = Replace("bite")
"""A human is about to be bitten."""


@cites("R1.4", "R9.4")
def _occupy(state: ZTState, cell: int, code: int) -> None:
    """Puts a pawn on a field; two pawns on one field are a bug of the rules."""
    if state.cells[cell] != EMPTY:
        raise EngineFault(f"field {cell} is taken")
    state.cells[cell] = code


def put_human(state: ZTState, human: int, cell: int) -> None:
    """Puts a human that is off the board on a field."""
    _occupy(state, cell, human + 1)
    state.humans[human] = cell


def shift_human(state: ZTState, human: int, cell: int) -> int:
    """Moves a human to a free field, of which nobody is told yet; returns where it was."""
    at = state.humans[human]
    state.cells[at] = EMPTY
    _occupy(state, cell, human + 1)
    state.humans[human] = cell
    return at


def move_human(run: ZTRun, human: int, cell: int, told: HumanMoves) -> None:
    """Moves a human to a free field, tells of it, and then what it entered."""
    at = shift_human(run.state, human, cell)
    run.emit(told, human, at, cell)
    run.trigger(HUMAN_ENTERED, human)


def remove_human(state: ZTState, human: int, health: int) -> None:
    """Takes a human off the board for good."""
    state.cells[state.humans[human]] = EMPTY
    state.humans[human] = OFF
    state.health[human] = health
    state.ap[human] = 0


def put_zombie(state: ZTState, cell: int, facing: int) -> int:
    """Takes a zombie from the pool and puts it on a field; returns its number."""
    zombie = state.zombies.index(OFF)
    _occupy(state, cell, zombie + FIRST_ZOMBIE)
    state.zombies[zombie] = cell
    state.facing[zombie] = facing
    return zombie


def shift_zombie(state: ZTState, zombie: int, cell: int) -> int:
    """Moves a zombie to a free field, of which nobody is told yet; returns where it was."""
    at = state.zombies[zombie]
    state.cells[at] = EMPTY
    _occupy(state, cell, zombie + FIRST_ZOMBIE)
    state.zombies[zombie] = cell
    return at


def move_zombie(run: ZTRun, zombie: int, cell: int, told: ZombieMoves) -> bool:
    """Moves a zombie and tells of it; returns whether it is still on the board."""
    at = shift_zombie(run.state, zombie, cell)
    run.emit(told, at, cell)
    run.trigger(ZOMBIE_ENTERED, zombie)
    return run.state.zombies[zombie] != OFF


@cites("R4.6", "S4.5")
def remove_zombie(state: ZTState, zombie: int) -> None:
    """Takes a zombie off the board into the pool; by itself this adds no new zombie."""
    state.cells[state.zombies[zombie]] = EMPTY
    state.zombies[zombie] = OFF
    state.facing[zombie] = 0
