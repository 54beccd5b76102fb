"""One thread that writes: everything that waits goes to disk in one commit.

A commit costs a flush of the disk however much is in it. While one flush runs, the next group
gathers by itself, so no timer is needed: alone, an answer waits for its own flush only; in a
crowd, hundreds share one.

Where others write, too (PostgreSQL), each job is a commit of its own, so that none keeps its rows
while the next one waits. They share a flush all the same: their commits do not wait for the disk,
one after them does. And answers come first: nobody waits for what a stranger changes.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from horda.server.store.queries.entries import insert_new
from horda.server.store.store_errors import WriteFailed, WriteInDoubt

MOST = 1000  # works in one group, so that a flood does not make the first of them wait for the last
SOME = 16
"""Jobs that share a flush; answers that come meanwhile wait for no more than these."""

LATER = "SET LOCAL synchronous_commit = off"
"""This commit does not wait for the disk."""
FLUSH = "SELECT version_num FROM alembic_version FOR SHARE"
"""Keeps a row that is always there, which nobody else waits for: that is written to the disk, and
all that was committed before it."""

PLAIN = (
    "INSERT INTO entry (game, seq, body, person, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)

# PostgreSQL: serialization failure, deadlock. The same group will go through the next time.
_AGAIN = ("40001", "40P01")


@dataclass(slots=True, eq=False)
class Work:
    """Something to be written, and what came of it."""

    done: "asyncio.Future[Any]"
    value: Any = field(default=None, init=False)
    error: Exception | None = field(default=None, init=False)


@dataclass(slots=True, eq=False)
class Job(Work):
    """Any change; it may be run twice and must touch nothing but the database."""

    run: Callable[[Connection], Any]


@dataclass(slots=True, eq=False)
class Append(Work):
    """One more entry of a record; its value says whether the place was free."""

    game: str
    seq: int
    body: str
    person: str | None
    at: float

    def row(self) -> dict[str, Any]:
        """Returns the row to insert."""
        return {
            "game": self.game,
            "seq": self.seq,
            "body": self.body,
            "person": self.person,
            "at": self.at,
        }


class Writer:
    """Owns the only connection that writes. Works end in the order they were put.

    But for one thing: on PostgreSQL answers overtake jobs. Whoever has something written that
    needs another thing to be there waits for that first.
    """

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        on_commit: Callable[[int], None] | None = None,
    ) -> None:
        self.commits = 0
        self.failures = 0
        """Groups that were given up."""
        self._engine = engine
        self._plain = engine.dialect.name == "sqlite"
        self._loop = loop
        self._on_commit = on_commit
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._jobs: deque[Work] = deque()
        """Those whose turn has not come, where each is a commit of its own."""
        self._connection: Connection | None = None
        self._stopping = False
        self._thread = Thread(target=self._work, name="horda-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Works that no group has taken yet."""
        return self._queue.qsize() + len(self._jobs)

    def put(self, work: Work) -> None:
        """Queues a work; its future is settled after the commit."""
        self._queue.put(work)

    def stop(self) -> None:
        """Writes what is queued and ends the thread; blocks until then."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while self._jobs or not self._stopping:
            group = self._take()
            if not self._plain:
                self._jobs += [work for work in group if not isinstance(work, Append)]
                group = [work for work in group if isinstance(work, Append)]
            if group:
                self._do(group)
            some = [self._jobs.popleft() for _ in range(min(SOME, len(self._jobs)))]
            if len(some) > 1:
                self._share(some)
            elif some:
                self._do(some)
        self._disconnect()

    def _do(self, group: list[Work]) -> None:
        """Writes a group in one commit, and tells who waits for it."""
        written = self._write(group)
        self._settle(group)
        if written and self._on_commit is not None:
            self._on_commit(len(group))

    def _share(self, jobs: list[Work]) -> None:
        """Commits each job by itself, and waits for the disk once for all of them.

        Two workers that did the same in another order, and kept their rows until the end, would
        wait for each other, a second at least, and with them everybody's answers.
        """
        late: list[Work] = []
        driver = self._driver()
        for job in jobs:
            if self._commit_late(job, driver):
                late.append(job)
                continue
            self._flush(late, driver)
            late = []
            self._do([job])
            driver = self._driver()
        self._flush(late, driver)

    def _driver(self) -> Any:
        """Returns the connection itself, while it holds: ours connects anew without a word."""
        connection = self._connection
        if connection is None or connection.closed or connection.invalidated:
            return None
        return connection.connection.dbapi_connection

    def _commit_late(self, job: Work, driver: Any) -> bool:
        """Commits a job without waiting for the disk; False: it is to be done by itself."""
        connection = self._connection
        if connection is None or driver is None or self._driver() is not driver:
            return False
        assert isinstance(job, Job)
        job.value = job.error = None
        try:
            transaction = connection.begin()
            connection.exec_driver_sql(LATER)
            _run(connection, job, job.run)
        except Exception:  # a deadlock, or a lost connection
            with suppress(Exception):
                connection.rollback()
            return False
        try:
            transaction.commit()
        except Exception as error:
            self._give_up([job], _in_doubt(error))
        return True

    def _flush(self, late: list[Work], driver: Any) -> None:
        """Waits until what was committed is on disk, and tells who waits for it.

        A database that falls loses such commits, and all connections with them: what went over a
        connection that is gone may be there or not.
        """
        if not late:
            return
        try:
            if self._connection is None or self._driver() is not driver:
                raise WriteInDoubt("the connection broke before it was on disk")
            with self._connection.begin():
                self._connection.exec_driver_sql(FLUSH)
        except Exception as error:
            self._give_up(late, _in_doubt(error))
        else:
            self.commits += 1
            if self._on_commit is not None:
                self._on_commit(len(late))
        self._settle(late)

    def _take(self) -> list[Work]:
        group: list[Work] = []
        try:
            work = self._queue.get(block=not self._jobs)
            while work is not None:
                group.append(work)
                if len(group) == MOST:
                    return group
                work = self._queue.get_nowait()
            self._stopping = True
        except Empty:
            pass
        return group

    def _write(self, group: list[Work]) -> bool:
        try:
            try:
                appends = [work for work in group if isinstance(work, Append)]
                if self._plain and len(appends) == len(group):
                    self._append_plainly(appends)
                else:
                    self._transact(group, _append)
            except (DBAPIError, sqlite3.Error):
                # A lost connection, a deadlock, or one append that spoiled the batch:
                # once more on a new connection, and each on its own.
                self._disconnect()
                self._transact(group, _append_each)
        except Exception as error:
            self._give_up(group, error)
            return False
        return True

    def _append_plainly(self, group: list[Append]) -> None:
        """Writes answers by the driver alone: that is most of all writing, and twice as fast."""
        if self._connection is None:
            self._connection = self._engine.connect()
        driver: Any = self._connection.connection.dbapi_connection
        driver.execute("BEGIN IMMEDIATE")
        for work in group:
            place = work.game, work.seq, work.body, work.person, work.at
            work.value = driver.execute(PLAIN, place).rowcount == 1
        try:
            driver.execute("COMMIT")
        except sqlite3.Error as error:
            raise _in_doubt(error) from error
        self.commits += 1

    def _transact(
        self, group: list[Work], append: Callable[[Connection, list[Append]], None]
    ) -> None:
        for work in group:
            work.value = work.error = None
        if self._connection is None:
            self._connection = self._engine.connect()
        transaction = self._connection.begin()
        for batched, part in groupby(group, lambda work: isinstance(work, Append)):
            if batched:
                append(self._connection, [work for work in part if isinstance(work, Append)])
                continue
            for work in part:
                if isinstance(work, Job):
                    _run(self._connection, work, work.run)
        try:
            transaction.commit()
        except Exception as error:
            raise _in_doubt(error) from error
        self.commits += 1

    def _give_up(self, group: list[Work], error: Exception) -> None:
        # What is left of the transaction goes with the connection.
        self._disconnect()
        self.failures += 1
        kind = WriteInDoubt if isinstance(error, WriteInDoubt) else WriteFailed
        for work in group:
            if work.error is None:
                work.error = kind(_line(error))  # one each: a raised error is never shared
                work.error.__cause__ = error

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        # In whatever state it is: closing it at once takes back what was not committed.
        with suppress(Exception):
            connection.invalidate()
        with suppress(Exception):
            connection.close()

    def _settle(self, group: list[Work]) -> None:
        # A closed loop: nobody waits any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_settle, group)


def _settle(group: Iterable[Work]) -> None:
    for work in group:
        if work.done.done():  # given up by who asked
            continue
        if work.error is not None:
            work.done.set_exception(work.error)
        else:
            work.done.set_result(work.value)


def _append(connection: Connection, part: list[Append]) -> None:
    # All workers take places in the same order, or PostgreSQL would find them in a deadlock.
    part.sort(key=_place)
    taken = insert_new(connection, [work.row() for work in part])
    for work in part:
        place = (work.game, work.seq)
        work.value = place in taken
        taken.discard(place)


def _place(work: Append) -> tuple[str, int]:
    return work.game, work.seq


def _append_each(connection: Connection, part: list[Append]) -> None:
    """Lets in all but those that no database takes, such as one for a game that is not there."""
    for work in sorted(part, key=_place):
        _run(connection, work, partial(_append_one, work=work))


def _append_one(connection: Connection, work: Append) -> bool:
    return bool(insert_new(connection, [work.row()]))


def _run(connection: Connection, work: Work, run: Callable[[Connection], Any]) -> None:
    """Runs a job in a savepoint of its own, so that its failure is nobody else's."""
    try:
        with connection.begin_nested():
            work.value = run(connection)
    except Exception as error:
        if _transaction_lost(connection, error):
            raise
        work.error = error
        if isinstance(error, OperationalError):  # the disk or the database, not the job
            work.error = WriteFailed(_line(error))
            work.error.__cause__ = error


def _transaction_lost(connection: Connection, error: Exception) -> bool:
    """Tells a failure that only a new transaction can mend from one that a savepoint ends."""
    if connection.invalidated:
        return True
    if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _AGAIN:
        return True
    # A full disk makes SQLite roll everything back; a savepoint would then commit by itself.
    raw: Any = connection.connection.dbapi_connection
    return connection.dialect.name == "sqlite" and not raw.in_transaction


def _in_doubt(error: Exception) -> WriteInDoubt:
    return WriteInDoubt(f"commit failed: {_line(error)}")


def _line(error: Exception) -> str:
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return " ".join(said.split()) or type(error).__name__
