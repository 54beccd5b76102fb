"""Whole games played by bots."""

from collections.abc import Callable, Sequence

from horda.bots.base import Bot, decide
from horda.core.engine import Engine
from horda.core.state import S


def play_out(
    engine: Engine[S],
    state: S,
    bots: Sequence[Bot],
    *,
    limit: int | None = None,
    seconds: float | None = None,
    strict: bool = False,
    before: Callable[[S, int, int], None] | None = None,
) -> S:
    """Plays a game on to its end, in place, with one bot for every seat; returns the state.

    It stops without a result after `limit` answers of the whole game (default: as many as
    the game allows). `seconds` limits each answer. `before` is called with the state, the
    seat and the index of the option before each answer takes effect.
    """
    most = engine.game.max_decisions if limit is None else limit
    engine.resume(state)
    while state.result is None and state.decision < most:
        seat = state.open[0].seat
        index = decide(bots[seat], engine, state, seat, seconds, strict=strict)
        if before is not None:
            before(state, seat, index)
        engine.choose(state, index, seat)
    return state
