"""What seats may ask for by themselves, as somebody looks it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from horda.server.protocol import Requests
    from horda.server.tables.room import Room


class Wanted:
    """It is worked out once for a position, however often somebody looks.

    Each thing is tried out to see what it would give away, where everybody waits.
    """

    def __init__(self) -> None:
        self._seq = -1
        self._found: dict[int, Requests] = {}

    def of(self, room: Room, seat: int) -> Requests:
        """Returns what a seat may ask for now."""
        if self._seq != room.seq:
            self._seq, self._found = room.seq, {}
        if seat not in self._found:
            self._found[seat] = room.sight().requests(seat)
        return self._found[seat]
