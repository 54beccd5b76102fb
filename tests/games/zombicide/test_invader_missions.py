"""Special rules and goals of the Missions M0 to M5 of Invader."""

import pytest

from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.invader.m3 import crew
from horda.games.zombicide.modules.invader.mold import beside, grow
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation
from horda.games.zombicide.rules.actors import noise_in
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.spawn import place
from tests.games.zombicide.station import GAME, Play, card, kind_of

GREEN, PURPLE, WHITE = (COLOURS.index(one) for one in ("green", "purple", "white"))
ABOMINATION = kind_of("abomination")


def only(game: Play, *colours: str) -> None:
    """Leaves only Objectives of some colours on the board."""
    tokens = game.state.objectives
    game.state.objectives = tuple(one for one in tokens if COLOURS[one.colour] in colours)


def zone_of(game: Play, colour: str) -> int:
    """Where the Objective of a colour lies."""
    return next(one.zone for one in game.state.objectives if COLOURS[one.colour] == colour)


def acts(game: Play, zone: int, kind: str, second: bool = False) -> Play:
    """Lets a Xenos of a Zone act."""
    game.xenos(zone, **{kind: 1})
    run = game.run
    run.frames.append(Activation(((zone, kind_of(kind), 1),), second))
    run.at.append(0)
    run.advance()
    return game


# M0


@pytest.mark.rule("INV-M0-1", "INV-M0-3", "INV-MIS-Q1")
def test_m0_the_red_objective_then_the_exit() -> None:
    game = Play("M00", team=1)
    (way_out,) = plan(game.state).exits
    game.stand(way_out)
    assert "escape" not in game.offered
    game.stand(zone_of(game, "red")).play("take-objective").dull()
    assert card("prototype_lmg") in game.state.people[0].slots
    game.stand(way_out).play("escape")
    assert game.why() == "won"


@pytest.mark.rule("INV-M0-1", "INV-END-2")
def test_m0_is_lost_with_its_objective() -> None:
    game = Play("M00")
    grow(game.run, zone_of(game, "red"))
    assert game.why() == "goal-impossible"


@pytest.mark.rule("INV-MIS-Q2")
def test_who_escapes_leaves_the_oxygen_tank_behind() -> None:
    game = Play("M04", team=2)
    game.state.objectives = ()
    (way_out,) = plan(game.state).exits
    supply = len(game.state.oxygen) + len(game.state.oxygen_out)
    game.stand(way_out).play("escape")
    assert len(game.state.oxygen) + len(game.state.oxygen_out) == supply + 1


# M1


@pytest.mark.rule("INV-M1-2")
@pytest.mark.parametrize("team", [1, 5, 6])
def test_m1_chance_deals_the_start_zones_to_the_groups(team: int) -> None:
    starts = set()
    for seed in range(12):
        game = Play("M01", seed, turn="", team=team)
        chosen = []
        while game.prompt == "z2-first-group":
            chosen.append(game.offered[-1])
            game.play(game.offered[-1])
        assert len(chosen) == team // 2
        names = [f"in-group:{GAME.edition.box.survivors[p.card].id}" for p in game.state.people]
        zones = [p.zone for p in game.state.people]
        first = {zone for name, zone in zip(names, zones, strict=True) if name in chosen}
        other = {zone for name, zone in zip(names, zones, strict=True) if name not in chosen}
        assert not first & other
        starts.add(other.pop())
    assert len(starts) == 2


@pytest.mark.rule("INV-M1-1", "INV-ROUND-Q1")
def test_m1_is_won_at_the_end_of_a_round_only() -> None:
    game = Play("M01").stand(31)
    assert not game.why()
    game.end_round()
    assert game.why() == "won"


@pytest.mark.rule("INV-M1-1")
def test_m1_not_with_a_xenos_there_nor_with_one_missing() -> None:
    game = Play("M01").stand(31)
    change(game.state, 2, zone=30)
    assert not game.end_round().why()
    game = Play("M01").stand(31)
    for who in range(6):
        change(game.state, who, health=50)
    game.xenos(31, worker=1)
    assert not game.end_round().why()


