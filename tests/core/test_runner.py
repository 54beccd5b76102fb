"""The runner: what each outcome of a step does."""

import pytest
from msgspec.structs import replace

from horda.core import run as runner
from horda.core.decisions import Choice, Choices
from horda.core.engine import Engine
from horda.core.errors import Code, EngineFault, IllegalAnswer
from horda.core.events import Event
from horda.core.frames import Done, Frame, Go, Outcome, Push, pushed
from horda.core.results import Result
from horda.core.run import Run
from horda.core.words import Text
from tests.core.toys import Pick, ToyGame, ToyState, begun, note, picks


class Say(Frame, frozen=True):
    """Notes a word and returns it."""

    word: str

    def say(self, run: Run[ToyState]) -> Outcome:
        """Says."""
        note(run, self.word)
        return Done(self.word)

    steps = (say,)


class End(Frame, frozen=True):
    """Ends the game."""

    def end(self, run: Run[ToyState]) -> Outcome:
        """Ends."""
        return run.finish(Result((0,), "end"))

    def never(self, run: Run[ToyState]) -> Outcome:
        """Is not reached."""
        raise AssertionError("a finished game goes on")

    steps = (end, never)


class Course(Frame, frozen=True):
    """Pushes, changes itself, loops and notes what comes back."""

    turns: int = 0

    def push(self, run: Run[ToyState]) -> Outcome:
        """One child first, two more after it, and a change of this frame."""
        return Push(Say("one"), replace(self, turns=self.turns + 1), (Say("two"), Say("three")))

    def result(self, run: Run[ToyState]) -> Outcome:
        """The last one's result has come back."""
        note(run, f"got {run.result} in turn {self.turns}")
        return None

    def loop(self, run: Run[ToyState]) -> Outcome:
        """Twice."""
        return Go("push") if self.turns < 2 else replace(self, turns=9)

    def last(self, run: Run[ToyState]) -> Outcome:
        """The change was kept."""
        note(run, self.turns)
        return Push(End())

    steps = (push, result, loop, last)


def test_outcomes_follow_each_other() -> None:
    _, state = begun(Course())
    turn = ["one", "two", "three"]
    assert list(state.log) == [*turn, "got three in turn 1", *turn, "got three in turn 2", "9"]
    assert state.result == Result((0,), "end")
    assert (state.stack, state.at, state.open) == ((), (), ())


def test_pushed_runs_frames_in_order() -> None:
    assert pushed([]) is None
    assert pushed([Say("a"), Say("b")]) == Push(Say("a"), then=(Say("b"),))


def test_steps_are_found_by_name() -> None:
    assert Course.index == {"push": 0, "result": 1, "loop": 2, "last": 3}


class Asking(Frame, frozen=True):
    """Asks seat 1 for one of `count` things."""

    count: int
    auto: bool = True

    def ask(self, run: Run[ToyState]) -> Outcome:
        """Asks."""
        return Choice(1, "pick", picks(self.count), (self.count,), auto=self.auto)

    def take(self, run: Run[ToyState]) -> Outcome:
        """Notes who answered what, then ends a frame by running out of steps."""
        note(run, f"{run.seat} {run.answer.key}")
        return Push(End())

    steps = (ask, take)


def test_an_answer_is_found_in_the_next_step() -> None:
    engine, state = begun(Asking(3))
    (ask,) = engine.pending(state)
    assert (ask.number, ask.seat, ask.prompt, ask.args) == (0, 1, "pick", (3,))
    engine.choose(state, 2)
    assert state.log == ("1 pick:2",)
    assert state.decision == 1


def refused(engine: Engine[ToyState], state: ToyState, index: int, seat: int | None = None) -> Code:
    """Chooses what cannot be chosen: nothing may change. Returns the code of the refusal."""
    before = state.digest(), state.decision, state.waiting
    with pytest.raises(IllegalAnswer) as caught:
        engine.choose(state, index, seat)
    assert (state.digest(), state.decision, state.waiting) == before
    return caught.value.code


@pytest.mark.parametrize("index", [-1, -3, 3, 99])
def test_an_index_that_is_not_offered_is_refused_and_changes_nothing(index: int) -> None:
    engine, state = begun(Asking(3))
    assert refused(engine, state, index) is Code.NOT_OFFERED
    assert refused(engine, state, index, 1) is Code.NOT_OFFERED
    engine.choose(state, 0)
    assert state.log == ("1 pick:0",)


