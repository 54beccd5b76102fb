"""What saves a weapon: Makeshift repair, Spare parts, a Repair Kit; and skills of All-Out."""

from itertools import product

import pytest

from horda.core.rng import Rng
from horda.games.zombicide.modules.fort_hendrix.preservation import kept, roll
from tests.games.zombicide.fort_hendrix.fort import BOX, Scene

CROWD = {"C2": {"walker": 9}}


def armed(*dice: int, hands: list[str], skills: tuple[str, ...] = (), **more: object) -> Scene:
    """One Survivor among Walkers."""
    wayne = {"hands": hands, "skills": [*skills], **more}
    return Scene(*dice, on="advanced", zombies=CROWD, wayne=wayne)


@pytest.mark.rule("FH-SK-7", "FH-ALLOUT-8")
def test_makeshift_repair_may_be_declined() -> None:
    scene = armed(6, 1, hands=["machete"], skills=("ignore_1_break",))
    scene.play("melee:machete:-", "all-out:1")
    assert scene.offered == ["patch", "pass"]
    scene.play("pass")
    assert scene.told("broke") == ["broke:wayne:machete"]


@pytest.mark.rule("FH-SK-7", "FH-D30")
def test_makeshift_repair_clears_a_whole_doubled_roll_once_a_turn() -> None:
    skills = ("ignore_1_break", "double_all_out_dice")
    scene = armed(6, 6, 1, 1, 1, 6, 6, 6, 1, 6, hands=["kukri"], skills=skills)
    scene.play("melee:kukri:-", "all-out-twice:4", "patch")
    assert scene.told("broke") == []
    scene.play("melee:kukri:-", "all-out:2")
    assert scene.told("broke") == ["broke:wayne:kukri"]


@pytest.mark.rule("FH-SK-7", "Z2-SKILL-G6")
def test_makeshift_repair_works_again_in_the_turn_of_another_one() -> None:
    wayne = {"hands": ["machete", "machete"], "skills": ["ignore_1_break"]}
    karl = {"skills": ["born_leader"]}
    scene = Scene(6, 1, 6, 1, on="advanced", zombies=CROWD, wayne=wayne, karl=karl)
    scene.play("melee:machete:-", "all-out:1", "patch", "end-turn")
    scene.play("lead:wayne", "melee:machete:-", "all-out:1")
    assert scene.offered == ["patch", "pass"]


@pytest.mark.rule("FH-ALLOUT-Q9")
def test_nothing_is_offered_without_a_break_and_one_way_is_enough() -> None:
    scene = armed(6, 6, hands=["machete"], skills=("ignore_1_break",), backpack=["repair_kit"])
    scene.play("melee:machete:-", "all-out:1")
    assert scene.prompt == "z2-turn"
    scene = armed(6, 1, hands=["machete"], skills=("ignore_1_break",), backpack=["repair_kit"])
    scene.play("melee:machete:-", "all-out:1")
    assert scene.offered == ["patch", "spend-kit:repair_kit", "pass"]
    scene.play("patch")
    assert scene.prompt == "z2-turn"
    assert scene.told("discarded") == []


@pytest.mark.rule("FH-SK-2", "FH-SK-Q1")
def test_spare_parts_take_a_weapon_of_the_same_kind_from_anywhere() -> None:
    scene = armed(6, 1, hands=["machete"], skills=("spare_parts",), backpack=["crowbar", "pistol"])
    scene.play("melee:machete:-", "all-out:1")
    assert scene.offered == ["spend-parts:machete", "spend-parts:crowbar", "pass"]
    scene.play("spend-parts:crowbar")
    assert scene.told("broke") == []
    assert scene.offers("melee:machete")


@pytest.mark.rule("FH-SK-2")
def test_one_of_the_pair_used_saves_the_other_from_two_breaks() -> None:
    scene = armed(6, 6, 6, 6, 1, 1, 6, 6, hands=["katana", "katana"], skills=("spare_parts",))
    scene.play("melee:katana:katana", "all-out:4", "spend-parts:katana")
    assert scene.told("broke") == []
    assert scene.offers("melee:katana") == ["melee:katana:-"]
    assert scene.zombies("C2") == 3


@pytest.mark.rule("FH-SK-2", "FH-SK-Q1")
def test_a_molotov_is_a_ranged_weapon_for_spare_parts() -> None:
    skills = ("spare_parts",)
    scene = armed(6, 1, hands=["pistol"], skills=skills, backpack=["molotov", "machete"])
    scene.play("shoot:C2:pistol:-", "all-out:1")
    assert scene.offered == ["spend-parts:pistol", "spend-parts:molotov", "pass"]


@pytest.mark.rule("FH-SK-2")
def test_spare_parts_may_be_used_every_time() -> None:
    scene = armed(
        6, 1, 6, 1, hands=["machete"], skills=("spare_parts",), backpack=["crowbar", "fire_axe"]
    )
    scene.play("melee:machete:-", "all-out:1", "spend-parts:crowbar")
    scene.play("melee:machete:-", "all-out:1", "spend-parts:fire_axe")
    assert scene.told("broke") == []


