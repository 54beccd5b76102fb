"""Moving: what is a way, what it costs, and what ends it; Noise that stays behind."""

import pytest

from horda.games.zombicide.rules.actors import noise_in
from tests.games.zombicide.fighting import Fight, armed

BUSY = {"backpack": ["water"]}
"""With food to eat a turn does not end by itself when the Actions are spent."""


@pytest.mark.rule("Z2-MOVE-X1", "Z2-MOVE-07", "Z2-MOVE-10")
def test_leaving_two_walkers_takes_three_actions_and_three_four() -> None:
    fight = Fight(zombies={3: {"walker": 2}}, doug=BUSY)
    fight.play("walk:z2")
    assert (fight.person("doug")["zone"], fight.person("doug")["actions"]) == (2, 0)
    assert not Fight(zombies={3: {"walker": 3}}, doug=BUSY).offers("walk:")


@pytest.mark.rule("Z2-MOVE-I2")
def test_every_kind_of_zombie_costs_one_action() -> None:
    crowd = {3: {"hobomination": 1, "brute": 1}}
    fight = Fight(zombies=crowd, doug=BUSY).play("walk:z2")
    assert fight.person("doug")["actions"] == 0


@pytest.mark.rule("Z2-MOVE-X3", "Z2-MOVE-01", "Z2-MOVE-02", "Z2-MOVE-03", "Z2-MOVE-05")
def test_from_the_street_past_a_closed_door() -> None:
    assert Fight(lili={"zone": 11}).offers("walk:") == ["walk:z6", "walk:z10"]
    opened = Fight(lili={"zone": 11}, table={"doors": 4})
    assert opened.offers("walk:") == ["walk:z6", "walk:z10", "walk:z12"]


@pytest.mark.rule("Z2-MOVE-X4", "Z2-MOVE-04", "Z2-MOVE-01")
def test_between_rooms_with_open_passages() -> None:
    fight = Fight(ostara={"zone": 35, "tokens": 1}, setup={"scenario": "M01"})
    assert fight.offers("walk:") == ["walk:z34", "walk:z36", "walk:z40", "walk:z41"]
    assert Fight(ostara={"zone": 7}).offers("walk:") == ["walk:z8", "walk:z12"]  # not 13


@pytest.mark.rule("Z2-MOVE-Q1")
def test_a_free_move_pays_part_of_leaving_by_the_ruling() -> None:
    mover = {"skills": ["plus_1_free_action:move"], **BUSY}
    crowd = {3: {"walker": 3}}
    fight = Fight(zombies=crowd, amy=mover).play("walk:z2")
    assert (fight.person("amy")["actions"], sum(fight.person("amy")["free"])) == (0, 0)
    strict = {"free_move_pays": False}
    assert not Fight(zombies=crowd, amy=mover, setup=strict).offers("walk:")
    fight = Fight(zombies={3: {"walker": 1}}, amy=mover, setup=strict).play("walk:z2")
    assert (fight.person("amy")["actions"], sum(fight.person("amy")["free"])) == (1, 1)


@pytest.mark.rule("Z2-MOVE-09", "Z2-SETUP-12")
def test_a_kid_slips_away_once_a_turn() -> None:
    fight = Fight(zombies={3: {"walker": 4}, 4: {"walker": 4}}, lili={})
    assert not fight.offers("walk:")
    fight.play("slip:z4")
    assert fight.person("lili")["actions"] == 2
    assert not fight.offers("slip:")
    assert not Fight(zombies={3: {"walker": 4}}, amy={}).offers("slip:")


@pytest.mark.rule("Z2-NOISE-X1", "Z2-NOISE-01", "Z2-NOISE-02", "Z2-NOISE-03", "Z2-NOISE-I2")
def test_the_noise_of_a_shot_stays_where_it_was_shot() -> None:
    ned = armed("katana", "shotgun", **BUSY)
    fight = Fight(6, 6, 6, 6, zombies={3: {"walker": 1}, 4: {"walker": 1}}, ned=ned)
    fight.play("melee:katana:-")
    assert fight.table["noise"] == {}
    fight.play("shoot:z4:shotgun:-")
    assert fight.rolled == 2
    assert fight.table["noise"] == {"3": 1}
    fight.play("walk:z2")
    assert fight.table["noise"] == {"3": 1}


@pytest.mark.rule("Z2-MAKENOISE-01", "Z2-MAKENOISE-Q1", "Z2-ROUND-04")
def test_noise_on_purpose_again_and_again() -> None:
    fight = Fight(amy={}).play("make-noise", "make-noise")
    assert fight.table["noise"] == {"3": 2}
    assert fight.person("amy")["actions"] == 1


@pytest.mark.rule("Z2-NOISE-05", "Z2-NOISE-I1", "Z2-NOISE-04")
def test_survivors_are_noise_but_no_tokens() -> None:
    fight = Fight(table={"noise": {"2": 1}}, amy={}, ned={}, lou={"zone": 2})
    assert [noise_in(fight.state, zone) for zone in (2, 3, 4)] == [2, 2, 0]
    fight.play("end-turn", "act:ned", "end-turn", "end-turn")
    assert [noise_in(fight.state, zone) for zone in (2, 3, 4)] == [1, 2, 0]


@pytest.mark.rule("Z2-NOISE-Q2")
def test_an_improvised_weapon_is_silent() -> None:
    fight = Fight(1, 1, zombies={3: {"walker": 1}}, amy={"skills": ["improvised_weapon:melee"]})
    fight.play("improvise:melee:z3")
    assert fight.table["noise"] == {}


@pytest.mark.rule("Z2-NOISE-Q3", "Z2-NOISE-03")
def test_a_reroll_makes_no_second_noise() -> None:
    amy = armed("pistol", backpack=["plenty_of_bullets"])
    fight = Fight(1, 6, zombies={4: {"walker": 1}}, amy=amy)
    fight.play("shoot:z4:pistol:-", "reroll:ammo")
    while fight.prompt != "z2-turn":
        fight.play("pass")
    assert (len(fight.rolls), fight.table["noise"]) == (2, {"3": 1})


@pytest.mark.rule("Z2-DOOR-Q2", "Z2-MOVE-05")
def test_zombies_do_not_open_doors() -> None:
    fight = Fight(zombies={7: {"walker": 2}}, amy={}).play("end-turn")
    assert fight.zombies(7) == {"walker": 2}
