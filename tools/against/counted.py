"""Counts the instructions a unit of a task takes: it does not matter who else uses the machine.

It needs valgrind. Only the work itself is counted, once it is warm; imports and set-up are not.
One round will do: the same code gives the same number. A change anywhere moves it by up to 0.5 %,
though, since Python puts its objects elsewhere.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PROBE = Path(__file__).with_name("probe.py")
COLLECTED = re.compile(r"Collected : (\d+)")


def counted(root: Path, name: str) -> float:
    """Returns the instructions that one unit of a task takes in a tree."""
    environ = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "0"}
    with TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        command += [f"--callgrind-out-file={folder}/out", sys.executable, str(PROBE), name]
        done = subprocess.run(command, env=environ, cwd=root, capture_output=True, text=True)
    found = COLLECTED.findall(done.stderr)
    if done.returncode or not found:
        raise SystemExit(f"{name}: {done.stderr or 'valgrind counted nothing'}")
    return int(found[-1]) / int(done.stdout)
