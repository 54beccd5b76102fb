"""Databases and a server as fixtures: `database_url` runs a test on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Cluster, start_cluster
from tests.server.live import Live

Live.forks = True


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL server for each process of tests; starting it takes about two seconds."""
    started = start_cluster()
    yield started
    started.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'horda.db'}"


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    address = cluster.create()
    yield address
    cluster.drop(address)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture
def from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers start as people start them: for tests of starting and stopping."""
    monkeypatch.setattr(Live, "forks", False)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all tests of a file."""
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server
