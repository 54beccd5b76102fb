"""Recorded games, one for every way a game can end, replayed to the same digest."""

from pathlib import Path

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry

FOLDER = Path(__file__).parents[2] / "records" / "zombie-terror"
RECORDS = sorted(FOLDER.glob("*.json"))
ENDS = {
    "base": {"escaped", "too-few", "nobody-left", "terror", "unfinished"},
    "barricades": {"car", "five-turned", "terror", "unfinished"},
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    session = Session(registry.engine("zombie-terror"), record)
    assert session.state.digest() == record.digest
    assert session.state.result is not None
    assert session.state.result.reason == record.result == f"zt-end-{path.stem.split('-', 1)[1]}"
    assert session.state.config.scenario == path.stem.split("-")[0]


@pytest.mark.rule("R8.1", "R8.2", "R7.3", "S9.1", "S9.2", "S9.3", "S9.4")
def test_every_end_has_a_record() -> None:
    found = {path.stem for path in RECORDS}
    assert found == {f"{scenario}-{end}" for scenario, ends in ENDS.items() for end in ends}
