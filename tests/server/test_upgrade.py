"""The tables come up from nothing, once, however many workers begin at the same time."""

import multiprocessing
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from horda.server.store import upgrade
from horda.server.store.database import parse, reader_engine, writer_engine
from horda.server.store.queries import guests
from horda.server.store.schema import metadata
from horda.server.store.store import Store
from horda.server.store.store_errors import BadDatabase, NotUpgraded
from tests.server.rows import furnish

UNDONE = (
    "ALTER TABLE guest DROP COLUMN removed",
    "ALTER TABLE seat DROP COLUMN ending",
)
"""What the later migrations brought, taken away again."""


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


def test_guests_of_the_first_tables_are_not_removed(database_url: str) -> None:
    bring_up(database_url)
    engine = writer_engine(parse(database_url))
    with engine.begin() as connection:
        furnish(connection)
        guests.let_in(connection, "g", "ann")
        for change in UNDONE:
            connection.exec_driver_sql(change)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    assert bring_up(database_url)[0] == "0001"
    with engine.connect() as connection:
        assert guests.invited(connection, "g", "ann")
    engine.dispose()


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
