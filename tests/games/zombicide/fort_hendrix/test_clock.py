"""The Clock, Day and Night."""

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE, Scene

STARTS = {
    10: {1: False, 9: False, 10: True},
    4: {3: True, 4: False},
    5: {2: True, 3: False},
    1: {6: True, 7: False},
    20: {11: True, 12: False},
    22: {9: True, 10: False},
    7: {12: False, 13: True},
    9: {10: False, 11: True},
    11: {8: False, 9: True},
}
"""By the hour of the start, rounds and whether they are Night."""


@pytest.mark.rule("FH-CLOCK-X1", "FH-CLOCK-2")
@pytest.mark.parametrize("hour", STARTS)
def test_the_hour_decides_between_day_and_night(hour: int) -> None:
    for round_, night in STARTS[hour].items():
        scene = Scene(on="clock", table={"hour": (hour + round_ - 1) % 24}, karl={})
        assert scene.state.night is night


@pytest.mark.rule("FH-CLOCK-1")
def test_it_moves_after_noise_is_gone_and_before_the_token_passes() -> None:
    scene = Scene(
        on="clock",
        setup={"players": 2, "team": 2},
        table={"hour": 23, "noise": {"C2": 1}},
        karl={"seat": 0, "actions": 0},
        riley={"seat": 1, "done": True},
    ).until("z2-turn")
    assert scene.state.hour == 0
    assert scene.state.first == 1
    keys = [key.partition(":")[0] for key in scene.told()]
    assert keys.index("round-ended") < keys.index("clock-moved") < keys.index("round-began")


@pytest.mark.rule("FH-CLOCK-3")
def test_a_mission_without_an_hour_asks_for_it_and_a_setup_may_name_it() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M00", "players": 1}), 3)
    while state.open[0].prompt != "z2-hour":
        ENGINE.choose(state, 0, 0)
    keys = ENGINE.keys(state, state.open[0])
    assert [*keys] == [f"start-hour:{hour}" for hour in range(24)]
    ENGINE.choose(state, 21, 0)
    assert (state.hour, state.night) == (21, True)
    named = ENGINE.new(ENGINE.config({"scenario": "M00", "players": 1, "hour": 8}), 3)
    assert (named.hour, named.night) == (8, False)
    none = ENGINE.new(ENGINE.config({"scenario": "M00", "clock": False}), 3)
    assert (none.hour, none.night) == (-1, False)


@pytest.mark.rule("FH-CLOCK-1")
def test_a_mission_of_the_campaign_has_its_own_hour() -> None:
    hours = {"F01": 10, "F02": 7, "F03": 9, "F04": 4, "F05": 20, "F06": 22, "F07": 11}
    hours |= {"F08": 4, "F09": 5, "F10": 1}
    missions = FORT_HENDRIX.missions
    assert {id: missions[id].hour for id in hours} == hours


@pytest.mark.rule("FH-CLOCK-Q2")
def test_a_player_whose_survivors_are_down_still_gets_the_clock() -> None:
    scene = Scene(
        on="clock knock_out",
        setup={"players": 2, "team": 2},
        table={"hour": 12, "taken": ["riley"]},
        karl={"seat": 0, "actions": 0},
        riley={"seat": 1, "zone": -1, "health": 0},
    )
    assert (scene.state.first, scene.state.open[0].seat) == (1, 0)


@pytest.mark.rule("FH-NIGHT-1", "FH-D8")
def test_zombies_see_their_own_zone_and_go_for_the_noise() -> None:
    scene = Scene(
        on="clock",
        table={"hour": 22, "noise": {"F1": 3}},
        zombies={"C1": {"walker": 1}},
        karl={"zone": "C2", "actions": 0, "health": 3},
    ).until("z2-turn")
    assert scene.zombies("E1", "walker") == 1
    scene = Scene(
        on="clock",
        table={"hour": 22},
        zombies={"C1": {"walker": 1}},
        karl={"zone": "C2", "actions": 0, "health": 3},
    ).until("z2-turn")
    assert scene.zombies("C2", "walker") == 1


