"""What the host may do with people: remove them, close the door, and hand the host's part over."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection

from horda.core.record import Entry
from horda.server.protocol import Problem
from horda.server.store.queries import games, guests, invitations, people, seats
from horda.server.store.rows import OVER, GameRow
from horda.server.tables import company
from horda.server.tables.lobby import STAND_IN, going_on, host_only, rearrange, rearranged
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError

AWAY = 300.0
"""Seconds after which a host who is not seen any more may be replaced."""


async def remove(room: Room, person: str, number: int) -> None:
    """Removes who holds a seat, from all seats of theirs; in a running game bots go on.

    They stay out, of a public table too, until an invitation that is made afterwards brings them
    back; all older ones end, for whoever was removed may know them. From a running game that is
    not public nobody is removed who was there when it began: a bot may stand in. A running game is
    dealt anew only if the host is alone then and may read its file: nothing of what the two of
    them played is taken back. While others have a part in it, its cards stay, good or bad.
    """

    def store(db: Connection, dealt: Sequence[Entry]) -> bool:
        row, seat = going_on(db, room.id, number)
        host_only(row, person)
        if seat.person is None or seat.person == person:
            raise TableError(Problem.NOT_ALLOWED, "nobody else sits there")
        if row.status != "open" and not _passer_by(db, row, seat.person):
            raise TableError(Problem.ALREADY_STARTED, "a bot may stand in")
        for one in seats.seats_of(db, room.id):
            if one.person == seat.person:
                bot = (one.bot or STAND_IN) if row.status == "running" else None
                seats.set_seat(db, room.id, one.seat, person=None, bot=bot)
                if row.status == "running":
                    guests.leaves(db, room.id, seat.person, one.seat)
        now = time.time()
        guests.set_removed(db, room.id, seat.person, now)
        invitations.revoke(db, room.id, now)
        anew = row.status == "running" and not guests.others(db, room.id, person)
        if anew:
            company.store_dealt(db, room, dealt)
        return anew

    async with room.lock:
        await company.reseat(room, person, store)
        await rearranged(room)


def _passer_by(db: Connection, row: GameRow, person: str) -> bool:
    """Tells whether somebody may have come from anywhere, or came only after the beginning."""
    came = guests.since(db, row.id, person)
    return row.public or (came is not None and came > (row.started or 0.0))


async def set_newcomers(room: Room, person: str, *, welcome: bool) -> None:
    """Opens a table to people who were not invited, or closes it to them.

    While people gather they may take free seats, and in a running game those that bots play; with
    the beginning every table is closed to them.
    """

    def store(db: Connection) -> None:
        row = games.find_game(db, room.id)
        assert row is not None
        host_only(row, person)
        if row.status in OVER:
            raise TableError(Problem.NOT_RUNNING, "the game is over")
        games.set_game(db, room.id, newcomers=welcome)

    await rearrange(room, store)


async def hand_over(rooms: Rooms, room: Room, person: str, number: int) -> None:
    """Makes another person at the table its host.

    The host may choose anybody who sits there and is here now: people are seated by a rematch or a
    branch without being asked, and who hosts many tables can open no more. If the host has not been
    seen for some minutes, everybody who sits there may take the part: nobody who is away may block
    a game.
    """

    def store(db: Connection) -> None:
        row, seat = going_on(db, room.id, number)
        if seat.person is None or seat.person == row.host:
            raise TableError(Problem.NOT_ALLOWED, "nobody else sits there")
        if row.host != person:
            if seat.person != person:
                host_only(row, person)
            _gone(db, room, row.host)
        elif not room.audience.online(seat.person):
            raise TableError(Problem.NOT_ALLOWED, "they are not here")
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
