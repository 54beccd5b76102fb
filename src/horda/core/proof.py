"""What the checks of conformance have in common: how they fail, and what a seat sees as bytes."""

from typing import Any

import msgspec

from horda.core.engine import Engine
from horda.core.events import Event, for_seat
from horda.core.state import State


class NotConforming(AssertionError):
    """A game broke the contract of the core."""


def require(held: bool, what: str, state: State) -> None:
    """Raises with the place in the game where something does not hold."""
    if not held:
        raise NotConforming(f"{what} (after {state.decision} answers, in {state.stack!r})")


def seen_bytes(engine: Engine[Any], state: Any, seat: int | None) -> bytes:
    """Returns all a seat sees of a position, as bytes."""
    view = engine.view(state, seat)
    keys = [[engine.key(state, option) for option in ask.options] for ask in view.asks]
    game = engine.game
    told = (game.draw(state, seat), game.brief(state, seat), game.status(state, seat))
    return msgspec.json.encode([view, keys, told])


def told_bytes(events: list[Event], seat: int | None) -> bytes:
    """Returns all a seat is told by events, as bytes."""
    told = [for_seat(event, seat) for event in events]
    return msgspec.json.encode([event for event in told if event is not None])
