"""Presses that lost a game unwarned: the last Action that did not look so, cards that make room."""

from typing import Any

import pytest

from horda.core import position
from horda.games import registry
from horda.games.zombicide.rules.state import SEARCH

ENGINE = registry.engine("zombicide-2e")


def warned_after(scenario: str, table: dict[str, Any], *answers: str) -> set[str]:
    """Returns the keys of the answers that are warned of once others were given."""
    state = position.pose(ENGINE, ENGINE.config({"scenario": scenario}), 1, table)
    for key in answers:
        (choice,) = state.open
        ENGINE.choose(state, ENGINE.keys(state, choice).index(key), 0)
    (choice,) = state.open
    return {ENGINE.key(state, one) for one in choice.options if ENGINE.game.warning(state, 0, one)}


def people(**one: Any) -> dict[str, Any]:
    return {"skills": [], **one}


@pytest.mark.rule("Z2-WIN-02", "Z2-ZPHASE-05", "Z2-SKILL-02")
@pytest.mark.parametrize("zone", ["C1", "E3"])
def test_a_free_action_of_no_use_does_not_hide_the_last_one(zone: str) -> None:
    """In the street nobody can Search: Ned's turn ends with his last Action of any kind."""
    free = [0] * 7
    free[SEARCH] = 1
    skills = ["plus_1_free_action:search"]
    table = {
        "survivors": {"ned": people(zone=zone, skills=skills, actions=1, free=free)},
        "zombies": {"C2" if zone == "C1" else "F3": {"runner": 3}},
        "equipment": ["water"],
        "crates": ["A1"],
    }
    assert ("make-noise" in warned_after("M00", table)) is (zone == "C1")


@pytest.mark.rule("Z2-M16-07", "Z2-WIN-02")
@pytest.mark.parametrize("runners", [2, 3])
def test_runners_behind_a_broken_door_are_near(runners: int) -> None:
    table = {
        "survivors": {"amy": people(zone="C2", actions=1)},
        "zombies": {"C1": {"runner": runners}},
        "revealed": 1,
    }
    assert ("make-noise" in warned_after("M16", table)) is (runners == 3)


@pytest.mark.rule("Z2-SKILL-56", "Z2-SKILL-Q35", "Z2-WIN-02")
@pytest.mark.parametrize("walkers", [2, 3])
def test_the_end_of_an_extra_turn_lets_zombies_act_though_others_wait(walkers: int) -> None:
    table = {
        "survivors": {
            "amy": people(
                zone="C3", skills=["zombie_link", "break_in"], adrenaline=7, level="yellow"
            ),
            "doug": people(zone="C1", health=3),
        },
        "zombies": {"C1": {"walker": walkers}},
        "zombie_deck": [37, 1],
    }
    found = warned_after("M00", table, "open-door:door3:-", "reveal:E2")
    assert ("end-turn" in found) is (walkers == 3)


@pytest.mark.rule("Z2-SKILL-18", "Z2-POOL-02", "Z2-WIN-02")
@pytest.mark.parametrize("health", [2, 9])
def test_who_steps_aside_may_leave_a_friend_to_all_the_blows(health: int) -> None:
    """Figures run out: after the reaction all Walkers act, those beside the two as well."""
    skills = ["sidestep", "break_in"]
    table = {
        "survivors": {
            "amy": people(zone="E3", skills=skills),
            "doug": people(zone="E3", health=health),
        },
        "zombies": {"E3": {"walker": 3}, "A3": {"walker": 36}},
        "zombie_deck": [2, 1],
    }
    found = warned_after("M00", table, "open-door:door3:-", "reveal:E2")
    aside = {key for key in found if key.startswith("sidestep")}
    assert bool(aside) is (health == 2)
    assert "pass" not in found


@pytest.mark.rule("Z2-M25-Q2", "Z2-SKILL-12", "Z2-INV-02")
def test_no_card_takes_the_place_of_neds_cocktail_unasked() -> None:
    table = {
        "survivors": {
            "amy": people(
                zone="C5",
                hands=["katana", "katana"],
                backpack=["molotov#1", "water", "machete"],
                skills=["hold_your_nose"],
            )
        },
        "companions": [{"card": "ned", "zone": "E5"}],
        "zombies": {"C5": {"walker": 1}, "C1": {"patient_0": 1}},
        "memo": {"cocktail": 15},
        "equipment": ["pistol", "shotgun"],
        "next": {"dice": [6, 6, 6, 6]},
    }
    assert warned_after("M25", table, "melee:katana:katana") == {"put:amy:2"}


@pytest.mark.rule("Z2-M19-02", "Z2-WIN-Q3", "Z2-SKILL-Q6")
def test_no_returned_molotov_takes_the_place_of_a_needed_pimpweapon_unasked() -> None:
    table = {
        "survivors": {
            "amy": people(
                zone="C3",
                hands=["molotov", "katana"],
                backpack=["gunblade", "water", "machete"],
                skills=["two_cocktails"],
            )
        },
        "companions": [{"card": "ned", "leader": "amy"}],
        "objectives": ["A1 red"],
        "pimpweapons": {"drawn": ["gunblade"], "left": []},
        "next": {"dice": [6]},
    }
    assert warned_after("M19", table, "shoot:C5:molotov:-") == {"put:amy:2"}


@pytest.mark.rule("Z2-M19-02", "Z2-WIN-Q3", "Z2-INV-02")
@pytest.mark.parametrize("cards", [1, 2])
def test_to_discard_freely_is_to_discard_where_one_card_is_left(cards: int) -> None:
    """With two the next question asks which, and warns."""
    table = {
        "survivors": {"amy": people(zone="C3", hands=["gunblade", "katana"][:cards])},
        "companions": [{"card": "ned", "leader": "amy"}],
        "objectives": ["A1 red"],
        "pimpweapons": {"drawn": ["gunblade"], "left": []},
    }
    assert warned_after("M19", table) == ({"discard-freely"} if cards == 1 else set())


@pytest.mark.rule("Z2-M02-02", "Z2-SKILL-32", "Z2-WIN-03")
@pytest.mark.parametrize("more", [True, False])
def test_the_last_pimpweapon_is_not_given_up_for_nothing_unasked(more: bool) -> None:
    """Destiny may ignore a card; here there is none after it, or one as good."""
    table = {
        "survivors": {"amy": people(zone="A1", skills=["destiny"])},
        "crates": ["A1"],
        "pimpweapons": ["gunblade", "nailbat"] if more else ["gunblade"],
        "memo": {"unclaimed": 7 if more else 8},
    }
    found = warned_after("M02", table, "take-crate")
    assert found == (set() if more else {"redraw"})


@pytest.mark.rule("Z2-M02-02", "Z2-MISSION-Q3", "Z2-WIN-03")
@pytest.mark.parametrize("more", [True, False])
def test_the_last_pimpweapon_is_not_dropped_unasked(more: bool) -> None:
    """In M2 it counts only once it lies in a slot: who lets it go as it comes has nothing of it."""
    table = {
        "survivors": {"amy": people(zone="A1", hands=["katana"])},
        "crates": ["A1", "B2"],
        "pimpweapons": ["gunblade", "nailbat"] if more else ["gunblade", "aaahh#6"],
        "memo": {"unclaimed": 7 if more else 8},
    }
    assert warned_after("M02", table, "take-crate") == (set() if more else {"drop"})
    lifted = warned_after("M02", table, "take-crate", "put:amy:0")
    assert "drop" not in lifted  # that is the Katana now
    assert warned_after("M02", table, "take-crate", "put:amy:1", "lift:amy:1") == (
        set() if more else {"drop"}
    )
