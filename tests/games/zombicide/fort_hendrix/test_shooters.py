"""Shooter Walkers: what they are, when they fire, where they come from."""

import pytest

from horda.core.engine import Engine
from horda.games.zombicide.modules.fort_hendrix.shooters import eligible, shots
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE, Scene

SHOOTER = BOX.zombies[BOX.zombie_ids["shooter_walker"]]
SPAWN = {"stack": [{"type": "Rounds"}, {"type": "SpawnStep"}], "at": [3, 0]}


def drawn(*cards: int, spawns: tuple[str, ...] = ("F1 red",), **given: object) -> Scene:
    """The Spawn step begins, with these cards on top."""
    table = {
        "turn": "",
        "zombies_phase": True,
        "spawns": [*spawns],
        "zombie_deck": [*cards],
        "engine": SPAWN,
        **given.pop("table", {}),  # type: ignore[dict-item]  # a table for a position
    }
    return Scene(on="shooters " + str(given.pop("on", "")), table=table, **given)  # type: ignore[arg-type]  # the rest are Survivors


@pytest.mark.rule("FH-SHOOT-1")
def test_their_numbers_are_those_of_walkers() -> None:
    walker = BOX.zombies[BOX.zombie_ids["walker"]]
    for name in ("actions", "wounds", "min_damage", "adrenaline", "priority"):
        assert getattr(SHOOTER, name) == getattr(walker, name)
    assert SHOOTER.figures == 15


@pytest.mark.rule("FH-SHOOT-1")
def test_who_shoots_chooses_between_walkers_and_shooters() -> None:
    zombies = {"C1": {"walker": 1, "shooter_walker": 1, "brute": 1}}
    scene = Scene(3, on="shooters", zombies=zombies, karl={"hands": ["rifle#1"]})
    scene.play("shoot:C1:rifle:-")
    assert scene.offered == ["hit:brute"] or scene.told("wasted")
    zombies = {"C1": {"walker": 1, "shooter_walker": 1}}
    scene = Scene(3, on="shooters", zombies=zombies, karl={"hands": ["rifle#1"]})
    scene.play("shoot:C1:rifle:-")
    assert sorted(scene.offered) == ["hit:shooter_walker", "hit:walker"]


@pytest.mark.rule("FH-D14", "FH-SHOOT-1")
def test_a_walker_card_for_extra_activations_leaves_them_alone() -> None:
    scene = drawn(
        77,
        zombies={"C1": {"walker": 1, "shooter_walker": 1}},
        karl={"zone": "C3", "adrenaline": 7},
    )
    assert scene.told("zombies-moved") == ["zombies-moved:C1:C2:walker:1"]


@pytest.mark.rule("FH-D14", "FH-SHOOT-2")
def test_in_the_phase_they_go_and_hit_like_walkers_without_shooting() -> None:
    zombies = {"C1": {"shooter_walker": 1}, "C3": {"shooter_walker": 1}}
    scene = Scene(
        on="shooters", zombies=zombies, karl={"zone": "C3", "actions": 0, "health": 3}
    ).until("z2-turn")
    assert scene.zombies("C2", "shooter_walker") == 1
    assert scene.told("wounded") == ["wounded:karl:1:2"]
    assert scene.told("shots-fired") == []


@pytest.mark.rule("FH-SHOOT-3", "FH-D15")
def test_one_shooter_hits_each_zone_it_sees_once_its_own_too() -> None:
    scene = drawn(
        41,
        zombies={"C1": {"shooter_walker": 1}},
        karl={"zone": "C1"},
        riley={"zone": "C3"},
        wayne={"zone": "F1"},
    )
    assert shots(scene.state) != {}
    assert scene.told("wounded") == ["wounded:karl:1:2", "wounded:wayne:1:2", "wounded:riley:1:2"]


@pytest.mark.rule("FH-SHOOT-3")
def test_they_ignore_night_and_dark_zones_but_not_walls() -> None:
    scene = drawn(
        41,
        on="clock",
        setup={"dark_zones": True},
        table={"hour": 23},
        zombies={"C1": {"shooter_walker": 1}, "A1": {"shooter_walker": 1}},
        karl={"zone": "C3"},
        riley={"zone": "B1"},
        wayne={"zone": "E2"},
    )
    assert scene.told("wounded") == ["wounded:riley:1:2", "wounded:karl:1:2"]


@pytest.mark.rule("FH-D16", "FH-SHOOT-3")
def test_a_zone_with_several_walkers_gets_one_and_none_where_one_is() -> None:
    scene = drawn(
        41,
        zombies={"C1": {"walker": 3}, "C2": {"walker": 1, "shooter_walker": 1}},
        karl={"zone": "C3", "health": 9},
    )
    assert scene.zombies("C1", "shooter_walker") == 1
    assert scene.zombies("C2", "shooter_walker") == 1
    assert scene.zombies("F1", "shooter_walker") == 0


