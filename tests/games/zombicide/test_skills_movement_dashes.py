"""Skills that move a Survivor once a turn."""

import pytest

from tests.games.zombicide.fighting import Fight, armed

WALKER = {"walker": 1}
BUSY = {"backpack": ["water"]}
"""With food to eat a turn does not end by itself when the Actions are spent."""


def stands(fight: Fight, name: str = "amy") -> tuple[int, int]:
    """Returns the Zone of a Survivor and the Actions it has left."""
    person = fight.person(name)
    return person["zone"], person["actions"]


@pytest.mark.rule("Z2-SKILL-44", "Z2-INTER-20")
def test_sprint_goes_two_or_three_zones_once_a_turn() -> None:
    fight = Fight(wanda={"zone": 2, "skills": ["sprint"]})
    fight.play("dash:sprint:z3")
    assert fight.offered == ["walk:z2", "walk:z4"]  # one Zone is no Sprint
    fight.play("walk:z4")
    assert fight.offered == ["walk:z3", "stop-here"]
    fight.play("walk:z3")
    assert stands(fight, "wanda") == (3, 2)
    assert not fight.offers("dash:")


@pytest.mark.rule("Z2-MOVE-X2", "Z2-SKILL-44", "Z2-MOVE-08")
def test_a_sprint_ends_among_zombies() -> None:
    fight = Fight(zombies={3: WALKER}, wanda={"zone": 2, "skills": ["sprint"]})
    fight.play("dash:sprint:z3")
    assert fight.prompt == "z2-turn"
    assert stands(fight, "wanda") == (3, 2)


@pytest.mark.rule("Z2-SKILL-Q25")
def test_sprint_and_one_more_zone_add_up() -> None:
    fight = Fight(wanda={"zone": 4, "skills": ["sprint", "plus_1_zone_per_move"]})
    fight.play("dash:sprint:z3", "walk:z2", "walk:z6", "walk:z11")
    assert fight.prompt == "z2-turn"
    assert stands(fight, "wanda") == (11, 2)


@pytest.mark.rule("Z2-MOVE-Q3", "Z2-MOVE-09", "Z2-SETUP-12")
def test_a_kid_slips_in_a_sprint_once_a_turn() -> None:
    zombies = {2: {"walker": 4}, 3: WALKER, 4: WALKER}
    fight = Fight(zombies=zombies, lili={"zone": 2, "skills": ["sprint"]})
    assert not fight.offers("dash:")  # leaving four Zombies is too dear
    fight.play("slip-dash:sprint:z3", "walk:z4", "stop-here")
    assert stands(fight, "lili") == (4, 2)
    assert fight.offers("walk:") == ["walk:z3"]
    assert not fight.offers("slip")


@pytest.mark.rule("Z2-MOVE-Q3")
def test_a_kid_slips_through_zombies_on_the_way() -> None:
    kid = {"zone": 2, "skills": ["plus_1_zone_per_move"]}
    fight = Fight(zombies={3: WALKER}, lili=kid)
    assert fight.offers("slip:") == ["slip:z3"]
    assert Fight(zombies={4: WALKER}, lili=kid).offers("slip:") == []
    fight.play("slip:z3", "walk:z4")
    assert stands(fight, "lili") == (4, 2)


@pytest.mark.rule("Z2-SKILL-47")
def test_charge_is_free_and_ends_at_zombies() -> None:
    fight = Fight(zombies={4: WALKER, 11: WALKER}, lou={"zone": 2, "skills": ["charge"]})
    assert fight.offers("dash:") == ["dash:charge:z4", "dash:charge:z11"]
    fight.play("dash:charge:z4")
    assert stands(fight, "lou") == (4, 3)
    assert not fight.offers("dash:")


@pytest.mark.rule("Z2-SKILL-47", "Z2-MOVE-08")
def test_charge_does_not_pass_zombies() -> None:
    fight = Fight(zombies={3: WALKER, 4: WALKER}, amy={"zone": 2, "skills": ["charge"]})
    assert fight.offers("dash:") == ["dash:charge:z3"]


