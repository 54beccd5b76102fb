"""Skills that a card, a number or another skill completes; no Survivor of the box has one."""

from typing import Any

import pytest
from msgspec.structs import replace

from horda.games.zombicide.modules.companions import suitable
from horda.games.zombicide.rules.adrenaline import lap_skills
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import NONE, Person, ZState
from tests.games.zombicide.boxes import BOX, SECOND, SLOTS
from tests.games.zombicide.editions import engine_of
from tests.games.zombicide.fighting import ENGINE, HERE, Fight, armed

AMY = 0


def other(*keys: str) -> Edition:
    """Makes an edition in which the first Survivors have other Blue skills than printed."""
    printed = list(BOX.survivor_skills)
    for who, key in enumerate(keys):
        printed[who] = ((BOX.skill_ids[key],), *printed[who][1:])
    edition = Edition("skilled", SECOND.folder, prefix="z2", modules=SECOND.modules)
    edition.box = replace(BOX, survivor_skills=tuple(printed))
    return edition


def begun(*keys: str) -> ZState:
    """Lays out a game of such an edition with these Survivors."""
    engine = engine_of(other(*keys))
    team = "+".join(one.id for one in BOX.survivors[: len(keys)])
    return engine.new(engine.config({"scenario": "M00", "survivors": team}), 1)


def names(person: Person) -> list[str]:
    """Names the cards of a Survivor, those of the starting deck left out."""
    cards = [card for card in person.slots if card not in (NONE, *BOX.decks["starting"])]
    return [BOX.names[BOX.same[card]] for card in cards]


@pytest.mark.rule("Z2-SKILL-35")
def test_the_card_is_assigned_at_setup_out_of_its_deck() -> None:
    keys = [f"starts_with_equipment:{card}" for card in ("chainsaw", "gunblade", "chainsaw")]
    keys += ["starts_with_equipment:chainsaw", "lucky"]
    state = begun(*keys)
    held = [names(person) for person in state.people]
    assert held[:5] == [["chainsaw"], ["gunblade"], ["chainsaw"], [], []]  # there are two
    left = [BOX.names[BOX.same[card]] for card in (*state.equipment.left, *state.pimpweapons.left)]
    assert (left.count("chainsaw"), left.count("gunblade"), len(left)) == (0, 0, 45 + 11 - 3)
    assert list(ENGINE.game.invariants(state)) == []


@pytest.mark.rule("Z2-SKILL-37")
def test_health_from_the_start() -> None:
    state = begun("starts_with_health:5", "starts_with_health:1")
    assert [person.health for person in state.people[:2]] == [5, 1]


@pytest.mark.rule("Z2-SKILL-37", "Z2-SKILL-39", "Z2-SKILL-19")
@pytest.mark.parametrize(("skills", "heals"), [(["starts_with_health:4"], True), ([], False)])
def test_healing_goes_up_to_the_base_health(skills: list[str], heals: bool) -> None:
    ned: dict[str, Any] = {"skills": skills, "health": 3, "done": True}
    fight = Fight(amy=armed(skills=["medic"]), ned=ned).play("end-turn")
    assert (fight.prompt == "z2-medic") == heals
    if heals:
        assert fight.play("heal:ned").person("ned")["health"] == 4


@pytest.mark.rule("Z2-SKILL-35", "Z2-SKILL-37", "Z2-COMP-03")
@pytest.mark.parametrize(
    ("key", "fits"),
    [("starts_with_equipment:katana", False), ("starts_with_health:4", False), ("lucky", True)],
)
def test_who_starts_with_something_is_no_companion(key: str, fits: bool) -> None:
    assert suitable(other(key).box, AMY) == fits


@pytest.mark.rule("Z2-SKILL-50")
def test_a_shared_skill_works_while_the_brother_is_there() -> None:
    brother = {"skills": ["brother_in_arms:slippery"], "done": True}
    zombies = {HERE: {"walker": 2}}
    assert Fight(amy={"actions": 1}, ned=brother, zombies=zombies).offers("walk")
    away = {**brother, "zone": 9}
    assert not Fight(amy={"actions": 1}, ned=away, zombies=zombies).offers("walk")


