"""Invitations: known by the hash of their token only."""

import msgspec
from sqlalchemy import Connection, insert, select, update

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


def revoke(connection: Connection, game: str, at: float, *, token_hash: str | None = None) -> int:
    """Ends one invitation to a game, or all of them; returns how many still held."""
    query = update(invitation).where(invitation.c.game == game, invitation.c.revoked.is_(None))
    if token_hash is not None:
        query = query.where(invitation.c.hash == token_hash)
    return connection.execute(query.values(revoked=at)).rowcount
