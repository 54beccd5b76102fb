"""Opening tables, sitting down, handing seats over, starting."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

import horda
from horda.core.errors import Code, HordaError
from horda.core.record import Entry
from horda.core.rng import BLAKE2B, PLAIN
from horda.core.session import Session
from horda.games import registry
from horda.server.people import identity
from horda.server.protocol import NewTable, Problem, TableInfo
from horda.server.store.queries import entries, games, guests, people, seats
from horda.server.store.queries.snapshots import save_snapshot
from horda.server.store.rows import GOING, OVER, GameRow, SeatRow, SnapshotRow
from horda.server.tables import access, archive, company, courses, scenarios, writing
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.table_info import listed
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who
from horda.server.work.setups import TryOut
from horda.server.work.thinking import checked as checked_bot

PIECE = 500  # entries written together: some milliseconds
LARGEST = 150_000  # bytes of a setup
STAND_IN = "greedy"
"""The bot that takes the seat of somebody who leaves a running game."""


Link = Callable[[Connection], None]


def nothing(db: Connection) -> None:
    """Links a table to nothing."""


async def create(
    rooms: Rooms, person: str, wish: NewTable, who: Who | None = None, *, campaign: bool = False
) -> Room:
    """Opens a table, of a game or of a campaign; the setup is checked before anything is stored."""
    if registry.is_campaign(wish.game) is not campaign:
        raise HordaError(Code.UNKNOWN_GAME, wish.game)
    engine, wish = registry.engine(wish.game), courses.prepared(wish)
    await _try_out(rooms, wish, who or Who(person, person))
    config = engine.config(wish.config)
    row = GameRow(
        id=identity.new_id(),
        game=wish.game,
        scenario=scenarios.kept(engine.game, config),
        config=msgspec.to_builtins(config),
        seed=company.own_seed(),
        generator=BLAKE2B,
        version=engine.game.version,
        schema=engine.game.state_type.schema,
        horda=horda.__version__,
        public=wish.public,
        host=person,
        created=time.time(),
        title=identity.clean_line(wish.title),
    )
    names = engine.game.seats(config)
    sitting = [_wished(row.id, n, name, wish, person) for n, name in enumerate(names)]
    if wish.course:
        row = courses.begun(row, sitting)
    elif wish.seed is not None:
        company.check_chosen(rooms.settings, wish, sitting)
        # Plain: the same game as at the command line with this seed.
        row = msgspec.structs.replace(row, seed=wish.seed, generator=PLAIN, origin="seed")
    room = await add(rooms, row, sitting)
    if wish.course:
        rooms.nudge(room)  # a bot may be the first one
    return room


async def _try_out(rooms: Rooms, wish: NewTable, who: Who) -> None:
    """Refuses a setup too large to be looked at, and a scenario that cannot begin, or not soon."""
    if len(msgspec.json.encode(wish.config)) > LARGEST:
        raise TableError(Problem.TOO_LARGE, f"a setup has at most {LARGEST} bytes")
    if scenarios.brought_along(wish.config):
        await rooms.desk.do(TryOut(wish.game, dict(wish.config)), who)
    await scenarios.read_aside(wish.game, wish.config)


async def add(
    rooms: Rooms,
    row: GameRow,
    sitting: list[SeatRow],
    log: Sequence[str] = (),
    known: SnapshotRow | None = None,
    link: Link = nothing,
) -> Room:
    """Stores a new table with its seats, and with entries and a position that it begins with.

    `link` is written with it, or nothing is.

    A long log goes in piece by piece, so that nobody's answer waits for all of it; until
    then the table counts as closed.
    """
    written = [_entry(row, n, body) for n, body in enumerate(log, 1)]
    pieces = [written[at : at + PIECE] for at in range(0, len(written), PIECE)] or [[]]
    first = row if len(pieces) == 1 else msgspec.structs.replace(row, status="closed")

    def store(db: Connection) -> None:
        if not rooms.limits.tables(games.going(db, row.host)):
            raise TableError(Problem.TOO_MANY, "close some of the tables that you host")
        there = _known(db, row, sitting)
        games.add_game(db, first)
        seats.add_seats(db, there)
        entries.insert_new(db, pieces[0])
        if known is not None and known.seq:
            save_snapshot(db, known)
        for who in {seat.person for seat in there if seat.person}:
            guests.let_in(db, row.id, who, row.created)
        link(db)

    await rooms.store.write(store)
    for piece in pieces[1:]:
        await rooms.store.write(partial(entries.insert_new, rows=piece))
    if first is not row:
        await rooms.store.write(lambda db: games.set_status(db, row.id, row.status))
        await rooms.renew([row.id])  # somebody may have found it in a list, half written
    return await rooms.get(row.id)


def _known(db: Connection, row: GameRow, sitting: list[SeatRow]) -> list[SeatRow]:
    """Seats nobody who is being forgotten: others may ask for a table with them at that moment."""
    gone = people.forgotten(db, {row.host, *(seat.person for seat in sitting if seat.person)})
    if row.host in gone:
        raise TableError(Problem.NO_IDENTITY, "whoever that was is forgotten")
    bot = STAND_IN if row.status == "running" else None
    return [
        msgspec.structs.replace(seat, person=None, bot=seat.bot or bot)
        if seat.person in gone
        else seat
        for seat in sitting
    ]


def _entry(row: GameRow, seq: int, body: str) -> dict[str, Any]:
    return {"game": row.id, "seq": seq, "body": body, "person": None, "at": row.created}


def _wished(table: str, number: int, name: str, wish: NewTable, person: str) -> SeatRow:
    """The first seat is the host's unless something else was wished for."""
    said = wish.seats[number] if number < len(wish.seats) else ("me" if number == 0 else "open")
    if said == "open":
        return SeatRow(game=table, seat=number, name=name)
    if said == "me":
        return SeatRow(game=table, seat=number, name=name, person=person)
    return SeatRow(game=table, seat=number, name=name, bot=checked_bot(said))


