"""All tables of this process: found, loaded once, and dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial

import structlog
from sqlalchemy import Connection

from horda.core.errors import BadRecord, HordaError
from horda.games import registry
from horda.server.ops.metrics import Metrics
from horda.server.ops.settings import Settings
from horda.server.people.limits import Limits
from horda.server.people.notices import Notices
from horda.server.people.sessions import Sessions
from horda.server.store.bus import Bus
from horda.server.store.pulse import Pulse
from horda.server.store.queries import people, sessions
from horda.server.store.rows import GOING
from horda.server.store.store import Store
from horda.server.store.store_errors import StoreError, WriteInDoubt
from horda.server.tables import access, archive, chapters, driver
from horda.server.tables.bots import BotPool
from horda.server.tables.follow import follow
from horda.server.tables.presence import RENEW, Presence
from horda.server.tables.room import Room
from horda.server.tables.trouble import TableError
from horda.server.tables.unread import Unread
from horda.server.work.desk import Desk

log = structlog.get_logger("horda.server.tables.rooms")
IDLE = 300.0  # seconds after which a table that nobody looks at is dropped from memory
IDLE_OVER = 20.0  # the same for a game that is over: its people have moved on to the next
MOST_IDLE = 500  # tables that nobody looks at; the others have to go as soon as finished games
MOST_ENTRIES = 400_000  # entries of theirs: a hundred megabytes
ADOPTED = 10  # tables with bots that are looked at in one sweep
SWEEP = 2.0  # seconds between two looks at idle tables and at bots that nobody drives
SEEN = 20.0  # seconds after which it is noted anew who is here
TOGETHER = 100  # people who are noted in one write
SOON = 0.1  # seconds in which people who come and go are told of together


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
        desk: Desk,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.bots = bots
        self.metrics = metrics
        self.limits = limits
        self.notices = notices
        self.desk = desk
        self.pulse = Pulse(store)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._tellers: set[asyncio.Task[None]] = set()
        self._bots_ready: asyncio.Task[None] | None = None
        self.presence = Presence()
        self.sessions = Sessions(store)
        self._unread = Unread(store)
        self._moved: set[str] = set()
        """Tables whose readers other workers do not know yet."""
        self._waits_for_people: dict[str, int] = {}
        """Tables with bots that were not asked after so many entries, or could not answer."""
        self._looked_at: set[str] = set()
        """Those of the others that had their turn: another worker may drive them, for hours."""

    async def open(self) -> None:
        """Starts everything; bots of running games go on where they were."""
        await self.store.open()
        self.bus.subscribe(self._noticed, self._missed)
        await self.bus.open()
        works = [self._sweep(), self._tell_who_is_here(), self._note_who_is_here()]
        if self.settings.processes == "early":
            # In the meantime people can play already: after a crash every second counts.
            works.append(self._open_workshops())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def _open_workshops(self) -> None:
        await self._ready_bots()
        await self.desk.open()

    async def _ready_bots(self) -> None:
        """Waits until bots have a process; starts it where nobody did so yet."""
        if self._bots_ready is None:
            self._bots_ready = asyncio.create_task(self.bots.open())
        await asyncio.shield(self._bots_ready)

    async def close(self) -> None:
        """Ends everything; what was accepted is on disk."""
        tasks = [*self._tasks, *self._drivers.values(), *self._tellers]
        if self._bots_ready is not None:
            tasks.append(self._bots_ready)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.loaded():
            for peer in list(room.audience.peers):
                peer.close()
        await self._tell_moved()
        await self.notices.close()
        await self.bots.close()
        await self.desk.close()
        await self.bus.close()
        await self.store.close()

    def loaded(self) -> list[Room]:
        """Returns the tables that are in memory."""
        done = (task for task in self._rooms.values() if task.done() and not task.cancelled())
        return [task.result() for task in done if task.exception() is None]

    async def sign_out(self, sessions: list[str], moved: str = "") -> None:
        """Ends sockets and cookies of sessions whose rows are gone, here and at other workers."""
        self.sessions.ended(sessions, moved)
        for session in sessions:
            await self.announce("signed_out", session, moved)

    async def end_sessions(
        self, job: Callable[[Connection], list[str]], moved: str = "", new: str = ""
    ) -> None:
        """Writes what ends some sessions, and perhaps begins a `new` one; then their sockets end.

        What is in doubt may be there: then nobody comes in by sessions that are gone, and who has
        a new one gets it.
        """
        try:
            await self.sign_out(await self.store.write(job), moved)
        except WriteInDoubt:
            await self.announce("doubt", moved, "")
            await self.sessions.gap(moved)
            if not new or not await self.store.read(partial(sessions.holding, ids=[new])):
                raise

    async def renew(self, tables: list[str]) -> None:
        """Builds tables anew from the disk, here and at other workers."""
        for table in tables:
            await self.announce("anew", table, "")
        known = set(tables)  # who was at thousands of tables is forgotten, too
        for room in self.loaded():
            if room.id in known:
                async with room.lock:
                    await room.reload()
                self._let_bots_play(room)

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
            room = await asyncio.shield(task)
        except Exception:
            if self._rooms.get(table) is task:  # not what somebody began to read meanwhile
                del self._rooms[table]
            raise
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        return Room(self, await self._unread.load(table))

    async def find(self, table: str, person: str | None) -> Room:
        """Returns a table; of one that cannot be read only who may look at it learns that."""
        try:
            return await self.get(table)
        except BadRecord:
            await self._unread.check_look(table, person)
            raise

    async def enter(self, table: str, person: str | None) -> Room:
        """Returns a table that a person may look at; others learn nothing of it."""
        room = await self.find(table, person)
        await access.check_look(self.store, room.row, room.seats, person)
        if registry.is_campaign(room.row.game):
            await chapters.settle(room, self.get)
        return room

    def finished(self, room: Room) -> None:
        """Lets the campaign that a game belongs to know that it is over."""
        if room.chapter is not None:
            task = asyncio.create_task(self._tell_campaign(room.chapter.campaign))
            self._tellers.add(task)
            task.add_done_callback(self._tellers.discard)

    async def _tell_campaign(self, campaign: str) -> None:
        try:
            await chapters.settle(await self.get(campaign), self.get)
        except Exception:  # who comes to the campaign next has it told again
            log.exception("campaign.failed", table=campaign)

    def nudge(self, room: Room) -> None:
        """Lets bots play, and tells people who are away that they are asked."""
        self._let_bots_play(room)
        self.notices.look(room)

    def _let_bots_play(self, room: Room) -> None:
        if room.id not in self._drivers and driver.next_job(room) is not None:
            task = self._drivers[room.id] = asyncio.create_task(self._drive(room))
            task.add_done_callback(lambda _: self._drivers.pop(room.id, None))

    async def _drive(self, room: Room) -> None:
        try:
            await self._ready_bots()
            await driver.drive(room)
        except StoreError:  # the sweep tries again
            log.exception("bots.failed", table=room.id)
        except Exception:  # it would fail again and again: until something changes it waits
            self._waits_for_people[room.id] = room.seq
            log.exception("bots.failed", table=room.id)

    async def announce(self, topic: str, table: str, said: object) -> None:
        """Tells other workers that a table has changed."""
        await self.bus.publish(topic, f"{table} {said}".encode())

    def moved(self, room: Room) -> None:
        """Lets other workers know soon who looks at a table."""
        self._moved.add(room.id)

    def forget(self, room: Room) -> None:
        """Drops a table from memory; who looks at it comes in anew."""
        task = self._rooms.get(room.id)
        if task is not None and task.done() and task.result() is room:
            del self._rooms[room.id]
        for peer in list(room.audience.peers):
            peer.close()

    async def _noticed(self, topic: str, payload: bytes) -> None:
        """Another worker changed a table that may be in memory here too."""
        table, _, said = payload.decode().partition(" ")
        if topic == "signed_out":
            self.sessions.ended([table], said)
            return
        if topic == "doubt":
            await self.sessions.gap(table)
            return
        if topic == "here" and not self.presence.hear(table, said):
            return
        task = self._rooms.get(table)
        if task is None:
            return
        room = await asyncio.shield(task)
        if topic == "here":
            room.tell_table()
            return
        try:
            async with room.lock:
                await follow(room, topic, said)
        except StoreError:  # it is behind, and nobody would say it again: read anew, by who comes
            self.forget(room)
            raise
        self._let_bots_play(room)

    async def _missed(self) -> None:
        """Notices of other workers may be lost: looks at every table."""
        try:
            await self.sessions.gap()
        finally:
            for room in self.loaded():
                await self._renewed(room)

    async def _renewed(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.reload()
        except Exception:  # it is out of memory now; the others are looked at all the same
            log.exception("table.not_read", table=room.id)
            return
        self._let_bots_play(room)

    async def _tell_who_is_here(self) -> None:
        """Lets other workers know who looks at which table, and again before they forget."""
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(SOON)
            if time.monotonic() - renewed > RENEW:
                renewed = time.monotonic()
                self._moved.update(room.id for room in self.loaded() if room.audience.peers)
            await self._tell_moved()

    async def _tell_moved(self) -> None:
        moved, self._moved = self._moved, set()
        for room in self.loaded():
            if room.id in moved:
                crowd = room.audience
                said = self.presence.say(crowd.persons(), crowd.watching())
                await self.announce("here", room.id, said)

    async def _note_who_is_here(self) -> None:
        """Keeps it in the database, for whoever looks there when somebody was seen last."""
        while True:
            await asyncio.sleep(SEEN)
            here = {peer.person for room in self.loaded() for peer in room.audience.peers}
            persons = sorted(person for person in here if person)
            with contextlib.suppress(StoreError):
                for first in range(0, len(persons), TOGETHER):  # answers go in between
                    some = persons[first : first + TOGETHER]
                    await self.store.write(partial(people.set_seen, ids=some, at=time.time()))

    async def _sweep(self) -> None:
        while True:
            for work in (self._adopt, self._tell_left, self._drop_idle):
                try:
                    await work()
                except Exception:  # the next time it may go better
                    log.exception("sweep.failed")
            await asyncio.sleep(SWEEP)

    async def _tell_left(self) -> None:
        left = self.presence.expire()
        for room in self.loaded():
            if room.id in left:
                room.tell_table()

    async def _adopt(self) -> None:
        """Goes on with the bots of tables that nobody drives, after a restart or a crash.

        A few at a time, the newest first, and each in its turn: a server that has just started has
        more to do for people who come back, and with them their bots go on at once.
        """
        tables = dict(await archive.with_bots(self.store))
        old = self._waits_for_people
        self._waits_for_people = {t: seq for t, seq in old.items() if tables.get(t) == seq}
        known = self._drivers.keys() | self._waits_for_people.keys()
        left = [(table, seq) for table, seq in tables.items() if table not in known]
        if self._looked_at.issuperset(table for table, _ in left):
            self._looked_at.clear()
        turn = [one for one in left if one[0] not in self._looked_at][:ADOPTED]
        self._looked_at.update(table for table, _ in turn)
        for table, seq in turn:
            try:
                await self._adopt_one(table, seq)
            except StoreError:
                raise
            except Exception as error:  # it must not stop the others
                self._waits_for_people[table] = seq
                told = isinstance(error, HordaError | TableError)  # others may tell a secret
                why = str(error.__cause__ or error) if told else error
                log.warning("table.broken", table=table, error=why)

    async def _adopt_one(self, table: str, seq: int) -> None:
        room = await self.get(table)
        async with room.lock:
            if room.seq < seq:
                await room.catch_up()
            waits = driver.next_job(room) is None
        if waits and room.seq == seq:
            self._waits_for_people[table] = seq
        elif not waits and await self.bus.claim(table):
            self.nudge(room)

    async def _drop_idle(self) -> None:
        now = time.monotonic()
        free = sorted((room for room in self.loaded() if not self._busy(room)), key=_used)
        crowded = len(free) - MOST_IDLE
        held = sum(room.seq for room in free)
        for number, room in enumerate(free):
            soon = number < crowded or held > MOST_ENTRIES or room.row.status not in GOING
            if now - room.used > (IDLE_OVER if soon else IDLE):
                held -= room.seq
                self.forget(room)
                await self.bus.release(room.id)

    def _busy(self, room: Room) -> bool:
        return bool(room.audience.peers) or room.id in self._drivers or room.lock.locked()


def _used(room: Room) -> float:
    return room.used
