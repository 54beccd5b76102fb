"""Between the database and a table in memory: rows become a session, and back."""

import asyncio
import re
import time
from collections import deque
from functools import partial
from typing import Any, TypedDict

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection

import horda
from horda.core.errors import BadRecord, Code, HordaError
from horda.core.record import Entry
from horda.core.results import Result
from horda.core.session import Session
from horda.games import registry
from horda.server import outcomes
from horda.server.protocol import ChatLine
from horda.server.store import snapshots
from horda.server.store.queries import chapters, chats, entries, games, people, records, seats
from horda.server.store.queries.snapshots import snapshot_of
from horda.server.store.rows import (
    ChapterRow,
    ChatRow,
    EntryRow,
    GameRow,
    SeatRow,
    SnapshotRow,
    Status,
)
from horda.server.store.store import Store

notes = structlog.get_logger("horda.server.tables.archive")
_PLACE = re.compile(r"answer (\d+)")
CHAT = 100  # lines that a table keeps in memory and shows to who comes in


class Loaded(Struct):
    """A table as it was read from the disk."""

    row: GameRow
    seats: list[SeatRow]
    nicknames: dict[str, str]
    chat: deque[ChatLine]
    session: Session[Any] | None
    changed: float
    follower: str = ""
    """The table where the same people play next, while it waits for them."""
    chapter: ChapterRow | None = None
    """The place of this game in a campaign."""


async def load(store: Store, table: str) -> Loaded | None:
    """Reads a table and plays its record through; None if there is none."""
    found = await store.read(lambda db: _load(db, table))
    if found is None:
        return None
    loaded, log, kept = found
    try:
        # In a thread, but not in one of the few that read: others wait for those.
        loaded.session = await asyncio.to_thread(session, loaded.row, loaded.seats, log, kept)
    except Exception as error:  # whatever it is, it must not be played through for each who asks
        raise _unread(loaded.row, error) from error
    played = loaded.session
    if played is not None and played.of_other_rules and played.same_schema:
        loaded.row = _taken(store, loaded.row, played)
    result = None if played is None else played.engine.result(played.state)
    if result is None or loaded.row.status not in ("running", "finished"):
        return loaded
    if loaded.row.status == "running" or any(seat.ending is None for seat in loaded.seats):
        # The server stopped after the last answer, or it ended before ends were kept.
        loaded.row, loaded.seats = await finish(store, loaded.row, loaded.seats, result)
    return loaded


UNREAD = (Code.VERSION_DIFFERS, Code.REPLAY_DIFFERS, Code.BAD_RECORD)


def _unread(row: GameRow, error: Exception) -> BadRecord:
    """Says why a table cannot be read, to whoever asks: the answers of others are left out."""
    if not isinstance(error, HordaError) or error.code not in UNREAD:
        # A setup that is none any more, or a fault of ours: to who asks, it cannot be read.
        notes.error("table.unread", table=row.id, error=type(error).__name__, exc_info=error)
        return BadRecord(Code.BAD_RECORD, row.id)
    place = _PLACE.match(error.what)
    what = place[1] if place else row.id
    if error.code is Code.VERSION_DIFFERS:
        today = registry.find(row.game).version
        what = f"version {row.version} of {row.game}, here is {today}; it needs horda {row.horda}"
    return BadRecord(error.code, what)


def _taken(store: Store, row: GameRow, played: Session[Any]) -> GameRow:
    """Notes that a game of earlier rules went the same way by those of today.

    Else it would be played from its beginning whenever it is loaded, and be taken for one of the
    earlier rules for ever, whatever is played from now on.
    """
    rules = todays_rules(row.game)
    store.post(partial(games.set_rules, game_id=row.id, **rules))
    if played.record.log:
        snapshots.keep(store, row.id, played)
    return msgspec.structs.replace(row, **rules)


class Rules(TypedDict):
    """By which rules a game is played, as it is stored."""

    version: str
    schema: int
    horda: str


def todays_rules(game: str) -> Rules:
    """Returns by which rules a game that begins now is played."""
    found = registry.find(game)
    return Rules(version=found.version, schema=found.state_type.schema, horda=horda.__version__)


