"""All-Out dice: declaring them, rolling them, and weapons that break."""

import pytest

from horda.core.errors import IllegalAnswer
from horda.games.zombicide.modules.fort_hendrix.all_out import printed
from tests.games.zombicide.fort_hendrix.fort import BOX, Scene

CROWD = {"C2": {"walker": 9}}


def armed(*dice: int, hands: list[str], skills: tuple[str, ...] = (), **more: object) -> Scene:
    """One Survivor among Walkers."""
    wayne = {"hands": hands, "skills": [*skills], **more}
    return Scene(*dice, on="advanced", zombies=CROWD, wayne=wayne)


@pytest.mark.rule("FH-ALLOUT-2", "FH-D1")
def test_nobody_is_asked_whose_weapon_has_no_all_out_dice() -> None:
    scene = Scene(6, zombies={"C3": {"walker": 1}}, on="advanced", wayne={"hands": ["molotov"]})
    scene.play("shoot:C3:molotov:-")
    assert scene.prompt == "z2-turn"
    assert scene.zombies("C3") == 0


@pytest.mark.rule("FH-ALLOUT-2")
def test_it_may_be_declined_and_comes_too_late_after_the_roll() -> None:
    scene = armed(2, hands=["machete"]).play("melee:machete:-")
    assert scene.offered == ["all-out:1", "pass"]
    scene.play("pass")
    assert scene.rolls == [((2,), 3)]
    assert scene.offers("all-out") == []


@pytest.mark.rule("FH-ALLOUT-3", "FH-D1")
def test_it_is_all_dice_or_none() -> None:
    scene = armed(2, 2, 2, 2, hands=["kukri"]).play("melee:kukri:-")
    for key in ("all-out:1", "all-out:3", "all-out-twice:4"):
        with pytest.raises(IllegalAnswer):
            scene.play(key)
    assert scene.offered == ["all-out:2", "pass"]


@pytest.mark.rule("FH-ALLOUT-3", "FH-ALLOUT-Q6")
def test_it_is_declared_anew_for_each_action() -> None:
    scene = armed(2, 2, 2, 2, hands=["machete"]).play("melee:machete:-", "all-out:1")
    scene.play("melee:machete:-")
    assert scene.offered == ["all-out:1", "pass"]


@pytest.mark.rule("FH-ALLOUT-5")
def test_a_1_on_a_standard_die_breaks_nothing() -> None:
    scene = armed(1, 4, hands=["machete"]).play("melee:machete:-", "all-out:1")
    assert scene.told("broke") == []
    assert scene.offers("melee:machete")


@pytest.mark.rule("FH-D4", "FH-ALLOUT-5")
def test_two_breaks_of_one_weapon_cost_one_card() -> None:
    scene = armed(6, 6, 1, 1, hands=["kukri", "machete"]).play("melee:kukri:-", "all-out:2")
    assert scene.told("broke") == ["broke:wayne:kukri"]
    assert scene.offers("melee:machete")


@pytest.mark.rule("FH-D4", "FH-ALLOUT-6")
def test_three_breaks_of_a_pair_cost_both_and_nothing_more() -> None:
    scene = armed(6, 6, 6, 6, 1, 1, 1, 6, hands=["katana", "katana"], backpack=["machete"])
    scene.play("melee:katana:katana", "all-out:4")
    assert scene.told("broke") == ["broke:wayne:katana"] * 2
    assert BOX.names[BOX.same[scene.person("wayne").slots[2]]] == "machete"


@pytest.mark.rule("FH-ALLOUT-Q5")
def test_the_player_says_which_of_two_that_differ_breaks() -> None:
    """A starting Pistol pairs with one of the deck, which may be kept after the Mission."""
    scene = Scene(
        6,
        6,
        6,
        1,
        on="advanced",
        zombies=CROWD,
        wayne={"hands": ["pistol#1", "pistol#2"]},
    )
    scene.play("shoot:C2:pistol:pistol", "all-out:2")
    assert scene.prompt == "z2-broken"
    assert len(scene.offered) == 2
    scene.play(scene.offered[0])
    assert len(scene.told("broke")) == 1


@pytest.mark.rule("FH-ALLOUT-Q7", "FH-DECK-1")
def test_a_broken_starting_card_stays_out_and_another_may_come_again() -> None:
    scene = armed(6, 1, hands=["machete"]).play("melee:machete:-", "all-out:1")
    assert [BOX.deck_of[card] for card in scene.state.equipment_out] == ["base"]
    scene = armed(6, 1, hands=["crowbar"]).play("melee:crowbar:-", "all-out:1")
    assert [BOX.deck_of[card] for card in scene.state.starting_out] == ["starting"]


@pytest.mark.rule("FH-ALLOUT-Q1")
def test_a_break_is_a_miss_that_can_hit_a_friend() -> None:
    scene = Scene(
        6,
        6,
        1,
        6,
        on="advanced",
        zombies={"C3": {"walker": 9}},
        wayne={"hands": ["sawed_off"]},
        karl={"zone": "C3"},
    )
    scene.play("shoot:C3:sawed_off:-", "all-out:2")
    assert scene.told("wounded") == ["wounded:karl:1:2"]


@pytest.mark.rule("FH-ALLOUT-Q1")
def test_it_hits_a_friend_though_the_break_itself_is_ignored() -> None:
    scene = Scene(
        6,
        6,
        1,
        6,
        on="advanced",
        zombies={"C3": {"walker": 9}},
        wayne={"hands": ["sawed_off"], "backpack": ["repair_kit"]},
        karl={"zone": "C3"},
    )
    scene.play("shoot:C3:sawed_off:-", "all-out:2", "spend-kit:repair_kit")
    assert scene.told("broke") == []
    assert scene.told("wounded") == ["wounded:karl:1:2"]


