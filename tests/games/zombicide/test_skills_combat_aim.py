"""Combat skills that change what is reached, who is hit and who is spared."""

import pytest

from horda.games.zombicide.rules import events
from tests.games.zombicide.fighting import Fight, armed

SHIELDED = {"brute": 1, "walker": 5}


@pytest.mark.rule("Z2-SKILL-03", "Z2-RANGED-I1")
def test_one_more_range_still_needs_sight() -> None:
    skilled = armed("pistol", "molotov", zone=2, skills=["plus_1_max_range"])
    fight = Fight(amy=skilled)
    reach = [f"shoot:z{zone}:pistol:-" for zone in (2, 3, 4, 6, 11)]
    assert fight.offers("shoot:z") == [*reach, *fight.offers("shoot:z")[5:]]
    thrown = [key for key in fight.offers("shoot:") if "molotov" in key]
    assert thrown == [f"shoot:z{zone}:molotov:-" for zone in (3, 4, 6, 11)]
    indoors = Fight(amy=armed("pistol", zone=8, skills=["plus_1_max_range"]))
    plain = Fight(amy=armed("pistol", zone=8))
    assert indoors.offers("shoot:") == plain.offers("shoot:")


@pytest.mark.rule("Z2-SKILL-28")
def test_steady_hand_spares_friends() -> None:
    skilled = armed("shotgun", skills=["steady_hand"])
    fight = Fight(1, 1, amy=skilled, ned={"zone": 4}).play("shoot:z4:shotgun:-")
    assert fight.person("ned")["health"] == 3
    assert fight.told(events.Wounded) == 0


@pytest.mark.rule("Z2-SKILL-28", "Z2-SKILL-41", "Z2-SKILL-42", "Z2-MOLOTOV-06", "Z2-MOLOTOV-Q4")
def test_nothing_spares_friends_from_a_molotov() -> None:
    skilled = armed("molotov", skills=["steady_hand", "sniper"])
    ned = {"zone": 4, "skills": ["low_profile"]}
    fight = Fight(amy=skilled, ned=ned).play("shoot:z4:molotov:-")
    assert "eliminated" in fight.reason


@pytest.mark.rule("Z2-SKILL-38", "Z2-ADR-01")
def test_reaper_kills_a_second_one_of_the_same_kind_once() -> None:
    zombies = {3: {"walker": 3, "runner": 2}}
    fight = Fight(4, 4, zombies=zombies, amy=armed("katana", skills=["reaper:melee"]))
    fight.play("melee:katana:-")
    assert fight.offered == ["hit:walker", "hit:runner", "reap:walker", "reap:runner"]
    fight.play("reap:walker")
    assert fight.offered == ["hit:walker", "hit:runner"]
    fight.play("hit:runner")
    assert fight.zombies() == {"walker": 1, "runner": 1}
    assert fight.person("amy")["adrenaline"] == 3


@pytest.mark.rule("Z2-SKILL-38", "Z2-SKILL-Q20", "Z2-SKILL-G3")
def test_reaper_needs_a_kind_that_the_hit_can_kill_and_a_second_one() -> None:
    guns = armed("pistol", skills=["reaper:ranged"])
    fight = Fight(6, zombies={4: {"brute": 2, "walker": 2}}, amy=guns).play("shoot:z4:pistol:-")
    assert fight.zombies(4) == {"brute": 2, "walker": 2}
    fight = Fight(6, zombies={4: {"walker": 2, "runner": 3}}, amy=guns)
    assert fight.play("shoot:z4:pistol:-").offered == ["hit:walker", "reap:walker"]
    assert fight.play("reap:walker").zombies(4) == {"runner": 3}
    both = {"hobomination": 1, "patient_0": 1}
    strong = armed("shotgun", skills=["reaper:combat", "plus_1_damage:combat"])
    fight = Fight(6, 1, zombies={4: both}, amy=strong).play("shoot:z4:shotgun:-")
    assert fight.offered == ["hit:hobomination", "hit:patient_0"]
    fight = Fight(6, zombies={3: {"walker": 2}}, amy=armed("machete", skills=["reaper:ranged"]))
    assert fight.play("melee:machete:-").zombies() == {"walker": 1}


@pytest.mark.rule("Z2-SKILL-41", "Z2-SKILL-Q22", "Z2-FF-02")
def test_low_profile_is_never_hit_by_friends() -> None:
    low = {"zone": 4, "skills": ["low_profile"]}
    fight = Fight(1, 1, amy=armed("sawed_off"), ned=low, doug={"zone": 4})
    fight.play("shoot:z4:sawed_off:-")  # both misses strike Doug without a question
    assert fight.person("doug")["health"] == 1
    alone = Fight(1, 1, amy=armed("sawed_off"), ned=low).play("shoot:z4:sawed_off:-")
    assert alone.person("ned")["health"] == 3


