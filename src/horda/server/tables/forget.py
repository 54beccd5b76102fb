"""Somebody is forgotten: nothing that tells who they were is kept."""

import msgspec
from sqlalchemy import Connection, delete, select, update

from horda.server.store.queries import games, people, seats, sessions
from horda.server.store.rows import GOING, GameRow, SeatRow
from horda.server.store.schema import chat, game, guest, report, seat
from horda.server.tables.lobby import STAND_IN


class Forgotten(msgspec.Struct, frozen=True):
    """What ended with somebody: sessions, and the tables they had a part in."""

    sessions: list[str]
    tables: list[str]


def forget(db: Connection, person: str, now: float) -> Forgotten:
    """Frees their seats, hands their tables on, and takes away all they said or told of themselves.

    A number without a name stays, for the games of others refer to it. Bots play on in running
    games; a table where nobody else sits is closed.
    """
    tables = _tables(db, person)
    for table in tables:
        _leave(db, table, person, now)
    db.execute(delete(chat).where(chat.c.person == person))
    db.execute(delete(guest).where(guest.c.person == person))
    _reports(db, person)
    ended = [row.id for row in sessions.sessions_of(db, person)]
    sessions.end_sessions(db, ended)
    nothing = dict.fromkeys(("email", "handle", "phrase", "pending", "code", "code_until"))
    people.set_person(db, person, nickname="", locale="en", created=0.0, seen=0.0, **nothing)
    return Forgotten(ended, tables)


def _tables(db: Connection, person: str) -> list[str]:
    """Every table with anything of theirs."""
    queries = (
        select(game.c.id).where(game.c.host == person),
        select(seat.c.game).where(seat.c.person == person),
        select(chat.c.game).where(chat.c.person == person),
    )
    return sorted({found for query in queries for found in db.scalars(query)})


def _leave(db: Connection, table: str, person: str, now: float) -> None:
    row = games.find_game(db, table)
    assert row is not None
    sitting = seats.seats_of(db, table, keep=True)
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


def _reports(db: Connection, person: str) -> None:
    """Reports stay, for they tell of faults; who made one, or sat there then, is taken out."""
    db.execute(update(report).where(report.c.person == person).values(person=None))
    told = select(report.c.id, report.c.body).where(report.c.body.contains(person))
    for number, body in db.execute(told).all():
        bundle = msgspec.json.decode(body)
        for one in (bundle.get("table") or {}).get("seats", ()):
            if one.get("person") == person:
                one["nickname"] = ""
        text = msgspec.json.encode(bundle).decode()
        db.execute(update(report).where(report.c.id == number).values(body=text))