@pytest.mark.rule("FH-ALLOUT-Q2")
def test_skills_add_or_replace_standard_dice_only() -> None:
    scene = armed(*[2] * 20, hands=["machete"], skills=("plus_1_die:melee",))
    scene.play("melee:machete:-", "all-out:1")
    assert [len(dice) for dice, _ in scene.rolls] == [2, 1]
    scene = armed(*[2] * 20, hands=["machete"], skills=("barbarian",))
    scene.play("melee:machete:-", "all-out:1", "roll-dice:9")
    assert [len(dice) for dice, _ in scene.rolls] == [9, 1]


@pytest.mark.rule("FH-ALLOUT-Q3")
def test_a_six_on_an_all_out_die_brings_a_standard_die() -> None:
    scene = armed(2, 6, 5, hands=["machete"], skills=("roll_6_plus_1_die:melee",))
    scene.play("melee:machete:-", "all-out:1", "roll-six")
    assert [dice for dice, _ in scene.rolls] == [(2,), (6,), (5,)]
    assert scene.zombies("C2") == 7


@pytest.mark.rule("FH-ALLOUT-Q3")
def test_a_six_on_an_all_out_die_raises_damage() -> None:
    scene = Scene(
        2,
        6,
        on="advanced",
        zombies={"C2": {"brute": 1}},
        wayne={"hands": ["pistol"], "skills": ["roll_6_plus_1_damage:combat"]},
    )
    scene.play("shoot:C2:pistol:-", "all-out:1")
    assert scene.zombies("C2") == 0


@pytest.mark.rule("FH-ALLOUT-7", "FH-D2")
def test_lucky_leaves_all_out_dice_as_they_lie() -> None:
    scene = armed(2, 1, 6, hands=["machete"], skills=("lucky",))
    scene.play("melee:machete:-", "all-out:1", "reroll:lucky")
    assert [dice for dice, _ in scene.rolls] == [(2,), (1,), (6,)]
    assert scene.told("broke") == ["broke:wayne:machete"]


@pytest.mark.rule("FH-ALLOUT-Q4")
def test_there_are_as_many_dice_as_are_needed() -> None:
    scene = armed(*[2] * 18, hands=["hk_mp7", "hk_mp7"], skills=("double_all_out_dice",))
    scene.play("shoot:C2:hk_mp7:hk_mp7", "all-out-twice:12")
    assert [len(dice) for dice, _ in scene.rolls] == [6, 12]


@pytest.mark.rule("FH-ALLOUT-Q8")
def test_molotov_grenade_and_fists_have_no_all_out_dice() -> None:
    for name in ("molotov", "an_m14_incendiary_grenade"):
        card = next(i for i, same in enumerate(BOX.same) if BOX.names[same] == name)
        assert printed(Scene(on="advanced", wayne={}).state, card) == 0
    scene = armed(6, hands=[], skills=("improvised_weapon:melee",)).play("improvise:melee:C2")
    assert scene.prompt == "z2-turn"


@pytest.mark.rule("FH-ALLOUT-Q8")
def test_a_knife_in_the_other_hand_gives_standard_dice() -> None:
    scene = armed(*[2] * 4, hands=["machete", "ka_bar"]).play("melee:machete:-", "all-out:1")
    assert [len(dice) for dice, _ in scene.rolls] == [2, 1]
    scene = armed(*[2] * 4, hands=["ka_bar"]).play("melee:ka_bar:-", "all-out:1")
    assert [len(dice) for dice, _ in scene.rolls] == [1, 1]


@pytest.mark.rule("FH-ALLOUT-Q8")
def test_a_second_revolver_gives_standard_dice() -> None:
    hands = ["pattons_357_magnum", "pattons_45_long_colt"]
    scene = armed(*[2] * 9, hands=hands).play("shoot:C2:pattons_357_magnum:-", "all-out:2")
    assert [len(dice) for dice, _ in scene.rolls] == [4, 2]


@pytest.mark.rule("FH-D3")
def test_a_weapon_that_wins_the_mission_is_broken_all_the_same() -> None:
    scene = Scene(
        6,
        1,
        on="advanced",
        setup={"scenario": "M03"},
        zombies={"C1": {"walker": 1}},
        wayne={"zone": "C1", "hands": ["machete"], "adrenaline": 42, "level": "orange"},
    )
    scene.play("melee:machete:-", "all-out:1")
    assert scene.state.result is not None
    assert scene.state.result.winners == (0,)
    assert [BOX.names[BOX.same[card]] for card in scene.state.breaking] == ["machete"]


@pytest.mark.rule("FH-D3", "FH-ALLOUT-Q5")
def test_of_a_pair_that_wins_the_mission_nothing_is_chosen_for_the_player() -> None:
    scene = Scene(
        *(6, 6, 1, 5),
        on="advanced",
        setup={"scenario": "M03"},
        zombies={"C1": {"walker": 1}},
        wayne={
            "zone": "C1",
            "hands": ["machete", "machete#2"],
            "adrenaline": 42,
            "level": "orange",
        },
    )
    scene.play("melee:machete:machete", "all-out:2")
    assert scene.state.result is not None
    assert len(scene.state.breaking) == 2
    assert scene.state.loose == 1


@pytest.mark.rule("FH-ALLOUT-5", "FH-PRES-Q1")
def test_of_two_weapons_alike_the_one_that_nobody_can_keep_breaks_first() -> None:
    scene = armed(6, 1, hands=["fire_axe#2", "fire_axe#1"])
    base, starting = scene.person("wayne").slots[:2]
    assert (BOX.deck_of[base], BOX.deck_of[starting]) == ("base", "starting")
    scene.play("melee:fire_axe:-", "all-out:1")
    assert scene.person("wayne").slots[:2] == (base, -1)
