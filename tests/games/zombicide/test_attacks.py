"""Attacks by the general rules: the worked examples and the rulings, with fixed dice."""

import pytest

from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.people import has
from horda.games.zombicide.rules.weapons import ranged_attacks
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.fighting import ENGINE, Fight, armed


@pytest.mark.rule("Z2-MELEE-X1", "Z2-MELEE-01", "Z2-MELEE-02", "Z2-MELEE-03", "Z2-MELEE-04")
@pytest.mark.rule("Z2-MELEE-Q2", "Z2-TARGET-07", "Z2-FF-04", "Z2-EQUIP-08")
def test_ostara_picks_the_runner() -> None:
    zombies = {3: {"brute": 1, "walker": 1, "runner": 1}}
    fight = Fight(4, 3, zombies=zombies, ostara=armed("katana"), doug={})
    fight.play("melee:katana:-")
    assert fight.offered == ["hit:walker", "hit:brute", "hit:runner"]  # it would not feel it
    fight.play("hit:runner")
    assert fight.zombies() == {"brute": 1, "walker": 1}
    assert fight.person("doug")["health"] == 3
    assert fight.table["noise"] == {}
    assert fight.person("ostara")["adrenaline"] == 1


@pytest.mark.rule("Z2-MELEE-Q1", "Z2-EQUIP-02", "Z2-MELEE-01", "Z2-INV-03")
def test_melee_needs_a_zombie_in_the_zone_and_a_weapon_in_hand() -> None:
    assert Fight(zombies={4: {"walker": 1}}, amy=armed("katana")).offers("melee:") == []
    packed = armed(backpack=["katana"])
    assert Fight(zombies={3: {"walker": 1}}, amy=packed).offers("melee:") == []


@pytest.mark.rule("Z2-MELEE-02", "Z2-EQUIP-08", "Z2-INTER-24")
def test_hits_are_assigned_without_a_question_if_they_are_enough() -> None:
    zombies = {3: {"walker": 1, "runner": 1}}
    fight = Fight(4, 4, zombies=zombies, amy=armed("katana")).play("melee:katana:-")
    assert fight.zombies() == {}
    fight = Fight(3, zombies={3: {"patient_0": 1}}, amy=armed("machete")).play("melee:machete:-")
    assert fight.told(events.Wasted) == 1


@pytest.mark.rule("Z2-EQUIP-X1", "Z2-EQUIP-X2", "Z2-EQUIP-11", "Z2-NOISE-02")
@pytest.mark.parametrize(
    ("tool", "attacks", "opens"), [("fire_axe", 0, 1), ("chainsaw", 1, 1), ("crowbar", 0, 0)]
)
def test_each_symbol_has_its_own_noise(tool: str, attacks: int, opens: int) -> None:
    fight = Fight(*[1] * 5, zombies={3: {"walker": 9}}, amy=armed(tool))
    fight.play(f"melee:{tool}:-")
    assert fight.told(events.NoiseMade) == attacks
    deck = {"zombie_deck": list(range(1, 9))}
    fight = Fight(amy=armed(tool), table=deck).play(f"open-door:door1:{tool}")
    assert fight.told(events.NoiseMade) == opens


@pytest.mark.rule("Z2-RANGED-X1", "Z2-RANGED-X2", "Z2-RANGED-03", "Z2-RANGED-04", "Z2-RANGED-Q1")
@pytest.mark.rule("Z2-EQUIP-03", "Z2-EQUIP-04", "Z2-RANGED-01", "Z2-RANGED-Q2")
def test_ranges_from_minimum_to_maximum() -> None:
    rifle = Fight(amy=armed("sniper_rifle", zone=2)).offers("shoot:")
    assert rifle == [f"shoot:z{zone}:sniper_rifle:-" for zone in (3, 4, 6, 11)]
    sawed = Fight(amy=armed("sawed_off", zone=2)).offers("shoot:")
    assert sawed == [f"shoot:z{zone}:sawed_off:-" for zone in (2, 3, 6)]