async def find(store: Store, table: str) -> tuple[GameRow | None, str]:
    """Reads what is played at a table and how far it is, and which one follows it."""

    def read(db: Connection) -> tuple[GameRow | None, str]:
        row = games.find_game(db, table)
        return row, "" if row is None else _follower(db, row)

    return await store.read(read)


def _follower(db: Connection, row: GameRow) -> str:
    return games.follower(db, row.id) or "" if row.finished is not None else ""


Found = tuple[Loaded, list[EntryRow], SnapshotRow | None]


def _load(db: Connection, table: str) -> Found | None:
    """Reads all that a table is made of; its session is still to be built."""
    row = games.find_game(db, table)
    if row is None:
        return None
    sitting, nicknames = _sitting(db, table, row.host)
    log = entries.entries_since(db, table)
    lines = chats.chat_since(db, table, limit=CHAT)
    loaded = Loaded(
        row=row,
        seats=sitting,
        nicknames=nicknames,
        chat=deque(map(_line, lines), CHAT),
        session=None,
        changed=log[-1].at if log else row.started or row.created,
        follower=_follower(db, row),
        chapter=chapters.chapter_of(db, table),
    )
    return loaded, log, snapshot_of(db, table)


Sitting = tuple[list[SeatRow], dict[str, str]]


async def sitting(store: Store, table: str, host: str) -> Sitting:
    """Reads who sits where, and what they are called."""
    return await store.read(lambda db: _sitting(db, table, host))


def _sitting(db: Connection, table: str, host: str) -> Sitting:
    rows = seats.seats_of(db, table)
    known = [host, *(seat.person for seat in rows if seat.person)]
    return rows, people.nicknames(db, known)


def session(
    row: GameRow, rows: list[SeatRow], log: list[EntryRow], kept: SnapshotRow | None = None
) -> Session[Any] | None:
    """Builds the game of a table; None while it has not begun."""
    if row.started is None:
        return None
    record = records.build_record(row, rows, log)
    return snapshots.load(registry.engine(row.game), record, kept)


async def entries_after(store: Store, table: str, seq: int) -> list[tuple[Entry, float]]:
    """Reads what was stored after a sequence number, with its time."""
    rows = await store.read(lambda db: entries.entries_since(db, table, seq))
    return [(records.read_entry(row), row.at) for row in rows]


async def finish(
    store: Store, row: GameRow, sitting: list[SeatRow], result: Result
) -> tuple[GameRow, list[SeatRow]]:
    """Notes that a game is over, and how it ended for every seat."""
    now = time.time() if row.finished is None else row.finished
    kept = [outcomes.write(ending) for ending in outcomes.endings(result, len(sitting))]

    def write(db: Connection) -> None:
        going: tuple[Status, ...] = ("running", "finished")
        reason = result.reason
        seats.seats_of(db, row.id, keep=True)  # before the table, as everywhere
        if games.set_status(db, row.id, "finished", was=going, finished=now, result=reason):
            seats.set_endings(db, row.id, kept)

    await store.write(write)
    over = msgspec.structs.replace(row, status="finished", finished=now, result=result.reason)
    ended = zip(sitting, kept, strict=True)
    return over, [msgspec.structs.replace(seat, ending=ending) for seat, ending in ended]


async def add_chat(store: Store, table: str, person: str, nickname: str, text: str) -> ChatLine:
    """Stores a line of the chat."""
    now = time.time()
    row = await store.write(lambda db: chats.add_chat(db, table, person, nickname, text, now))
    return _line(row)


async def chat_after(store: Store, table: str, number: int) -> list[ChatLine]:
    """Reads what was said after a line."""
    rows = await store.read(lambda db: chats.chat_since(db, table, number))
    return [_line(row) for row in rows]


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.nickname, row.text, row.at, row.person or "")


async def with_bots(store: Store) -> list[tuple[str, int]]:
    """Returns the running games in which bots play, the newest first, with their lengths."""
    return await store.read(_with_bots)


def _with_bots(db: Connection) -> list[tuple[str, int]]:
    running = games.running_with_bots(db)
    lengths = entries.last_seqs(db, running)
    return [(table, lengths.get(table, 0)) for table in running]