@pytest.mark.rule("FH-SHOOT-3", "FH-KO-Q1")
def test_a_lying_survivor_calls_nobody_and_is_not_shot() -> None:
    scene = drawn(
        41,
        on="knock_out",
        table={"down": [{"who": "riley", "zone": "E1", "last": 2}]},
        zombies={"E1": {"shooter_walker": 1}},
        karl={"zone": "A1"},
        riley={"zone": -1, "health": 0},
    )
    assert scene.told("shots-fired") == []
    assert scene.zombies("F1", "shooter_walker") == 0


@pytest.mark.rule("FH-SHOOT-4", "FH-D17")
def test_where_figures_run_out_the_players_choose_and_all_shooters_act() -> None:
    scene = drawn(
        41,
        zombies={"A1": {"shooter_walker": 14}, "C1": {"walker": 1}, "C3": {"walker": 1}},
        karl={"zone": "C2", "health": 9},
    )
    assert scene.prompt == "z2-shooter-zone"
    assert scene.offered == ["shooter-in:C1", "shooter-in:C3"]
    scene.play("shooter-in:C3")
    moved = scene.told("zombies-moved")
    assert "zombies-moved:C3:C2:shooter_walker:1" in moved
    assert scene.told("out-of-figures") == ["out-of-figures:shooter_walker"]
    assert not any(key.endswith(":walker:1") and "shooter" not in key for key in moved)


@pytest.mark.rule("FH-SHOOT-4")
def test_with_no_figure_left_they_act_all_the_same() -> None:
    scene = drawn(
        41,
        zombies={"A1": {"shooter_walker": 15}, "C1": {"walker": 1}},
        karl={"zone": "C2", "health": 9},
    )
    assert scene.told("out-of-figures") == ["out-of-figures:shooter_walker"]


@pytest.mark.rule("FH-SHOOT-5", "FH-SHOOT-Q11")
def test_a_card_for_a_building_works_too_and_they_see_through_the_door_just_opened() -> None:
    scene = Scene(
        on="shooters",
        table={"zombie_deck": [41, 43]},
        zombies={"B1": {"shooter_walker": 1}},
        karl={"zone": "B3", "hands": ["fire_axe"], "health": 3},
    )
    scene.play("open-door:door2:fire_axe").until("z2-turn", "reveal")
    assert scene.told("wounded") == ["wounded:karl:1:2"]


@pytest.mark.rule("FH-SHOOT-Q1")
def test_a_card_without_zombies_at_this_level_still_lets_them_shoot() -> None:
    scene = drawn(
        51,
        zombies={"C1": {"shooter_walker": 1}, "C3": {"brute": 1}},
        karl={"zone": "C2", "health": 3},
    )
    assert scene.told("spawned") == ["spawned:C3:shooter_walker:1"]
    assert scene.told("wounded") == ["wounded:karl:1:2"]


@pytest.mark.rule("FH-SHOOT-Q2")
def test_a_rush_comes_before_more_shooters_do() -> None:
    """Two Walkers rush from C1 to C2, where they see Karl; the Shooter comes there."""
    scene = drawn(
        45,
        spawns=("C1 red",),
        zombies={},
        karl={"zone": "C3", "health": 3},
    )
    assert scene.told("zombies-moved")[0] == "zombies-moved:C1:C2:walker:1"
    assert scene.told("spawned")[-1] == "spawned:C2:shooter_walker:1"


@pytest.mark.rule("FH-SHOOT-Q4", "FH-SHOOT-Q10")
def test_a_companion_can_be_shot_and_players_may_choose_another() -> None:
    scene = drawn(
        41,
        table={"companions": [{"card": "amy", "leader": "karl"}]},
        zombies={"C1": {"shooter_walker": 1}},
        karl={"zone": "C2"},
    )
    assert scene.offered == ["suffer:karl", "suffer:amy"]
    scene.play("suffer:amy")
    assert scene.state.result is not None


@pytest.mark.rule("FH-SHOOT-Q5")
def test_a_shortage_of_walkers_moves_walkers_only() -> None:
    scene = drawn(
        43,
        zombies={"A1": {"walker": 35}, "A2": {"shooter_walker": 1}},
        karl={"zone": "C3", "health": 9},
    )
    moved = scene.told("zombies-moved")
    assert not any("shooter" in key for key in moved)


@pytest.mark.rule("FH-SHOOT-Q6")
def test_tough_works_once_for_each_card_in_the_zombies_phase() -> None:
    zombies = {"C1": {"shooter_walker": 2}}
    scene = drawn(41, zombies=zombies, karl={"skills": ["tough"], "health": 3})
    assert scene.person("karl").health == 2
    scene = Scene(
        on="shooters",
        table={"zombie_deck": [41, 43]},
        zombies={"B1": {"shooter_walker": 2}},
        karl={"zone": "B3", "hands": ["fire_axe"], "health": 3, "skills": ["tough"]},
    )
    scene.play("open-door:door2:fire_axe").until("z2-turn", "reveal")
    assert scene.person("karl").health == 1