@pytest.mark.rule("FH-NIGHT-2", "FH-D9")
def test_survivors_see_the_next_zone_and_no_further() -> None:
    scene = Scene(on="clock", table={"hour": 22}, karl={"hands": ["rifle#1"], "zone": "C1"})
    assert scene.offers("shoot") == ["shoot:E1:rifle:-", "shoot:C2:rifle:-"]
    assert scene.refusal("shoot:C3:rifle:-") == ("Z2-RANGED-01",)
    by_day = Scene(on="clock", table={"hour": 12}, karl={"hands": ["rifle#1"], "zone": "C1"})
    assert "shoot:C3:rifle:-" in by_day.offered


@pytest.mark.rule("FH-NIGHT-3", "FH-D9")
def test_a_shot_needs_a_six_and_bonuses_still_help() -> None:
    zombies, night = {"C1": {"walker": 9}}, {"hour": 22}
    scene = Scene(5, on="clock", zombies=zombies, table=night, karl={"hands": ["rifle#1"]})
    assert scene.play("shoot:C1:rifle:-").rolls == [((5,), 6)]
    helped = {"hands": ["rifle#1"], "skills": ["plus_1_to_dice_roll:ranged"]}
    scene = Scene(5, on="clock", zombies=zombies, table=night, karl=helped)
    assert scene.play("shoot:C1:rifle:-").rolls == [((5,), 5)]
    assert scene.zombies("C1") == 8


@pytest.mark.rule("FH-NIGHT-3")
def test_molotovs_and_melee_do_not_care_about_the_night() -> None:
    zombies = {"C1": {"walker": 2}, "C2": {"walker": 1}}
    karl = {"hands": ["molotov", "machete"]}
    scene = Scene(3, on="clock", zombies=zombies, table={"hour": 22}, karl=karl)
    assert scene.play("shoot:C1:molotov:-").zombies("C1") == 0
    assert scene.play("melee:machete:-").zombies("C2") == 0


@pytest.mark.rule("FH-SK-4", "FH-NIGHT-Q1")
def test_a_night_fighter_needs_a_five_in_the_dark_only() -> None:
    karl = {"hands": ["rifle#1"], "skills": ["night_fighter"], "backpack": ["flashlight"]}
    zombies = {"C1": {"walker": 9}}
    scene = Scene(4, 3, on="clock", zombies=zombies, table={"hour": 22}, karl=karl)
    scene.play("shoot:C1:rifle:-", "pass")
    assert scene.rolls == [((4,), 5)]
    scene.play("shoot:C1:rifle:-", "light-zone:C1")
    assert scene.rolls[-1] == ((3,), 3)


@pytest.mark.rule("FH-SK-5")
def test_night_vision_sees_and_shoots_as_by_day_and_is_not_seen() -> None:
    karl = {"hands": ["rifle#1"], "zone": "C1", "backpack": ["night_vision_goggles"]}
    scene = Scene(
        3, on="clock advanced", zombies={"C3": {"walker": 1}}, table={"hour": 22}, karl=karl
    )
    scene.play("shoot:C3:rifle:-", "pass")
    assert scene.rolls == [((3,), 3)]
    assert not scene.state.zombie_eyes().sees(11, 2)


@pytest.mark.rule("FH-NIGHT-Q2", "FH-SK-5")
def test_a_rifle_with_night_vision_lends_it_to_its_own_shots() -> None:
    karl = {"hands": ["colt_m16a4_rifle", "rifle"], "zone": "C1"}
    scene = Scene(
        3, on="clock advanced", zombies={"C3": {"walker": 1}}, table={"hour": 22}, karl=karl
    )
    assert scene.offers("shoot:C3") == ["shoot:C3:colt_m16a4_rifle:-"]
    scene.play("shoot:C3:colt_m16a4_rifle:-", "pass")
    assert scene.rolls == [((3,), 3)]


