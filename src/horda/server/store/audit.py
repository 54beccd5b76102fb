"""Looks through a whole database: every game must replay to what was written."""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from horda.core.errors import BadRecord, Code, HordaError
from horda.core.session import Session
from horda.games import registry
from horda.server.store.queries.records import load_record
from horda.server.store.schema import game


def all_games(connection: Connection) -> list[str]:
    """Returns the ids of all games, the oldest first."""
    return list(connection.scalars(select(game.c.id).order_by(game.c.created, game.c.id)))


def check_game(connection: Connection, game_id: str) -> HordaError | None:
    """Replays a game from its rows and compares every digest; returns what is wrong."""
    try:
        record = load_record(connection, game_id)
        if record is not None:  # else it was removed since the list was made
            Session(registry.engine(record.game), record)
    except HordaError as error:
        return error
    except Exception as error:  # whatever a game stumbles over in rows that were tampered with
        return BadRecord(Code.BAD_RECORD, f"{game_id}: {type(error).__name__}: {error}")
    return None


def faults(connection: Connection) -> Iterator[str]:
    """Returns what the database itself finds broken; only SQLite can be asked."""
    if connection.dialect.name != "sqlite":
        return
    for (said,) in connection.exec_driver_sql("PRAGMA integrity_check(20)"):
        if said != "ok":
            yield str(said)
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"{table}, row {row}: points to nothing in {parent}"
