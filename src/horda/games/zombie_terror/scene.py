"""What a client needs to draw the board, and what the numbers in options stand for.

Fields are numbers, row by row; views name them "column,row". What changes during play, such as
pawns, keys and barricades after the collapse, is in the view.
"""

from typing import Literal

from msgspec import Struct

from horda.games.zombie_terror.board import FACINGS, HEIGHT, WIDTH, side, terrain
from horda.games.zombie_terror.content import CARDS, HUMANS, TRACK_END

Block = Literal["single", "double", "bus", "car", "booth"]
BLOCKS: tuple[Block, ...] = ("single", "double", "bus", "car", "booth")


class SceneBlock(Struct, frozen=True):
    """A piece that stands on fields from its first to its last one."""

    kind: Block
    first: int
    last: int


class SceneCard(Struct, frozen=True):
    """A special card: whose it is, when it is played, and its rule."""

    id: str
    side: str
    phase: str
    rule: str


class Scene(Struct, frozen=True):
    """A board ready to be drawn."""

    scenario: str
    width: int
    height: int
    blocks: tuple[SceneBlock, ...]
    adding: tuple[int, ...]
    """Fields where zombies are added before the collapse."""
    adding_late: tuple[int, ...]
    """Those that come in with the collapse."""
    exits: tuple[int, ...]
    green_line: tuple[int, ...]
    manhole: int
    """Its field, or -1."""
    track: int
    """The last field of the terror track."""
    humans: tuple[str, ...]
    """By their numbers in options and events."""
    cards: tuple[SceneCard, ...]
    facings: str


def scene(scenario: str) -> Scene:
    """Returns the scene of a scenario."""
    board, ground = side(scenario), terrain(scenario, False)
    late = set(terrain(scenario, True).adding) - set(ground.adding)
    return Scene(
        scenario=scenario,
        width=WIDTH,
        height=HEIGHT,
        blocks=tuple(
            SceneBlock(kind, min(cells), max(cells))
            for kind in BLOCKS
            for cells in board.blocks[kind]
        ),
        adding=ground.adding,
        adding_late=tuple(sorted(late)),
        exits=board.exits,
        green_line=tuple(sorted(board.green_line)),
        manhole=ground.manhole,
        track=TRACK_END,
        humans=HUMANS,
        cards=tuple(SceneCard(card.id, card.side, card.phase, card.rule) for card in CARDS),
        facings=FACINGS,
    )