@pytest.mark.rule("Z2-SKILL-50", "Z2-SKILL-Q29")
def test_two_brothers_share_the_same_skill_once() -> None:
    brother = {"skills": ["brother_in_arms:plus_1_die:melee"]}
    table = {"companions": [{"card": "lou", "leader": "amy"}]}
    amy = armed("katana", skills=brother["skills"])
    walkers = {HERE: {"walker": 1}}
    assert Fight(1, 1, 1, amy=amy, ned=brother, zombies=walkers).play("melee:katana:-").rolled == 3
    alone = Fight(1, 1, amy=amy, ned={**brother, "zone": 9}, zombies=walkers)
    assert alone.play("melee:katana:-").rolled == 2
    led = Fight(1, 1, 1, amy=amy, zombies=walkers, table=table)  # a Companion is company
    assert led.play("melee:katana:-").rolled == 3


@pytest.mark.rule("Z2-ULTRA-05", "Z2-ULTRA-Q3", "Z2-ULTRA-Q4")
def test_ultrared_offers_brother_in_arms_but_nothing_to_start_with() -> None:
    everything = tuple(skill for level in BOX.survivor_skills[AMY] for skill in level)
    red = Person(AMY, 0, HERE, 3, 43, level=3, lap=4, skills=everything, slots=(NONE,) * SLOTS)
    offered = {BOX.skill(skill).id for skill in lap_skills(BOX, red)}
    assert {"lucky", "brother_in_arms"} <= offered
    assert offered.isdisjoint({"starts_with_health", "starts_with_equipment"})


@pytest.mark.rule("Z2-SKILL-50", "Z2-COMP-Q4")
def test_a_brothers_free_action_is_there_only_beside_him_and_once_a_turn() -> None:
    brother = {"zone": 3, "skills": ["brother_in_arms:plus_1_free_action:melee"]}
    amy = {"zone": 2, "hands": ["katana"], "skills": ["slippery"], "actions": 4}
    fight = Fight(1, 1, zombies={3: {"walker": 2}}, amy=amy, ned=brother)
    fight.play("walk:z3", "melee:katana:-")
    assert fight.person("amy")["actions"] == 3  # free, though she came in the middle of her turn
    fight.play("walk:z2", "walk:z3")
    assert not any(fight.state.people[0].free)  # not a second time
    unspent = Fight(amy={**amy, "zone": 3}, ned=brother, table={"turn": "amy"})
    assert not any(unspent.state.people[0].free)  # a position says what there is
    fresh = {name: value for name, value in amy.items() if name != "actions"} | {"zone": 3}
    leaves = Fight(amy=fresh, ned=brother)
    assert sum(leaves.state.people[0].free) == 1
    leaves.play("walk:z2")
    assert not any(leaves.state.people[0].free)


@pytest.mark.rule("Z2-SKILL-50", "Z2-SKILL-01")
def test_a_brothers_action_is_spent_before_the_own_ones() -> None:
    brother = {"zone": 3, "skills": ["brother_in_arms:plus_1_action"]}
    fight = Fight(amy={"zone": 3}, ned=brother)
    assert fight.person("amy")["actions"] == 4
    fight.play("make-noise", "walk:z2")  # she has spent it there, so nothing is taken back
    assert fight.person("amy")["actions"] == 2
    fight.play("walk:z3")
    assert fight.person("amy")["actions"] == 1  # and does not get it twice
    free = "plus_1_free_action:melee"
    two = armed("katana", skills=[free, "slippery"])
    brother = {"zone": 3, "skills": [f"brother_in_arms:{free}"]}
    fight = Fight(1, 1, zombies={3: {"walker": 1}}, amy=two, ned=brother)
    fight.play("melee:katana:-", "walk:z2")
    assert sum(fight.state.people[0].free) == 1  # her own


@pytest.mark.rule("Z2-SKILL-50", "Z2-COMP-Q4")
def test_who_left_a_brother_twice_pays_nothing_for_it() -> None:
    brother = {"zone": 3, "skills": ["brother_in_arms:plus_1_action"]}
    amy = {"zone": 3, "skills": ["plus_1_free_action:move"] * 3}
    fight = Fight(amy=amy, ned=brother).play("make-noise")
    assert fight.person("amy")["actions"] == 3
    fight.play("walk:z2", "walk:z3", "walk:z2")  # free Moves
    assert fight.person("amy")["actions"] == 3
