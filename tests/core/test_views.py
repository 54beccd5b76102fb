"""Events, views and determinised worlds of the demonstration game."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.core.conformance import play_random
from horda.core.events import Event, for_all, for_seat
from horda.core.rng import Dice
from tests.core.test_conformance import cards_of
from tests.demo.cards import BREAD, HIDDEN
from tests.demo.events import Drew, Gave, Rolled
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState


@pytest.mark.parametrize(
    ("event", "seat", "seen"),
    [
        (Drew(1, BREAD), 1, Drew(1, BREAD)),
        (Drew(1, BREAD), 0, Drew(1, HIDDEN)),
        (Drew(1, BREAD), None, Drew(1, HIDDEN)),
        (Gave(1, BREAD, 2), 2, Gave(1, BREAD, 2)),
        (Gave(1, BREAD, 2), 0, Gave(1, HIDDEN, 2)),
        (Rolled(1, 6), None, Rolled(1, 6)),
    ],
)
def test_a_seat_is_told_what_it_may_know(event: Event, seat: int | None, seen: Event) -> None:
    assert for_seat(event, seat) == seen


def test_an_event_for_few_is_nothing_for_others() -> None:
    class Whisper(Event, frozen=True):
        @property
        def audience(self) -> tuple[int, ...] | None:
            return (0,)

    assert for_seat(Whisper(), 0) == Whisper()
    assert for_seat(Whisper(), 1) is None
    assert for_all([Whisper(), Drew(1, BREAD)]) == [Drew(1, HIDDEN)], (
        "all that a summary is made of"
    )


def test_events_have_keys_texts_and_rules() -> None:
    assert Drew(1, BREAD).key == "drew:Ben:bread"
    assert Drew(1, HIDDEN).key == "drew:Ben:?"
    assert Rolled(1, 6).key == "rolled:1:6"
    assert Rolled(1, 6).cited() == ("DEMO-ATTACK-01",)
    assert Rolled(1, 6).text().id == "event-rolled"


def middle(seed: int, hold: Callable[[Any], bool]) -> ColonyState:
    """Returns a position of a random game where something holds."""
    found: list[ColonyState] = []

    def at_each(state: ColonyState) -> None:
        if hold(state):
            found.append(state.clone())

    while not found:
        play_random(ENGINE, ENGINE.config({"seats": 4}), seed, at_each)
        seed += 1
    return found[len(found) // 2]


def test_a_view_holds_the_own_secrets_only() -> None:
    state = middle(1, lambda state: state.omen >= 0 and any(state.crisis))
    for seat in range(4):
        view = ENGINE.view(state, seat)
        assert view.board.own_hand == state.hands[seat]
        assert view.board.own_goal == state.goals[seat]
        assert view.board.own_omen == (state.omen if seat == state.omen_by else HIDDEN)
        assert {ask.seat for ask in view.asks} <= {seat}
    spectator = ENGINE.view(state, None)
    assert (spectator.asks, spectator.board.own_hand) == ((), ())
    assert spectator.waiting == tuple(choice.seat for choice in state.open)


def test_an_exiled_seat_goes_on_seeing_but_is_never_asked() -> None:
    state = middle(1, lambda state: bool(state.exiled))
    gone = state.exiled[0]
    assert ENGINE.view(state, gone).board.own_hand == state.hands[gone]
    assert "x" in ENGINE.game.draw(state, gone)
    while state.result is None:
        assert gone not in ENGINE.view(state, None).waiting
        ENGINE.choose(state, 0)


@given(seed=st.integers(0, 2**30), seat=st.sampled_from((0, 1, 2, 3, None)))
def test_hidden_cards_are_dealt_anew_and_none_is_lost(seed: int, seat: int | None) -> None:
    state = middle(seed % 50, lambda state: state.decision == seed % 40)
    before, dice = state.digest(), Dice(seed)
    worlds = [ENGINE.determinise(state, seat, dice) for _ in range(12)]
    assert state.digest() == before
    for world in worlds:
        assert sorted(cards_of(world)) == sorted(cards_of(state))
        assert sorted((*world.goals, *world.box)) == sorted((*state.goals, *state.box))
        assert world.rng.keys != state.rng.keys
        assert ENGINE.view(world, seat) == ENGINE.view(state, seat)
    for other in range(4):
        goals = {world.goals[other] for world in worlds}
        assert (len(goals) > 1) == (other != seat)
