"""What every room needs from its surroundings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from horda.server.ops.metrics import Metrics
    from horda.server.ops.settings import Settings
    from horda.server.people.limits import Limits
    from horda.server.people.notices import Notices
    from horda.server.store.bus import Bus
    from horda.server.store.store import Store
    from horda.server.tables.bots import BotPool
    from horda.server.tables.presence import Presence
    from horda.server.tables.room import Room
    from horda.server.work.desk import Desk


class Context(Protocol):
    """The parts of the running server; `horda.server.tables.rooms.Rooms` is one."""

    settings: Settings
    store: Store
    bus: Bus
    bots: BotPool
    metrics: Metrics
    limits: Limits
    notices: Notices
    presence: Presence
    desk: Desk
    """For work that may take long, or that strangers ask for."""

    async def announce(self, topic: str, table: str, said: object) -> None:
        """Tells other workers that a table has changed."""

    def moved(self, room: Room) -> None:
        """Lets other workers know soon who looks at a table."""

    def forget(self, room: Room) -> None:
        """Drops a table from memory; who looks at it comes in anew."""

    def finished(self, room: Room) -> None:
        """Lets the campaign that a game belongs to know soon that it is over."""

    def nudge(self, room: Room) -> None:
        """Lets bots play and people be told that they are asked, soon and elsewhere."""
