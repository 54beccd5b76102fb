"""What `decide` promises whatever the bot: legal answers, in time, without secrets."""

import logging
from time import monotonic, sleep
from typing import Any

import pytest

from horda.bots.base import Bot, decide
from horda.bots.budget import Budget, sooner
from horda.bots.play import play_out
from horda.bots.spec import BOTS, make_bot
from horda.core.conformance import check_options, check_secrets
from horda.core.engine import Engine
from horda.core.errors import Code, IllegalAnswer
from horda.core.rng import Dice
from horda.core.state import S
from tests.bots.games import DUEL, NIM, PENNIES, Duel, Nim, NimState, duel, nim

SPECS = ("random", "greedy", "greedy:worlds=1", "mcts:iterations=15,depth=3")
SETUPS: list[tuple[Engine[Any], dict[str, object]]] = [
    (NIM, {}),
    (DUEL, {}),
    (DUEL, {"scenario": "blind"}),
    (PENNIES, {}),
]


class Broken(Bot):
    name = "broken"
    summary = "for tests: answers what it was told to, or fails"
    answer: object = None

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        if self.answer is None:
            raise RuntimeError("no idea")
        return self.answer  # type: ignore[return-value]


class Peeker(Bot):
    name = "peeker"
    summary = "for tests: answers by the other's hidden hand"
    seen: tuple[int, ...] = ()

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        hands: tuple[tuple[int, ...], ...] = getattr(state, "hands")  # noqa: B009
        self.seen = hands[1 - seat]
        return 0


class SlowNim(Nim):
    def evaluate(self, state: NimState, seat: int) -> float:
        sleep(0.02)
        return 0.5


@pytest.mark.parametrize(("engine", "values"), SETUPS)
def test_the_test_games_keep_their_secrets(engine: Engine[Any], values: dict[str, object]) -> None:
    def checks(state: Any, seat: int, index: int) -> None:
        check_options(engine, state)
        check_secrets(engine, state, Dice(index))

    for seed in range(10):
        bots = [make_bot("random", seed), make_bot("random", seed + 1)]
        play_out(engine, engine.new(engine.config(values), seed), bots, before=checks)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("engine", "values"), SETUPS)
def test_whole_games_of_legal_answers(
    engine: Engine[Any], values: dict[str, object], spec: str
) -> None:
    def legal(state: Any, seat: int, index: int) -> None:
        sizes = {choice.seat: len(choice.options) for choice in state.open}
        assert 0 <= index < sizes[seat]

    for seed in range(5):
        state = engine.new(engine.config(values), seed)
        bots = [make_bot(spec, seed), make_bot("random", seed)]
        end = play_out(engine, state, bots[:: -1 if seed % 2 else 1], strict=True, before=legal)
        assert end is state
        assert end.result is not None
        assert [bot.faults for bot in bots] == [0, 0]


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_leaves_the_position_alone(spec: str) -> None:
    state = duel(3)
    before, waiting = state.encode(), state.waiting
    decide(make_bot(spec, 1), DUEL, state, 0, strict=True)
    assert state.encode() == before
    assert state.waiting is waiting


def test_a_failing_bot_is_stood_in_for_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    state = nim(9)
    for count, answer in enumerate((None, 3, -1, "1", True, 1.0), 1):
        bot = Broken(count)
        bot.answer = answer
        with caplog.at_level(logging.ERROR, "horda.bots"):
            answers = {decide(bot, NIM, state, 0) for _ in range(40)}
        assert answers == {0, 1, 2}
        assert bot.faults == 40
    assert "broken failed at answer 0 of nim" in caplog.text


def test_strict_raises_the_fault() -> None:
    bot = Broken(1)
    with pytest.raises(RuntimeError, match="no idea"):
        decide(bot, NIM, nim(9), 0, strict=True)
    bot.answer = 7
    with pytest.raises(IllegalAnswer) as caught:
        decide(bot, NIM, nim(9), 0, strict=True)
    assert caught.value.code == Code.NOT_OFFERED
    assert bot.faults == 0


def test_a_single_option_is_not_thought_about() -> None:
    assert decide(Broken(1), NIM, nim(1), 0, strict=True) == 0


def test_a_seat_that_is_not_asked_cannot_be_decided_for() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        decide(make_bot("random", 1), NIM, nim(9), 1)
    assert caught.value.code == Code.WRONG_SEAT


def test_a_bot_is_shown_what_its_seat_could_guess() -> None:
    """The same questions in two worlds that differ only in what is hidden from the seat.

    The duel deals hidden cards from a sorted pool, so a bot with the same seed must be
    shown the very same guess in both worlds, and must answer the same.
    """
    differed = 0
    for seed in range(12):
        state = duel(seed)
        other = DUEL.determinise(state, 0, Dice(seed))
        differed += state.hands[1] != other.hands[1]
        seen = []
        for world in (state, other):
            peeker = Peeker(seed)
            decide(peeker, DUEL, world, 0, strict=True)
            seen.append(peeker.seen)
            peeker.choose(DUEL, world, 0, None)  # past the harness, to see that it does peek
            assert peeker.seen == world.hands[1]
        assert seen[0] == seen[1]
    assert differed > 6


@pytest.mark.parametrize("name", BOTS)
def test_answers_do_not_depend_on_secrets(name: str) -> None:
    spec = "mcts:iterations=40" if name == "mcts" else name

    def compare(state: Any, seat: int, index: int) -> None:
        other = DUEL.determinise(state, seat, Dice(state.decision))
        answers = [
            decide(make_bot(spec, 5), DUEL, world, seat, strict=True) for world in (state, other)
        ]
        assert answers[0] == answers[1]

    for seed in range(4):
        for scenario in Duel.scenarios:
            bots = [make_bot("random", seed), make_bot("random", seed + 1)]
            play_out(DUEL, duel(seed, scenario), bots, before=compare)


@pytest.mark.parametrize("spec", ["greedy:worlds=1000", "mcts:iterations=100000", "mcts:seconds=9"])
def test_the_deadline_holds_with_a_slow_evaluation(spec: str) -> None:
    """Unbounded, every one of these would think for nine seconds at least."""
    engine = Engine(SlowNim())
    bot = make_bot(spec, 1)
    began = monotonic()
    index = decide(bot, engine, nim(99), 0, 0.2, strict=True)
    assert monotonic() - began < 3  # far above, for a busy machine
    assert 0 <= index < 3


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts"])
def test_no_time_at_all_still_gives_an_answer(spec: str) -> None:
    bot = make_bot(spec, 1)
    assert decide(bot, NIM, nim(99), 0, 0.0, strict=True) in (0, 1, 2)
    assert bot.late == 1


def test_a_budget_foresees_a_round_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0.0, 3.0, 4.0, 7.5))
    monkeypatch.setattr("horda.bots.budget.monotonic", lambda: next(clock))
    budget = Budget(None, 10.0)
    assert [budget.more() for _ in range(4)] == [True, True, True, False]  # 2.5 left, one took 3.5


def test_a_budget_of_rounds_does_not_need_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("horda.bots.budget.monotonic", None)
    budget = Budget(2, None)
    assert [budget.more() for _ in range(4)] == [True, True, False, False]


def test_the_sooner_deadline_counts() -> None:
    assert sooner(None, None) is None
    assert sooner(None, 2.0) == sooner(2.0, None) == sooner(3.0, 2.0) == 2.0
