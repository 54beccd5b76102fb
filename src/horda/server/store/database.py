"""Opens databases: one kind of engine for the writer, one for readers, on SQLite and PostgreSQL."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from horda.server.store.store_errors import BadDatabase

BUSY = 5_000
"""Milliseconds that a SQLite connection waits for another process's transaction."""
READERS = 4

# A dead peer is noticed within about ten seconds, not within the two hours of the system.
PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "10000",
}
STUCK = "5s"
"""How long a writer that was stopped in the middle keeps its rows; all others would wait for it."""


def parse(address: str) -> URL:
    """Reads a database address: `sqlite:///file.db` or `postgresql://user@host/name`."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase("not a database address, such as sqlite:////path/horda.db") from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise BadDatabase(f"{kind} is not supported; use sqlite or postgresql")
    if url.database in (None, "", ":memory:"):
        raise BadDatabase("SQLite needs a file, such as sqlite:////path/horda.db")
    return url.set(drivername="sqlite")


def is_sqlite(url: URL) -> bool:
    """Tells whether a database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    """Returns where a SQLite database is."""
    return Path(url.database or "")


def require_file(url: URL) -> None:
    """Refuses a SQLite database that is not there; opening it would make an empty one."""
    if is_sqlite(url) and not sqlite_file(url).is_file():
        raise BadDatabase(f"{shown(url)}: there is no such file")


def conninfo(url: URL) -> str:
    """Returns an address as PostgreSQL's own programs read it; it holds the password."""
    plain = url.set(drivername="postgresql")
    return plain.render_as_string(hide_password=False)


def patient(url: URL) -> URL:
    """Returns an address of PostgreSQL with the timeouts it does not set itself."""
    return url.update_query_dict({k: v for k, v in PATIENCE.items() if k not in url.query})


def shown(url: URL) -> str:
    """Returns an address as people and logs may see it."""
    return url.set(query={}).render_as_string(hide_password=True)


def writer_engine(url: URL, *, foreign_keys: bool = True) -> Engine:
    """Returns an engine whose every connection may write; at most one is used at a time."""
    if not is_sqlite(url):
        engine = _postgres(url, poolclass=NullPool)
        event.listen(engine, "connect", _sync_always)
        event.listen(engine, "connect", _let_go)
        return engine
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": BUSY / 1000})
    pragmas = [
        f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
        "synchronous=FULL",  # in WAL mode, NORMAL may lose the last commits with the power
        "wal_autocheckpoint=0",  # `checkpoints` does it, beside the writing
    ]
    _sqlite_events(engine, "BEGIN IMMEDIATE", pragmas)
    return engine


def reader_engine(url: URL) -> Engine:
    """Returns an engine with a small pool that cannot write; a transaction sees one moment."""
    if not is_sqlite(url):
        # Not READ COMMITTED: two queries of one reader must not see different moments.
        engine = _postgres(
            url,
            pool_size=READERS,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level="REPEATABLE READ",
        )
        event.listen(engine, "connect", _read_only)
        return engine
    engine = create_engine(
        url, pool_size=READERS, max_overflow=0, connect_args={"timeout": BUSY / 1000}
    )
    _sqlite_events(engine, "BEGIN", ["query_only=ON"])
    return engine


def _postgres(url: URL, **options: Any) -> Engine:
    try:
        return create_engine(patient(url), **options)
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs psycopg: install horda[postgres]") from None


def _sqlite_events(engine: Engine, begin: str, pragmas: list[str]) -> None:
    def connect(connection: Any, _record: Any) -> None:
        # sqlite3 begins transactions by its own rules; we do it ourselves.
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def _read_only(connection: Any, _record: Any) -> None:
    connection.read_only = True


def _sync_always(connection: Any, _record: Any) -> None:
    # Whatever the server's default is: an acknowledged answer is on disk.
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = on")
    connection.commit()


def _let_go(connection: Any, _record: Any) -> None:
    # A process that is stopped holds its connection, and the system answers for it: no timeout of
    # the network ever notices. The database ends it; once awake, it writes the same again.
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{STUCK}'")
    connection.commit()
