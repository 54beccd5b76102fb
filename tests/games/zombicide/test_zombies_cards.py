"""Zombie cards, level by level, and what a Mission's end looks like."""

from typing import Any

import pytest

from horda.core import position
from horda.core.events import Event
from horda.games import registry
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.goals import goals_met
from horda.games.zombicide.rules.spawn import follow, zombie_cards
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX, KINDS, RUNNER, WALKER, plain_keys

ENGINE = registry.engine("zombicide-2e")
AP = (0, 7, 19, 43)


def pose(table: dict[str, Any], **setup: Any) -> ZState:
    state: ZState = position.pose(ENGINE, ENGINE.config(setup), 1, table)
    return state


def answer(state: ZState, key: str, told: list[Event] | None = None) -> None:
    keys = plain_keys(state, state.waiting)
    ENGINE.choose(state, keys.index(key), sink=None if told is None else told.append)


@pytest.mark.rule("Z2-ADR-X1", "Z2-SPAWN-X2", "Z2-SPAWN-04", "Z2-ADR-03", "Z2-BSPAWN-04")
@pytest.mark.parametrize("level", range(4), ids=LEVELS)
@pytest.mark.parametrize(("card", "walkers"), [(1, (1, 2, 4, 6)), (3, (3, 5, 7, 9))])
def test_a_card_is_read_at_the_line_of_the_level(
    level: int, card: int, walkers: tuple[int, ...]
) -> None:
    amy = {"zone": 9, "adrenaline": AP[level]}
    state = pose({"survivors": {"amy": amy}, "spawns": ["4 red"], "zombie_deck": [card]})
    answer(state, "end-turn")
    assert state.zombies[4 * KINDS + WALKER] == walkers[level] == sum(state.zombies)


@pytest.mark.rule("Z2-SPAWN-05", "Z2-DIFF-02")
def test_a_position_without_zombie_cards_has_all_in_use() -> None:
    """Somebody who lays out a position need not name them; it once broke at the first spawn."""
    table = {"survivors": {"amy": {"zone": 9}}, "spawns": ["4 red"]}
    for cards in ("all", "easy"):
        state = pose(table, cards=cards)
        answer(state, "end-turn")
        piled = (*state.zombie_deck.left, *state.zombie_out)
        assert sorted(piled) == list(zombie_cards(state.box, cards))
        assert len(state.zombie_out) == 1


@pytest.mark.rule("Z2-ADR-Q4", "Z2-WIN-Q2", "Z2-ROUND-Q3")
@pytest.mark.parametrize(("option", "walkers"), [(False, 6), (True, 2)])
def test_the_escaped_set_the_level_unless_agreed_and_take_no_turn(
    option: bool, walkers: int
) -> None:
    gone = {"zone": -1, "adrenaline": 43, "escaped": True}
    people = {"amy": {"zone": 9, "adrenaline": 7}, "doug": gone}
    table = {"survivors": people, "spawns": ["4 red"], "zombie_deck": [1], "crates": [0]}
    state = pose(table, **{"danger_on_board": option})
    answer(state, "end-turn")
    assert sum(state.zombies) == walkers
    assert state.round == 2
    assert state.turn_of == 0


@pytest.mark.rule("Z2-WIN-01", "Z2-WIN-05", "Z2-MISSION-04", "Z2-WIN-Q2", "Z2-MISSION-Q1")
def test_the_last_escape_wins_for_all() -> None:
    gone = {"zone": -1, "escaped": True, "seat": 1}
    state = pose({"survivors": {"amy": {"zone": 9}, "doug": gone}}, players=2)
    answer(state, "escape")
    assert state.result is not None
    assert state.result.winners == (0, 1)
    assert state.result.reason == "z2-end-won"


@pytest.mark.rule("Z2-MISSION-Q1", "Z2-MISSION-04")
@pytest.mark.parametrize("what", [{"crates": [0]}, {"zombies": {"9": {"walker": 1}}}])
def test_no_escape_before_the_goals_or_past_zombies(what: dict[str, Any]) -> None:
    state = pose({"survivors": {"amy": {"zone": 9}}, **what})
    assert "escape" not in plain_keys(state, state.waiting)


