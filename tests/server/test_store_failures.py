"""When the disk or the connection fails, everybody concerned is told and the writer goes on."""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import URL, Connection, Engine, event, text

from horda.server.store.database import writer_engine
from horda.server.store.queries import entries, people
from horda.server.store.store import Store
from horda.server.store.store_errors import ReadFailed, WriteFailed, WriteInDoubt
from tests.server.databases import CUT_OTHERS, Cluster
from tests.server.rows import a_person
from tests.server.test_store import BODY, run, together

FAIL_AT_COMMIT = "CREATE TABLE late (game TEXT REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED)"
DIE_AT_COMMIT = """
CREATE TABLE last (word TEXT);
CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER die AFTER INSERT ON last DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION die();
CREATE CONSTRAINT TRIGGER die AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.seq = 9) EXECUTE FUNCTION die();
"""

Job = Callable[[Connection], Any]


def says(statement: str) -> Job:
    """Returns a job that executes one statement."""

    def job(db: Connection) -> None:
        db.execute(text(statement))

    return job


def test_a_failed_commit_is_told_to_its_whole_group(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        await store.write(says(FAIL_AT_COMMIT))
        done = await together(
            store,
            store.append("g", 1, BODY, None),
            store.write(says("INSERT INTO late VALUES ('nowhere')")),
            store.append("g", 2, BODY, None),
        )
        assert [type(one) for one in done] == [WriteInDoubt] * 3
        assert "commit failed" in str(done[0])
        assert len({id(one) for one in done}) == 3
        assert store.failures == 1
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 0
        assert await store.append("g", 1, BODY, None)
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 1

    run(sqlite_url, play)


def test_a_failed_commit_of_a_job_harms_no_answer(postgres_url: str) -> None:
    """Where several workers write, each job is a group by itself."""

    async def play(store: Store) -> None:
        await store.write(says(FAIL_AT_COMMIT))
        done = await together(
            store,
            store.append("g", 1, BODY, None),
            store.write(says("INSERT INTO late VALUES ('nowhere')")),
            store.append("g", 2, BODY, None),
        )
        assert [type(one) for one in done] == [bool, WriteInDoubt, bool]
        assert store.failures == 1
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 2

    run(postgres_url, play)


def test_what_failed_by_itself_keeps_its_own_error(database_url: str) -> None:
    def fail(_: Connection) -> None:
        raise KeyError("mine")

    async def play(store: Store) -> None:
        await store.write(says(FAIL_AT_COMMIT))
        spoil = store.write(says("INSERT INTO late VALUES ('nowhere')"))
        done = await together(store, store.write(fail), spoil)
        assert [type(one) for one in done] == [KeyError, WriteInDoubt]

    run(database_url, play)


def test_a_full_disk_is_told_and_got_over(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        pages = await store.read(lambda db: db.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.write(says(f"PRAGMA max_page_count={pages + 2}"))
        done = await together(
            store,
            store.append("g", 1, b"x" * 500_000, None),
            store.write(lambda db: people.add_person(db, a_person("eve"))),
            store.append("g", 2, BODY, None),
        )
        # The group is tried again on a new connection, which has room: a disk may be full for
        # a moment only.
        assert done == [True, None, True]
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 2

    run(sqlite_url, play)


def test_a_disk_that_stays_full_fails_what_has_no_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(url: URL) -> Engine:
        engine = writer_engine(url)
        event.listen(engine, "connect", lambda c, _: c.execute("PRAGMA max_page_count=60"))
        return engine

    monkeypatch.setattr("horda.server.store.store.writer_engine", small)

    async def play(store: Store) -> None:
        done = await together(
            store,
            store.write(lambda db: people.add_person(db, a_person("eve"))),
            store.append("g", 1, b"x" * 500_000, None),
            store.append("g", 2, BODY, None),
        )
        assert [type(one) for one in done] == [type(None), WriteFailed, bool]
        assert "full" in str(done[1])
        assert await store.read(lambda db: people.find_person(db, "eve")) is not None
        assert await store.append("g", 1, BODY, None)

    run(sqlite_url, play)


def test_a_lost_connection_is_not_even_noticed(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.append("g", 1, BODY, None)
        with psycopg.connect(postgres_url, autocommit=True) as other:
            other.execute(CUT_OTHERS.encode())
        assert await store.append("g", 2, BODY, None)
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 2
        assert store.failures == 0

    run(postgres_url, play)


def test_a_connection_lost_in_the_middle_of_a_group_repeats_it(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        cut = iter([True])

        def cut_once(db: Connection) -> str:
            if next(cut, False):
                db.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
            return "went on"

        done = await together(
            store,
            store.append("g", 1, BODY, None),
            store.write(cut_once),
            store.append("g", 2, BODY, None),
        )
        assert done == [True, "went on", True]

    run(postgres_url, play)


def test_a_connection_lost_at_commit_leaves_a_doubt(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await store.write(says(DIE_AT_COMMIT))
        done = await together(
            store,
            store.append("g", 8, BODY, None),
            store.append("g", 9, BODY, None),
            store.write(says("INSERT INTO last VALUES ('adieu')")),
        )
        assert [type(one) for one in done] == [WriteInDoubt] * 3
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 0
        assert await store.append("g", 1, BODY, None)

    run(postgres_url, play)


def test_a_server_that_is_away_fails_writes_until_it_is_back(cluster: Cluster) -> None:
    address = cluster.create()

    async def play(store: Store) -> None:
        cluster.stop()
        try:
            with pytest.raises(WriteFailed):
                await store.append("g", 1, BODY, None)
            with pytest.raises(ReadFailed):
                await store.read(lambda db: entries.last_seq(db, "g"))
        finally:
            cluster.start()
        assert await store.append("g", 1, BODY, None)
        assert await store.read(lambda db: entries.last_seq(db, "g")) == 1

    run(address, play)
    cluster.drop(address)


def test_workers_in_a_deadlock_both_get_through(postgres_url: str) -> None:
    """Each adds a person, then waits for the other's: PostgreSQL ends one, who tries again."""

    async def play(store: Store) -> None:
        other = Store(postgres_url)
        await other.open()
        await store.write(lambda db: people.add_person(db, a_person("bob")))
        loop = asyncio.get_running_loop()
        met = asyncio.Event()
        count = iter([False, True])

        async def meet() -> None:
            if next(count, None):
                met.set()
            await asyncio.wait_for(met.wait(), 20)

        def rename(db: Connection, first: str, second: str) -> None:
            people.set_person(db, first, nickname="x")
            asyncio.run_coroutine_threadsafe(meet(), loop).result()
            people.set_person(db, second, nickname="y")

        await asyncio.gather(
            store.write(lambda db: rename(db, "ann", "bob")),
            other.write(lambda db: rename(db, "bob", "ann")),
        )
        assert store.failures == other.failures == 0
        await other.close()

    run(postgres_url, play)
