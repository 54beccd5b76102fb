"""Measures one tree: reads names of tasks from stdin, writes the seconds of CPU a unit took.

With a name as its argument it runs under valgrind: it has the instructions of that task counted,
and writes how many units it did. It runs in both trees, so it only calls what the older one knows.
"""

import importlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from horda.bots.spec import make_bot
from horda.games import registry

Work = Callable[[int], int]
DECISIONS = 5_000


def play(game: str, scenario: str) -> Work:
    """Random decisions, options listed."""
    engine: Any = registry.engine(game)
    config = engine.config({"scenario": scenario})

    def work(number: int) -> int:
        done, seed = 0, 0
        while done < DECISIONS:
            state, pick = engine.new(config, seed), random.Random(seed).randrange
            while state.result is None:
                engine.choose(state, pick(len(state.waiting.options)))
            done, seed = done + int(state.decision), seed + 1
        return done

    return work


def clone(game: str, scenario: str) -> Work:
    """Clones of a game in its middle."""
    engine: Any = registry.engine(game)
    state, pick = engine.new(engine.config({"scenario": scenario}), 3), random.Random(3).randrange
    while state.result is None and state.decision < 60:
        engine.choose(state, pick(len(state.waiting.options)))

    def work(number: int) -> int:
        for _ in range(20_000):
            state.clone()
        return 20_000

    return work


def phase(game: str, scenario: str) -> Work:
    """Zombies' Phases on a crowded board."""
    engine: Any = registry.engine(game)
    crowded = _horde().crowded(engine)
    kinds = [type(option).__name__ for option in crowded.waiting.options]
    last = kinds.index("EndTurn")

    def work(number: int) -> int:
        for _ in range(150):
            state = crowded.clone()
            now = state.round
            engine.choose(state, last)
            while state.result is None and state.round == now:
                engine.choose(state, 0)
        return 150

    return work


def _horde() -> Any:
    for name in ("horda.games.zombicide.bench", "horda.sim.horde"):
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            continue
    raise SystemExit("this tree has no crowded board")


def think(game: str, scenario: str, bot: str) -> Work:
    """Decisions of a bot that plays all seats."""
    engine: Any = registry.engine(game)
    config = engine.config({"scenario": scenario})

    def work(number: int) -> int:
        state, mind = engine.new(config, 5), make_bot(bot, 1)
        while state.result is None and state.decision < 30:
            seat = state.open[0].seat
            engine.choose(state, mind.choose(engine, state, seat, None))
        return int(state.decision)

    return work


TASKS: dict[str, Callable[[], Work]] = {
    "random play, M0": lambda: play("zombicide-2e", "M00"),
    "random play, M1": lambda: play("zombicide-2e", "M01"),
    "random play, Zombie Terror": lambda: play("zombie-terror", "base"),
    "clone, M1": lambda: clone("zombicide-2e", "M01"),
    "Zombies' Phase, 60 Zombies": lambda: phase("zombicide-2e", "M01"),
    "planner, M1": lambda: think("zombicide-2e", "M01", "planner"),
}


def count(name: str) -> None:
    """Does a task twice; the second time, when all is warm, valgrind counts."""
    work = TASKS[name]()
    work(0)
    switch = ["callgrind_control", "-i"]
    subprocess.run([*switch, "on", str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
    units = work(1)
    subprocess.run([*switch, "off", str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
    print(units)


def main() -> None:
    """Answers one line with one line until stdin ends."""
    made: dict[str, Work] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in made:
            made[name] = TASKS[name]()
            made[name](0)
        start = process_time()
        units = made[name](1)
        print((process_time() - start) / units, flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        count(sys.argv[1])
    else:
        main()
