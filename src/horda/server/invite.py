"""Invitations: links that let their holder into a table that is not public."""

import time

from horda.core.errors import Code, HordaError
from horda.server import identity, lobby
from horda.server.protocol import Invited, Problem
from horda.server.queries import guests, invitations
from horda.server.room import Room
from horda.server.rooms import Rooms
from horda.server.rows import InvitationRow
from horda.server.trouble import TableError


async def make(room: Room, person: str, seat: int | None) -> Invited:
    """Makes a new invitation; its token is known to nobody but who asked for it."""
    if room.row.host != person and not room.held(person):
        raise TableError(Problem.NOT_ALLOWED, "only those who sit here may invite")
    if seat is not None and all(one.seat != seat for one in room.seats):
        raise HordaError(Code.UNKNOWN_SEAT, str(seat))
    token = identity.new_token()
    row = InvitationRow(
        hash=identity.token_hash(token), game=room.id, seat=seat, created=time.time()
    )
    await room.context.store.write(lambda db: invitations.add_invitation(db, row))
    return Invited(room.id, token, seat)


async def revoke(room: Room, person: str) -> None:
    """Ends all invitations to a table."""
    if room.row.host != person:
        raise TableError(Problem.NOT_ALLOWED, "only the host may do that")
    now = time.time()
    await room.context.store.write(lambda db: invitations.revoke(db, room.id, now))


async def redeem(rooms: Rooms, person: str, token: str) -> Room:
    """Lets a person in, and onto the seat the invitation is for if it is still free."""
    hashed = identity.token_hash(token)
    row = await rooms.store.read(lambda db: invitations.find_invitation(db, hashed))
    if row is None:
        raise TableError(Problem.BAD_INVITATION, "it is unknown or was revoked")
    await rooms.store.write(lambda db: guests.let_in(db, row.game, person))
    room = await rooms.get(row.game)
    if row.seat is not None and not room.held(person):
        try:
            await lobby.take(room, person, row.seat)
        except TableError as error:
            if error.code not in (Problem.SEAT_TAKEN, Problem.NOT_RUNNING):
                raise
    return room
