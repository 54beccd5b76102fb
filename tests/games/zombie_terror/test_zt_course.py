"""The prepared chase: every lesson of the course meets what it teaches."""

import pytest

from tests.games.courses import Learner, lessons

WAY: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "hello": ((), ()),
    "sight": ((), ()),
    "run": (
        ("diagonal:child:10,7", "move:child:11,7", "move:child:12,7"),
        ("slipped:child:9,6:10,7", "moved:child:11,7:12,7"),
    ),
    "shot": (("shoot:policeman:7,7",), ("shot:7,7:1",)),
    "axe": (("kill:lumberjack:12,5",), ("killed:lumberjack:12,5",)),
    "finish": (
        ("end-turn",),
        ("activations-counted:4", "marked:8,5", "charged:8,5:9,5", "round-began:6"),
    ),
    "chase": ((), ()),
    "exit": (
        ("move:child:13,7", "move:child:14,7", "move:child:15,7", "end-turn"),
        ("left:child:3:5",),
    ),
    "end": ((), ()),
}
"""What the notes ask for, and what follows from it."""


def test_every_lesson_meets_what_it_teaches() -> None:
    learner = Learner("zombie-terror")
    assert list(WAY) == lessons("zombie-terror")
    for lesson, (answers, wanted) in WAY.items():
        happened = learner.says(*answers)
        assert [one for one in wanted if one in happened] == [*wanted], (lesson, happened)
    assert learner.state.result is not None
    assert learner.state.result.winners == (0,)


def test_somebody_is_bitten_in_the_chase_and_can_be_healed() -> None:
    learner = Learner("zombie-terror")
    for lesson in ("run", "shot", "axe"):
        learner.says(*WAY[lesson][0])
    assert "bitten:nurse:10,5" in learner.says("end-turn")
    assert "heal:nurse:nurse" in learner.offered


@pytest.mark.parametrize("first", ["end-turn", "shoot:policeman:7,7"])
def test_who_does_something_else_can_still_win(first: str) -> None:
    learner = Learner("zombie-terror")
    learner.says("move:nurse:10,4")
    learner.says(first)
    assert learner.state.result is None
    child = learner.engine.game.describe(learner.state)["humans"]["child"]
    assert child not in ("gone", "turned")
