"""What a game asks to be measured, and how fast it wants to be."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

EARLY, LATE = 20, 200
"""So many answers into a game."""
DECISIONS, GAMES = "random decisions", "random games"
CLONE = f"clone after {LATE} decisions"

What = Literal["decisions", "games", "clone", "search", "replay"]
"""What can be measured of any game."""


class Stretch(Struct, frozen=True):
    """A part of play that is timed by itself, from a position of the game's own.

    `start` takes the engine and returns the position, `play` takes both and returns
    the position after it; the first one stays as it is.
    """

    name: str
    candidate: str
    start: Callable[[Any], Any]
    play: Callable[[Any, Any], Any]


class Target(Struct, frozen=True):
    """What a candidate should reach in a measure; 0 stands for no such bound.

    `least` and `goal` say how many times as fast as the yardstick, `most` is in the
    measure's own unit.
    """

    game: str
    measure: str
    candidate: str
    least: float = 0
    goal: float = 0
    most: float = 0


class Bench(Struct, frozen=True):
    """What is measured of a game: in which scenarios, and after how many answers it is cloned."""

    scenarios: tuple[str, ...]
    what: tuple[What, ...]
    clones: tuple[int | None, ...] = (LATE,)
    """None is the end of a game."""
    workers: bool = False
    """Whether two processes are measured against one, too."""
    stretches: tuple[Stretch, ...] = ()
    targets: tuple[Target, ...] = ()
