"""A server that starts again: alone with its database, and soon."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from horda.server import protocol
from horda.server.store.database import parse
from horda.server.store.sole import InUse, Sole
from tests.server.live import Company, Live, play_on

pytestmark = pytest.mark.usefixtures("from_nothing")
TABLES = 50
MORE = 0.6
"""Seconds of the processor that they may cost until the first answer; loading all took longer."""


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Another server uses"), ("pl", "korzysta już inny")]
)
def test_the_second_server_says_so_and_stops(tmp_path: Path, lang: str, word: str) -> None:
    with Live(tmp_path) as live:
        other = Live(tmp_path)
        words = ["-m", "horda", "serve", "--port", str(other.port), "--lang", lang]
        done = subprocess.run(
            [sys.executable, *words],
            env=live.environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert word in done.stderr
        assert "horda.db" in done.stderr
        assert httpx.get(f"{live.address}/api/health").status_code == 200
        copied = tmp_path / "copy.db"
        words = ["-m", "horda", "db", "backup", str(copied)]
        subprocess.run([sys.executable, *words], env=live.environment, check=True, timeout=60)
        assert copied.exists(), "a backup is no second server"


def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        for how in (signal.SIGKILL, signal.SIGTERM):
            live.kill(how)
            live.start()


def test_one_process_holds_a_file(tmp_path: Path) -> None:
    url = parse(f"sqlite:///{tmp_path / 'horda.db'}")
    sole = Sole(url)
    with pytest.raises(InUse):
        Sole(url)
    sole.close()
    Sole(url).close()
    Sole(parse("postgresql://nobody@nowhere/none")).close()


def test_a_link_to_a_file_is_the_same_file(tmp_path: Path) -> None:
    """A second server that came by one ran beside the first."""
    file, elsewhere = tmp_path / "horda.db", tmp_path / "elsewhere"
    file.touch()
    elsewhere.mkdir()
    (elsewhere / "other.db").symlink_to(file)
    sole = Sole(parse(f"sqlite:///{file}"))
    with pytest.raises(InUse):
        Sole(parse(f"sqlite:///{elsewhere / 'other.db'}"))
    sole.close()
    assert [one.name for one in elsewhere.iterdir()] == ["other.db"]


def test_many_tables_do_not_hold_up_the_start(tmp_path: Path) -> None:
    """They are loaded when somebody comes; bots that nobody looks at go on bit by bit."""
    with Live(tmp_path) as live:
        alone = processor(live.pid)

        async def scene(company: Company) -> None:
            ala = await company.meet()
            for number in range(TABLES):
                seats = ["me", "greedy" if number % 2 else "me"]
                table = await ala.open("zombie-terror", seats=seats)
                await ala.start(table.id)
                seat = await ala.look(table.id)
                await seat.until(protocol.View)
                await play_on(seat, random.Random(number), 12)
                await seat.close()

        live.run(scene)
        live.kill()
        live.start()
        used = processor(live.pid)
        health = httpx.get(f"{live.address}/api/health").json()
        assert health["tables"] <= TABLES // 4
        assert used < alone + MORE


def processor(pid: int) -> float:
    """Returns the seconds that a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100
