"""`horda db`: upgrade, backup and check, on both databases."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from horda.core import record
from horda.core.record import Record
from horda.server.store import upgrade
from horda.server.store.database import parse, writer_engine
from horda.server.store.queries import games
from horda.server.store.schema import entry
from horda.server.store.store import Store
from tests.cli.running import played, refused, run
from tests.server.databases import Cluster, find_binaries
from tests.server.rows import a_game, furnish

HIDE = """
import sys
sys.modules["sqlalchemy"] = None
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == "sqlalchemy" else find(name)
from horda.cli.main import run
sys.exit(run(["db", "upgrade", "--lang", "en"]))
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORDA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def put_game(address: str, name: str, made: Record) -> None:
    """Writes a played game as the server would."""

    async def main() -> None:
        store = Store(address)
        await store.open()
        row = a_game(
            name,
            game=made.game,
            config=made.config,
            seed=made.seed,
            version=made.version,
            schema=made.schema,
            status="finished",
            started=1.0,
            finished=2.0,
            result=made.result,
        )
        await store.write(lambda db: games.add_game(db, row))
        bodies = (msgspec.json.encode(said) for said in made.log)
        for seq, body in enumerate(bodies, 1):
            asyncio.ensure_future(store.append(name, seq, body, None))  # noqa: RUF006
        await asyncio.sleep(0)
        await store.close()

    asyncio.run(main())


@pytest.fixture
def address(database_url: str) -> str:
    """A database with two games, one that was played to its end."""
    assert run("db", "upgrade", "--database", database_url).code == 0
    engine = writer_engine(parse(database_url))
    with engine.begin() as connection:
        furnish(connection, "open")
    engine.dispose()
    put_game(database_url, "whole", record.loads(played()))
    return database_url


def spoil(address: str, **values: object) -> None:
    engine = writer_engine(parse(address))
    with engine.begin() as connection:
        changed = update(entry).where(entry.c.game == "whole", entry.c.seq == 5).values(values)
        connection.execute(changed)
    engine.dispose()


def test_upgrade_says_what_it_did(database_url: str) -> None:
    first = run("db", "upgrade", "--database", database_url)
    again = run("db", "upgrade", "--database", database_url)
    assert (first.code, again.code) == (0, 0)
    assert f"are now at {upgrade.head()}" in first.out
    assert "nothing to do" in again.out


def test_upgrade_makes_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HORDA_DATABASE", raising=False)
    assert run("db", "upgrade", "--data", tmp_path / "new").code == 0
    file = tmp_path / "new" / "horda.db"
    assert file.stat().st_mode & 0o777 == 0o600
    assert run("db", "check", "--data", tmp_path / "new").out == "0 of 0 games replay as written.\n"


def test_check_replays_every_game(address: str) -> None:
    done = run("db", "check", "--database", address)
    assert (done.code, done.out) == (0, "2 of 2 games replay as written.\n")
    told = run("db", "check", "--database", address, "--json").json
    assert told == {"games": 2, "bad": [], "faults": []}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"body": '["a",0,"no such thing","00000000"]'}, "refused"),
        ({"body": "nonsense"}, "entry 5"),
        ({"seq": 99_999}, "entry 5 is missing"),
    ],
)
def test_check_names_a_game_that_was_changed(
    address: str, values: dict[str, object], said: str
) -> None:
    spoil(address, **values)
    done = run("db", "check", "--database", address)
    assert done.code == 1
    assert "BAD whole: " in done.out
    assert said in done.out
    assert "1 of 2 games replay as written." in done.out
    told = run("db", "check", "--database", address, "--json")
    assert told.code == 1
    assert [bad["game"] for bad in told.json["bad"]] == ["whole"]


def test_check_notices_an_answer_that_leads_elsewhere(address: str) -> None:
    fifth = msgspec.json.decode(msgspec.json.encode(record.loads(played()).log[4]))
    spoil(address, body=msgspec.json.encode([*fifth[:3], "00000000"]).decode())
    done = run("db", "check", "--database", address)
    assert done.code == 1
    assert "leads elsewhere" in done.out


def test_check_notices_rows_that_point_to_nothing(tmp_path: Path) -> None:
    assert run("db", "upgrade", "--data", tmp_path).code == 0
    with closing(sqlite3.connect(tmp_path / "horda.db")) as connection, connection:
        connection.execute("INSERT INTO entry VALUES ('gone', 1, '', NULL, 0)")
    done = run("db", "check", "--data", tmp_path)
    assert done.code == 1
    assert "points to nothing in game" in done.out


def test_a_backup_is_a_database_again(
    tmp_path: Path, address: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    binaries = find_binaries()
    monkeypatch.setenv("PATH", f"{binaries}:/usr/bin:/bin")
    copy = tmp_path / "copy"
    done = run("db", "backup", copy, "--database", address)
    assert (done.code, done.err) == (0, "")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.glob(".copy*")) == []
    restored = f"sqlite:///{copy}"
    if address.startswith("postgresql"):
        restored = cluster.create()
        words = ["pg_restore", "--clean", "--if-exists", "--dbname", restored, str(copy)]
        subprocess.run(words, check=True)
    assert run("db", "check", "--database", restored).out == "2 of 2 games replay as written.\n"
    if address.startswith("postgresql"):
        cluster.drop(restored)


def test_a_backup_can_be_made_while_games_go_on(tmp_path: Path, sqlite_url: str) -> None:
    async def main(backup: Callable[[], object]) -> None:
        store = Store(sqlite_url)
        store.upgrade()
        await store.open()
        await store.write(furnish)
        playing = True

        async def play() -> int:
            seq = 0
            while playing:
                seq += 1
                assert await store.append("g", seq, b"x" * 1000, None)
            return seq

        task = asyncio.create_task(play())
        await asyncio.to_thread(backup)
        playing = False
        assert await task > 0
        await store.close()

    asyncio.run(main(lambda: run("db", "backup", tmp_path / "copy", "--database", sqlite_url).code))
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        count, last = copy.execute("SELECT count(*), coalesce(max(seq), 0) FROM entry").fetchone()
        assert count == last
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_never_overwrites(tmp_path: Path, address: str) -> None:
    (tmp_path / "copy").write_text("dear")
    assert "copy" in refused("db", "backup", tmp_path / "copy", "--database", address)
    assert (tmp_path / "copy").read_text() == "dear"
    assert "no/copy" in refused("db", "backup", tmp_path / "no" / "copy", "--database", address)


def test_without_pg_dump_it_is_asked_for(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    said = refused("db", "backup", tmp_path / "copy", "--database", postgres_url)
    assert "pg_dump" in said
    assert list(tmp_path.iterdir()) == []


def test_what_is_wrong_with_a_database_is_one_line(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path}/horda.db"
    assert "no such file" in refused("db", "check", "--database", missing)
    assert "no such file" in refused("db", "backup", tmp_path / "b", "--database", missing)
    assert "chess" in refused("db", "upgrade", "--database", "chess://x")
    away = f"postgresql://ann:secret@/x?host={tmp_path}"
    for words in (("check",), ("upgrade",), ("backup", tmp_path / "b")):
        assert "secret" not in refused("db", *words, "--database", away)
    assert list(tmp_path.iterdir()) == []


def test_tables_that_are_not_there_are_asked_for(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "horda.db").close()
    (tmp_path / "horda.db").touch()
    assert "horda db upgrade" in refused("db", "check", "--data", tmp_path)


def test_the_server_extra_is_named_when_it_is_missing() -> None:
    done = subprocess.run([sys.executable, "-c", HIDE], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "horda[server]" in done.stderr
    assert done.stderr.count("\n") == 1
