"""States: clones share what cannot change, bytes and digests stand for the whole."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.core.decisions import Answer
from horda.core.events import Event
from horda.core.state import decode
from tests.core.sessions import played, posed
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState


@given(seed=st.integers(0, 10**6), count=st.integers(0, 50))
def test_a_state_comes_back_from_its_bytes(seed: int, count: int) -> None:
    state = played(seed, count).state
    back = ENGINE.decode(ENGINE.encode(state))
    assert back.digest() == state.digest()
    assert back.stack == state.stack
    assert back.open == state.open
    assert back.clone() == back


def test_a_clone_copies_counters_and_shares_the_rest() -> None:
    state = posed().state
    twin = state.clone()
    assert twin.horde is not state.horde
    assert twin.wounds is not state.wounds
    assert twin.deck is state.deck
    twin.horde[0] = 255
    twin.morale = 1
    assert (state.horde[0], state.morale) == (2, 5)
    with pytest.raises(ValueError, match="byte must be in range"):
        twin.horde[0] += 1


def test_the_open_question_is_never_saved_or_compared() -> None:
    state = posed().state
    before, waiting = state.digest(), state.waiting
    assert waiting is not None
    assert decode(ColonyState, state.encode()).waiting is None
    assert state.waiting is waiting
    state.waiting = None
    assert state.digest() == before
    assert ENGINE.pending(state)


def test_bytes_of_something_else_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        ENGINE.decode(msgspec.msgpack.encode({"horde": 3}))


def test_one_seed_is_one_game() -> None:
    one, two = (ENGINE.new(ENGINE.config({}), 7) for _ in range(2))
    assert one.digest() == two.digest()
    assert one.digest() != ENGINE.new(ENGINE.config({}), 8).digest()


def test_listening_changes_nothing() -> None:
    heard: list[Event] = []
    loud, quiet = posed().state, posed().state
    ENGINE.apply(loud, Answer(0, 0, "attack:0"), heard.append)
    ENGINE.choose(quiet, 0)
    assert heard
    assert loud.digest() == quiet.digest()


def test_seats_have_names() -> None:
    state = posed().state
    assert ENGINE.seat_name(state, 1) == "Ben"
    assert ENGINE.seat_name(state, 9) == "seat 9"
