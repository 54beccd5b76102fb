"""Combat skills that give attacks, pairs and moves."""

import pytest

from tests.games.zombicide.fighting import Fight, armed

WALKERS = {3: {"walker": 4}}


@pytest.mark.rule("Z2-SKILL-20", "Z2-SKILL-24", "Z2-SKILL-34", "Z2-SKILL-Q15")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        ("", False, False),
        ("swordmaster", True, False),
        ("gunslinger", False, True),
        ("ambidextrous", True, True),
    ],
)
def test_which_weapons_count_as_dual(skill: str, melee: bool, ranged: bool) -> None:
    skills = [skill] if skill else []
    blades = Fight(1, 1, 1, 1, zombies=WALKERS, amy=armed("kukri", "kukri", skills=skills))
    assert ("melee:kukri:kukri" in blades.offered) is melee
    guns = Fight(zombies=WALKERS, amy=armed("shotgun", "shotgun", skills=skills))
    assert ("shoot:z4:shotgun:shotgun" in guns.offered) is ranged
    if melee:
        assert blades.play("melee:kukri:kukri").rolled == 4


@pytest.mark.rule("Z2-SKILL-Q15", "Z2-MOLOTOV-Q2", "Z2-EQUIP-Q1", "Z2-EQUIP-Q2")
def test_only_identical_weapons_pair_and_never_molotovs() -> None:
    skills = ["ambidextrous"]
    fight = Fight(zombies=WALKERS, amy=armed("kukri", "machete", skills=skills))
    assert fight.offers("melee:") == ["melee:kukri:-", "melee:machete:-"]
    fight = Fight(amy=armed("molotov", "molotov", skills=skills))
    assert all(key.endswith(":-") for key in fight.offers("shoot:"))
    fight = Fight(amy=armed("pistol#1", "pistol#4"))  # a starting card and one from the deck
    assert fight.offers("shoot:z4") == ["shoot:z4:pistol:-", "shoot:z4:pistol:pistol"]


@pytest.mark.rule("Z2-SKILL-48", "Z2-SKILL-Q28")
def test_every_option_has_its_own_key() -> None:
    amy = armed("pistol", "pistol", backpack=["pistol", "water", "water"], skills=["webbing"])
    fight = Fight(amy=amy)
    assert len(set(fight.offered)) == len(fight.offered)


@pytest.mark.rule("Z2-SKILL-43", "Z2-SKILL-Q24")
def test_dual_expert_gives_one_free_attack_with_a_pair() -> None:
    skilled = armed("machete", "machete", skills=["dual_expert"], actions=0)
    fight = Fight(1, 1, zombies=WALKERS, amy=skilled)
    assert fight.offers("melee:") == ["melee:machete:machete"]
    fight = Fight(1, 1, 1, 1, zombies=WALKERS, amy={**skilled, "actions": 2})
    fight.play("melee:machete:machete")
    assert fight.person("amy")["actions"] == 2
    assert fight.play("melee:machete:machete").person("amy")["actions"] == 1


@pytest.mark.rule("Z2-SKILL-43", "Z2-SKILL-Q24")
def test_dual_expert_with_one_dual_weapon_only_if_agreed() -> None:
    skilled = armed("machete", "kukri", skills=["dual_expert"], actions=0)
    assert Fight(zombies=WALKERS, amy=skilled).offers("melee:") == []
    fight = Fight(1, zombies=WALKERS, setup={"dual_expert_pair": False}, amy=skilled)
    assert fight.offers("melee:") == ["melee:machete:-"]


@pytest.mark.rule("Z2-SKILL-43", "Z2-SKILL-02", "Z2-SKILL-24")
def test_dual_expert_is_spent_before_other_free_actions() -> None:
    skills = ["dual_expert", "ambidextrous", "plus_1_free_action:combat"]
    fight = Fight(*[1] * 4, zombies=WALKERS, amy=armed("fire_axe", "fire_axe", skills=skills))
    fight.play("melee:fire_axe:fire_axe")
    assert (fight.person("amy")["free"][1], fight.person("amy")["actions"]) == (1, 3)
    fight.play("melee:fire_axe:-")
    assert (fight.person("amy")["free"][1], fight.person("amy")["actions"]) == (0, 3)


