"""Runs the program as a shell does: in a process of its own, with streams of any kind."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
PROGRAM = (sys.executable, "-m", "horda")
PATIENCE = 120
"""Seconds; a program that hangs is a failed test."""


def environment(**more: str) -> dict[str, str]:
    """Returns what a program of these tests is started with."""
    return {**os.environ, "PYTHONPATH": str(SOURCE), **more}


def call(*words: object, stdin: bytes = b"", **more: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the program and returns its code and what it printed, as bytes."""
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        env=environment(**more),
        check=False,
    )


def shell(line: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Runs a line of bash, in which `horda` is the program."""
    told = f'horda() {{ "{sys.executable}" -m horda "$@"; }}; {line}'
    return subprocess.run(
        ["bash", "-c", told],
        capture_output=True,
        timeout=PATIENCE,
        env=environment(**more),
        check=False,
    )
