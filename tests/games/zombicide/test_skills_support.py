"""Skills that spare and heal Wounds, and make searching, reloading and carrying easier."""

from typing import Any

import pytest

from horda.games.zombicide.modules.skills.move_events import WoundHealed
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.adrenaline import first_adrenaline
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.fighting import ENGINE, Fight, armed

ROOM = 8
QUIET = {"active_spawns": 0}


def after(fight: Fight) -> Fight:
    """Ends the turn, and with it the Players' Phase."""
    return fight.play("end-turn")


@pytest.mark.rule("Z2-SKILL-31", "Z2-SEARCH-05", "Z2-FLASH-01", "Z2-FLASH-02", "Z2-FLASH-Q1")
@pytest.mark.rule("Z2-INV-Q2")
@pytest.mark.parametrize(
    ("skills", "pack", "drawn"),
    [
        ([], [], 1),
        (["search_2_cards"], [], 2),
        ([], ["flashlight"], 2),
        ([], ["flashlight", "flashlight"], 2),
        (["search_2_cards"], ["flashlight"], 2),
    ],
)
def test_two_cards_and_never_more(skills: list[str], pack: list[str], drawn: int) -> None:
    amy = {"zone": ROOM, "skills": skills, "backpack": [*pack, "machete"]}
    fight = Fight(amy=amy, table={"equipment": ["water", "kukri", "shotgun"]})
    fight.play("search", "drop", "done")
    if drawn == 2:
        fight.play("drop", "done")
    assert fight.prompt == "z2-turn"
    assert fight.told(events.Drew) == drawn


@pytest.mark.rule("Z2-SKILL-55", "Z2-SKILL-Q34", "Z2-SEARCH-03", "Z2-SEARCH-I1", "Z2-INTER-06")
@pytest.mark.rule("Z2-SKILL-G1")
def test_search_more_than_once() -> None:
    deck = {"equipment": ["water", "kukri", "shotgun", "crowbar", "machete"]}
    free = "plus_1_free_action:search"
    ned = {"zone": ROOM, "hands": ["katana"]}
    once = Fight(ned={**ned, "skills": [free]}, table=deck)
    once.play("search", "drop", "done")
    assert once.person("ned")["actions"] == 3
    assert "search" not in once.offered
    often = Fight(ned={**ned, "skills": [free, "search_more_than_once"]}, table=deck)
    for left in (3, 2, 1):
        often.play("search", "drop", "done")
        assert often.person("ned")["actions"] == left


@pytest.mark.rule("Z2-SKILL-48", "Z2-SKILL-Q28", "Z2-INV-04", "Z2-INV-I1")
def test_webbing_uses_the_backpack() -> None:
    pack = ["katana", "crowbar", "sawed_off"]
    walkers = {3: {"walker": 1}}
    table = {"empty": ["sawed_off#1"]}
    plain = Fight(amy={"backpack": pack}, zombies=walkers, table=table)
    assert not plain.offers("melee") + plain.offers("open-door") + plain.offers("reload")
    webbed = Fight(amy={"backpack": pack, "skills": ["webbing"]}, zombies=walkers, table=table)
    assert webbed.offers("melee") == ["melee:katana:-", "melee:crowbar:-"]
    assert webbed.offers("open-door") == ["open-door:door1:crowbar"]
    assert webbed.offers("reload") == ["reload:sawed_off"]


@pytest.mark.rule("Z2-SKILL-48", "Z2-SKILL-Q28", "Z2-EQUIP-09")
def test_webbing_still_strikes_with_two_weapons_at_most() -> None:
    amy = {"hands": ["machete", "machete"], "backpack": ["machete"], "skills": ["webbing"]}
    fight = Fight(1, 1, amy=amy, zombies={3: {"walker": 1}})
    assert fight.offers("melee") == ["melee:machete:-", "melee:machete:machete"]
    assert fight.play("melee:machete:machete").rolled == 2


@pytest.mark.rule("Z2-SKILL-13", "Z2-RELOAD-02")
@pytest.mark.parametrize(("skills", "left"), [([], 2), (["free_reload"], 3)])
def test_free_reload(skills: list[str], left: int) -> None:
    amy = armed("sawed_off", skills=skills)
    fight = Fight(amy=amy, table={"empty": ["sawed_off#1"]}).play("reload:sawed_off")
    assert fight.person("amy")["actions"] == left
    assert fight.table["empty"] == []


