"""The picture of a position shows every pawn on its field."""

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

from horda.games import registry
from horda.games.zombie_terror.board import FIELDS
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE

ENGINE = registry.engine("zombie-terror")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("scenario", ENGINE.game.scenarios)
def test_all_pawns_are_drawn(scenario: str) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": scenario}), 1)
    dice = random.Random(1)
    for _ in range(60):
        if state.result is None:
            ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
    picture = ElementTree.fromstring(ENGINE.game.svg(state, None))
    found = Counter(one.get("class", "") for one in picture.iter(f"{SVG}g"))
    pawns = [pawn for pawn in state.cells if pawn != EMPTY]
    assert found["field"] == FIELDS
    assert found["piece zombie"] == sum(pawn >= FIRST_ZOMBIE for pawn in pawns)
    assert found["piece human"] == sum(pawn < FIRST_ZOMBIE for pawn in pawns)
