"""Skills that bring equipment cards, and searching itself."""

import pytest

from horda.games.zombicide.rules import events
from tests.games.zombicide.fighting import Fight, armed

ROOM = 8


def searcher(*skills: str, **fields: object) -> dict[str, object]:
    """A Survivor in a building without Zombies, with a card in Hand."""
    return {"zone": ROOM, "skills": list(skills), "hands": ["kukri"], **fields}


@pytest.mark.rule("Z2-SKILL-10", "Z2-SKILL-Q5")
def test_matching_set_takes_a_second_card() -> None:
    deck = {"equipment": ["machete", "water", "machete", "crowbar"]}
    fight = Fight(doug=searcher("matching_set"), table=deck)
    fight.play("search")
    assert fight.prompt == "z2-matching-set"
    assert fight.offered == ["take-twin:machete", "pass"]
    fight.play("take-twin:machete", "put:doug:2", "done", "put:doug:1", "done")
    assert fight.person("doug")["hands"] == ["kukri#1", "machete#1"]
    assert fight.person("doug")["backpack"][0] == "machete#2"
    assert sorted(fight.table["equipment"]["left"]) == ["crowbar#1", "water#1"]


@pytest.mark.rule("Z2-SKILL-10", "Z2-SKILL-Q5", "Z2-SEARCH-Q5")
@pytest.mark.parametrize(
    "deck", [["machete", "water"], ["kukri", "kukri#2"], ["pistol#4", "water"]]
)
def test_matching_set_finds_only_dual_cards_in_the_deck(deck: list[str]) -> None:
    table = {"equipment": deck, "equipment_out": ["machete"]}
    doug = {"zone": ROOM, "skills": ["matching_set"], "hands": ["katana"]}
    fight = Fight(doug=doug, table=table).play("search", "put:doug:1", "done")
    assert fight.prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-10", "Z2-SKILL-Q5", "Z2-SEARCH-Q2")
def test_each_dual_card_of_a_search_may_find_its_like() -> None:
    deck = ["machete", "machete", "katana", "katana"]
    fight = Fight(doug=searcher("matching_set", "search_2_cards"), table={"equipment": deck})
    fight.play("search", "take-twin:machete", "put:doug:2", "done", "put:doug:1", "done")
    assert fight.offered == ["take-twin:katana", "pass"]
    assert fight.play("pass").prompt == "z2-place-card"
    assert fight.play("put:doug:3", "done").prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-11")
@pytest.mark.parametrize(("die", "back"), [(1, False), (2, False), (3, True), (6, True)])
def test_two_cocktails(die: int, back: bool) -> None:
    skills = ["two_cocktails", "lucky", "plus_1_to_dice_roll:combat"]
    amy = armed("molotov", "crowbar", skills=skills)
    fight = Fight(die, amy=amy, zombies={4: {"walker": 2}}).play("shoot:z4:molotov:-")
    assert fight.prompt == "z2-turn"
    assert fight.person("amy")["hands"] == ["-", "crowbar#1"]
    assert fight.person("amy")["backpack"][0] == ("molotov#1" if back else "-")
    assert fight.table["equipment_out"] == ([] if back else ["molotov#1"])


@pytest.mark.rule("Z2-SKILL-11", "Z2-SKILL-Q6")
@pytest.mark.parametrize(
    ("answer", "pack"),
    [
        ("drop", ["water#1", "kukri#1", "katana#1"]),
        ("put:amy:3", ["water#1", "molotov#1", "katana#1"]),
    ],
)
def test_a_full_backpack_makes_room_or_loses_the_cocktail(answer: str, pack: list[str]) -> None:
    amy = armed("molotov", skills=["two_cocktails"], backpack=["water", "kukri", "katana"])
    fight = Fight(3, amy=amy, zombies={4: {"walker": 1}}).play("shoot:z4:molotov:-")
    assert fight.offered == ["put:amy:2", "put:amy:3", "put:amy:4", "drop"]
    fight.play(answer)
    assert fight.person("amy")["backpack"] == pack
    assert fight.person("amy")["hands"] == ["-", "-"]


@pytest.mark.rule("Z2-SKILL-12", "Z2-SKILL-Q7")
def test_hold_your_nose_draws_when_the_own_zone_is_empty() -> None:
    doug = armed("kukri", skills=["hold_your_nose", "search_2_cards", "matching_set"])
    deck = ["machete", "machete", "machete"]
    table = {"equipment": deck}
    fight = Fight(6, 6, doug=doug, zombies={3: {"walker": 2}}, table=table)
    fight.play("melee:kukri:-", "put:doug:1")
    assert fight.prompt == "z2-turn"  # no second card, no matching one
    assert fight.told(events.Drew) == 1
    assert not fight.person("doug")["searched"]


