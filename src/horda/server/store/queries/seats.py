"""Seats: who sits where."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from horda.server.store.rows import SeatRow
from horda.server.store.schema import seat


def add_seats(connection: Connection, rows: Sequence[SeatRow]) -> None:
    """Writes the seats of a new game."""
    if rows:
        connection.execute(insert(seat), [msgspec.structs.asdict(row) for row in rows])


def seats_of(connection: Connection, game: str, *, keep: bool = False) -> list[SeatRow]:
    """Returns the seats of a game in order; with `keep` nobody changes them meanwhile."""
    query = select(seat).where(seat.c.game == game).order_by(seat.c.seat)
    return [_row(row) for row in connection.execute(query.with_for_update() if keep else query)]


def keep_seat(connection: Connection, game: str, number: int) -> SeatRow | None:
    """Returns a seat that nobody else changes before this transaction ends."""
    query = select(seat).where(seat.c.game == game, seat.c.seat == number).with_for_update()
    found = connection.execute(query).one_or_none()
    return None if found is None else _row(found)


def seats_of_all(connection: Connection, games: Iterable[str]) -> dict[str, list[SeatRow]]:
    """Returns the seats of several games at once, for lists."""
    found: dict[str, list[SeatRow]] = {game: [] for game in games}
    query = select(seat).where(seat.c.game.in_(list(found))).order_by(seat.c.game, seat.c.seat)
    for row in connection.execute(query):
        found[row.game].append(_row(row))
    return found


def set_seat(
    connection: Connection, game: str, number: int, *, person: str | None, bot: str | None
) -> bool:
    """Gives a seat to a person, a bot, both or nobody, whoever held it; False: no such seat."""
    query = update(seat).where(seat.c.game == game, seat.c.seat == number)
    return connection.execute(query.values(person=person, bot=bot)).rowcount == 1


def set_endings(connection: Connection, game: str, endings: Sequence[str]) -> None:
    """Notes for every seat of a game how it ended."""
    for number, ending in enumerate(endings):
        query = update(seat).where(seat.c.game == game, seat.c.seat == number)
        connection.execute(query.values(ending=ending))


def take_seat(
    connection: Connection, game: str, number: int, person: str, *, from_bot: bool = False
) -> bool:
    """Sits a person down; False: somebody was quicker.

    A seat held by a bot alone counts as free only with `from_bot`; the bot then goes.
    """
    query = update(seat).where(seat.c.game == game, seat.c.seat == number, seat.c.person.is_(None))
    if not from_bot:
        query = query.where(seat.c.bot.is_(None))
    return connection.execute(query.values(person=person, bot=None)).rowcount == 1


def leave_seat(connection: Connection, game: str, number: int, person: str) -> bool:
    """Frees a seat of this person and of nobody else; a bot that stood in keeps it."""
    query = update(seat).where(seat.c.game == game, seat.c.seat == number, seat.c.person == person)
    return connection.execute(query.values(person=None)).rowcount == 1


def _row(row: Row[Any]) -> SeatRow:
    return SeatRow(**row._mapping)