@pytest.mark.rule("FH-NIGHT-Q2")
def test_other_skills_do_not_lengthen_sight_at_night() -> None:
    skills = ["plus_1_max_range", "sniper", "home_defender"]
    karl = {"hands": ["rifle#1"], "zone": "C1", "skills": skills}
    scene = Scene(5, on="clock", table={"hour": 22}, zombies={"C2": {"walker": 1}}, karl=karl)
    assert scene.offers("shoot") == ["shoot:E1:rifle:-", "shoot:C2:rifle:-"]
    assert scene.play("shoot:C2:rifle:-").rolls == [((5,), 6)]


@pytest.mark.rule("FH-SW-7")
def test_night_and_dark_zones_need_a_six_once() -> None:
    setup, table = {"dark_zones": True}, {"hour": 22, "doors": ["door2"]}
    karl = {"zone": "B3", "hands": ["rifle#1"], "backpack": ["flashlight"]}
    zombies = {"B1": {"walker": 9}}
    scene = Scene(5, 3, on="clock", setup=setup, table=table, zombies=zombies, karl=karl)
    scene.play("shoot:B1:rifle:-", "pass")
    assert scene.rolls == [((5,), 6)]
    scene.play("shoot:B1:rifle:-", "light-zone:B1")
    assert scene.rolls[-1] == ((3,), 3)


@pytest.mark.rule("FH-SW-7", "FH-SK-5")
def test_night_vision_lifts_dark_zones_without_a_clock() -> None:
    setup, table = {"dark_zones": True}, {"doors": ["door2"]}
    karl = {"zone": "B3", "hands": ["rifle#1"], "skills": ["night_vision"]}
    scene = Scene(3, setup=setup, table=table, zombies={"B1": {"walker": 9}}, karl=karl)
    assert scene.play("shoot:B1:rifle:-").rolls == [((3,), 3)]


@pytest.mark.rule("FH-SW-7", "FH-LIGHT-Q11")
def test_another_ones_light_does_not_help_against_a_dark_zone() -> None:
    setup, table = {"dark_zones": True}, {"hour": 22, "doors": ["door2"]}
    scene = Scene(
        5,
        on="clock",
        setup=setup,
        table=table,
        zombies={"B1": {"walker": 9}},
        riley={"zone": "B3", "backpack": ["flashlight"], "actions": 1},
        karl={"zone": "B3", "hands": ["rifle#1"]},
    )
    scene.play("lamp-on", "light-zone:B1").until("z2-turn")
    assert scene.play("shoot:B1:rifle:-").rolls == [((5,), 6)]


@pytest.mark.rule("FH-NIGHT-Q3")
def test_night_is_the_hour_of_the_clock_for_reactions_too() -> None:
    scene = Scene(
        5,
        on="clock",
        table={"hour": 22, "spawns": ["C1 red"], "zombie_deck": [43]},
        karl={"hands": ["rifle#1"], "skills": ["combat_reflexes"], "actions": 0},
    ).until("react-spawned")
    scene.play(scene.offers("reflex:karl:ranged")[0])
    assert scene.rolls == [((5,), 6)]


@pytest.mark.rule("FH-SW-6")
def test_a_car_needs_no_light_to_attack_and_an_old_flashlight_is_a_lamp() -> None:
    car = {"kind": "police_car", "zone": "C1", "drivable": True, "seats": ["karl"]}
    scene = Scene(
        *[4] * 9,
        on="clock",
        table={"hour": 22, "cars": [car]},
        zombies={"C2": {"walker": 9}},
        karl={"zone": "C1"},
    )
    scene.play("drive-fast:C2", "run-over:C2")
    assert scene.rolls[0][1] == 4
    plain = [card for card in BOX.decks["plain_base"] if BOX.cards[card].light]
    assert len(plain) > 0