@pytest.mark.rule("Z2-SKILL-13")
def test_free_reload_without_an_action_left() -> None:
    table = {"empty": ["sawed_off#1"]}
    assert Fight(amy=armed("sawed_off", actions=0), table=table).offers("reload") == []
    skilled = armed("sawed_off", skills=["free_reload"], actions=0)
    assert Fight(amy=skilled, table=table).offers("reload") == ["reload:sawed_off"]


@pytest.mark.rule("Z2-SKILL-61", "Z2-SKILL-Q38")
@pytest.mark.parametrize(
    ("kind", "health"), [("walker", 3), ("runner", 1), ("brute", 2), ("hobomination", 2)]
)
def test_dreadnought_knows_one_type(kind: str, health: int) -> None:
    fight = Fight(amy={"skills": ["dreadnought:walker"]}, zombies={3: {kind: 1}}, table=QUIET)
    after(fight)
    assert fight.person("amy")["health"] == health
    assert fight.told(events.Spared) == (kind == "walker")


@pytest.mark.rule("Z2-SKILL-61")
def test_dreadnought_of_abominations_knows_them_all() -> None:
    amy = {"skills": ["dreadnought:abomination"]}
    fight = Fight(amy=amy, zombies={3: {"abominawild": 1}}, table=QUIET)
    assert after(fight).person("amy")["health"] == 3


@pytest.mark.rule("Z2-SKILL-Q38", "Z2-ZPHASE-Q6")
def test_players_give_wounds_to_the_dreadnought() -> None:
    amy, ned = {"skills": ["dreadnought:walker"], "health": 1}, {"health": 1}
    fight = Fight(amy=amy, ned={**ned, "done": True}, zombies={3: {"walker": 2}}, table=QUIET)
    after(fight).play("suffer:amy", "suffer:amy")
    assert fight.reason == ""
    assert fight.person("amy")["health"] == fight.person("ned")["health"] == 1


@pytest.mark.rule("Z2-SKILL-51", "Z2-SKILL-Q30")
@pytest.mark.parametrize(
    ("zombies", "health"),
    [({"walker": 1}, 3), ({"walker": 1, "brute": 1}, 2), ({"runner": 1}, 3), ({"runner": 2}, 1)],
)
def test_tough_ignores_one_wound_of_each_attack_step(zombies: dict[str, int], health: int) -> None:
    fight = Fight(amy={"skills": ["tough"]}, zombies={3: zombies}, table=QUIET)
    assert after(fight).person("amy")["health"] == health


@pytest.mark.rule("Z2-SKILL-51", "Z2-FF-03")
def test_tough_ignores_one_wound_of_each_friendly_fire() -> None:
    skilled = {"zone": 4, "skills": ["tough"]}
    fight = Fight(1, 1, 1, 1, amy=armed("shotgun"), ned=skilled)
    fight.play("shoot:z4:shotgun:-")  # two misses with Damage 2: one Wound is ignored
    assert fight.reason == "z2-end-eliminated"
    fight = Fight(1, 1, amy=armed("pistol"), ned=skilled)
    fight.play("shoot:z4:pistol:-", "shoot:z4:pistol:-")
    assert fight.person("ned")["health"] == 3


@pytest.mark.rule("Z2-SKILL-Q30")
@pytest.mark.parametrize(("option", "health"), [(False, 2), (True, 3)])
def test_tough_in_the_players_phase_is_an_option(option: bool, health: int) -> None:
    amy = armed("crowbar", skills=["tough"])
    fight = Fight(
        amy=amy,
        zombies={3: {"walker": 1}},
        setup={"tough_in_players_phase": option},
        table={"zombie_deck": [37, 9]},
        ned={"adrenaline": 7, "zone": 0, "skills": []},
    )
    fight.play("open-door:door1:crowbar", "reveal:z7")
    assert fight.person("amy")["health"] == health


