"""How fast we want to be, and whether a run of the benchmark shows it."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from horda.core.bench import Target
from horda.games import registry
from horda.sim.bench import Measure

Verdict = Literal["goal", "met", "missed", "unknown"]


class Judged(Struct, frozen=True):
    """A target with what was found; without the yardstick there is nothing to compare."""

    target: Target
    value: float | None
    faster: float | None
    verdict: Verdict


def targets() -> list[Target]:
    """Lists what all games want to reach."""
    benches = (game.bench() for game in registry.all_games())
    return [target for bench in benches if bench is not None for target in bench.targets]


def judge(found: Iterable[Measure], wanted: Iterable[Target] | None = None) -> list[Judged]:
    """Holds what was measured against the targets, by default those of all games."""
    aims = targets() if wanted is None else wanted
    measures = {(one.game, one.name): one for one in found}
    return [_judged(target, measures.get((target.game, target.measure))) for target in aims]


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
