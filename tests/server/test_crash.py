"""Nothing acknowledged is ever lost: the server is killed in the middle of games.

The long form is `make soak`, or `python -m tools.crash --kills 50`.
"""

from pathlib import Path

from tests.server.crashing import crash


def test_killed_on_sqlite(tmp_path: Path, sqlite_url: str) -> None:
    figures = crash(tmp_path, sqlite_url, kills=5, seed=1)
    assert figures.kills == 5
    assert figures.kept >= 0


def test_killed_on_postgres(tmp_path: Path, postgres_url: str) -> None:
    figures = crash(tmp_path, postgres_url, kills=3, seed=2)
    assert figures.kills == 3
    assert figures.kept >= 0
