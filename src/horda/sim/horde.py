"""A crowded board of Zombicide, to measure how long the Zombies' Phase takes."""

from time import perf_counter
from typing import Any

from horda.core.engine import Engine
from horda.core.position import pose
from horda.sim.bench import Task

NINE_TILES = "M01"
HORDE = {"walker": 34, "brute": 13, "runner": 13}
HEALTH = 99  # whoever is wounded survives the phase


def crowded(engine: Engine[Any]) -> Any:
    """Returns a position with 60 Zombies all over nine tiles, at the end of the last turn."""
    config = engine.config({"scenario": NINE_TILES})
    start = engine.new(config, 1)
    table = engine.game.describe(start)
    zones = len(start.noise)
    kinds = [kind for kind, count in HORDE.items() for _ in range(count)]
    table["zombies"] = {}
    for number, kind in enumerate(kinds):
        there = table["zombies"].setdefault(str(number * 7 % zones), {})
        there[kind] = there.get(kind, 0) + 1
    for person in table["survivors"].values():
        person |= {"health": HEALTH, "done": True}
    last = table["order"][-1]
    table["turn"] = last
    table["survivors"][last] |= {"done": False, "actions": 1}
    return pose(engine, config, 1, table)


def zombies_phase(engine: Engine[Any], state: Any) -> Any:
    """Ends the last turn and plays on to the next round; every question gets its first option."""
    state = state.clone()
    choose, round_now = engine.choose, state.round
    choose(state, engine.game.find(state.config, state.waiting.options, "end-turn"))
    while state.result is None and state.round == round_now:
        choose(state, 0)
    return state


def phase_task(engine: Engine[Any], seconds: float) -> Task:
    """Milliseconds a Zombies' Phase takes: activations, spawning and all questions."""
    state = crowded(engine)

    def task(number: int) -> float:
        done, start = 0, perf_counter()
        while (passed := perf_counter() - start) < seconds or not done:
            zombies_phase(engine, state)
            done += 1
        return passed / done * 1000

    return task
