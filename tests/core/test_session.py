"""Undo and redo: free until somebody could have learned something, then by consent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from horda.core import session as sessions
from horda.core.errors import BadRecord, Code, HordaError
from horda.core.record import Redone, Said, Undone, dumps, loads
from horda.core.session import Session
from tests.core.sessions import POSITION, played, posed, say
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState


def refusal(session: Session[ColonyState], seat: int, to: int | None = None) -> Code:
    """Returns the code by which an undo is refused, and sees that nothing changed."""
    before, entries = session.state.digest(), len(session.record.log)
    with pytest.raises(HordaError) as caught:
        session.undo(seat, to)
    assert session.state.digest() == before
    assert len(session.record.log) == entries
    return caught.value.code


def test_open_deeds_can_be_taken_back_one_by_one_or_at_once() -> None:
    session = posed()
    digests = [session.state.digest()]
    for key in ("equip:bat", "equip:vest"):
        say(session, (0, key))
        digests.append(session.state.digest())
    # Ann's turn is over now; the omen that Ann's neighbour drew for Ben's turn is a reveal.
    assert session.undo_limit(0) == 2
    session = posed()
    say(session, (0, "equip:bat"))
    assert session.undo_limit(0) == 0
    session.undo(0)
    assert session.state.digest() == digests[0]
    session.redo(0)
    assert session.state.digest() == digests[1]
    session.undo(0, 0)
    assert session.state.digest() == digests[0]


def test_a_die_is_a_barrier() -> None:
    session = posed()
    say(session, (0, "attack:0"))
    assert refusal(session, 0) is Code.UNDO_BARRIER


def test_a_draw_is_a_barrier_for_all_though_one_seat_saw_it() -> None:
    session = posed()
    say(session, (0, "play:radio"))
    limit = session.undo_limit(0)
    say(session, (0, "take:find"))
    assert session.undo_limit(0) == limit + 1 == 2
    assert refusal(session, 0) is Code.UNDO_BARRIER


def test_showing_a_card_is_a_barrier() -> None:
    session = posed()
    say(session, (0, "play:radio"))
    assert refusal(session, 0) is Code.UNDO_BARRIER


def test_what_another_seat_learned_is_a_barrier() -> None:
    session = posed(turn="Ann")
    say(session, (0, "beg:Ben"))
    session.undo(0)
    say(session, (0, "beg:Ben"), (1, "give:bread"))
    assert session.state.seen[0] == session.state.decision
    assert refusal(session, 1) is Code.UNDO_BARRIER


def test_that_nothing_came_of_a_hidden_card_is_a_barrier() -> None:
    session = posed(omen="attack-0", omen_by="Cleo")
    say(session, (0, "beg:Ben"), (1, "keep"))
    assert session.state.omen_by == 2
    assert refusal(session, 1) is Code.UNDO_BARRIER


def test_another_seat_has_chosen_since() -> None:
    session = posed()
    say(session, (0, "accuse:Cleo"))
    assert session.undo_limit(0) == 0
    assert refusal(session, 1) is Code.UNDO_BARRIER
    say(session, (0, "ballot:no"))
    assert session.undo_limit(0) == 0
    say(session, (1, "ballot:aye"))
    assert refusal(session, 0) is Code.UNDO_BARRIER
    assert session.undo_limit(1) == 2


def test_a_held_vote_can_be_taken_back_and_cast_anew() -> None:
    session = posed()
    say(session, (0, "accuse:Cleo"), (1, "ballot:aye"))
    session.undo(1)
    assert session.state.held == ()
    say(session, (1, "ballot:no"), (0, "ballot:aye"), (2, "ballot:aye"))
    assert session.state.exiled == (2,)
    assert refusal(session, 2) is Code.UNDO_BARRIER


def test_a_choice_on_its_own_can_be_taken_back_until_others_choose() -> None:
    session = Session.begin(ENGINE, ENGINE.config({}), 5)
    start = session.state.digest()
    for _ in range(2):
        say(session, (1, session.state.open[1].options[0].key))
    session.undo(1, 0)
    assert session.state.digest() == start
    say(session, (1, session.state.open[1].options[0].key))
    say(session, (0, session.state.open[0].options[0].key))
    assert refusal(session, 1) is Code.UNDO_BARRIER


def test_consent_goes_beyond_the_barrier() -> None:
    session = posed()
    start = session.state.digest()
    say(session, (0, "attack:0"), (1, "cancel"), (1, "pass"), (2, "pass"))
    end = session.state.digest()
    session.undo(0, 0, consent=True)
    assert session.state.digest() == start
    with pytest.raises(HordaError) as caught:
        session.redo(2, 4)
    assert caught.value.code is Code.UNDO_BARRIER
    session.redo(2, 4, consent=True)
    assert session.state.digest() == end


def test_redo_is_lost_after_another_answer() -> None:
    session = posed()
    say(session, (0, "equip:bat"))
    session.undo(0)
    say(session, (0, "equip:vest"))
    with pytest.raises(HordaError) as caught:
        session.redo(0)
    assert caught.value.code is Code.NOTHING_TO_REDO


@pytest.mark.parametrize("to", [-1, 1, 5])
def test_there_must_be_something_to_undo(to: int) -> None:
    session = posed()
    say(session, (0, "equip:bat"))
    assert refusal(session, 0, to) is Code.NOTHING_TO_UNDO
    assert refusal(posed(), 0) is Code.NOTHING_TO_UNDO


def test_a_game_from_a_late_position_can_be_undone_from_its_start() -> None:
    """The barrier is counted from the position, though the state counts earlier answers too."""
    session = posed(engine={"decision": 40, "seen": [38, 40, 40]})
    say(session, (0, "equip:bat"))
    assert session.undo_limit(0) == 0
    session.undo(0)
    assert session.state.decision == 40
    say(session, (0, "attack:0"))
    assert refusal(session, 0) is Code.UNDO_BARRIER


def test_taking_back_is_written_down() -> None:
    session = posed()
    say(session, (0, "equip:bat"))
    session.undo(0)
    session.redo(0)
    session.undo(0)
    assert session.record.log[1:] == [Undone(0, 0), Redone(0, 1), Undone(0, 0)]
    again = Session(ENGINE, loads(dumps(session.record)))
    assert again.state.digest() == session.state.digest()
    again.redo(0)
    assert again.state.gear[0] == (1,)


def test_a_position_that_was_played_from_is_not_changed() -> None:
    session = posed()
    say(session, (0, "equip:bat"))
    assert session.at(0).gear == ((), (), ())
    with pytest.raises(BadRecord, match="no answer 2 of 1"):
        session.at(2)
    assert "engine" not in POSITION


@given(seed=st.integers(0, 10**6), back=st.integers(1, 40))
def test_undo_and_redo_lead_where_they_should(seed: int, back: int) -> None:
    session = played(seed, 60)
    count, end = len(session.line.standing), session.state.digest()
    target = max(0, count - back)
    session.undo(0, target, consent=True)
    assert session.state.digest() == played(seed, target).state.digest()
    session.redo(0, count, consent=True)
    assert session.state.digest() == end


@given(seed=st.integers(0, 10**6))
def test_whoever_undoes_freely_has_learned_nothing(seed: int) -> None:
    """Back at the limit, the seats see what they saw, and the undone answers are one seat's."""
    session = played(seed, seed % 70)
    for seat in range(3):
        limit = session.undo_limit(seat)
        undone = session.line.standing[limit:]
        assert {said.seat for said in undone} <= {seat}
        assert max(session.state.seen) <= limit


