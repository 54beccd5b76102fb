"""Rules of thumb: what the advice prefers, and what it never does."""

from typing import Any

import pytest

from horda.core.engine import Engine
from horda.core.position import pose
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.blows import blow
from horda.games.zombicide.mind.tactics.reach import reach
from horda.games.zombicide.mind.tactics.strategy import arming, food_needed, way
from horda.games.zombicide.mind.tactics.threat import danger
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX, SECOND, plain_keys

ENGINE = Engine(Zombicide2())
USUAL: dict[str, Any] = {"objectives": ["5 red"], "crates": [1]}


def position(people: dict[str, Any], mission: str = "M00", **table: Any) -> ZState:
    config = ENGINE.config({"scenario": mission, "team": len(people)})
    return pose(ENGINE, config, 1, {"survivors": people, **USUAL, **table})


def advised(state: ZState) -> str:
    """The key of the option with the highest weight, once amy's turn has begun."""
    choice = state.open[0]
    keys = plain_keys(state, choice)
    if "act:amy" in keys:
        ENGINE.choose(state, keys.index("act:amy"), choice.seat)
        choice = state.open[0]
        keys = plain_keys(state, choice)
    weights = ENGINE.game.advise(state, choice)
    assert weights is not None
    assert len(weights) == len(keys)
    return max(zip(weights, keys, strict=True))[1]


def amy(**fields: Any) -> dict[str, Any]:
    return {"amy": {"zone": 10, "hands": ["pistol"], **fields}}


def test_zombies_in_the_own_zone_are_fought_first() -> None:
    state = position(amy(hands=["baseball_bat"]), zombies={"10": {"walker": 2}})
    assert advised(state).startswith("melee:baseball_bat")


def test_a_way_without_zombies_is_gone() -> None:
    assert advised(position(amy(), doors=0b10)) == "walk:z1"


def test_tokens_of_the_mission_are_taken() -> None:
    assert advised(position(amy(zone=5), doors=0b10)).startswith("take-objective")
    assert advised(position(amy(zone=1), doors=0b10)) == "take-crate"


def test_whoever_can_leaves() -> None:
    assert advised(position(amy(zone=9), objectives=[], crates=[])) == "escape"


def test_nobody_shoots_or_burns_a_zone_with_friends() -> None:
    people = amy(hands=["molotov", "pistol"]) | {"doug": {"zone": 11, "health": 1}}
    state = position(people, zombies={"11": {"walker": 4}})
    assert not advised(state).startswith("shoot:z11")


def test_a_pistol_does_nothing_to_a_brute() -> None:
    pistol = next(i for i, same in enumerate(BOX.same) if BOX.names[same] == "pistol")
    standing = bytearray(len(BOX.zombies))
    standing[BOX.zombie_ids["brute"]] = 1
    standing[BOX.zombie_ids["walker"]] = 2
    assert blow(BOX, pistol, -1, "ranged", bytes(standing))[0] == 0  # the Brute stands before them


def test_runners_are_dangerous_from_further_away() -> None:
    slow = danger(position(amy(), zombies={"11": {"walker": 1}}))
    fast = danger(position(amy(), zombies={"11": {"runner": 1}}))
    assert fast[10] > slow[10]
    assert fast[9] > slow[9]
    assert slow[11] > slow[10] > slow[9]


def test_the_team_goes_for_tokens_and_then_for_the_exit() -> None:
    state = position(amy(), doors=0b10)
    assert sorted(wanted(state)) == [1, 5]
    assert way(state)[1] == 0
    state = position(amy(), objectives=[], crates=[])
    assert wanted(state) == ()
    assert way(state)[9] == 0


def test_a_closed_door_is_a_longer_way() -> None:
    assert reach(SECOND, "M00", 0, 1)[10] == reach(SECOND, "M00", 0b10, 1)[10] + 2


def test_the_team_searches_on_in_its_shelter_while_food_is_lacking() -> None:
    config = ENGINE.config({"scenario": "M01"})
    state = ENGINE.new(config, 1)
    assert food_needed(state) == 3
    assert arming(state)
    state.doors = state.board.all_doors
    assert not arming(state)


@pytest.mark.parametrize("mission", ENGINE.game.scenarios)
def test_every_question_gets_a_weight_for_each_option(mission: str) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": mission, "players": 2}), 4)
    for number in range(300):
        if state.result is not None:
            break
        choice = state.open[0]
        weights = ENGINE.game.advise(state, choice)
        assert weights is not None
        assert len(weights) == len(choice.options)
        ENGINE.choose(state, number * 7 % len(weights), choice.seat)