@pytest.mark.rule("Z2-RANGED-02", "Z2-RANGED-05", "Z2-RANGED-06", "Z2-RANGED-07")
def test_actors_in_between_are_safe() -> None:
    zombies = {2: {"walker": 1}, 3: {"walker": 1}, 4: {"walker": 1}}
    fight = Fight(1, 3, zombies=zombies, amy=armed("sniper_rifle", zone=2), ned={"zone": 3})
    fight.play("shoot:z4:sniper_rifle:-", "shoot:z4:sniper_rifle:-")
    assert [fight.zombies(zone) for zone in (2, 3, 4)] == [{"walker": 1}, {"walker": 1}, {}]
    assert fight.person("ned")["health"] == 3


@pytest.mark.rule("Z2-TARGET-X1", "Z2-TARGET-01", "Z2-TARGET-02", "Z2-ADR-01", "Z2-NOISE-02")
def test_lou_shoots_by_the_order() -> None:
    zombies = {4: {"brute": 1, "walker": 2, "runner": 2}}
    fight = Fight(4, 4, 5, 6, zombies=zombies, lou=armed("shotgun"))
    fight.play("shoot:z4:shotgun:-")
    assert fight.zombies(4) == {"walker": 1, "runner": 2}
    fight.play("shoot:z4:shotgun:-")
    assert fight.zombies(4) == {"runner": 1}
    assert fight.person("lou")["adrenaline"] == 4
    assert fight.table["noise"] == {"3": 2}


@pytest.mark.rule("Z2-TARGET-05", "Z2-TARGET-I1", "Z2-INTER-12", "Z2-ABOM-I1")
@pytest.mark.parametrize("zone", [3, 4])
def test_a_brute_shields_walkers_from_damage_one(zone: int) -> None:
    zombies = {zone: {"brute": 1, "walker": 5}}
    amy = armed("sub_mg", "katana")
    fight = Fight(5, 5, 6, 4, 4, zombies=zombies, amy=amy).play(f"shoot:z{zone}:sub_mg:-")
    assert fight.zombies(zone) == {"brute": 1, "walker": 5}
    if zone == 3:
        fight.play("melee:katana:-", "hit:brute", "hit:walker")  # one in vain
        assert fight.zombies() == {"brute": 1, "walker": 4}


@pytest.mark.rule("Z2-TARGET-Q1", "Z2-TARGET-03", "Z2-TARGET-05")
def test_an_abomination_shields_walkers_after_the_brute() -> None:
    zombies = {4: {"brute": 1, "patient_0": 1, "walker": 3}}
    fight = Fight(4, 4, zombies=zombies, amy=armed("shotgun")).play("shoot:z4:shotgun:-")
    assert fight.offered == ["hit:brute", "hit:patient_0"]
    assert fight.play("hit:brute").zombies(4) == {"patient_0": 1, "walker": 3}


@pytest.mark.rule("Z2-TARGET-03", "Z2-TARGET-01")
def test_the_shooter_chooses_within_a_rank() -> None:
    zombies = {4: {"brute": 1, "patient_0": 1, "walker": 3}}
    amy = armed("shotgun", skills=["plus_1_damage:ranged"])
    fight = Fight(4, 1, zombies=zombies, amy=amy).play("shoot:z4:shotgun:-")
    assert fight.offered == ["hit:brute", "hit:patient_0"]
    assert fight.play("hit:patient_0").person("amy")["adrenaline"] == 5


@pytest.mark.rule("Z2-TARGET-04", "Z2-ABOM-07")
def test_the_abominacop_stands_before_brutes() -> None:
    zombies = {4: {"brute": 1, "abominacop": 1}}
    fight = Fight(4, 4, zombies=zombies, amy=armed("shotgun")).play("shoot:z4:shotgun:-")
    assert fight.zombies(4) == zombies[4]


@pytest.mark.rule("Z2-FF-X1", "Z2-FF-02", "Z2-FF-03", "Z2-RANGED-08", "Z2-TARGET-I2")
def test_amy_wounds_ned() -> None:
    fight = Fight(3, 2, zombies={4: {"walker": 1}}, amy=armed("sawed_off"), ned={"zone": 4})
    fight.play("shoot:z4:sawed_off:-")
    assert fight.zombies(4) == {}
    assert fight.person("ned")["health"] == 2


