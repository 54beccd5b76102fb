"""The games of campaigns: which table is played at for which chapter."""

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, delete, exists, insert, or_, select

from horda.server.store.queries.skipping import insert_or_skip
from horda.server.store.rows import ChapterRow
from horda.server.store.schema import chapter, game


def add_chapters(connection: Connection, rows: Sequence[ChapterRow]) -> None:
    """Links games that were played to a campaign."""
    if rows:
        connection.execute(insert(chapter), [msgspec.structs.asdict(row) for row in rows])


def claim(connection: Connection, row: ChapterRow, instead: str = "") -> bool:
    """Links the table of the next game; False: somebody was quicker.

    A table that was closed without an end does not count, nor one that this one is to be
    `instead` of: another one takes its place.
    """
    own = chapter.c.campaign == row.campaign, chapter.c.number == row.number
    closed = select(game.c.id).where(game.c.status == "closed")
    gone = or_(chapter.c.game.in_(closed), chapter.c.game == instead)
    connection.execute(delete(chapter).where(*own, gone))
    query = insert_or_skip(connection, chapter, returning=("game",))
    return connection.execute(query, msgspec.structs.asdict(row)).one_or_none() is not None


def is_going(connection: Connection, campaign: str, number: int) -> bool:
    """Tells whether a table was opened for a game of a campaign, and not closed since."""
    own = chapter.c.campaign == campaign, chapter.c.number == number
    table = game.c.id == chapter.c.game, game.c.status != "closed"
    return bool(connection.scalar(select(exists().where(*own, *table))))


def chapters_of(connection: Connection, campaign: str) -> list[ChapterRow]:
    """Returns the games of a campaign in order."""
    return chapters_of_all(connection, [campaign])[campaign]


def chapters_of_all(
    connection: Connection, campaigns: Iterable[str]
) -> dict[str, list[ChapterRow]]:
    """Returns the games of several campaigns at once, for lists."""
    found: dict[str, list[ChapterRow]] = {one: [] for one in campaigns}
    query = select(chapter).where(chapter.c.campaign.in_(list(found))).order_by(chapter.c.number)
    for row in connection.execute(query):
        found[row.campaign].append(ChapterRow(**row._mapping))
    return found


def chapter_of(connection: Connection, table: str) -> ChapterRow | None:
    """Returns the chapter that a table was opened for; branches link it later on."""
    return chapter_of_all(connection, [table]).get(table)


def chapter_of_all(connection: Connection, tables: Iterable[str]) -> dict[str, ChapterRow]:
    """Returns for several tables the chapters that they were opened for, for lists."""
    query = select(chapter).where(chapter.c.game.in_(list(tables)))
    rows = [ChapterRow(**row._mapping) for row in connection.execute(query)]
    return {row.game: row for row in sorted(rows, key=lambda row: -row.at)}
