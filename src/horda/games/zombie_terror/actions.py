"""What humans may do: the options of the human turn."""

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.games.zombie_terror.board import DIAGONALS, NEIGHBOUR, OFF, Terrain
from horda.games.zombie_terror.content import CHILD, LUMBERJACK, MECHANIC, NURSE, POLICEMAN
from horda.games.zombie_terror.options import (
    DIAGONAL,
    ENTER_CAR,
    HEAL,
    KILL,
    MOVE,
    PUSH,
    SHOOT,
    SHOVE,
    SHOVE_OFF,
)
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, NOBODY, WOUNDED, ZTState

OPPOSITE = (2, 3, 0, 1)
SHOVE_OFF_COST = 2


@cites("R4.1")
def may_act(state: ZTState, human: int) -> bool:
    """Tells whether a human has action points to spend now."""
    if not state.ap[human] or state.humans[human] == OFF:
        return False
    if state.config.interleave or state.current in (NOBODY, human):
        return True
    return not state.activated >> human & 1


def human_actions(state: ZTState) -> list[Option]:
    """Lists what the humans may do, human by human, in a fixed order."""
    options: list[Option] = []
    terrain = state.terrain
    fort = state.config.scenario == "barricades"
    for human, cell in enumerate(state.humans):
        if cell == OFF or not may_act(state, human):
            continue
        _steps_and_pushes(state, terrain, human, cell, options)
        if human in _PERSONAL:
            _PERSONAL[human](state, terrain, cell, options)
        if fort:
            _at_barricades(state, terrain, human, cell, options)
    return options


@cites("R4.3", "R4.4", "R4.8", "R1.11", "S4.6", "S4.7", "C.desperate_shove")
def _steps_and_pushes(
    state: ZTState, terrain: Terrain, human: int, cell: int, options: list[Option]
) -> None:
    cells = state.cells
    for direction in range(4):
        ahead = terrain.step[direction][cell]
        if ahead < 0:
            continue
        pawn = cells[ahead]
        if pawn == EMPTY:
            options.append(MOVE[human][ahead])
        elif pawn >= FIRST_ZOMBIE and human != CHILD:
            behind = terrain.step[direction][ahead]
            if behind < 0 or cells[behind] != EMPTY:
                continue
            towards = state.facing[pawn - FIRST_ZOMBIE] == OPPOSITE[direction]
            if not towards or state.desperate == human:
                options.append(PUSH[human][ahead])


@cites("R2.child", "R2.4")
def _diagonals(state: ZTState, terrain: Terrain, cell: int, options: list[Option]) -> None:
    if state.used >> CHILD & 1:
        return
    for corner in DIAGONALS[cell]:
        if terrain.ground[corner] and state.cells[corner] == EMPTY:
            options.append(DIAGONAL[CHILD][corner])


@cites("R2.mechanic", "R2.3")
def _shoves(state: ZTState, terrain: Terrain, cell: int, options: list[Option]) -> None:
    if state.used >> MECHANIC & 1:
        return
    for direction in range(4):
        ahead = terrain.step[direction][cell]
        if ahead >= 0 and EMPTY < state.cells[ahead] < FIRST_ZOMBIE:
            behind = terrain.step[direction][ahead]
            if behind >= 0 and state.cells[behind] == EMPTY:
                options.append(SHOVE[MECHANIC][ahead])


@cites("R2.mechanic", "S4.4")
def _mechanic(state: ZTState, terrain: Terrain, cell: int, options: list[Option]) -> None:
    _shoves(state, terrain, cell, options)
    if state.config.scenario == "barricades":
        _kills(state, MECHANIC, cell, options)


@cites("R2.nurse")
def _heals(state: ZTState, terrain: Terrain, cell: int, options: list[Option]) -> None:
    if state.health[NURSE] == WOUNDED:
        options.append(HEAL[NURSE])
    for other in terrain.steps[cell]:
        pawn = state.cells[other]
        if EMPTY < pawn < FIRST_ZOMBIE and state.health[pawn - 1] == WOUNDED:
            options.append(HEAL[pawn - 1])


@cites("R2.lumberjack", "S4.4")
def _kills(state: ZTState, human: int, cell: int, options: list[Option]) -> None:
    """Adjacent zombies with side or back to the human, on barricades too."""
    for direction in range(4):
        ahead = NEIGHBOUR[direction][cell]
        if ahead >= 0 and state.cells[ahead] >= FIRST_ZOMBIE:
            zombie = state.cells[ahead] - FIRST_ZOMBIE
            if state.facing[zombie] != OPPOSITE[direction]:
                options.append(KILL[human][ahead])


def _lumberjack(state: ZTState, terrain: Terrain, cell: int, options: list[Option]) -> None:
    _kills(state, LUMBERJACK, cell, options)


@cites("R2.policeman", "R4.5", "S4.8")
def _shots(state: ZTState, terrain: Terrain, cell: int, options: list[Option]) -> None:
    if not state.bullets:
        return
    for direction in range(4):
        for ahead in terrain.shot[direction][cell]:
            if state.cells[ahead] != EMPTY:
                if state.cells[ahead] >= FIRST_ZOMBIE:
                    options.append(SHOOT[POLICEMAN][ahead])
                break


@cites("S4.1", "S4.2", "S8.3", "S8.4")
def _at_barricades(
    state: ZTState, terrain: Terrain, human: int, cell: int, options: list[Option]
) -> None:
    for direction in range(4):
        ahead = NEIGHBOUR[direction][cell]
        if ahead < 0 or not terrain.barricade[ahead]:
            continue
        if state.cells[ahead] != EMPTY:
            if human != CHILD and state.ap[human] >= SHOVE_OFF_COST:
                options.append(SHOVE_OFF[human][ahead])
        elif ahead in terrain.car and (state.in_car or state.carrier == human):
            options.append(ENTER_CAR[human][ahead])


_PERSONAL = {
    CHILD: _diagonals,
    MECHANIC: _mechanic,
    NURSE: _heals,
    LUMBERJACK: _lumberjack,
    POLICEMAN: _shots,
}
