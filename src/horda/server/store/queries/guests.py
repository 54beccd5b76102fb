"""Who was let into a game that is not public, and who was removed from one."""

import time
from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, exists, func, select, update

from horda.server.store.queries.skipping import insert_or_skip
from horda.server.store.schema import guest

MOMENT = 0.001
"""Seconds; what comes so much later is later on every clock."""
MOST_OUT = 200
"""People whom a table keeps out since another one did: to note them takes a few milliseconds."""


def invited(connection: Connection, game: str, person: str) -> bool:
    """Tells whether a person has redeemed an invitation to a game and was not removed since."""
    query = select(exists().where(_row(game, person), guest.c.removed.is_(None)))
    return bool(connection.scalar(query))


def since(connection: Connection, game: str, person: str) -> float | None:
    """Returns when a person came to a game, the last time; None: they never did."""
    return connection.scalar(select(guest.c.at).where(_row(game, person)))


def others(connection: Connection, game: str, person: str) -> bool:
    """Tells whether anybody but this person has been let into a game, and may be there yet."""
    other = (guest.c.game == game, guest.c.person != person, guest.c.removed.is_(None))
    return bool(connection.scalar(select(exists().where(*other))))


def there(connection: Connection, game: str, at: float) -> int:
    """Counts those who had come to a game by then, and were not removed since."""
    who = (guest.c.game == game, guest.c.at <= at, guest.c.removed.is_(None))
    return connection.scalar(select(func.count()).select_from(guest).where(*who)) or 0


def let_in(connection: Connection, game: str, person: str, at: float | None = None) -> None:
    """Notes that a person may enter a game from now on; who was removed stays so."""
    values = {"game": game, "person": person, "at": time.time() if at is None else at}
    connection.execute(insert_or_skip(connection, guest), values)


def removed(connection: Connection, game: str, person: str) -> float | None:
    """Returns when a person was removed from a game; None: that never happened, or is forgiven."""
    return connection.scalar(select(guest.c.removed).where(_row(game, person)))


def set_removed(
    connection: Connection,
    game: str,
    person: str,
    at: float | None,
    *,
    came_by: float | None = None,
) -> None:
    """Notes that a person was removed from a game, or may come back, which is to come anew.

    Who comes back by an invitation was removed before it was made (`came_by`), or stays out: the
    removal may be written at this very moment, by another worker.
    """
    let_in(connection, game, person)
    known = update(guest).where(_row(game, person))
    if at is None:
        known = known.where(guest.c.removed.is_not(None)).values(at=time.time())
    if came_by is not None:
        known = known.where(guest.c.removed < came_by)
    connection.execute(known.values(removed=at))


def keep_out(connection: Connection, old: str, new: str) -> None:
    """Notes at a table that follows another who was removed there: they stay out here, too.

    They come back as there, by an invitation that is made now. Of very many only those who were
    removed last: else a host who removes names all day has all of them written at each rematch,
    and everybody's answers wait.
    """
    out = guest.c.removed
    query = select(guest.c.person, guest.c.at, out).where(guest.c.game == old, out.is_not(None))
    rows = connection.execute(query.order_by(out.desc()).limit(MOST_OUT)).all()
    if rows:
        values = [{"game": new, **row._mapping} for row in rows]
        connection.execute(insert_or_skip(connection, guest), values)


def left(connection: Connection, game: str, person: str) -> set[int]:
    """Returns the seats that a person gave up in a running game since all was dealt."""
    bits = connection.scalar(select(guest.c.left).where(_row(game, person))) or 0
    return {seat for seat in range(bits.bit_length()) if bits >> seat & 1}


def leaves(connection: Connection, game: str, person: str, seat: int) -> None:
    """Notes that a person gives a seat up, and knows its cards."""
    let_in(connection, game, person)
    noted = guest.c.left.op("|")(1 << seat)
    connection.execute(update(guest).where(_row(game, person)).values(left=noted))


def know_nothing(connection: Connection, game: str) -> None:
    """Notes that all was dealt anew: who left a seat knows its cards no more."""
    connection.execute(update(guest).where(guest.c.game == game).values(left=0))


def only_looked_on(connection: Connection, game: str, sitting: Collection[str]) -> None:
    """Notes that of all who were let in only these sat there until now: the others come later."""
    others = (guest.c.game == game, guest.c.person.not_in(sitting))
    connection.execute(update(guest).where(*others).values(at=time.time() + MOMENT))


def _row(game: str, person: str) -> ColumnElement[bool]:
    return (guest.c.game == game) & (guest.c.person == person)
