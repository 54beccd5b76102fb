"""Files of what was measured: the command, the commit, and what came of it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "figures"


class Figure(msgspec.Struct):
    """What a command printed, and when the code was as it is written here."""

    command: str
    commit: str
    result: dict[str, Any]


def measure(command: str) -> Figure:
    """Runs a command of horda that answers in JSON."""
    here = commit()
    words = [sys.executable, "-m", "horda", *command.split()]
    done = subprocess.run(words, stdout=subprocess.PIPE, check=True, cwd=ROOT)
    return Figure(f"horda {command}", here, msgspec.json.decode(done.stdout))


def commit() -> str:
    """Names the code that is measured; pages and tools that are being written do not change it."""
    changed = _git("status", "--porcelain", "--", "src")
    return _git("describe", "--always") + ("-dirty" if changed else "")


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, cwd=ROOT, check=False)
    return done.stdout.strip()


def keep(path: Path, figure: Figure) -> None:
    """Writes a file so that people can read it, too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figure), indent=1) + b"\n")


def load(path: Path) -> Figure:
    """Reads what was measured."""
    return msgspec.json.decode(path.read_bytes(), type=Figure)
