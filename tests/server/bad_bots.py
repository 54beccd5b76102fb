"""Bots that do what no bot should; worker processes know them through `register`."""

import os
import time
from typing import Any

from horda.bots.base import Bot
from horda.bots.spec import BOTS


class HangingBot(Bot):
    """Never comes back."""

    name = "hanging"
    summary = ""

    def choose(self, engine: Any, state: Any, seat: int, deadline: float | None) -> int:
        while True:
            time.sleep(60)


class CrashingBot(Bot):
    """Takes its process with it."""

    name = "crashing"
    summary = ""

    def choose(self, engine: Any, state: Any, seat: int, deadline: float | None) -> int:
        os._exit(3)


class GarbageBot(Bot):
    """Answers what was not asked."""

    name = "garbage"
    summary = ""

    def choose(self, engine: Any, state: Any, seat: int, deadline: float | None) -> int:
        return 10**6


class LoudBot(Bot):
    """Prints, which must not be taken for an answer."""

    name = "loud"
    summary = ""

    def choose(self, engine: Any, state: Any, seat: int, deadline: float | None) -> int:
        print("I am a bot!" * 100, flush=True)
        return 0


class NiceBot(Bot):
    """Plays the last option if its process gives way to others, else it fails."""

    name = "nice"
    summary = ""

    def choose(self, engine: Any, state: Any, seat: int, deadline: float | None) -> int:
        assert os.nice(0) == 19
        assert not [name for name in os.environ if name.startswith("HORDA_")]
        return len(state.open[0].options) - 1


def register() -> None:
    for bot in (HangingBot, CrashingBot, GarbageBot, LoudBot, NiceBot):
        BOTS[bot.name] = bot


def broken() -> None:
    raise RuntimeError("this process cannot start")
