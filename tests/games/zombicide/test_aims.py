"""Where the goals of Missions draw the team, and that the advice does what serves them."""

from typing import Any

import pytest

from horda.core.engine import Engine
from horda.core.position import pose
from horda.games.zombicide.board import bits
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.mind.tactics.aims import kills_abominations, wanted
from horda.games.zombicide.mind.tactics.strategy import locked_out, search_needed, way
from horda.games.zombicide.modules.mission_rules.places import building, marked
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX, SECOND
from tests.games.zombicide.test_tactics import advised

ENGINE = Engine(Zombicide2())


def position(mission: str, people: dict[str, Any], **table: Any) -> ZState:
    config = ENGINE.config({"scenario": mission, "team": len(people)})
    return pose(ENGINE, config, 1, {"survivors": people, **table})


def amy(zone: int, **fields: Any) -> dict[str, Any]:
    return {"amy": {"zone": zone, "hands": ["crowbar"], "skills": [], **fields}}


def test_kits_come_first_and_then_the_wounded() -> None:
    (zone,) = marked(SECOND, "M12", "wounded")
    lying = {"companions": [{"card": "lou", "zone": zone}], "objectives": ["3 red"]}
    assert wanted(position("M12", amy(0), **lying)) == (3,)
    treating = position("M12", amy(zone, load=["red"]), **lying)
    assert wanted(treating) == (zone,)
    assert advised(treating) == "treat:lou"


def test_planks_are_brought_to_the_broken_doors_from_inside() -> None:
    rooms = set(building(SECOND, "M16").rooms)
    assert wanted(position("M16", amy(0), objectives=["3 red"])) == (3,)
    zones = wanted(position("M16", amy(0, load=["red"]), objectives=["3 red"]))
    assert zones
    assert set(zones) <= rooms


def test_boxes_are_brought_to_the_pimpcar() -> None:
    cars = [{"kind": "pimpmobile", "zone": 4, "drivable": True}]
    loading = position("M21", amy(4, load=["red"]), cars=cars, objectives=["3 red"])
    assert wanted(loading) == (4,)
    assert advised(loading) == "load-box:car1"


def test_only_the_first_in_the_race_takes_objectives() -> None:
    two = {**amy(0, adrenaline=3), "ned": {"zone": 0, "skills": [], "adrenaline": 4}}
    assert not advised(position("M03", two, objectives=["0 red"], turn="amy")).startswith("take")
    alone = position("M03", amy(0), objectives=["0 red"])
    assert advised(alone).startswith("take-objective")


def test_an_abomination_is_hunted_only_with_what_kills_it() -> None:
    there = {"zombies": {"20": {"patient_0": 1}}, "abomination_out": ["patient_0"]}
    table: dict[str, Any] = {**there, "objectives": ["3 red"], "crates": []}
    bare = position("M11", amy(0), **table)
    assert set(wanted(bare)) == set(bits(bare.board.rooms)), "Molotovs are found by Searching"
    assert search_needed(bare)
    armed = position("M11", amy(0, hands=["molotov"]), **table)
    assert kills_abominations(BOX, armed.people[0].slots)
    assert {19, 13}.issuperset(wanted(armed)), "one throws from the next Zone"
    beside = position("M11", amy(19, hands=["molotov"]), **table)
    assert advised(beside) == "shoot:z20:molotov:-"
    walkers = position(
        "M11",
        amy(3, hands=["molotov"]),
        **there | {"zombies": {"4": {"walker": 6}, "20": {"patient_0": 1}}},
    )
    assert not advised(walkers).startswith("shoot"), "it is kept"


@pytest.mark.parametrize(("hands", "locked"), [(["pistol"], True), (["crowbar"], False)])
def test_without_a_tool_the_team_searches_the_rooms_it_can_reach(
    hands: list[str], locked: bool
) -> None:
    """Seen in M22: six Survivors behind doors, the last tool gone, waiting for ever."""
    state = position("M22", amy(22, hands=hands), objectives=["15 red"], crates=[], doors=1 << 6)
    assert locked_out(state) == search_needed(state) == locked
    far = way(state)
    rooms = [zone.index for zone in state.board.zones if not zone.street]
    nearest = min(rooms, key=far.__getitem__)
    assert (state.tables.distance[22][nearest] < len(rooms)) == locked
