"""Files of games that a server gave out load for ever; see tools/make_server_records.py."""

from pathlib import Path

import pytest

from horda.core.record import Redone, Undone, dumps, loads
from horda.core.session import Session
from horda.games import registry
from horda.server.store.queries.records import build_record, read_entry
from horda.server.store.rows import EntryRow, GameRow
from horda.server.tables.room import encode

FOLDER = Path(__file__).parents[1] / "records" / "server"
RECORDS = sorted(FOLDER.glob("*.json"))


def test_there_is_one_of_every_game_and_they_hold_every_kind_of_entry() -> None:
    assert {path.stem for path in RECORDS} >= {"zombicide-2e", "zombie-terror"}
    kinds = {type(entry) for path in RECORDS for entry in loads(path.read_bytes()).log}
    assert kinds >= {Undone, Redone}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_file_replays_to_its_digest_and_end(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    digest, result = record.digest, record.result
    session = Session(registry.engine(record.game), record)
    assert (session.state.digest(), session.record.result) == (digest, result)
    assert session.state.result is not None
    assert dumps(session.record) == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_entries_survive_the_way_through_the_database(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    rows = [
        EntryRow(game="g", seq=seq, body=encode(entry), at=0.0)
        for seq, entry in enumerate(record.log, 1)
    ]
    assert [read_entry(row) for row in rows] == record.log
    game = GameRow(
        id="g",
        game=record.game,
        scenario="",
        config=record.config,
        seed=record.seed,
        version=record.version,
        schema=record.schema,
        horda=record.horda,
        host="ann",
        created=0.0,
    )
    session = Session(registry.engine(record.game), build_record(game, [], rows))
    assert session.state.digest() == record.digest
