"""Adrenaline, danger levels, and the skills they bring."""

import pytest

from horda.games.zombicide.rules import events
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.fighting import Fight, armed


@pytest.mark.rule("Z2-ADR-03", "Z2-ADR-05", "Z2-ADR-07", "Z2-ADR-09", "Z2-INTER-05", "Z2-ADR-Q1")
@pytest.mark.rule("Z2-ADR-04", "Z2-SKILL-G2")
def test_a_level_gained_by_the_last_action_gives_one_more() -> None:
    amy = {**armed("pistol"), "adrenaline": 6, "actions": 1}
    fight = Fight(6, amy=amy, zombies={4: {"walker": 1}}).play("shoot:z4:pistol:-")
    assert fight.person("amy")["level"] == "yellow"
    assert fight.person("amy")["actions"] == 1
    assert fight.person("amy")["skills"] == ["plus_1_action"]


@pytest.mark.rule("Z2-ADR-03", "Z2-ADR-04")
def test_levels_and_yellow_skills() -> None:
    levels = [BOX.level(points) for points in (0, 6, 7, 18, 19, 42, 43, 99)]
    assert levels == [0, 0, 1, 1, 2, 2, 3, 3]
    extra = (BOX.skill_ids["plus_1_action"],)
    assert all(skills[1] == extra for skills in BOX.survivor_skills)


@pytest.mark.rule("Z2-ADR-I2", "Z2-ADR-05", "Z2-ADR-06", "Z2-OBJ-01")
def test_a_big_gain_crosses_levels_in_order() -> None:
    table = {"objectives": ["3 red", "4 red"]}
    fight = Fight(amy={"adrenaline": 38, "level": "yellow"}, table=table).play("take-objective:0")
    assert fight.offers("learn") == fight.offered
    assert len(fight.offered) == 2
    fight.play(fight.offered[0])
    assert len(fight.offered) == 3
    fight.play("learn:medic")
    assert fight.person("amy")["level"] == "red"


@pytest.mark.rule("Z2-ADR-Q2", "Z2-SKILL-G2")
def test_dice_that_lie_do_not_change_by_a_new_skill() -> None:
    amy = {**armed("pistol"), "adrenaline": 18, "level": "yellow"}
    fight = Fight(6, 6, 6, elle=amy, zombies={4: {"walker": 3}}).play("shoot:z4:pistol:-")
    fight.play("learn:plus_1_die=combat")
    assert fight.rolled == 1
    assert fight.play("shoot:z4:pistol:-").rolled == 2


@pytest.mark.rule("Z2-ADR-Q3")
def test_adrenaline_counts_on_at_red() -> None:
    amy = {**armed("pistol"), "adrenaline": 43}
    fight = Fight(6, 6, amy={**amy, "skills": []}, zombies={4: {"walker": 1}})
    fight.play("shoot:z4:pistol:-")
    assert fight.person("amy")["adrenaline"] == 44
    assert fight.told(events.Learned) == 0


@pytest.mark.rule("Z2-RUSH-02")
def test_runners_never_rush() -> None:
    assert not any(card.rush for card in BOX.zombie_cards if card.zombie == "runner")


@pytest.mark.rule("Z2-FLASH-03", "Z2-DARK-02")
@pytest.mark.parametrize(("pack", "killed"), [([], 0), (["flashlight"], 1)])
def test_a_flashlight_lights_dark_zones(pack: list[str], killed: int) -> None:
    amy = armed("pistol", backpack=pack)
    fight = Fight(5, amy=amy, zombies={7: {"walker": 2}}, setup={"dark_zones": True},
                  table={"doors": 1})  # fmt: skip
    fight.play("shoot:z7:pistol:-")
    assert fight.zombies(7) == {"walker": 2 - killed}
