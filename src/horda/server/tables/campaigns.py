"""Campaigns: the next game for the same people, branches, and files of whole campaigns."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection

import horda
from horda.core.campaign import Chapter
from horda.core.record import Record
from horda.core.rng import BLAKE2B
from horda.core.session import Session
from horda.games import registry
from horda.server import outcomes
from horda.server.people import identity
from horda.server.protocol import Problem
from horda.server.store.queries import chapters, games, guests
from horda.server.store.rows import ChapterRow, GameRow, SeatRow
from horda.server.tables import lobby, past, scenarios
from horda.server.tables.chapters import link_of, waited_for
from horda.server.tables.company import own_seed
from horda.server.tables.lobby import STAND_IN
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.bringing_in import Brought
from horda.server.work.campaigns import Branch, BringStory, BroughtStory, WriteStory
from horda.server.work.desk import Who
from horda.server.work.thinking import checked


class _Taken(Exception):
    """Somebody else has just opened the table of the next game."""


def members_only(room: Room, person: str) -> None:
    """Refuses what only those who play a campaign may do."""
    if not room.held(person):
        raise TableError(Problem.NOT_ALLOWED, "only those who play this campaign may do that")


async def open_next(
    rooms: Rooms, room: Room, person: str, missing: frozenset[int], bot: str = STAND_IN
) -> Room:
    """Opens the table of the game that is waited for, and begins it; one for all who ask.

    Bots stand in for the seats that are missing, until those people take them back.
    """
    members_only(room, person)
    checked(bot)
    async with room.lock:
        _may_miss(room, person, missing)
        waits = waited_for(room)
        if waits is None:
            raise TableError(Problem.NOT_RUNNING, "no game is waited for")
        known = await link_of(room)
        if known is not None and known.holds:
            return await rooms.get(known.game)
        number, chapter = waits
        row = _row(room, chapter)
        sitting = _sitting(room, row, chapter, missing, bot)
        link = ChapterRow(campaign=room.id, number=number, game=row.id, at=row.created)
        try:
            instead = "" if known is None else known.game
            table = await lobby.add(rooms, row, sitting, link=lambda db: _claim(db, link, instead))
        except _Taken:
            taken = await link_of(room)
            if taken is None or not taken.holds:
                raise TableError(Problem.NOT_STORED, "too much happens here; try again") from None
            return await rooms.get(taken.game)
    rooms.nudge(table)
    await rooms.announce("table", room.id, 0)
    return table


def _may_miss(room: Room, person: str, missing: frozenset[int]) -> None:
    """Refuses a bot for somebody who is here, or was a moment ago, as at any other table."""
    room.note_absences()
    for seat in room.seats:
        if seat.seat in missing and seat.person is not None:
            lobby.may_stand_in(room, room.row, seat, person)


def _claim(db: Connection, link: ChapterRow, instead: str) -> None:
    if not chapters.claim(db, link, instead):
        raise _Taken
    guests.keep_out(db, link.campaign, link.game)


def _row(room: Room, chapter: Chapter) -> GameRow:
    """The table of a game of a campaign, begun at once; dice are its own, the host is not."""
    engine = registry.engine(chapter.game)
    config = engine.config(chapter.config)
    seed, now = own_seed(), time.time()
    # A setup that cannot begin must be refused before it is stored as running.
    Session.begin(engine, config, seed, generator=BLAKE2B)
    return GameRow(
        id=identity.new_id(),
        game=chapter.game,
        scenario=scenarios.kept(engine.game, config),
        config=msgspec.to_builtins(config),
        seed=seed,
        generator=BLAKE2B,
        version=engine.game.version,
        schema=engine.game.state_type.schema,
        horda=horda.__version__,
        status="running",
        public=room.row.public,
        newcomers=room.row.newcomers,
        host=room.row.host,
        created=now,
        started=now,
        title=room.row.title,
    )


def _sitting(
    room: Room, row: GameRow, chapter: Chapter, missing: frozenset[int], bot: str
) -> list[SeatRow]:
    """Who sits where: the people of the campaign, and bots where somebody is missing."""
    engine = registry.engine(row.game)
    names = engine.game.seats(engine.config(row.config))
    players = [room.seats[chapter.player(at)] for at in range(len(names))]
    return [
        SeatRow(
            game=row.id,
            seat=at,
            name=name,
            person=player.person,
            bot=player.bot or (bot if player.seat in missing or not player.person else None),
        )
        for at, (name, player) in enumerate(zip(names, players, strict=True))
    ]


async def branch(rooms: Rooms, room: Room, person: str, count: int, who: Who) -> Room:
    """Opens a campaign of the same people that goes another way after so many answers.

    All that is hidden is dealt anew there, so that nobody can try the future out in it, and nobody
    has read it in the file of a campaign that is over. Only who plays alone goes on with the same.
    """
    members_only(room, person)
    async with room.lock:
        sitting = list(room.seats)  # who sits down while it is made would find nothing dealt anew
        alone = {seat.person for seat in sitting if seat.person} == {person}
        exact = alone and await past.open_book(room, person)
        told = _prefix(past.begun(room), count)
    key = "" if exact else f"{own_seed():032x}"
    made = await rooms.desk.do(Branch(msgspec.json.encode(told), key), who)
    brought = msgspec.msgpack.decode(made, type=Brought)
    past.make_room(rooms, who, brought)
    row = msgspec.structs.replace(
        past.new_row(brought, person),
        title=room.row.title,
        public=room.row.public,
        newcomers=room.row.newcomers,
        origin=room.row.origin,
        forked_from=room.id,
        forked_at=count,
    )
    return await _branch_off(rooms, row, sitting, brought)


async def _branch_off(rooms: Rooms, row: GameRow, players: list[SeatRow], brought: Brought) -> Room:
    """Stores a branch with its people and the games it has behind it."""
    old = row.forked_from or ""
    ends: list[str | None] = [*brought.endings] or [None] * len(players)
    sitting = [
        msgspec.structs.replace(seat, game=row.id, ending=ending)
        for seat, ending in zip(players, ends, strict=True)
    ]
    state = registry.engine(row.game).decode(brought.state)
    known = await rooms.store.read(lambda db: chapters.chapters_of(db, old))
    links = _links(row, [link.game for link in known[: len(state.history)]])
    kept = past.snapshot(brought, row)

    def link(db: Connection) -> None:
        company = any(seat.person not in (None, row.host) for seat in sitting)
        if company and not rooms.limits.branches(games.branches(db, row.host) - 1):
            raise TableError(Problem.TOO_MANY, "close some of the campaigns that you branched")
        chapters.add_chapters(db, links)
        guests.keep_out(db, old, row.id)

    return await lobby.add(rooms, row, sitting, brought.log, kept, link)


def _prefix(session: Session[Any], count: int) -> Record:
    log = session.line.log(past.within(session, count))
    return msgspec.structs.replace(session.record, log=log, digest="", result="")


def _links(row: GameRow, games: list[str]) -> list[ChapterRow]:
    return [
        ChapterRow(campaign=row.id, number=number, game=game, at=row.created)
        for number, game in enumerate(games, 1)
    ]


async def record(rooms: Rooms, room: Room, person: str | None, who: Who) -> bytes:
    """Returns the file of a campaign with all its games, which tells every secret."""
    known = await rooms.store.read(lambda db: chapters.chapters_of(db, room.id))
    tables = [await rooms.get(link.game) for link in known]
    told = await past.written(room, person)
    count = len(room.session.state.history) if room.session else 0
    files = [await past.written(table, person) for table in tables]
    playing = files[count] if len(files) > count and tables[count].row.status == "running" else b""
    return await rooms.desk.do(WriteStory(told, files[:count], playing), who)


async def bring_in(rooms: Rooms, person: str, data: bytes, who: Who) -> Room:
    """Opens a campaign from its file, all seats with who brought it; all of it must replay."""
    played = await rooms.desk.do(BringStory(data), who)
    brought = msgspec.msgpack.decode(played, type=BroughtStory)
    past.make_room(rooms, who, brought.campaign, *brought.games)
    tables = [await _opened(rooms, person, game) for game in brought.games]
    row = _from_file(brought.campaign, person)
    links = _links(row, [table.id for table in tables])
    room = await past.open_table(
        rooms, brought.campaign, row, lambda db: chapters.add_chapters(db, links)
    )
    for table, link in zip(tables, links, strict=True):
        table.chapter = link  # it was read before it was linked
    return room


async def _opened(rooms: Rooms, person: str, brought: Brought) -> Room:
    return await past.open_table(rooms, brought, _from_file(brought, person))


def _from_file(brought: Brought, person: str) -> GameRow:
    return msgspec.structs.replace(past.new_row(brought, person), origin="file")


def outcome(room: Room) -> outcomes.Outcome | None:
    """Returns how a campaign ended."""
    session = room.session
    result = None if session is None else session.engine.result(session.state)
    return outcomes.outcome(result, len(room.seats))
