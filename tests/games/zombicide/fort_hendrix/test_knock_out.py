"""Knock-out: who falls lies down, can be taken, or dies; and what that means for a Mission."""

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.knock_out import dead, lying, rescued, standing
from tests.games.zombicide.fort_hendrix.fort import BOX, Scene

LOUD = {"noise": {"F1": 5}}


def fallen(**more: object) -> Scene:
    """Riley is hit by a Walker in E1 and falls; Karl stands in F1."""
    return Scene(
        on="knock_out",
        zombies={"E1": {"walker": 1}},
        table=LOUD,
        karl={"zone": "F1", "actions": 0, **more},
        riley={
            "zone": "E1",
            "health": 1,
            "hands": ["pistol"],
            "backpack": ["water"],
            "done": True,
        },
    ).until("z2-turn")


@pytest.mark.rule("FH-KO-1", "FH-KO-2", "FH-PRES-6", "FH-SW-4")
def test_a_fall_is_no_defeat_and_costs_all_cards() -> None:
    scene = fallen()
    assert scene.state.result is None
    assert lying(scene.state) == [1]
    assert standing(scene.state) == [0]
    names = [BOX.names[BOX.same[card]] for card in scene.state.equipment_out]
    assert names == ["water"]
    assert set(scene.person("riley").slots) == {-1}


@pytest.mark.rule("FH-KO-3", "FH-KO-4", "FH-D6", "FH-KO-Q1")
def test_another_survivor_may_take_it_with_an_action_among_zombies() -> None:
    scene = fallen()
    assert scene.refusal("take-fallen:riley") == ("FH-KO-3",)
    scene.play("walk:E1")
    assert scene.zombies("E1") == 1
    assert scene.offers("take-fallen") == ["take-fallen:riley"]
    scene.play("take-fallen:riley")
    assert scene.person("karl").actions == 1
    assert rescued(scene.state) == (1,)
    assert scene.person("karl").adrenaline == 5
    scene.play("end-turn").until("z2-turn")
    assert dead(scene.state) == ()
    assert scene.person("riley").zone == -1


@pytest.mark.rule("FH-KO-Q1")
def test_taking_it_gives_no_adrenaline_where_the_table_says_so() -> None:
    scene = Scene(
        on="knock_out",
        setup={"rescue_adrenaline": False},
        zombies={"C2": {"walker": 1}},
        table={"down": [{"who": "riley", "zone": "C2", "last": 2}]},
        karl={},
        riley={"zone": -1, "health": 0},
    )
    assert scene.offers("take-fallen") == ["take-fallen:riley"]
    scene.play("take-fallen:riley")
    assert scene.person("karl").adrenaline == 0


@pytest.mark.rule("FH-KO-Q1")
def test_a_lying_survivor_makes_no_noise_and_draws_nobody() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"C3": {"walker": 1}},
        table={"down": [{"who": "riley", "zone": "C2", "last": 2}]},
        karl={"zone": "A3", "actions": 0, "health": 3},
        riley={"zone": -1, "health": 0},
    ).until("z2-turn")
    assert scene.zombies("B3", "walker") == 1


@pytest.mark.rule("FH-KO-5", "FH-D27", "FH-KO-Q8")
def test_the_deadline_is_the_next_end_phase_in_whichever_phase_it_fell() -> None:
    scene = Scene(
        2,
        on="knock_out",
        zombies={"E1": {"walker": 2}},
        table={"round": 3},
        karl={"zone": "F1", "hands": ["rifle#1"]},
        riley={"zone": "E1", "health": 1},
    )
    scene.play("shoot:E1:rifle:-")
    assert scene.state.down[0].last == 4
    scene.play("end-turn")
    scene.until("z2-turn")
    assert scene.state.round == 4
    assert dead(scene.state) == ()
    scene.play("end-turn").until("z2-turn", "suffer")
    assert scene.told("died") == ["died:riley"]
    assert dead(scene.state) == (1,)


