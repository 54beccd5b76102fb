"""Positions as tables: any moment of a game is written, read back and played on from."""

import tomllib
from typing import Any

import msgspec
import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from horda.core import position
from horda.core.errors import BadPosition, Code
from horda.core.rng import Dice
from tests.core.sessions import POSITION, played
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState

CONFIG = ENGINE.config({})


def posed(**more: Any) -> ColonyState:
    """Lays the test position out, with changes."""
    return position.pose(ENGINE, CONFIG, 3, POSITION | more)


@given(seed=st.integers(0, 2**40), count=st.integers(0, 60))
def test_any_moment_goes_through_a_file_and_on(seed: int, count: int) -> None:
    state = played(seed, count).state
    text = tomli_w.dumps(position.write(ENGINE, state))
    back = position.pose(ENGINE, state.config, seed, tomllib.loads(text))
    assert back.digest() == state.digest()
    assert ENGINE.pending(back) == ENGINE.pending(state)
    dice, again = Dice(seed), Dice(seed)
    for twin, own in ((state, dice), (back, again)):
        while twin.result is None:
            choice = own.choice(twin.open)
            ENGINE.choose(twin, own.below(len(choice.options)), choice.seat)
    assert back.digest() == state.digest()


def test_the_middle_of_an_attack_is_a_position() -> None:
    state = posed(next={"dice": [6, 3]})
    ENGINE.choose(state, 0)
    table = position.write(ENGINE, state)
    assert [frame["type"] for frame in table["engine"]["stack"]] == [
        *("Colony", "Round", "Turn", "AttackGate", "Reactions")
    ]
    assert table["engine"]["stack"][3]["die"] == 6
    assert table["next"] == {"dice": [3]}
    back = position.pose(ENGINE, CONFIG, 3, table)
    assert back.digest() == state.digest()
    assert back.stack == state.stack


def test_fixed_dice_fall_as_written() -> None:
    state = posed(next={"dice": [5]})
    ENGINE.choose(state, 0)
    for _ in range(2):
        ENGINE.choose(state, len(state.open[0].options) - 1)
    assert list(state.horde) == [1, 2]


def test_a_position_by_hand_needs_little() -> None:
    state = position.pose(ENGINE, CONFIG, 1, {"turn": "Ben", "seat": {}})
    assert [choice.seat for choice in state.open] == [1]
    assert state.seen == (0, 0, 0)
    assert state.decision == 0


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"moral": 3}, "unknown field `moral`"),
        ({"morale": "high"}, "int"),
        ({"turn": "Zoe"}, r"Zoe \(known: Ann, Ben, Cleo\)"),
        ({"deck": ["cake"]}, r"cake \(known: bread"),
        ({"next": {"coin": [1]}}, r"next.coin \(known: dice, deck, omens, setup\)"),
        ({"next": {"dice": ["six"]}}, "next: Expected `int`"),
        ({"next": [1]}, "next: Expected `object`"),
        ({"engine": 3}, "engine is not a table"),
        ({"engine": {"stack": [{"type": "Nowhere"}]}}, "engine: Invalid value 'Nowhere'"),
        ({"engine": {"decision": "many"}}, "engine: Expected `int`"),
        ({"engine": {"at": [0]}}, "engine.at has 1 steps for 3 frames"),
        ({"engine": {"counts": [0]}}, "engine: 4 counts and 3 seats"),
        ({"engine": {"counts": ["x"] * 4}}, "engine: Expected `int`"),
        ({"engine": {"seen": [0]}}, "engine: 4 counts and 3 seats"),
    ],
)
def test_a_bad_position_is_refused_by_name(more: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint) as caught:
        posed(**more)
    assert caught.value.code is Code.BAD_POSITION


def test_a_finished_game_is_a_position_too() -> None:
    state = played(1).state
    back = position.pose(ENGINE, CONFIG, 1, position.write(ENGINE, state))
    assert back.result == state.result
    assert ENGINE.pending(back) == ()


def test_what_is_empty_in_a_frame_is_left_out() -> None:
    state = posed()
    table = position.write(ENGINE, state)
    assert None not in msgspec.to_builtins(table["engine"]["stack"][2]).values()


def test_a_stack_that_leads_nowhere_is_refused() -> None:
    exact = position.write(ENGINE, posed())["engine"]
    with pytest.raises(BadPosition, match="nobody is asked"):
        posed(engine=exact | {"stack": [], "at": []})
