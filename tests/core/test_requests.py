"""Requests: what a seat asks for by itself, whoever is asked; entries of the log like answers."""

from collections.abc import Sequence
from typing import Any

import pytest

from horda.core.decisions import Answer, Choice, Choices, Option
from horda.core.engine import Engine
from horda.core.errors import BadRecord, Code, HordaError, IllegalAnswer
from horda.core.frames import Frame, Outcome
from horda.core.game import Refusal
from horda.core.record import Redone, Requested, Said, Undone, dumps, loads
from horda.core.session import Session
from horda.core.stretch import cut, told
from tests.core.toys import Pick, ToyGame, ToyState, begun, note, picks


class Question(Frame, frozen=True):
    """Asks seat a, again and again."""

    def ask(self, run: Any) -> Outcome:
        """Lists as many options as were granted, and two."""
        return Choice(0, "which", picks(2 + sum(word == "granted" for word in run.state.log)))

    def take(self, run: Any) -> Outcome:
        """Writes the answer down."""
        note(run, run.answer.number)
        return None

    def more(self, run: Any) -> Outcome:
        """Asks once more."""
        return Choice(1, "which", picks(2))

    def last(self, run: Any) -> Outcome:
        """Writes that one down too."""
        note(run, f"b{run.answer.number}")
        return None

    def together(self, run: Any) -> Outcome:
        """Asks two at once."""
        return Choices((Choice(0, "both", picks(2)), Choice(1, "both", picks(2))))

    def end(self, run: Any) -> Outcome:
        """Writes both down."""
        note(run, sorted((seat, pick.number) for seat, pick in run.answers.items()))
        return None

    steps = (ask, take, more, last, together, end)


class Gift(Frame, frozen=True):
    """What was asked for."""

    seat: int

    def give(self, run: Any) -> Outcome:
        """Writes it down."""
        note(run, "granted")
        return None

    steps = (give,)


class Generous(ToyGame):
    """Grants seat c picks 0 and 1, but 1 only after the first answer."""

    def requests(self, state: ToyState, seat: int) -> Sequence[Option]:
        """Two wishes of the one seat."""
        return picks(2) if seat == 2 else ()

    def grant(self, state: ToyState, seat: int, option: Option) -> Frame:
        """Gives it."""
        return Gift(seat)

    def not_now(self, state: ToyState, seat: int, option: Option) -> Refusal | None:
        """The second wish waits for an answer."""
        waits = isinstance(option, Pick) and option.number == 1 and not state.log
        return Refusal(("T1",)) if waits else None

    def explain_request(self, state: ToyState, seat: int, key: str) -> Refusal | None:
        """It is for seat c."""
        return Refusal(("T2",))


def table() -> tuple[Engine[ToyState], ToyState]:
    """Returns a game at its first question."""
    return begun(Question(), game=Generous)


def refused(engine: Engine[ToyState], state: ToyState, seat: int, key: str) -> IllegalAnswer:
    """Returns the refusal of a request, and sees that nothing changed."""
    before, question = state.digest(), state.waiting
    with pytest.raises(IllegalAnswer) as caught:
        engine.request(state, seat, key)
    assert state.digest() == before
    assert state.waiting == question
    return caught.value


def test_a_seat_that_is_not_asked_is_granted_something_and_the_question_is_asked_anew() -> None:
    engine, state = table()
    assert [ask.number for ask in engine.pending(state)] == [0]
    engine.request(state, 2, "pick:0")
    assert [*state.log] == ["granted"]
    (ask,) = engine.pending(state)
    assert (ask.seat, ask.number, len(ask.options)) == (0, 1, 3)
    with pytest.raises(IllegalAnswer, match="stale"):
        engine.apply(state, Answer(0, 0, "pick:0"))
    engine.apply(state, Answer(1, 0, "pick:2"))
    assert [*state.log] == ["granted", "2"]


def test_what_a_seat_may_ask_for_is_listed_only_for_it_and_only_when_it_is_granted() -> None:
    engine, state = table()
    assert [engine.requests(state, seat) for seat in (0, 1, 2, 7)] == [[], [], [Pick(0)], []]
    engine.choose(state, 0)
    assert engine.requests(state, 2) == list(picks(2))


