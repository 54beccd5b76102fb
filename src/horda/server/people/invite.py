"""Invitations: links that let their holder into a table that is not public."""

import time

from sqlalchemy import Connection

from horda.core.errors import Code, HordaError
from horda.server.people import identity
from horda.server.protocol import Invited, Problem
from horda.server.store.queries import games, guests, invitations, seats
from horda.server.store.rows import InvitationRow
from horda.server.tables import access, lobby
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError

NAME = 12
DAY = 24 * 3600.0
ROWS = 1000
"""Invitations to one table that are remembered after they ended."""
UNKNOWN = "it is unknown, too old, or was revoked"


async def make(room: Room, person: str, seat: int | None) -> Invited:
    """Makes a new invitation; its token is known to nobody but who asked for it."""
    _sits(room, person)
    if seat is not None and all(one.seat != seat for one in room.seats):
        raise HordaError(Code.UNKNOWN_SEAT, str(seat))
    token = identity.new_token()
    now, days = time.time(), room.context.settings.link_days
    row = InvitationRow(
        hash=identity.token_hash(token),
        game=room.id,
        seat=seat,
        created=now,
        expires=now + days * DAY if days else None,
    )

    def store(db: Connection) -> None:
        _still_sits(db, room.id, person)
        if not room.context.limits.links(len(invitations.standing(db, room.id, now))):
            raise TableError(Problem.TOO_MANY, "the host may revoke some of them")
        invitations.tidy(db, room.id, now, ROWS)
        invitations.add_invitation(db, row)

    await room.context.store.write(store)
    return Invited(room.id, token, seat, called(row.hash), row.expires)


async def standing(room: Room, person: str) -> list[InvitationRow]:
    """Returns the invitations that still hold, for those who may make some."""
    _sits(room, person)
    now = time.time()
    return await room.context.store.read(lambda db: invitations.standing(db, room.id, now))


async def revoke(room: Room, person: str, name: str | None = None) -> None:
    """Ends all invitations to a table, or the one that is called so."""
    lobby.host_only(room.row, person)
    now = time.time()
    whole = None if name is None else await _called(room, person, name)
    await room.context.store.write(
        lambda db: invitations.revoke(db, room.id, now, token_hash=whole)
    )


async def _called(room: Room, person: str, name: str) -> str:
    for row in await standing(room, person):
        if called(row.hash) == name:
            return row.hash
    raise TableError(Problem.BAD_INVITATION, UNKNOWN)


def called(token_hash: str) -> str:
    """Returns what an invitation is called in lists: too short to be its key."""
    return token_hash[:NAME]


def _sits(room: Room, person: str) -> None:
    if room.row.host != person and not room.held(person):
        raise TableError(Problem.NOT_ALLOWED, "only those who sit here may invite")


def _still_sits(db: Connection, table: str, person: str) -> None:
    """Refuses who was removed a moment ago: a link made now would bring them back.

    One seat of theirs is kept, not all: a removal keeps them in another order.
    """
    row = games.find_game(db, table)
    own = next((one.seat for one in seats.seats_of(db, table) if one.person == person), None)
    kept = None if own is None else seats.keep_seat(db, table, own)
    if (row is None or row.host != person) and (kept is None or kept.person != person):
        raise TableError(Problem.NOT_ALLOWED, "only those who sit here may invite")


async def peek(rooms: Rooms, token: str) -> Room:
    """Returns the table an invitation is for; nobody comes in yet."""
    return await rooms.get((await rooms.store.read(lambda db: _found(db, token))).game)


def _found(db: Connection, token: str, person: str | None = None) -> InvitationRow:
    """Returns an invitation that holds; who was removed learns that, and not that it ended."""
    row = invitations.ever_made(db, identity.token_hash(token))
    if row is not None and person is not None:
        access.check_welcome(db, row.game, person, came_by=row.created)
    if row is None or not invitations.holds(row, time.time()):
        raise TableError(Problem.BAD_INVITATION, UNKNOWN)
    return row


async def redeem(rooms: Rooms, person: str, token: str) -> Room:
    """Lets a person in, and onto the seat the invitation is for if it is still free."""
    row = await rooms.store.write(lambda db: _let_in(db, token, person))
    room = await rooms.get(row.game)
    seat = _only_free(room) if row.seat is None else row.seat
    if seat is not None and not room.held(person):
        try:
            await lobby.take(room, person, seat)
        except TableError as error:
            if error.code not in (Problem.SEAT_TAKEN, Problem.NOT_RUNNING):
                raise
    return room


def _let_in(db: Connection, token: str, person: str) -> InvitationRow:
    row = _found(db, token, person)
    guests.set_removed(db, row.game, person, None, came_by=row.created)
    access.check_welcome(db, row.game, person)
    return row


def _only_free(room: Room) -> int | None:
    """Returns the last seat that waits for somebody: with one there is nothing to choose."""
    free = [one.seat for one in room.seats if one.person is None and one.bot is None]
    return free[0] if len(free) == 1 else None
