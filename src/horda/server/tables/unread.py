"""Tables that cannot be read, since they are damaged or go another way by the rules of today."""

from __future__ import annotations

import time

from horda.core.errors import BadRecord, Code
from horda.server.protocol import Problem
from horda.server.store.store import Store
from horda.server.tables import access, archive
from horda.server.tables.archive import Loaded
from horda.server.tables.trouble import TableError

AGAIN = 30.0
"""Seconds after which such a table is tried once more."""


class Unread:
    """Reads tables, and those that cannot be read not once more for everybody who asks.

    Such a table is never in memory: each who asks would have all of it played through.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, Code, str]] = {}
        """Words only: an error holds on to the whole game in which it was raised."""

    async def load(self, table: str) -> Loaded:
        """Reads a table; raises if there is none, or if it could not be read a moment ago."""
        known = self._known.get(table)
        if known is not None and time.monotonic() - known[0] < AGAIN:
            raise BadRecord(*known[1:])
        try:
            loaded = await archive.load(self._store, table)
        except BadRecord as bad:
            self._note(table, bad)
            raise
        if loaded is None:
            raise TableError(Problem.NO_SUCH_TABLE, table)
        return loaded

    def _note(self, table: str, error: BadRecord) -> None:
        now = time.monotonic()
        known = {one: said for one, said in self._known.items() if now - said[0] < AGAIN}
        self._known = {**known, table: (now, error.code, error.what)}

    async def check_look(self, table: str, person: str | None) -> None:
        """Refuses who may not look at a table; others learn what is wrong with it."""
        row, _ = await archive.find(self._store, table)
        if row is None:
            raise TableError(Problem.NO_SUCH_TABLE, table)
        sitting, _ = await archive.sitting(self._store, table, row.host)
        await access.check_look(self._store, row, sitting, person)
