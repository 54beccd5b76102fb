"""Whether the database takes a write just now."""

import time

from sqlalchemy import Connection

from horda.server.store.store import Store

LASTS = 1.0
"""Seconds for which it counts as known, so that nobody can make the disk busy by asking."""


class Pulse:
    """Tries a write that changes nothing, now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until = 0.0

    async def feel(self) -> None:
        """Raises StoreError if nothing can be written."""
        if time.monotonic() < self._until:
            return
        await self._store.write(_beat)
        self._until = time.monotonic() + LASTS


def _beat(connection: Connection) -> None:
    # A row that is always there; it is written to the disk even if it stays the same.
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
