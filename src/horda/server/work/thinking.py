"""Bots that think for a seat, within what a server grants them."""

from __future__ import annotations

from typing import Any

import msgspec

from horda.bots.base import Bot, decide, question
from horda.bots.spec import make_bot
from horda.core.errors import Code, HordaError
from horda.games import registry
from horda.server.work.task import Task

MOST: dict[str, float] = {
    "seconds": 1.5,
    "iterations": 5_000,
    "depth": 400,
    "width": 12,
    "playouts": 200,
    "rounds": 3,
    "worlds": 20,
    "narrow": 12,
}
"""The largest value of a bot's parameters here: people share the machine."""
QUICK = "greedy:worlds=1,narrow=1"
"""Takes what the game advises; where it advises nothing, it looks one answer ahead."""
AT_ONCE = 0.02
"""Seconds for a quick answer."""


class Think(Task, frozen=True):
    """A question to a bot. Without any seconds it answers by the game's quick advice."""

    game: str
    state: bytes
    seat: int
    spec: str
    seed: int
    seconds: float

    def run(self) -> bytes:
        """Returns the key of the option it takes."""
        if self.seconds <= 0:
            return quick(self).encode()
        return _key(self, granted(make_bot(self.spec, self.seed)), self.seconds).encode()


def quick(task: Think) -> str:
    """Returns what the game's advice would answer, without any thinking."""
    return _key(task, make_bot(QUICK, task.seed), AT_ONCE)


def _key(task: Think, bot: Bot, seconds: float) -> str:
    engine = registry.engine(task.game)
    state = engine.decode(task.state)
    index = decide(bot, engine, state, task.seat, seconds, strict=True)
    return engine.key(state, question(state, task.seat).options[index])


def checked(spec: str) -> str:
    """Returns a bot's name with its parameters; refuses what is no bot, or wants too much."""
    for name, value in _wanted(make_bot(spec, 0)).items():
        if value > MOST[name]:
            raise HordaError(Code.UNKNOWN_OPTION, f"bot {spec}: {name} is at most {MOST[name]:g}")
    return spec


def granted(bot: Bot) -> Bot:
    """Gives a bot what is allowed of what it wants: a table may be older than the limits."""
    less = {name: min(value, MOST[name]) for name, value in _wanted(bot).items()}
    less = {name: type(getattr(bot.settings, name))(value) for name, value in less.items()}
    bot.settings = msgspec.structs.replace(bot.settings, **less)
    return bot


def _wanted(bot: Bot) -> dict[str, Any]:
    """The parameters of a bot that cost time."""
    said = msgspec.structs.asdict(bot.settings)
    return {name: value for name, value in said.items() if name in MOST and value is not None}