@pytest.mark.rule("FH-KO-7", "FH-D7", "FH-SW-4")
def test_nobody_left_standing_is_a_defeat_at_once() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"C2": {"walker": 1}},
        table={"taken": ["riley"], "dead": ["wayne"]},
        karl={"health": 1, "actions": 0},
        riley={"zone": -1, "health": 0},
        wayne={"zone": -1, "health": 0},
    )
    assert scene.state.result is not None
    assert scene.state.result.reason == "z2-end-nobody-left"
    assert scene.state.result.rules == ("FH-KO-7",)


@pytest.mark.rule("FH-KO-Q2")
def test_more_wounds_than_health_are_lost_and_spare_the_others() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"C2": {"walker": 3}},
        karl={"health": 1, "actions": 0},
        riley={"health": 3, "done": True},
    )
    for _ in range(3):
        assert scene.offered == ["suffer:karl", "suffer:riley"]
        scene.play("suffer:karl")
    assert scene.person("riley").health == 3
    assert lying(scene.state) == [0]


@pytest.mark.rule("FH-KO-Q2")
def test_runners_see_the_new_situation_in_their_second_pass() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"C2": {"runner": 1}},
        karl={"health": 1, "actions": 0},
        riley={"health": 3, "done": True},
    )
    scene.play("suffer:karl")
    assert scene.person("riley").health == 2


@pytest.mark.rule("FH-KO-Q3")
def test_a_fire_knocks_out_who_stands_and_leaves_who_lies() -> None:
    scene = Scene(
        on="knock_out",
        table={"down": [{"who": "wayne", "zone": "C1", "last": 2}]},
        zombies={"C1": {"walker": 1}},
        karl={"hands": ["molotov"]},
        riley={"zone": "C1", "health": 3},
        wayne={"zone": -1, "health": 0},
    )
    scene.play("shoot:C1:molotov:-")
    assert lying(scene.state) == [2, 1]
    assert scene.told("fell-down") == ["fell-down:riley:C1"]
    assert scene.state.result is None


@pytest.mark.rule("FH-KO-Q3")
def test_who_burns_the_own_zone_lies_in_it_and_the_turn_is_over() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"C2": {"walker": 1}},
        karl={"hands": ["molotov"], "skills": ["point_blank"]},
        riley={"zone": "F1"},
    )
    scene.play("shoot:C2:molotov:-")
    assert lying(scene.state) == [0]
    assert scene.state.turn_of == 1


@pytest.mark.rule("FH-KO-Q3")
def test_misses_and_shooters_do_not_hit_who_lies() -> None:
    scene = Scene(
        1,
        on="knock_out",
        table={"down": [{"who": "riley", "zone": "C1", "last": 2}]},
        zombies={"C1": {"walker": 1}},
        karl={"hands": ["rifle#1"]},
        riley={"zone": -1, "health": 0},
    )
    scene.play("shoot:C1:rifle:-")
    assert scene.told("wounded") == []


@pytest.mark.rule("FH-KO-Q5")
def test_the_danger_level_is_that_of_who_stands() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"E1": {"walker": 1}},
        table=LOUD,
        karl={"zone": "F1", "actions": 0},
        riley={"zone": "E1", "health": 1, "adrenaline": 20, "done": True},
    ).until("z2-turn")
    assert lying(scene.state) == [1]
    assert max(one.level for one in scene.state.people) == 0


@pytest.mark.rule("FH-KO-Q7")
def test_the_companion_of_who_falls_stays_alone() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"E1": {"walker": 1}},
        table=LOUD | {"companions": [{"card": "amy", "leader": "riley"}]},
        karl={"zone": "F1", "actions": 0},
        riley={"zone": "E1", "health": 1, "done": True},
    )
    scene.play("suffer:riley").until("z2-turn")
    one = scene.state.companions[0]
    assert (one.leader, one.zone) == (-1, scene.person("karl").zone - 1)


