"""What the host may do with people: remove them before the game, and hand the host's part over."""

import time

from sqlalchemy import Connection

from horda.server.protocol import Problem
from horda.server.store.queries import games, guests, people, seats
from horda.server.tables.lobby import going_on, host_only, rearrange
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError

AWAY = 300.0
"""Seconds after which a host who is not seen any more may be replaced."""


async def remove(room: Room, person: str, number: int) -> None:
    """Removes who holds a seat, from all seats of theirs, at a table that has not begun.

    They stay out, of a public table too, until an invitation that is made afterwards brings them
    back. In a running game a bot may stand in, but nobody loses a seat.
    """

    def store(db: Connection) -> None:
        row, seat = going_on(db, room.id, number)
        host_only(row, person)
        if row.status != "open":
            raise TableError(Problem.ALREADY_STARTED, "a bot may stand in")
        if seat.person is None or seat.person == person:
            raise TableError(Problem.NOT_ALLOWED, "nobody else sits there")
        for one in seats.seats_of(db, room.id, keep=True):
            if one.person == seat.person:
                seats.set_seat(db, room.id, one.seat, person=None, bot=None)
        guests.set_removed(db, room.id, seat.person, time.time())

    await rearrange(room, store)


async def hand_over(rooms: Rooms, room: Room, person: str, number: int) -> None:
    """Makes another person at the table its host.

    The host may choose anybody who sits there. If the host has not been seen for some minutes,
    everybody who sits there may take the part: nobody who is away may block a game.
    """

    def store(db: Connection) -> None:
        row, seat = going_on(db, room.id, number)
        if seat.person is None or seat.person == row.host:
            raise TableError(Problem.NOT_ALLOWED, "nobody else sits there")
        if row.host != person:
            if seat.person != person:
                host_only(row, person)
            _gone(db, room, row.host)
        if not rooms.limits.tables(games.going(db, seat.person)):
            raise TableError(Problem.TOO_MANY, "they host too many tables")
        games.set_game(db, room.id, host=seat.person)

    await rearrange(room, store)


def _gone(db: Connection, room: Room, host: str) -> None:
    """Refuses as long as the host is here, or was a moment ago."""
    row = people.find_person(db, host)
    seen = row.seen if row is not None else 0.0
    wait = seen + AWAY - time.time()
    if room.audience.online(host) or wait > 0:
        raise TableError(Problem.HOST_HERE, "the host is here", retry=max(wait, AWAY / 10))
