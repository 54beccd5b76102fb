"""Brings SQLite's log into the database beside the writing, so that no answer waits for it.

By itself SQLite does that within a commit: every thousand pages one answer, and all that gather
behind it, waits until they are copied and flushed.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread

EVERY = 1.0
"""Seconds between two looks."""
TRIES = 4
"""While one part is copied more is written; each time it is less."""
LARGEST = 25_000
"""Pages in the log beyond which writers have to wait: somebody reads and reads."""


class Checkpoints:
    """A thread that copies what was written."""

    def __init__(self, file: Path, commits: Callable[[], int]) -> None:
        """`commits` counts what was written so far."""
        self._file = file
        self._commits = commits
        self._seen = -1
        self._end = Event()
        self._thread = Thread(target=self._work, name="horda-checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends the thread; blocks until then."""
        self._end.set()
        self._thread.join()

    def _work(self) -> None:
        with closing(sqlite3.connect(self._file, timeout=0.1, isolation_level=None)) as database:
            while not self._end.wait(EVERY):
                if self._seen != self._commits():
                    self._seen = self._commits()
                    with suppress(sqlite3.Error):  # the next time it may go better
                        copy_log(database)


def copy_log(database: sqlite3.Connection) -> None:
    """Copies the log as far as it goes; once all of it is there, the next write begins it anew."""
    pages = 0
    for _ in range(TRIES):
        _, pages, copied = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if pages == copied:
            return
    if pages > LARGEST:
        database.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
