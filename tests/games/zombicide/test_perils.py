"""Whom attacks may hurt besides their enemies, and which are good for nothing."""

from typing import Any

import pytest

from horda.core.position import pose
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.chances import Odds
from tests.games.zombicide.driving import BUSY, car, fight
from tests.games.zombicide.fighting import Fight, armed
from tests.games.zombicide.test_odds import ENGINE, MIXED, SHOTGUN, THERE, position
from tests.games.zombicide.test_skills_support_reactions import spawning
from tests.games.zombicide.test_wording import M04, play, posed


def warned(key: str, **setting: Any) -> Odds:
    """Returns the odds of an attack as a screen is told them, with its perils."""
    return told(position((), **setting), key)


def told(state: ZState, key: str) -> Odds:
    """Returns what a screen is told of an attack."""
    found = ENGINE.game.odds(state, 0)[ENGINE.game.key_now(state.config, key)]
    assert isinstance(found, Odds)
    return found


def hurt(found: Odds) -> list[tuple[str, bool, bool]]:
    """Names those in peril, whether each may fall, and whether the game is lost then."""
    people = SECOND.box.survivors
    return [(people[one.who].id, one.falls, one.lost) for one in found.perils]


DONE = {"zone": 4, "skills": [], "done": True}
SHOT = f"shoot:z{THERE}:shotgun:-"


@pytest.mark.rule("Z2-FF-01", "Z2-WIN-02")
def test_a_friend_in_the_way_may_fall_and_the_game_with_it() -> None:
    settings: dict[str, Any] = {"amy": SHOTGUN, "zombies": MIXED}
    assert hurt(warned(SHOT, **settings)) == []
    assert hurt(warned(SHOT, **settings, friend=THERE)) == [("doug", False, False)]
    state = position((), **settings, friend=THERE, doug={"health": 4})
    found = told(state, SHOT)
    assert found.useful
    assert hurt(found) == [("doug", True, True)]


@pytest.mark.rule("Z2-M25-Q3")
def test_ned_bears_a_wound_and_falls_by_the_last_one() -> None:
    table: dict[str, Any] = {"companions": [{"card": "ned", "zone": 18}], "turn": "elle"}
    table["survivors"] = {"elle": {"zone": 23, "skills": [], "hands": ["pistol"]}}
    config = ENGINE.config({"scenario": "M25"})
    key = "shoot:z18:pistol:-"
    assert hurt(told(pose(ENGINE, config, 1, table), key)) == [("ned", False, False)]
    table["memo"] = {"borne": 2}
    assert hurt(told(pose(ENGINE, config, 1, table), key)) == [("ned", True, True)]


@pytest.mark.rule("Z2-SKILL-51", "Z2-SKILL-28")
def test_skills_spare_friends() -> None:
    settings: dict[str, Any] = {"amy": SHOTGUN, "zombies": MIXED, "friend": THERE}
    tough = position((), **settings, doug={"health": 4, "skills": ["tough"]})
    found = told(tough, SHOT)
    assert hurt(found) == [("doug", False, False)]
    steady = {**settings, "amy": SHOTGUN | {"skills": ["steady_hand"]}}
    assert hurt(warned(SHOT, **steady)) == []


@pytest.mark.parametrize(
    ("zombies", "weapon", "useful"),
    [
        (MIXED, "shotgun", True),
        ({}, "shotgun", False),
        ({str(THERE): {"brute": 1}}, "pistol", False),
        ({}, "molotov", False),
        (MIXED, "molotov", True),
    ],
)
def test_an_attack_that_no_zombie_can_fall_to_is_of_no_use(
    zombies: dict[str, Any], weapon: str, useful: bool
) -> None:
    amy = {"hands": [weapon]}
    found = warned(f"shoot:z{THERE}:{weapon}:-", amy=amy, zombies=zombies)
    assert found.useful is useful
    assert not found.perils


