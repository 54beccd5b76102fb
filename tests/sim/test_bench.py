"""Measures alternate between candidates and compare round by round."""

import os
from time import process_time, sleep

from horda.sim.bench import YARDSTICK, compare, microseconds, one_core, per_second


def test_candidates_take_turns() -> None:
    calls: list[str] = []

    def task(name: str, value: float) -> float:
        calls.append(name)
        return value

    tasks = {
        "ours": lambda number: task("ours", 4.0 + number),
        YARDSTICK: lambda number: task("theirs", 2.0),
    }
    measure = compare("speed", "1/s", tasks, 3)
    assert calls == ["ours", "theirs"] * 3
    assert (measure.values["ours"].low, measure.values["ours"].high) == (4.0, 6.0)
    assert measure.faster == {"ours": 2.5}
    slower = compare("time", "ms", tasks, 3)
    assert slower.faster == {"ours": 0.4}


def test_without_the_yardstick_there_are_no_ratios() -> None:
    assert compare("speed", "1/s", {"ours": lambda number: 1.0}, 1).faster == {}


def test_tasks_measure_time() -> None:
    assert per_second(lambda seed: 1000, 0.001)(0) > 0
    assert microseconds(lambda: None, 0.001)(0) > 0


def test_waiting_for_a_core_is_not_counted() -> None:
    """On a busy machine ratios of short rounds by the clock went from 3 to 15."""

    def work(seed: int) -> int:
        sleep(0.05)
        end = process_time() + 0.002
        while process_time() < end:
            pass
        return 1

    assert per_second(work, 0.004)(0) > 40


def test_the_cores_come_back() -> None:
    if not hasattr(os, "sched_getaffinity"):
        return
    before = os.sched_getaffinity(0)
    with one_core() as pinned:
        assert pinned
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before