@pytest.mark.rule("Z2-WIN-03", "Z2-WIN-04", "Z2-M01-02", "Z2-M01-I1", "Z2-WIN-Q3")
def test_an_objective_too_many_loses_the_mission() -> None:
    people = {"amy": {"zone": 7, "tokens": 1}, "doug": {"zone": 4}}
    table = {"survivors": people, "objectives": ["7 red"]}
    state = pose(table, scenario="M01")
    answer(state, "take-objective:0")
    assert state.result is not None
    assert state.result.winners == ()
    assert "Z2-M01-02" in state.result.rules


@pytest.mark.rule("Z2-MISSION-Q4", "Z2-MISSION-Q5", "Z2-MISSION-07")
def test_food_of_the_escaped_counts_and_eaten_food_does_not() -> None:
    food = ["water", "canned_food", "bag_of_rice"]
    gone = {"zone": -1, "escaped": True, "tokens": 1, "backpack": food[:2]}
    people = {"amy": {"zone": 2, "tokens": 1, "backpack": food[2:]}, "doug": gone}
    state = pose({"survivors": people}, scenario="M01")
    assert goals_met(state)
    answer(state, "eat:bag_of_rice")
    assert not goals_met(state)


@pytest.mark.rule("Z2-RUSH-Q1", "Z2-RUSH-I1")
def test_fresh_figures_are_found_again_after_a_march() -> None:
    marches = ((4, 3, WALKER, 2), (4, 6, WALKER, 2), (4, 6, WALKER, -1), (5, 4, WALKER, 9))
    assert follow((4, WALKER, 2), marches) == ((3, WALKER, 2),)
    assert follow((4, WALKER, 5), marches) == ((3, WALKER, 2), (6, WALKER, 3))
    assert follow((7, WALKER, 2), marches) == ((7, WALKER, 2),)


@pytest.mark.rule("Z2-RUNNER-02", "Z2-RUNNER-Q1", "Z2-INTER-03")
def test_the_second_pass_is_for_the_runners_of_the_set_only() -> None:
    table = {"survivors": {"amy": {"zone": 9}}, "zombies": {"2": {"runner": 3, "walker": 1}}}
    state = pose(table)
    assert everybody(state, (RUNNER,)) == ((2, RUNNER, 3),)
    frame = Activation(((2, RUNNER, 2),), marches=((2, 6, RUNNER, 2),))
    assert frame._runners(state.box.fast) == ((6, RUNNER, 2),)


@pytest.mark.rule("Z2-DIFF-01", "Z2-DIFF-02", "Z2-DIFF-03", "Z2-DIFF-04")
@pytest.mark.parametrize(("cards", "count"), [("easy", 18), ("hard", 18), ("all", 40)])
def test_the_deck_is_built_from_groups(cards: str, count: int) -> None:
    state: ZState = ENGINE.new(ENGINE.config({"cards": cards}), 1)
    numbers = [BOX.zombie_cards[card].number for card in state.zombie_deck.left]
    assert len(set(numbers)) == count


@pytest.mark.rule("Z2-BSPAWN-09", "Z2-BSPAWN-I2", "Z2-BSPAWN-08")
def test_the_start_building_never_spawns() -> None:
    state: ZState = ENGINE.new(ENGINE.config({"scenario": "M01"}), 1)
    home = state.board.building_of[23]
    assert state.revealed >> home & 1


@pytest.mark.rule("Z2-BSPAWN-02", "Z2-BSPAWN-Q2", "Z2-BSPAWN-Q3")
def test_a_building_ends_at_its_doors() -> None:
    state: ZState = ENGINE.new(ENGINE.config({"scenario": "M01"}), 1)
    board = state.board
    behind = board.building_of[34]
    assert set(board.dark_of(behind)) == {40, 41, 42, 43}
    assert not state.revealed >> behind & 1
