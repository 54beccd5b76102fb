"""One server for one SQLite file: the second would not know what the first has in memory."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from horda.server.store.database import is_sqlite, shown, sqlite_file
from horda.server.store.store_errors import BadDatabase

WAIT = 1.0
"""Seconds for another server to finish stopping."""


class InUse(BadDatabase):
    """Another server has this database."""


class Sole:
    """Holds a database for this process; the system lets go of it with the process.

    It is SQLite's own lock, on an empty file beside the database: that works everywhere, and the
    database itself stays free for backups and checks.
    """

    def __init__(self, url: URL) -> None:
        """Raises InUse if another process holds it; several may share a PostgreSQL database."""
        self._lock = _locked(url) if is_sqlite(url) else None

    def close(self) -> None:
        """Lets go of it."""
        if self._lock is not None:
            self._lock.close()


@contextmanager
def held(url: URL) -> Iterator[Sole]:
    """Holds a database from now on; if what comes next fails, it lets go and leaves nothing."""
    new = is_sqlite(url) and not lock_file(url).exists()
    sole = Sole(url)
    try:
        yield sole
    except BaseException:
        sole.close()
        if new:
            lock_file(url).unlink(missing_ok=True)
        raise


def _locked(url: URL) -> sqlite3.Connection:
    path = lock_file(url)
    try:
        lock = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{shown(url)}: {error}") from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise InUse(shown(url)) if "locked" in str(error) else BadDatabase(str(error)) from error
    return lock


def lock_file(url: URL) -> Path:
    """Returns the file that is locked: beside the database itself, whatever link leads there."""
    file = Path(os.path.realpath(sqlite_file(url)))
    return file.with_name(f"{file.name}-server")