async def start(room: Room, person: str, fill: str | None = None) -> None:
    """Begins the game; open seats go to bots if the host says so."""
    async with room.lock:
        host_only(room.row, person)
        engine = registry.engine(room.row.game)
        await scenarios.read_aside(room.row.game, room.row.config)
        # A setup that cannot begin must be refused before it is stored as running.
        Session.begin(engine, engine.config(room.row.config), room.row.seed)

        def store(db: Connection) -> None:
            # As they are now: another worker may have changed them a moment ago. Seats come before
            # their table, as everywhere, or two workers would wait for each other.
            sitting = seats.seats_of(db, room.id, keep=True)
            if not games.set_status(db, room.id, "running", was=("open",), started=time.time()):
                raise TableError(Problem.ALREADY_STARTED, "it has begun, or is over")
            games.set_game(db, room.id, newcomers=False)
            games.set_rules(db, room.id, **archive.todays_rules(room.row.game))
            for seat in sitting:
                filled = _filled(seat, fill)
                seats.set_seat(db, room.id, seat.seat, person=filled.person, bot=filled.bot)
            guests.only_looked_on(db, room.id, {seat.person for seat in sitting if seat.person})

        await writing.write(room, store)
        await room.reload()
        await room.context.announce("table", room.id, 0)
        room.context.nudge(room)


def _filled(seat: SeatRow, fill: str | None) -> SeatRow:
    if seat.person is not None or seat.bot:
        return seat
    if not fill:
        raise TableError(Problem.SEATS_OPEN, seat.name)
    return msgspec.structs.replace(seat, bot=checked_bot(fill))


def host_only(row: GameRow, person: str) -> None:
    """Refuses what only the host may do."""
    if row.host != person:
        raise TableError(Problem.NOT_ALLOWED, "only the host may do that")


def _over() -> TableError:
    return TableError(Problem.NOT_RUNNING, "the game is over")


def _own(seat: SeatRow, person: str) -> None:
    if seat.person != person:
        raise TableError(Problem.NOT_YOUR_SEAT, seat.name)


async def take(room: Room, person: str, number: int) -> None:
    """Sits down on a free seat, or in place of a bot that plays for nobody.

    Who comes to somebody who played alone finds everything hidden dealt anew.
    """

    def store(db: Connection, dealt: Sequence[Entry]) -> bool:
        row, seat = going_on(db, room.id, number)
        if people.forgotten(db, [person]):
            raise TableError(Problem.NO_IDENTITY, "whoever that was is forgotten")
        if seat.person is not None:
            raise TableError(Problem.SEAT_TAKEN, seat.name)
        access.check_newcomer(db, row, person)
        before = seats.seats_of(db, room.id)
        taken = company.Taken(person, number)
        company.check_further(db, row, before, taken)
        guests.let_in(db, room.id, person)
        seats.set_seat(db, room.id, number, person=person, bot=None)
        if row.status != "running":
            if company.begins(before, person):
                company.reseed(db, room.context.settings, row)
            return False
        anew = company.deals(db, room, row, before, taken)
        if anew:
            company.store_dealt(db, room, dealt)
        return anew

    async with room.lock:
        await company.reseat(room, person, store)
        await rearranged(room)


