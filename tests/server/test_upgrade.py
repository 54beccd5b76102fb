"""The tables come up from nothing, once, however many workers begin at the same time."""

import multiprocessing
import sqlite3
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect

from horda.server.store import database, upgrade
from horda.server.store.database import parse, reader_engine, writer_engine
from horda.server.store.queries import games, guests, people, sessions
from horda.server.store.rows import SessionRow
from horda.server.store.schema import metadata
from horda.server.store.store import Store
from horda.server.store.store_errors import BadDatabase, NotUpgraded


def bring_up(address: str) -> tuple[str | None, str]:
    """Runs in processes of its own too."""
    return upgrade.upgrade(parse(address))


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    assert bring_up(database_url) == (None, upgrade.head())
    engine = reader_engine(parse(database_url))
    with engine.connect() as connection:
        upgrade.check(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert {"alembic_version", *metadata.tables} == set(inspect(connection).get_table_names())
        for table in metadata.tables.values():
            found = inspect(connection).get_check_constraints(table.name)
            assert len(found) == (table.name == "game")
    engine.dispose()


def test_a_second_upgrade_changes_nothing(database_url: str) -> None:
    bring_up(database_url)
    assert bring_up(database_url) == (upgrade.head(), upgrade.head())


PEOPLE = (
    "INSERT INTO person (id, nickname, locale, email, created, seen) "
    "VALUES ('ann', 'Ann', 'en', 'ann@horda.test', 1.0, 2.0), ('bo', 'Bo', 'pl', NULL, 1.0, 3.0)"
)
GAMES = (
    "INSERT INTO game (id, game, scenario, config, seed, version, schema, horda, status, host, "
    "created) VALUES ('g', 'zombie-terror', 'base', '{}', '7', '1', 1, '0.1.0', 'open', 'ann', "
    "1.0), ('h', 'zombie-terror', 'base', '{}', '7', '1', 1, '0.1.0', 'running', 'ann', 1.0)"
)


def old_tables(address: str, revision: str, *statements: str) -> Engine:
    """Makes tables as an older program left them, with people and games in them."""
    assert upgrade.upgrade(parse(address), revision)[1] == revision
    engine = writer_engine(parse(address))
    with engine.begin() as connection:
        for statement in (PEOPLE, GAMES, *statements):
            connection.exec_driver_sql(statement)
    assert bring_up(address) == (revision, upgrade.head())
    return engine


def test_guests_of_the_first_tables_are_not_removed(database_url: str) -> None:
    guest = "INSERT INTO guest (game, person, at) VALUES ('g', 'ann', 1.0)"
    engine = old_tables(database_url, "0001", guest)
    with engine.connect() as connection:
        assert guests.invited(connection, "g", "ann")
    engine.dispose()


def test_old_cookies_hold_and_old_addresses_wait_for_their_owners(database_url: str) -> None:
    engine = old_tables(database_url, "0002")
    with engine.connect() as connection:
        kept = sessions.find_session(connection, "bo")
        assert kept == SessionRow(id="bo", person="bo", created=1.0, seen=3.0)
        ann = people.find_person(connection, "ann")
        assert ann is not None
        assert (ann.email, ann.pending) == (None, "ann@horda.test")
        found = [games.find_game(connection, name) for name in "gh"]
        assert [row and row.newcomers for row in found] == [True, False]
        assert [row and (row.generator, row.origin) for row in found] == [("", ""), ("", "")]
    engine.dispose()


def test_a_migration_may_think_between_two_statements(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere PostgreSQL ends who keeps rows and says nothing: a worker that was stopped."""
    monkeypatch.setattr(database, "STUCK", "200ms")
    real = command.upgrade

    def slow(config: Config, to: str) -> None:
        time.sleep(0.8)
        real(config, to)

    monkeypatch.setattr(command, "upgrade", slow)
    assert bring_up(postgres_url) == (None, upgrade.head())


def test_workers_may_upgrade_at_once(database_url: str) -> None:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as workers:
        done = list(workers.map(bring_up, [database_url] * 2))
    assert sorted(before or "" for before, _ in done) == ["", upgrade.head()]


def test_tables_of_a_newer_program_are_left_alone(database_url: str) -> None:
    bring_up(database_url)
    engine = writer_engine(parse(database_url))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(NotUpgraded, match="newer horda"):
        bring_up(database_url)


def test_sqlite_keeps_a_log_beside_the_file(sqlite_url: str) -> None:
    bring_up(sqlite_url)
    connection = sqlite3.connect(parse(sqlite_url).database or "")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "horda.db").write_text("Dear diary, " * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        bring_up(f"sqlite:///{tmp_path}/horda.db")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("horda.db", "not a database address"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("mysql://host/name", "mysql is not supported"),
    ],
)
def test_an_address_of_no_use_is_refused(address: str, said: str) -> None:
    with pytest.raises(BadDatabase, match=said):
        Store(address)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="unable to open"):
        bring_up(f"sqlite:///{tmp_path}/no/horda.db")


def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="No such file"):
        bring_up(f"postgresql://ann:secret@/horda?host={tmp_path}")


def test_an_error_never_shows_the_password(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase) as caught:
        bring_up(f"postgresql://ann:secret@/horda?host={tmp_path}")
    assert "secret" not in str(caught.value)
