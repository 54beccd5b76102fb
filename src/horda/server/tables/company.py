"""Company comes to somebody who played alone: nobody at the table may know what is to come.

Who plays alone may read the whole game from its file, or choose its seed. So the moment a second
person sits down, all that lies open to nobody is dealt anew and everything random gets another
future. The entry that says so is stored together with the seat, or neither is.
"""

import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Protocol

import msgspec
from sqlalchemy import Connection

from horda.core.record import Entry
from horda.core.rng import BLAKE2B
from horda.server.ops.settings import Settings
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import entries, games
from horda.server.store.rows import GameRow, SeatRow
from horda.server.tables.room import Room
from horda.server.tables.trouble import TableError

SEED_BITS = 128
TRIES = 5


class Store(Protocol):
    """Stores who sits down; tells whether cards were dealt anew with it."""

    def __call__(self, db: Connection, dealt: Sequence[Entry]) -> bool:
        """Runs in the writer's thread."""


class Overtaken(Exception):
    """Another worker has changed the table meanwhile; nothing was stored."""


def own_seed() -> int:
    """Returns a seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def check_chosen(settings: Settings, wish: NewTable, sitting: Sequence[SeatRow]) -> None:
    """Refuses a seed that somebody chose for a table with others."""
    waits = any(seat.person is None and seat.bot is None for seat in sitting)
    if settings.chosen_seeds == "alone" and (wish.public or waits):
        raise TableError(Problem.CHOSEN_SEED, "only at a table where you play alone")


def begins(sitting: Sequence[SeatRow], person: str) -> bool:
    """Tells whether there was one person so far, and this is a second one."""
    people = {seat.person for seat in sitting if seat.person}
    return len(people) == 1 and person not in people


def reseed(db: Connection, settings: Settings, row: GameRow) -> None:
    """Gives a table that waits another seed if somebody chose the one it has."""
    if row.origin == "seed" and settings.chosen_seeds == "alone":
        games.set_seed(db, row.id, own_seed(), BLAKE2B)


def dealt_anew(room: Room) -> list[Entry]:
    """Returns the entries that deal a running game anew; nothing has changed yet."""
    if room.session is None or room.row.status != "running" or room.session.state.result:
        return []
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


async def sit_down(room: Room, store: Store) -> None:
    """Stores who sits down, and that cards are dealt anew if `store` says so; the lock is held."""
    for _ in range(TRIES):
        dealt = dealt_anew(room)
        try:
            anew = await room.context.store.write(partial(store, dealt=dealt))
        except Overtaken:
            await room.reload()
            continue
        if anew:
            await room.catch_up()
            await room.context.announce("entry", room.id, room.seq)
        return
    raise TableError(Problem.NOT_STORED, "too much happens here; try again")
