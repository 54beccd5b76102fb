"""Invitations: known by the hash of their token only."""

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from horda.server.store.rows import InvitationRow
from horda.server.store.schema import invitation


def add_invitation(connection: Connection, row: InvitationRow) -> None:
    """Writes a new invitation."""
    connection.execute(insert(invitation).values(msgspec.structs.asdict(row)))


def find_invitation(
    connection: Connection, token_hash: str, at: float = 0.0
) -> InvitationRow | None:
    """Returns an invitation that still holds at a time."""
    row = ever_made(connection, token_hash)
    return row if row is not None and holds(row, at) else None


def ever_made(connection: Connection, token_hash: str) -> InvitationRow | None:
    """Returns an invitation, whether it still holds or not."""
    query = select(invitation).where(invitation.c.hash == token_hash)
    row = connection.execute(query).one_or_none()
    return None if row is None else InvitationRow(**row._mapping)


def holds(row: InvitationRow, at: float) -> bool:
    """Tells whether an invitation was neither revoked nor too old at a time."""
    return row.revoked is None and (row.expires is None or at < row.expires)


def invitations_of(connection: Connection, game: str) -> list[InvitationRow]:
    """Returns all invitations to a game, revoked ones too, the oldest first."""
    query = select(invitation).where(invitation.c.game == game)
    ordered = query.order_by(invitation.c.created, invitation.c.hash)
    return [InvitationRow(**row._mapping) for row in connection.execute(ordered)]


def standing(connection: Connection, game: str, at: float) -> list[InvitationRow]:
    """Returns the invitations to a game that still hold, the oldest first."""
    query = select(invitation).where(invitation.c.game == game, _holds(at))
    ordered = query.order_by(invitation.c.created, invitation.c.hash)
    return [InvitationRow(**row._mapping) for row in connection.execute(ordered)]


def tidy(connection: Connection, game: str, at: float, most: int) -> None:
    """Drops those to a game that ended, once there are too many rows of it."""
    mine = invitation.c.game == game
    count = connection.scalar(select(func.count()).select_from(invitation).where(mine))
    if count and count > most:
        connection.execute(delete(invitation).where(mine, not_(_holds(at))))


def _holds(at: float) -> ColumnElement[bool]:
    in_time = or_(invitation.c.expires.is_(None), invitation.c.expires > at)
    return and_(invitation.c.revoked.is_(None), in_time)


def revoke(connection: Connection, game: str, at: float, *, token_hash: str | None = None) -> int:
    """Ends one invitation to a game, or all of them; returns how many still held."""
    query = update(invitation).where(invitation.c.game == game, invitation.c.revoked.is_(None))
    if token_hash is not None:
        query = query.where(invitation.c.hash == token_hash)
    return connection.execute(query.values(revoked=at)).rowcount