@pytest.mark.rule("Z2-SKILL-12")
def test_hold_your_nose_needs_the_last_zombie() -> None:
    doug = armed("kukri", skills=["hold_your_nose"])
    fight = Fight(6, 1, doug=doug, zombies={3: {"walker": 2}}, table={"equipment": ["water"]})
    fight.play("melee:kukri:-")
    assert fight.told(events.Drew) == 0


@pytest.mark.rule("Z2-SKILL-12")
def test_hold_your_nose_works_whoever_kills() -> None:
    doug = {"zone": 4, "skills": ["hold_your_nose"], "hands": ["katana"]}
    table = {"equipment": ["water", "kukri"]}
    amy = armed("pistol", skills=["hold_your_nose"])
    fight = Fight(6, amy=amy, doug=doug, zombies={4: {"walker": 1}}, table=table)
    fight.play("shoot:z4:pistol:-")
    assert fight.offers("put") == ["put:doug:0", "put:doug:1", "put:doug:2"]
    assert fight.play("put:doug:2").prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-Q7", "Z2-SEARCH-06")
def test_hold_your_nose_may_find_a_walker() -> None:
    doug = armed("kukri", skills=["hold_your_nose"])
    table = {"equipment": ["aaahh"]}
    fight = Fight(6, 6, doug=doug, zombies={3: {"runner": 1}}, table=table)
    assert fight.play("melee:kukri:-").zombies() == {"walker": 1}


@pytest.mark.rule("Z2-SKILL-32", "Z2-SKILL-Q19")
def test_destiny_draws_again_once_a_turn() -> None:
    table = {"equipment": ["aaahh", "shotgun", "water"]}
    amy = searcher("destiny", "search_2_cards")
    fight = Fight(amy=amy, table=table).play("search")
    assert fight.offered == ["redraw", "pass"]
    fight.play("redraw")
    assert fight.zombies(ROOM) == {}
    fight.play("put:amy:1", "done")
    assert fight.prompt == "z2-place-card"  # the second card: the skill is used up
    fight.play("put:amy:2", "done")
    assert fight.person("amy")["hands"] == ["kukri#1", "shotgun#1"]
    assert fight.table["equipment_out"] == ["aaahh#1"]


@pytest.mark.rule("Z2-SKILL-Q19")
def test_destiny_uses_the_same_deck_for_a_crate() -> None:
    table = {"crates": [ROOM], "equipment": ["water"], "pimpweapons": ["gunblade", "nailbat"]}
    fight = Fight(amy=searcher("destiny"), table=table).play("take-crate", "redraw")
    fight.play("put:amy:1", "done")
    assert fight.person("amy")["hands"] == ["kukri#1", "nailbat#1"]
    assert fight.table["starting_out"] == ["gunblade#1"]


@pytest.mark.rule("Z2-SKILL-Q19", "Z2-SKILL-32", "Z2-SKILL-G6")
def test_destiny_works_in_anybodys_turn() -> None:
    doug = {"zone": 4, "skills": ["hold_your_nose", "destiny"], "hands": ["katana"]}
    fight = Fight(6, amy=armed("pistol"), doug=doug, zombies={4: {"walker": 1}},
                  table={"equipment": ["water", "kukri"]})  # fmt: skip
    assert fight.play("shoot:z4:pistol:-").offered == ["redraw", "pass"]
    assert fight.play("redraw").prompt == "z2-place-card"


@pytest.mark.rule("Z2-SKILL-32")
def test_destiny_may_find_the_deck_empty() -> None:
    table = {"crates": [ROOM], "pimpweapons": ["gunblade"]}
    fight = Fight(amy=searcher("destiny"), table=table).play("take-crate", "redraw")
    assert fight.prompt == "z2-turn"


@pytest.mark.rule("Z2-SEARCH-01", "Z2-SEARCH-I2")
def test_searching_needs_a_building_without_zombies() -> None:
    table = {"equipment": ["water"]}
    assert "search" in Fight(amy=searcher(), table=table).offered
    assert "search" not in Fight(amy=searcher(zone=3), table=table).offered
    crowded = Fight(amy=searcher(), table=table, zombies={ROOM: {"walker": 1}})
    assert "search" not in crowded.offered


@pytest.mark.rule("Z2-SEARCH-04", "Z2-SEARCH-Q5", "Z2-SEARCH-Q6", "Z2-INTER-21", "Z2-INTER-22")
def test_only_base_cards_make_a_new_deck() -> None:
    none = Fight(amy=searcher(), table={"starting_out": ["pistol#1"]})
    assert "search" not in none.offered
    table = {"equipment": ["water"], "equipment_out": ["shotgun"], "starting_out": ["pistol#1"]}
    fight = Fight(amy=searcher("search_more_than_once"), table=table)
    fight.play("search", "put:amy:1", "done")
    assert fight.table["equipment_out"] == ["shotgun#1"]  # not before the next draw
    fight.play("search", "put:amy:2", "done")
    assert fight.table["equipment_out"] == []
    assert fight.person("amy")["backpack"][0] == "shotgun#1"
    assert "search" not in fight.offered


