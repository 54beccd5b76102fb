"""The demonstration game passes every check that any game must pass."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from horda.core.conformance import check_game, check_hidden, play_random
from horda.core.decisions import Choices, Join
from tests.demo.cards import DECK, GOALS, OMENS
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState

GAMES = {"ci": 120}.get(os.environ.get("HORDA_PROFILE", ""), settings().max_examples)


# Whole games, each looked at from all sides: a hundred meet whatever five hundred do.
@settings(max_examples=GAMES)
@given(seed=st.integers(0, 2**40), seats=st.sampled_from((3, 4)), rounds=st.integers(1, 3))
def test_the_colony_conforms(seed: int, seats: int, rounds: int) -> None:
    end = check_game(ENGINE, ENGINE.config({"seats": seats, "rounds": rounds}), seed, every=2)
    assert end.result is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_secrets_are_dealt_anew(seats: int) -> None:
    for seed in range(4):
        check_hidden(ENGINE, ENGINE.config({"seats": seats}), seed)


def cards_of(state: ColonyState) -> Iterator[int]:
    """Lists every card of the game, wherever it lies."""
    yield from state.deck.left
    yield from state.discard
    for piles in (state.hands, state.aside, state.crisis, state.gear):
        for pile in piles:
            yield from pile


@given(seed=st.integers(0, 2**40))
def test_no_card_is_lost(seed: int) -> None:
    def at_each(state: ColonyState) -> None:
        assert sorted(cards_of(state)) == sorted(DECK)
        assert sorted((*state.goals, *state.box)) == list(range(len(GOALS)))
        assert len(state.omens) <= len(OMENS)

    play_random(ENGINE, ENGINE.config({"seats": 4}), seed, at_each)


def test_random_games_meet_everything_the_core_has() -> None:
    """Guards the guard: what random games never reach, conformance never checks."""
    met: set[object] = set()

    def at_each(state: Any) -> None:
        met.update(type(frame).__name__ for frame in state.stack)
        question = state.waiting
        met.add(question.join if isinstance(question, Choices) else question.prompt)
        if state.held:
            met.add((question.join, "held"))
        if state.exiled:
            met.add("exiled")

    for seed in range(60):
        end = play_random(ENGINE, ENGINE.config({"seats": 4}), seed, at_each)
        met.add(end.result.reason)
    assert met >= {
        *("Colony", "Round", "Turn", "BegCard", "AttackGate", "ExileVote", "Resolve", "Reactions"),
        *(Join.ALL, Join.ANY, Join.EACH, (Join.ALL, "held"), (Join.EACH, "held")),
        *("turn", "give", "react-rolled", "choose-effect"),
        *("exiled", "colony-stands", "colony-falls"),
    }