def test_a_refusal_says_why_and_changes_nothing() -> None:
    engine, state = table()
    wrong = refused(engine, state, 0, "pick:0")
    assert (wrong.code, wrong.rules) == (Code.NOT_OFFERED, ("T2",))
    early = refused(engine, state, 2, "pick:1")
    assert (early.code, early.rules) == (Code.NOT_NOW, ("T1",))
    assert refused(engine, state, 2, "fly").code is Code.NOT_OFFERED


def test_nothing_is_granted_while_answers_wait_unseen_for_others() -> None:
    engine, state = table()
    for index in (0, 0):
        engine.choose(state, index)
    engine.request(state, 2, "pick:0")
    engine.apply(state, Answer(state.number(1), 1, "pick:1"))
    assert refused(engine, state, 2, "pick:0").code is Code.NOT_NOW
    assert engine.requests(state, 2) == []
    engine.apply(state, Answer(state.number(0), 0, "pick:0"))
    assert state.log[-1] == "[(0, 0), (1, 1)]"


def test_nothing_is_granted_when_the_game_is_over_nor_by_a_game_that_grants_nothing() -> None:
    engine, state = begun(Question())
    assert engine.requests(state, 2) == []
    assert refused(engine, state, 2, "pick:0").code is Code.NOT_OFFERED


def played() -> Session[ToyState]:
    """Plays two answers with a request between them."""
    engine, _ = table()
    session = Session.begin(engine, engine.config({}), 1)
    session.answer(Answer(0, 0, "pick:1"))
    session.request(2, "pick:1")
    session.answer(Answer(2, 1, "pick:0"))
    return session


def test_a_request_is_an_entry_of_its_own_kind_and_is_replayed() -> None:
    session = played()
    assert [type(entry) for entry in session.record.log] == [Said, Requested, Said]
    written = dumps(session.record)
    assert b'["q",2,"pick:1","' in written
    again = Session(session.engine, loads(written))
    assert again.state.digest() == session.state.digest()
    assert again.record.log == session.record.log


def test_a_request_is_taken_back_and_brought_back_like_an_answer() -> None:
    session = played()
    digests = [session.at(count).digest() for count in range(4)]
    with pytest.raises(HordaError) as caught:
        session.undo(1, 1)  # the request was another seat's
    assert caught.value.code is Code.UNDO_BARRIER
    session.undo(1, 2)
    assert session.undo_limit(2) == 1
    session.undo(2)
    assert session.state.digest() == digests[1]
    session.redo(2)
    session.redo(1)
    assert session.state.digest() == digests[3]
    assert {type(entry) for entry in session.record.log} == {Said, Requested, Undone, Redone}
    again = Session(session.engine, loads(dumps(session.record)))
    assert again.state.digest() == session.state.digest()


def test_another_process_follows_a_request() -> None:
    session = played()
    engine = session.engine
    other = Session.begin(engine, engine.config({}), 1)
    for entry in session.record.log:
        other.follow(entry)
    assert other.state.digest() == session.state.digest()
    piece = cut(session, 1, 3)
    bare = Session(engine, loads(dumps(Session.begin(engine, engine.config({}), 1).record)))
    assert [count for count, _, _ in told(bare, piece)] == [0, 1, 2, 3]


def test_a_record_with_a_request_that_is_refused_does_not_replay() -> None:
    session = played()
    said = session.record.log[1]
    assert isinstance(said, Requested)
    session.record.log[1] = Requested(0, said.key, said.check)
    with pytest.raises(BadRecord, match="log entry 1: pick:1 by seat 0 is refused"):
        Session(session.engine, session.record)
    session.record.log[1] = Requested(2, said.key, "00000000")
    with pytest.raises(BadRecord, match="leads elsewhere"):
        Session(session.engine, session.record)


def test_a_refused_request_is_not_written_down() -> None:
    session = played()
    before = session.state.digest()
    with pytest.raises(IllegalAnswer):
        session.request(1, "pick:0")
    assert len(session.record.log) == 3
    assert session.state.digest() == before
