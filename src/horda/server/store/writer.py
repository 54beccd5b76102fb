"""One thread that writes: everything that waits goes to disk in one commit.

A commit costs a flush of the disk however much is in it. While one flush runs, the next group
gathers by itself, so no timer is needed: alone, an answer waits for its own flush only; in a
crowd, hundreds share one.
"""

import asyncio
import sqlite3
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
    """Owns the only connection that writes. Works end in the order they were put."""

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
        self._connection: Connection | None = None
        self._stopping = False
        self._thread = Thread(target=self._work, name="horda-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Works that no group has taken yet."""
        return self._queue.qsize()

    def put(self, work: Work) -> None:
        """Queues a work; its future is settled after the commit."""
        self._queue.put(work)

    def stop(self) -> None:
        """Writes what is queued and ends the thread; blocks until then."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while not self._stopping:
            for group in self._parts(self._take()):
                written = self._write(group)
                self._settle(group)
                if written and self._on_commit is not None:
                    self._on_commit(len(group))
        self._disconnect()

    def _parts(self, group: list[Work]) -> list[list[Work]]:
        """Lets no job keep its rows while the next one waits for others, where others write, too.

        Two workers that did the same in another order would wait for each other, a second at
        least, and with them everybody's answers. Answers take their places in one order.
        """
        if self._plain:
            return [group] if group else []
        parts: list[list[Work]] = []
        for work in group:
            if parts and isinstance(work, Append) and isinstance(parts[-1][-1], Append):
                parts[-1].append(work)
            else:
                parts.append([work])
        return parts

    def _take(self) -> list[Work]:
        group: list[Work] = []
        try:
            work = self._queue.get()
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
            raise WriteInDoubt(f"commit failed: {_line(error)}") from error
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
            raise WriteInDoubt(f"commit failed: {_line(error)}") from error
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
    part.sort(key=lambda work: (work.game, work.seq))
    taken = insert_new(connection, [work.row() for work in part])
    for work in part:
        place = (work.game, work.seq)
        work.value = place in taken
        taken.discard(place)


def _append_each(connection: Connection, part: list[Append]) -> None:
    """Lets in all but those that no database takes, such as one for a game that is not there."""
    for work in part:
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


def _line(error: Exception) -> str:
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return " ".join(said.split()) or type(error).__name__
