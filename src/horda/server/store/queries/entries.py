"""The record of a game: entries are added and read, never changed."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, and_, false, func, or_, select

from horda.server.store.queries.skipping import insert_or_skip
from horda.server.store.rows import EntryRow
from horda.server.store.schema import entry, game

PIECE = 400
"""Places looked for in one question."""


def insert_new(connection: Connection, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Adds the rows whose place is free, and returns which places they took.

    Of two rows for one place the first goes in.
    """
    if not rows:
        return set()
    made = insert_or_skip(connection, entry, returning=("game", "seq"))
    return {(game, seq) for game, seq in connection.execute(made, rows)}


def entries_since(
    connection: Connection, game: str, seq: int = 0, *, to: int | None = None
) -> list[EntryRow]:
    """Returns the entries after `seq`, in order; with `to`, up to that one."""
    query = select(entry).where(entry.c.game == game, entry.c.seq > seq).order_by(entry.c.seq)
    if to is not None:
        query = query.where(entry.c.seq <= to)
    return [_entry(row) for row in connection.execute(query).mappings()]


def said_by_others(
    connection: Connection, game: str, seq: int, known: Iterable[str]
) -> dict[int, str]:
    """Returns who made the entries after `seq`, where it was a person who is not `known`."""
    query = select(entry.c.seq, entry.c.person).where(
        entry.c.game == game, entry.c.seq > seq, entry.c.person.not_in(list(known))
    )
    return {number: person for number, person in connection.execute(query) if person}


def last_seq(connection: Connection, game: str) -> int:
    """Returns the newest seq of a game; 0: nothing was answered yet."""
    newest = connection.scalar(select(func.max(entry.c.seq)).where(entry.c.game == game))
    return newest or 0


def last_seqs(connection: Connection, games: Iterable[str]) -> dict[str, int]:
    """Returns the newest seq of several games at once; games without entries are left out."""
    # Looked up game by game: to group them, a database reads all entries of all these games.
    newest = select(func.max(entry.c.seq)).where(entry.c.game == game.c.id).scalar_subquery()
    wanted, found = list(games), dict[str, int]()
    for first in range(0, len(wanted), PIECE):
        query = select(game.c.id, newest).where(game.c.id.in_(wanted[first : first + PIECE]))
        found.update((one, seq) for one, seq in connection.execute(query) if seq is not None)
    return found


def times(connection: Connection, places: Mapping[str, int]) -> dict[str, float]:
    """Returns when an entry of each of several games was written; `places` names their seqs."""
    # Not a list of pairs, for which SQLite reads the whole table; of ours it takes a thousand.
    wanted = [and_(entry.c.game == game, entry.c.seq == seq) for game, seq in places.items()]
    found: dict[str, float] = {}
    for first in range(0, len(wanted), PIECE):
        some = or_(false(), *wanted[first : first + PIECE])
        query = select(entry.c.game, entry.c.at).where(some)
        found.update(connection.execute(query).all())
    return found


def _entry(row: Any) -> EntryRow:
    return EntryRow(**{**row, "body": row["body"].encode()})
