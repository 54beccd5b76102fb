"""The database of one process: reads in threads, all writes through one writer."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import InterfaceError, OperationalError

from horda.server.store import upgrade
from horda.server.store.checkpoints import Checkpoints
from horda.server.store.database import (
    READERS,
    is_sqlite,
    parse,
    reader_engine,
    require_file,
    shown,
    sqlite_file,
    writer_engine,
)
from horda.server.store.store_errors import BadDatabase, ReadFailed, StoreClosed
from horda.server.store.writer import Append, Job, Work, Writer

T = TypeVar("T")


class Store:
    """One for each process; open() and everything after it belong to one event loop."""

    def __init__(self, url: str, on_commit: Callable[[int], None] | None = None) -> None:
        """`on_commit` is told how many works went to disk together, in the writer's thread."""
        self.url = parse(url)
        self._on_commit = on_commit
        self._readers = reader_engine(self.url)
        self._writers = writer_engine(self.url)
        self._threads: ThreadPoolExecutor | None = None
        self._writer: Writer | None = None
        self._checkpoints: Checkpoints | None = None

    def upgrade(self) -> None:
        """Brings the tables up to date; safe when several workers do it at once."""
        upgrade.upgrade(self.url)

    async def open(self) -> None:
        """Checks that the database is there with the right tables, and starts the writer."""
        require_file(self.url)
        self._threads = ThreadPoolExecutor(READERS, "horda-reader")
        try:
            await self.read(upgrade.check)
        except ReadFailed as error:
            await self.close()
            raise BadDatabase(f"{shown(self.url)}: {error}") from error
        except BaseException:
            await self.close()
            raise
        self._writer = Writer(self._writers, asyncio.get_running_loop(), self._on_commit)
        if is_sqlite(self.url):
            self._checkpoints = Checkpoints(sqlite_file(self.url), lambda: self.commits)

    async def close(self) -> None:
        """Writes what was asked for, then lets go of the database."""
        writer, self._writer = self._writer, None
        threads, self._threads = self._threads, None
        checkpoints, self._checkpoints = self._checkpoints, None
        if writer is not None:
            await asyncio.to_thread(writer.stop)
        if checkpoints is not None:
            await asyncio.to_thread(checkpoints.stop)
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)
        self._readers.dispose()
        self._writers.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Runs a job in a thread; all it reads is of one moment, and it cannot write."""
        if self._threads is None:
            raise StoreClosed("the store is not open")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs a job in the writer thread and returns when it is on disk.

        What the job raises is raised here, and only its own changes are taken back. It may be
        run twice (a lost connection), so it must touch nothing but the database.
        """
        value: T = await self._put(Job(_future(), job))
        return value

    def post(self, job: Callable[[Connection], object]) -> None:
        """Has a job run in the writer thread some time; nobody hears how it ends.

        It is for what may as well be lost.
        """
        if self._writer is not None:
            self._put(Job(_future(), job)).add_done_callback(_heard)

    async def append(
        self, game: str, seq: int, body: bytes, person: str | None, at: float | None = None
    ) -> bool:
        """Adds an entry and returns when it is on disk; False: the place was taken already."""
        when = time.time() if at is None else at
        taken: bool = await self._put(Append(_future(), game, seq, body.decode(), person, when))
        return taken

    @property
    def commits(self) -> int:
        """Groups written since the store was opened."""
        return self._writer.commits if self._writer else 0

    @property
    def failures(self) -> int:
        """Groups given up since the store was opened."""
        return self._writer.failures if self._writer else 0

    @property
    def waiting(self) -> int:
        """Works that wait for the writer."""
        return self._writer.waiting if self._writer else 0

    def _put(self, work: Work) -> "asyncio.Future[T]":
        if self._writer is None:
            raise StoreClosed("the store is not open")
        self._writer.put(work)
        return work.done

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._readers.connect() as connection:
                return job(connection)
        except (OperationalError, InterfaceError) as error:
            raise ReadFailed(" ".join(str(error.orig).split())) from error


def _future() -> "asyncio.Future[T]":
    return asyncio.get_running_loop().create_future()


def _heard(done: "asyncio.Future[object]") -> None:
    """Takes note of a failure that nobody waits for."""
    if not done.cancelled():
        done.exception()