@pytest.mark.rule("FH-SHOOT-Q6")
def test_low_profile_is_no_help_against_them() -> None:
    scene = drawn(41, zombies={"C1": {"shooter_walker": 1}}, karl={"skills": ["low_profile"]})
    assert scene.person("karl").health == 2


@pytest.mark.rule("FH-SHOOT-Q7")
def test_zombies_without_a_card_make_nobody_shoot() -> None:
    scene = Scene(
        on="shooters",
        table={"equipment": ["aaahh"]},
        zombies={"B1": {"shooter_walker": 1}},
        karl={"zone": "A1"},
    )
    scene.play("search")
    assert scene.zombies("A1", "walker") == 1
    assert scene.told("shots-fired") == []
    assert scene.zombies("A1", "shooter_walker") == 0


@pytest.mark.rule("FH-SHOOT-Q8")
def test_who_has_not_reacted_to_the_card_may_react_to_its_shooters() -> None:
    scene = drawn(
        41,
        spawns=("A3 red",),
        zombies={"C1": {"walker": 1}},
        karl={"zone": "C2", "skills": ["sidestep"]},
    )
    assert scene.prompt == "react-spawned"
    assert scene.told("spawned")[-1] == "spawned:C1:shooter_walker:1"
    assert scene.offers("sidestep")


@pytest.mark.rule("FH-SHOOT-Q8")
def test_the_card_lies_with_the_discards_alone_while_its_shooters_come() -> None:
    karl = {"zone": "C2", "skills": ["sidestep"]}
    scene = drawn(41, spawns=("A3 red",), zombies={"C1": {"walker": 1}}, karl=karl)
    assert scene.prompt == "react-spawned"
    assert list(ENGINE.game.impossible(scene.state)) == []


@pytest.mark.rule("FH-SHOOT-Q8")
def test_who_has_reacted_may_not_react_again() -> None:
    scene = drawn(
        41,
        spawns=("C1 red",),
        zombies={},
        karl={"zone": "C2", "skills": ["sidestep"]},
    )
    assert scene.prompt == "react-spawned"
    scene.play("sidestep:karl:C3")
    assert scene.prompt != "react-spawned"


@pytest.mark.rule("FH-SHOOT-Q9")
def test_only_cards_for_walkers_brutes_and_runners_have_the_symbol() -> None:
    marked = [card for card in BOX.zombie_cards if card.shooter]
    assert len(marked) == 14
    assert {card.zombie for card in marked} == {"walker", "brute", "runner"}
    assert {card.kind for card in marked} == {"spawn"}


@pytest.mark.rule("FH-DECK-3", "FH-SW-8")
def test_the_deck_is_that_of_the_box_and_its_groups_keep_their_sizes() -> None:
    numbers = {card.number: card.group for card in BOX.zombie_cards}
    assert sorted(numbers) == [*range(41, 81)]
    groups = [(41, 58, "easy"), (59, 76, "hard"), (77, 80, "extra_activation")]
    for first, last, group in groups:
        assert {numbers[n] for n in range(first, last + 1)} == {group}


@pytest.mark.rule("FH-SW-8")
def test_without_the_switch_the_symbol_means_nothing() -> None:
    table = {
        "turn": "",
        "spawns": ["F1 red"],
        "zombie_deck": [41],
        "engine": SPAWN,
        "zombies_phase": True,
    }
    scene = Scene(table=table, zombies={"C1": {"walker": 1}}, karl={"zone": "C2", "health": 9})
    assert scene.told("shots-fired") == []
    assert sum(scene.zombies(name, "shooter_walker") for name in ("C1", "F1", "E1", "C2")) == 0


@pytest.mark.rule("FH-SW-8")
def test_who_sits_in_a_car_counts_as_standing() -> None:
    scene = Scene(
        on="shooters",
        table={"cars": [{"kind": "police_car", "zone": "C1", "seats": ["karl"]}]},
        zombies={"C2": {"walker": 1}},
        karl={"zone": "C1"},
    )
    assert eligible(scene.state, BOX.zombie_ids["walker"]) == (6,)
    assert isinstance(ENGINE, Engine)


@pytest.mark.rule("FH-SHOOT-Q6", "Z2-SKILL-61")
def test_no_dreadnought_covers_shooters() -> None:
    karl = {"skills": ["dreadnought:walker", "dreadnought:runner"]}
    zombies = {"C2": {"shooter_walker": 1, "walker": 2}}
    scene = Scene(on="shooters", zombies=zombies, karl=karl)
    scene.play("end-turn")
    assert scene.person("karl").health == 2
