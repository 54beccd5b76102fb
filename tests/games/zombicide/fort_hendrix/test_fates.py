"""A game summed up knows who is Knocked-out, who was taken and who is dead."""

from pathlib import Path
from typing import Any

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.screen.tally import Tally

FOLDER = Path(__file__).parents[3] / "records" / "fort-hendrix"
RECORDS = sorted(path.stem for path in FOLDER.glob("F*.json"))
FATES = ("down", "taken", "dead")


def played(name: str) -> Session[Any]:
    """Replays a recorded game."""
    record = loads((FOLDER / f"{name}.json").read_bytes(), name)
    return Session(registry.engine("fort-hendrix"), record)


@pytest.mark.rule("FH-KO-2", "FH-KO-3", "FH-KO-5")
@pytest.mark.parametrize("name", RECORDS)
def test_nobody_who_lies_is_summed_up_as_alive(name: str) -> None:
    session = played(name)
    found, state = session.tally(), session.state
    assert isinstance(found, Tally)
    fates = [one.fate for one in found.people[: len(state.people)]]
    lying = [one.who for one in state.down]
    expected = {"down": lying, "taken": [*state.taken], "dead": [*state.dead]}
    for fate, who in expected.items():
        assert [n for n, one in enumerate(fates) if one == fate] == sorted(who)


@pytest.mark.rule("FH-KO-7")
def test_where_nobody_is_left_nobody_stands() -> None:
    found = played("F04-nobody-left").tally()
    assert isinstance(found, Tally)
    assert {one.fate for one in found.people if one.seat >= 0} <= {*FATES}
