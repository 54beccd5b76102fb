"""Combat skills that change dice and Damage."""

import pytest

from horda.games.zombicide.rules import events
from tests.games.zombicide.fighting import Fight, armed

WALKERS = {3: {"walker": 5}}


@pytest.mark.rule("Z2-SKILL-04", "Z2-SKILL-Q1", "Z2-SKILL-G3")
def test_one_more_on_each_die_but_a_one_still_misses() -> None:
    skilled = armed("katana", skills=["plus_1_to_dice_roll:melee", "plus_1_to_dice_roll:combat"])
    fight = Fight(2, 1, zombies=WALKERS, amy=skilled).play("melee:katana:-")
    assert fight.zombies() == {"walker": 4}  # 2 + 2 reaches 4, the 1 does not count
    wrong = armed("katana", skills=["plus_1_to_dice_roll:ranged"])
    fight = Fight(3, 3, zombies=WALKERS, amy=wrong).play("melee:katana:-")
    assert fight.zombies() == {"walker": 5}


@pytest.mark.rule("Z2-SKILL-04", "Z2-EQUIP-07")
def test_a_one_misses_however_large_the_bonus() -> None:
    bonus = [f"plus_1_to_dice_roll:{kind}" for kind in ("combat", "ranged", "ranged")]
    fight = Fight(1, zombies=WALKERS, amy=armed("pistol", skills=bonus))
    assert fight.play("shoot:z3:pistol:-").zombies() == {"walker": 5}


@pytest.mark.rule("Z2-DARK-02", "Z2-DARK-04", "Z2-DARK-X1", "Z2-SKILL-04", "Z2-DARK-Q2")
@pytest.mark.parametrize(("bonus", "left"), [(False, 2), (True, 1)])
def test_shots_into_the_dark_need_a_six(bonus: bool, left: int) -> None:
    skills = ["plus_1_to_dice_roll:ranged"] if bonus else []
    odin = armed("sub_mg", zone=8, skills=skills)
    runners = {7: {"runner": 3}}
    fight = Fight(4, 5, 6, zombies=runners, setup={"dark_zones": True}, odin=odin)
    assert fight.play("shoot:z7:sub_mg:-").zombies(7) == {"runner": left}


@pytest.mark.rule("Z2-DARK-03", "Z2-DARK-06", "Z2-DARK-I2")
def test_light_melee_and_the_usual_mode_are_not_hindered() -> None:
    runners, dark = {7: {"runner": 3}}, {"dark_zones": True}
    lit = armed("pistol", zone=8, backpack=["flashlight"])
    assert Fight(3, zombies=runners, setup=dark, odin=lit).play("shoot:z7:pistol:-").zombies(7) == {
        "runner": 2
    }
    near = armed("machete", zone=7)
    fight = Fight(3, zombies=runners, setup=dark, odin=near).play("melee:machete:-")
    assert fight.zombies(7) == {"runner": 2}
    usual = Fight(3, zombies=runners, odin=armed("pistol", zone=8)).play("shoot:z7:pistol:-")
    assert usual.zombies(7) == {"runner": 2}


@pytest.mark.rule("Z2-SKILL-05", "Z2-INTER-04", "Z2-EQUIP-X3", "Z2-EQUIP-09", "Z2-NOISE-03")
@pytest.mark.parametrize(
    ("weapon", "skills", "dice"),
    [
        ("pistol", [], 2),
        ("pistol", ["plus_1_die:ranged"], 4),
        ("sub_mg", ["plus_1_die:combat"], 8),
        ("sub_mg", ["plus_1_die:melee"], 6),
        ("sub_mg", ["plus_1_die:ranged", "plus_1_die:ranged"], 10),
    ],
)
def test_each_weapon_of_a_pair_rolls_one_more_die(
    weapon: str, skills: list[str], dice: int
) -> None:
    fight = Fight(*[1] * 10, josh=armed(weapon, weapon, skills=skills))
    fight.play(f"shoot:z4:{weapon}:{weapon}")
    assert fight.rolled == dice
    assert fight.table["noise"] == {"3": 1}
    assert fight.person("josh")["actions"] == 2


@pytest.mark.rule("Z2-SKILL-06", "Z2-SKILL-08", "Z2-SKILL-21", "Z2-SKILL-Q3", "Z2-INTER-13")
@pytest.mark.parametrize(
    ("weapon", "skills", "kills"),
    [
        ("katana", [], "walker"),
        ("katana", ["plus_1_damage:melee"], "brute"),
        ("katana", ["plus_1_damage:ranged"], "walker"),
        ("katana", ["damage_2:combat"], "brute"),
        ("katana", ["damage_2:melee", "plus_1_damage:combat"], "patient_0"),
        ("machete", [], "brute"),
        ("machete", ["damage_2:melee"], "brute"),
        ("machete", ["plus_1_damage:melee"], "patient_0"),
        ("katana", ["super_strength"], "patient_0"),
        ("machete", ["super_strength", "damage_2:combat"], "patient_0"),
    ],
)
def test_damage_is_set_first_and_then_raised(weapon: str, skills: list[str], kills: str) -> None:
    order = ["walker", "brute", "patient_0"]
    for kind in order:
        fight = Fight(6, 6, zombies={3: {kind: 1}}, amy=armed(weapon, skills=skills))
        fight.play(f"melee:{weapon}:-")
        assert (fight.zombies() == {}) is (order.index(kind) <= order.index(kills))


