"""A press after which every answer to what is asked next loses the game is warned of, too."""

from typing import Any

import pytest

from tests.games.zombicide.fort_hendrix.fort import ENGINE as FORT
from tests.games.zombicide.fort_hendrix.fort import Scene
from tests.games.zombicide.test_warnings import ENGINE, STATION, people, warned


def beset(zombies: int, health: int = 1) -> dict[str, Any]:
    """Two stand beside Zombies; one has acted, and the turn of the other ends the phase."""
    return {
        "survivors": {
            "amy": people(zone="C1", health=health),
            "doug": people(zone="C1", health=1, actions=0, done=True),
        },
        "zombies": {"C1": {"walker": zombies}},
        "crates": ["A1"],
        "turn": "amy",
    }


@pytest.mark.rule("Z2-ZPHASE-04", "Z2-WIN-02")
@pytest.mark.parametrize(("zombies", "health"), [(1, 1), (1, 2), (3, 2), (2, 2), (4, 3)])
def test_wounds_that_nobody_there_can_bear_however_they_are_shared(
    zombies: int, health: int
) -> None:
    """The team says who takes them; amy alone can bear less than her Health."""
    found = warned(ENGINE, "M00", beset(zombies, health))
    assert ("end-turn" in found) is (zombies >= health)


@pytest.mark.rule("Z2-ZPHASE-04", "INV-END-1")
@pytest.mark.parametrize("health", [1, 2])
def test_xenos_beside_two_who_bear_no_wound(health: int) -> None:
    table = {
        "survivors": {
            "cole": people(zone="C7", health=1),
            "magnus": people(zone="C7", health=health, actions=0, done=True),
        },
        "zombies": {"C7": {"worker": 1}},
        "turn": "cole",
    }
    assert ("end-turn" in warned(STATION, "M05", table)) is (health == 1)


@pytest.mark.rule("Z2-ZPHASE-04", "Z2-SKILL-G1")
@pytest.mark.parametrize("skills", [["tough"], []])
def test_who_shrugs_the_wound_off_is_a_way_out(skills: list[str]) -> None:
    table = beset(1)
    table["survivors"]["amy"]["skills"] = skills
    assert ("end-turn" in warned(ENGINE, "M00", table)) is (not skills)


def told_of(scene: Scene) -> set[str]:
    """Returns the keys of the answers that are warned of."""
    (choice,), state = scene.state.open, scene.state
    return {FORT.key(state, one) for one in choice.options if FORT.game.warning(state, 0, one)}


@pytest.mark.rule("FH-KO-5", "FH-SW-4", "Z2-M15-03")
@pytest.mark.parametrize(("last", "actions"), [(1, 1), (2, 1), (1, 2)])
def test_a_last_action_that_leaves_somebody_to_die(last: int, actions: int) -> None:
    """Nobody may die in M15; no Zombie need be near, and any last Action ends the round."""
    scene = Scene(
        on="knock_out",
        setup={"scenario": "M15"},
        table={
            "down": [{"who": "riley", "zone": "A1", "last": last}],
            "round": 1,
            "companions": [{"card": "ned", "zone": "I9"}],
        },
        karl={"zone": "C3", "actions": actions},
        riley={"zone": -1, "health": 0},
    )
    (choice,) = scene.state.open
    told = {
        FORT.key(scene.state, o) for o in choice.options if FORT.game.warning(scene.state, 0, o)
    }
    assert ("make-noise" in told) is ((last, actions) == (1, 1))
    assert ("end-turn" in told) is (last == 1)


@pytest.mark.rule("Z2-M04-02", "Z2-WIN-03", "Z2-MOLOTOV-02")
@pytest.mark.parametrize("car", ["C2", "F3"])
def test_a_fire_that_friends_stand_in_may_lose_more_than_them(car: str) -> None:
    """Knocked-out they lose nothing at once; the last car that is needed does."""
    scene = Scene(
        on="knock_out",
        setup={"scenario": "M04"},
        table={
            "cars": [{"kind": "police_car", "zone": car, "drivable": True}],
            "spawns": ["C1 red", "F3 red"],
        },
        karl={"zone": "C1", "hands": ["molotov"]},
        riley={"zone": "C2"},
    )
    (choice,) = scene.state.open
    told = {
        FORT.key(scene.state, o) for o in choice.options if FORT.game.warning(scene.state, 0, o)
    }
    assert ("shoot:C2:molotov:-" in told) is (car == "C2")


@pytest.mark.rule("Z2-ZPHASE-05", "Z2-WIN-02")
@pytest.mark.parametrize(("actions", "zombies"), [(1, 1), (2, 1), (1, 0)])
def test_a_last_shot_elsewhere_leaves_nobody_to_the_zombies_unasked(
    actions: int, zombies: int
) -> None:
    """However the dice fall: whoever stands beside amy strikes before anybody acts again."""
    table = {
        "survivors": {
            "amy": people(zone="C1", health=1, actions=actions, hands=["pistol"]),
        },
        "zombies": {"C2": {"walker": 1}, "C1": {"walker": zombies}},
        "crates": ["A1"],
        "turn": "amy",
    }
    lost = {"shoot:C2:pistol:-"} & warned(ENGINE, "M00", table)
    assert bool(lost) is ((actions, zombies) == (1, 1))
