"""Recorded games, one for every way a Mission can end, replayed to the same digest.

While rules are still being written: `python tools/make_records.py zombicide-2e --anew`.
"""

from pathlib import Path

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry

FOLDER = Path(__file__).parents[2] / "records" / "zombicide-2e"
RECORDS = sorted(FOLDER.glob("*.json"))
ENDS = {
    "M00": {"won", "eliminated"},
    "M01": {"won", "eliminated", "goal-impossible"},
    "M02": {"won", "eliminated"},
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    session = Session(registry.engine("zombicide-2e"), record)
    mission, _, end = path.stem.partition("-")
    assert session.state.digest() == record.digest
    assert session.state.result is not None
    assert session.state.result.reason == record.result == f"z2-end-{end}"
    assert session.state.config.scenario == mission


@pytest.mark.rule("Z2-WIN-01", "Z2-WIN-02", "Z2-WIN-03")
def test_every_end_has_a_record() -> None:
    found = {path.stem for path in RECORDS}
    assert found == {f"{mission}-{end}" for mission, ends in ENDS.items() for end in ends}
