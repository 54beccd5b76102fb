"""After a game: what it came to, and another one with the same people."""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

import horda
from horda.core.errors import BadRecord
from horda.core.game import Sequel
from horda.core.results import Result
from horda.core.rng import BLAKE2B
from horda.games import registry
from horda.server.outcomes import Outcome, outcome
from horda.server.people import identity
from horda.server.protocol import Problem, TallyData
from horda.server.store.queries import games, guests, seats
from horda.server.store.rows import OVER, GameRow, SeatRow
from horda.server.tables import scenarios, writing
from horda.server.tables.company import own_seed
from horda.server.tables.lobby import add
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError

BOT = "bot"
"""What a sequel with another opponent sets; all else it sets is part of the setup."""


class Summary(Struct, frozen=True):
    """A game that is over, summed up by what everybody could see of it."""

    result: Outcome | None
    """How it ended, for every seat; None where it was closed without an end."""
    decisions: int
    seconds: float | None
    """How long it took; None where nobody knows, as for a game that came as a file."""
    whole: bool
    """False: it began in the middle of another game, and is counted from there on."""
    tally: TallyData
    """What the game itself counts."""
    sequels: tuple[Sequel, ...]
    """What who asks may like to play next with the same people, what suits best first."""


def summary(room: Room, decisions: int, tally: bytes, person: str | None) -> Summary:
    """Sums up a game that is over, of which the game itself counted so much."""
    return Summary(
        result=outcome(_result(room), len(room.seats)),
        decisions=decisions,
        seconds=_seconds(room.row),
        whole=room.row.position is None,
        tally=msgspec.Raw(tally),
        sequels=tuple(offered(room, person)),
    )


def _seconds(row: GameRow) -> float | None:
    """A game that came as a file began and ended at the same moment, as far as we know."""
    if row.started is None or row.finished is None or row.finished <= row.started:
        return None
    return row.finished - row.started


def over(room: Room) -> None:
    """Raises while a table is still played at, or not yet."""
    if room.row.status not in OVER:
        raise TableError(Problem.ALREADY_STARTED, "the game is not over")


def offered(room: Room, person: str | None) -> Iterator[Sequel]:
    """Yields what the people of a table may like to play next, as who asks may see it."""
    won = _won(room, person)
    found = _sequels(room, won=won)
    opposed = any(one.why == "sides" for one in found)
    ladder = [card.name for card in registry.find(room.row.game).bots()]
    if opposed and (bot := _opponent(room.seats, ladder, 1 if won else -1)) is not None:
        yield Sequel("harder" if won else "easier", {BOT: bot})
    alone = len({(seat.person, seat.bot) for seat in room.seats}) == 1
    yield from (one for one in found if one.why != "sides" or not alone)


def _sequels(room: Room, *, won: bool) -> tuple[Sequel, ...]:
    """What the game itself offers; the setup may hold files, and is read once only."""
    if won not in room.sequels:
        engine = registry.engine(room.row.game)
        config = engine.config(room.row.config)
        room.sequels[won] = engine.game.sequels(config, won=won)
    return room.sequels[won]


def _result(room: Room) -> Result | None:
    session = room.session
    return None if session is None else session.engine.result(session.state)


def _won(room: Room, person: str | None) -> bool:
    """Whether who asks has won; for who watched, whether anybody has."""
    result = _result(room)
    winners = () if result is None else result.winners
    held = room.held(person)
    return any(not held or seat in held for seat in winners)


def _opponent(sitting: Sequence[SeatRow], ladder: Sequence[str], step: int) -> str | None:
    """The next bot up or down, where one person plays against bots."""
    people = {seat.person for seat in sitting if seat.person}
    bots = {(seat.bot or "").partition(":")[0] for seat in sitting if seat.person is None}
    if len(people) != 1 or len(bots) != 1 or not bots <= {*ladder}:
        return None
    at = ladder.index(bots.pop()) + step
    return ladder[at] if 0 <= at < len(ladder) else None


