"""Somebody is forgotten: nothing that tells who they were is kept."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from horda.server.store.queries import games, people, seats, sessions
from horda.server.store.rows import GOING, GameRow, SeatRow
from horda.server.store.schema import chat, game, guest, report, seat
from horda.server.store.store import Store
from horda.server.tables.lobby import STAND_IN
from horda.server.tables.rooms import Rooms

PIECE = 10
"""Tables that are left in one write: everybody's answers wait for it, and some had thousands."""

T = TypeVar("T")


class Traces(msgspec.Struct, frozen=True):
    """Where something of a person is kept."""

    tables: list[str]
    """Those they host and that have not ended, and those with a seat of theirs."""
    said: list[str]
    let_in: list[str]
    shown: list[str]
    """All tables that may show their name."""


async def forget(rooms: Rooms, person: str, now: float) -> None:
    """Frees their seats, hands their tables on, and takes away all they said or told of themselves.

    A number without a name stays, for the games of others refer to it. Bots play on in running
    games; a table where nobody else sits is closed. If the server stops in the middle, they are
    still known, and may say it again.
    """
    shown = await _clear(rooms.store, person, now)
    await _clear_reports(rooms.store, person)
    await rooms.end_sessions(lambda db: _end(db, person))
    # They may have sat down or said something meanwhile; from now on they cannot.
    shown += await _clear(rooms.store, person, now)
    await rooms.renew(sorted({*shown}))


async def _clear(store: Store, person: str, now: float) -> list[str]:
    """Takes away what is kept of a person at tables, a little at a time."""
    found = await store.read(lambda db: _traces(db, person))
    for some in _pieces(found.tables):
        await store.write(partial(_leave_all, tables=some, person=person, now=now))
    for some in _pieces(found.said):
        await store.write(partial(_delete, kind=chat, tables=some, person=person))
    for some in _pieces(found.let_in):
        await store.write(partial(_delete, kind=guest, tables=some, person=person))
    return found.shown


async def _clear_reports(store: Store, person: str) -> None:
    told = (report.c.person == person) | report.c.body.contains(person)
    found = await store.read(lambda db: list(db.scalars(select(report.c.id).where(told))))
    for number in found:
        await store.write(partial(_clear_report, number=number, person=person))


def _delete(db: Connection, kind: Table, tables: list[str], person: str) -> None:
    db.execute(delete(kind).where(kind.c.game.in_(tables), kind.c.person == person))


def _pieces(all_of_them: Sequence[T]) -> Iterator[list[T]]:
    return (list(all_of_them[at : at + PIECE]) for at in range(0, len(all_of_them), PIECE))


def _end(db: Connection, person: str) -> list[str]:
    """Ends their sessions and takes their name away; returns which sessions."""
    people.keep_person(db, person)
    ended = [row.id for row in sessions.sessions_of(db, person)]
    sessions.end_sessions(db, ended)
    nothing = dict.fromkeys(("email", "handle", "phrase", "pending", "code", "code_until"))
    people.set_person(db, person, nickname="", locale="en", created=0.0, seen=0.0, **nothing)
    return ended


def _traces(db: Connection, person: str) -> Traces:
    hosted = db.execute(select(game.c.id, game.c.status).where(game.c.host == person)).all()
    seated = list(db.scalars(select(seat.c.game).where(seat.c.person == person)))
    said = list(db.scalars(select(chat.c.game).where(chat.c.person == person).distinct()))
    return Traces(
        tables=sorted({*seated, *(table for table, status in hosted if status in GOING)}),
        said=said,
        let_in=list(db.scalars(select(guest.c.game).where(guest.c.person == person))),
        shown=[*said, *seated, *(table for table, _ in hosted)],
    )


def _leave_all(db: Connection, tables: list[str], person: str, now: float) -> None:
    for table in tables:
        _leave(db, table, person, now)


def _leave(db: Connection, table: str, person: str, now: float) -> None:
    sitting = seats.seats_of(db, table, keep=True)
    row = games.find_game(db, table)  # read after that: it may have begun just now
    assert row is not None
    for one in sitting:
        if one.person == person:
            bot = (one.bot or STAND_IN) if row.status == "running" else None
            seats.set_seat(db, table, one.seat, person=None, bot=bot)
    if row.host == person and row.status in GOING:
        _hand_on(db, row, sitting, now)


def _hand_on(db: Connection, row: GameRow, sitting: list[SeatRow], now: float) -> None:
    heirs = [one.person for one in sitting if one.person not in (None, row.host)]
    if heirs and heirs[0] is not None:
        games.set_game(db, row.id, host=heirs[0])
    else:
        games.set_status(db, row.id, "closed", was=GOING, finished=now)


def _clear_report(db: Connection, number: str, person: str) -> None:
    """A report stays, for it tells of a fault; who made it, or sat there then, is taken out."""
    known = report.c.id == number
    body = db.scalar(select(report.c.body).where(known))
    bundle = msgspec.json.decode(body or "{}")
    for one in (bundle.get("table") or {}).get("seats", ()):
        if one.get("person") == person:
            one["nickname"] = ""
    text = msgspec.json.encode(bundle).decode()
    db.execute(update(report).where(known).values(body=text))
    db.execute(update(report).where(known, report.c.person == person).values(person=None))
