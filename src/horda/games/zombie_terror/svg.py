"""The board as an SVG picture: fields of 58 units, Zombies with their front, people by letter."""

from collections.abc import Iterator

from horda.core.svg import group, page, tag, words
from horda.games.zombie_terror.board import HEIGHT, WIDTH, name
from horda.games.zombie_terror.content import HUMANS
from horda.games.zombie_terror.draw import LETTERS
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, WOUNDED, ZTState

FIELD, FRAME = 58, 24
HALF = FIELD // 2
NIGHT, ASPHALT, ASPHALT_2, CHALK, INK = "#0B0F11", "#252D31", "#20282C", "#F6F4EA", "#1F1A13"
SOLID = {
    "#": ("#4A4238", ""),
    "B": ("#7A2E22", "bus"),
    "1": ("#8A5A2B", "planks"),
    "2": ("#6B777B", "stones"),
    "G": ("#8A5A2B", "booth"),
    "C": ("#234A75", "car"),
    "O": ("#11161A", "manhole"),
    "X": ("#2E7D4F", "exit"),
    "s": ("#3A2322", ""),
    "g": ("#22362B", ""),
}
"""Colour and word by the sign of the drawings; all other fields are asphalt."""


def svg(state: ZTState) -> str:
    """Draws the board, on which nothing is hidden from anybody."""
    wide, high = WIDTH * FIELD + 2 * FRAME, HEIGHT * FIELD + 2 * FRAME
    cells = range(WIDTH * HEIGHT)
    layers = (
        tag("rect", x=-FRAME, y=-FRAME, width=wide, height=high, fill=NIGHT),
        group(*_frame(), fill="#A3B0B3", font_size=13),
        group(*(_ground(state.terrain.signs[cell], cell) for cell in cells), id="fields"),
        group(*(piece for cell in cells for piece in _pieces(state, cell)), id="pieces"),
    )
    return page(wide, high, *layers, left=-FRAME, top=-FRAME)


def _frame() -> Iterator[str]:
    for column in range(WIDTH):
        yield words(str(column), column * FIELD + HALF, -FRAME / 2)
    for row in range(HEIGHT):
        yield words(str(row), -FRAME / 2, row * FIELD + HALF)


def _ground(sign: str, cell: int) -> str:
    row, column = divmod(cell, WIDTH)
    fill, said = SOLID.get(sign, ((ASPHALT, ASPHALT_2)[(row + column) % 2], ""))
    x, y = column * FIELD, row * FIELD
    box = tag("rect", x=x, y=y, width=FIELD, height=FIELD, fill=fill, stroke=NIGHT)
    label = (words(said, x + HALF, y + FIELD - 9, fill="#A3B0B3", font_size=12),) if said else ()
    return group(box, *label, title=f"{name(cell)} {said}".rstrip(), class_="field")


def _pieces(state: ZTState, cell: int) -> Iterator[str]:
    row, column = divmod(cell, WIDTH)
    at = f"translate({column * FIELD + HALF} {row * FIELD + HALF})"
    pawn = state.cells[cell]
    if cell == state.keys:
        parts = (tag("rect", x=-9, y=-9, width=18, height=18, rx=3, fill="#F6C453"), _sign("k"))
        yield group(*parts, title="keys", class_="piece keys", transform=at)
    if pawn == EMPTY:
        return
    if pawn < FIRST_ZOMBIE:
        yield _human(state, pawn - 1, at)
    else:
        yield _zombie(state, pawn - FIRST_ZOMBIE, at)


def _human(state: ZTState, human: int, at: str) -> str:
    wounded = state.health[human] == WOUNDED
    dashes = {"stroke_dasharray": "5 4"} if wounded else {}
    disc = tag("circle", r=22, fill="#10304A", stroke="#8CC8FF", stroke_width=3, **dashes)
    title = f"{HUMANS[human]}{' wounded' if wounded else ''}"
    sign = words(LETTERS[human], 0, 1, fill=CHALK, font_size=20, font_weight=700)
    keys = (tag("circle", cx=15, cy=15, r=7, fill="#F6C453"),) if state.carrier == human else ()
    return group(disc, sign, *keys, title=title, class_="piece human", transform=at)


def _zombie(state: ZTState, zombie: int, at: str) -> str:
    """A disc with one straight edge and a tip at its front; its face stays upright."""
    turned = f"rotate({90 * state.facing[zombie]})"
    body = tag("circle", r=20, fill="#1F2A1A", stroke="#A9C08F", stroke_width=3)
    front = tag("path", d="M-14 -15L14 -15M-5 -18L0 -26L5 -18", transform=turned)
    edge = group(front, stroke=CHALK, stroke_width=3, fill="none")
    marked = state.marked >> zombie & 1
    sign = _sign("!" if marked else "Z", "#A9C08F")
    return group(body, edge, sign, title=f"zombie {zombie}", class_="piece zombie", transform=at)


def _sign(said: str, fill: str = INK) -> str:
    return words(said, 0, 1, fill=fill, font_size=18, font_weight=700)
