"""Real databases for tests: SQLite files, and a PostgreSQL cluster of the tests' own."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

USER = "postgres"
BIN = "HORDA_POSTGRES_BIN"
MISSING = (
    "no PostgreSQL here: install it (Debian: apt-get install postgresql), or name the folder of "
    f"initdb in {BIN}"
)
# Data of tests need not survive a power cut.
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60")

CUT_OTHERS = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


def find_binaries() -> Path | None:
    """Returns the folder of PostgreSQL's programs; Debian keeps it out of PATH."""
    if BIN in os.environ:
        return Path(os.environ[BIN])
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = (path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return max(folders, key=lambda path: float(path.parent.name), default=None)


def find_account() -> str | None:
    """Returns who shall run the cluster: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    for name in (USER, "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None


class Cluster:
    """A PostgreSQL server that only listens on a socket in a folder of its own."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._account = find_account()
        # Not pytest's folder: the path of a socket may have 107 bytes at most.
        self.folder = Path(tempfile.mkdtemp(prefix="horda-pg-"))
        if self._account is not None:
            shutil.chown(self.folder, self._account)
        self._count = 0
        self._free: list[str] = []
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self._server = self._start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def address(self, name: str = "postgres") -> str:
        """Returns the address of a database, for Store and for psycopg alike."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def create(self) -> str:
        """Returns the address of an empty database."""
        if self._free:
            return self._free.pop()
        self._count += 1
        name = f"t{self._count}"
        self._execute(self.address(), f"CREATE DATABASE {name}")
        return self.address(name)

    def drop(self, address: str) -> None:
        """Takes a database back, whoever is still connected; emptying is quicker than making."""
        self._execute(address, CUT_OTHERS)
        self._execute(address, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        self._free.append(address)

    def _execute(self, address: str, statement: str) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        self._server = self._start()

    def stop(self) -> None:
        """Stops the server, cutting every connection."""
        self._server.send_signal(signal.SIGINT)  # fast shutdown: do not wait for clients
        self._server.wait(60)

    def remove(self) -> None:
        """Stops the server and removes its files."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self) -> "subprocess.Popen[bytes]":
        options = ["listen_addresses=", f"unix_socket_directories={self.folder}", *QUICK]
        words = [str(self._binaries / "postgres"), "-D", self._data]
        words += [word for option in options for word in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            server = subprocess.Popen(
                words, stdout=log, stderr=log, cwd=self.folder, user=self._account
            )
        for _ in range(600):
            try:
                psycopg.connect(self.address()).close()
                return server
            except psycopg.OperationalError:
                time.sleep(0.05)
        server.kill()
        raise RuntimeError((self.folder / "log").read_text())

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._binaries / program, *words],
            capture_output=True,
            check=False,
            cwd=self.folder,
            user=self._account,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()}")


def start_cluster() -> Cluster:
    """Starts a cluster; without PostgreSQL the test is skipped, but never in CI."""
    binaries = find_binaries()
    if binaries is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return Cluster(binaries)
