"""Effect trees: each node kind, own nodes with parts, and what cannot be chosen."""

from typing import Any

import pytest

from horda.core.effects import (
    Choose,
    Each,
    Effect,
    If,
    Interpreter,
    Resolve,
    Sequence,
    Take,
    node_at,
)
from horda.core.engine import Engine
from horda.core.errors import EngineFault
from horda.core.frames import Frame, Outcome, Push
from horda.core.run import Run
from tests.core.test_runner import End
from tests.core.toys import ToyGame, ToyState, note


class Word(Effect, frozen=True):
    """Notes a word, the seat and the subject."""

    word: str


class Coin(Effect, frozen=True):
    """Does one of two parts, by a test: an own node with parts."""

    heads: Effect
    tails: Effect

    def inner(self) -> tuple[Effect, ...]:
        """Both."""
        return (self.heads, self.tails)


class Unknown(Effect, frozen=True):
    """Nobody carries this out."""


def _word(run: Run[Any], frame: Resolve, node: Word) -> Outcome:
    note(run, f"{node.word} {frame.seat} {frame.subject}")
    return None


def _coin(run: Run[Any], frame: Resolve, node: Coin) -> Outcome:
    return Push(frame.part(len(run.state.log) % 2))


class Card(Frame, frozen=True):
    """Plays the effect called "card" for seat 1."""

    def play(self, run: Run[ToyState]) -> Outcome:
        """Plays."""
        return Push(Resolve("card", 1))

    def end(self, run: Run[ToyState]) -> Outcome:
        """Ends."""
        return Push(End())

    steps = (play, end)


INTERPRETERS: dict[type[Effect], Interpreter] = {Word: _word, Coin: _coin}
SELECTORS = {"all": lambda run, frame: (4, 2), "none": lambda run, frame: ()}
TESTS = {"yes": lambda run, frame: True, "no": lambda run, frame: False}


class EffectGame(ToyGame):
    """A toy with one effect."""

    interpreters = INTERPRETERS
    selectors = SELECTORS
    tests = TESTS


def played(effect: Effect) -> tuple[Engine[ToyState], ToyState]:
    """Plays an effect up to its first question or its end."""
    game = EffectGame(Card())
    game.effects = {"card": effect}
    engine = Engine(game)
    return engine, engine.new(engine.config({}), 1)


A, B, C = Word("a"), Word("b"), Word("c")


@pytest.mark.parametrize(
    ("effect", "log"),
    [
        (A, ["a 1 -1"]),
        (Sequence((A, B, C)), ["a 1 -1", "b 1 -1", "c 1 -1"]),
        (Sequence(()), []),
        (Each("all", A), ["a 1 4", "a 1 2"]),
        (Each("none", A), []),
        (Each("all", Sequence((A, B))), ["a 1 4", "b 1 4", "a 1 2", "b 1 2"]),
        (If("yes", A, B), ["a 1 -1"]),
        (If("no", A, B), ["b 1 -1"]),
        (If("no", A), []),
        (Sequence((Coin(A, B), Coin(A, B))), ["a 1 -1", "b 1 -1"]),
        (Coin(Each("all", A), B), ["a 1 4", "a 1 2"]),
    ],
)
def test_nodes_do_what_they_say(effect: Effect, log: list[str]) -> None:
    _, state = played(effect)
    assert list(state.log) == log
    assert state.result is not None


def test_the_seat_chooses_and_the_rest_follows() -> None:
    engine, state = played(Sequence((Choose((A, Each("all", B)), ("first", "second")), C)))
    (ask,) = engine.pending(state)
    assert (ask.seat, [option.key for option in ask.options]) == (1, ["take:first", "take:second"])
    assert ask.options[1].text().id == "second"
    engine.choose(state, 1)
    assert list(state.log) == ["b 1 4", "b 1 2", "c 1 -1"]


def test_what_cannot_be_met_is_not_offered() -> None:
    choice = Choose((A, B, C), ("first", "second", "third"), ("no", "", "yes"))
    engine, state = played(choice)
    assert [ask.options for ask in engine.pending(state)] == [(Take(1, "second"), Take(2, "third"))]
    engine.choose(state, 1)
    assert list(state.log) == ["c 1 -1"]


def test_the_only_part_that_can_be_met_is_taken() -> None:
    _, state = played(Sequence((Choose((A, B), ("first", "second"), ("no", "")), C)))
    assert list(state.log) == ["b 1 -1", "c 1 -1"]


def test_if_nothing_can_be_met_nothing_happens() -> None:
    _, state = played(Sequence((Choose((A, B), ("first", "second"), ("no", "no")), C)))
    assert list(state.log) == ["c 1 -1"]


def test_a_node_that_nobody_knows_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="no interpreter for Unknown"):
        played(Sequence((A, Unknown())))


def test_a_path_leads_to_a_node() -> None:
    tree = {"card": Sequence((A, Coin(B, If("yes", C))))}
    assert node_at(tree, Resolve("card", 0, (1, 1, 0))) == C