@pytest.mark.rule("Z2-FF-X2", "Z2-FF-05", "Z2-RANGED-07")
def test_surplus_hits_hurt_nobody() -> None:
    friend = {"zone": 4, "health": 3}
    fight = Fight(4, 4, zombies={4: {"runner": 1}}, lili=armed("shotgun"), odin=friend)
    fight.play("shoot:z4:shotgun:-")
    assert fight.zombies(4) == {}
    assert fight.person("odin")["health"] == 3
    assert fight.told(events.Wasted) == 1


@pytest.mark.rule("Z2-FF-01", "Z2-FF-Q1", "Z2-FF-I1")
def test_misses_in_the_own_zone_hit_the_others_only() -> None:
    alone = Fight(1, 1, amy=armed("shotgun")).play("shoot:z3:shotgun:-")
    assert alone.person("amy")["health"] == 3
    fight = Fight(1, 4, amy=armed("shotgun"), ned={}).play("shoot:z3:shotgun:-")
    assert (fight.person("amy")["health"], fight.person("ned")["health"]) == (3, 1)


@pytest.mark.rule("Z2-FF-03", "Z2-FF-Q2", "Z2-WIN-02")
def test_the_players_share_misses_out_whole() -> None:
    there = {"zone": 4}
    fight = Fight(1, 1, amy=armed("shotgun"), ned=there, doug=there).play("shoot:z4:shotgun:-")
    assert fight.prompt == "z2-friendly-fire"
    assert fight.offered == ["suffer:ned", "suffer:doug"]
    fight.play("suffer:doug", "suffer:ned")
    assert (fight.person("ned")["health"], fight.person("doug")["health"]) == (1, 1)
    fight = Fight(1, 1, amy=armed("shotgun"), ned=there, doug=there).play("shoot:z4:shotgun:-")
    assert "eliminated" in fight.play("suffer:doug", "suffer:doug").reason


@pytest.mark.rule("Z2-EQUIP-Q6", "Z2-RELOAD-01")
def test_a_weapon_with_two_lines_is_used_by_one_of_them() -> None:
    zombies = {3: {"walker": 9}}
    fight = Fight(1, 1, 1, zombies=zombies, amy=armed("mas_shotgun"))
    fight.play("shoot:z3:mas_shotgun:-")
    assert fight.table["noise"] == {"3": 1}
    assert fight.offers("shoot:") == []
    fight.play("melee:mas_shotgun:-")
    assert fight.table["noise"] == {"3": 1}


@pytest.mark.rule("Z2-EQUIP-10", "Z2-EQUIP-Q3", "Z2-INV-05")
def test_ammo_is_for_its_own_kind_of_weapon() -> None:
    amy = armed("pistol", "pistol", backpack=["plenty_of_shells"])
    fight = Fight(1, 1, amy=amy).play("shoot:z4:pistol:pistol")
    assert fight.prompt == "z2-turn"
    amy = armed("pistol", "pistol", backpack=["plenty_of_bullets"])
    fight = Fight(1, 1, 2, 2, amy=amy).play("shoot:z4:pistol:pistol")
    assert fight.offered == ["reroll:ammo", "pass"]
    assert fight.play("reroll:ammo").rolls == [(1, 1), (2, 2)]


@pytest.mark.rule("Z2-RELOAD-01", "Z2-RELOAD-02", "Z2-RELOAD-05", "Z2-RELOAD-I1", "Z2-RELOAD-Q2")
def test_one_reload_loads_a_pair_that_shot_together() -> None:
    fight = Fight(*[1] * 8, amy=armed("sawed_off", "sawed_off"))
    fight.play("shoot:z4:sawed_off:sawed_off")
    assert fight.offers("shoot:") == []
    assert fight.offers("reload:") == ["reload:sawed_off"]
    fight.play("reload:sawed_off")
    assert "shoot:z4:sawed_off:sawed_off" in fight.offered
    assert (fight.table["empty"], fight.table["paired"]) == ([], [])
    packed = armed(backpack=["sawed_off#1"])
    fight = Fight(amy=packed, table={"empty": ["sawed_off#1"]})
    assert fight.offers("reload:") == []