@pytest.mark.rule("Z2-SKILL-21", "Z2-SKILL-08")
def test_super_strength_does_nothing_for_guns() -> None:
    fight = Fight(6, zombies={3: {"brute": 1}}, amy=armed("pistol", skills=["super_strength"]))
    assert fight.play("shoot:z3:pistol:-").zombies() == {"brute": 1}


@pytest.mark.rule("Z2-SKILL-09", "Z2-SKILL-Q4", "Z2-INTER-01")
def test_barbarian_may_roll_a_die_for_each_zombie() -> None:
    skills = ["barbarian", "plus_1_die:melee"]
    fight = Fight(*[1] * 12, zombies=WALKERS, amy=armed("machete", "machete", skills=skills))
    fight.play("melee:machete:machete")
    assert fight.offered == ["roll-dice:1", "roll-dice:5"]
    assert fight.play("roll-dice:5").rolled == 12  # (5 + 1) with each of the two
    fight = Fight(1, 1, zombies=WALKERS, amy=armed("machete", skills=skills))
    assert fight.play("melee:machete:-", "roll-dice:1").rolled == 2


@pytest.mark.rule("Z2-SKILL-09", "Z2-SKILL-27")
def test_barbarian_is_for_melee_and_full_auto_for_guns() -> None:
    gun = armed("pistol", skills=["barbarian"])
    assert Fight(1, zombies=WALKERS, amy=gun).play("shoot:z3:pistol:-").rolled == 1
    blade = armed("machete", skills=["full_auto"])
    assert Fight(1, zombies=WALKERS, amy=blade).play("melee:machete:-").rolled == 1
    same = armed("katana", skills=["barbarian"])
    fight = Fight(1, 1, zombies={3: {"walker": 2}}, amy=same).play("melee:katana:-")
    assert fight.prompt == "z2-turn"  # as many as printed: nothing to ask


@pytest.mark.rule("Z2-SKILL-27", "Z2-SKILL-Q4")
def test_full_auto_counts_the_zombies_of_the_target_zone() -> None:
    skilled = armed("pistol", "pistol", skills=["full_auto"])
    fight = Fight(*[1] * 8, zombies={4: {"walker": 3, "brute": 1}}, amy=skilled)
    fight.play("shoot:z4:pistol:pistol")
    assert fight.play("roll-dice:4").rolled == 8
    fight = Fight(1, 1, zombies=WALKERS, amy=skilled).play("shoot:z4:pistol:pistol")
    assert fight.rolled == 2  # nobody is there


@pytest.mark.rule("Z2-SKILL-16", "Z2-SKILL-Q10", "Z2-RELOAD-Q3")
def test_escalation_grows_with_every_attack_in_a_row() -> None:
    skills = ["escalation:ranged", "plus_1_free_action:ranged"]
    fight = Fight(*[1] * 20, amy=armed("pistol", "pistol", skills=skills))
    shot = "shoot:z4:pistol:pistol"
    counts = [fight.play(shot).rolled for _ in range(3)]
    assert counts == [2, 3, 4]  # one die in all, not one for each weapon
    fight.play("make-noise")
    fight = Fight(*[1] * 20, amy=armed("pistol", skills=skills))
    fight.play("shoot:z4:pistol:-", "make-noise")
    assert fight.play("shoot:z4:pistol:-").rolled == 1


@pytest.mark.rule("Z2-SKILL-X1")
def test_the_worked_example_of_escalation() -> None:
    skills = ["escalation:ranged", "plus_1_action"]
    fight = Fight(*[1] * 9, amy=armed("pistol", skills=skills))
    assert fight.play("shoot:z4:pistol:-").rolled == 1
    assert fight.play("shoot:z4:pistol:-").rolled == 2
    way = next(key for key in fight.offered if key.startswith("walk:"))
    fight.play(way)
    back = next(key for key in fight.offered if key.startswith("shoot:"))
    assert fight.play(back).rolled == 1


@pytest.mark.rule("Z2-SKILL-16", "Z2-SKILL-Q10")
def test_escalation_of_combat_joins_melee_and_ranged() -> None:
    gear = ("pistol", "machete")
    fight = Fight(*[1] * 9, zombies=WALKERS, amy=armed(*gear, skills=["escalation:combat"]))
    assert fight.play("shoot:z4:pistol:-").rolled == 1
    assert fight.play("melee:machete:-").rolled == 2
    assert fight.play("shoot:z4:pistol:-").rolled == 3
    fight = Fight(*[1] * 9, zombies=WALKERS, amy=armed(*gear, skills=["escalation:melee"]))
    fight.play("melee:machete:-", "shoot:z4:pistol:-")
    assert fight.play("melee:machete:-").rolled == 1


