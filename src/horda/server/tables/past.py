"""Looking back: any position of a game, its story, and going another way from there."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterable
from itertools import repeat
from typing import Any, TypeVar

import msgspec

import horda
from horda.core import position
from horda.core.errors import Code, HordaError
from horda.core.record import Record, dumps
from horda.core.rng import BLAKE2B, Dice
from horda.core.session import Session
from horda.core.state import State
from horda.core.watch import Watch
from horda.games import registry
from horda.server import outcomes
from horda.server.people import identity
from horda.server.protocol import Moment, Past, Problem, Step
from horda.server.store.queries import guests
from horda.server.store.queries.records import build_record
from horda.server.store.rows import OVER, GameRow, SeatRow
from horda.server.tables import foreign, lobby, scenarios, sequels
from horda.server.tables.company import own_seed
from horda.server.tables.context import Context
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.sight import Seats, Sight, eyes
from horda.server.tables.told import Told, happenings
from horda.server.tables.trouble import TableError

STEPS = 200  # answers told in one piece

_VERSION = re.compile(r"[0-9A-Za-z.+-]{1,40}")
T = TypeVar("T")


async def look(room: Room, person: str | None, count: int, seat: int | None) -> Past:
    """Returns the position after `count` answers as somebody may see it now."""
    seats = readable(room, person, seat)
    return await _aside(room, lambda session: _past(session, count, seats, room.changed))


def _past(session: Session[Any], count: int, seats: Seats, at: float) -> Past:
    _within(session, count)
    state, events = _step(session, count, seats) if count else _setup(session, seats)
    return Past(
        count=count,
        total=len(session.line.standing),
        boards=Sight(session, state, at).boards(seats),
        waiting=tuple(choice.seat for choice in state.open),
        events=events,
        result=outcomes.outcome(session.engine.result(state), len(state.seen)),
    )


def _setup(session: Session[Any], seats: Seats) -> tuple[State, tuple[Moment, ...]]:
    """Returns the beginning; what happened before it changed no board that anybody saw."""
    state, events = next(session.told(0, 0))
    told = happenings(session, events, seats)
    return state, tuple(Moment(one.text, one.rules, one.data, one.seats) for one in told)


def _step(session: Session[Any], count: int, seats: Seats) -> tuple[State, tuple[Moment, ...]]:
    """Plays an answer again and returns the position after it, and what happened with it."""
    watch, state = Watch(session.engine.game), session.at(count - 1)
    for seat in eyes(session.engine.game, seats):
        watch.board(state, seat)
    told = Told(session, state, watch)
    session.step(state, count, told.hear)
    return state, tuple(msgspec.json.decode(one, type=Moment) for one in told.to(seats))


async def story(room: Room, person: str | None, first: int, seat: int | None) -> list[Step]:
    """Tells what happened from an answer on, a piece at a time."""
    seats = readable(room, person, seat)

    def tell(session: Session[Any]) -> list[Step]:
        _within(session, first)
        last = min(first + STEPS - 1, len(session.line.standing))
        told = enumerate(session.told(first, last), first)
        return [Step(count, happenings(session, events, seats)) for count, (_, events) in told]

    return await _aside(room, tell)


def readable(room: Room, person: str | None, seat: int | None) -> Seats:
    """Returns the seats through which somebody looks; those of others only when it is over."""
    if seat is None:
        return room.held(person)
    if not 0 <= seat < len(room.seats):
        raise HordaError(Code.UNKNOWN_SEAT, str(seat))
    if room.row.status not in OVER and seat not in room.held(person):
        raise TableError(Problem.SECRET, "other seats can be seen when the game is over")
    return (seat,)


async def summary(room: Room, person: str | None) -> sequels.Summary:
    """Returns what a game that is over came to."""
    return await _aside(room, lambda session: sequels.summary(room, session, person))


async def record(room: Room, person: str | None) -> bytes:
    """Returns the game's file: setup, seed and answers, which tell every secret."""
    if not await _open_book(room, person):
        raise TableError(Problem.SECRET, "the file tells every secret; it is there at the end")
    return await _aside(room, lambda session: dumps(_whole(room, session)))


