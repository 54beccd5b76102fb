"""What `horda bench` measures: our games, and next to them catanatron where it is installed."""

import random
from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from horda.bots.spec import make_bot
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.record import Record
from horda.core.session import Session
from horda.games import registry
from horda.sim import yardstick
from horda.sim.bench import PER_SECOND, YARDSTICK, Measure, Task, compare, microseconds, per_second
from horda.sim.job import Job
from horda.sim.pool import run

GAME = "zombie-terror"
ITERATIONS = 100
SEARCH = f"mcts:iterations={ITERATIONS},depth=10"
EARLY, LATE = 20, 200


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
    seconds, rounds = effort.seconds, effort.rounds
    engine = registry.engine(GAME)
    theirs = yardstick.installed()
    yield compare(
        "random decisions", PER_SECOND, _random_tasks(engine, seconds, with_theirs=theirs), rounds
    )
    for moment in (EARLY, LATE, None):
        yield compare(*_clone(engine, moment, seconds, with_theirs=theirs), rounds)
    yield compare("mcts iterations, depth 10", PER_SECOND, _search_tasks(engine, seconds), rounds)
    yield compare("replay of a finished game", "ms", _replay_tasks(engine), rounds)


def on_two_cores(effort: Effort) -> Iterator[Measure]:
    """Measures how much faster two workers are than one, the start of the workers included."""
    tasks: dict[str, Task] = {
        scenario: partial(_two_workers, scenario, effort.games)
        for scenario in registry.find(GAME).scenarios
    }
    yield compare("two workers over one, games/s", "×", tasks, effort.runs)


def _two_workers(scenario: str, count: int, number: int) -> float:
    job = Job(GAME, {"scenario": scenario}, ("random",), number, count)
    return _timed(job, 1) / _timed(job, 2)


def _timed(job: Job, workers: int) -> float:
    start = perf_counter()
    for _ in run(job, workers):
        pass
    return perf_counter() - start


def _random_tasks(engine: Engine[Any], seconds: float, *, with_theirs: bool) -> dict[str, Task]:
    tasks = {
        scenario: per_second(partial(play_random, engine, scenario), seconds)
        for scenario in engine.game.scenarios
    }
    return tasks | ({YARDSTICK: per_second(yardstick.play, seconds)} if with_theirs else {})


def play_random(engine: Engine[Any], scenario: str, seed: int) -> int:
    """Plays a game at random and returns the number of answers."""
    return int(random_state(engine, scenario, seed, engine.game.max_decisions).decision)


def random_state(engine: Engine[Any], scenario: str, seed: int, answers: int) -> Any:
    """Returns the position after so many random answers, or the end of the game."""
    # The same generator as catanatron's random player, so that choosing costs both the same.
    randrange, choose = random.Random(seed).randrange, engine.choose
    state = engine.new(engine.config({"scenario": scenario}), seed)
    while state.result is None and state.decision < answers:
        choose(state, randrange(len(state.waiting.options)))
    return state


def _clone(
    engine: Engine[Any], moment: int | None, seconds: float, *, with_theirs: bool
) -> tuple[str, str, dict[str, Task]]:
    tasks = {
        scenario: microseconds(_moment(engine, scenario, moment).clone, seconds)
        for scenario in engine.game.scenarios
    }
    if with_theirs and moment == LATE:
        tasks[YARDSTICK] = microseconds(yardstick.at(LATE).copy, seconds)
    when = "at the end" if moment is None else f"after {moment} decisions"
    return f"clone {when}", "µs", tasks


def _moment(engine: Engine[Any], scenario: str, moment: int | None) -> Any:
    """Returns a position of a running game that lasts so long; None: the end of a game."""
    limit = engine.game.max_decisions if moment is None else moment
    states = (random_state(engine, scenario, seed, limit) for seed in range(50))
    if moment is None:
        return next(states)
    longest = None
    for state in states:
        if state.decision == moment and state.result is None:
            return state
        longest = max(longest or state, state, key=lambda one: one.decision)
    return longest


def _search_tasks(engine: Engine[Any], seconds: float) -> dict[str, Task]:
    return {
        scenario: per_second(partial(_search, engine, _moment(engine, scenario, EARLY)), seconds)
        for scenario in engine.game.scenarios
    }


def _search(engine: Engine[Any], state: Any, seed: int) -> int:
    make_bot(SEARCH, seed).choose(engine, state, state.open[0].seat, None)
    return ITERATIONS


def _replay_tasks(engine: Engine[Any]) -> dict[str, Task]:
    return {
        scenario: partial(_replay, engine, _played(engine, scenario))
        for scenario in engine.game.scenarios
    }


def _replay(engine: Engine[Any], record: Record, number: int) -> float:
    start = perf_counter()
    Session(engine, record)
    return (perf_counter() - start) * 1000


def _played(engine: Engine[Any], scenario: str) -> Record:
    """Returns the record of a random game."""
    randrange = random.Random(1).randrange
    session = Session.begin(engine, engine.config({"scenario": scenario}), 1)
    while session.state.result is None and session.state.decision < engine.game.max_decisions:
        choice = session.state.open[0]
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, randrange(len(choice.options))))
    return session.record