async def rematch(rooms: Rooms, room: Room, person: str, why: str = "") -> Room:
    """Opens a table with the same people and another seed; `why` names a sequel.

    Everybody wants to play again at once: all but the first come to the table of the first.
    Only who opened it may still think better of what is played there.
    """
    async with room.lock:
        if not room.held(person):
            raise TableError(Problem.NOT_ALLOWED, "only those who played may play again")
        over(room)
        await scenarios.read_aside(room.row.game, room.row.config)
        row, sitting = _laid(room, person, why)
        known = await rooms.store.read(lambda db: games.open_rematch(db, room.id))
        again = None if known is None else await rooms.get(known)
        if again is None or not again.held(person):
            again = await add(
                rooms, row, sitting, link=lambda db: guests.keep_out(db, room.id, row.id)
            )
        elif again.row.host == person:
            await _relaid(again, row, sitting)
        await _tell(rooms, room)
        return again


async def withdraw(rooms: Rooms, closed: Room) -> None:
    """A table is closed: nobody is sent there any more from the game it was to follow.

    Nor from the campaign whose next game was played there: it can be begun anew.
    """
    campaign = None if closed.chapter is None else closed.chapter.campaign
    for before in filter(None, (closed.row.rematch_of, campaign)):
        try:
            room = await rooms.get(before)
        except BadRecord:  # it cannot be read any more, so nobody is there
            continue
        async with room.lock:
            await _tell(rooms, room)


async def _tell(rooms: Rooms, room: Room) -> None:
    """All at a table learn which one follows it, and that it changed; the lock is held."""
    await room.refresh()
    await rooms.announce("table", room.id, 0)


def _laid(room: Room, person: str, why: str) -> tuple[GameRow, list[SeatRow]]:
    """What a new table is to be like."""
    changes = _changes(room, person, why)
    row = _begun_anew(room.row, person, changes)
    holders = room.seats[::-1] if why == "sides" else room.seats
    return row, [
        msgspec.structs.replace(
            seat,
            game=row.id,
            person=holder.person,
            bot=_bot(holder, changes.get(BOT)),
            ending=None,
        )
        for seat, holder in zip(room.seats, holders, strict=True)
    ]


def _changes(room: Room, person: str, why: str) -> Mapping[str, Any]:
    """What a sequel changes; nothing where the same is played again."""
    asked = next((one for one in offered(room, person) if one.why == why), None)
    if why and asked is None:
        raise TableError(Problem.NOT_ALLOWED, f"no such game follows: {why}")
    return {} if asked is None else asked.changes


def _begun_anew(old: GameRow, person: str, changes: Mapping[str, Any]) -> GameRow:
    """The same game with another seed, before its beginning."""
    engine = registry.engine(old.game)
    setup = {name: value for name, value in changes.items() if name != BOT}
    config = engine.config({**old.config, **setup})
    return msgspec.structs.replace(
        old,
        id=identity.new_id(),
        scenario=scenarios.kept(engine.game, config),
        config=msgspec.to_builtins(config),
        seed=own_seed(),
        generator=BLAKE2B,
        origin="",
        newcomers=True,
        version=engine.game.version,
        schema=engine.game.state_type.schema,
        horda=horda.__version__,
        position=None,
        status="open",
        host=person,
        created=time.time(),
        started=None,
        finished=None,
        result="",
        rematch_of=old.id,
        forked_from=None,
        forked_at=None,
    )


def _bot(holder: SeatRow, other: object) -> str | None:
    """The bot of a seat, or another one; who plays again needs nobody to stand in."""
    if holder.person is not None:
        return None
    return holder.bot if other is None else str(other)


async def _relaid(again: Room, row: GameRow, sitting: list[SeatRow]) -> None:
    """Changes what is played at a table that waits; seats only if the same people sit there."""
    async with again.lock:

        def store(db: Connection) -> None:
            # As it is now: it may have begun a moment ago, and who changes sides then has seen
            # both hands. Seats come before the table, as everywhere.
            now = seats.seats_of(db, again.id, keep=True)
            if not games.set_setup(db, again.id, row.scenario, row.config):
                return
            same = {seat.person for seat in now} == {seat.person for seat in sitting}
            for seat in sitting if same else ():
                seats.set_seat(db, again.id, seat.seat, person=seat.person, bot=seat.bot)

        await writing.write(again, store)
        await again.refresh()
        await again.context.announce("table", again.id, 0)
