"""Measures speed, in rounds that alternate between the candidates so that noise hits all alike.

Seconds are those of the processor: on a busy machine the clock says who had to wait.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import process_time

from msgspec import Struct

Task = Callable[[int], float]
YARDSTICK = "catanatron"
PER_SECOND = "1/s"


class Spread(Struct, frozen=True):
    """The median of the rounds, and the least and the greatest."""

    median: float
    low: float
    high: float


class Measure(Struct, frozen=True):
    """One thing measured for every candidate.

    `faster` says how many times as fast as the yardstick a candidate is: the median of
    the rounds, each compared within itself.
    """

    name: str
    unit: str
    values: dict[str, Spread]
    faster: dict[str, float]
    game: str = ""


def spread(values: list[float]) -> Spread:
    """Sums up the rounds of one candidate."""
    return Spread(median(values), min(values), max(values))


def compare(name: str, unit: str, tasks: dict[str, Task], rounds: int, game: str = "") -> Measure:
    """Runs every candidate once in each round."""
    found: dict[str, list[float]] = {candidate: [] for candidate in tasks}
    for number in range(rounds):
        for candidate, task in tasks.items():
            found[candidate].append(task(number))
    values = {candidate: spread(times) for candidate, times in found.items()}
    faster = _faster(found, more_is_better=unit == PER_SECOND)
    return Measure(name, unit, values, faster, game)


def _faster(found: dict[str, list[float]], *, more_is_better: bool) -> dict[str, float]:
    theirs = found.get(YARDSTICK, [])
    return {
        candidate: median(
            one / other if more_is_better else other / one
            for one, other in zip(ours, theirs, strict=True)
        )
        for candidate, ours in found.items()
        if theirs and candidate != YARDSTICK
    }


def per_second(work: Callable[[int], int], seconds: float) -> Task:
    """Makes a task that repeats work (which returns its units) for a while: units a CPU second."""

    def task(number: int) -> float:
        done, start, turn = 0, process_time(), 0
        while (passed := process_time() - start) < seconds or turn == 0:
            done += work(number * 1000 + turn)
            turn += 1
        return done / passed

    return task


def microseconds(work: Callable[[], object], seconds: float) -> Task:
    """Makes a task that repeats a short call for a while: microseconds of CPU a call."""

    def task(number: int) -> float:
        calls, start = 0, process_time()
        while (passed := process_time() - start) < seconds or calls == 0:
            for _ in range(100):
                work()
            calls += 100
        return passed / calls * 1e6

    return task


@contextmanager
def one_core() -> Iterator[bool]:
    """Keeps the process on one core meanwhile, where the system can; tells whether it does."""
    if not hasattr(os, "sched_setaffinity"):
        yield False
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield True
    finally:
        os.sched_setaffinity(0, before)
