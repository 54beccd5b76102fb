"""The board as text: two signs a field, with coordinates."""

from horda.games.zombie_terror.board import HEIGHT, WIDTH, field
from horda.games.zombie_terror.content import HUMANS
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, WOUNDED, ZTState

GROUND = {
    "#": "##",
    "B": "##",
    "1": "++",
    "2": "%%",
    "G": "GG",
    "C": "[]",
    "O": "()",
    "X": "=>",
    "s": " :",
    "g": " .",
    ".": " .",
    "K": " .",
}
ARROWS = "^>v<"
LETTERS = tuple(human[0].upper() for human in HUMANS)


def draw(state: ZTState) -> str:
    """Draws the board, on which nothing is hidden from anybody."""
    signs = state.terrain.signs
    rows = ["    " + " ".join(f"{c:>2}" for c in range(WIDTH))]
    for r in range(HEIGHT):
        cells = [_cell(state, signs, field(c, r)) for c in range(WIDTH)]
        rows.append(f"{r:>2} |" + "".join(cells) + "|")
    return "\n".join(rows)


def _cell(state: ZTState, signs: str, cell: int) -> str:
    """Three signs: what is there, and a mark behind it."""
    pawn, ground = state.cells[cell], GROUND[signs[cell]]
    if pawn == EMPTY:
        return ("$k" if cell == state.keys else ground) + " "
    if pawn < FIRST_ZOMBIE:
        human = pawn - 1
        letter = LETTERS[human]
        letter = letter.lower() if state.health[human] == WOUNDED else letter
        return f" {letter}" + ("$" if state.carrier == human else " ")
    zombie = pawn - FIRST_ZOMBIE
    base = ground[0] if state.terrain.barricade[cell] else " "
    mark = "!" if state.marked >> zombie & 1 else "'" if state.acted >> zombie & 1 else " "
    return base + ARROWS[state.facing[zombie]] + mark
