"""What the colony carries through a year: its people, its morale, and what was decided."""

from typing import ClassVar

from msgspec import Struct

from horda.core.campaign import CampaignState, PlayGame
from horda.core.results import Fate
from horda.core.state import Config
from tests.demo.state import Colonist
from tests.demo.winter.between import Heirs, Salvage, Vote
from tests.demo.winter.year import Year

SEASONS = ("autumn", "winter", "spring")
VOWS = ("harmless", "unbroken", "last-man", "giver")
"""What each seat has promised itself; nobody else knows."""


class YearConfig(Config, frozen=True):
    """How many play, and for how long each time."""

    seats: int = 3
    rounds: int = 1


class Fared(Struct, frozen=True):
    """How somebody came through a game."""

    fate: Fate
    scars: int
    gear: tuple[int, ...]


class Harvest(Struct, frozen=True):
    """What a game leaves behind."""

    morale: int
    people: tuple[Fared, ...]


class YearState(CampaignState, kw_only=True):
    """The sheet of the campaign."""

    schema: ClassVar[int] = 1

    config: YearConfig
    stack: tuple[Year | Salvage | Heirs | Vote | PlayGame, ...] = ()
    people: tuple[Colonist, ...]
    vows: tuple[int, ...]
    morale: int = 5
    left: tuple[str, ...] = SEASONS
    """The seasons still to come."""
    flags: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    """The names of those who were sent away; nobody plays them again."""
    falls: int = 0
    """How often the colony fell; a season it fell in is played again."""
