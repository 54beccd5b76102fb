"""Looking back: any position of a game, its story, and going another way from there."""

import re
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection

import horda
from horda.core.errors import Code, HordaError
from horda.core.record import Record
from horda.core.session import Session
from horda.core.stretch import Stretch, cut
from horda.games import registry
from horda.server.people import identity
from horda.server.protocol import Problem
from horda.server.store.queries import games, guests, reports, seats
from horda.server.store.queries.records import build_record
from horda.server.store.rows import OVER, GameRow, ReportRow, SeatRow, SnapshotRow
from horda.server.tables import lobby, scenarios, sequels
from horda.server.tables.company import own_seed
from horda.server.tables.room import Room, encode
from horda.server.tables.rooms import Rooms
from horda.server.tables.sight import Seats
from horda.server.tables.trouble import TableError
from horda.server.work.bringing_in import Bring, Brought, Deal, written_endings
from horda.server.work.desk import Who
from horda.server.work.looking_back import Find, Look, Story, Tally, Write

STEPS = 200  # answers told in one piece
END = 2**31
ROW = 60  # bytes that an entry takes beside its text

_VERSION = re.compile(r"[0-9A-Za-z.+-]{1,40}")


async def look(room: Room, person: str | None, count: int, seat: int | None, who: Who) -> bytes:
    """Returns the position after `count` answers as somebody may see it now, as JSON of `Past`."""
    seats = await readable(room, person, seat)
    piece = await _stretch(room, count, count)
    return await room.context.desk.do(Look(piece, seats, room.changed), who)


async def story(room: Room, person: str | None, first: int, seat: int | None, who: Who) -> bytes:
    """Tells what happened from an answer on, a piece at a time, as JSON of steps."""
    seats = await readable(room, person, seat)
    piece = await _stretch(room, first, first + STEPS - 1)
    return await room.context.desk.do(Story(piece, first, seats), who)


async def readable(room: Room, person: str | None, seat: int | None) -> Seats:
    """Returns the seats through which somebody looks; those of others only when it is over.

    What a branch of a campaign has behind it is that of the campaign it came from.
    """
    if seat is None:
        return room.held(person)
    if not 0 <= seat < len(room.seats):
        raise HordaError(Code.UNKNOWN_SEAT, str(seat))
    if seat not in room.held(person) and (
        room.row.status not in OVER
        or await room.context.store.read(lambda db: _tells_of_another(db, room.row, person))
    ):
        raise TableError(Problem.SECRET, "other seats can be seen when the game is over")
    return (seat,)


async def summary(room: Room, person: str | None, who: Who) -> sequels.Summary:
    """Returns what a game that is over came to."""
    piece = await _stretch(room, 0, END)
    sequels.over(room)
    if room.tally is None:  # it never changes any more
        room.tally = await room.context.desk.do(Tally(piece), who)
        await scenarios.read_aside(room.row.game, room.row.config)
    return sequels.summary(room, piece.total, room.tally, person)


async def record(room: Room, person: str | None, who: Who) -> bytes:
    """Returns the game's file: setup, seed and answers, which tell every secret."""
    return await room.context.desk.do(Write(await written(room, person)), who)


async def written(room: Room, person: str | None) -> bytes:
    """Writes a game down for somebody who may know all of it, or refuses.

    Under one lock: nobody sits down in between, whose cards would be in the file.
    """
    async with room.lock:
        if not await open_book(room, person):
            raise TableError(Problem.SECRET, "the file tells every secret; it is there at the end")
        return msgspec.json.encode(whole(room, begun(room)))


def whole(room: Room, session: Session[Any]) -> Record:
    names = [room.nicknames.get(seat.person or "", "") or seat.bot or "" for seat in room.seats]
    return msgspec.structs.replace(session.record, seats=names)


async def open_book(room: Room, person: str | None) -> bool:
    """Tells whether nothing is secret any more, or there is nobody else to keep it from.

    At a public table anybody may sit down, and guests have been invited to. The lock is held:
    what is told by it is copied before it is free again.
    """
    if await room.context.store.read(lambda db: _tells_of_another(db, room.row, person)):
        return False
    if room.row.status in OVER:
        return True
    people = {seat.person for seat in room.seats if seat.person}
    if person is None or people != {person} or room.row.public:
        return False
    return not await room.context.store.read(lambda db: guests.others(db, room.id, person))


def _tells_of_another(db: Connection, row: GameRow, person: str | None) -> bool:
    """Tells whether a campaign was branched off one that goes on with others, by the same seed."""
    above = row.forked_from if registry.is_campaign(row.game) else None
    while above is not None and (old := games.find_game(db, above)) is not None:
        people = {seat.person for seat in seats.seats_of(db, above) if seat.person}
        alone = person is not None and people == {person} and not old.public
        if old.status not in OVER and (not alone or guests.others(db, above, person or "")):
            return True
        above = old.forked_from
    return False


async def bring_in(rooms: Rooms, person: str, data: bytes, who: Who) -> Room:
    """Opens a table from a game's file, all seats with who brought it; it must replay."""
    brought = msgspec.msgpack.decode(await rooms.desk.do(Bring(data), who), type=Brought)
    make_room(rooms, who, brought)
    row = msgspec.structs.replace(new_row(brought, person), origin="file")
    return await open_table(rooms, brought, row)


def make_room(rooms: Rooms, who: Who, *brought: Brought) -> None:
    """Refuses to keep more copies of games for somebody than the disk can bear in the long run."""
    size = sum(len(one.record) + len(one.state) for one in brought)
    size += sum(ROW + len(entry) for one in brought for entry in one.log)
    _take_room(rooms, who, size)


