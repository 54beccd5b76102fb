"""The board as small as a stamp: asphalt, what stands on it, who comes from where."""

from itertools import chain

from horda.core.shelf import SmallMap
from horda.games.zombie_terror.scene import Scene, SceneBlock

FIELD = 60
"""How wide a field is drawn."""
GAP = 4
KINDS = {"single": "barricade", "double": "barricade", "bus": "bus", "car": "auto", "booth": "room"}
Rect = tuple[int, int, int, int]


def small_map(scene: Scene) -> SmallMap:
    """Draws a side of the board with few strokes."""
    areas = {
        "street": [_rect(scene, one, one) for one in range(scene.width * scene.height)],
        "grave": [_rect(scene, one, one) for one in scene.adding],
        "way-out": [_rect(scene, one, one) for one in (*scene.exits, *scene.green_line)],
    }
    for block in scene.blocks:
        areas.setdefault(KINDS[block.kind], []).append(_block(scene, block))
    return SmallMap(
        scene.width * FIELD,
        scene.height * FIELD,
        {kind: tuple(chain(*rects)) for kind, rects in areas.items() if rects},
        {"start": _middle(scene, scene.manhole)} if scene.manhole >= 0 else {},
    )


def _rect(scene: Scene, first: int, last: int) -> Rect:
    (top, left), (bottom, right) = divmod(first, scene.width), divmod(last, scene.width)
    wide, high = (right - left + 1) * FIELD, (bottom - top + 1) * FIELD
    return left * FIELD + GAP // 2, top * FIELD + GAP // 2, wide - GAP, high - GAP


def _block(scene: Scene, block: SceneBlock) -> Rect:
    return _rect(scene, block.first, block.last)


def _middle(scene: Scene, field: int) -> tuple[int, int]:
    row, column = divmod(field, scene.width)
    return column * FIELD + FIELD // 2, row * FIELD + FIELD // 2
