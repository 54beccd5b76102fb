"""What `horda bench` measures: what every game asks for, and catanatron where it is installed."""

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from horda.core.bench import DECISIONS, GAMES, Bench, What
from horda.core.engine import Engine
from horda.games import registry
from horda.sim import tasks
from horda.sim.bench import PER_SECOND, Measure, Task, compare
from horda.sim.job import Job
from horda.sim.pool import run


class Effort(Struct, frozen=True):
    """How long to measure: seconds a task, rounds, games for two workers and their rounds."""

    seconds: float
    rounds: int
    games: int
    runs: int


FULL = Effort(0.5, 9, 2000, 3)
QUICK = Effort(0.1, 3, 300, 1)

Kinds = Iterator[tuple[str, str, dict[str, Task]]]
"""What is measured, in which unit, and how for each candidate."""


def benches() -> Iterator[tuple[Engine[Any], Bench]]:
    """Yields the games that want to be measured."""
    for game in registry.all_games():
        if (bench := game.bench()) is not None:
            yield registry.engine(game.id), bench


def on_one_core(effort: Effort) -> Iterator[Measure]:
    """Measures everything that one core does."""
    for engine, bench in benches():
        measure = partial(compare, rounds=effort.rounds, game=engine.game.id)
        for what in bench.what:
            for name, unit, found in KINDS[what](engine, bench, effort.seconds):
                yield measure(name, unit, found)
        for one in bench.stretches:
            task = tasks.stretch_task(engine, one, effort.seconds)
            yield measure(one.name, "ms", {one.candidate: task})


def _decisions(engine: Engine[Any], bench: Bench, seconds: float) -> Kinds:
    yield DECISIONS, PER_SECOND, tasks.decision_tasks(engine, bench.scenarios, seconds)


def _games(engine: Engine[Any], bench: Bench, seconds: float) -> Kinds:
    yield GAMES, PER_SECOND, tasks.game_tasks(engine, bench.scenarios, seconds)


def _clone(engine: Engine[Any], bench: Bench, seconds: float) -> Kinds:
    for at in bench.clones:
        when = "at the end" if at is None else f"after {at} decisions"
        yield f"clone {when}", "µs", tasks.clone_tasks(engine, bench.scenarios, at, seconds)


def _search(engine: Engine[Any], bench: Bench, seconds: float) -> Kinds:
    found = tasks.search_tasks(engine, bench.scenarios, seconds)
    yield "mcts iterations, depth 10", PER_SECOND, found


def _replay(engine: Engine[Any], bench: Bench, seconds: float) -> Kinds:
    found = tasks.replay_tasks(engine, bench.scenarios)
    yield "replay of a finished game", "ms", found


KINDS: dict[What, Callable[[Engine[Any], Bench, float], Kinds]] = {
    "decisions": _decisions,
    "games": _games,
    "clone": _clone,
    "search": _search,
    "replay": _replay,
}


def on_two_cores(effort: Effort) -> Iterator[Measure]:
    """Measures how much faster two workers are than one, the start of the workers included."""
    for engine, bench in benches():
        if not bench.workers:
            continue
        game = engine.game.id
        workers: dict[str, Task] = {
            scenario: partial(_two_workers, game, scenario, effort.games)
            for scenario in bench.scenarios
        }
        yield compare("two workers over one, games/s", "×", workers, effort.runs, game=game)


def _two_workers(game: str, scenario: str, count: int, number: int) -> float:
    job = Job(game, {"scenario": scenario}, ("random",), number, count)
    return _timed(job, 1) / _timed(job, 2)


def _timed(job: Job, workers: int) -> float:
    start = perf_counter()
    for _ in run(job, workers):
        pass
    return perf_counter() - start
