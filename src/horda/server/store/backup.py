"""Copies a database into one file while the server goes on."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL

from horda.server.store.database import conninfo, is_sqlite, require_file, shown, sqlite_file
from horda.server.store.store_errors import BadDatabase


class NoPgDump(BadDatabase):
    """PostgreSQL's own program is needed and not there."""


def backup(url: URL, path: Path) -> None:
    """Writes the copy whole or not at all; only its owner may read it, for it holds hashes."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(handle)
    draft = Path(name)
    try:
        if is_sqlite(url):
            _copy(url, draft)
        else:
            _dump(url, draft)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _copy(url: URL, draft: Path) -> None:
    require_file(url)
    source = sqlite_file(url)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(draft)) as copy:
            # In one step, which sees one moment and holds up nobody; in several, a busy server
            # would make it begin again and again.
            live.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            (said,) = copy.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(f"{shown(url)}: {error}") from error
    if said != "ok":
        raise BadDatabase(f"{shown(url)}: {said}")


def _dump(url: URL, draft: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise NoPgDump("pg_dump is not there")
    # The password goes by the environment: everybody can read a command line.
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    address = conninfo(url.set(password=None))
    done = subprocess.run(
        [program, "--format=custom", f"--file={draft}", f"--dbname={address}"],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BadDatabase(f"{shown(url)}: {' '.join(done.stderr.split())}")
