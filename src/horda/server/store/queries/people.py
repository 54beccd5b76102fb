"""People: identities with a nickname."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from horda.server.store.rows import PersonRow
from horda.server.store.schema import person

SOME = 500  # ids in one statement


def add_person(connection: Connection, row: PersonRow) -> None:
    """Writes a new person."""
    connection.execute(insert(person).values(msgspec.structs.asdict(row)))


def find_person(connection: Connection, person_id: str) -> PersonRow | None:
    """Returns a person by id."""
    return _one(connection.execute(select(person).where(person.c.id == person_id)).one_or_none())


def keep_person(connection: Connection, person_id: str) -> PersonRow | None:
    """Returns a person whom nobody else changes before this transaction ends.

    It comes before their sessions, or two workers would wait for each other.
    """
    query = select(person).where(person.c.id == person_id).with_for_update(key_share=True)
    return _one(connection.execute(query).one_or_none())


def find_handle(connection: Connection, handle: str) -> PersonRow | None:
    """Returns a person by the handle that goes with a passphrase."""
    return _one(connection.execute(select(person).where(person.c.handle == handle)).one_or_none())


def nicknames(connection: Connection, ids: list[str]) -> dict[str, str]:
    """Returns what several people are called."""
    query = select(person.c.id, person.c.nickname).where(person.c.id.in_(ids))
    return dict(connection.execute(query).all())


def forgotten(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Returns those of several people who are forgotten: nobody else has no name."""
    return {one for one, name in nicknames(connection, list(ids)).items() if not name}


def set_person(connection: Connection, person_id: str, **values: str | float | None) -> bool:
    """Changes columns of a person; False: there is no such person.

    A handle that another person has raises sqlalchemy.exc.IntegrityError.
    """
    query = update(person).where(person.c.id == person_id).values(values)
    return connection.execute(query).rowcount == 1


def set_seen(connection: Connection, ids: list[str], at: float) -> None:
    """Notes that people are here."""
    for first in range(0, len(ids), SOME):
        some = person.c.id.in_(ids[first : first + SOME])
        # In one order: of two workers each might keep somebody whom the other wants, too.
        known = select(person.c.id).where(some).order_by(person.c.id)
        connection.execute(known.with_for_update(key_share=True))
        connection.execute(update(person).where(some).values(seen=at))


def _one(row: Row[Any] | None) -> PersonRow | None:
    return None if row is None else PersonRow(**row._mapping)
