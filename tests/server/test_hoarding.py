"""Somebody fills the disk: copies of games and links have their limits."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from horda.core.record import dumps
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.people import invite, limits
from horda.server.people.limits import Rate
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import invitations, people
from horda.server.store.rows import PersonRow
from horda.server.tables import lobby, past
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who

EVE = "eve"
HOME = Who(EVE, "10.0.0.1")


def run(folder: Path, scene: Callable[[Rooms, Room], Awaitable[None]]) -> None:
    """Plays a scene at a table that Eve has to herself, with a real database behind it."""

    async def play() -> None:
        rooms = make_rooms(Settings(data=folder))
        rooms.store.upgrade()
        await rooms.store.open()
        try:
            person = PersonRow(id=EVE, nickname="Eve", locale="en", created=0, seen=0)
            await rooms.store.write(lambda db: people.add_person(db, person))
            room = await lobby.create(rooms, EVE, NewTable("zombie-terror", seats=["me", "me"]))
            await lobby.start(room, EVE)
            await scene(rooms, room)
        finally:
            await rooms.desk.close()
            await rooms.store.close()

    asyncio.run(play())


async def again_and_again(way: Callable[[], Awaitable[object]]) -> None:
    """Does the same more often than anybody may."""
    for _ in range(60):
        await way()


def test_copies_of_games_have_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scarce = (Rate(50_000, 1), Rate(200_000, 1))
    monkeypatch.setitem(limits.RATES, "stored", scarce)

    async def scene(rooms: Rooms, room: Room) -> None:
        assert room.session is not None
        data = dumps(room.session.record)
        ways = (
            lambda: past.fork(rooms, room, EVE, 0, HOME),
            lambda: past.bring_in(rooms, EVE, data, HOME),
            lambda: past.report(rooms, room, EVE, "odd", HOME),
        )
        for way in ways:
            with pytest.raises(TableError) as refused:
                await again_and_again(way)
            assert refused.value.code is Problem.TOO_FAST
            assert refused.value.retry
            monkeypatch.setattr(rooms, "limits", limits.Limits())

    run(tmp_path, scene)


def test_a_table_has_so_many_links_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINKS", 5)
    monkeypatch.setattr(invite, "ROWS", 12)

    async def scene(rooms: Rooms, room: Room) -> None:
        for _ in range(4):
            for _ in range(5):
                await invite.make(room, EVE, None)
            with pytest.raises(TableError) as refused:
                await invite.make(room, EVE, None)
            assert refused.value.code is Problem.TOO_MANY
            assert len(await invite.standing(room, EVE)) == 5
            await invite.revoke(room, EVE)
            assert await invite.standing(room, EVE) == []
        rows = await rooms.store.read(lambda db: invitations.invitations_of(db, room.id))
        assert len(rows) <= 12 + 1, "those that ended are forgotten in the end"

    run(tmp_path, scene)
