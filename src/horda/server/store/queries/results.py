"""What a person's games came to."""

from msgspec import Struct
from sqlalchemy import Connection, select

from horda.server.store.schema import game, seat

MOST = 2000
"""Seats of one person that are looked at.

Whoever plays games by a program has sat at a hundred thousand tables, and asks for all of them
again and again. For everybody else this is more than they will ever play.
"""


class EndedSeat(Struct, frozen=True):
    """A seat that a person held to the end of a game."""

    table: str
    game: str
    scenario: str
    finished: float
    ending: str
    """See `server.outcomes`."""


def ended_seats(connection: Connection, person: str, most: int = MOST) -> list[EndedSeat]:
    """Returns how games ended for a person's seats, the newest first.

    Games from a file, courses and branches do not count: they may begin just before a victory.
    """
    # Limited before anything is joined or sorted: the index on persons gives just so many rows.
    own = select(seat.c.game, seat.c.ending).where(seat.c.person == person).limit(most).subquery()
    query = (
        select(game.c.id, game.c.game, game.c.scenario, game.c.finished, own.c.ending)
        .join(own, own.c.game == game.c.id)
        .where(
            own.c.ending.is_not(None),
            game.c.status == "finished",
            game.c.origin.not_in(("file", "course")),
            game.c.forked_from.is_(None),
        )
        .order_by(game.c.finished.desc(), game.c.id)
    )
    return [EndedSeat(*row) for row in connection.execute(query)]
