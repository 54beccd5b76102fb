"""What humans may do: the options of the human turn."""

from functools import cache

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.games.zombie_terror.board import FIELDS, OFF, Terrain, terrain
from horda.games.zombie_terror.content import CHILD, HUMANS, LUMBERJACK, MECHANIC, NURSE, POLICEMAN
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

SHOVE_OFF_COST = 2


@cites("R4.1")
def may_act(state: ZTState, human: int) -> bool:
    """Tells whether a human has action points to spend now."""
    if not state.ap[human] or state.humans[human] == OFF:
        return False
    if state.config.interleave:
        return True
    return state.current in (NOBODY, human) or not state.activated >> human & 1


@cites("R4.3", "R4.4", "R4.8", "R1.11", "S4.6", "S4.7")
def human_actions(state: ZTState) -> list[Option]:
    """Lists what the humans may do, human by human, in a fixed order.

    The hottest loop of the game: everything that depends on the ground alone is looked up.
    """
    options: list[Option] = []
    config = state.config
    ground, table = _table(config.scenario, state.collapsed)
    ap, cells, serial = state.ap, state.cells, not config.interleave
    abilities = _ABILITIES if WOUNDED in state.health else _ABILITIES_UNHURT
    for human, cell in enumerate(state.humans):
        if cell == OFF or not ap[human] or (serial and not may_act(state, human)):
            continue
        (a, b, c, d), moves, ways, walls = table[human][cell]
        alone = not (cells[a] or cells[b] or cells[c] or cells[d])
        if alone:
            options += moves
        else:
            for ahead, move, behind, back, push in ways:
                if not cells[ahead]:
                    options.append(move)
                elif behind >= 0 and not cells[behind] and may_push(state, human, ahead, back):
                    options.append(push)
        anywhere, beside = abilities[human]
        if anywhere is not None:
            anywhere(state, ground, cell, options)
        if beside is not None and (walls or not alone):
            beside(state, ground, cell, options)
        if walls:
            _at_barricades(state, ground, human, cell, options)
    return options


Way = tuple[int, Option, int, int, Option]
"""An adjacent field, the walk there, the field behind it, the way back, the push."""
Place = tuple[tuple[int, ...], tuple[Option, ...], tuple[Way, ...], bool]
"""Four adjacent fields to look at, the walks if all are empty, the ways one by one, and
whether a barricade is next to it."""


@cache
def _table(scenario: str, collapsed: bool) -> tuple[Terrain, tuple[tuple[Place, ...], ...]]:
    """Returns the ground, and for every human and field where it could walk and push."""
    ground = terrain(scenario, collapsed)
    humans = range(len(HUMANS))
    return ground, tuple(tuple(_place(ground, h, c) for c in range(FIELDS)) for h in humans)


def _place(ground: Terrain, human: int, cell: int) -> Place:
    ways = ground.ways[cell]
    beside = [n for n, _, _ in ways] or [cell]
    four = tuple((beside * 4)[:4]) if len(beside) < 4 else tuple(beside)
    moves = tuple(MOVE[human][n] for n, _, _ in ways)
    spelled = ((n, MOVE[human][n], behind, back, PUSH[human][n]) for n, behind, back in ways)
    return four, moves, tuple(spelled), bool(ground.walls[cell])


@cites("R4.4", "R2.child", "C.desperate_shove")
def may_push(state: ZTState, human: int, cell: int, back: int) -> bool:
    """Tells whether a human may push the pawn beside it; only facing zombies resist."""
    pawn = state.cells[cell]
    if pawn < FIRST_ZOMBIE or human == CHILD:
        return False
    return state.facing[pawn - FIRST_ZOMBIE] != back or state.desperate == human


@cites("R2.child", "R2.4")
def _diagonals(state: ZTState, ground: Terrain, cell: int, options: list[Option]) -> None:
    if not state.used >> CHILD & 1:
        cells, slips = state.cells, DIAGONAL[CHILD]
        options += [slips[corner] for corner in ground.corners[cell] if not cells[corner]]


@cites("R2.nurse")
def _heal_herself(state: ZTState, ground: Terrain, cell: int, options: list[Option]) -> None:
    if state.health[NURSE] == WOUNDED:
        options.append(HEAL[NURSE])


@cites("R2.nurse")
def _heal_others(state: ZTState, ground: Terrain, cell: int, options: list[Option]) -> None:
    for other in ground.steps[cell]:
        pawn = state.cells[other]
        if EMPTY < pawn < FIRST_ZOMBIE and state.health[pawn - 1] == WOUNDED:
            options.append(HEAL[pawn - 1])


@cites("R2.mechanic", "R2.3", "S4.4")
def _shove_and_kill(state: ZTState, ground: Terrain, cell: int, options: list[Option]) -> None:
    cells = state.cells
    if not state.used >> MECHANIC & 1:
        for ahead, behind, _ in ground.ways[cell]:
            if EMPTY < cells[ahead] < FIRST_ZOMBIE and behind >= 0 and not cells[behind]:
                options.append(SHOVE[MECHANIC][ahead])
    if state.config.scenario == "barricades":
        _kills(state, ground, MECHANIC, cell, options)


@cites("R2.lumberjack")
def _axe(state: ZTState, ground: Terrain, cell: int, options: list[Option]) -> None:
    _kills(state, ground, LUMBERJACK, cell, options)


@cites("R2.lumberjack", "S4.4")
def _kills(state: ZTState, ground: Terrain, human: int, cell: int, options: list[Option]) -> None:
    """Adjacent zombies with side or back to the human, on barricades too."""
    for ahead, back in (*ground.backs[cell], *ground.walls[cell]):
        pawn = state.cells[ahead]
        if pawn >= FIRST_ZOMBIE and state.facing[pawn - FIRST_ZOMBIE] != back:
            options.append(KILL[human][ahead])


@cites("R2.policeman", "R4.5", "S4.8")
def _shots(state: ZTState, ground: Terrain, cell: int, options: list[Option]) -> None:
    if not state.bullets:
        return
    cells = state.cells
    for line in ground.shots[cell]:
        for ahead in line:
            if cells[ahead]:
                if cells[ahead] >= FIRST_ZOMBIE:
                    options.append(SHOOT[POLICEMAN][ahead])
                break


@cites("S4.1", "S4.2", "S8.3", "S8.4")
def _at_barricades(
    state: ZTState, ground: Terrain, human: int, cell: int, options: list[Option]
) -> None:
    for ahead, _ in ground.walls[cell]:
        if state.cells[ahead] != EMPTY:
            if human != CHILD and state.ap[human] >= SHOVE_OFF_COST:
                options.append(SHOVE_OFF[human][ahead])
        elif ahead in ground.car and (state.in_car or state.carrier == human):
            options.append(ENTER_CAR[human][ahead])


# By the humans' numbers: what each may do anywhere, and what only beside a pawn or a
# barricade; the Banker's ability is no action. Nobody wounded, nobody to heal.
_ABILITIES = (
    (_diagonals, None),
    (None, _shove_and_kill),
    (_heal_herself, _heal_others),
    (None, None),
    (None, _axe),
    (_shots, None),
)
_ABILITIES_UNHURT = (*_ABILITIES[:NURSE], (None, None), *_ABILITIES[NURSE + 1 :])
