"""Two workers that want the same rows wait in one order, and so never for each other."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from horda.server.people import invite
from horda.server.people.identity import token_hash
from horda.server.protocol import NewTable, Problem
from horda.server.store import database
from horda.server.store.queries import games, guests, invitations, people, seats
from horda.server.store.rows import InvitationRow, SeatRow
from horda.server.store.store import Store
from horda.server.tables import lobby
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from tests.server.rows import a_game, a_person
from tests.server.test_bounds import ANN, served
from tests.server.test_store import opened, together

SOON = 20.0
"""Seconds that nothing here takes, on however busy a machine."""


def furnished(db: Connection) -> None:
    """Two tables that wait for people."""
    people.add_person(db, a_person("host"))
    for table in ("a", "b"):
        games.add_game(db, a_game(table, host="host", status="open"))
        seats.add_seats(db, [SeatRow(game=table, seat=n, name=str(n)) for n in range(4)])


def test_two_who_sit_down_at_once_keep_seats_in_one_order(postgres_url: str) -> None:
    """Each kept its own seat, then wanted all: a second in which no worker stored anything."""
    kept = threading.Event()
    order: list[str] = []

    def first(db: Connection) -> None:
        db.execute(text("SET LOCAL lock_timeout = '5s'"))
        lobby.going_on(db, "a", 3)
        kept.set()
        db.execute(text("SELECT pg_sleep(0.3)"))  # the other one would have its own by now
        seats.seats_of(db, "a", keep=True)
        order.append("first")

    def second(db: Connection) -> None:
        assert kept.wait(SOON)
        lobby.going_on(db, "a", 0)
        order.append("second")

    async def play() -> None:
        async with opened(postgres_url) as here, opened_again(postgres_url) as there:
            await here.write(furnished)
            await asyncio.gather(here.write(first), there.write(second))

    asyncio.run(play())
    assert order == ["first", "second"]


def test_who_is_removed_at_that_moment_does_not_come_back_by_an_old_link(postgres_url: str) -> None:
    """The link was found to hold before the removal was written, and then took it back."""
    removing = threading.Event()
    row = InvitationRow(hash=token_hash("link"), game="a", created=5.0)

    def remove(db: Connection) -> None:
        guests.set_removed(db, "a", "eve", 9.0)
        removing.set()
        db.execute(text("SELECT pg_sleep(0.5)"))
        invitations.revoke(db, "a", 9.0)

    def come(db: Connection) -> None:
        assert removing.wait(SOON)
        invite._let_in(db, "link", "eve")

    async def play() -> None:
        async with opened(postgres_url) as here, opened_again(postgres_url) as there:
            await here.write(furnished)
            await here.write(lambda db: people.add_person(db, a_person("eve")))
            await here.write(lambda db: invitations.add_invitation(db, row))
            await here.write(lambda db: guests.let_in(db, "a", "eve"))
            done = asyncio.create_task(here.write(remove))
            with pytest.raises(TableError) as refused:
                await there.write(come)
            await done
            assert refused.value.code is Problem.REMOVED
            assert await here.read(lambda db: guests.removed(db, "a", "eve")) == 9.0

    asyncio.run(play())


def opened_again(address: str) -> "Again":
    """A second worker on tables that are there already."""
    return Again(Store(address))


class Again:
    """A store for the length of a scene."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def __aenter__(self) -> Store:
        await self.store.open()
        return self.store

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()


def test_no_job_keeps_its_rows_while_the_next_one_waits(postgres_url: str) -> None:
    """Both workers have two tables to change, in another order each."""
    ran: Counter[str] = Counter()
    both = threading.Barrier(2, timeout=SOON)

    def keep(worker: str, table: str, *, meet: bool) -> Callable[[Connection], None]:
        def job(db: Connection) -> None:
            ran[worker + table] += 1
            seats.seats_of(db, table, keep=True)
            if meet and ran[worker + table] == 1:
                both.wait()

        return job

    async def work(store: Store, worker: str, *tables: str) -> list[object]:
        jobs = (store.write(keep(worker, one, meet=one == tables[0])) for one in tables)
        return await together(store, *jobs)

    async def play() -> None:
        async with opened(postgres_url) as here, opened_again(postgres_url) as there:
            await here.write(furnished)
            done = await asyncio.gather(work(here, "1", "a", "b"), work(there, "2", "b", "a"))
            assert [*done[0], *done[1]] == [None] * 4

    asyncio.run(play())
    assert set(ran.values()) == {1}, "PostgreSQL ended one of them, and it was done again"


def test_a_worker_that_is_stopped_in_the_middle_lets_its_rows_go(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All workers stood still for as long as one did, as in a machine that is put to sleep."""
    monkeypatch.setattr(database, "STUCK", "300ms")
    runs: list[str] = []
    kept, done = threading.Event(), threading.Event()

    def stopped(db: Connection) -> None:
        runs.append("stopped")
        seats.set_seat(db, "a", 0, person="host", bot=None)
        kept.set()
        if len(runs) == 1:
            assert done.wait(SOON)

    def other(db: Connection) -> None:
        assert kept.wait(SOON)
        seats.set_seat(db, "a", 0, person=None, bot="greedy")

    async def play() -> None:
        async with opened(postgres_url) as here, opened_again(postgres_url) as there:
            await here.write(furnished)
            late = asyncio.create_task(here.write(stopped))
            await asyncio.wait_for(there.write(other), SOON)
            done.set()
            await late
            sitting = await there.read(lambda db: seats.seats_of(db, "a"))
            assert (sitting[0].person, len(runs)) == ("host", 2)

    asyncio.run(play())


@pytest.mark.parametrize("fill", ["greedy", None])
def test_a_game_begins_with_its_seats(tmp_path: Path, fill: str | None) -> None:
    """Seats are kept before their table, as where somebody sits down."""
    said: list[str] = []

    async def scene(rooms: Rooms) -> None:
        wish = NewTable("zombie-terror", seats=["me", "greedy" if fill is None else "open"])
        room = await lobby.create(rooms, ANN, wish)
        event.listen(
            rooms.store._writers,
            "before_cursor_execute",
            lambda _c, _k, statement, *_: said.append(" ".join(statement.split())),
        )
        await lobby.start(room, ANN, fill)
        assert room.row.status == "running"

    served(tmp_path, scene)
    kept = next(n for n, one in enumerate(said) if "FROM seat" in one)
    changed = next(n for n, one in enumerate(said) if one.startswith("UPDATE game"))
    assert kept < changed