async def leave(room: Room, person: str, number: int) -> None:
    """Gives a seat up; in a running game a bot goes on with what the seat knows."""

    def rule(row: GameRow, seat: SeatRow) -> SeatRow:
        _own(seat, person)
        bot = (seat.bot or STAND_IN) if row.status == "running" else None
        return msgspec.structs.replace(seat, person=None, bot=bot)

    await sit(room, number, rule)


async def hand_to_bot(room: Room, person: str, number: int, spec: str) -> None:
    """Lets a bot play one's own seat for a while.

    The host may do that with a seat that is free, or whose holder everybody has seen away for a
    while: nobody who is away may block a game, nor loses a turn to a bad line. The seat stays
    theirs, and they take it back when they return.
    """
    checked_bot(spec)
    room.note_absences()

    def rule(row: GameRow, seat: SeatRow) -> SeatRow:
        may_stand_in(room, row, seat, person)
        return msgspec.structs.replace(seat, bot=spec)

    await sit(room, number, rule)


def may_stand_in(room: Room, row: GameRow, seat: SeatRow, person: str) -> None:
    """Refuses a bot for a seat: one's own, or to the host one whose holder is long gone."""
    if seat.person is None or (seat.person != person and not room.audience.online(seat.person)):
        host_only(row, person)
        _gone_long(room, seat.person)
    else:
        _own(seat, person)


def _gone_long(room: Room, person: str | None) -> None:
    grace = room.context.settings.grace if person else 0.0
    wait = grace - (room.absences.lasting(person) or 0.0)
    if wait > 0:
        raise TableError(Problem.TOO_SOON, f"{wait:.0f} s", retry=wait)


async def take_back(room: Room, person: str, number: int) -> None:
    """Plays one's own seat again.

    The host gives it back to who holds it, or frees a seat that a bot was to play.
    """

    def rule(row: GameRow, seat: SeatRow) -> SeatRow:
        if seat.person is None and row.status == "running":  # nobody would play it
            raise TableError(Problem.NOT_YOUR_SEAT, seat.name)
        if seat.person != person:
            host_only(row, person)
        return msgspec.structs.replace(seat, bot=None)

    await sit(room, number, rule)


async def close(room: Room, person: str) -> None:
    """Ends a table for good without a result."""
    async with room.lock:
        host_only(room.row, person)
        end = partial(games.set_status, game_id=room.id, status="closed", was=GOING)
        if not await writing.write(room, partial(end, finished=time.time())):
            raise _over()
        await room.reload()
        await room.context.announce("table", room.id, 0)


async def close_damaged(rooms: Rooms, table: str, person: str, why: Exception) -> TableInfo:
    """Ends a table that cannot be read any more; to others than its host it stays so."""

    def store(db: Connection) -> TableInfo:
        row = games.find_game(db, table)
        if row is None or row.host != person:
            raise why
        if not games.set_status(db, table, "closed", was=GOING, finished=time.time()):
            raise _over()
        return listed(db, games.find_games(db, [table]))[0]

    return await rooms.store.write(store)


Rule = Callable[[GameRow, SeatRow], SeatRow]


def going_on(db: Connection, table: str, number: int) -> tuple[GameRow, SeatRow]:
    """Returns a table that is not over and one of its seats, which nobody else may change now.

    All its seats are kept, in their order: of two workers that kept one each, and then wanted the
    other's, neither would write anything more until PostgreSQL has noticed it, a second later.
    """
    kept = seats.seats_of(db, table, keep=True)
    seat = next((one for one in kept if one.seat == number), None)
    row = games.find_game(db, table)
    if row is None or seat is None:
        raise HordaError(Code.UNKNOWN_SEAT, str(number))
    if row.status in OVER:
        raise _over()
    return row, seat


async def sit(room: Room, number: int, rule: Rule) -> None:
    """Changes a seat by a rule, which judges what is on disk now, and tells everybody."""

    def store(db: Connection) -> None:
        row, seat = going_on(db, room.id, number)
        new = rule(row, seat)
        if seat.person not in (None, new.person) and row.status == "running":
            guests.leaves(db, room.id, seat.person, number)
        seats.set_seat(db, room.id, number, person=new.person, bot=new.bot)
        if new.person is not None:
            access.check_welcome(db, room.id, new.person)
            guests.let_in(db, room.id, new.person)

    await rearrange(room, store)


async def rearrange(room: Room, store: Callable[[Connection], None]) -> None:
    """Changes seats on disk and tells everybody."""
    async with room.lock:
        await writing.write(room, store)
        await rearranged(room)


async def rearranged(room: Room) -> None:
    """Reads the seats anew and tells everybody; the lock is held."""
    await room.refresh()
    await room.context.announce("table", room.id, 0)
    room.context.nudge(room)