def test_an_answer_without_its_digest_is_not_verified() -> None:
    session = posed()
    say(session, (0, "equip:bat"))
    said = session.record.log[0]
    assert isinstance(said, Said)
    session.record.log[0] = Said(said.seat, said.key, "")
    with pytest.raises(BadRecord) as caught:
        Session(session.engine, session.record)
    assert caught.value.code is Code.REPLAY_DIFFERS


def test_a_log_without_its_end_is_sealed_when_it_was_replayed() -> None:
    """A database keeps the entries; the file that is taken out of it says how it ended."""
    session = played(3)
    assert session.record.result
    again = Session(ENGINE, structs.replace(session.record, digest="", result=""))
    assert again.record == session.record


def test_the_further_back_the_fewer_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "EVERY", 1)
    every = played(3)
    monkeypatch.setattr(sessions, "THINNED", (4, 8, 16))
    session = played(3)
    count = len(session.line.standing)
    assert count > 32
    assert len(session._snapshots) <= 4 + 2 + 2 + count // 16 + 1 < len(every._snapshots)
    for number in range(count + 1):
        assert session.at(number).digest() == every.at(number).digest()
    session.undo(0, count - 20, consent=True)
    assert session.state.digest() == every.at(count - 20).digest()


def test_a_known_state_saves_replaying_and_changes_nothing() -> None:
    session = played(5, 30)
    session.undo(0, 20, consent=True)
    session.redo(0, 25, consent=True)
    log = list(session.record.log)
    for entries in (1, 19, len(log) - 2, len(log) - 1, len(log)):
        start = Session(ENGINE, structs.replace(session.record, log=log[:entries], digest=""))
        state = ENGINE.decode(start.state.encode())
        again = Session(
            ENGINE, structs.replace(session.record, log=list(log)), known=(entries, state)
        )
        assert again.state.digest() == session.state.digest()
        assert again.line.standing == session.line.standing
        assert again.line.undone == session.line.undone
        assert again.epoch == session.epoch
        for count in range(26):
            assert again.at(count).digest() == session.at(count).digest()


@pytest.mark.parametrize("entries", [0, 9, 11, 99])
def test_a_state_of_another_moment_is_refused(entries: int) -> None:
    session = played(5, 30)
    with pytest.raises(BadRecord) as caught:
        Session(ENGINE, session.record, known=(entries, session.at(10)))
    assert caught.value.code is Code.REPLAY_DIFFERS
