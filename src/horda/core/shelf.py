"""What people read of a game before they play it: its scenarios, its bots and its course."""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct, convert, json


class ScenarioCard(Struct, frozen=True):
    """A scenario as a list shows it; its words are the texts `<prefix>-scenario-<id>`."""

    id: str
    number: int | None = None
    """Its number in the book, where the book counts."""
    difficulty: str = ""
    """How hard it is (the texts `web-difficulty-…`); nothing where the book does not say."""
    minutes: int = 0
    """How long it takes; 0 where the book does not say."""
    picture: bool = False
    """Whether its scene is a map that can be drawn beside its name."""
    campaign: bool = False
    """Whether it belongs to a story whose games are played in order."""
    about: str = ""
    """What one that somebody wrote says of itself; the others have texts."""


class SmallMap(Struct, frozen=True):
    """A board as small as a stamp: what lies where, in rectangles and points."""

    width: int
    height: int
    areas: dict[str, tuple[int, ...]]
    """By their kind, from the lowest up: left, top, width and height of one after the other."""
    marks: dict[str, tuple[int, ...]]
    """By their kind the middles of signs: x and y of one after the other."""


class BotCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot at one game."""

    name: str
    usual: bool = False
    """The one to begin with where nobody chose."""


class BotRate(Struct, frozen=True, forbid_unknown_fields=True):
    """How many games of a scenario a bot won, playing for everybody (`tools/bot_rates.py`)."""

    bot: str
    """As it was told to play, such as `planner:width=1`."""
    scenario: str
    won: int
    games: int
    setup: dict[str, str | int | bool]
    """What was set otherwise than usual."""


class BotFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The bots of a game as its data file lists them, the weakest first."""

    bot: tuple[BotCard, ...]


def read_rates(source: Traversable) -> tuple[BotRate, ...]:
    """Reads what was measured of the bots of a game; nothing where nobody has."""
    if not source.is_file():
        return ()
    return json.decode(source.read_bytes(), type=tuple[BotRate, ...])


def read_bots(source: Traversable) -> tuple[BotCard, ...]:
    """Reads a file of bots; exactly one is the usual one."""
    found = convert(tomllib.loads(source.read_text("utf-8")), BotFile).bot
    if sum(one.usual for one in found) != 1:
        raise ValueError(f"{source.name}: one bot is the usual one")
    return found


class Course(Struct, frozen=True):
    """Where the course of a game begins: everybody who learns gets the same table."""

    config: dict[str, Any]
    seed: int
    position: dict[str, Any]


def read_course(source: Traversable) -> Course | None:
    """Reads a course from a position file (docs/positions.md); None: there is no such file."""
    if not source.is_file():
        return None
    file = tomllib.loads(source.read_text("utf-8"))
    setup = dict(file["setup"])
    return Course(seed=setup.pop("seed", 1), config=setup, position=file["position"])
