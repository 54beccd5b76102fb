"""How fast we want to be, and whether a run of the benchmark shows it."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from horda.sim.bench import Measure

Verdict = Literal["goal", "met", "missed", "unknown"]


class Target(Struct, frozen=True):
    """What a candidate should reach in a measure; 0 stands for no such bound.

    `least` and `goal` say how many times as fast as the yardstick, `most` is in the
    measure's own unit.
    """

    game: str
    measure: str
    candidate: str
    least: float = 0
    goal: float = 0
    most: float = 0


class Judged(Struct, frozen=True):
    """A target with what was found; without the yardstick there is nothing to compare."""

    target: Target
    value: float | None
    faster: float | None
    verdict: Verdict


ZT, Z2 = "zombie-terror", "zombicide-2e"
DECISIONS, GAMES, CLONE = "random decisions", "random games", "clone after 200 decisions"
PHASE = "zombies' phase, 60 zombies on 9 tiles"
TARGETS = (
    Target(ZT, DECISIONS, "base", goal=5),
    Target(ZT, DECISIONS, "barricades", goal=5),
    Target(Z2, DECISIONS, "M01", least=2.5, goal=5),
    Target(Z2, GAMES, "M00", least=8),
    Target(Z2, CLONE, "M01", least=20, most=5),
    Target(Z2, PHASE, "M01", most=2),
)


def judge(found: Iterable[Measure], targets: Iterable[Target] = TARGETS) -> list[Judged]:
    """Holds what was measured against the targets."""
    measures = {(one.game, one.name): one for one in found}
    return [_judged(target, measures.get((target.game, target.measure))) for target in targets]


def _judged(target: Target, measure: Measure | None) -> Judged:
    if measure is None or target.candidate not in measure.values:
        return Judged(target, None, None, "unknown")
    value = measure.values[target.candidate].median
    faster = measure.faster.get(target.candidate)
    return Judged(target, value, faster, _verdict(target, value, faster))


def _verdict(target: Target, value: float, faster: float | None) -> Verdict:
    if target.most and value > target.most:
        return "missed"
    if not (target.least or target.goal):
        return "met"
    if faster is None:
        return "unknown"
    if target.goal and faster >= target.goal:
        return "goal"
    return "met" if faster >= (target.least or target.goal) else "missed"
