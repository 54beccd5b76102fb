"""What a position is worth to the team: the signs of the evaluation, and its price."""

from typing import Any

import pytest

from horda.core.engine import Engine
from horda.core.position import pose
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics.gear import gear
from horda.games.zombicide.mind.tactics.reach import reach
from horda.games.zombicide.rules.inventory import LIFTS
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX, SECOND, plain_keys

ENGINE = Engine(Zombicide2())
USUAL: dict[str, Any] = {"objectives": ["5 red"], "crates": [1]}


def position(amy: dict[str, Any] | None = None, **table: Any) -> ZState:
    config = ENGINE.config({"scenario": "M00", "team": 1})
    person = {"zone": 10, "hands": ["pistol"], **(amy or {})}
    return pose(ENGINE, config, 1, {"survivors": {"amy": person}, **USUAL, **table})


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"crates": []}, {}),
        ({"objectives": [], "crates": []}, {"crates": []}),
        ({"doors": 0b10}, {"doors": 0}),
        ({}, {"amy": {"health": 1}}),
        ({}, {"zombies": {"10": {"walker": 3}}}),
        ({"zombies": {"6": {"walker": 1}}}, {"zombies": {"11": {"runner": 1}}}),
        ({"amy": {"hands": ["shotgun"]}}, {"amy": {"hands": ["crowbar"]}}),
        ({"amy": {"hands": ["shotgun"]}}, {"amy": {"backpack": ["shotgun"], "hands": []}}),
        (
            {"objectives": [], "crates": [], "amy": {"zone": 9}},
            {"objectives": [], "crates": [], "amy": {"zone": 11}},
        ),
    ],
)
def test_what_is_better_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert evaluate(position(**better)) > evaluate(position(**worse))


def test_it_stays_between_lost_and_won() -> None:
    for seed, mission in enumerate(("M00", "M01", "M02")):
        state = ENGINE.new(ENGINE.config({"scenario": mission}), seed)
        assert 0 < ENGINE.game.evaluate(state, 0) < 1


def test_a_closed_door_is_a_longer_way() -> None:
    assert reach(SECOND, "M00", 0, 1)[10] == reach(SECOND, "M00", 0b10, 1)[10] + 2


def test_an_empty_inventory_is_worth_nothing() -> None:
    assert gear(BOX, (-1,) * 5) == 0


@pytest.mark.rule("Z2-TRADE-01")
def test_cards_that_take_each_others_place_do_not_go_round_for_ever() -> None:
    state = position({"hands": ["pistol", "crowbar"]})
    ENGINE.choose(state, plain_keys(state, state.open[0]).index("reorganise"))
    for _ in range(4 * LIFTS):
        choice = state.open[0]
        if choice.prompt == "z2-turn":
            return
        keys = plain_keys(state, choice)
        swaps = [i for i, key in enumerate(keys) if key.startswith("put:amy:1")]
        ENGINE.choose(state, swaps[0] if swaps else 0)
    pytest.fail("it still goes on")
