"""What `horda bench` measures: our games, and next to them catanatron where it is installed."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter

from msgspec import Struct

from horda.games import registry
from horda.sim import tasks
from horda.sim.bench import PER_SECOND, Measure, Task, compare
from horda.sim.horde import NINE_TILES, phase_task
from horda.sim.job import Job
from horda.sim.pool import run
from horda.sim.targets import CLONE, DECISIONS, GAMES, PHASE, Z2, ZT

MISSIONS = ("M00", "M01")


class Effort(Struct, frozen=True):
    """How long to measure: seconds a task, rounds, games for two workers and their rounds."""

    seconds: float
    rounds: int
    games: int
    runs: int


FULL = Effort(0.5, 9, 2000, 3)
QUICK = Effort(0.1, 3, 300, 1)


def on_one_core(effort: Effort) -> Iterator[Measure]:
    """Measures everything that one core does."""
    yield from _zombie_terror(effort.seconds, effort.rounds)
    yield from _zombicide(effort.seconds, effort.rounds)


def _zombie_terror(seconds: float, rounds: int) -> Iterator[Measure]:
    engine = registry.engine(ZT)
    names = engine.game.scenarios
    measure = partial(compare, rounds=rounds, game=ZT)
    yield measure(DECISIONS, PER_SECOND, tasks.decision_tasks(engine, names, seconds))
    for at in (tasks.EARLY, tasks.LATE, None):
        when = "at the end" if at is None else f"after {at} decisions"
        yield measure(f"clone {when}", "µs", tasks.clone_tasks(engine, names, at, seconds))
    searching = tasks.search_tasks(engine, names, seconds)
    yield measure("mcts iterations, depth 10", PER_SECOND, searching)
    yield measure("replay of a finished game", "ms", tasks.replay_tasks(engine, names))


def _zombicide(seconds: float, rounds: int) -> Iterator[Measure]:
    engine = registry.engine(Z2)
    measure = partial(compare, rounds=rounds, game=Z2)
    yield measure(DECISIONS, PER_SECOND, tasks.decision_tasks(engine, MISSIONS, seconds))
    yield measure(GAMES, PER_SECOND, tasks.game_tasks(engine, MISSIONS, seconds))
    yield measure(CLONE, "µs", tasks.clone_tasks(engine, MISSIONS, tasks.LATE, seconds))
    yield measure(PHASE, "ms", {NINE_TILES: phase_task(engine, seconds)})


def on_two_cores(effort: Effort) -> Iterator[Measure]:
    """Measures how much faster two workers are than one, the start of the workers included."""
    workers: dict[str, Task] = {
        scenario: partial(_two_workers, scenario, effort.games)
        for scenario in registry.find(ZT).scenarios
    }
    yield compare("two workers over one, games/s", "×", workers, effort.runs, game=ZT)


def _two_workers(scenario: str, count: int, number: int) -> float:
    job = Job(ZT, {"scenario": scenario}, ("random",), number, count)
    return _timed(job, 1) / _timed(job, 2)


def _timed(job: Job, workers: int) -> float:
    start = perf_counter()
    for _ in run(job, workers):
        pass
    return perf_counter() - start
