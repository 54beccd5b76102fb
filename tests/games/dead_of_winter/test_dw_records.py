"""Recorded games of Dead of Winter replay to their digest: `python -m tools.winter_records`."""

from pathlib import Path

import pytest

from horda.core.record import loads
from horda.core.session import Session
from tests.games.dead_of_winter.playing import ENGINE
from tools.winter_records import ABSENT, ENDLESS, FOLDER, OBJECTIVES, STORIES, Wish, wishes

WISHES = {wish.name: wish for wish in wishes()}
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_digest(path: Path) -> None:
    record = loads(path.read_bytes(), path.name)
    session = Session(ENGINE, record)
    wish: Wish = WISHES[path.stem]
    assert record.position is None, "it is no whole game"
    assert session.state.digest() == record.digest
    assert session.state.result is not None
    assert session.state.result.reason == record.result
    assert session.state.config.scenario == wish.scenario
    assert wish.fits(session.state)


def test_every_wish_has_its_record() -> None:
    assert {path.stem for path in RECORDS} == {*WISHES} - {*ABSENT}


def test_what_is_absent_is_still_wanted() -> None:
    assert {*ABSENT} <= {*WISHES}


@pytest.mark.rule("DW-WIN-02", "DW-WIN-03", "DW-WIN-04", "DW-SCENR-01", "DW-SCENB-01")
def test_objectives_are_won_and_lost() -> None:
    found = {path.stem for path in RECORDS}
    won = [name for name in (*OBJECTIVES, *STORIES) if f"{name}-won" in found]
    lost = [name for name in (*OBJECTIVES, *STORIES) if f"{name}-morale" in found]
    late = [name for name in (*OBJECTIVES, *STORIES) if f"{name}-rounds" in found]
    assert won == lost == [*OBJECTIVES, *STORIES]
    assert late == [name for name in won if name not in ENDLESS]


@pytest.mark.rule("DW-WIN-05", "DW-EXILE-01")
def test_betrayers_and_exiles_win() -> None:
    found = {path.stem for path in RECORDS}
    assert {"betrayer-wins", "exile-wins"} - {*ABSENT} <= found