@pytest.mark.rule("Z2-SKILL-52", "Z2-SKILL-Q31")
def test_is_that_all_youve_got() -> None:
    amy = armed("machete", skills=["is_that_all_youve_got"], backpack=["water", "water"])
    fight = after(Fight(amy=amy, zombies={3: {"runner": 1, "walker": 1}}, table=QUIET))
    assert fight.prompt == "react-wounds"
    assert fight.offered == ["discard:machete", "discard:water", "pass"]
    fight.play("discard:water")
    assert fight.offered == ["discard:machete", "discard:water", "pass"]  # the next Wound
    fight.play("pass", "discard:machete")
    assert fight.person("amy")["health"] == 2
    assert fight.person("amy")["backpack"][1] == "water#2"
    assert fight.told(events.Discarded) == 2


@pytest.mark.rule("Z2-SKILL-52", "Z2-SKILL-Q31")
def test_is_that_all_youve_got_against_friends_but_not_fire() -> None:
    ned = {"zone": 4, "skills": ["is_that_all_youve_got"], "hands": ["machete", "kukri"]}
    fight = Fight(1, 6, amy=armed("shotgun"), ned=ned).play("shoot:z4:shotgun:-")
    fight.play("discard:machete", "discard:kukri")  # Damage 2: two Wounds at once
    assert fight.prompt == "z2-turn"
    assert fight.person("ned")["health"] == 3
    fight = Fight(amy=armed("molotov"), ned=ned).play("shoot:z4:molotov:-")
    assert fight.reason == "z2-end-eliminated"


@pytest.mark.rule("Z2-SKILL-19", "Z2-SKILL-Q14", "Z2-ROUND-10", "Z2-ADR-Q5")
def test_medic_heals_the_own_zone() -> None:
    people: dict[str, Any] = {
        "amy": {"skills": ["medic"], "health": 2, "adrenaline": 5},
        "ned": {"health": 1, "done": True},
        "doug": {"health": 3, "done": True},
        "elle": {"zone": 4, "health": 1, "done": True},
    }
    fight = after(Fight(table=QUIET, **people))
    assert fight.prompt == "z2-medic"
    assert fight.offered == ["heal:amy", "heal:ned", "pass"]
    fight.play("heal:ned", "heal:amy")
    healths = [fight.person(name)["health"] for name in people]
    assert healths == [3, 2, 3, 1]
    assert fight.person("amy")["adrenaline"] == 7
    assert fight.person("amy")["level"] == "yellow"
    assert fight.prompt == "z2-who-acts"


@pytest.mark.rule("Z2-SKILL-Q14")
def test_medic_may_leave_wounds_alone() -> None:
    fight = after(Fight(table=QUIET, amy={"skills": ["medic"], "health": 2}))
    assert fight.play("pass").person("amy")["adrenaline"] == 0
    unhurt = after(Fight(table=QUIET, amy={"skills": ["medic"]}))
    assert unhurt.prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-33", "Z2-ROUND-10", "Z2-ROUND-Q1")
def test_regeneration_comes_last() -> None:
    amy = {"skills": ["regeneration"], "health": 1}
    medic = {"skills": ["medic"], "done": True}
    fight = after(Fight(table=QUIET, amy=amy, ned=medic))
    fight.play("heal:amy")  # first the Medic, who gains adrenaline by it
    assert fight.person("amy")["health"] == 3
    assert fight.person("ned")["adrenaline"] == 1
    assert fight.told(WoundHealed) == 2


@pytest.mark.rule("Z2-SKILL-63", "Z2-INV-01", "Z2-INV-Q1")
def test_hoard_carries_two_more_cards() -> None:
    pack = ["water", "kukri", "shotgun", "machete"]
    amy = {"zone": ROOM, "skills": ["hoard"], "hands": ["crowbar", "katana"], "backpack": pack}
    fight = Fight(amy=amy, table={"equipment": ["chainsaw"]}).play("search")
    assert "put:amy:6" in fight.offered
    fight.play("put:amy:6", "done")
    assert fight.person("amy")["backpack"][4] == "chainsaw#1"
    assert "chainsaw" not in "".join(fight.offers("melee"))
    written = ENGINE.game.pose(fight.state.config, fight.state.rng, fight.table)
    assert written.people[0].slots == fight.state.people[0].slots


@pytest.mark.rule("Z2-SKILL-36")
def test_a_head_start() -> None:
    assert first_adrenaline((BOX.skill_ids["starts_with_2_ap"],)) == 2
    assert first_adrenaline((BOX.skill_ids["medic"],)) == 0