@pytest.mark.rule("Z2-SKILL-16", "Z2-SKILL-Q10")
def test_food_does_not_break_a_chain() -> None:
    amy = armed("machete", skills=["escalation:melee"], backpack=["water"])
    fight = Fight(1, 1, 1, zombies=WALKERS, amy=amy).play("melee:machete:-", "eat:water")
    assert fight.play("melee:machete:-").rolled == 2


@pytest.mark.rule("Z2-SKILL-17", "Z2-SKILL-Q11", "Z2-EQUIP-10", "Z2-EQUIP-Q3", "Z2-FF-I2")
@pytest.mark.parametrize("order", [("ammo", "lucky"), ("lucky", "ammo")])
def test_lucky_and_ammo_each_roll_all_dice_once(order: tuple[str, str]) -> None:
    amy = armed("sawed_off", skills=["lucky"], backpack=["plenty_of_shells", "plenty_of_shells"])
    fight = Fight(1, 6, 2, 2, 3, 1, zombies=WALKERS, amy=amy, ned={"zone": 2})
    fight.play("shoot:z3:sawed_off:-")
    assert sorted(fight.offered) == ["pass", "reroll:ammo", "reroll:lucky"]
    fight.play(f"reroll:{order[0]}")
    assert sorted(fight.offered) == sorted(["pass", f"reroll:{order[1]}"])
    fight.play(f"reroll:{order[1]}")
    assert fight.rolls == [(1, 6), (2, 2), (3, 1)]
    assert fight.zombies() == {"walker": 4}


@pytest.mark.rule("Z2-SKILL-17", "Z2-SKILL-Q11")
def test_lucky_is_optional() -> None:
    fight = Fight(3, zombies=WALKERS, amy=armed("machete", skills=["lucky"]))
    fight.play("melee:machete:-", "pass")
    assert fight.rolls == [(3,)]
    assert fight.zombies() == {"walker": 4}


@pytest.mark.rule("Z2-SKILL-58", "Z2-INTER-01")
def test_sixes_bring_dice_after_the_rerolls_and_again() -> None:
    skills = ["roll_6_plus_1_die:melee", "lucky"]
    fight = Fight(6, 1, 6, 6, 6, 2, 1, zombies=WALKERS, amy=armed("katana", skills=skills))
    fight.play("melee:katana:-", "reroll:lucky")
    assert (fight.prompt, fight.offered) == ("z2-roll-six", ["roll-six", "pass"])
    fight.play("roll-six", "roll-six")  # two dice, then one for the six among them
    assert fight.rolls == [(6, 1), (6, 6), (6, 2), (1,)]
    assert fight.zombies() == {"walker": 2}


@pytest.mark.rule("Z2-SKILL-58", "Z2-SKILL-59", "Z2-SKILL-Q2", "Z2-SKILL-04")
@pytest.mark.parametrize("counts", [True, False])
def test_a_five_raised_to_six_counts_as_a_six_if_agreed(counts: bool) -> None:
    skills = [f"{id}:combat" for id in ("roll_6_plus_1_die", "plus_1_to_dice_roll")]
    setup = {"raised_six_counts": counts}
    fight = Fight(5, 2, zombies=WALKERS, setup=setup, amy=armed("machete", skills=skills))
    fight.play("melee:machete:-", *["roll-six"] * counts)
    assert len(fight.rolls) == (2 if counts else 1)
    skills = [f"{id}:combat" for id in ("roll_6_plus_1_damage", "plus_1_to_dice_roll")]
    brute = {3: {"brute": 1}}
    fight = Fight(5, 2, zombies=brute, setup=setup, amy=armed("katana", skills=skills))
    assert fight.play("melee:katana:-").zombies() == ({} if counts else {"brute": 1})


@pytest.mark.rule("Z2-SKILL-59", "Z2-SKILL-Q36", "Z2-TARGET-Q2")
def test_each_six_raises_the_damage_of_every_hit() -> None:
    zombies = {4: {"patient_0": 1, "brute": 1}}
    amy = armed("sub_mg", skills=["roll_6_plus_1_damage:ranged"])
    fight = Fight(6, 6, 1, zombies=zombies, amy=amy, ned={"zone": 4, "health": 4})
    fight.play("shoot:z4:sub_mg:-")
    assert fight.zombies(4) == {}
    assert fight.person("ned")["health"] == 1  # friendly fire with Damage 3


@pytest.mark.rule("Z2-SKILL-06", "Z2-FF-Q3", "Z2-FF-03")
def test_more_damage_hurts_friends_more() -> None:
    amy = armed("pistol", skills=["plus_1_damage:ranged"])
    fight = Fight(1, amy=amy, ned={"zone": 4, "health": 3}).play("shoot:z4:pistol:-")
    assert fight.person("ned")["health"] == 1
    assert fight.told(events.Wounded) == 1
