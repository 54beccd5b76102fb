"""Measures the server under load: real games, and next to it a server without a game.

make load                                    300 tables for five minutes
make load ARGS="--tables 500 --seconds 60"   another crowd
make load ARGS="--bots 8"                    beside eight tables where bots think all the time
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec
from msgspec import Struct

from tools.load.crowd import Plan
from tools.load.measure import Figures, measure_bare, measure_horda
from tools.load.report import show

PASS_MS = 100.0
LARGEST_UPDATE = 20_000
BOTS = ("mcts", "planner")
CEILING_TABLES = 50


class Report(Struct):
    """All runs of one measurement."""

    passed: bool
    load: Figures
    flat_out: Figures | None = None
    """As many answers as it can take."""
    bare: Figures | None = None
    bare_on_disk: Figures | None = None


def main() -> None:
    """Measures, prints, and ends with 1 if the bar was missed."""
    args = _arguments()
    with tempfile.TemporaryDirectory(prefix="horda-load-", dir=args.folder) as folder:
        report = _measure(args, Path(folder))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        show(report)
    sys.exit(0 if report.passed else 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--interval", type=float, default=1.0, help="seconds between two answers")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument("--bots", type=int, default=0, help="tables where bots think all the time")
    parser.add_argument("--ceiling", type=float, default=15.0, help="seconds of the other runs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the databases are made, and removed")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _measure(args: argparse.Namespace, folder: Path) -> Report:
    bots = tuple(BOTS[number % len(BOTS)] for number in range(args.bots))
    plan = Plan("", args.tables, args.interval, args.seconds, seed=args.seed, bots=bots)
    load = measure_horda(folder / "load", plan, args.clients)
    good = not load.errors and load.p99 < PASS_MS and load.update_largest < LARGEST_UPDATE
    report = Report(good, load)
    if args.ceiling:
        flat = Plan("", CEILING_TABLES, 0.0, args.ceiling, seed=args.seed)
        size = int(load.update_mean)
        report.flat_out = measure_horda(folder / "flat", flat, args.clients)
        report.bare = measure_bare(folder / "bare", flat, args.clients, size, disk=False)
        report.bare_on_disk = measure_bare(folder / "disk", flat, args.clients, size, disk=True)
    return report


if __name__ == "__main__":
    main()