@pytest.mark.rule("INV-M1-Q1")
def test_m1_the_place_stays_when_the_gun_is_gone() -> None:
    game = Play("M01").stand(31)
    game.state.machines = ()
    assert game.end_round().why() == "won"


@pytest.mark.rule("INV-M1-3", "INV-M1-Q2")
@pytest.mark.parametrize(("spot", "colour"), [(5, PURPLE), (35, GREEN)])
def test_m1_new_mold_beside_a_coloured_spawn_zone_wakes_it(spot: int, colour: int) -> None:
    game = Play("M01")
    state = game.state
    far = next(
        zone
        for zone in range(len(state.board.zones))
        if zone != spot
        and not (beside(state.board)[spot] | state.board.outdoors) >> zone & 1
        and not any(beside(state.board)[other] >> zone & 1 for other, _ in state.spawns)
        and all(zone != other for other, _ in state.spawns)
    )
    grow(game.run, far)
    assert state.active_spawns == 1
    assert state.inactive >> spot & 1
    near = next(z for z in range(len(state.board.zones)) if beside(state.board)[spot] >> z & 1)
    grow(game.run, near)
    assert state.active_spawns == 1 | 1 << colour
    assert state.active >> spot & 1
    assert not state.inactive >> spot & 1


@pytest.mark.rule("INV-M1-3")
def test_m1_mold_that_only_wakes_up_again_is_not_created() -> None:
    game = Play("M01")
    state = game.state
    near = next(z for z in range(len(state.board.zones)) if beside(state.board)[5] >> z & 1)
    state.inactive |= 1 << near
    grow(game.run, near)
    assert state.active >> near & 1
    assert state.active_spawns == 1


@pytest.mark.rule("INV-M1-Q2")
def test_m1_an_abomination_in_the_spawn_zone_itself_wakes_it() -> None:
    game = Play("M01")
    place(game.run, 5, ABOMINATION, 1)
    assert game.state.active_spawns == 1 | 1 << PURPLE


@pytest.mark.rule("INV-M1-Q2", "INV-END-3")
def test_m1_waking_and_the_chain_are_one_step() -> None:
    game = Play("M01")
    state = game.state
    near = next(z for z in range(len(state.board.zones)) if beside(state.board)[5] >> z & 1)
    state.spawns = (*state.spawns, (near, 0))
    grow(game.run, near)
    assert game.why() == "mold-chain"


@pytest.mark.rule("INV-SPAWN-Q1")
def test_a_zone_woken_in_the_xenos_phase_waits_for_the_next_one() -> None:
    game = Play("M01")
    state = game.state
    state.zombies_phase = True
    place(game.run, 5, ABOMINATION, 1)
    state.zombies[:] = bytes(len(state.zombies))
    state.active = 0
    game.end_round()
    assert game.told(events.CardDrawn) == 2
    game.end_round()
    assert game.told(events.CardDrawn) == 5


# M2


@pytest.mark.rule("INV-M2-1", "INV-M2-Q1", "INV-MIS-4")
def test_m2_the_suit_comes_before_rolly() -> None:
    game = Play("M02", team=1)
    only(game, "white", "blue")
    rolly = zone_of(game, "blue")
    game.stand(rolly)
    assert not game.offers("take-objective")
    told = GAME.explain(game.state, 0, "take-objective:1")
    assert told is not None
    assert told.rules == ("INV-M2-Q1",)
    game.stand(zone_of(game, "white")).play("take-objective").dull()
    game.stand(rolly).play("take-objective").dull()
    assert goals_met(game.state)
    (way_out,) = plan(game.state).exits
    assert game.stand(way_out).play("escape").why() == "won"


@pytest.mark.rule("INV-M2-2")
def test_m2_a_xenos_that_activates_in_her_zone_finds_rolly() -> None:
    game = Play("M02")
    rolly = zone_of(game, "blue")
    game.xenos(rolly, worker=1)
    assert not game.asked().why()
    assert acts(game, rolly, "worker").why() == "rolly-found"


