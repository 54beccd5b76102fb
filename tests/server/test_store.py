"""What the store was asked to write is on disk when it says so, and only once."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import IntegrityError

from horda.server.store.queries import entries, games, people
from horda.server.store.schema import entry
from horda.server.store.store import Store
from horda.server.store.store_errors import BadDatabase, NotUpgraded, StoreClosed
from tests.server.rows import a_game, a_person, furnish

BODY = b'["a",0,"pass","0123abcd"]'


@asynccontextmanager
async def opened(address: str, *names: str) -> AsyncIterator[Store]:
    """Opens a store on new tables, with some games in them."""
    store = Store(address)
    store.upgrade()
    await store.open()
    try:
        await store.write(lambda db: furnish(db, *names))
        yield store
    finally:
        await store.close()


def run(address: str, play: Callable[[Store], Awaitable[None]], *names: str) -> None:
    async def main() -> None:
        async with opened(address, *names) as store:
            await play(store)

    asyncio.run(main())


async def together(store: Store, *works: Awaitable[Any]) -> list[Any]:
    """Has all works written in one group, behind a job that holds the writer up till they wait."""
    held, going = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(_: Connection) -> None:
        loop.call_soon_threadsafe(held.set)
        asyncio.run_coroutine_threadsafe(going.wait(), loop).result()

    first = asyncio.create_task(store.write(hold))
    await held.wait()
    tasks = [asyncio.ensure_future(work) for work in works]
    while store.waiting < len(tasks):
        await asyncio.sleep(0)
    going.set()
    await first
    return list(await asyncio.gather(*tasks, return_exceptions=True))


def test_an_entry_is_read_back(database_url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.append("g", 1, BODY, "ann", at=5.0)
        assert await store.append("g", 2, '["a",0,"żółw","0"]'.encode(), None)
        first, second = await store.read(lambda db: entries.entries_since(db, "g"))
        assert (first.seq, first.body, first.person, first.at) == (1, BODY, "ann", 5.0)
        assert (second.body.decode(), second.person) == ('["a",0,"żółw","0"]', None)
        assert second.at > 1_700_000_000
        assert await store.read(lambda db: entries.entries_since(db, "g", 1)) == [second]
        assert await store.read(lambda db: entries.entries_since(db, "g", to=1)) == [first]
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 2

    run(database_url, play)


def test_a_taken_place_is_refused_and_stays_as_it_was(database_url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.append("g", 1, BODY, "ann")
        assert not await store.append("g", 1, b'["u",0,0]', "bob")
        (row,) = await store.read(lambda db: entries.entries_since(db, "g"))
        assert (row.body, row.person) == (BODY, "ann")

    run(database_url, play)


def test_of_many_appends_to_one_place_exactly_one_goes_in(database_url: str) -> None:
    names = ("g", "h", "i")

    async def play(store: Store) -> None:
        async def append(game: str, seq: int, who: int) -> tuple[str, int, int, bool]:
            return game, seq, who, await store.append(game, seq, b"%d" % who, f"p{who}")

        tries = [(g, seq, who) for seq in range(1, 41) for who in range(5) for g in names]
        done = await asyncio.gather(*(append(*one) for one in tries))
        won = Counter((game, seq) for game, seq, _, yes in done if yes)
        assert won == {(game, seq): 1 for game in names for seq in range(1, 41)}
        for game in names:
            rows = await store.read(partial(entries.entries_since, game=game))
            winners = {seq: who for g, seq, who, yes in done if yes and g == game}
            assert {row.seq: int(row.body) for row in rows} == winners

    run(database_url, play, *names)


def test_workers_do_not_take_one_place_twice(database_url: str) -> None:
    """Two stores on one database, as in two processes, append to the same games."""

    async def play(store: Store) -> None:
        other = Store(database_url)
        await other.open()

        async def append(worker: Store, game: str) -> list[int]:
            mine = []
            for seq in range(1, 61):
                if await worker.append(game, seq, BODY, None):
                    mine.append(seq)
            return mine

        pairs = [(worker, game) for worker in (store, other) for game in ("g", "h", "i")]
        done = await asyncio.gather(*(append(*pair) for pair in pairs))
        await other.close()
        for first, second in zip(done[:3], done[3:], strict=True):
            assert sorted(first + second) == list(range(1, 61))

    run(database_url, play, "g", "h", "i")


def test_many_appends_share_few_commits(database_url: str) -> None:
    async def play(store: Store) -> None:
        before = store.commits
        done = await asyncio.gather(
            *(store.append(f"g{n % 10}", n // 10 + 1, BODY, None) for n in range(500))
        )
        assert all(done)
        assert 1 <= store.commits - before <= 50
        assert store.waiting == 0

    run(database_url, play, *(f"g{n}" for n in range(10)))


def test_groups_are_counted(database_url: str) -> None:
    sizes: list[int] = []

    async def main() -> None:
        store = Store(database_url, sizes.append)
        store.upgrade()
        await store.open()
        await store.write(furnish)
        await together(store, *(store.append("g", n, BODY, None) for n in range(1, 8)))
        await store.close()

    asyncio.run(main())
    assert sizes == [1, 1, 7]


def test_one_commit_is_one_group(database_url: str) -> None:
    """While the writer is held up, everything gathers; then one commit writes it all."""

    async def play(store: Store) -> None:
        before = store.commits
        works = (store.append("g", n, BODY, None) for n in range(1, 301))
        assert await together(store, *works) == [True] * 300
        assert store.commits - before == 2

    run(database_url, play)


def test_works_are_done_in_the_order_they_came(database_url: str) -> None:
    an_entry = {"game": "new", "seq": 1, "body": BODY.decode(), "person": None, "at": 1.0}

    async def play(store: Store) -> None:
        made = store.write(lambda db: games.add_game(db, a_game("new")))
        added = store.write(lambda db: entries.insert_new(db, [an_entry]))
        counted = store.write(lambda db: entries.last_seq(db, "new"))
        assert list(await asyncio.gather(made, added, counted)) == [None, {("new", 1)}, 1]
        twice = (store.append("new", 2, body, None) for body in (BODY, b"[]"))
        assert list(await asyncio.gather(*twice)) == [True, False]

    run(database_url, play)


def test_a_failing_job_harms_nobody_else(database_url: str) -> None:
    def fail(db: Connection) -> None:
        people.add_person(db, a_person("bob"))
        raise KeyError("bob")

    def break_a_rule(db: Connection) -> None:
        people.add_person(db, a_person("ann"))

    async def play(store: Store) -> None:
        done = await together(
            store,
            store.append("g", 1, BODY, None),
            store.write(fail),
            store.append("gone", 1, BODY, None),
            store.write(break_a_rule),
            store.write(lambda db: db.execute(text("SELECT nonsense"))),
            store.append("g", 2, BODY, None),
            store.write(lambda db: people.add_person(db, a_person("eve"))),
        )
        kinds = [bool, KeyError, IntegrityError, IntegrityError, Exception, bool, type(None)]
        assert [isinstance(one, kind) for one, kind in zip(done, kinds, strict=True)] == [True] * 7
        assert (done[0], done[5]) == (True, True)
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 2
        assert await store.read(lambda db: people.find_person(db, "bob")) is None
        assert await store.read(lambda db: people.find_person(db, "eve")) == a_person("eve")
        assert store.failures == 0

    run(database_url, play)


def test_closing_writes_what_was_asked_for(database_url: str) -> None:
    async def main() -> None:
        async with opened(database_url) as store:
            tasks = [asyncio.create_task(store.append("g", n, BODY, None)) for n in range(1, 201)]
            await asyncio.sleep(0)
            await store.close()
            assert all(await asyncio.gather(*tasks))
            with pytest.raises(StoreClosed):
                await store.append("g", 201, BODY, None)
            with pytest.raises(StoreClosed):
                await store.read(lambda db: None)
        again = Store(database_url)
        await again.open()
        rows = await again.read(lambda db: entries.entries_since(db, "g"))
        assert [row.seq for row in rows] == list(range(1, 201))
        await again.close()

    asyncio.run(main())


def test_who_gives_up_waiting_does_not_stop_the_others(database_url: str) -> None:
    async def play(store: Store) -> None:
        one = asyncio.create_task(store.append("g", 1, BODY, None))
        two = asyncio.create_task(store.append("g", 2, BODY, None))
        await asyncio.sleep(0)
        one.cancel()
        assert await two
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 2

    run(database_url, play)


def test_a_reader_cannot_write(database_url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Exception, match=r"read-?\s?only|readonly"):
            await store.read(lambda db: people.add_person(db, a_person("eve")))
        assert await store.read(lambda db: people.find_person(db, "eve")) is None

    run(database_url, play)


def test_all_that_a_reader_sees_is_of_one_moment(database_url: str) -> None:
    async def play(store: Store) -> None:
        loop = asyncio.get_running_loop()

        def look(db: Connection) -> tuple[int, int]:
            before = entries.last_seq(db, "g")
            appended = store.append("g", 1, BODY, None)
            assert asyncio.run_coroutine_threadsafe(appended, loop).result()
            return before, entries.last_seq(db, "g")

        assert await store.read(look) == (0, 0)
        assert await store.read(lambda db: db.scalar(select(func.count()).select_from(entry))) == 1

    run(database_url, play)


def test_a_database_without_tables_is_not_opened(database_url: str) -> None:
    async def main() -> None:
        store = Store(database_url)
        with pytest.raises((NotUpgraded, BadDatabase), match=r"horda db upgrade|no such file"):
            await store.open()
        with pytest.raises(StoreClosed):
            await store.read(lambda db: None)

    asyncio.run(main())
