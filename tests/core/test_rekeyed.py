"""Dealing anew: whoever knew what was to come knows it no more, and the record still replays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from horda.core import session as sessions
from horda.core.conformance import seen_bytes
from horda.core.decisions import Answer
from horda.core.errors import BadRecord, Code, HordaError
from horda.core.events import DealtAnew, Event
from horda.core.record import Line, Redone, Rekeyed, Said, Undone, dumps, loads
from horda.core.rng import BLAKE2B, Dice
from horda.core.session import Session
from tests.core.sessions import played, posed, say
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState

KEY, OTHER = "00112233445566778899aabbccddeeff", "f" * 32


def on(session: Session[ColonyState], seed: int, count: int) -> None:
    """Plays some more random answers."""
    dice = Dice(seed)
    for _ in range(count):
        if session.state.result is not None:
            return
        choice = dice.choice(session.state.open)
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, dice.below(len(choice.options))))


def rekeyed(seed: int = 3, before: int = 20, after: int = 20) -> Session[ColonyState]:
    """Plays a game in the middle of which cards are dealt anew."""
    session = played(seed, before)
    session.rekey(KEY)
    on(session, seed, after)
    return session


def test_hands_and_decks_are_others_and_the_table_looks_the_same() -> None:
    session = played(3, 20)
    before, decision = session.state.clone(), session.state.decision
    events: list[Event] = []
    session.rekey(KEY, events.append)
    state = session.state
    assert state.hands != before.hands
    assert state.rng.secret != before.rng.secret
    assert [*ENGINE.game.invariants(state)] == []
    assert seen_bytes(ENGINE, state, None) == seen_bytes(ENGINE, before, None)
    assert (state.decision, events) == (decision, [DealtAnew()])
    assert session.record.log[-1] == Rekeyed(KEY, state.digest()[:8])


def test_another_key_deals_otherwise() -> None:
    one, other = played(3, 20), played(3, 20)
    one.rekey(KEY)
    other.rekey(OTHER)
    assert one.state.hands != other.state.hands


@given(seed=st.integers(0, 10**6), before=st.integers(0, 60), after=st.integers(0, 30))
def test_the_record_replays(seed: int, before: int, after: int) -> None:
    session = played(seed, before)
    if session.state.result is not None:
        return
    session.rekey(KEY)
    session.rekey(OTHER)
    on(session, seed, after)
    again = Session(ENGINE, loads(dumps(session.record)))
    assert again.state.digest() == session.state.digest()
    assert again.epoch == session.epoch
    assert again.line.rekeyed == session.line.rekeyed
    for count in range(len(session.line.standing) + 1):
        assert again.at(count).digest() == session.at(count).digest()


def test_nothing_is_taken_back_across_it_even_by_consent() -> None:
    session = rekeyed()
    before, entries = session.state.digest(), len(session.record.log)
    for consent in (False, True):
        with pytest.raises(HordaError) as caught:
            session.undo(0, 19, consent=consent)
        assert caught.value.code is Code.DEALT_ANEW
    assert (session.state.digest(), len(session.record.log)) == (before, entries)
    session.undo(0, 20, consent=True)
    assert session.state.digest() == session.at(20).digest()
    assert session.undo_limit(0) >= 20
    session.redo(0, 25, consent=True)
    assert Session(ENGINE, session.record).state.digest() == session.state.digest()


def test_what_was_taken_back_before_it_cannot_be_brought_back() -> None:
    session = played(3, 20)
    session.undo(0, 15, consent=True)
    session.rekey(KEY)
    with pytest.raises(HordaError) as caught:
        session.redo(0, 20, consent=True)
    assert caught.value.code is Code.NOTHING_TO_REDO


def test_the_number_of_a_question_never_stands_for_two_hands() -> None:
    session = played(3, 20)
    epoch = session.epoch
    session.rekey(KEY)
    assert session.epoch == epoch + 1


def test_votes_that_wait_unseen_are_given_anew() -> None:
    """The cards a vote was cast with are gone; nobody's vote is guessed."""
    session = posed()
    say(session, (0, "accuse:Cleo"), (1, "ballot:aye"))
    session.rekey(KEY)
    assert session.state.held == ()
    assert [type(entry) for entry in session.record.log] == [Said, Said, Undone, Rekeyed]
    assert {choice.seat for choice in session.state.open} == {0, 1, 2}
    assert Session(ENGINE, session.record).state.digest() == session.state.digest()


