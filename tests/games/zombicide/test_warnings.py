"""What would lose the game for certain is warned of; what hangs on chance is not."""

from typing import Any

import pytest

from horda.core import position
from horda.core.words import Text
from horda.games import registry

LOST = Text("z2-warn-lost")
ENGINE, STATION = registry.engine("zombicide-2e"), registry.engine("invader")


def warned(engine: Any, scenario: str, table: dict[str, Any], **setup: Any) -> set[str]:
    """Returns the keys of all answers and requests of the first seat that are warned of."""
    config = engine.config({"scenario": scenario, **setup})
    state = position.pose(engine, config, 1, table)
    before = state.encode()
    offered = [one for choice in state.open for one in choice.options if choice.seat == 0]
    asked = engine.requests(state, 0)
    found = {engine.key(state, one) for one in offered if engine.game.warning(state, 0, one)}
    found |= {"?" + engine.key(state, one) for one in asked if engine.game.warning(state, 0, one)}
    assert state.encode() == before
    return found


def people(**one: Any) -> dict[str, Any]:
    return {"skills": [], **one}


@pytest.mark.rule("Z2-M04-02", "Z2-WIN-03")
@pytest.mark.parametrize("zone", ["C2", "F3"])
def test_the_last_car_blown_up_in_the_wrong_zone_loses(zone: str) -> None:
    """In M4 a car must go up in each red Spawn Zone; one that is wasted is missed."""
    table = {
        "survivors": {"amy": people(zone="E3" if zone == "F3" else "C1", hands=["molotov"])},
        "cars": [{"kind": "police_car", "zone": zone, "drivable": True}],
        "spawns": ["C1 red", "F3 red"],
    }
    wasted = {"shoot:C2:molotov:-"} if zone == "C2" else set()
    assert warned(ENGINE, "M04", table) == wasted


@pytest.mark.rule("Z2-M01-02", "Z2-WIN-03")
@pytest.mark.parametrize("left", [1, 2])
def test_an_objective_too_many_loses(left: int) -> None:
    """In M1 everybody needs one: whoever takes a second leaves none for the others."""
    table = {
        "survivors": {
            "amy": people(zone="A2", tokens=1),
            "doug": people(zone="A5"),
        },
        "objectives": ["A2 red", "A5 red"][:left],
    }
    assert warned(ENGINE, "M01", table) == ({"take-objective:0"} if left == 1 else set())


@pytest.mark.rule("Z2-M25-Q2", "Z2-INV-02")
def test_neds_cocktail_is_not_thrown_away_by_one_press() -> None:
    """Neither by a request nor at somebody else; the Katana may go."""
    table = {
        "survivors": {"amy": people(zone=21, hands=["molotov#1", "katana"])},
        "companions": [{"card": "ned", "zone": 18}],
        "zombies": {"20": {"patient_0": 1}},
        "memo": {"cocktail": 15},
    }
    found = warned(ENGINE, "M25", table)
    assert "?discard-from:amy:0" in found
    assert "?discard-from:amy:1" not in found


@pytest.mark.rule("Z2-WIN-02", "Z2-ZPHASE-05")
@pytest.mark.parametrize(("zombies", "health"), [(3, 3), (2, 3), (1, 1)])
def test_the_end_of_the_last_turn_beside_too_many_zombies(zombies: int, health: int) -> None:
    table = {
        "survivors": {"amy": people(zone="C1", health=health)},
        "zombies": {"C1": {"walker": zombies}},
        "crates": ["A1"],
    }
    assert warned(ENGINE, "M00", table) == ({"end-turn"} if zombies >= health else set())
    table["survivors"]["doug"] = people(zone="A1")  # type: ignore[index]
    assert warned(ENGINE, "M00", table) == set()


@pytest.mark.rule("INV-HELL-4", "INV-END-2")
@pytest.mark.parametrize("there", [True, False])
def test_fire_that_takes_a_needed_objective_loses(there: bool) -> None:
    """A Flamethrower burns what lies in its Zone, Objectives too."""
    table = {
        "survivors": {
            "cole": people(zone="I3", hands=["flamethrower"], attached=["canister"]),
        },
        "zombies": {"I5": {"worker": 3}},
        "objectives": ["C1 red", "I5 red" if there else "I1 red"],
    }
    fires = {"shoot:I5:flamethrower:-"}
    found = warned(STATION, "M00", table)
    assert (fires & found) == (fires if there else set())
