"""Writes what changes a table itself: its seats, its state, its setup."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from horda.server.store.store_errors import WriteInDoubt
from horda.server.tables.room import Room

T = TypeVar("T")


async def write(room: Room, job: Callable[[Connection], T]) -> T:
    """Changes a table on disk; the lock is held.

    What is in doubt may be there. A table in memory that knows nothing of it would refuse whoever
    tries again, and nobody could go on: all workers read it anew.
    """
    try:
        return await room.context.store.write(job)
    except WriteInDoubt:
        await room.context.announce("anew", room.id, "")
        await room.reload()
        raise