@pytest.mark.rule("Z2-SKILL-42", "Z2-SKILL-Q23", "Z2-INTER-12")
def test_sniper_aims_freely_but_needs_the_damage() -> None:
    zombies = {4: {"abominacop": 1, "brute": 1, "walker": 1, "runner": 2}}
    sniper = armed("pistol", "pistol", skills=["sniper"])
    fight = Fight(6, 1, zombies=zombies, amy=sniper, ned={"zone": 4})
    fight.play("shoot:z4:pistol:pistol")
    assert fight.offered == ["hit:walker", "hit:brute", "hit:runner", "hit:abominacop"]
    fight.play("hit:runner")
    assert fight.zombies(4) == {"brute": 1, "walker": 1, "runner": 1, "abominacop": 1}
    assert fight.person("ned")["health"] == 3


@pytest.mark.rule("Z2-EQSKILL-01", "Z2-EQSKILL-I1", "Z2-SKILL-42")
def test_a_rifle_lends_sniper_to_its_own_shots_only() -> None:
    zombies = {4: {"brute": 1, "runner": 2}}
    amy = armed("sniper_rifle", "shotgun")
    fight = Fight(6, zombies=zombies, amy=amy).play("shoot:z4:sniper_rifle:-")
    assert fight.offered == ["hit:brute", "hit:runner"]
    fight = Fight(6, 1, zombies=zombies, amy=amy, ned={"zone": 4}).play("shoot:z4:shotgun:-")
    assert fight.zombies(4) == {"runner": 2}
    assert fight.person("ned")["health"] == 1
    missed = Fight(1, zombies=zombies, amy=amy, ned={"zone": 4}).play("shoot:z4:sniper_rifle:-")
    assert missed.person("ned")["health"] == 3


@pytest.mark.rule("Z2-SKILL-45", "Z2-INTER-16", "Z2-RANGED-03")
def test_point_blank_shoots_into_the_own_zone() -> None:
    assert "shoot:z3:sniper_rifle:-" not in Fight(amy=armed("sniper_rifle")).offered
    skilled = armed("sniper_rifle", skills=["point_blank"])
    fight = Fight(1, zombies={3: SHIELDED}, amy=skilled, ned={"zone": 3})
    fight.play("shoot:z3:sniper_rifle:-")
    assert fight.person("ned")["health"] == 3


@pytest.mark.rule("Z2-SKILL-45", "Z2-SKILL-Q26", "Z2-INTER-12", "Z2-TARGET-04")
def test_point_blank_aims_freely_in_the_own_zone_only() -> None:
    zombies = {zone: {**SHIELDED, "abominacop": 1} for zone in (3, 4)}
    skilled = armed("sawed_off", skills=["point_blank"])
    fight = Fight(6, 1, zombies=zombies, amy=skilled, ned={"zone": 3})
    fight.play("shoot:z3:sawed_off:-", "hit:walker")
    assert fight.zombies()["walker"] == 4
    assert fight.person("ned")["health"] == 3
    fight = Fight(6, 1, zombies=zombies, amy=skilled, ned={"zone": 4})
    fight.play("shoot:z4:sawed_off:-")
    assert fight.zombies(4)["walker"] == 5
    assert fight.person("ned")["health"] == 2


@pytest.mark.rule("Z2-SKILL-45", "Z2-SKILL-Q26", "Z2-ABOM-06")
@pytest.mark.parametrize("stops", [True, False])
def test_point_blank_and_the_hobomination(stops: bool) -> None:
    amy = armed("pistol", "machete", skills=["point_blank", "plus_1_damage:ranged"])
    setup = {"hobomination_stops_point_blank": stops}
    fight = Fight(zombies={3: {"hobomination": 1, "walker": 1}}, setup=setup, amy=amy)
    assert fight.offers("shoot:") == ([] if stops else ["shoot:z3:pistol:-"])
    assert fight.offers("melee:") == []


@pytest.mark.rule("Z2-MOLOTOV-Q1", "Z2-SKILL-45")
def test_a_molotov_at_the_own_feet_loses_the_game() -> None:
    assert not Fight(amy=armed("molotov")).offers("shoot:z3:")
    fight = Fight(amy=armed("molotov", skills=["point_blank"])).play("shoot:z3:molotov:-")
    assert "eliminated" in fight.reason