def test_a_seat_that_is_not_asked_or_a_game_that_is_over_refuses_every_index() -> None:
    engine, state = begun(Asking(3))
    assert refused(engine, state, 0, 2) is Code.WRONG_SEAT
    assert refused(engine, state, 0, 7) is Code.WRONG_SEAT
    engine.choose(state, 0, 1)
    for seat in (None, 1):
        assert refused(engine, state, 0, seat) is Code.GAME_OVER


def test_a_state_read_from_bytes_is_asked_before_it_is_answered() -> None:
    engine, state = begun(Asking(3))
    state.waiting = None
    engine.choose(state, 2)
    assert state.log == ("1 pick:2",)


def test_one_option_is_taken_by_itself_and_logged_for_that_seat() -> None:
    told: list[Event] = []
    engine, _ = begun(Asking(2))
    engine.game.start = Asking(1)  # type: ignore[attr-defined]  # the toy game's own field
    state = engine.new(engine.config({}), 1, told.append)
    assert state.log == ("1 pick:0",)
    assert state.decision == 0
    assert [event.key for event in told] == ["answered:1:pick:0"]
    assert told[0].text().args == {"question": Text("pick"), "option": Text("option-pick")}
    assert told[0].audience == (1,)


def test_one_option_is_asked_where_the_moment_matters() -> None:
    _, state = begun(Asking(1, auto=False))
    assert [choice.options for choice in state.open] == [(Pick(0),)]


def test_a_question_without_options_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="without options in Asking"):
        begun(Asking(0))


class Nobody(Frame, frozen=True):
    """Asks several seats, of which there are none."""

    def ask(self, run: Run[ToyState]) -> Outcome:
        """Asks nobody."""
        return Choices(())

    def take(self, run: Run[ToyState]) -> Outcome:
        """Goes on."""
        note(run, run.answers)
        return Push(End())

    steps = (ask, take)


def test_a_question_to_nobody_is_answered() -> None:
    _, state = begun(Nobody())
    assert state.log == ("{}",)


class Loop(Frame, frozen=True):
    """Never gets anywhere."""

    def spin(self, run: Run[ToyState]) -> Outcome:
        """Spins."""
        return Go("spin")

    steps = (spin,)


def test_a_rule_that_loops_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "STEP_LIMIT", 50)
    with pytest.raises(EngineFault, match=r"no end after 50 steps in Loop\(\)"):
        begun(Loop())


def test_a_frame_that_asks_nobody_on_their_own_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Asking asks nobody"):
        Asking(2).each(None, 0, None)


class Storm(Frame, frozen=True):
    """Rolls as many dice as a file says, and tells of each."""

    dice: int

    def roll(self, run: Run[ToyState]) -> Outcome:
        """Rolls."""
        for _ in range(self.dice):
            run.roll(6)
        return Push(End())

    steps = (roll,)


def test_a_foreign_file_cannot_ask_for_any_number_of_dice() -> None:
    begun(Storm(runner.CHANCE_LIMIT))
    with pytest.raises(EngineFault, match="dice"):
        begun(Storm(runner.CHANCE_LIMIT + 1))


class Gossip(Frame, frozen=True):
    """Tells as many events as a file says."""

    events: int

    def tell(self, run: Run[ToyState]) -> Outcome:
        """Tells."""
        for _ in range(self.events):
            run.emit(Heard)
        return Push(End())

    steps = (tell,)


class Heard(Event, frozen=True):
    """Something was heard."""


def test_a_foreign_file_cannot_have_any_number_of_events_told() -> None:
    """Each becomes a message to everybody at the table; a search listens to none and goes on."""
    for events, fails in ((runner.TOLD_LIMIT, False), (runner.TOLD_LIMIT + 1, True)):
        engine, heard = Engine(ToyGame(Gossip(events))), list[Event]()
        config = engine.config({})
        if fails:
            with pytest.raises(EngineFault, match="events"):
                engine.new(config, 1, heard.append)
        else:
            engine.new(config, 1, heard.append)
        assert len(heard) == runner.TOLD_LIMIT
        assert engine.new(config, 1).result is not None
