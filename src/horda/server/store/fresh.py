"""Takes a database back that a failed first start has made."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from horda.server.store.database import is_sqlite, sqlite_file

BESIDE = ("", "-wal", "-shm", "-journal")
"""The files a SQLite database may consist of, by the end of their names."""


@contextmanager
def fresh(url: URL) -> Iterator[None]:
    """Removes a SQLite file again that was not there before, unless somebody uses it by now."""
    path = sqlite_file(url)
    new = is_sqlite(url) and not path.exists()
    try:
        yield
    except BaseException:
        if new and _is_unused(path):
            for end in BESIDE:
                with suppress(OSError):
                    Path(f"{path}{end}").unlink()
        raise


def _is_unused(path: Path) -> bool:
    """Tells whether nobody is at work on a file and it holds nothing; another may have come."""
    try:
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            return not tables
    except sqlite3.Error as error:
        return "locked" not in str(error)