@pytest.mark.rule("Z2-SKILL-30", "Z2-SKILL-Q18")
def test_improvised_melee_weapon_once_a_turn() -> None:
    skills = ["improvised_weapon:melee", "plus_1_die:melee", "plus_1_damage:combat"]
    fight = Fight(4, 3, 1, zombies={3: {"brute": 2}}, amy=armed(skills=skills))
    fight.play("improvise:melee:z3")
    assert fight.rolled == 3
    assert fight.zombies() == {"brute": 1}
    assert fight.table["noise"] == {}
    assert fight.person("amy")["actions"] == 3
    assert fight.offers("improvise") == []
    assert Fight(amy=armed(skills=skills)).offers("improvise") == []  # nobody to strike


@pytest.mark.rule("Z2-SKILL-29", "Z2-SKILL-Q18", "Z2-SKILL-03", "Z2-SKILL-45")
def test_improvised_ranged_weapon_at_range_one() -> None:
    skills = ["improvised_weapon:ranged"]
    amy = armed(skills=skills, backpack=["plenty_of_bullets", "plenty_of_shells"])
    fight = Fight(4, 3, zombies={4: {"walker": 2}}, amy=amy, ned={"zone": 4})
    assert fight.offers("improvise") == ["improvise:ranged:z2", "improvise:ranged:z4"]
    fight.play("improvise:ranged:z4")  # no ammo helps
    assert fight.zombies(4) == {"walker": 1}
    assert fight.person("ned")["health"] == 2
    assert fight.person("amy")["actions"] == 3
    near = armed(skills=[*skills, "point_blank"])
    assert "improvise:ranged:z3" in Fight(amy=near).offered
    far = armed(zone=2, skills=[*skills, "plus_1_max_range"])
    assert "improvise:ranged:z4" in Fight(amy=far).offered


@pytest.mark.rule("Z2-SKILL-Q18", "Z2-SKILL-17", "Z2-SKILL-Q10")
def test_improvised_attacks_are_lucky_and_links_of_a_chain() -> None:
    skills = ["improvised_weapon:melee", "lucky", "escalation:melee"]
    fight = Fight(*[1] * 6, zombies=WALKERS, amy=armed("machete", skills=skills))
    fight.play("improvise:melee:z3")
    assert fight.offered == ["reroll:lucky", "pass"]
    fight.play("pass", "melee:machete:-")
    assert fight.rolled == 2


@pytest.mark.rule("Z2-SKILL-29", "Z2-SKILL-30", "Z2-ABOM-06")
def test_the_hobomination_forbids_improvised_weapons_too() -> None:
    skills = ["improvised_weapon:melee", "improvised_weapon:ranged"]
    fight = Fight(zombies={3: {"hobomination": 1}}, amy=armed(skills=skills))
    assert fight.offers("improvise") == []


@pytest.mark.rule("Z2-SKILL-53", "Z2-SKILL-Q32")
def test_hit_and_run_moves_after_every_killing_attack() -> None:
    skilled = armed("machete", skills=["hit_and_run"])
    fight = Fight(3, 1, 3, zombies=WALKERS, amy=skilled).play("melee:machete:-")
    assert fight.offered == ["walk:z2", "walk:z4", "pass"]
    fight.play("walk:z4")
    assert fight.prompt == "z2-turn"
    assert (fight.person("amy")["zone"], fight.person("amy")["actions"]) == (4, 2)
    fight = Fight(1, 3, 3, zombies=WALKERS, amy=skilled).play("melee:machete:-")
    assert fight.prompt == "z2-turn"  # nothing was eliminated
    for _ in range(2):
        assert fight.play("melee:machete:-").offered[-1] == "pass"
        fight.play("pass")


@pytest.mark.rule("Z2-SKILL-53", "Z2-SKILL-Q32", "Z2-MOLOTOV-01", "Z2-SKILL-07")
def test_hit_and_run_after_a_molotov_ends_among_zombies() -> None:
    skills = ["hit_and_run", "plus_1_zone_per_move"]
    zombies = {4: {"walker": 2}, 2: {"walker": 1}}
    fight = Fight(zombies=zombies, amy=armed("molotov", skills=skills)).play("shoot:z4:molotov:-")
    fight.play("walk:z2")
    assert fight.prompt == "z2-turn"
    assert fight.person("amy")["zone"] == 2


@pytest.mark.rule("Z2-SKILL-53", "Z2-SKILL-16")
def test_the_move_of_hit_and_run_breaks_a_chain() -> None:
    skills = ["hit_and_run", "escalation:ranged"]
    fight = Fight(3, 1, 1, zombies={4: {"walker": 1}}, amy=armed("pistol", skills=skills))
    fight.play("shoot:z4:pistol:-", "walk:z4")
    assert fight.play("shoot:z4:pistol:-").rolled == 1
