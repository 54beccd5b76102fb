"""Plays a card on the real engine and on the oracle's plain world, and compares the two."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from horda.core.rng import Dice
from horda.core.run import Run
from tests.games.dead_of_winter.oracle import (  # noqa: F401  # each registers its operations
    board,
    decks,
    flow,
    hands,
    people,
    places,
)
from tests.games.dead_of_winter.oracle.core import Log, Oracle, Over, Surprise, Unknown
from tests.games.dead_of_winter.oracle.world import World, differences
from tests.games.dead_of_winter.playing import ENGINE

WAYS = 3
"""No card has more ways than that."""


def token(option: Any) -> Any:
    """An option as the oracle names it: its number, or its key."""
    return option.n if hasattr(option, "n") else option.key


def engine(state: Any, frame: Any, seed: int, wanted: dict[str, Any]) -> Log:
    """Runs a frame to its end with random answers; `wanted` says some of them by prompt."""
    log, dice = Log(), Dice(seed)

    def sink(event: Any) -> None:
        values = tuple(getattr(event, name) for name in event.__struct_fields__)
        log.events.append((type(event).__name__, values))

    Run.on(ENGINE.game, state, sink).grant(state.active, frame)
    for _ in range(300):
        if state.result is not None or state.open[0].prompt == "dw-turn":
            return log
        choice = state.open[0]
        offered = [token(option) for option in choice.options]
        index = dice.below(len(offered))
        if wanted.get(choice.prompt) in offered:
            index = offered.index(wanted[choice.prompt])
        log.asked.append((choice.seat, choice.prompt, offered, offered[index]))
        ENGINE.choose(state, index, choice.seat, sink)
    raise AssertionError("no end of questions")


def compare(state: Any, oracle: Oracle, tell: Callable[[Oracle], None]) -> None:
    """Lets the oracle work the card off, and finds nothing that differs.

    Which way of a card is closed is for other tests; here one of them must fit.
    """
    first: Exception | None = None
    for guess in range(WAYS):
        copy = deepcopy(oracle)
        copy.guess = guess
        try:
            return _compare(state, copy, tell)
        except (AssertionError, Unknown) as error:
            first = first or error
    assert first is not None
    raise first


def _compare(state: Any, oracle: Oracle, tell: Callable[[Oracle], None]) -> None:
    try:
        tell(oracle)
    except Over:
        assert state.result is not None, "the oracle says the game is over"
        return
    assert state.result is None, "the game has ended for no reason that the data knows"
    if oracle.log.asked:
        raise Surprise(f"asked besides: {oracle.log.asked[0]}")
    left = [event for event in oracle.log.events if event[0] in ("Rolled", "Exposed")]
    if left:
        raise Surprise(f"rolled besides: {left}")
    found = differences(World(state), oracle.world)
    assert not found, found
