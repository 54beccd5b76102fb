"""Who was let into a game that is not public, and who was removed from one."""

import time

from sqlalchemy import ColumnElement, Connection, exists, select, update

from horda.server.store.queries.skipping import insert_or_skip
from horda.server.store.schema import guest


def invited(connection: Connection, game: str, person: str) -> bool:
    """Tells whether a person has redeemed an invitation to a game and was not removed since."""
    query = select(exists().where(_row(game, person), guest.c.removed.is_(None)))
    return bool(connection.scalar(query))


def since(connection: Connection, game: str, person: str) -> float | None:
    """Returns when a person first came to a game; None: they never did."""
    return connection.scalar(select(guest.c.at).where(_row(game, person)))


def others(connection: Connection, game: str, person: str) -> bool:
    """Tells whether anybody but this person has been let into a game, and may be there yet."""
    other = (guest.c.game == game, guest.c.person != person, guest.c.removed.is_(None))
    return bool(connection.scalar(select(exists().where(*other))))


def let_in(connection: Connection, game: str, person: str) -> None:
    """Notes that a person may enter a game from now on; who was removed stays so."""
    values = {"game": game, "person": person, "at": time.time()}
    connection.execute(insert_or_skip(connection, guest), values)


def removed(connection: Connection, game: str, person: str) -> float | None:
    """Returns when a person was removed from a game; None: that never happened, or is forgiven."""
    return connection.scalar(select(guest.c.removed).where(_row(game, person)))


def set_removed(connection: Connection, game: str, person: str, at: float | None) -> None:
    """Notes that a person was removed from a game, or may come back."""
    let_in(connection, game, person)
    connection.execute(update(guest).where(_row(game, person)).values(removed=at))


def _row(game: str, person: str) -> ColumnElement[bool]:
    return (guest.c.game == game) & (guest.c.person == person)
