"""Draws a position as an SVG picture, on the geometry that clients draw by (`scene.py`)."""

from collections.abc import Iterator

from horda.core.svg import group, page, tag, words
from horda.games.zombicide.board import bits
from horda.games.zombicide.modules.invader.state import InvState
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import BARRICADED
from horda.games.zombicide.screen.scene import (
    OUTSIDE,
    Rect,
    Scene,
    SceneLine,
    SceneZone,
    scene,
)
from horda.games.zombicide.screen.svg_pieces import CHALK, DARK_LINE, pieces_in, spot_piece

FRAME = 24
NIGHT, ASPHALT, ASPHALT_2, FLOOR, FLOOR_DARK = "#0B0F11", "#252D31", "#20282C", "#4A4238", "#171E2E"
WALL, PAINT, WOOD, LEAF = "#B8AC95", "#DCD6C6", "#8A5A2B", "#C08A4E"
DUST, DUST_2, DECK, GRATE, HAZARD = "#4A2A1E", "#45261B", "#46555F", "#2A343B", "#E8B23A"
FLOORS = {
    "street": (ASPHALT, ASPHALT_2),
    "room": (FLOOR, FLOOR),
    "dark": (FLOOR_DARK, FLOOR_DARK),
    "corridor": (GRATE, GRATE),
    "outdoor": (DUST, DUST_2),
}
"""By the kind of a Zone its colour, in turn; a station's rooms are of metal."""
SPECIAL = {"security": "SEC", "oxygen": "O2", "airlock": "AIR"}
MOLD = {"active": ("#6E1A58", 0.8), "inactive": ("#26202C", 0.75)}
LOCKS = {
    "": WOOD,
    "blue": "#2F6FB5",
    "green": "#2E7D4F",
    "purple": "#7A3FA0",
    "white": "#C9D2D6",
}
WALL_WIDTH, GAP, DOORWAY = 8, 46, 48
STRIPE = "7 8"
SPOT_ROOM = 34
"""Pieces of the game keep so far away from printed places that are taken."""


def svg(state: ZState) -> str:
    """Draws the board as everybody sees it."""
    drawn = scene(state.config)
    layers = (
        tag("rect", x=-FRAME, y=-FRAME, width=_wide(drawn), height=_high(drawn), fill=NIGHT),
        _hatch(),
        group(*_frame(drawn), fill="#A3B0B3", font_size=13),
        group(*(_ground(drawn, n) for n in range(len(drawn.zones))), id="zones"),
        group(*_mold(state, drawn), id="mold"),
        group(*_tiles(drawn), id="tiles"),
        group(*(one for line in drawn.lines for one in _line(line, state)), id="lines"),
        group(*_spots(state, drawn), id="spots"),
        group(*_live(state, drawn), id="pieces"),
    )
    return page(_wide(drawn), _high(drawn), *layers, left=-FRAME, top=-FRAME)


def _wide(drawn: Scene) -> int:
    return drawn.width + 2 * FRAME


def _high(drawn: Scene) -> int:
    return drawn.height + 2 * FRAME


def _hatch() -> str:
    """The pattern of dark rooms, which colour alone must not tell."""
    line = tag("path", d="M0 12L12 0", stroke="#3A4668", stroke_width=2)
    pattern = tag("pattern", line, id="dark", width=12, height=12, patternUnits="userSpaceOnUse")
    return tag("defs", pattern)


def _frame(drawn: Scene) -> Iterator[str]:
    """Letters and numbers as in an atlas: Zones are named by them."""
    for n, (left, right) in enumerate(zip(drawn.columns, drawn.columns[1:], strict=False)):
        yield words(chr(ord("A") + n), (left + right) / 2, -FRAME / 2)  # a board has 18 at most
    for n, (top, bottom) in enumerate(zip(drawn.rows, drawn.rows[1:], strict=False)):
        yield words(str(n + 1), -FRAME / 2, (top + bottom) / 2)