def _take_room(rooms: Rooms, who: Who, size: int) -> None:
    wait = rooms.limits.stored(who.person, who.address, size)
    if wait > 0:
        raise TableError(Problem.TOO_FAST, "too many games are copied", retry=wait)


def new_row(brought: Brought, person: str) -> GameRow:
    now, record = time.time(), msgspec.json.decode(brought.record, type=Record)
    over = record.result != ""
    return GameRow(
        id=identity.new_id(),
        game=record.game,
        scenario=brought.scenario,
        config=record.config,
        seed=record.seed,
        generator=record.generator,
        version=record.version,
        schema=record.schema,
        horda=record.horda if _VERSION.fullmatch(record.horda) else horda.__version__,
        position=record.position,
        status="finished" if over else "running",
        public=False,
        host=person,
        created=now,
        started=now,
        finished=now if over else None,
        result=record.result,
    )


async def open_table(
    rooms: Rooms, brought: Brought, row: GameRow, link: lobby.Link = lobby.nothing
) -> Room:
    """Opens a table, all seats with its host, that need not be played through again."""
    ends: list[str | None] = [*brought.endings] or [None] * len(brought.seats)
    sitting = [
        SeatRow(game=row.id, seat=number, name=name, person=row.host, ending=ending)
        for number, (name, ending) in enumerate(zip(brought.seats, ends, strict=True))
    ]
    return await lobby.add(rooms, row, sitting, brought.log, snapshot(brought, row), link)


def snapshot(brought: Brought, row: GameRow) -> SnapshotRow:
    """Returns the position that a table begins with."""
    return SnapshotRow(
        game=row.id,
        seq=len(brought.log),
        count=brought.standing,
        schema=registry.engine(row.game).game.state_type.schema,
        version=row.version,
        state=brought.state,
    )


async def fork(rooms: Rooms, room: Room, person: str, count: int, who: Who) -> Room:
    """Opens a table that goes on from a past position, all seats with who asked.

    Where secrets are still kept, hidden cards and dice are dealt anew for the new table, so
    that nobody can try the future out in it.
    """
    if registry.is_campaign(room.row.game):
        raise TableError(Problem.NOT_ALLOWED, "a campaign is branched with its games")
    async with room.lock:
        exact = await open_book(room, person)
        session = begun(room)
        piece = cut(session, count, within(session, count))
        copied = _copied(room, session, count) if exact else None
        held = room.held(person)
    if copied is not None:
        state = await rooms.desk.do(Find(piece), who)
        brought = msgspec.structs.replace(copied, state=state)
    elif not registry.find(room.row.game).undo_by_consent:
        # Somebody may be a betrayer: what is true of one deal is told by no other one.
        raise TableError(Problem.SECRET, "this game can be continued elsewhere when it is over")
    else:
        dealt = Deal(piece, held[0] if held else None, secrets.randbits(62), str(own_seed()))
        brought = msgspec.msgpack.decode(await rooms.desk.do(dealt, who), type=Brought)
    make_room(rooms, who, brought)
    row = msgspec.structs.replace(
        new_row(brought, person),
        title=room.row.title,
        origin=room.row.origin,
        forked_from=room.id,
        forked_at=count,
    )
    return await open_table(rooms, brought, row)


def _copied(room: Room, session: Session[Any], count: int) -> Brought:
    """Takes the answers as they were given, while the lock is held; the state is found later."""
    ended = count == len(session.line.standing)
    result = session.engine.result(session.state) if ended else None
    reason = "" if result is None else result.reason
    record = msgspec.structs.replace(session.record, log=[], seats=[], digest="", result=reason)
    names = session.engine.game.seats(session.state.config)
    return Brought(
        record=msgspec.json.encode(record),
        scenario=room.row.scenario,
        seats=names,
        endings=written_endings(result, len(names)),
        log=[encode(entry).decode() for entry in session.line.log(count)],
        standing=count,
        state=b"",
    )


async def report(rooms: Rooms, room: Room, person: str, note: str, who: Who) -> str:
    """Keeps a bug report, which holds the whole game; returns the number it is kept under."""
    async with room.lock:
        body = bundle(room, note)
    _take_room(rooms, who, len(body))
    number, now = identity.new_id(), time.time()
    row = ReportRow(id=number, game=room.id, person=person, note=note, body=body, at=now)
    await rooms.store.write(lambda db: reports.add_report(db, row))
    return number


def bundle(room: Room, note: str) -> bytes:
    """Puts a bug report together: all that is needed to see the fault again."""
    session = room.session
    record = None if session is None else build_record(room.row, room.seats, [])
    if record is not None and session is not None:
        record = msgspec.structs.replace(record, log=list(session.record.log))
    return msgspec.json.encode(
        {
            "note": note,
            "horda": horda.__version__,
            "table": room.info(),
            "record": record,
            "digest": session.state.digest() if session else "",
        }
    )


def within(session: Session[Any], count: int) -> int:
    if not 0 <= count <= len(session.line.standing):
        what = f"answer {count} of {len(session.line.standing)}"
        raise HordaError(Code.BAD_RECORD, what)
    return count


def begun(room: Room) -> Session[Any]:
    """Returns the game of a table, whether it goes on or is over; the lock is held."""
    if room.session is None:
        raise TableError(Problem.NOT_RUNNING, "the game has not begun")
    return room.session


async def _stretch(room: Room, first: int, last: int) -> Stretch:
    """Cuts a piece out of a game, which goes on meanwhile; beyond its end there is nothing."""
    async with room.lock:
        session = begun(room)
        within(session, first)
        return cut(session, first, min(last, len(session.line.standing)))
