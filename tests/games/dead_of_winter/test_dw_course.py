"""The course's table: its seed keeps what its notes say, whatever anybody keeps at the deal."""

import re
from itertools import product
from pathlib import Path

import pytest

from tests.games.dead_of_winter.playing import ENGINE, dealt

TUTORIAL = (
    Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "dead-of-winter" / "tutorial.ts"
)


def seed() -> int:
    found = re.search(r"seed: (\d+)", TUTORIAL.read_text("utf-8"))
    assert found
    return int(found[1])


@pytest.mark.parametrize("own", range(12))
def test_the_first_question_is_a_crossroads_of_two_ways(own: int) -> None:
    for others in product(range(0, 12, 3), repeat=2):
        state = dealt(seed(), scenario="tribute", players=3)
        for seat, kept in enumerate((own, *others)):
            ENGINE.choose(state, kept, seat)
        asked = state.open[0]
        assert (asked.seat, asked.prompt, len(asked.options)) == (0, "dw-crossroads-choice", 2)
