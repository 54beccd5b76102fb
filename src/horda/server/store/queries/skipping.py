"""INSERT that leaves out what is there already."""

from functools import cache
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or_skip(connection: Connection, table: Table, *, returning: tuple[str, ...] = ()) -> Any:
    """Returns an INSERT … ON CONFLICT DO NOTHING in the words of this database."""
    return _made(connection.dialect.name, table, returning)


@cache  # building one costs as much as running it
def _made(dialect: str, table: Table, returning: tuple[str, ...]) -> Any:
    # The two dialects have the same words but share no class for them.
    insert: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[dialect]
    made = insert(table).on_conflict_do_nothing()
    return made.returning(*(table.c[name] for name in returning)) if returning else made
