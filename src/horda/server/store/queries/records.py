"""A whole game as the record that `horda replay` reads."""

import msgspec
from sqlalchemy import Connection

from horda.core.errors import BadRecord, Code
from horda.core.record import Entry, Record
from horda.server.store.queries.entries import entries_since
from horda.server.store.queries.games import find_game
from horda.server.store.queries.seats import seats_of
from horda.server.store.rows import EntryRow, GameRow, SeatRow

_ENTRY = msgspec.json.Decoder(Entry)


def load_record(connection: Connection, game_id: str) -> Record | None:
    """Builds the record of a game from its rows; None: there is no such game."""
    row = find_game(connection, game_id)
    if row is None:
        return None
    return build_record(row, seats_of(connection, game_id), entries_since(connection, game_id))


def build_record(game: GameRow, seats: list[SeatRow], entries: list[EntryRow]) -> Record:
    """Builds a record; a gap in it or an entry that cannot be read is refused."""
    return Record(
        game=game.game,
        version=game.version,
        horda=game.horda,
        config=game.config,
        seed=game.seed,
        generator=game.generator,
        schema=game.schema,
        seats=[seat.name for seat in seats],
        position=game.position,
        log=[read_entry(entry, place) for place, entry in enumerate(entries, 1)],
        result=game.result,
    )


def read_entry(row: EntryRow, place: int | None = None) -> Entry:
    """Reads an entry; with `place`, it must be the one that belongs there."""
    if place is not None and row.seq != place:
        raise BadRecord(Code.BAD_RECORD, f"{row.game}: entry {place} is missing")
    try:
        entry: Entry = _ENTRY.decode(row.body)
        return entry
    except msgspec.DecodeError as error:
        raise BadRecord(Code.BAD_RECORD, f"{row.game}: entry {row.seq}: {error}") from None