def _ground(drawn: Scene, number: int) -> str:
    """The floor of a Zone, with its name in the first cell, and what a room is for."""
    zone = drawn.zones[number]
    fill = FLOORS[zone.kind][number % 2]
    if zone.kind == "room" and any(one.kind in ("corridor", "outdoor") for one in drawn.zones):
        fill = DECK
    parts = [_rect(one, fill=fill) for one in zone.rects]
    if zone.kind == "dark":
        parts += [_rect(one, fill="url(#dark)") for one in zone.rects]
    x, y, width, _ = zone.cells[0]
    parts.append(words(zone.name, x + width - 16, y + 15, fill="#93A0A5", font_size=12))
    if zone.special:
        x, y, width, height = zone.rects[0]
        sign = SPECIAL[zone.special]
        parts.append(words(sign, x + width - 22, y + height - 12, fill=HAZARD, font_size=13))
    said = " ".join(word for word in (zone.name, zone.kind, zone.special) if word)
    return group(*parts, title=said, class_=f"zone {zone.kind}")


def _mold(state: ZState, drawn: Scene) -> Iterator[str]:
    """Mold over the floor: active or not, which a word says too."""
    if not isinstance(state, InvState):
        return
    for kind, mask in (("active", state.active), ("inactive", state.inactive)):
        fill, opacity = MOLD[kind]
        for number in bits(mask):
            zone = drawn.zones[number]
            parts = [_rect(one, fill=fill, fill_opacity=opacity) for one in zone.rects]
            x, y, _, height = zone.rects[0]
            sign = "MOLD" if kind == "active" else "mold"
            parts.append(words(sign, x + 24, y + height - 12, fill="#FF9BE0", font_size=13))
            yield group(*parts, title=f"{kind} mold {zone.name}", class_=f"mold {kind}")


def _rect(rect: Rect, **attributes: str | float) -> str:
    x, y, width, height = rect
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def _tiles(drawn: Scene) -> Iterator[str]:
    """The rims of the tiles, and their faces as printed in the corner."""
    for tile in drawn.tiles:
        side = drawn.width // len({one.x for one in drawn.tiles})
        rect = (tile.x, tile.y, side, side)
        yield _rect(rect, fill="none", stroke="#000000", stroke_opacity=0.35, class_="tile")
        turned = f"{tile.face}@{tile.degrees}" if tile.degrees else tile.face
        yield words(turned, tile.x + 24, tile.y + side - 10, fill="#93A0A5", font_size=12)


def _eaten(state: ZState, line: SceneLine) -> bool:
    """Tells whether Mold has opened a wall."""
    if line.kind != "wall" or OUTSIDE in line.zones or not isinstance(state, InvState):
        return False
    two = sum(1 << zone for zone in line.zones)
    return bool(two & state.mold) and not two & state.board.outdoors


def _line(line: SceneLine, state: ZState) -> Iterator[str]:
    """A side of a cell: crosswalk, wall, doorway, or a door as it stands now."""
    if line.kind == "crossing":
        wide = 18 if line.length >= GAP + 2 * WALL_WIDTH else 3
        yield _stroke(line, 0, line.length, PAINT, wide, stroke_dasharray=STRIPE, opacity=0.55)
        return
    if line.kind == "airlock":
        yield _stroke(line, 0, line.length, HAZARD, 12, stroke_dasharray="8 6", class_="airlock")
        return
    if _eaten(state, line):
        yield _stroke(line, 0, line.length, WALL, WALL_WIDTH, stroke_dasharray="4 14")
        return
    if line.kind == "wall":
        yield _stroke(line, -WALL_WIDTH / 2, line.length + WALL_WIDTH / 2, WALL, WALL_WIDTH)
        return
    gap = _gap(line)
    half = (line.length - gap) / 2
    yield _stroke(line, -WALL_WIDTH / 2, half, WALL, WALL_WIDTH)
    yield _stroke(line, half + gap, line.length + WALL_WIDTH / 2, WALL, WALL_WIDTH)
    if line.kind == "door":
        yield _door(line, half, state)


def _gap(line: SceneLine) -> int:
    """Returns how wide a door or doorway is: narrower in the small cells of a station."""
    return min(GAP if line.kind == "door" else DOORWAY, line.length - 2 * WALL_WIDTH)


