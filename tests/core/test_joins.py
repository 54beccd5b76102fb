"""Questions to several seats at once: all, any, and each on its own."""

import pytest
from msgspec.structs import replace

from horda.core.decisions import Answer, Choice, Choices, Join
from horda.core.engine import Engine
from horda.core.errors import Code, IllegalAnswer
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.results import Result
from horda.core.rng import Dice
from horda.core.run import Run
from tests.core.test_runner import End, refused
from tests.core.toys import Pick, ToyState, begun, note, picks


class Together(Frame, frozen=True):
    """Asks three seats at once."""

    join: Join

    def ask(self, run: Run[ToyState]) -> Outcome:
        """Asks."""
        return Choices(tuple(Choice(seat, "pick", picks(3)) for seat in range(3)), self.join)

    def take(self, run: Run[ToyState]) -> Outcome:
        """Notes the answers by seat."""
        note(run, {seat: option.number for seat, option in run.answers.items()})
        return Push(End())

    steps = (ask, take)


class Lanes(Frame, frozen=True):
    """Lets every seat pick as often as its number + 1, at its own pace."""

    left: tuple[int, ...] = (1, 2, 3)
    sum: int = 0

    def ask(self, run: Run[ToyState]) -> Outcome:
        """Asks whoever has picks left."""
        of = [Choice(seat, "pick", picks(3), (n,)) for seat, n in enumerate(self.left) if n]
        return Choices(tuple(of), Join.EACH)

    def each(self, run: Run[ToyState], seat: int, option: Pick) -> "Lanes":
        """Takes effect at once."""
        left = tuple(n - (who == seat) for who, n in enumerate(self.left))
        if option.number == 2:
            run.finish(Result((seat,), "two"))
        return replace(self, left=left, sum=self.sum + option.number)

    def end(self, run: Run[ToyState]) -> Outcome:
        """All have picked."""
        note(run, self.sum)
        return Push(End())

    steps = (ask, end)


def answer(engine: Engine[ToyState], state: ToyState, seat: int, number: int) -> None:
    """Answers under the number the seat was asked with."""
    ask = next(ask for ask in engine.pending(state) if ask.seat == seat)
    engine.apply(state, Answer(ask.number, seat, f"pick:{number}"))


def test_all_waits_for_everybody() -> None:
    engine, state = begun(Together(Join.ALL))
    answer(engine, state, 2, 1)
    answer(engine, state, 0, 2)
    assert not state.log
    assert list(state.held) == [(0, 2), (2, 1)]
    assert [choice.seat for choice in state.open] == [1]
    answer(engine, state, 1, 0)
    assert state.log == ("{0: 2, 1: 0, 2: 1}",)
    assert not state.held


@pytest.mark.parametrize("join", list(Join))
def test_among_several_a_wrong_choice_is_refused_and_changes_nothing(join: Join) -> None:
    engine, state = begun(Together(join) if join is not Join.EACH else Lanes())
    for index, seat in ((-1, 1), (3, 1), (-1, None), (3, None)):
        assert refused(engine, state, index, seat) is Code.NOT_OFFERED
    assert refused(engine, state, 0, 5) is Code.WRONG_SEAT
    engine.choose(state, 0, 0)
    if join is not Join.ANY:
        assert refused(engine, state, 0, 0) is Code.WRONG_SEAT


def test_any_takes_the_first() -> None:
    engine, state = begun(Together(Join.ANY))
    answer(engine, state, 2, 1)
    assert state.log == ("{2: 1}",)
    assert state.held == ()


def test_each_takes_effect_at_once_and_asks_again() -> None:
    engine, state = begun(Lanes())
    answer(engine, state, 1, 1)
    assert state.stack == (Lanes((1, 1, 3), 1),)
    assert [choice.args for choice in state.open] == [(1,), (1,), (3,)]
    answer(engine, state, 1, 1)
    assert [choice.seat for choice in state.open] == [0, 2]
    for seat in (2, 2, 0, 2):
        answer(engine, state, seat, 1)
    assert state.log == ("6",)
    assert (state.held, state.decision) == ((), 6)