def test_a_game_that_is_over_is_not_dealt_anew() -> None:
    session = played(3)
    with pytest.raises(HordaError) as caught:
        session.rekey(KEY)
    assert caught.value.code is Code.GAME_OVER
    log = [*session.record.log, Rekeyed(KEY, "01234567")]
    with pytest.raises(BadRecord, match="after the end"):
        Session(ENGINE, structs.replace(session.record, log=log))


def test_another_process_follows() -> None:
    session = played(3, 20)
    other = Session(ENGINE, structs.replace(session.record, log=list(session.record.log)))
    session.rekey(KEY)
    events: list[Event] = []
    other.follow(session.record.log[-1], events.append)
    assert other.state.digest() == session.state.digest()
    assert events == [DealtAnew()]


@pytest.mark.parametrize("check", ["", "01234567"])
def test_what_is_dealt_is_verified(check: str) -> None:
    session = rekeyed()
    log = [Rekeyed(KEY, check) if isinstance(e, Rekeyed) else e for e in session.record.log]
    with pytest.raises(BadRecord) as caught:
        Session(ENGINE, structs.replace(session.record, log=log))
    assert caught.value.code is Code.REPLAY_DIFFERS


def test_a_key_is_a_long_number() -> None:
    text = dumps(rekeyed().record).decode()
    for bad in ("", "xyz", "0123", "0" * 65):
        with pytest.raises(BadRecord):
            loads(text.replace(KEY, bad).encode())


def test_a_known_state_right_after_it_saves_replaying() -> None:
    for before in (0, 7, 8, 20):
        session = played(3, before)
        session.rekey(KEY)
        entries, state = len(session.record.log), ENGINE.decode(session.state.encode())
        on(session, 3, 9)
        session.undo(0, before + 2, consent=True)
        record = structs.replace(session.record, log=list(session.record.log))
        again = Session(ENGINE, record, known=(entries, state))
        assert again.state.digest() == session.state.digest()


def test_positions_that_are_not_kept_are_dealt_anew_on_the_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "THINNED", (4, 8, 16))
    monkeypatch.setattr(sessions, "EVERY", 1)
    thin = rekeyed(before=15, after=60)
    assert 15 not in thin._snapshots
    monkeypatch.setattr(sessions, "THINNED", ())
    every = Session(ENGINE, thin.record)
    for count in range(len(thin.line.standing) + 1):
        assert thin.at(count).digest() == every.at(count).digest()


def test_the_story_tells_of_it_where_it_happened() -> None:
    session = played(3, 0)
    session.rekey(KEY)
    on(session, 3, 12)
    session.rekey(OTHER)
    on(session, 4, 5)
    told = [DealtAnew() in events for _, events in session.told(0, len(session.line.standing))]
    assert [count for count, here in enumerate(told) if here] == [0, 12]
    for count, (state, _) in enumerate(session.told(0, len(session.line.standing))):
        assert state.digest() == session.at(count).digest()


def test_the_shortest_log_leads_to_the_same_position() -> None:
    session = rekeyed()
    session.undo(0, 24, consent=True)
    on(session, 9, 8)
    for count in (0, 19, 20, 21, 24, 30):
        log = session.line.log(count)
        assert not any(isinstance(entry, Undone | Redone) for entry in log)
        record = structs.replace(session.record, log=log, digest="", result="")
        assert Session(ENGINE, record).state.digest() == session.at(count).digest()


def test_the_source_of_chance_is_the_last_key() -> None:
    session = rekeyed()
    assert session.source(19) == (3, "")
    assert session.source(20) == session.source(30) == (int(KEY, 16), BLAKE2B)


def test_a_line_knows_its_floor() -> None:
    a, b, k = Said(0, "x", "1"), Said(1, "y", "2"), Rekeyed(KEY, "3")
    line = Line([a, k, b])
    assert (line.floor, line.check) == (1, "2")
    assert Line([a, k]).check == "3"
    with pytest.raises(BadRecord):
        Line([a, k, b, Undone(0, 0)])
