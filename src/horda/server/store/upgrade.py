"""Brings the tables of a database to what this program expects."""

import sqlite3
import time
from contextlib import closing, suppress

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from horda.server.store.database import BUSY, is_sqlite, shown, sqlite_file, writer_engine
from horda.server.store.store_errors import BadDatabase, NotUpgraded

LOCK = 0x686F7264_64620001
"""Advisory lock that workers take in turn before they look at the tables."""


def upgrade(url: URL, to: str = "head") -> tuple[str | None, str]:
    """Runs the missing migrations in one transaction; returns the revisions before and after.

    Several processes may call it at once: one works, the others wait and find nothing to do.
    """
    # SQLite's way to change a table, copy and drop, would trip over foreign keys.
    engine = writer_engine(url, foreign_keys=False)
    try:
        if is_sqlite(url):
            _use_wal(url)
        with engine.begin() as connection:
            if not is_sqlite(url):
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
                # It may take as long as it takes; nobody else writes before it is done.
                connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
            before = current(connection)
            _check_known(before)
            command.upgrade(_config(connection), to)
            _check_foreign_keys(connection)
            return before, current(connection) or ""
    except DBAPIError as error:
        raise BadDatabase(f"{shown(url)}: {_said(error)}") from error
    finally:
        engine.dispose()


def current(connection: Connection) -> str | None:
    """Returns the revision the tables are at; None: there are none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """Returns the revision this program expects."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None
    return revision


def check(connection: Connection) -> None:
    """Refuses a database whose tables are older or newer than this program."""
    found = current(connection)
    _check_known(found)
    if found != head():
        raise NotUpgraded(f"the tables are at {found or 'nothing'}: run horda db upgrade")


def _check_known(revision: str | None) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise NotUpgraded(f"the tables are at {revision}, made by a newer horda: use that one")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "horda.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def _use_wal(url: URL) -> None:
    """Lets readers and the writer work at once; the file remembers it."""
    with suppress(OSError):  # SQLite will say it better
        sqlite_file(url).touch(mode=0o600)  # for its owner only: it holds addresses and hashes
    until = time.monotonic() + BUSY / 1000
    while True:
        try:
            with closing(sqlite3.connect(sqlite_file(url))) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
                return
        except sqlite3.Error as error:
            # SQLite does not wait by itself here when another process does the same.
            if "locked" not in str(error) or time.monotonic() > until:
                raise BadDatabase(f"{shown(url)}: {error}") from error
            time.sleep(0.02)


def _check_foreign_keys(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise BadDatabase(f"a row of {broken[0]} points to nothing in {broken[2]}")


def _said(error: DBAPIError) -> str:
    return " ".join(str(error.orig).split())
