"""Plays the course of a game as its notes say, lesson by lesson."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core import position
from horda.core.events import Event
from horda.games import registry

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def lessons(game: str) -> list[str]:
    """Returns the lessons of a game's course, as its client has them."""
    return re.findall(r"id: '(\w+)'", (GAMES / game / "lessons.ts").read_text("utf-8"))


class Learner:
    """Somebody at the table where a course begins; a bot plays the other seats."""

    def __init__(self, game: str) -> None:
        self.engine = registry.engine(game)
        found = self.engine.game.course()
        assert found is not None
        config = self.engine.config(found.config)
        self.events: list[Event] = []
        self.state: Any = position.pose(self.engine, config, found.seed, found.position)

    def says(self, *answers: str) -> list[str]:
        """Gives the answers; returns what happened by them, as words."""
        self.events.clear()
        for key in answers:
            choice = self.state.open[0]
            index = self.engine.game.find(self.state.config, choice.options, key)
            assert index >= 0, f"{key} is not among {self.engine.keys(self.state, choice)}"
            self.engine.choose(self.state, index, choice.seat, self.events.append)
            self._others()
        return [self.engine.key(self.state, event) for event in self.events]

    def _others(self) -> None:
        while self.state.result is None and self.state.open[0].seat != 0:
            seat = self.state.open[0].seat
            bot = make_bot("greedy", self.state.decision)
            chosen = decide(bot, self.engine, self.state, seat, None, strict=True)
            self.engine.choose(self.state, chosen, seat, self.events.append)

    @property
    def offered(self) -> list[str]:
        """What the learner may answer now."""
        return [key for one in self.state.open for key in self.engine.keys(self.state, one)]