@pytest.mark.rule("Z2-SKILL-Q27", "Z2-MOVE-Q3")
def test_charge_pays_for_zombies_left_behind_unless_a_kid_slips() -> None:
    zombies = {2: {"walker": 2}, 3: WALKER}
    fight = Fight(zombies=zombies, lou={"zone": 2, "skills": ["charge"]})
    slipped = Fight(zombies=zombies, lou={"zone": 2, "skills": ["charge"]})
    assert stands(fight.play("dash:charge:z3"), "lou") == (3, 1)
    assert stands(slipped.play("slip-dash:charge:z3"), "lou") == (3, 3)
    poor = Fight(zombies=zombies, amy={"zone": 2, "skills": ["charge"], "actions": 1})
    assert not poor.offers("dash:")
    slick = Fight(zombies=zombies, amy={"zone": 2, "skills": ["charge", "slippery"]})
    assert stands(slick.play("dash:charge:z3")) == (3, 3)


@pytest.mark.rule("Z2-SKILL-40", "Z2-SKILL-Q21")
def test_jump_goes_exactly_two_zones_over_anything() -> None:
    fight = Fight(zombies={3: {"brute": 9}, 4: WALKER}, bunny_g={"zone": 2, "skills": ["jump"]})
    assert fight.offers("dash:") == ["dash:jump:z4", "dash:jump:z11"]
    assert stands(fight.play("dash:jump:z4"), "bunny_g") == (4, 2)
    assert not fight.offers("dash:")


@pytest.mark.rule("Z2-SKILL-40", "Z2-SKILL-Q21", "Z2-MOVE-Q3")
def test_nothing_makes_a_jump_cheaper() -> None:
    skilled = {"zone": 2, "skills": ["jump", "slippery"], **BUSY}
    fight = Fight(zombies={2: {"walker": 2}}, bunny_g=skilled)
    assert stands(fight.play("dash:jump:z4"), "bunny_g") == (4, 0)
    crowd = Fight(zombies={2: {"walker": 3}}, bunny_g=skilled)
    assert not crowd.offers("dash:")
    assert not crowd.offers("slip-dash:")


@pytest.mark.rule("Z2-SKILL-26", "Z2-SKILL-Q17", "Z2-SKILL-G4", "Z2-NOISE-Q1")
def test_blitz_moves_into_range_and_shoots_for_free() -> None:
    skilled = armed("pistol", zone=6, skills=["blitz"])
    fight = Fight(6, zombies={4: WALKER}, amy=skilled)
    assert fight.offers("dash:") == ["dash:blitz:z3"]
    fight.play("dash:blitz:z3")
    assert "pass" in fight.offered
    fight.play("shoot:z4:pistol:-")
    assert stands(fight) == (3, 2)
    assert (fight.zombies(4), fight.table["noise"]) == ({}, {"3": 1})
    assert not fight.offers("dash:")


@pytest.mark.rule("Z2-SKILL-26", "Z2-SKILL-Q17")
def test_blitz_on_the_spot_and_without_a_gun() -> None:
    zombies = {4: WALKER}
    here = Fight(6, zombies=zombies, amy=armed("pistol", skills=["blitz"]))
    assert "dash:blitz:z3" in here.offers("dash:")
    assert not Fight(zombies=zombies, amy=armed("machete", skills=["blitz"])).offers("dash:")
    assert not Fight(amy=armed("pistol", skills=["blitz"])).offers("dash:")


@pytest.mark.rule("Z2-SKILL-39", "Z2-SKILL-Q17")
def test_field_medic_heals_at_the_end_of_its_way() -> None:
    medic = {"zone": 2, "skills": ["field_medic"], "health": 2}
    fight = Fight(amy=medic, ned={"zone": 4, "health": 1})
    assert fight.offers("dash:") == ["dash:field_medic:z2", "dash:field_medic:z4"]
    fight.play("dash:field_medic:z4")
    assert fight.offered == ["heal:amy", "heal:ned", "pass"]
    fight.play("heal:ned")
    assert fight.person("ned")["health"] == 2
    assert stands(fight) == (4, 2)


@pytest.mark.rule("Z2-SKILL-39", "Z2-SKILL-Q17")
def test_field_medic_may_stay_and_may_find_nobody_wounded() -> None:
    fight = Fight(amy={"skills": ["field_medic"]}, ned={})
    fight.play("dash:field_medic:z3")
    assert stands(fight) == (3, 2)
    assert fight.prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-64", "Z2-SKILL-Q17")
