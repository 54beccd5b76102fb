"""The pieces of the SVG picture: tokens, cars, Zombies and Survivors, each around its middle.

A shape goes with every colour, since colour alone must not tell (as the design system asks).
"""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any

from horda.core.svg import group, tag, words
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import nth
from horda.games.zombicide.modules.invader.state import InvState
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.people import kinds_in, place
from horda.games.zombicide.rules.state import CARS, ZState
from horda.games.zombicide.screen.picture import short_name
from horda.games.zombicide.screen.scene import Scene

CHALK, PAPER, INK = "#F6F4EA", "#E7DBBE", "#1F1A13"
DARK_LINE: dict[str, Any] = {"stroke": INK, "stroke_width": 3, "paint_order": "stroke"}
RED_INK, GOLD, GREEN, GREY = "#A3231A", "#F6C453", "#2E7D4F", "#6B777B"
INKS = (RED_INK, "#234A75", "#1D6B3F", "#5B2A82", "#3F4A50")
RINGS = ("#FF5E5E", "#6FB7FF", "#7FDBA0", "#D7A6FF", "#E4EBEE")
"""By colour: red, blue, green, purple, white."""
MEANINGS = {"kit": "+", "plank": "=", "box": "#", "molotov": "M", "ingredient": "I"}
"""Signs of Objectives that are more than that in a Mission."""
CAR_SIGNS = ("P", "C", "x")  # C: cops; a sign with "!" is Noise
CAR_FILLS = ("#6B3FA0", "#234A75", "#4A4238")
RADIUS = 20
FAMILIES = {
    "walker": (0, "#A9C08F", "#1F2A1A"),
    "brute": (4, "#D89B7A", "#33180C"),
    "runner": (3, "#E9D77A", "#332C08"),
    "abomination": (12, "#F07A8C", "#52101C"),
    "shooter_walker": (5, "#C9C08F", "#2A2A1A"),
    "worker": (0, "#B9D292", "#1F2A1A"),
    "tank": (4, "#E8A07C", "#33180C"),
    "hunter": (3, "#F0DC74", "#332C08"),
}
"""Corners of the frame (0: a disc), rim and fill, by family."""
SURVIVORS = (
    (6, "#4FD0BE", "#0F3D38"),
    (0, "#FF9DBB", "#4A1B2C"),
    (5, "#E29A6B", "#462512"),
    (4, "#C3ABFF", "#2C2152"),
    (8, "#C3E05E", "#313C0E"),
    (3, "#F1E6CB", "#3A3524"),
)


def pieces_in(state: ZState, drawn: Scene, zone: int) -> Iterator[str]:
    """Draws what stands in a Zone but for printed places: Survivors first, then the rest."""
    for who, person in enumerate(state.people):
        if person.zone == zone:
            yield _figure(
                short_name(state.box, person.card),
                SURVIVORS[who % len(SURVIVORS)],
                "survivor",
            )
    for one in state.companions:
        if place(state, one) == zone:
            yield _figure(short_name(state.box, one.card), (0, CHALK, "#3A3524"), "companion")
    yield from _machines(state, zone)
    for kind in kinds_in(state, zone):
        yield _zombie(state.box, kind, state.zombies[zone * state.kinds + kind])
    yield from _tokens(state, drawn, zone)


def _machines(state: ZState, zone: int) -> Iterator[str]:
    """Machines: octagons, with a star while they carry an Activation token."""
    for one in state.machines if isinstance(state, InvState) else ():
        if one.zone == zone:
            look = (8, "#CFE3F0", "#173443") if one.active else (8, "#8FA3AF", "#1A262E")
            yield _figure(one.kind[:3] + "*" * one.active, look, "machine")


def _tokens(state: ZState, drawn: Scene, zone: int) -> Iterator[str]:
    for order, (spot, colour) in enumerate(state.spawns, 1):
        if spot == zone:
            yield _spawn(order, colour, bool(state.active_spawns >> colour & 1))
    if zone in drawn.exits:
        yield _sign("EXIT", GREEN, "exit")
    for number, car in enumerate(state.cars):
        if car.zone == zone:
            yield _car(nth(number), car.kind, car.crate)
    for mark in drawn.marks:
        if mark.zone == zone:
            yield _sign(mark.what, "#7A4700", f"mark {mark.what}")
    yield from _loose(state, drawn, zone)
    if state.noise[zone]:
        yield _sign(f"!{state.noise[zone]}", "#0F5A75", "noise")


def _loose(state: ZState, drawn: Scene, zone: int) -> Iterator[str]:
    """Objectives and crates beyond the printed places of their Zone, such as those of cars."""
    printed = [spot.kind for spot in drawn.spots if spot.zone == zone]
    here = [token for token in state.objectives if token.zone == zone]
    for token in here[printed.count("objective") :]:
        yield spot_piece(drawn, "objective", 0, 0, 0 if token.hidden else token.colour)
    for _ in range(state.crates.count(zone) - printed.count("crate")):
        yield spot_piece(drawn, "crate", 0, 0, 0)


