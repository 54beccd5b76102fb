"""The advice with fire and cars: Molotovs into Spawn Zones, cars driven, parked and blown up."""

from typing import Any

import pytest

from horda.core.position import pose
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.burning import around, fires_left, needed, to_burn
from horda.games.zombicide.mind.tactics.driving import drivers, errands, errands_left, road
from horda.games.zombicide.mind.tactics.strategy import own_way, search_needed
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import plain_keys
from tests.games.zombicide.test_aims import ENGINE, amy, position
from tests.games.zombicide.test_tactics import advised

# M04: the streets 10, 11, 12, 13, 14 stand in a row; 10 and 14 are red Spawn Zones, 2 is the first.
SPAWNS = ["2 red", "10 red", "14 red"]
BACK = ["2 red", "2 red", "2 red"]


def car(zone: int, *seats: str) -> dict[str, Any]:
    return {"kind": "police_car", "zone": zone, "drivable": True, "seats": list(seats)}


def drive_by(people: dict[str, Any], *cars: dict[str, Any], **table: Any) -> ZState:
    laid: dict[str, Any] = {"objectives": [], "crates": [], "spawns": SPAWNS, "round": 4}
    return position("M04", people, **{**laid, **table}, cars=list(cars))


def weigh(state: ZState, key: str) -> float:
    """What an open option weighs against the best other one."""
    weights = ENGINE.game.advise(state, state.open[0])
    assert weights is not None
    keys = plain_keys(state, state.open[0])
    return weights[keys.index(key)] - max(w for w, k in zip(weights, keys, strict=True) if k != key)


def test_the_nearest_car_goes_to_each_red_spawn_zone_and_the_nearest_drives() -> None:
    two = {**amy(12), "ned": {"zone": 22, "skills": []}}
    state = drive_by(two, car(12), car(22), car(30))
    tasks = errands(state)
    assert sorted(tasks.values()) == [10, 14]
    assert sorted(tasks) == [0, 1]
    assert drivers(state, tasks) == {0: 0, 1: 1}
    assert own_way(state, 1)[22] == 0


def test_a_car_is_got_into_driven_and_left_where_it_shall_burn() -> None:
    assert advised(drive_by(amy(12), car(12), car(14), car(30))) == "get-in:car1:driver"
    driving = drive_by(amy(12), car(12, "amy"), car(14), car(30))
    assert advised(driving) == "drive-fast:z11"
    assert advised(drive_by(amy(11), car(11, "amy"), car(14), car(30))) == "drive-slow:z10"
    assert advised(drive_by(amy(10), car(10, "amy"), car(14), car(30))) == "get-out"


def test_a_car_in_a_spawn_zone_is_shot_at_unless_a_friend_is_there() -> None:
    gunner = amy(11, hands=["pistol"])
    assert advised(drive_by(gunner, car(10), car(14))) == "shoot:z10:pistol:-"
    beside = {**gunner, "ned": {"zone": 10, "skills": []}}
    assert not advised(drive_by(beside, car(10), car(14), turn="amy")).startswith("shoot:z10")


def test_the_first_spawn_zone_is_burned_once_all_tokens_are_there() -> None:
    thrower = amy(7, hands=["molotov"])
    early = drive_by(thrower, car(10), car(14))
    assert to_burn(early) == ()
    assert not advised(early).startswith("shoot")
    late = drive_by(thrower, car(10), spawns=BACK)
    assert 7 in wanted(late)
    assert advised(late) == "shoot:z2:molotov:-"
    assert fires_left(late) < fires_left(early)


def test_a_molotov_is_looked_for_and_taken_out_of_the_pack() -> None:
    without = drive_by(amy(7), car(10), spawns=BACK)
    assert search_needed(without)
    assert needed(without) == 1
    packed = amy(7, hands=["pistol", "pistol"], backpack=["molotov"])
    assert advised(drive_by(packed, spawns=BACK)) == "reorganise"


def test_molotovs_go_into_the_red_spawn_zones_and_then_the_cars_are_parked() -> None:
    """M13: 25 and 32 are red Spawn Zones, cars are parked in 21."""
    cars = [car(23), {**car(12), "kind": "pimpmobile"}]
    laid: dict[str, Any] = {"objectives": ["30 blue"], "crates": [], "cars": cars}
    spawns = ["21 red", "25 red", "32 red"]
    fetching = position("M13", amy(27), **laid, spawns=spawns)
    assert wanted(fetching) == (30,)
    throwing = position("M13", amy(27, hands=["molotov"]), **laid, spawns=spawns)
    assert advised(throwing) == "shoot:z32:molotov:-"
    assert set(around(throwing.tables, (32,))) <= set(wanted(throwing))
    parking = position("M13", amy(23), **laid, spawns=["21 red"] * 3)
    assert errands(parking) == {0: 21, 1: 21}
    assert advised(parking) == "get-in:car1:driver"
    parked = position("M13", amy(23), **laid | {"cars": [car(21), cars[1]]}, spawns=["21 red"] * 3)
    assert errands_left(parked) < errands_left(parking) < errands_left(throwing)


def test_roads_go_along_streets_only() -> None:
    state = drive_by(amy(12), car(12))
    steps = road(state.tables, 10)
    assert [steps[zone] for zone in (10, 11, 12, 17, 14)] == [0, 1, 2, 3, 4]
    assert steps[6] > 100


def test_zombies_are_run_over_where_nobody_walks() -> None:
    state = drive_by(amy(12), car(12, "amy"), car(14), zombies={"11": {"walker": 2}})
    assert advised(state) == "drive-fast:z11"
    keys = plain_keys(state, state.open[0])
    ENGINE.choose(state, keys.index("drive-fast:z11"), 0)
    assert weigh(state, "run-over:z11") > 0


@pytest.mark.rule("Z2-SKILL-11", "Z2-SKILL-Q6")
def test_a_molotov_that_comes_back_takes_the_place_of_the_worst_card() -> None:
    """Nothing else is arranged meanwhile: whoever asked what to do here broke off."""
    pack = ["machete", "gunblade", "water"]
    amy = {"zone": "C3", "hands": ["molotov", "katana"], "backpack": pack}
    table = {
        "survivors": {"amy": {**amy, "skills": ["two_cocktails"]}},
        "crates": ["A1"],
        "next": {"dice": [6]},
    }
    state = pose(ENGINE, ENGINE.config({"scenario": "M00"}), 1, table)
    ENGINE.choose(state, ENGINE.keys(state, state.open[0]).index("shoot:C2:molotov:-"), 0)
    (choice,) = state.open
    weights = ENGINE.game.advise(state, choice) or []
    best = ENGINE.keys(state, choice)[weights.index(max(weights))]
    assert (choice.prompt, best) == ("z2-place-card", "put:amy:4")
