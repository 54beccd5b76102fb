"""Sessions: the browsers that somebody is known by."""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from horda.server.store.rows import SessionRow
from horda.server.store.schema import session

MOST = 50  # of one person; with one more the one unused for longest ends

SOME = 500  # ids in one statement


def add_session(connection: Connection, row: SessionRow) -> list[str]:
    """Writes a new session; returns those that end with it, since there are too many."""
    ended = [one.id for one in sessions_of(connection, row.person)[MOST - 1 :]]
    end_sessions(connection, ended)
    connection.execute(insert(session).values(msgspec.structs.asdict(row)))
    return ended


def find_session(connection: Connection, session_id: str) -> SessionRow | None:
    """Returns a session that still holds."""
    found = connection.execute(select(session).where(session.c.id == session_id)).one_or_none()
    return None if found is None else SessionRow(**found._mapping)


def holding(connection: Connection, ids: list[str]) -> set[str]:
    """Returns those of several sessions that still hold."""
    found: set[str] = set()
    for first in range(0, len(ids), SOME):
        some = session.c.id.in_(ids[first : first + SOME])
        found.update(connection.scalars(select(session.c.id).where(some)))
    return found


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    """Returns the sessions of a person, the one used last first."""
    query = select(session).where(session.c.person == person)
    ordered = query.order_by(session.c.seen.desc(), session.c.id)
    return [SessionRow(**row._mapping) for row in connection.execute(ordered)]


def set_seen(connection: Connection, session_id: str, at: float) -> None:
    """Notes that a session was used."""
    connection.execute(update(session).where(session.c.id == session_id).values(seen=at))


def end_sessions(connection: Connection, ids: list[str]) -> None:
    """Ends sessions."""
    connection.execute(delete(session).where(session.c.id.in_(ids)))