@pytest.mark.rule("Z2-RELOAD-06", "Z2-RELOAD-Q1", "Z2-RELOAD-I1")
@pytest.mark.parametrize("strict", [True, False])
def test_two_shot_apart_need_two_reloads_unless_agreed(strict: bool) -> None:
    setup = {"strict_dual_reload": strict}
    amy = armed("sawed_off", "sawed_off", actions=4)
    fight = Fight(*[1] * 4, setup=setup, amy=amy).play("shoot:z4:sawed_off:-")
    assert fight.offers("shoot:z2") == ["shoot:z2:sawed_off:-"]  # the other one, alone
    fight.play("shoot:z2:sawed_off:-", "reload:sawed_off")
    assert len(fight.table["empty"]) == (1 if strict else 0)


@pytest.mark.rule("Z2-RELOAD-Q1", "Z2-RELOAD-05")
def test_a_weapon_shot_alone_later_is_no_longer_one_of_the_pair() -> None:
    amy = armed("sawed_off#1", "sawed_off#2")
    table = {"empty": ["sawed_off#1", "sawed_off#2"], "paired": ["sawed_off#2"]}
    fight = Fight(amy=amy, table=table).play("reload:sawed_off")
    assert fight.table["empty"] == ["sawed_off#2"]


@pytest.mark.rule("Z2-RELOAD-Q3")
def test_a_free_combat_action_does_not_reload() -> None:
    amy = armed("sawed_off#1", actions=0, free=[0, 1, 0, 0, 1, 0, 0])
    assert Fight(amy=amy, table={"empty": ["sawed_off#1"]}).offers("reload:") == []


@pytest.mark.rule("Z2-RELOAD-04", "Z2-RELOAD-03")
def test_the_empty_state_goes_with_the_card() -> None:
    fight = Fight(1, 1, amy=armed("sawed_off"), ned=armed()).play("shoot:z4:sawed_off:-")
    fight.play("trade:ned", "lift:amy:0", "put:ned:0", "done", "end-turn")
    if fight.prompt == "z2-who-acts":
        fight.play("act:ned")
    assert fight.offers("shoot:") == []
    assert fight.offers("reload:") == ["reload:sawed_off"]


@pytest.mark.rule("Z2-MOLOTOV-I1", "Z2-MOLOTOV-01", "Z2-MOLOTOV-02", "Z2-MOLOTOV-03")
@pytest.mark.rule("Z2-RELOAD-Q4", "Z2-NOISE-02")
def test_a_molotov_burns_everybody() -> None:
    zombies = {4: {"walker": 3, "brute": 1, "patient_0": 1}}
    fight = Fight(zombies=zombies, amy=armed("molotov"))
    fight.play("shoot:z4:molotov:-")
    assert fight.zombies(4) == {}
    amy = fight.person("amy")
    assert (amy["adrenaline"], amy["level"], amy["actions"]) == (9, "yellow", 3)
    assert amy["hands"] == ["-", "-"]
    assert fight.table["equipment_out"] == ["molotov#1"]
    assert fight.table["noise"] == {"3": 1}
    assert fight.rolls == []


@pytest.mark.rule("Z2-MOLOTOV-04", "Z2-ABOM-08")
def test_the_abominawild_takes_the_fire_upon_itself() -> None:
    zombies = {4: {"walker": 3, "abominawild": 1}}
    fight = Fight(zombies=zombies, amy=armed("molotov"), ned={"zone": 4})
    fight.play("shoot:z4:molotov:-")
    assert fight.zombies(4) == {"walker": 3}
    assert fight.reason == ""


@pytest.mark.rule("Z2-MOLOTOV-05", "Z2-DARK-05", "Z2-DARK-01")
def test_a_molotov_does_not_need_light() -> None:
    fight = Fight(
        zombies={7: {"runner": 3}}, setup={"dark_zones": True}, odin=armed("molotov", zone=8)
    )
    assert fight.play("shoot:z7:molotov:-").zombies(7) == {}


