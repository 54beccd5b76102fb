"""Runs the same work in this tree and in another one, turn by turn, on one core.

    git worktree add /tmp/before COMMIT
    make against OLD=/tmp/before
    make against OLD=/tmp/before ARGS=--counted   # instructions, by valgrind

A ratio is that of one round: seconds of CPU there over seconds here (above 1: faster now). Rounds
are short and many, so that others who use the machine slow both alike.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from horda.sim.interpreter import interpreter
from tools.against.counted import counted
from tools.against.probe import TASKS

HERE = Path(__file__).resolve().parents[2]
PROBE = Path(__file__).with_name("probe.py")


class Counter:
    """Counts the instructions of one tree."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def measure(self, name: str) -> float:
        """Returns the instructions that one unit of a task takes."""
        return counted(self.root, name)


class Tree:
    """A process that measures one tree."""

    def __init__(self, root: Path) -> None:
        environ = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, str(PROBE)],
            env=environ,
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, name: str) -> float:
        """Returns the seconds that one unit of a task takes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{name}: the probe ended; its complaint stands above")
        return float(line)


def main() -> None:
    """Measures every task in rounds and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="folder of the other tree (its root)")
    parser.add_argument("--rounds", type=int, help="41, or 1 where instructions are counted")
    parser.add_argument("--counted", action="store_true", help="count instructions by valgrind")
    parser.add_argument("--only", default="", help="only tasks whose name holds this")
    asked = parser.parse_args()
    if not (asked.old / "src" / "horda").is_dir():
        raise SystemExit(f"{asked.old} is no tree of Horda: it has no src/horda")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(interpreter())
    print("| task | before | now | now / before: median (least to greatest) |")
    print("| --- | --- | --- | --- |")
    kind = Counter if asked.counted else Tree
    old, new = kind(asked.old.resolve()), kind(HERE)
    rounds = asked.rounds or (1 if asked.counted else 41)
    for name in TASKS:
        if asked.only in name:
            print(_row(name, old, new, rounds), flush=True)


def _row(name: str, old: Counter | Tree, new: Counter | Tree, rounds: int) -> str:
    before: list[float] = []
    now: list[float] = []
    for number in range(rounds):
        # Who begins changes, so that neither profits from what the other left in the caches.
        for tree, found in ((old, before), (new, now))[:: 1 if number % 2 else -1]:
            found.append(tree.measure(name))
    ratios = [one / other for one, other in zip(before, now, strict=True)]
    spread = f"{median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f})"
    said = _number if isinstance(new, Counter) else _time
    return f"| {name} | {said(median(before))} | {said(median(now))} | {spread} |"


def _number(instructions: float) -> str:
    return f"{instructions:,.0f}"


def _time(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms" if seconds > 1e-3 else f"{seconds * 1e6:.2f} µs"


if __name__ == "__main__":
    main()
