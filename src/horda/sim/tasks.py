"""What the benchmark repeats, for any game: random play, clones, search, replays."""

import random
from functools import partial
from time import process_time
from typing import Any

from horda.bots.spec import make_bot
from horda.core.bench import EARLY, LATE, Stretch
from horda.core.decisions import Answer, Choice
from horda.core.engine import Engine
from horda.core.record import Record
from horda.core.session import Session
from horda.sim import yardstick
from horda.sim.bench import YARDSTICK, Task, microseconds, per_second

Names = tuple[str, ...]
ITERATIONS = 100
SEARCH = f"mcts:iterations={ITERATIONS},depth=10"


def decision_tasks(engine: Engine[Any], scenarios: Names, seconds: float) -> dict[str, Task]:
    """Random decisions a second, options listed."""
    tasks = {
        scenario: per_second(partial(play_random, engine, scenario), seconds)
        for scenario in scenarios
    }
    return tasks | _beside(per_second(yardstick.play, seconds))


def game_tasks(engine: Engine[Any], scenarios: Names, seconds: float) -> dict[str, Task]:
    """Whole random games a second."""
    tasks = {
        scenario: per_second(partial(_games, engine, scenario), seconds) for scenario in scenarios
    }
    return tasks | _beside(per_second(lambda seed: yardstick.play(seed) and 1, seconds))


def clone_tasks(
    engine: Engine[Any], scenarios: Names, at: int | None, seconds: float
) -> dict[str, Task]:
    """Microseconds a clone, so many decisions into a game or (None) at its end."""
    tasks = {
        scenario: microseconds(moment(engine, scenario, at).clone, seconds)
        for scenario in scenarios
    }
    if at == LATE and yardstick.installed():
        tasks[YARDSTICK] = microseconds(yardstick.at(LATE).copy, seconds)
    return tasks


def search_tasks(engine: Engine[Any], scenarios: Names, seconds: float) -> dict[str, Task]:
    """Iterations of a search a second."""
    return {
        scenario: per_second(partial(_search, engine, moment(engine, scenario, EARLY)), seconds)
        for scenario in scenarios
    }


def replay_tasks(engine: Engine[Any], scenarios: Names) -> dict[str, Task]:
    """Milliseconds to replay and verify a finished game."""
    return {scenario: partial(_replay, engine, _played(engine, scenario)) for scenario in scenarios}


def stretch_task(engine: Engine[Any], stretch: Stretch, seconds: float) -> Task:
    """Milliseconds that a game's own part of play takes."""
    state = stretch.start(engine)

    def task(number: int) -> float:
        done, start = 0, process_time()
        while (passed := process_time() - start) < seconds or not done:
            stretch.play(engine, state)
            done += 1
        return passed / done * 1000

    return task


def _beside(task: Task) -> dict[str, Task]:
    return {YARDSTICK: task} if yardstick.installed() else {}


def _games(engine: Engine[Any], scenario: str, seed: int) -> int:
    play_random(engine, scenario, seed)
    return 1


def play_random(engine: Engine[Any], scenario: str, seed: int) -> int:
    """Plays a game at random and returns the number of answers."""
    return int(random_state(engine, scenario, seed, engine.game.max_decisions).decision)


def random_state(engine: Engine[Any], scenario: str, seed: int, answers: int) -> Any:
    """Returns the position after so many random answers, or the end of the game."""
    # The same generator as catanatron's random player, so that choosing costs both the same.
    randrange, choose = random.Random(seed).randrange, engine.choose
    state = engine.new(engine.config({"scenario": scenario}), seed)
    while state.result is None and state.decision < answers:
        asked = state.waiting
        if type(asked) is not Choice:  # several seats are asked at once: one after the other
            asked = state.open[0]
        choose(state, randrange(len(asked.options)), asked.seat)
    return state


def moment(engine: Engine[Any], scenario: str, answers: int | None) -> Any:
    """Returns a position of a running game that lasts so long; None: the end of a game."""
    limit = engine.game.max_decisions if answers is None else answers
    states = (random_state(engine, scenario, seed, limit) for seed in range(50))
    if answers is None:
        return next(states)
    longest = None
    for state in states:
        if state.decision == answers and state.result is None:
            return state
        longest = max(longest or state, state, key=lambda one: one.decision)
    return longest


def _search(engine: Engine[Any], state: Any, seed: int) -> int:
    make_bot(SEARCH, seed).choose(engine, state, state.open[0].seat, None)
    return ITERATIONS


def _replay(engine: Engine[Any], record: Record, number: int) -> float:
    start = process_time()
    Session(engine, record)
    return (process_time() - start) * 1000


def _played(engine: Engine[Any], scenario: str) -> Record:
    """Returns the record of a random game."""
    randrange = random.Random(1).randrange
    session = Session.begin(engine, engine.config({"scenario": scenario}), 1)
    while session.state.result is None and session.state.decision < engine.game.max_decisions:
        choice = session.state.open[0]
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, randrange(len(choice.options))))
    return session.record