@pytest.mark.rule("Z2-MOLOTOV-02")
def test_fire_takes_friends_and_the_game() -> None:
    molotov = {"hands": ["molotov"]}
    found = warned(f"shoot:z{THERE}:molotov:-", amy=molotov, zombies=MIXED, friend=THERE)
    assert hurt(found) == [("doug", True, True)]
    crowd = {str(THERE): {"abominawild": 1}}
    found = warned(f"shoot:z{THERE}:molotov:-", amy=molotov, zombies=crowd, friend=THERE)
    assert found.useful
    assert hurt(found) == []


def of(game: Fight, key: str) -> Odds:
    """Returns the odds of an option that a game offers now."""
    return told(game.state, key)


@pytest.mark.rule("Z2-CAR-14")
def test_a_car_endangers_those_on_foot() -> None:
    crowd = {2: {"walker": 3}}
    game = fight(cars=[car(3, "josh")], zombies=crowd, josh=BUSY, doug={"zone": 2})
    found = of(game.play("drive-fast:z2"), "run-over:z2")
    assert (found.dice, found.useful) == (3, True)
    assert hurt(found) == [("doug", True, True)]
    alone = fight(cars=[car(3, "josh")], zombies=crowd, josh=BUSY, doug={"zone": 4})
    assert hurt(of(alone.play("drive-fast:z2"), "run-over:z2")) == []


@pytest.mark.rule("Z2-CAR-Q8", "Z2-CAR-14")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_car_spares_a_low_profile_only_where_the_table_agreed_so(agreed: bool) -> None:
    doug = {"zone": 2, "skills": ["low_profile"]}
    setup = {"low_profile_against_cars": agreed}
    crowd = {2: {"walker": 3}}
    game = fight(cars=[car(3, "josh")], zombies=crowd, setup=setup, josh=BUSY, doug=doug)
    found = of(game.play("drive-fast:z2"), "run-over:z2")
    assert hurt(found) == ([] if agreed else [("doug", True, True)])
    assert bool(sum(wounds for wounds, _ in found.wounds)) is not agreed


@pytest.mark.rule("Z2-SKILL-29", "Z2-FF-02")
def test_what_is_thrown_by_hand_may_hit_who_stands_there() -> None:
    stones = {"skills": ["improvised_weapon:ranged"]}
    settings: dict[str, Any] = {"amy": stones, "zombies": {str(THERE): {"walker": 2}}}
    key = f"improvise:ranged:z{THERE}"
    found = warned(key, **settings)
    assert (found.dice, found.useful, found.expected_kills) == (2, True, 1.0)
    assert hurt(found) == []
    assert hurt(warned(key, **settings, friend=THERE, doug={"health": 2})) == [("doug", True, True)]


@pytest.mark.rule("Z2-SKILL-30")
def test_fists_have_odds_too() -> None:
    fists = {"skills": ["improvised_weapon:melee", "plus_1_die:melee"]}
    found = warned("improvise:melee:z10", amy=fists, zombies={"10": {"walker": 3}})
    assert (found.dice, found.useful, found.expected_kills) == (3, True, 1.5)


@pytest.mark.rule("Z2-SKILL-25", "Z2-FF-01")
def test_a_shot_by_reflex_may_hit_who_stands_there() -> None:
    amy = armed("pistol", "kukri", skills=["combat_reflexes"])
    game = spawning(5, amy=amy, doug={**DONE, "health": 1})
    found = of(game, "reflex:amy:ranged:pistol:-")
    assert found.useful
    assert hurt(found) == [("doug", True, True)]


@pytest.mark.rule("Z2-M04-04", "Z2-M04-05")
def test_a_car_that_blows_up_takes_those_beside_it() -> None:
    state = posed("M04", zombies={"10": {"walker": 1}}, **M04)
    shot = told(state, "shoot:z10:pistol:-")
    play(state, "shoot:z10:pistol:-")
    blast = told(state, "hit-car:car2")
    assert isinstance(shot, Odds)
    assert isinstance(blast, Odds)
    assert shot.useful
    assert blast.useful
    assert not blast.perils


def test_a_car_is_worth_a_shot_where_a_mission_says_so() -> None:
    state = posed("M04", zombies={"10": {"brute": 1}}, **M04)
    found = told(state, "shoot:z10:pistol:-")
    assert found.useful
