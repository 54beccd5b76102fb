"""What is said at a table."""

import msgspec
from sqlalchemy import Connection, delete, func, select

from horda.server.store.queries.skipping import insert_or_skip
from horda.server.store.rows import ChatRow
from horda.server.store.schema import chat

KEPT = 1000
"""Lines of a table that stay; who comes in is shown a tenth of them."""
TIDY = 50
"""Lines after which older ones go."""


def add_chat(
    connection: Connection, game: str, person: str | None, nickname: str, text: str, at: float
) -> ChatRow:
    """Adds a line under the next number, even when other workers add lines too."""
    while True:
        number = _last(connection, game) + 1
        row = ChatRow(game=game, number=number, person=person, nickname=nickname, text=text, at=at)
        values = msgspec.structs.asdict(row)
        made = insert_or_skip(connection, chat, returning=("number",))
        if connection.execute(made, values).first() is not None:
            if number % TIDY == 0:
                old = chat.c.game == game, chat.c.number <= number - KEPT
                connection.execute(delete(chat).where(*old))
            return row


def chat_since(
    connection: Connection, game: str, number: int = 0, *, limit: int = 200
) -> list[ChatRow]:
    """Returns the last lines after a number, at most `limit`, in order."""
    query = select(chat).where(chat.c.game == game, chat.c.number > number)
    newest = connection.execute(query.order_by(chat.c.number.desc()).limit(limit)).all()
    return [ChatRow(**row._mapping) for row in reversed(newest)]


def _last(connection: Connection, game: str) -> int:
    newest = connection.scalar(select(func.max(chat.c.number)).where(chat.c.game == game))
    return newest or 0
