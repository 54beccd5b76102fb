"""Targets are judged by the ratio within the run, and by the value itself."""

import pytest

from horda.core.bench import Target
from horda.sim.bench import Measure, Spread
from horda.sim.targets import judge, targets


def _measure(value: float, faster: float | None) -> Measure:
    ratios = {} if faster is None else {"M01": faster}
    return Measure("speed", "1/s", {"M01": Spread(value, value, value)}, ratios, "z")


@pytest.mark.parametrize(
    ("least", "goal", "most", "value", "faster", "verdict"),
    [
        (2.5, 5, 0, 100, 5.0, "goal"),
        (2.5, 5, 0, 100, 4.9, "met"),
        (2.5, 5, 0, 100, 2.4, "missed"),
        (0, 5, 0, 100, 4.9, "missed"),
        (20, 0, 5, 4.9, 21.0, "met"),
        (20, 0, 5, 5.1, 21.0, "missed"),
        (20, 0, 5, 4.9, 19.0, "missed"),
        (0, 0, 2, 1.9, None, "met"),
        (0, 0, 2, 2.1, None, "missed"),
        (2.5, 0, 0, 100, None, "unknown"),
    ],
)
def test_a_target_is_judged(
    least: float, goal: float, most: float, value: float, faster: float | None, verdict: str
) -> None:
    target = Target("z", "speed", "M01", least, goal, most)
    (judged,) = judge([_measure(value, faster)], [target])
    assert (judged.value, judged.faster, judged.verdict) == (value, faster, verdict)


def test_what_was_not_measured_is_not_judged() -> None:
    wanted = [Target("z", "speed", "M00", 1), Target("z", "other", "M01", 1)]
    assert [one.verdict for one in judge([_measure(1, 1)], wanted)] == ["unknown", "unknown"]


def test_every_target_asks_for_something() -> None:
    assert all(target.least or target.goal or target.most for target in targets())
