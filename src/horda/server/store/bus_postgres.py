"""Notices by LISTEN and NOTIFY, claims by advisory locks.

Two connections: one only listens, since psycopg keeps it busy; the other one sends and holds the
locks. Each is opened again when it breaks.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any

import psycopg
import structlog
from sqlalchemy import URL

from horda.server.store.bus import Callback, Gap, check_notice
from horda.server.store.database import conninfo, patient

log = structlog.get_logger("horda.server.store.bus")
CHANNEL = "horda"
BEAT = 2.0
"""Seconds after which a quiet connection is tried, as its locks go when it breaks."""
PAUSE = 0.5
"""Seconds before a broken connection is opened again."""
SLOW = 5.0
"""Seconds after which a connection that does not answer counts as broken."""
STOPPED = "10s"
"""How long a worker that is stopped keeps its games: else their bots would stand still with it."""
MOST = 10_000
"""Notices that may wait to be sent."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', line) FROM unnest(%s::text[]) AS line".encode()
LOST = (psycopg.Error, TimeoutError, OSError)


class PostgresBus:
    """A bus between the workers of one PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self._conninfo = conninfo(patient(url))
        self._worker = secrets.token_hex(6)
        self._count = 0
        self._callback: Callback | None = None
        self._gap: Gap | None = None
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._talker: psycopg.AsyncConnection[Any] | None = None
        self._listener: psycopg.AsyncConnection[Any] | None = None
        self._talking = asyncio.Lock()
        self._claims: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def subscribe(self, callback: Callback, gap: Gap | None = None) -> None:
        """Has every notice of other workers handed to `callback`."""
        self._callback, self._gap = callback, gap

    async def open(self) -> None:
        """Listens when it returns; raises psycopg.OperationalError if nobody is there."""
        try:
            self._listener = await self._connect_listener()
            self._talker = await self._connect_talker()
        except BaseException:
            await self.close()
            raise
        self._start(self._listen())
        self._start(self._talk())

    async def close(self) -> None:
        """Sends what waits, and releases every claim with the connection."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._talker is not None and self._waiting:
            with suppress(*LOST):
                await self._send()
        await self._hang_up()
        await self._stop_listening()

    async def publish(self, topic: str, payload: bytes) -> None:
        """Queues a notice; those that wait are sent together."""
        check_notice(topic, payload)
        if len(self._waiting) == MOST:  # the database is away; a gap will be told when it is back
            return
        # Numbered, since PostgreSQL drops a notice that equals another of the same transaction.
        self._count += 1
        self._waiting.append(f"{self._worker} {self._count} {topic} {payload.decode()}")
        self._wake.set()

    async def claim(self, game_id: str) -> bool:
        """Takes the lock of a game, unless another worker has it or nobody answers."""
        if game_id in self._claims:
            return True
        try:
            # One at a time: a lock taken twice would have to be given back twice.
            async with self._talking:
                taken = game_id in self._claims or await self._ask("pg_try_advisory_lock", game_id)
        except LOST:
            return False
        if taken:
            self._claims.add(game_id)
        return taken

    async def release(self, game_id: str) -> None:
        """Gives the lock of a game back."""
        with suppress(*LOST):  # then the lock has gone with the connection
            async with self._talking:
                if game_id in self._claims:
                    self._claims.discard(game_id)
                    await self._ask("pg_advisory_unlock", game_id)

    async def _ask(self, function: str, game_id: str) -> bool:
        if self._talker is None:
            return False
        number = int.from_bytes(blake2b(game_id.encode(), digest_size=8).digest(), signed=True)
        query = f"SELECT {function}(%s)".encode()
        async with asyncio.timeout(SLOW):
            cursor = await self._talker.execute(query, (number,))
            row = await cursor.fetchone()
        return bool(row and row[0])

    async def _talk(self) -> None:
        """Sends notices, and looks now and then whether the connection is still there."""
        while True:
            try:
                if self._talker is None:
                    self._talker = await self._connect_talker()
                await self._send()
                self._wake.clear()
                if not self._waiting:
                    # Not wait_for, which in Python 3.11 may swallow being cancelled.
                    with suppress(TimeoutError):
                        async with asyncio.timeout(BEAT):
                            await self._wake.wait()
            except LOST as error:
                log.warning("bus.sender_lost", error=str(error))
                await self._hang_up()
                await asyncio.sleep(PAUSE)

    async def _send(self) -> None:
        """Sends all that waits in one transaction; nothing waits: only tries the connection."""
        assert self._talker is not None
        lines = list(self._waiting)
        async with self._talking, asyncio.timeout(SLOW):
            await self._talker.execute(NOTIFY, (lines,))
        for _ in lines:  # only now: what was not sent is sent again
            self._waiting.popleft()

    async def _hang_up(self) -> None:
        talker, self._talker = self._talker, None
        self._claims.clear()
        if talker is not None:
            with suppress(*LOST):
                await talker.close()

    async def _listen(self) -> None:
        while True:
            try:
                if self._listener is None:
                    self._listener = await self._connect_listener()
                    if self._gap is not None:
                        self._start(self._call(self._gap))
                async for notice in self._listener.notifies():
                    self._receive(notice.payload)
            except LOST as error:
                log.warning("bus.listener_lost", error=str(error))
            await self._stop_listening()
            await asyncio.sleep(PAUSE)

    async def _stop_listening(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            with suppress(*LOST):
                await listener.close()

    def _receive(self, line: str) -> None:
        said = line.split(" ", 3)
        if len(said) < 4:  # whoever knows the database can say anything here
            log.warning("bus.foreign_notice")
            return
        worker, _, topic, payload = said
        if worker != self._worker and self._callback is not None:
            # Not one after the other: a busy table must not hold the others up.
            self._start(self._call(partial(self._callback, topic, payload.encode())))

    async def _call(self, answer: Callable[[], Awaitable[None]]) -> None:
        try:
            await answer()
        except Exception:
            log.exception("bus.callback_failed")

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)

    async def _connect_talker(self) -> psycopg.AsyncConnection[Any]:
        connection = await self._connect()
        try:
            with suppress(psycopg.errors.UndefinedObject):  # before PostgreSQL 14
                await connection.execute(f"SET idle_session_timeout = '{STOPPED}'".encode())
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _connect_listener(self) -> psycopg.AsyncConnection[Any]:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:
            await connection.close()
            raise
        return connection
