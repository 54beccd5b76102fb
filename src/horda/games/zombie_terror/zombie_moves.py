"""What zombies see and how they may move."""

from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.bites import bite
from horda.games.zombie_terror.board import NEIGHBOUR, OFF, Terrain
from horda.games.zombie_terror.options import WALK, Walk
from horda.games.zombie_terror.pawns import ZOMBIE_CLIMBED, ZTRun, move_zombie
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, ZTState

TURNS = {"l": 3, "r": 1}
SIDEWAYS = ((3, WALK["l"], WALK["lf"]), (1, WALK["r"], WALK["rf"]))
"""For each quarter turn: the turn alone, and with a step after it."""
CHARGE = 2
RAMPAGE_CHARGE = 3


@cites("R5.4", "R5.5", "R5.7", "S5.6", "S5.9")
def seeing(state: ZTState, among: int = -1) -> int:
    """Returns the bits of the given zombies whose first pawn in the line of sight is a human."""
    sight, facing, cells = state.terrain.sight, state.facing, state.cells
    found = 0
    for zombie, at in enumerate(state.zombies):
        if at == OFF or not among >> zombie & 1:
            continue
        for cell in sight[facing[zombie]][at]:
            pawn = cells[cell]
            if pawn:
                if pawn < FIRST_ZOMBIE:
                    found |= 1 << zombie
                break
    return found


@cites("R5.10")
def can_move(state: ZTState, terrain: Terrain, zombie: int) -> bool:
    """Tells whether a zombie has any legal result; must agree with `free_moves`."""
    cells = state.cells
    for cell in terrain.turns[state.facing[zombie]][state.zombies[zombie]]:
        if cells[cell] < FIRST_ZOMBIE:
            return True
    return can_climb(state, terrain, zombie)


@cites("R5.8", "R5.9", "R5.10", "S5.7")
def free_moves(state: ZTState, terrain: Terrain, zombie: int) -> list[Walk]:
    """Lists the legal results of a free move."""
    cell, facing, cells = state.zombies[zombie], state.facing[zombie], state.cells
    walks = _ahead(cells, terrain, cell, facing)
    if terrain.barricade[cell]:
        return walks
    for quarter, turn, turn_and_step in SIDEWAYS:
        beside = terrain.step[(facing + quarter) & 3][cell]
        if beside >= 0:
            pawn = cells[beside]
            if pawn == EMPTY:
                walks.append(turn_and_step)
            elif pawn < FIRST_ZOMBIE:
                walks.append(turn)
    if can_climb(state, terrain, zombie):
        walks.append(WALK["c"])
    return walks


@cites("R5.8", "R5.9", "S7.2")
def _ahead(cells: bytearray, terrain: Terrain, cell: int, facing: int) -> list[Walk]:
    ahead = terrain.step[facing][cell]
    if ahead < 0 or cells[ahead] >= FIRST_ZOMBIE:
        return []
    if cells[ahead] != EMPTY:
        return [WALK[""]]
    if ahead == terrain.manhole:
        return [WALK["f"]]
    beyond = terrain.step[facing][ahead]
    if beyond >= 0 and cells[beyond] < FIRST_ZOMBIE:
        second = WALK["ff"] if cells[beyond] == EMPTY else WALK["f"]  # or stops at contact
        return [second, WALK["fl"], WALK["fr"]]
    return [WALK["fl"], WALK["fr"]]


@cites("S5.2", "S5.3", "S5.4", "S5.8")
def can_climb(state: ZTState, terrain: Terrain, zombie: int) -> bool:
    """Tells whether a zombie can climb over the one before it onto a barricade."""
    cell, facing = state.zombies[zombie], state.facing[zombie]
    top = terrain.climb[facing][cell]
    if top < 0 or state.cells[NEIGHBOUR[facing][cell]] < FIRST_ZOMBIE:
        return False
    return state.cells[top] == EMPTY or pushed_to(state, terrain, top, facing) >= 0


@cites("S5.8")
def pushed_to(state: ZTState, terrain: Terrain, top: int, facing: int) -> int:
    """Returns where a zombie on a barricade would be pushed on to, or -1."""
    behind = NEIGHBOUR[facing][top]
    if behind < 0 or state.cells[behind] != EMPTY:
        return -1
    return behind if terrain.ground[behind] or terrain.barricade[behind] else -1


@cites("R5.2")
def activate(state: ZTState, zombie: int) -> None:
    """Uses one activation on a zombie; it will not act again this turn."""
    state.activations -= 1
    state.acted |= 1 << zombie
    state.marked &= ~(1 << zombie)


@cites("R5.6", "R5.7", "S7.3", "C.rampage")
def charge(run: ZTRun, zombie: int) -> None:
    """Makes a compulsory move: straight ahead until a human is directly in front."""
    state = run.state
    for _ in range(RAMPAGE_CHARGE if state.rampage else CHARGE):
        cell, facing = state.zombies[zombie], state.facing[zombie]
        ahead = state.terrain.step[facing][cell]
        if ahead < 0 or state.cells[ahead] != EMPTY:
            break
        if not move_zombie(run, zombie, ahead, events.Charged):
            return
    bite(run, zombie)


@cites("R5.8", "R5.11")
def walk(run: ZTRun, zombie: int, path: str) -> None:
    """Makes a free move point by point; the bite that follows is free."""
    state = run.state
    if path == "c":
        return _climb(run, zombie)
    for point in path:
        cell, facing = state.zombies[zombie], state.facing[zombie]
        if point == "f":
            if not move_zombie(run, zombie, NEIGHBOUR[facing][cell], events.Stepped):
                return None
        else:
            state.facing[zombie] = (facing + TURNS[point]) & 3
            run.emit(events.Turned, cell, state.facing[zombie])
    return bite(run, zombie)


@cites("S5.2", "S5.5", "S5.8")
def _climb(run: ZTRun, zombie: int) -> None:
    state = run.state
    cell, facing = state.zombies[zombie], state.facing[zombie]
    top = state.terrain.climb[facing][cell]
    if state.cells[top] != EMPTY:
        behind = pushed_to(state, state.terrain, top, facing)
        move_zombie(run, state.cells[top] - FIRST_ZOMBIE, behind, events.PushedThrough)
    move_zombie(run, zombie, top, events.Climbed)
    run.trigger(ZOMBIE_CLIMBED, top)
    bite(run, zombie)
