"""Snapshots: one for each game, only to load it faster."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from horda.server.store.rows import SnapshotRow
from horda.server.store.schema import snapshot


def save_snapshot(connection: Connection, row: SnapshotRow) -> None:
    """Puts a snapshot in the place of the older one."""
    connection.execute(delete(snapshot).where(snapshot.c.game == row.game))
    connection.execute(insert(snapshot).values(msgspec.structs.asdict(row)))


def snapshot_of(connection: Connection, game: str) -> SnapshotRow | None:
    """Returns the snapshot of a game."""
    row = connection.execute(select(snapshot).where(snapshot.c.game == game)).one_or_none()
    return None if row is None else SnapshotRow(**row._mapping)