def _stroke(
    line: SceneLine, first: float, last: float, colour: str, width: int, **more: str | float
) -> str:
    """Draws a part of a line, from and to so many units from its upper or left end."""
    ends = [(line.x, line.y + n) if line.upright else (line.x + n, line.y) for n in (first, last)]
    (x1, y1), (x2, y2) = ends
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=width, **more)


def _door(line: SceneLine, first: float, state: ZState) -> str:
    is_open = state.doors >> line.door & 1
    shut = line.broken and noted(state, BARRICADED) >> line.door & 1
    name = ["closed", "open"][is_open] + (" broken" if line.broken else "")
    if isinstance(state, InvState) and line.door in state.smashed:
        name = "destroyed"
    gap = _gap(line)
    middle = first + gap / 2
    at = (line.x, line.y + middle) if line.upright else (line.x + middle, line.y)
    if is_open:
        # The leaf is turned out of the way, to the side nobody has to remember.
        x, y = (line.x, line.y + first) if line.upright else (line.x + first, line.y)
        to = (x + gap * 0.8, y) if line.upright else (x, y + gap * 0.8)
        parts = [tag("line", x1=x, y1=y, x2=to[0], y2=to[1], stroke=LEAF, stroke_width=7)]
    else:
        broken = {"stroke_dasharray": "9 4"} if line.broken and not shut else {}
        parts = [_stroke(line, first, first + gap, LOCKS[line.colour], 14, **broken)]
    sign = line.colour[:1].upper() + str(line.number)
    parts.append(words(sign, at[0], at[1], fill=CHALK, font_size=13, font_weight=700, **DARK_LINE))
    title = " ".join(word for word in (name, line.colour, f"door {line.number}") if word)
    return group(*parts, title=title, class_=f"door {name}")


def _spots(state: ZState, drawn: Scene) -> Iterator[str]:
    """What lies on printed places: each Zone's tokens on its own places, as far as they go."""
    for kind, x, y, token in _lying(state, drawn):
        yield spot_piece(drawn, kind, x, y, token)


def _lying(state: ZState, drawn: Scene) -> Iterator[tuple[str, int, int, int]]:
    objectives = [(t.zone, 0 if t.hidden else t.colour) for t in state.objectives]
    crates = [(zone, 0) for zone in state.crates]
    left = {"objective": objectives, "crate": crates}
    for spot in drawn.spots:
        found = next((one for one in left[spot.kind] if one[0] == spot.zone), None)
        if found is not None:
            left[spot.kind].remove(found)
            yield spot.kind, spot.x, spot.y, found[1]


def _live(state: ZState, drawn: Scene) -> Iterator[str]:
    """What stands in the Zones, in rows from the upper left corner of each."""
    taken = [(x, y) for _, x, y, _ in _lying(state, drawn)]
    for number, zone in enumerate(drawn.zones):
        pieces = list(pieces_in(state, drawn, number))
        places = _places(zone, taken, len(pieces))
        scale = places[0][2] if places else 1.0
        for piece, (x, y, _) in zip(pieces, places, strict=False):
            yield tag("g", piece, transform=f"translate({x:.4g} {y:.4g}) scale({scale:.3g})")


def _places(
    zone: SceneZone, taken: list[tuple[int, int]], count: int
) -> list[tuple[float, float, float]]:
    """Returns room for so many pieces: their middles, and how much they must shrink."""
    free: list[tuple[float, float, float]] = []
    for pitch in (48, 42, 36, 30, 24, 18, 12):
        found = [
            (x + pitch / 2 + pitch * c, y + pitch / 2 + pitch * r, pitch / 48)
            for x, y, width, height in ((a + 6, b + 6, w - 12, h - 12) for a, b, w, h in zone.rects)
            for r in range(height // pitch)
            for c in range(width // pitch)
        ]
        free = [
            place
            for place in found
            if all(
                max(abs(place[0] - x), abs(place[1] - y)) >= min(pitch, SPOT_ROOM) for x, y in taken
            )
        ]
        if len(free) >= count:
            return free[:count]
    return free