@pytest.mark.rule("FH-SK-2", "FH-ALLOUT-Q7")
def test_a_shotgun_spent_for_parts_comes_back_loaded() -> None:
    scene = armed(6, 6, 1, 6, hands=["sawed_off"], skills=("spare_parts",))
    scene.play("shoot:C2:sawed_off:-", "all-out:2", "spend-parts:sawed_off")
    assert scene.state.empty == 0


@pytest.mark.rule("FH-SK-3")
def test_an_all_out_skill_works_in_all_out_attacks_only() -> None:
    skills = ("all_out:plus_1_die:melee",)
    scene = armed(2, 2, 2, 2, hands=["machete"], skills=skills)
    scene.play("melee:machete:-", "pass")
    assert [len(dice) for dice, _ in scene.rolls] == [1]
    scene.play("melee:machete:-", "all-out:1")
    assert [len(dice) for dice, _ in scene.rolls] == [1, 2, 1]
    assert scene.state.going == -1


@pytest.mark.rule("FH-SK-3")
def test_an_all_out_skill_for_shots_does_nothing_for_strikes() -> None:
    scene = armed(2, 2, hands=["machete"], skills=("all_out:plus_1_to_dice_roll:ranged",))
    scene.play("melee:machete:-", "all-out:1")
    assert scene.rolls == [((2,), 3), ((2,), 3)]
    scene = armed(2, 2, hands=["pistol"], skills=("all_out:plus_1_to_dice_roll:combat",))
    scene.play("shoot:C2:pistol:-", "all-out:1")
    assert scene.rolls == [((2,), 2), ((2,), 2)]


@pytest.mark.rule("FH-SK-6", "FH-SK-X1")
def test_doubling_is_a_choice_of_two_numbers() -> None:
    scene = armed(*[2] * 18, hands=["hk_mp7", "hk_mp7"], skills=("double_all_out_dice",))
    scene.play("shoot:C2:hk_mp7:hk_mp7")
    assert scene.offered == ["all-out:6", "all-out-twice:12", "pass"]
    scene.play("all-out:6")
    assert [len(dice) for dice, _ in scene.rolls] == [6, 6]


@pytest.mark.rule("FH-SK-1")
def test_a_free_all_out_attack_costs_nothing_and_must_go_all_out() -> None:
    scene = armed(2, 2, 2, hands=["machete"], skills=("plus_1_free_all_out_action:melee",))
    scene.play("all-out-melee:machete:-")
    assert [len(dice) for dice, _ in scene.rolls] == [1, 1]
    assert scene.person("wayne").actions == 3
    assert scene.offers("all-out-melee") == []
    assert scene.refusal("all-out-melee:machete") == ("FH-SK-1",)


@pytest.mark.rule("FH-SK-1")
def test_it_is_for_its_kind_of_attack_and_a_weapon_with_a_value() -> None:
    skills = ("plus_1_free_all_out_action:ranged",)
    scene = armed(hands=["machete", "molotov"], skills=skills)
    assert scene.offers("all-out") == []
    assert "FH-ALLOUT-2" in scene.refusal("all-out-shot:C3:molotov")
    scene = armed(2, 2, hands=["pistol"], skills=("plus_1_free_all_out_action:combat",))
    assert scene.offers("all-out-shot:C2") == ["all-out-shot:C2:pistol:-"]


@pytest.mark.rule("FH-SK-1", "FH-SK-Q3")
def test_doubling_stays_a_choice_in_a_free_all_out_attack() -> None:
    skills = ("plus_1_free_all_out_action:melee", "double_all_out_dice")
    scene = armed(*[2] * 9, hands=["kukri"], skills=skills).play("all-out-melee:kukri:-")
    assert scene.offered == ["all-out-twice:4", "pass"]
    scene.play("pass")
    assert [len(dice) for dice, _ in scene.rolls] == [2, 2]


@pytest.mark.rule("FH-SW-1", "FH-DECK-1")
def test_without_the_switch_the_decks_are_those_of_the_second_edition() -> None:
    state = Scene(wayne={}).state
    assert state.config.deck("base") == "plain_base"
    cards = BOX.decks[state.config.deck("base")]
    assert {BOX.cards[card].all_out for card in cards} == {0}
    scene = Scene(6, zombies=CROWD, wayne={"hands": ["machete#5"]})
    assert BOX.deck_of[scene.person("wayne").slots[0]].startswith("plain_")
    scene.play("melee:machete:-")
    assert scene.prompt == "z2-turn"


@pytest.mark.rule("FH-D5", "FH-PRES-2", "FH-PRES-Q3")
def test_a_card_is_fit_to_be_kept_only_without_any_break() -> None:
    assert kept((2, 3, 4, 5, 6))
    assert not kept((2, 3, 1, 5, 6))
    rolls = [*product(range(1, 7), repeat=5)]
    assert sum(map(kept, rolls)) / len(rolls) == pytest.approx((5 / 6) ** 5)


@pytest.mark.rule("FH-PRES-1", "FH-PRES-4")
def test_a_preservation_roll_has_as_many_dice_as_the_card_says() -> None:
    rng = Rng.seeded(3, ("dice",))
    dice, after = roll(rng, 0, 5)
    assert len(dice) == 5
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    assert after != rng