def test_bloodlust_moves_to_zombies_and_strikes() -> None:
    skilled = armed("machete", zone=2, skills=["bloodlust:melee"])
    fight = Fight(6, zombies={4: WALKER}, amy=skilled)
    assert fight.offers("dash:") == ["dash:bloodlust=melee:z4"]
    fight.play("dash:bloodlust=melee:z4", "melee:machete:-")
    assert fight.zombies(4) == {}
    assert stands(fight) == (4, 2)


@pytest.mark.rule("Z2-SKILL-64", "Z2-SKILL-Q17", "Z2-MOVE-07")
def test_bloodlust_pays_for_leaving_and_nothing_for_staying() -> None:
    zombies = {2: {"walker": 2}, 3: WALKER}
    skilled = armed("machete", zone=2, skills=["bloodlust:combat"], **BUSY)
    fight = Fight(zombies=zombies, amy=skilled)
    assert fight.offers("dash:") == ["dash:bloodlust=combat:z2", "dash:bloodlust=combat:z3"]
    assert stands(fight.play("dash:bloodlust=combat:z3", "pass")) == (3, 0)
    stays = Fight(zombies=zombies, amy=skilled)
    assert stands(stays.play("dash:bloodlust=combat:z2", "pass")) == (2, 2)


@pytest.mark.rule("Z2-SKILL-Q45", "Z2-SKILL-07", "Z2-SKILL-47")
def test_a_charge_goes_one_zone_farther_with_one_more_zone_per_move() -> None:
    skilled = {"zone": 4, "skills": ["charge", "plus_1_zone_per_move"]}
    fight = Fight(zombies={6: WALKER, 11: WALKER}, amy=skilled)
    assert fight.offers("dash:") == ["dash:charge:z6"]  # three Zones, and not four
    assert stands(fight.play("dash:charge:z6")) == (6, 3)
    assert not Fight(zombies={6: WALKER}, amy={"zone": 4, "skills": ["charge"]}).offers("dash:")
    twice = {"zone": 4, "skills": ["charge", "plus_1_zone_per_move", "plus_1_zone_per_move"]}
    assert Fight(zombies={11: WALKER}, amy=twice).offers("dash:") == ["dash:charge:z11"]


@pytest.mark.rule("Z2-SKILL-Q45", "Z2-MOVE-08", "Z2-MOVE-Q3")
def test_zombies_end_the_longer_charge_unless_a_kid_slips() -> None:
    skilled = {"zone": 4, "skills": ["charge", "plus_1_zone_per_move"]}
    fight = Fight(zombies={2: WALKER, 6: WALKER}, lou=skilled)
    assert fight.offers("dash:") == ["dash:charge:z2"]
    assert fight.offers("slip-dash:") == ["slip-dash:charge:z6"]
    slick = {"zone": 4, "skills": ["charge", "plus_1_zone_per_move", "slippery"]}
    found = Fight(zombies={2: WALKER, 6: WALKER}, amy=slick).offers("dash:")
    assert found == ["dash:charge:z2", "dash:charge:z6"]


@pytest.mark.rule("Z2-SKILL-Q45", "Z2-SKILL-26", "Z2-SKILL-39", "Z2-SKILL-64", "Z2-SKILL-40")
def test_other_skills_that_move_go_farther_too_but_no_jump() -> None:
    farther = ["plus_1_zone_per_move"]
    lust = armed("katana", zone=4, skills=["bloodlust:melee", *farther])
    assert Fight(zombies={6: WALKER}, amy=lust).offers("dash:") == ["dash:bloodlust=melee:z6"]
    medic = {"zone": 4, "skills": ["field_medic", *farther]}
    assert "dash:field_medic:z6" in Fight(amy=medic, ned={"zone": 6}).offered
    blitz = armed("pistol", zone=4, skills=["blitz", *farther])
    assert Fight(zombies={11: WALKER}, amy=blitz).offers("dash:") == ["dash:blitz:z6"]
    jump = {"zone": 4, "skills": ["jump", *farther]}
    assert Fight(amy=jump).offers("dash:") == ["dash:jump:z2"]
