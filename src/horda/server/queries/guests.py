"""Who was let into a game that is not public."""

import time

from sqlalchemy import Connection, delete, exists, select

from horda.server.queries.skipping import insert_or_skip
from horda.server.schema import guest


def invited(connection: Connection, game: str, person: str) -> bool:
    """Tells whether a person has redeemed an invitation to a game."""
    query = select(exists().where(guest.c.game == game, guest.c.person == person))
    return bool(connection.scalar(query))


def others(connection: Connection, game: str, person: str) -> bool:
    """Tells whether anybody but this person was ever let into a game."""
    query = select(exists().where(guest.c.game == game, guest.c.person != person))
    return bool(connection.scalar(query))


def let_in(connection: Connection, game: str, person: str) -> None:
    """Notes that a person may enter a game from now on."""
    values = {"game": game, "person": person, "at": time.time()}
    connection.execute(insert_or_skip(connection, guest), values)


def put_out(connection: Connection, game: str, person: str) -> None:
    """Forgets that a person was let in."""
    connection.execute(delete(guest).where(guest.c.game == game, guest.c.person == person))
