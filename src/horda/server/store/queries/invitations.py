"""Invitations: known by the hash of their token only."""

import msgspec
from sqlalchemy import Connection, insert, select, update

from horda.server.store.rows import InvitationRow
from horda.server.store.schema import invitation


def add_invitation(connection: Connection, row: InvitationRow) -> None:
    """Writes a new invitation."""
    connection.execute(insert(invitation).values(msgspec.structs.asdict(row)))


def find_invitation(connection: Connection, token_hash: str) -> InvitationRow | None:
    """Returns an invitation that still holds."""
    query = select(invitation).where(
        invitation.c.hash == token_hash, invitation.c.revoked.is_(None)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else InvitationRow(**row._mapping)


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