@pytest.mark.rule("Z2-ABOM-06", "Z2-RELOAD-Q3")
def test_the_hobomination_forbids_attacks_but_not_reloading() -> None:
    amy = armed("sawed_off#1", "machete")
    table = {"empty": ["sawed_off#1"]}
    fight = Fight(zombies={3: {"hobomination": 1}}, amy=amy, table=table)
    assert fight.offers("melee:") == []
    assert fight.play("reload:sawed_off").offers("shoot:") == []


@pytest.mark.rule("Z2-EQSKILL-02")
def test_a_card_that_is_no_weapon_lends_its_skill_from_the_backpack() -> None:
    fight = Fight(amy=armed(backpack=["flashlight"]))
    assert has(fight.state, 0, "search_2_cards")


@pytest.mark.rule("Z2-INTER-01", "Z2-ADR-09")
def test_a_level_gained_in_the_attack_counts_at_once() -> None:
    amy = armed("machete", adrenaline=6)
    fight = Fight(3, zombies={3: {"walker": 1}}, amy=amy).play("melee:machete:-")
    assert (fight.person("amy")["level"], fight.person("amy")["actions"]) == ("yellow", 3)


@pytest.mark.rule("Z2-DARK-01", "Z2-DARK-Q1")
@pytest.mark.parametrize("dark", [True, False])
def test_a_dark_zone_two_zones_away_is_not_seen_even_with_a_light(dark: bool) -> None:
    setup = {"scenario": "M01", "dark_zones": dark}
    amy = armed("sniper_rifle", zone=24, backpack=["flashlight"])
    table = {"doors": (1 << 14) - 1, "objectives": ["1 red"]}
    fight = Fight(setup=setup, table=table, amy=amy)
    assert fight.offers("shoot:")
    assert ("shoot:z10:sniper_rifle:-" in fight.offered) is not dark


@pytest.mark.rule("Z2-EQUIP-01", "Z2-EQUIP-12", "Z2-EQUIP-Q5")
def test_molotovs_and_rifles_are_weapons_of_the_deck() -> None:
    deck = {BOX.names[BOX.same[card]]: BOX.cards[card] for card in BOX.decks["base"]}
    assert deck["molotov"].type == deck["sniper_rifle"].type == "ranged"
    assert not deck["flashlight"].profiles


@pytest.mark.rule("Z2-EQUIP-05", "Z2-EQUIP-06", "Z2-EQUIP-08")
def test_as_many_dice_as_printed_and_hits_from_the_accuracy_on() -> None:
    fight = Fight(3, 4, 5, 6, 1, zombies={3: {"walker": 9}}, amy=armed("chainsaw"))
    fight.play("melee:chainsaw:-")
    assert fight.rolls == [(3, 4, 5, 6, 1)]
    assert fight.zombies() == {"walker": 7}
    fight = Fight(6, 6, zombies={3: {"patient_0": 1}}, amy=armed("kukri")).play("melee:kukri:-")
    assert fight.zombies() == {"patient_0": 1}  # two hits of Damage 2 are not one of 4


@pytest.mark.rule("Z2-EQUIP-Q4", "Z2-ADR-02")
def test_food_is_eaten_without_an_action() -> None:
    amy = armed(backpack=["water", "water", "bag_of_rice"])
    fight = Fight(amy=amy)
    assert fight.offers("eat:") == ["eat:water", "eat:bag_of_rice"]
    fight.play("eat:water", "eat:bag_of_rice")
    eaten = fight.person("amy")
    assert (eaten["adrenaline"], eaten["actions"]) == (6, 3)


@pytest.mark.rule("Z2-RELOAD-I2", "Z2-RELOAD-01")
def test_attacks_that_cost_nothing_need_a_loaded_weapon_too() -> None:
    fight = Fight(1, 1, amy=armed("sawed_off"))
    hooks = ENGINE.game.hooks(fight.state)
    assert ranged_attacks(fight.state, hooks, 0)
    fight.play("shoot:z4:sawed_off:-")
    assert ranged_attacks(fight.state, hooks, 0) == []
