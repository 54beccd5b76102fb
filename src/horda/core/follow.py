"""Follows boards as a client does, to compare them with the views that a game builds."""

from typing import Any

import msgspec

from horda.core.changes import patch
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.watch import Watch


def plain(thing: Any) -> Any:
    """Returns a thing as it is after a way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def faults(engine: Engine[Any], state: Any, seat: int, option: int) -> list[str]:
    """Lets a seat answer, and says where the board of any seat was not what its view shows."""
    game, watch, found = engine.game, Watch(engine.game), list[str]()
    seats = (*range(len(game.seats(state.config))), None)
    boards = {one: plain(watch.board(state, one)) for one in seats}

    def look(event: Event | None) -> None:
        for one, changes in watch.look(state).items():
            boards[one] = patch(boards[one], plain(changes))
            if boards[one] != plain(game.view(state, one)):
                found.append(f"seat {one} is not told all that changed, at {event}")

    engine.choose(state, option, seat, look)
    look(None)
    return found
