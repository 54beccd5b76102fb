"""Defence of the barricades: whatever is played, these things hold after every answer."""

import random
from typing import Any

import pytest

from horda.core import position
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.games import registry
from tests.games.zombie_terror.scenario_rules import Board

ENGINE = registry.engine("zombie-terror")
SEEDS = range(30)
ANSWERS = 400
LIKED = ("enter-car:", "climb", "activate:")
"""Answers taken more often, so that games get to the barricades and the car."""


def start(dice: random.Random, seed: int) -> Any:
    """A crowd round the fort, and the keys with one of the humans."""
    board = Board(dice, 6, collapsed=False)
    config = ENGINE.config({"scenario": "barricades", "round_limit": 60})
    carrier = dice.choice(list(board.humans.values()))
    table = board.table(turn="human begins", carrier=carrier, terror=dice.choice((0, 3, 5)))
    return position.pose(ENGINE, config, seed, table)


def choose(dice: random.Random, keys: list[str]) -> str:
    liked = [key for key in keys if key.startswith(LIKED)]
    return dice.choice(liked) if liked and dice.random() < 0.7 else dice.choice(keys)


def check_places(state: Any) -> None:
    """S4.6, S7.2, S6.3: humans on the ground, zombies on ground or barricades, not the manhole."""
    ground, barricade = state.terrain.ground, state.terrain.barricade
    humans = [cell for cell in state.humans if cell != 255]
    zombies = [cell for cell in state.zombies if cell != 255]
    assert len({*humans, *zombies}) == len(humans) + len(zombies)
    assert all(ground[cell] for cell in humans)
    assert all(ground[cell] or barricade[cell] for cell in zombies)
    assert state.terrain.manhole not in zombies


def check_counts(state: Any) -> None:
    """S6.3, S8.1, S8.3: the collapse, the keys and the car agree with each other."""
    assert state.collapsed or state.terror < 6
    assert (state.keys == 255) == (state.carrier >= 0)  # on the board or with one human
    assert not state.in_car or state.humans[state.carrier] == 255
    assert state.score == 0


def check_events(keys: list[str], before: Any, state: Any) -> None:
    """S6.2, S6.4: one climb one field, and after the collapse one turn one field."""
    climbs = sum(key.startswith("climbed") for key in keys)
    if before.collapsed:
        assert state.terror in (before.terror, before.terror - 1)
    else:
        assert state.terror == min(6, before.terror + climbs)
    assert ("collapsed" in keys) == (state.collapsed and not before.collapsed)


@pytest.mark.rule("S4.6", "S6.2", "S6.3", "S6.4", "S7.2", "S8.1", "S8.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games(seed: int) -> None:
    dice = random.Random(seed)
    state = start(dice, seed)
    for _ in range(ANSWERS):
        asks = ENGINE.pending(state)
        if not asks:
            break
        before = state.clone()
        events: list[Event] = []
        key = choose(dice, [option.key for option in asks[0].options])
        ENGINE.apply(state, Answer(asks[0].number, asks[0].seat, key), events.append)
        check_places(state)
        check_counts(state)
        check_events([event.key for event in events], before, state)
