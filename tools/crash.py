"""Kills a server in the middle of games, again and again, and looks for anything lost.

python -m tools.crash --kills 50                       on SQLite
python -m tools.crash --kills 20 --database postgres   on a PostgreSQL of its own
"""

import argparse
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.crashing import Figures, crash
from tests.server.databases import Cluster, find_binaries


def address(kind: str, folder: Path, stack: ExitStack) -> str:
    """Returns the address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'horda.db'}"
    binaries = find_binaries()
    if binaries is None:
        raise SystemExit("no PostgreSQL here")
    cluster = Cluster(binaries)
    stack.callback(cluster.remove)
    return cluster.create()


def run(kind: str, kills: int, seed: int) -> Figures:
    """Runs the trial on a new database in a folder that goes away."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="horda-crash-")))
        return crash(folder, address(kind, folder, stack), kills, seed)


def main() -> None:
    """Tells what came of it; anything lost ends in an error."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    began = time.monotonic()
    found = run(args.database, args.kills, args.seed)
    print(
        f"{args.database}, seed {args.seed}: {found.kills} kills in "
        f"{time.monotonic() - began:.0f} s, {found.tables} tables ({found.finished} finished), "
        f"{found.acknowledged} answers acknowledged and all of them on disk; "
        f"{found.unanswered} under way when the server died, {found.kept} of them on disk; "
        "every table replays to its digests and is shown as it replays"
    )


if __name__ == "__main__":
    main()
