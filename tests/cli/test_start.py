"""The program starts quickly and works as its users start it."""

import subprocess
import sys
from pathlib import Path

from tests.cli.running import GAME

HEAVY = """
import sys
from horda.cli.main import app
try:
    app([sys.argv[1]])
except SystemExit:
    pass
heavy = ("fluent", "pyarrow", "catanatron", "horda.games.zombie_terror", "multiprocessing.pool")
heavy += ("sqlalchemy", "alembic", "litestar", "uvicorn", "horda.server")
print("LOADED", *(name for name in heavy if name in sys.modules))
"""


def loaded(word: str) -> set[str]:
    """Returns what is loaded of all that takes long to load."""
    call = [sys.executable, "-c", HEAVY, word]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split()) - {"LOADED"}


def test_help_loads_nothing_heavy() -> None:
    """Its words are in Fluent, which therefore is loaded; of the texts it is one file."""
    assert loaded("--help") == {"fluent"}
    assert loaded("--version") == set()


def test_the_installed_program_simulates_with_workers(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("horda")
    words = ["simulate", GAME, "-n", "4", "-w", "2", "--lang", "en", "--out", str(tmp_path)]
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{GAME}: 4 games" in done.stdout
    assert (tmp_path / "summary.json").is_file()
