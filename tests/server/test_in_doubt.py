"""The connection breaks before a change is surely on disk: whoever tries again can go on."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text

from horda.core.decisions import Answer
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.people.sessions import Known, end_others, new_session
from horda.server.protocol import NewTable
from horda.server.store.queries import people, sessions
from horda.server.store.rows import SessionRow
from horda.server.store.store_errors import ReadFailed, WriteInDoubt
from horda.server.tables import lobby
from horda.server.tables.room import Room, encode
from horda.server.tables.rooms import Rooms
from tests.server.rows import a_person
from tests.server.test_store import together


def run(url: str, scene: Callable[[Rooms], Awaitable[None]]) -> None:
    """Plays a scene with Ann and Bob at a real database; no bots, and one worker."""

    async def play() -> None:
        rooms = make_rooms(Settings(database=url))
        rooms.store.upgrade()
        await rooms.store.open()
        try:
            for name in ("ann", "bob"):
                await rooms.store.write(partial(people.add_person, row=a_person(name)))
            await asyncio.wait_for(scene(rooms), 60)
        finally:
            await rooms.bots.close()
            await rooms.desk.close()
            await rooms.store.close()

    asyncio.run(play())


async def in_doubt(rooms: Rooms, work: Awaitable[Any]) -> Any:
    """Has something written, and the connection broken before the disk has it."""
    runs: list[str] = []

    def cut(db: Connection) -> None:
        runs.append("cut")
        if len(runs) == 1:
            db.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    done, _ = await together(rooms.store, work, rooms.store.write(cut))
    return done


async def a_table(rooms: Rooms) -> Room:
    return await lobby.create(rooms, "ann", NewTable("zombie-terror", seats=["me", "open"]))


def test_a_table_that_has_begun_after_all_is_played(postgres_url: str) -> None:
    """It waited in memory and had begun on disk: nobody could begin it any more."""

    async def scene(rooms: Rooms) -> None:
        room = await a_table(rooms)
        done = await in_doubt(rooms, lobby.start(room, "ann", "random"))
        assert isinstance(done, WriteInDoubt)
        assert room.row.status == "running"
        assert room.session is not None

    run(postgres_url, scene)


def test_seats_and_ends_are_what_the_disk_says(postgres_url: str) -> None:
    async def scene(rooms: Rooms) -> None:
        room = await a_table(rooms)
        await lobby.start(room, "ann", "random")
        assert isinstance(await in_doubt(rooms, lobby.leave(room, "ann", 0)), WriteInDoubt)
        assert room.held("ann") == ()
        assert isinstance(await in_doubt(rooms, lobby.close(room, "ann")), WriteInDoubt)
        assert room.row.status == "closed"

    run(postgres_url, scene)


async def signed_in(rooms: Rooms) -> SessionRow:
    row = new_session("ann", "")
    await rooms.store.write(partial(sessions.add_session, row=row))
    assert await rooms.sessions.holds(Known("ann", row.id))
    return row


def test_nobody_comes_in_by_sessions_that_ended_after_all(postgres_url: str) -> None:
    """Who tried again found nothing to end; the cookies held until the server stopped."""

    async def scene(rooms: Rooms) -> None:
        here, there = await signed_in(rooms), await signed_in(rooms)
        others = partial(end_others, person="ann", keep=here.id)
        assert isinstance(await in_doubt(rooms, rooms.end_sessions(others)), WriteInDoubt)
        assert await rooms.sessions.holds(Known("ann", here.id))
        assert not await rooms.sessions.holds(Known("ann", there.id))

    run(postgres_url, scene)


def test_a_session_that_began_after_all_is_handed_out(postgres_url: str) -> None:
    """With a first passphrase nobody else knows the handle yet: they would be locked out."""

    async def scene(rooms: Rooms) -> None:
        old, new = await signed_in(rooms), new_session("ann", "")

        def store(db: Connection) -> list[str]:
            sessions.add_session(db, new)
            return end_others(db, "ann", new.id)

        assert await in_doubt(rooms, rooms.end_sessions(store, moved=old.id, new=new.id)) is None
        assert not await rooms.sessions.holds(Known("ann", old.id))
        assert await rooms.sessions.holds(Known("ann", new.id))

    run(postgres_url, scene)


def breaks_once(rooms: Rooms, url: str) -> None:
    """Has the database end the connection of whoever reads next, just before they ask."""
    left = [1]

    def cut(connection: Connection, *_: object) -> None:
        if left:
            left.clear()
            driver: Any = connection.connection.dbapi_connection
            with psycopg.connect(url, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(%s, 5000)", (driver.info.backend_pid,))

    event.listen(rooms.store._readers, "before_cursor_execute", cut)


def test_a_table_that_cannot_follow_another_worker_is_read_anew(postgres_url: str) -> None:
    """Its people saw an old position: everybody waited for everybody, and loading helped nobody."""

    async def scene(rooms: Rooms) -> None:
        room = await a_table(rooms)
        await lobby.start(room, "ann", "random")
        body = await another_worker_s_answer(rooms, room)
        breaks_once(rooms, postgres_url)
        with pytest.raises(ReadFailed):
            await rooms._noticed("entry", f"{room.id} 1".encode())
        again = await rooms.get(room.id)
        assert again is not room
        assert again.session is not None
        assert encode(again.session.record.log[0]) == body

    run(postgres_url, scene)


def test_one_table_that_cannot_be_read_keeps_no_other_one_behind(postgres_url: str) -> None:
    async def scene(rooms: Rooms) -> None:
        tables = [await a_table(rooms) for _ in range(2)]
        for room in tables:
            await lobby.start(room, "ann", "random")
            await another_worker_s_answer(rooms, room)
        await rooms.sessions.gap()
        breaks_once(rooms, postgres_url)
        with suppress(ReadFailed):  # of the sessions, which are looked up first
            await rooms._missed()
        assert [(await rooms.get(room.id)).seq for room in tables] == [1, 1]

    run(postgres_url, scene)


async def another_worker_s_answer(rooms: Rooms, room: Room) -> bytes:
    """Stores an answer that the table in memory knows nothing of."""
    assert room.session is not None
    twin = room.session.twin()
    choice = twin.state.open[0]
    key = twin.engine.key(twin.state, choice.options[0])
    twin.answer(Answer(twin.state.number(choice.seat), choice.seat, key), None)
    body = encode(twin.record.log[-1])
    assert await rooms.store.append(room.id, 1, body, "ann")
    return body
