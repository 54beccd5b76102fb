"""Skills that change how a Survivor moves, sees, searches and opens doors."""

import pytest

from tests.games.zombicide.fighting import Fight, armed

BUSY = {"backpack": ["water"]}
"""With food to eat a turn does not end by itself when the Actions are spent."""


def left(fight: Fight, name: str = "amy") -> int:
    """Returns the Actions a Survivor has left."""
    actions: int = fight.person(name)["actions"]
    return actions


@pytest.mark.rule("Z2-SKILL-01", "Z2-ROUND-03")
def test_one_more_action_of_any_use() -> None:
    fight = Fight(amy={"skills": ["plus_1_action"], **BUSY})
    assert left(fight) == 4
    fight.play(*["make-noise"] * 4)
    assert fight.offered == ["eat:water", "end-turn"]


@pytest.mark.rule("Z2-SKILL-02", "Z2-SKILL-G4", "Z2-SKILL-G3")
def test_a_free_action_is_for_its_kind_only_and_is_spent_first() -> None:
    fight = Fight(amy={"skills": ["plus_1_free_action:move"], **BUSY})
    fight.play("walk:z4")
    assert left(fight) == 3
    fight.play("walk:z3", "make-noise", "make-noise")
    assert left(fight) == 0
    assert not fight.offers("walk:")
    free = {"actions": 0, "free": [0, 0, 0, 0, 1, 0, 0]}
    idle = Fight(amy={"skills": ["plus_1_free_action:move"], **free})
    assert idle.offers("walk:") == ["walk:z2", "walk:z4"]
    assert not idle.offers("make-noise")


@pytest.mark.rule("Z2-SKILL-02", "Z2-SKILL-G3")
def test_a_free_combat_action_pays_for_melee_and_ranged() -> None:
    skilled = armed("pistol", "machete", skills=["plus_1_free_action:combat"])
    idle = {"actions": 0, "free": [0, 1, 0, 0, 0, 0, 0]}
    fight = Fight(zombies={3: {"walker": 1}}, amy=skilled | idle)
    assert fight.offers("melee:")
    assert fight.offers("shoot:")
    assert not fight.offers("walk:")


@pytest.mark.rule("Z2-SKILL-02", "Z2-SEARCH-03", "Z2-SEARCH-I1", "Z2-INTER-06")
def test_a_free_search_is_the_only_one_of_the_turn() -> None:
    table = {"equipment": ["water", "machete"]}
    fight = Fight(table=table, ned={"zone": 8, "skills": ["plus_1_free_action:search"]})
    fight.play("search")
    while fight.prompt != "z2-turn":
        fight.play(fight.offered[-1])
    assert left(fight, "ned") == 3
    assert not fight.offers("search")


@pytest.mark.rule("Z2-SKILL-07", "Z2-MOVE-06", "Z2-MOVE-Q2")
def test_one_more_zone_in_each_move() -> None:
    fight = Fight(amy={"zone": 2, "skills": ["plus_1_zone_per_move"]})
    fight.play("walk:z3")
    assert fight.prompt == "z2-move-on"
    fight.play("walk:z4")
    assert (fight.person("amy")["zone"], left(fight)) == (4, 2)
    fight.play("walk:z3", "stop-here")
    assert (fight.person("amy")["zone"], left(fight)) == (3, 1)


@pytest.mark.rule("Z2-SKILL-07", "Z2-MOVE-08")
def test_zombies_end_a_longer_move() -> None:
    fight = Fight(zombies={3: {"walker": 1}}, amy={"zone": 2, "skills": ["plus_1_zone_per_move"]})
    fight.play("walk:z3")
    assert fight.prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-22")
def test_slippery_pays_nothing_and_is_not_stopped() -> None:
    skilled = {"zone": 2, "skills": ["slippery", "plus_1_zone_per_move"]}
    fight = Fight(zombies={2: {"walker": 5}, 3: {"brute": 1}}, amy=skilled)
    fight.play("walk:z3", "walk:z4")
    assert (fight.person("amy")["zone"], left(fight)) == (4, 2)


@pytest.mark.rule("Z2-SKILL-22", "Z2-SKILL-44")
def test_slippery_holds_in_a_sprint() -> None:
    skilled = {"zone": 2, "skills": ["slippery", "sprint"]}
    fight = Fight(zombies={2: {"walker": 5}, 3: {"brute": 1}}, amy=skilled)
    fight.play("dash:sprint:z3", "walk:z4", "stop-here")
    assert (fight.person("amy")["zone"], left(fight)) == (4, 2)


@pytest.mark.rule("Z2-SKILL-23", "Z2-SKILL-Q16")
def test_a_home_defender_sees_through_rows_of_rooms() -> None:
    def seen(*skills: str) -> list[str]:
        rifle = armed("sniper_rifle", zone=9, tokens=1, skills=skills)
        zombies = {zone: {"walker": 1} for zone in (10, 11, 12)}
        return Fight(zombies=zombies, setup={"scenario": "M01"}, amy=rifle).offers("shoot:")

    assert seen() == ["shoot:z10:sniper_rifle:-"]
    far = [f"shoot:z{zone}:sniper_rifle:-" for zone in (10, 11, 12)]
    assert seen("home_defender") == far


@pytest.mark.rule("Z2-SKILL-46", "Z2-SEARCH-01")
def test_a_scavenger_searches_the_street_but_not_among_zombies() -> None:
    deck = {"equipment": ["water"]}
    skilled = {"skills": ["scavenger"]}
    assert not Fight(table=deck, amy={}).offers("search")
    assert Fight(table=deck, amy=skilled).offers("search")
    assert not Fight(table=deck, zombies={3: {"walker": 1}}, amy=skilled).offers("search")


@pytest.mark.rule("Z2-SKILL-57")
def test_break_in_opens_silently_and_once_for_free() -> None:
    fight = Fight(table={"revealed": 3}, amy={"skills": ["break_in"]})
    fight.play("open-door:door1:-")
    assert left(fight) == 3
    assert fight.table["noise"] == {}
    paid = {"skills": ["break_in"], "actions": 1, "zone": 11, **BUSY}
    fight = Fight(table={"revealed": 3}, amy=paid).play("open-door:door3:-")
    assert left(fight) == 0
