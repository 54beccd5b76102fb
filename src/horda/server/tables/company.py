"""Company comes to somebody who played alone: nobody at the table may know what is to come.

Who plays alone may read the whole game from its file, or choose its seed. So the moment a second
person sits down, all that lies open to nobody is dealt anew and everything random gets another
future. The entry that says so is stored together with the seat, or neither is.
"""

import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection

from horda.core.record import Entry, Rekeyed
from horda.core.rng import BLAKE2B
from horda.games import registry
from horda.server.ops.settings import Settings
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import entries, games, guests, seats
from horda.server.store.rows import GameRow, SeatRow
from horda.server.tables import pace, writing
from horda.server.tables.room import LONGEST, Room
from horda.server.tables.trouble import TableError

SEED_BITS = 128
TRIES = 5


class Store(Protocol):
    """Stores who sits down or is gone; tells whether cards were dealt anew with it."""

    def __call__(self, db: Connection, dealt: Sequence[Entry]) -> bool:
        """Runs in the writer's thread."""


class Taken(NamedTuple):
    """Who sits down, and where."""

    person: str
    seat: int


class Overtaken(Exception):
    """Another worker has changed the table meanwhile; nothing was stored."""


def own_seed() -> int:
    """Returns a seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def check_chosen(settings: Settings, wish: NewTable, sitting: Sequence[SeatRow]) -> None:
    """Refuses a seed that somebody chose, or a course, for a table with others."""
    waits = any(seat.person is None and seat.bot is None for seat in sitting)
    if settings.chosen_seeds == "alone" and (wish.public or waits):
        raise TableError(Problem.CHOSEN_SEED, "only at a table where you play alone")


def begins(sitting: Sequence[SeatRow], person: str) -> bool:
    """Tells whether one person sits here, and this is a second one."""
    people = _people(sitting)
    return len(people) == 1 and person not in people


def deals(db: Connection, room: Room, row: GameRow, before: Sequence[SeatRow], new: Taken) -> bool:
    """Tells whether a running game is to be dealt anew for who sits down.

    It is for company of somebody who may know what is hidden. Nobody does if two people sat here
    when it was dealt and were never removed: the game's file was closed to everybody since. So who
    leaves and comes back finds the same cards, and no better ones. Somebody who takes a seat while
    all others are gone may see the cards of one of them: those go, too.
    """
    if not _people(before) - {new.person}:
        secret = not registry.engine(row.game).game.shared_view
        known = new.seat in _known(db, row, before, new.person)
        return secret and not known and guests.others(db, row.id, new.person)
    return begins(before, new.person) and guests.there(db, row.id, _dealt_at(db, room, row)) < 2


def _dealt_at(db: Connection, room: Room, row: GameRow) -> float:
    """Returns when all was dealt as nobody could know it: anew for company, or by our own seed."""
    log = room.session.record.log if room.session is not None else []
    last = next((n for n in range(len(log), 0, -1) if isinstance(log[n - 1], Rekeyed)), 0)
    found = entries.entries_since(db, row.id, last - 1, to=last) if last else []
    if found and found[0].at > row.created:  # else it came with a file
        return found[0].at
    return (row.started or 0.0) if not row.origin else 0.0


def _people(sitting: Sequence[SeatRow]) -> set[str]:
    return {seat.person for seat in sitting if seat.person}


def _known(db: Connection, row: GameRow, sitting: Sequence[SeatRow], person: str) -> set[int]:
    """Returns the seats whose cards a person has seen since all was dealt."""
    return {one.seat for one in sitting if one.person == person} | guests.left(db, row.id, person)


def check_further(db: Connection, row: GameRow, sitting: Sequence[SeatRow], new: Taken) -> None:
    """Refuses a further seat to somebody who would see there what others at the table may not.

    Further is any but those whose cards they have seen: who left a seat comes back to that one
    only. Where all others are gone, all is dealt anew instead. Somebody who comes under another
    name is somebody else: no server can tell.
    """
    if row.status != "running" or registry.engine(row.game).game.shared_view:
        return
    known = _known(db, row, sitting, new.person)
    if known and new.seat not in known and _people(sitting) - {new.person}:
        raise TableError(Problem.SECRET, "the cards of another seat are not for you")


def reseed(db: Connection, settings: Settings, row: GameRow) -> None:
    """Gives a table that waits another seed if somebody chose the one it has."""
    if row.origin == "seed" and settings.chosen_seeds == "alone":
        games.set_seed(db, row.id, own_seed(), BLAKE2B)


def dealt_anew(room: Room) -> list[Entry]:
    """Returns the entries that deal a running game anew; nothing has changed yet."""
    if room.session is None or room.row.status != "running" or room.session.state.result:
        return []
    if room.seq >= LONGEST:  # who comes and goes must not fill the disk either
        raise TableError(Problem.TOO_MANY, f"{LONGEST} answers")
    twin = room.session.twin()
    twin.rekey(f"{own_seed():032x}")
    return twin.record.log[room.seq :]


def store_dealt(db: Connection, room: Room, dealt: Sequence[Entry]) -> None:
    """Stores those entries in their places, or raises."""
    now = time.time()
    rows = [
        {
            "game": room.id,
            "seq": seq,
            "body": msgspec.json.encode(entry).decode(),
            "person": None,
            "at": now,
        }
        for seq, entry in enumerate(dealt, room.seq + 1)
    ]
    if not rows or len(entries.insert_new(db, rows)) != len(rows):
        raise Overtaken
    guests.know_nothing(db, room.id)
    guests.only_looked_on(db, room.id, _people(seats.seats_of(db, room.id)))


async def reseat(room: Room, person: str, store: Store) -> None:
    """Changes seats, and deals cards anew with them if `store` says so; the lock is held.

    What it takes counts for who asks: cards are dealt before it is known whether that is needed.
    """
    limits = room.context.limits
    for _ in range(TRIES):
        pace.check(limits, person, room.row)
        with pace.timed(limits, person, room.row):
            dealt = dealt_anew(room)
        try:
            anew = await writing.write(room, partial(store, dealt=dealt))
        except Overtaken:
            await room.reload()
            continue
        if anew:
            await room.catch_up()
            await room.context.announce("entry", room.id, room.seq)
        return
    raise TableError(Problem.NOT_STORED, "too much happens here; try again")
