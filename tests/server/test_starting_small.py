"""A start loads no table, however many are kept: that is why a server is there soon."""

import asyncio
from pathlib import Path

import pytest

from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.store import upgrade
from horda.server.store.database import parse, writer_engine
from horda.server.store.queries import games, people, seats
from horda.server.store.rows import SeatRow
from horda.server.tables import archive
from horda.server.tables import rooms as rooms_
from tests.server.rows import a_game, a_person

TABLES = 50


@pytest.fixture
def settings(tmp_path: Path, sqlite_url: str) -> Settings:
    """Returns a server with fifty games under way, its processes still to be started."""
    upgrade.upgrade(parse(sqlite_url))
    engine = writer_engine(parse(sqlite_url))
    with engine.begin() as db:
        people.add_person(db, a_person())
        for number in range(TABLES):
            games.add_game(db, a_game(f"g{number}", status="running", started=1.0))
    engine.dispose()
    return Settings(data=tmp_path, database=sqlite_url, processes="late")


def _let_bots_in(url: str) -> None:
    engine = writer_engine(parse(url))
    with engine.begin() as db:
        for number in range(TABLES):
            table = f"g{number}"
            bot = SeatRow(game=table, seat=0, name="human", bot="greedy")
            seats.add_seats(db, [bot, SeatRow(game=table, seat=1, name="zombie", person="ann")])
    engine.dispose()


async def _start(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Returns how many tables a start has read, and how many a sweep after it."""
    read: list[str] = []

    async def load(_: object, table: str) -> None:
        read.append(table)

    swept = asyncio.Event()
    rooms = make_rooms(settings)
    tell_left = rooms._tell_left

    async def then() -> None:
        swept.set()  # bots were looked after
        await tell_left()

    monkeypatch.setattr(archive, "load", load)
    monkeypatch.setattr(rooms, "_tell_left", then)
    await rooms.open()
    at_once = len(read)
    try:
        await asyncio.wait_for(swept.wait(), 60)
        return at_once, len(read)
    finally:
        await rooms.close()


def test_a_start_reads_no_table(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(_start(settings, monkeypatch)) == (0, 0)


def test_bots_that_nobody_looks_at_wait_until_it_has_started(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_bots_in(settings.database)
    assert asyncio.run(_start(settings, monkeypatch)) == (0, rooms_.ADOPTED)
