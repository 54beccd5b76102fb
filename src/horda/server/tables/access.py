"""Who may know of a table, look at it and sit down there."""

from collections.abc import Sequence

from sqlalchemy import Connection

from horda.server.protocol import Problem
from horda.server.store.queries import guests
from horda.server.store.rows import GameRow, SeatRow
from horda.server.store.store import Store
from horda.server.tables.trouble import TableError


async def check_look(
    store: Store, row: GameRow, seats: Sequence[SeatRow], person: str | None
) -> None:
    """Refuses unless a person may know of a table and watch it; others learn nothing of it."""
    if row.host == person or (row.public and person is None):
        return
    if person is None:
        raise TableError(Problem.NO_SUCH_TABLE, row.id)
    if all(seat.person != person for seat in seats):
        await store.read(lambda db: _check_guest(db, row, person))


def _check_guest(db: Connection, row: GameRow, person: str) -> None:
    check_welcome(db, row.id, person)
    if not row.public and not guests.invited(db, row.id, person):
        raise TableError(Problem.NO_SUCH_TABLE, row.id)


def check_newcomer(db: Connection, row: GameRow, person: str) -> None:
    """Refuses somebody who may not sit down: removed, or neither invited nor let in by the host."""
    check_welcome(db, row.id, person)
    if not (row.newcomers or row.host == person or guests.invited(db, row.id, person)):
        raise TableError(Problem.NO_NEWCOMERS, "ask the host for an invitation")


def check_welcome(db: Connection, table: str, person: str, came_by: float = 0.0) -> None:
    """Refuses somebody whom the host has removed.

    They may come back by an invitation that was made (`came_by`) after that, and only by one.
    """
    removed = guests.removed(db, table, person)
    if removed is not None and came_by <= removed:
        raise TableError(Problem.REMOVED, "the host has removed you")
