"""Who may know of a table, look at it and sit down there."""

from collections.abc import Sequence

from horda.server.queries import guests
from horda.server.rows import GameRow, SeatRow
from horda.server.store import Store


async def may_look(
    store: Store, row: GameRow, seats: Sequence[SeatRow], person: str | None
) -> bool:
    """Tells whether a person may know of a table and watch it."""
    if row.public or row.host == person:
        return True
    if person is None:
        return False
    if any(seat.person == person for seat in seats):
        return True
    return await store.read(lambda db: guests.invited(db, row.id, person))
