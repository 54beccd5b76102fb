"""A Mission's map as small as a stamp: grounds, walls, doors, and where people and Zombies come."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from horda.core.shelf import SmallMap
from horda.games.zombicide.screen.scene import Rect, Scene, SceneLine

WALL, DOOR, GAP = 9, 16, 50
"""How thick walls and doors are drawn, and how long a door is."""
ASIDE, BESIDE = 62, 44
"""How far a Spawn token is moved from a start or an Exit, and from another token."""
Point = tuple[int, int]


def small_map(scene: Scene) -> SmallMap:
    """Draws a Mission with few strokes."""
    return SmallMap(
        scene.width,
        scene.height,
        {kind: tuple(chain(*rects)) for kind, rects in _areas(scene).items() if rects},
        {kind: tuple(chain(*points)) for kind, points in _marks(scene).items() if points},
    )


def _areas(scene: Scene) -> dict[str, list[Rect]]:
    # In a town all that is no room is street, and one rectangle says so in fewer bytes.
    found: dict[str, list[Rect]] = {"street": [(0, 0, scene.width, scene.height)]}
    station = any(zone.kind in ("outdoor", "corridor") for zone in scene.zones)
    if station:
        del found["street"]
    for zone in (one for one in scene.zones if one.kind != "street"):
        metal = station and zone.kind == "room"
        found.setdefault("metal" if metal else zone.kind, []).extend(zone.rects)
    shut = ("door", "airlock")
    found["wall"] = list(_walls([one for one in scene.lines if one.kind in ("wall", *shut)]))
    found["door"] = [_door(line) for line in scene.lines if line.kind in shut]
    return found


def _walls(lines: Sequence[SceneLine]) -> Iterator[Rect]:
    """Joins the sides of cells that go on in one line."""
    runs: list[list[int]] = []
    for upright, across, along, length in sorted(map(_place, lines)):
        last = runs[-1] if runs else None
        if last and last[:2] == [upright, across] and last[3] == along:
            last[3] = along + length
        else:
            runs.append([upright, across, along, along + length])
    for upright, across, first, end in runs:
        yield _stroke(bool(upright), across, first, end - first, WALL)


def _place(line: SceneLine) -> tuple[int, int, int, int]:
    """A line by its direction, how far it is across, where it begins, and its length."""
    across, along = (line.x, line.y) if line.upright else (line.y, line.x)
    return int(line.upright), across, along, line.length


def _stroke(upright: bool, across: int, along: int, length: int, thick: int) -> Rect:
    near = across - thick // 2
    return (near, along, thick, length) if upright else (along, near, length, thick)


def _door(line: SceneLine) -> Rect:
    upright, across, along, length = _place(line)
    wide = min(GAP, length)
    return _stroke(bool(upright), across, along + (length - wide) // 2, wide, DOOR)


def _marks(scene: Scene) -> dict[str, list[Point]]:
    return {
        "objective": [(spot.x, spot.y) for spot in scene.spots if spot.kind == "objective"],
        "car": [_middle(scene, car.zone) for car in scene.cars],
        "spawn": list(_spawns(scene)),
        "start": _middles(scene, scene.starts),
        "exit": _middles(scene, scene.exits),
    }


def _spawns(scene: Scene) -> Iterator[Point]:
    """Spawn tokens do not lie on what else is drawn in the middle of their Zones."""
    zones = [spawn.zone for spawn in scene.spawns]
    for n, zone in enumerate(zones):
        x, y = _middle(scene, zone)
        taken = ASIDE if zone in (*scene.exits, *scene.starts) else 0
        yield x, y + taken + BESIDE * zones[:n].count(zone)


def _middles(scene: Scene, zones: Iterable[int]) -> list[Point]:
    return [_middle(scene, zone) for zone in zones]


def _middle(scene: Scene, zone: int) -> Point:
    """The middle of the largest part of a Zone."""
    x, y, width, height = max(scene.zones[zone].rects, key=lambda rect: rect[2] * rect[3])
    return x + width // 2, y + height // 2