def test_numbers_of_asks_do_not_change_when_others_answer() -> None:
    engine, state = begun(Lanes())
    answer(engine, state, 1, 1)
    assert {ask.seat: ask.number for ask in engine.pending(state)} == {0: 0, 1: 1, 2: 0}
    with pytest.raises(IllegalAnswer, match="stale-ask") as refused:
        engine.apply(state, Answer(0, 1, 0))  # the same click twice
    assert refused.value.what == "0"  # the text says "Question 0", so it is a number and no more
    engine.apply(state, Answer(1, 1, 0))
    engine.apply(state, Answer(0, 2, 0))
    assert {ask.seat: ask.number for ask in engine.pending(state)} == {0: 0, 2: 1}


def test_each_survives_a_save_in_its_middle() -> None:
    engine, state = begun(Lanes())
    answer(engine, state, 1, 1)
    answer(engine, state, 0, 1)
    again = state.clone()
    again.waiting = None
    assert engine.pending(again) == engine.pending(state)
    for seat in (2, 1, 2, 2):
        answer(engine, state, seat, 0)
        answer(engine, again, seat, 0)
    assert again.digest() == state.digest()
    assert state.log == ("2",)


def test_an_answer_on_its_own_can_end_the_game() -> None:
    engine, state = begun(Lanes())
    answer(engine, state, 0, 1)
    answer(engine, state, 2, 2)
    assert state.result == Result((2,), "two")
    assert (state.held, state.stack, state.open) == ((), (), ())


def test_nobody_answers_twice_or_unasked() -> None:
    engine, state = begun(Together(Join.ALL))
    answer(engine, state, 1, 0)
    for number in (0, 1):
        with pytest.raises(IllegalAnswer) as caught:
            engine.apply(state, Answer(number, 1, 0))
        assert caught.value.code is (Code.WRONG_SEAT if number else Code.STALE_ASK)


def test_an_answer_is_shown_to_its_seat_alone_while_it_is_held() -> None:
    engine, state = begun(Together(Join.ALL))
    answer(engine, state, 1, 2)
    assert [engine.view(state, seat).answered for seat in (0, 1, 2, None)] == ["", "pick:2", "", ""]
    assert engine.view(state, 0).waiting == (0, 2)
    assert engine.view(state, 1).asks == ()


def test_held_answers_of_others_are_guessed() -> None:
    engine, state = begun(Together(Join.ALL))
    answer(engine, state, 1, 2)
    answer(engine, state, 2, 2)
    dice = Dice(1)
    worlds = [engine.determinise(state, 1, dice).held for _ in range(60)]
    assert {held[0] for held in worlds} == {(1, 2)}
    assert {held[1] for held in worlds} == {(2, 0), (2, 1), (2, 2)}
    assert state.held == ((1, 2), (2, 2))


def test_counted_answers_are_no_guess() -> None:
    engine, state = begun(Lanes())
    answer(engine, state, 0, 1)
    assert engine.determinise(state, 1, Dice(1)).held == ((0, 0),)
    assert engine.view(state, 0).answered == ""


class OneByOne(Frame, frozen=True):
    """After each answer on its own goes on with something other than the same question."""

    how: str
    done: bool = False

    def ask(self, run: Run[ToyState]) -> Outcome:
        """Asks two seats; after the first answer does what `how` says."""
        if not self.done:
            return Choices(tuple(Choice(s, "pick", picks(3)) for s in (0, 1)), Join.EACH)
        last: dict[str, Outcome] = {
            "next": None,
            "done": DONE,
            "one": Choice(2, "last", picks(2)),
            "all": Choices((Choice(2, "last", picks(2)),)),
        }
        return last[self.how]

    def each(self, run: Run[ToyState], seat: int, option: Pick) -> "OneByOne":
        """One answer is enough."""
        return replace(self, done=True)

    def end(self, run: Run[ToyState]) -> Outcome:
        """Ends."""
        note(run, "end")
        return Push(End())

    steps = (ask, end)


@pytest.mark.parametrize("how", ["one", "all"])
def test_each_may_turn_into_another_question(how: str) -> None:
    engine, state = begun(OneByOne(how))
    answer(engine, state, 1, 0)
    assert [(ask.number, ask.seat, ask.prompt) for ask in engine.pending(state)] == [(1, 2, "last")]
    assert state.held == ()
    answer(engine, state, 2, 0)
    assert state.log == ("end",)


@pytest.mark.parametrize(("how", "log"), [("next", ("end",)), ("done", ())])
def test_each_may_stop_asking(how: str, log: tuple[str, ...]) -> None:
    engine, state = begun(OneByOne(how))
    answer(engine, state, 0, 0)
    assert (state.held, state.log, state.open) == ((), log, ())