@pytest.mark.rule("Z2-SEARCH-06", "Z2-SEARCH-Q2", "Z2-SEARCH-I2")
@pytest.mark.parametrize(
    ("deck", "drawn"), [(["aaahh", "water"], 1), (["water", "aaahh", "shotgun"], 2)]
)
def test_aaahh_ends_the_search(deck: list[str], drawn: int) -> None:
    fight = Fight(amy=searcher("search_2_cards"), table={"equipment": deck}).play("search")
    if drawn == 2:
        fight.play("put:amy:1", "done")
        assert fight.person("amy")["hands"] == ["kukri#1", "water#1"]
    assert fight.zombies(ROOM) == {"walker": 1}
    assert fight.told(events.Drew) == drawn
    assert fight.table["equipment_out"] == ["aaahh#1"]
    assert "search" not in fight.offered


@pytest.mark.rule("Z2-SEARCH-Q3", "Z2-POOL-Q3")
def test_aaahh_without_a_walker_left() -> None:
    table = {"equipment": ["aaahh"], "doors": 1}
    fight = Fight(amy=searcher(), table=table, zombies={7: {"walker": 40}}).play("search")
    assert fight.zombies(7) == {}
    assert fight.zombies(ROOM) == {"walker": 40}


@pytest.mark.rule("Z2-SEARCH-Q1", "Z2-OBJ-03")
def test_a_crate_is_no_search() -> None:
    table = {"crates": [3, 3], "pimpweapons": ["gunblade", "nailbat"]}
    fight = Fight(amy=searcher(zone=3), table=table, zombies={3: {"walker": 1}})
    fight.play("take-crate", "put:amy:1", "done", "take-crate", "put:amy:2", "done")
    assert fight.person("amy")["hands"] == ["kukri#1", "gunblade#1"]
    assert fight.person("amy")["actions"] == 1


@pytest.mark.rule("Z2-SEARCH-02", "Z2-INV-Q1", "Z2-INV-06")
def test_a_sixth_card_replaces_another() -> None:
    pack = ["water", "crowbar", "katana"]
    amy = searcher(hands=["kukri", "machete"], backpack=pack)
    fight = Fight(amy=amy, table={"equipment": ["shotgun"]}).play("search")
    assert "done" not in fight.offered
    fight.play("put:amy:0")
    assert fight.prompt == "z2-place-card"  # the Kukri has no place left
    fight.play("drop", "done")
    assert fight.person("amy")["hands"] == ["shotgun#1", "machete#1"]
    assert fight.table["equipment_out"] == ["kukri#1"]


@pytest.mark.rule("Z2-INV-X1", "Z2-INV-03", "Z2-INV-04", "Z2-INV-05")
def test_hands_work_and_the_backpack_does_not() -> None:
    amy = armed("sub_mg", "machete", backpack=["katana", "plenty_of_bullets"])
    fight = Fight(1, 1, 1, amy=amy, zombies={3: {"walker": 1}, 4: {"walker": 1}})
    assert fight.offers("melee") == ["melee:machete:-"]
    assert "shoot:z4:sub_mg:-" in fight.offered
    assert fight.play("shoot:z4:sub_mg:-").offered == ["reroll:ammo", "pass"]


@pytest.mark.rule("Z2-TRADE-01", "Z2-TRADE-02", "Z2-TRADE-03", "Z2-TRADE-04", "Z2-TRADE-Q1")
@pytest.mark.rule("Z2-TRADE-I1")
def test_a_trade_is_one_action_and_may_be_a_gift() -> None:
    people = {"amy": armed("sawed_off"), "ned": armed("kukri"), "elle": {"zone": 4}}
    table = {"empty": ["sawed_off#1"]}
    fight = Fight(zombies={3: {"walker": 1}}, table=table, **people)
    assert fight.offers("trade") == ["trade:ned"]
    fight.play("trade:ned", "lift:amy:0", "put:ned:1", "lift:ned:0", "put:ned:2", "done")
    assert fight.person("amy")["hands"] == ["-", "-"]
    assert fight.person("ned")["hands"] == ["-", "sawed_off#1"]
    assert fight.person("ned")["backpack"][0] == "kukri#1"
    assert fight.person("amy")["actions"] == 2
    assert fight.table["empty"] == ["sawed_off#1"]