def _whole(room: Room, session: Session[Any]) -> Record:
    names = [room.nicknames.get(seat.person or "", "") or seat.bot or "" for seat in room.seats]
    return msgspec.structs.replace(session.record, seats=names)


async def _open_book(room: Room, person: str | None) -> bool:
    """Nothing is secret any more, or there is nobody else from whom it would be kept.

    At a public table anybody may sit down, and guests have been invited to.
    """
    async with room.lock:  # people see the end a moment before it is noted
        over = room.row.status in OVER
    if over:
        return True
    people = {seat.person for seat in room.seats if seat.person}
    if person is None or people != {person} or room.row.public:
        return False
    return not await room.context.store.read(lambda db: guests.others(db, room.id, person))


async def bring_in(rooms: Rooms, person: str, data: bytes) -> Room:
    """Opens a table from a game's file, all seats with who brought it; it must replay."""
    session = await _in_turn(rooms, foreign.read, data)
    brought = session.record
    row = msgspec.structs.replace(_row(brought, session, person), origin="file")
    return await lobby.add(rooms, row, _all_mine(row, session, person), brought.log)


def _row(record: Record, session: Session[Any], person: str) -> GameRow:
    now = time.time()
    over = session.state.result is not None
    return GameRow(
        id=identity.new_id(),
        game=record.game,
        scenario=scenarios.kept(session.engine.game, session.state.config),
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
        result=session.record.result,
    )


def _all_mine(row: GameRow, session: Session[Any], person: str) -> list[SeatRow]:
    engine, state = session.engine, session.state
    names, result = engine.game.seats(state.config), engine.result(state)
    ends = () if result is None else outcomes.endings(result, len(names))
    kept: Iterable[str | None] = map(outcomes.write, ends) if ends else repeat(None)
    return [
        SeatRow(game=row.id, seat=number, name=name, person=person, ending=ending)
        for number, (name, ending) in enumerate(zip(names, kept, strict=False))
    ]


async def fork(rooms: Rooms, room: Room, person: str, count: int) -> Room:
    """Opens a table that goes on from a past position, all seats with who asked.

    Where secrets are still kept, hidden cards and dice are dealt anew for the new table, so
    that nobody can try the future out in it.
    """
    exact = await _open_book(room, person)
    held = room.held(person)
    seat = held[0] if held else None
    record = await _aside(
        room, lambda session: _copied(session, count) if exact else _dealt(session, count, seat)
    )
    session = await _in_turn(rooms, Session, registry.engine(record.game), record)
    row = msgspec.structs.replace(
        _row(record, session, person),
        title=room.row.title,
        origin=room.row.origin,
        forked_from=room.id,
        forked_at=count,
    )
    return await lobby.add(rooms, row, _all_mine(row, session, person), record.log)


def _copied(session: Session[Any], count: int) -> Record:
    _within(session, count)
    log = session.line.log(count)
    return msgspec.structs.replace(session.record, log=log, digest="", result="", seats=[])


def _dealt(session: Session[Any], count: int, seat: int | None) -> Record:
    _within(session, count)
    engine = session.engine
    state = engine.determinise(session.at(count), seat, Dice(secrets.randbits(62)))
    return Record(
        game=engine.game.id,
        version=engine.game.version,
        horda=horda.__version__,
        config=msgspec.to_builtins(state.config),
        seed=own_seed(),
        generator=BLAKE2B,
        schema=engine.game.state_type.schema,
        position=position.write(engine, state),
    )


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


def _within(session: Session[Any], count: int) -> None:
    if not 0 <= count <= len(session.line.standing):
        what = f"answer {count} of {len(session.line.standing)}"
        raise HordaError(Code.BAD_RECORD, what)


async def _aside(room: Room, job: Callable[[Session[Any]], T]) -> T:
    """Works on a copy of a session away from the event loop, while the game goes on."""
    async with room.context.turns:
        async with room.lock:
            if room.session is None:
                raise TableError(Problem.NOT_RUNNING, "the game has not begun")
            session = room.session.twin()
        return await asyncio.to_thread(job, session)


async def _in_turn(context: Context, job: Callable[..., T], *args: Any) -> T:
    """Does long work in a thread, few at once: people who play need the processor more."""
    async with context.turns:
        return await asyncio.to_thread(job, *args)
