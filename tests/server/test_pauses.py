"""What could make everybody wait for a moment, done where nobody waits."""

import asyncio
import gc
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from horda.server.ops import connections, tuning
from horda.server.store import checkpoints
from horda.server.store.checkpoints import copy_log
from horda.server.store.database import parse, writer_engine
from horda.server.store.queries import games, people
from horda.server.store.store import Store
from tests.server.rows import a_game, a_person


def log_of(database: str) -> Path:
    return Path(f"{parse(database).database}-wal")


def in_store(url: str, play: Callable[[Store], Any]) -> None:
    async def run() -> None:
        store = Store(url)
        store.upgrade()
        await store.open()
        try:
            await store.write(lambda db: people.add_person(db, a_person("ann")))
            await store.write(lambda db: games.add_game(db, a_game("g", host="ann")))
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


async def say(store: Store, first: int, count: int) -> None:
    for seq in range(first, first + count):
        assert await store.append("g", seq, b'["a",0,"x",""]', None)


def test_no_commit_copies_the_log(sqlite_url: str) -> None:
    with (
        closing(sqlite3.connect(parse(sqlite_url).database or "")),
        writer_engine(parse(sqlite_url)).connect() as connection,
    ):
        pages = connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar_one()
        assert pages == 0


def test_the_log_is_copied_and_begun_anew(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 1e9)

    async def play(store: Store) -> None:
        await say(store, 1, 400)
        full = log_of(sqlite_url).stat().st_size
        with closing(sqlite3.connect(parse(sqlite_url).database or "")) as database:
            copy_log(database)
            await say(store, 401, 300)
            assert log_of(sqlite_url).stat().st_size == full, "it is written from its beginning"
            _, pages, _ = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            assert 0 < pages * 4096 < full

    in_store(sqlite_url, play)


def test_a_thread_does_it_by_itself(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)

    async def play(store: Store) -> None:
        await say(store, 1, 50)
        main = Path(parse(sqlite_url).database or "")
        before = main.read_bytes()
        for _ in range(500):
            if main.read_bytes() != before:
                return
            await asyncio.sleep(0.02)
        pytest.fail("nothing was copied")

    in_store(sqlite_url, play)


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The generations that were collected, with little patience."""
    monkeypatch.setattr(tuning, "LOOK", 0.01)
    monkeypatch.setattr(tuning, "IDLE", 0.02)
    seen: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            seen.append(about["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def tidied(deeds: Callable[[], int], until: Callable[[], bool], tries: int = 200) -> None:
    async def run() -> None:
        task = asyncio.create_task(tuning.tidy(deeds))
        for _ in range(tries):
            await asyncio.sleep(0.01)
            if until():
                break
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_garbage_is_collected_when_nobody_plays(collected: list[int]) -> None:
    gc.collect(0)
    tidied(lambda: 7, lambda: 2 in collected)
    assert 2 in collected


def test_garbage_waits_while_somebody_plays(collected: list[int]) -> None:
    deeds = itertools.count()
    tidied(lambda: next(deeds), lambda: False, 30)
    assert 2 not in collected


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_others_read_it(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(connections.head(size) + b"x" * size)
    parser = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parser)
    frame: Frame = parsed.value.value
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, size)
