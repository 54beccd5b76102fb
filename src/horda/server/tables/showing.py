"""Views of a table for a socket that comes, or whose seats changed: a slow one counts for it.

Of somebody's files each table has a first view, built where everybody waits, and they may come to
one table after another. Strangers have no name to count for, and come to no such tables but those
with a scenario of somebody's own, which was tried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.tables import pace
from horda.server.tables.peer import Peer

if TYPE_CHECKING:
    from horda.server.tables.room import Room


def check(room: Room, peer: Peer) -> None:
    """Refuses somebody at a table of a file who took too much of everybody's time just now."""
    if peer.person is not None and pace.brought(room.row):
        pace.check(room.context.limits, peer.person, room.row)


def show(room: Room, peer: Peer, since: int = -1) -> None:
    """Sends one socket what it missed, or the whole view."""
    if peer.person is None:
        room.audience.show(peer, room.sight(), since)
        return
    with pace.timed(room.context.limits, peer.person, room.row):
        room.audience.show(peer, room.sight(), since)