@pytest.mark.rule("FH-SW-4", "FH-PENNY-Q2")
def test_a_companion_is_never_knocked_out() -> None:
    scene = Scene(
        on="knock_out",
        zombies={"E1": {"walker": 1}},
        table=LOUD | {"companions": [{"card": "amy", "leader": "riley"}]},
        karl={"zone": "F1", "actions": 0},
        riley={"zone": "E1", "health": 1, "done": True},
    )
    scene.play("suffer:amy")
    assert scene.state.result is not None
    assert scene.state.result.reason == "z2-end-eliminated"


@pytest.mark.rule("FH-SW-4")
def test_a_death_loses_a_mission_that_says_so_and_a_knock_out_does_not() -> None:
    setup = {"scenario": "M14"}
    table = {"down": [{"who": "riley", "zone": 0, "last": 3}], "objectives": [], "round": 2}
    riley = {"zone": -1, "health": 0}
    scene = Scene(on="knock_out", setup=setup, table=table, karl={"zone": 2}, riley=riley)
    scene.play("end-turn").until("z2-turn")
    assert scene.state.result is None
    scene.play("end-turn")
    assert scene.state.result is not None
    assert scene.state.result.reason == "z2-end-eliminated"


@pytest.mark.rule("FH-SW-5")
def test_the_exit_waits_for_nobody_who_lies() -> None:
    zone = next(iter(FORT_HENDRIX.plans["M00"].exits))
    scene = Scene(
        on="knock_out",
        table={"down": [{"who": "riley", "zone": "C2", "last": 2}], "objectives": [], "crates": []},
        karl={"zone": zone},
        riley={"zone": -1, "health": 0},
    )
    scene.play("escape")
    assert scene.state.result is not None
    assert scene.state.result.winners == (0,)


@pytest.mark.rule("FH-SW-5")
def test_carried_tokens_lie_where_their_bearer_fell() -> None:
    scene = Scene(
        on="knock_out",
        setup={"scenario": "M21"},
        zombies={"0": {"walker": 1}},
        table={"objectives": [], "noise": {"5": 9}},
        karl={"zone": 5, "actions": 0},
        riley={"zone": 0, "health": 1, "load": ["red"], "done": True},
    ).until("z2-turn", "suffer")
    assert lying(scene.state) == [1]
    assert [(one.zone, one.colour) for one in scene.state.objectives] == [(0, 0)]


@pytest.mark.rule("FH-SW-4")
def test_without_the_switch_a_fall_loses_as_in_the_second_edition() -> None:
    scene = Scene(zombies={"C2": {"walker": 1}}, karl={"health": 1, "actions": 0}, riley={})
    scene.until("none", "suffer:karl")
    assert scene.state.result is not None
    assert scene.state.result.reason == "z2-end-eliminated"


@pytest.mark.rule("FH-KO-Q4")
def test_who_lies_when_the_mission_ends_is_not_dead() -> None:
    zone = next(iter(FORT_HENDRIX.plans["M00"].exits))
    scene = Scene(
        on="knock_out",
        table={"down": [{"who": "riley", "zone": "C2", "last": 1}], "objectives": [], "crates": []},
        karl={"zone": zone},
        riley={"zone": -1, "health": 0},
    )
    scene.play("escape")
    assert scene.state.result is not None
    assert (dead(scene.state), lying(scene.state)) == ((), [1])


@pytest.mark.rule("FH-KO-Q9")
def test_the_last_one_who_falls_by_what_meets_the_goal_has_lost() -> None:
    burning = {"hands": ["molotov"], "skills": ["point_blank"], "adrenaline": 42}
    scene = Scene(
        on="knock_out",
        setup={"scenario": "M03"},
        zombies={"C1": {"walker": 1}},
        karl={"zone": "C1", "level": "orange", **burning},
    )
    scene.play("shoot:C1:molotov:-")
    assert scene.state.result is not None
    assert scene.state.result.reason == "z2-end-nobody-left"