def spot_piece(drawn: Scene, kind: str, x: int, y: int, colour: int) -> str:
    """Draws an Objective (paper with a cross, or its sign) or a crate (gold with a star)."""
    if kind == "crate":
        box = tag("rect", x=-14, y=-14, width=28, height=28, rx=3, fill=GOLD, stroke=INK)
        parts = [box, tag("polygon", points=_star(5, 10, 4), fill=INK)]
        title = kind
    else:
        what = drawn.tokens.get(COLOURS[colour], "")
        title = f"{what or 'objective'} {COLOURS[colour]}"
        box = tag("rect", x=-14, y=-14, width=28, height=28, rx=2, fill=PAPER, stroke=INK)
        sign = MEANINGS.get(what) or (COLOURS[colour][0].upper() if colour else "X")
        parts = [box, words(sign, 0, 1, fill=INKS[colour], font_size=22, font_weight=700)]
    return group(*parts, title=title, class_=f"piece {kind}", transform=f"translate({x} {y})")


def _figure(name: str, look: tuple[int, str, str], kind: str) -> str:
    shape = _shape(look, RADIUS)
    sign = words(name[:3].capitalize(), 0, 1, fill=CHALK, font_size=14, font_weight=700)
    return group(shape, sign, title=f"{kind} {name}", class_=f"piece {kind}")


def _zombie(box: Content, kind: int, count: int) -> str:
    data = box.zombies[kind]
    big = data.family == "abomination"
    parts = [_shape(FAMILIES[data.family], RADIUS + 3 * big)]
    letter = data.id[0].upper()
    parts.append(words(letter, 0, 1, fill=FAMILIES[data.family][1], font_size=18, font_weight=700))
    if count > 1:
        parts.append(tag("circle", cx=14, cy=14, r=10, fill=PAPER, stroke=INK))
        parts.append(words(str(count), 14, 15, fill=INK, font_size=14, font_weight=700))
    return group(*parts, title=f"{count} {data.id}", class_="piece zombies")


def _spawn(order: int, colour: int, active: bool) -> str:
    ink = RINGS[colour] if active else GREY
    dashes: dict[str, str] = {} if order == 1 else {"stroke_dasharray": "6 3"}
    ring = tag("circle", r=RADIUS - 1, fill="#3A1511", stroke=ink, stroke_width=4, **dashes)
    sign = f"S{order}{COLOURS[colour][0].upper() if colour else ''}"
    title = f"spawn {order} {COLOURS[colour]}" + ("" if active else " asleep")
    parts = [ring, words(sign, 0, 1, fill=CHALK, font_size=15, font_weight=700)]
    return group(*parts, title=title, class_="piece spawn")


def _car(number: int, kind: int, crate: bool) -> str:
    body = tag("rect", x=-22, y=-13, width=44, height=26, rx=8, fill=CAR_FILLS[kind], stroke=CHALK)
    parts = [body, words(f"{CAR_SIGNS[kind]}{number}", 0, 1, fill=CHALK, font_size=15)]
    if crate:
        parts.append(
            tag("polygon", points=_star(5, 9, 4), fill=GOLD, transform="translate(15 -12)")
        )
    title = f"car {number} {CARS[kind]}" + (" with crate" if crate else "")
    return group(*parts, title=title, class_="piece car")


def _sign(said: str, fill: str, title: str) -> str:
    size = min(14, 76 // len(said))  # long words are written smaller
    box = tag("rect", x=-23, y=-11, width=46, height=22, rx=4, fill=fill, stroke=CHALK)
    parts = [box, words(said, 0, 1, fill=CHALK, font_size=size, font_weight=700)]
    return group(*parts, title=title, class_=f"piece {title.split()[0]}")


def _shape(look: tuple[int, str, str], radius: int) -> str:
    corners, rim, fill = look
    style: dict[str, str | int] = {"fill": fill, "stroke": rim, "stroke_width": 3}
    if not corners:
        return tag("circle", r=radius, **style)
    if corners > 10:
        return tag("polygon", points=_star(corners, radius, radius - 5), **style)
    first = {3: 0.0, 4: pi / 4}.get(corners, -pi / 2)
    return tag(
        "polygon",
        points=_points([(first + 2 * pi * n / corners, radius) for n in range(corners)]),
        **style,
    )


def _star(corners: int, outer: int, inner: int) -> str:
    turns = [(pi * n / corners - pi / 2, inner if n % 2 else outer) for n in range(2 * corners)]
    return _points(turns)


def _points(turns: list[tuple[float, int]]) -> str:
    return " ".join(f"{cos(turn) * far:.4g},{sin(turn) * far:.4g}" for turn, far in turns)
