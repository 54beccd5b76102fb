"""The planner: legal, in time, the same by the same seed, and ahead of one answer."""

from time import monotonic
from typing import Any

import pytest

from horda.bots.base import decide
from horda.bots.planner import PlannerBot, PlannerSettings
from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.core.engine import Engine
from horda.core.state import State
from horda.games import registry
from horda.games.zombicide.game import Zombicide2
from tests.bots.games import DUEL, NIM, duel, nim

QUICK = "planner:width=2,depth=3,worlds=1"
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


def test_several_players_at_one_table() -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({"players": 3}), 5)
    assert len(answers(ZOMBICIDE, state, QUICK, 30)) == 30


def test_it_keeps_its_deadline() -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({"scenario": "M01"}), 2)
    bot = PlannerBot(1, PlannerSettings(width=50, depth=30, worlds=8, iterations=100_000))
    began = monotonic()
    index = decide(bot, ZOMBICIDE, state, 0, 0.3, strict=True)
    assert 0 <= index < len(state.open[0].options)
    assert monotonic() - began < 1.5  # one look at a position more, on a busy machine


def test_without_any_time_it_still_answers() -> None:
    state = ZOMBICIDE.new(ZOMBICIDE.config({}), 2)
    assert PlannerBot(1).choose(ZOMBICIDE, state, 0, monotonic() - 1) >= 0


def test_of_plans_that_end_alike_it_takes_the_shortest() -> None:
    """Nothing is to be gained by fidgeting with cards, so it does not begin."""
    state = ZOMBICIDE.new(ZOMBICIDE.config({"scenario": "M00"}), 2)
    keys: list[str] = []

    def note(state: Any, _: int, index: int) -> None:
        keys.append(state.open[0].options[index].key)

    play_out(ZOMBICIDE, state, [make_bot(QUICK, 1)], limit=80, strict=True, before=note)
    lifts = sum(key.startswith("lift") for key in keys)
    turns = sum(key.startswith("act:") for key in keys)
    assert lifts <= turns


def test_it_goes_three_zones_in_one_plan_where_greedy_sees_one() -> None:
    """A whole turn is planned at once: the plan ends with the turn, not with its first step."""
    state = ZOMBICIDE.new(ZOMBICIDE.config({"scenario": "M00", "cards": "easy"}), 4)
    calls = 0

    class Counting(PlannerBot):
        def choose(self, *args: Any) -> int:
            nonlocal calls
            calls += self._plan is None
            return super().choose(*args)

    bot = Counting(1, PlannerSettings(width=3, depth=6, worlds=1))
    play_out(ZOMBICIDE, state, [bot], limit=30, strict=True)
    assert calls < 25
