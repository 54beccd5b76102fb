"""What every room needs from its surroundings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from horda.server.bots import BotPool
    from horda.server.bus import Bus
    from horda.server.metrics import Metrics
    from horda.server.notices import Notices
    from horda.server.room import Room
    from horda.server.settings import Settings
    from horda.server.store import Store


class Context(Protocol):
    """The parts of the running server; `horda.server.rooms.Rooms` is one."""

    settings: Settings
    store: Store
    bus: Bus
    bots: BotPool
    metrics: Metrics
    notices: Notices

    async def announce(self, topic: str, table: str, number: int) -> None:
        """Tells other workers that a table has changed."""

    def nudge(self, room: Room) -> None:
        """Lets bots play and people be told that they are asked, soon and elsewhere."""
