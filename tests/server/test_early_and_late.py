"""Processes for bots and for work are there with the server, or when one is first needed."""

import asyncio
from pathlib import Path
from typing import Literal

import pytest

from horda.games import registry
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.tables.rooms import Rooms
from horda.server.work.desk import Who
from horda.server.work.process import Kind, Worker
from horda.server.work.setups import Judge

GAME = "zombicide-2e"
PATIENCE = 60.0


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Kind]:
    """The processes that were started, in order."""
    kinds: list[Kind] = []
    start = Worker.start

    async def noted(kind: Kind) -> Worker:
        kinds.append(kind)
        return await start(kind)

    monkeypatch.setattr(Worker, "start", noted)
    return kinds


async def opened(folder: Path, when: Literal["early", "late"]) -> Rooms:
    rooms = make_rooms(Settings(data=folder, processes=when))
    rooms.store.upgrade()
    await rooms.open()
    return rooms


def test_nobody_waits_for_the_first_processes(tmp_path: Path, started: list[Kind]) -> None:
    async def scene() -> None:
        rooms = await opened(tmp_path, "early")
        try:
            async with asyncio.timeout(PATIENCE):
                while len(started) < 2:
                    await asyncio.sleep(0.01)
        finally:
            await rooms.close()

    asyncio.run(scene())


def test_processes_may_come_when_they_are_needed(tmp_path: Path, started: list[Kind]) -> None:
    async def scene() -> None:
        rooms = await opened(tmp_path, "late")
        try:
            await asyncio.sleep(0.1)
            assert started == []
            task = Judge(GAME, registry.find(GAME).template())
            assert await rooms.desk.do(task, Who("ann"))
            assert len(started) == 1
        finally:
            await rooms.close()

    asyncio.run(scene())
