"""Zombie Terror on the shelf: its sides, its bots, and what is measured of it."""

from collections.abc import Mapping
from importlib.resources import files
from typing import ClassVar

from horda.core.bench import DECISIONS, EARLY, LATE, Bench, Target
from horda.core.game import Shelf
from horda.core.shelf import BotCard, BotRate, Course, read_bots, read_course, read_rates
from horda.games.zombie_terror.content import SEATS
from horda.games.zombie_terror.state import ZTState


class TerrorShelf(Shelf[ZTState]):
    """A duel of two sides."""

    icon = "bus"
    sides = SEATS
    quick: ClassVar[Mapping[str, str | int | bool]] = {"scenario": "base"}

    def bots(self) -> tuple[BotCard, ...]:
        """By how they fared against each other."""
        return read_bots(files(__package__).joinpath("data", "bots.toml"))

    def bot_rates(self) -> tuple[BotRate, ...]:
        """How often each beat the usual one, both sides together."""
        return read_rates(files(__package__).joinpath("data", "rates.json"))

    def course(self) -> Course | None:
        """A chase: the exits are near, and the dead are nearer."""
        return read_course(files(__package__).joinpath("data", "course.toml"))

    def bench(self) -> Bench:
        """Everything that can be measured, on both sides of the board."""
        return Bench(
            scenarios=self.scenarios,
            what=("decisions", "clone", "search", "replay"),
            clones=(EARLY, LATE, None),
            workers=True,
            targets=tuple(Target(self.id, DECISIONS, name, goal=5) for name in self.scenarios),
        )
