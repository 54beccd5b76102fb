"""How a game ended: for all together, or for each seat in its own way."""

import re

import msgspec
import pytest

from horda.core.results import Ending, Fate, Result, ended_apart
from horda.core.words import Text
from tests.core.mutants import fault_of
from tests.demo import deeds
from tests.demo.game import ENGINE, ColonyGame

BYTES = msgspec.msgpack.encode
OLD = {"winners": [0], "reason": "x", "rules": ["R1"], "scores": [1.0, 0.0]}


def test_a_game_that_ends_together_is_written_as_ever() -> None:
    """The digests of all old games hang on it."""
    assert BYTES(Result((0,), "x", ("R1",), (1.0, 0.0))) == BYTES(OLD)
    assert msgspec.msgpack.decode(BYTES(OLD), type=Result).seats == ()


def test_together_every_seat_ends_by_the_reason_of_the_game() -> None:
    won, lost = Result((0,), "x", ("R1",), (1.0, 0.0)).endings(2)
    assert won == Ending(Fate.WON, "x", ("R1",))
    assert lost == Ending(Fate.LOST, "x", ("R1",))
    assert {one.fate for one in Result((), "x", (), (0.5, 0.5)).endings(2)} == {Fate.DRAWN}
    assert {one.fate for one in Result((), "x").endings(2)} == {Fate.LOST}


def test_apart_every_seat_has_its_own_reason_or_that_of_the_game() -> None:
    goal = (Text("goal", {"cards": 3}),)
    seats = (
        Ending(Fate.LOST),
        Ending(Fate.WON, "hoard", ("R2",), goal),
        Ending(Fate.OUT, rules=("R3",)),
    )
    result = ended_apart("stands", ("R1",), seats)
    assert result.winners == (1,)
    assert result.endings(3) == (
        Ending(Fate.LOST, "stands", ("R1",)),
        seats[1],
        Ending(Fate.OUT, "stands", ("R3",)),
    )
    assert msgspec.msgpack.decode(BYTES(result), type=Result) == result


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (Result((7,), "x"), "a winner has no seat"),
        (Result((0,), "x", (), (1.0,)), "3 seats, but 1 ends"),
        (Result((0,), "x", seats=(Ending(Fate.WON),) * 2), "3 seats, but 2 ends"),
        (Result((0,), "x", seats=(Ending(Fate.LOST),) * 3), r"\(0,\) won, and by their ends \(\)"),
        (Result((0,), "x", ("R9",)), r"cites \['R9'\]"),
        (Result((), "x", seats=(Ending(Fate.LOST, "y", ("R8",)),) * 3), r"cites \['R8'\]"),
    ],
)
def test_conformance_finds_a_result_that_cannot_be(
    said: Result, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "ended_apart", lambda *_: said)
    assert re.search(fault, fault_of(ColonyGame))


def test_the_colony_ends_for_each_seat_by_its_goal() -> None:
    fates = set()
    for seed in range(30):
        state = ENGINE.new(ENGINE.config({}), seed)
        while state.result is None:
            choice = state.open[0]
            ENGINE.choose(state, seed % len(choice.options), choice.seat)
        for ending in state.result.endings(3):
            fates.add(ending.fate)
            assert ending.rules
            assert ending.reason.startswith(("demo-end-", "colony-"))
            assert [goal.id[:10] for goal in ending.achieved] == ["demo-goal-"]
    assert {Fate.WON, Fate.LOST} <= fates
