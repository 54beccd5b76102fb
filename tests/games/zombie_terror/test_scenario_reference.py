"""Defence of the barricades: what is offered, against the rules written out a second time."""

import random
from typing import Any

import pytest

from horda.core import position
from horda.core.decisions import Answer
from horda.core.events import Answered, Event
from horda.games import registry
from tests.games.zombie_terror.scenario_rules import Board, Field, text

ENGINE = registry.engine("zombie-terror")
BATCHES = [range(start, start + 40) for start in range(0, 400, 40)]


def pose(table: dict[str, Any]) -> Any:
    config = ENGINE.config({"scenario": "barricades"})
    return position.pose(ENGINE, config, 1, table)


def offered(state: Any) -> set[str]:
    (ask,) = ENGINE.pending(state)
    return {option.key for option in ask.options}


def walks_offered(state: Any, field: Field) -> set[str]:
    """What a zombie may do; the only thing it may do is done without a question."""
    events: list[Event] = []
    twin = state.clone()
    (ask,) = ENGINE.pending(twin)
    ENGINE.apply(twin, Answer(ask.number, ask.seat, f"activate:{text(field)}"), events.append)
    done = {event.option for event in events if isinstance(event, Answered)}
    return done or offered(twin)


@pytest.mark.rule("S5.2", "S5.3", "S5.4", "S5.6", "S5.7", "S5.8", "S5.9")
@pytest.mark.parametrize("seeds", BATCHES, ids=str)
def test_zombies(seeds: range) -> None:
    for seed in seeds:
        check_zombies(random.Random(seed))


def check_zombies(dice: random.Random) -> None:
    board = Board(dice, dice.choice((0, 1, 2)), collapsed=dice.random() < 0.4)
    # A card in hand, so that the zombie player is asked even where only one zombie can act.
    hands = {"zombie": ["plague"]}
    state = pose(board.table(turn="activation", activations=9, hands=hands))
    seeing = {field for field in board.zombies if board.sees(field)}
    able = seeing or {field for field in board.zombies if board.walks(field)}
    keys = {key for key in offered(state) if key.startswith("activate")}
    assert keys == {f"activate:{text(field)}" for field in able}
    if not seeing:
        for field in able:
            assert walks_offered(state, field) == board.walks(field), field


@pytest.mark.rule("S4.1", "S4.2", "S4.4", "S4.6", "S4.7", "S4.8", "S8.3", "S8.4")
@pytest.mark.parametrize("seeds", BATCHES, ids=str)
def test_humans(seeds: range) -> None:
    for seed in seeds:
        check_humans(random.Random(seed))


def check_humans(dice: random.Random) -> None:
    board = Board(dice, 6, collapsed=dice.random() < 0.4)
    ap = dict.fromkeys(board.humans.values(), board.ap)
    table = board.table(ap=ap, carrier=board.carrier, in_car=int(board.in_car))
    assert offered(pose(table)) == (board.deeds() or {"end-turn"})