@pytest.mark.rule("INV-M2-Q1")
def test_m2_a_hunters_second_action_counts_too() -> None:
    game = Play("M02")
    assert acts(game, zone_of(game, "blue"), "hunter", second=True).why() == "rolly-found"


@pytest.mark.rule("INV-M2-2")
def test_m2_nothing_happens_there_once_she_is_taken() -> None:
    game = Play("M02")
    rolly = zone_of(game, "blue")
    only(game, "red")
    assert not acts(game, rolly, "worker").why()


@pytest.mark.rule("INV-M2-1", "INV-END-2")
@pytest.mark.parametrize("colour", ["white", "blue"])
def test_m2_is_lost_with_either_of_them(colour: str) -> None:
    game = Play("M02")
    grow(game.run, zone_of(game, colour))
    assert game.why() == "goal-impossible"
    game = Play("M02")
    grow(game.run, zone_of(game, "red"))
    assert not game.why()


# M3


@pytest.mark.rule("INV-M3-2")
def test_m3_one_of_ten_leaves_in_each_end_phase() -> None:
    game = Play("M03")
    (way_out,) = plan(game.state).exits
    assert noise_in(game.state, way_out) == crew(game.state) == 10
    game.state.noise[way_out] += 3
    game.end_round()
    assert noise_in(game.state, way_out) == crew(game.state) == 9
    for _ in range(8):
        game.end_round()
    assert crew(game.state) == 1
    assert not goals_met(game.state)
    game.end_round()
    assert goals_met(game.state)
    assert noise_in(game.state, way_out) == 0
    game.end_round()
    assert crew(game.state) == 0
    assert not game.why()


@pytest.mark.rule("INV-M3-1", "INV-M3-Q1")
def test_m3_a_xenos_in_the_exit_zone_loses_the_game_at_once() -> None:
    game = Play("M03")
    (way_out,) = plan(game.state).exits
    place(game.run, way_out, 0, 1)
    assert game.why() == "exit-overrun"
    game = Play("M03", turn="cole")
    beside_it = game.state.tables.neighbours[way_out][0]
    game.put("cole", zone=beside_it, skills=(skill_id("shove"),))
    game.xenos(beside_it, worker=1).play(f"shove:z{way_out}")
    assert game.why() == "exit-overrun"  # before anything is asked
    game = Play("M03").stand(way_out)
    assert acts(game, beside_it, "worker").why() == "exit-overrun"


@pytest.mark.rule("INV-M3-1")
def test_m3_afterwards_xenos_only_stop_the_escape() -> None:
    game = Play("M03", team=1)
    (way_out,) = plan(game.state).exits
    game.state.memo = (("evacuees-gone", 10),)
    place(game.run, way_out, 0, 1)
    game.stand(way_out)
    assert not game.why()
    assert "escape" not in game.offered
    game.calm()
    assert game.stand(way_out).play("escape").why() == "won"


# M4, M5


@pytest.mark.rule("INV-M4-1", "INV-M4-3")
def test_m4_both_engineers_and_no_noise_of_theirs() -> None:
    game = Play("M04", team=1)
    only(game, "blue", "white")
    zones = [one.zone for one in game.state.objectives]
    assert [noise_in(game.state, zone) for zone in zones] == [0, 0]
    game.stand(zones[0]).play("take-objective").dull()
    assert not goals_met(game.state)
    game.stand(zones[1]).play("take-objective").dull()
    assert goals_met(game.state)
    game = Play("M04")
    grow(game.run, zone_of(game, "white"))
    assert game.why() == "goal-impossible"


@pytest.mark.rule("INV-M5-1", "INV-M5-2")
def test_m5_the_four_reds_and_no_others() -> None:
    game = Play("M05")
    assert all(one.hidden for one in game.state.objectives)
    assert len(game.state.objectives) == 6
    only(game, "green", "purple")
    assert goals_met(game.state)
    game = Play("M05")
    grow(game.run, zone_of(game, "green"))
    assert not game.why()
    grow(game.run, zone_of(game, "red"))
    assert game.why() == "goal-impossible"
