"""The board fits into 80 columns, and nothing of it is lost there."""

import re

import pytest

from horda.games.registry import engine
from horda.games.zombicide.screen.picture import marks, notes

ENGINE = engine("zombicide-2e")
COLUMNS = 80


@pytest.mark.parametrize("mission", ENGINE.game.scenarios)
def test_every_mission_fits(mission: str) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": mission}), 1)
    drawn = ENGINE.game.draw_narrow(state, None)
    assert max(map(len, drawn.splitlines())) <= COLUMNS
    for zone in range(len(state.board.zones)):
        said = " ".join((marks(state, zone), *notes(state, zone))).replace("+", " +")
        assert [word for word in said.split() if not is_drawn(word, drawn)] == []


def is_drawn(word: str, drawn: str) -> bool:
    """Tells whether a word is there; a long name may be cut short before its number."""
    name, hyphen, which = word.rpartition("-")
    cut = re.escape(name[:5]) + r"\w*-" + re.escape(which)
    return word in drawn or bool(hyphen and re.search(cut, drawn))


def test_all_six_survivors_of_a_small_zone_are_seen() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M01"}), 1)
    lines = [line[32:41] for line in ENGINE.game.draw_narrow(state, None).splitlines()[25:30]]
    assert [line.strip("#. ") for line in lines[2:]] == ["ost bun", "lou amy", "dou wan"]
