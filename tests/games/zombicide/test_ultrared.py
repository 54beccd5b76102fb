"""Ultrared: past Red the track is walked again."""

from typing import Any

import pytest

from horda.core import position
from horda.core.engine import Engine
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.rules.adrenaline import Gain
from tests.games.zombicide.boxes import BOX

ENGINE = Engine(Zombicide2())


def ostara(points: int, ultrared: bool = True, **fields: Any) -> Any:
    """Returns a position in which Ostara gains points right now."""
    config = ENGINE.config({"scenario": "M00", "team": 1, "ultrared": ultrared})
    table = {"survivors": {"ostara": {"zone": 9, **fields}}, "turn": "ostara"}
    state = position.pose(ENGINE, config, 1, table)
    state.stack, state.at, state.waiting = (*state.stack, Gain(0, points)), (*state.at, 0), None
    ENGINE.resume(state)
    return state


def learn(state: Any, key: str) -> None:
    """Chooses a skill by its key."""
    keys = [BOX.skill_key(option.skill) for option in state.waiting.options]
    ENGINE.choose(state, keys.index(key))


@pytest.mark.rule("Z2-ULTRA-02", "Z2-ULTRA-03", "Z2-ULTRA-I1", "Z2-ULTRA-I2")
def test_the_marker_starts_anew_with_the_points_above_red() -> None:
    first = ("search_more_than_once", "plus_1_action", "plus_1_die:ranged")
    state = ostara(5, adrenaline=41, skills=list(first))
    learn(state, "plus_1_to_dice_roll:ranged")
    person = state.people[0]
    assert (person.adrenaline, person.level) == (3, 3)
    assert len(person.skills) == 4


@pytest.mark.rule("Z2-ULTRA-01")
def test_without_the_mode_points_are_just_counted() -> None:
    state = ostara(30, ultrared=False, adrenaline=43)
    assert state.people[0].adrenaline == 73
    assert state.waiting.prompt == "z2-turn"


@pytest.mark.rule("Z2-ULTRA-04", "Z2-ULTRA-05", "Z2-ULTRA-X1", "Z2-ULTRA-Q1")
def test_ostara_walks_the_track_four_times() -> None:
    own = ["search_more_than_once", "plus_1_action", "plus_1_die:ranged"]
    own += ["plus_1_to_dice_roll:ranged"]
    state = ostara(43 * 3, adrenaline=0, lap=1, level="red", skills=own)
    # Lap 2: the second Orange skill comes by itself, then one of the two Red ones left.
    assert "plus_1_free_action:move" in [BOX.skill_key(s) for s in state.people[0].skills]
    assert len(state.waiting.options) == 2
    learn(state, "plus_1_free_action:combat")
    # Lap 3: only the last Red skill; lap 4: any skill at Orange, any at Red.
    assert len(state.people[0].skills) == 7
    assert len(state.waiting.options) > 30
    learn(state, "lucky")
    assert len(state.waiting.options) > 30
    learn(state, "medic")
    assert state.waiting.prompt == "z2-turn"
    assert state.people[0].adrenaline == 0


@pytest.mark.rule("Z2-ULTRA-Q2", "Z2-ULTRA-Q3")
def test_what_can_be_chosen_when_the_card_is_full() -> None:
    skills = [BOX.skill_key(s) for level in BOX.survivor_skills[10] for s in level]
    assert BOX.survivors[10].id == "ostara"
    state = ostara(19, adrenaline=0, lap=1, level="red", skills=skills)
    offered = {BOX.skill_key(option.skill) for option in state.waiting.options}
    assert "starts_with_2_ap" not in offered
    assert "slippery" not in offered  # owned, and a second one would add nothing
    assert "plus_1_die:ranged" in offered  # adds up
