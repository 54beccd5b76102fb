"""All tables of this process: found, loaded once, and dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from horda.server import access, archive, driver
from horda.server.bots import BotPool
from horda.server.bus import Bus
from horda.server.limits import Limits
from horda.server.metrics import Metrics
from horda.server.notices import Notices
from horda.server.protocol import Problem
from horda.server.queries import people
from horda.server.room import Room
from horda.server.settings import Settings
from horda.server.store import Store
from horda.server.trouble import TableError

log = structlog.get_logger("horda.server.rooms")
IDLE = 300.0  # seconds after which a table that nobody looks at is dropped from memory
SWEEP = 2.0  # seconds between two looks at idle tables and at bots that nobody drives

REMEMBERED = 50_000  # identities whose existence need not be looked up again


class Rooms:
    """The tables in memory and all that they share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        bots: BotPool,
        metrics: Metrics,
        limits: Limits,
        notices: Notices,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.bots = bots
        self.metrics = metrics
        self.limits = limits
        self.notices = notices
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._known: set[str] = set()
        self._waits_for_people: dict[str, int] = {}
        """Tables with bots, none of which was asked after so many entries."""

    async def open(self) -> None:
        """Starts everything; bots of running games go on where they were."""
        await self.store.open()
        self.bus.subscribe(self._noticed, self._missed)
        await self.bus.open()
        await self.bots.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Ends everything; what was accepted is on disk."""
        tasks = [task for task in (self._sweeper, *self._drivers.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.loaded():
            for peer in list(room.audience.peers):
                peer.close()
        await self.notices.close()
        await self.bots.close()
        await self.bus.close()
        await self.store.close()

    def loaded(self) -> list[Room]:
        """Returns the tables that are in memory."""
        done = (task for task in self._rooms.values() if task.done() and not task.cancelled())
        return [task.result() for task in done if task.exception() is None]

    async def knows(self, person: str) -> bool:
        """Tells whether there is such an identity."""
        if person not in self._known:
            row = await self.store.read(lambda db: people.find_person(db, person))
            if row is None:
                return False
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known.add(person)
        return True

    def count(self) -> None:
        """Brings the numbers of tables up to date."""
        self.metrics.tables.clear()
        for room in self.loaded():
            self.metrics.tables.labels(room.row.status).inc()

    async def get(self, table: str) -> Room:
        """Returns a table, from memory or from the disk."""
        task = self._rooms.get(table)
        if task is None:
            task = self._rooms[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(task)
        except Exception:
            self._rooms.pop(table, None)
            raise

    async def _load(self, table: str) -> Room:
        loaded = await archive.load(self.store, table)
        if loaded is None:
            raise TableError(Problem.NO_SUCH_TABLE, table)
        return Room(self, loaded)

    async def enter(self, table: str, person: str | None) -> Room:
        """Returns a table that a person may look at; others learn nothing of it."""
        room = await self.get(table)
        if not await access.may_look(self.store, room.row, room.seats, person):
            raise TableError(Problem.NO_SUCH_TABLE, table)
        return room

    def nudge(self, room: Room) -> None:
        """Lets bots play, and tells people who are away that they are asked."""
        if room.id not in self._drivers and driver.next_job(room) is not None:
            task = self._drivers[room.id] = asyncio.create_task(self._drive(room))
            task.add_done_callback(lambda _: self._drivers.pop(room.id, None))
        self.notices.look(room)

    async def _drive(self, room: Room) -> None:
        try:
            await driver.drive(room)
        except Exception:
            log.exception("bots.failed", table=room.id)

    async def announce(self, topic: str, table: str, number: int) -> None:
        """Tells other workers that a table has changed."""
        await self.bus.publish(topic, f"{table} {number}".encode())

    async def _noticed(self, topic: str, payload: bytes) -> None:
        """Another worker changed a table that may be in memory here too."""
        table, _, number = payload.decode().partition(" ")
        task = self._rooms.get(table)
        if task is None:
            return
        room = await asyncio.shield(task)
        async with room.lock:
            if topic == "entry" and int(number) > room.seq:
                await room.catch_up()
            elif topic in ("table", "chat"):
                await room.reload()
        self.nudge(room)

    async def _missed(self) -> None:
        """Notices of other workers may be lost: looks at every table."""
        for room in self.loaded():
            async with room.lock:
                await room.reload()

    async def _sweep(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                await self._adopt()
            self._drop_idle()
            await asyncio.sleep(SWEEP)

    async def _adopt(self) -> None:
        """Goes on with the bots of tables that nobody drives, after a restart or a crash."""
        for table, seq in await archive.with_bots(self.store):
            if table in self._drivers or self._waits_for_people.get(table) == seq:
                continue
            room = await self.get(table)
            if driver.next_job(room) is None:
                self._waits_for_people[table] = seq
            elif await self.bus.claim(table):
                self.nudge(room)

    def _drop_idle(self) -> None:
        old = time.time() - IDLE
        for room in self.loaded():
            busy = room.audience.peers or room.id in self._drivers or room.lock.locked()
            if not busy and room.used < old:
                del self._rooms[room.id]
