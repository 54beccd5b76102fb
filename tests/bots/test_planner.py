"""The planner: legal, in time, the same by the same seed, and far ahead of one answer."""

from time import monotonic
from typing import Any

import pytest

from horda.bots.base import decide
from horda.bots.budget import Budget
from horda.bots.planner import ADVICE, PlannerBot, PlannerSettings, Trial, liked, taste
from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.core.engine import Engine
from horda.core.state import State
from horda.games import registry
from horda.games.zombicide.game import Zombicide2
from tests.bots.games import DUEL, NIM, PENNIES, duel, nim

QUICK = "planner:width=3,playouts=6,depth=60"
ZOMBICIDE: Engine[Any] = Engine(Zombicide2())
TERROR = registry.engine("zombie-terror")


def answers(engine: Engine[Any], state: Any, spec: str, limit: int) -> list[int]:
    """Plays on with one bot for each seat and returns every answer given."""
    given: list[int] = []
    seats = len(engine.game.seats(state.config))
    bots = [make_bot(spec, 7 + seat) for seat in range(seats)]

    def note(_: State, __: int, index: int) -> None:
        given.append(index)

    play_out(engine, state, bots, limit=limit, strict=True, before=note)
    return given


@pytest.mark.parametrize("engine", [ZOMBICIDE, TERROR], ids=["zombicide", "zombie-terror"])
def test_it_answers_legally_and_the_same_by_the_same_seed(engine: Engine[Any]) -> None:
    config = engine.config({})
    runs = [answers(engine, engine.new(config, 3), QUICK, 40) for _ in range(2)]
    assert len(runs[0]) == 40
    assert runs[0] == runs[1]


@pytest.mark.parametrize(("engine", "state"), [(DUEL, duel(4, "blind")), (NIM, nim(9))])
def test_it_plays_games_where_others_answer_at_once(engine: Engine[Any], state: Any) -> None:
    assert answers(engine, state, QUICK, 60)


def test_it_plays_coins_thrown_at_once() -> None:
    assert answers(PENNIES, PENNIES.new(PENNIES.config({}), 1), QUICK, 60)


def test_several_players_at_one_table() -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({"players": 3}), 5)
    assert len(answers(ZOMBICIDE, state, QUICK, 30)) == 30


def test_it_keeps_its_deadline() -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({"scenario": "M01"}), 2)
    bot = PlannerBot(1, PlannerSettings(width=50, playouts=1_000_000))
    began = monotonic()
    index = decide(bot, ZOMBICIDE, state, 0, 0.3, strict=True)
    assert 0 <= index < len(state.open[0].options)
    assert monotonic() - began < 1.5  # one playout more, on a busy machine


def test_without_any_time_it_still_answers() -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({}), 2)
    assert PlannerBot(1).choose(ZOMBICIDE, state, 0, monotonic() - 1) >= 0


def test_it_takes_the_last_matches() -> None:
    """Without any advice of the game it still finds the answer that wins at once."""
    bot = PlannerBot(1, PlannerSettings(playouts=60, depth=1))
    assert bot.choose(NIM, nim(3), 0, None) == 2


def wins(spec: str, mission: str, seeds: range) -> int:
    """Counts the games with easy cards that a bot wins; none may be left unfinished."""
    won = 0
    for seed in seeds:
        state = ZOMBICIDE.new(ZOMBICIDE.config({"scenario": mission, "cards": "easy"}), seed)
        play_out(ZOMBICIDE, state, [make_bot(spec, seed)], limit=3000, strict=True)
        assert state.result is not None, f"seed {seed} has stalled"
        won += bool(state.result.winners)
    return won


@pytest.mark.slow
def test_it_beats_the_random_bot_by_far() -> None:
    seeds = range(5)
    planned = wins("planner:width=3,playouts=3", "M00", seeds)
    assert planned >= 3
    assert planned >= 3 + wins("random", "M00", seeds)


@pytest.mark.slow
@pytest.mark.parametrize("mission", ["M00", "M01", "M02"])
def test_the_advice_alone_wins_games_and_never_stalls(mission: str) -> None:
    assert wins("planner:width=1", mission, range(12)) >= 1


@pytest.mark.parametrize(("clear", "playouts"), [(1e-9, 4), (2.0, 10)])
def test_a_clear_lead_ends_the_playouts(clear: float, playouts: int) -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({}), 2)
    bot = PlannerBot(1, PlannerSettings(clear=clear))
    plans = [(index, ADVICE) for index in range(4)]
    trial = Trial(bot, ZOMBICIDE, state, 0, plans, Budget(None, None))
    assert trial.best() in plans
    assert sum(trial.times.values()) == playouts


def test_an_idea_is_a_taste_that_stays() -> None:
    tastes = {taste(idea, key) for idea in range(1, 40) for key in ("walk:1", "walk:2", "search")}
    assert len(tastes) == 3 * 39
    assert all(0 < one < 1 for one in tastes)
    choice = ZOMBICIDE.new(ZOMBICIDE.config({}), 2).open[0]
    flat = [0.0] * len(choice.options)
    assert {liked(flat, choice, idea, 1.0) for idea in range(1, 60)} == set(range(len(flat)))
    best = [float(index == 1) for index in range(len(flat))]
    assert {liked(best, choice, idea, 1e-6) for idea in range(1, 60)} == {1}


def test_it_plays_by_ideas_too() -> None:
    config, spec = ZOMBICIDE.config({}), "planner:width=2,playouts=6,ideas=2,depth=60"
    runs = [answers(ZOMBICIDE, ZOMBICIDE.new(config, 3), spec, 25) for _ in range(2)]
    assert runs[0] == runs[1]
