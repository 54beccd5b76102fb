"""PostgreSQL: jobs are commits of their own, wait for the disk together, and answers come first."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, event, text

from horda.server.store.queries import people
from horda.server.store.store import Store
from horda.server.store.store_errors import WriteInDoubt
from horda.server.store.writer import FLUSH, LATER, SOME
from tests.server.rows import a_person
from tests.server.test_store import BODY, run, together

MANY = 120
"""Changes that one address may ask for at one moment."""


def renamed(name: str) -> Callable[[Connection], Any]:
    return lambda db: people.set_person(db, "ann", nickname=name)


def _asked(db: Connection, query: Any, place: str) -> Any:
    return db.scalar(query, {"place": place})


def test_an_answer_waits_for_a_few_jobs_only(postgres_url: str) -> None:
    """It waited for all of them, each with a flush of its own: a second and more."""
    ended: list[str] = []

    async def note(name: str, work: Any) -> None:
        await work
        ended.append(name)

    async def play(store: Store) -> None:
        jobs = [note("job", store.write(renamed(str(n)))) for n in range(MANY)]
        await together(store, *jobs, note("answer", store.append("g", 1, BODY, None)))

    run(postgres_url, play)
    assert ended.index("answer") <= SOME


def test_jobs_share_a_flush(postgres_url: str) -> None:
    said: list[str] = []

    async def play(store: Store) -> None:
        event.listen(
            store._writers, "before_cursor_execute", lambda _c, _k, words, *_: said.append(words)
        )
        await together(store, *(store.write(renamed(str(n))) for n in range(MANY)))

    run(postgres_url, play)
    assert said.count(LATER) >= MANY - 1
    assert said.count(FLUSH) <= MANY // SOME + 1


def test_what_shares_a_flush_is_on_disk_when_it_is_said_to_be(postgres_url: str) -> None:
    """Even where the last job changes nothing: a commit of nothing waits for no disk."""

    def changed(name: str) -> Callable[[Connection], Any]:
        def job(db: Connection) -> Any:
            people.add_person(db, a_person(name))
            return db.scalar(text("SELECT pg_current_wal_insert_lsn()"))

        return job

    def nothing(db: Connection) -> Any:
        return db.scalar(text("SELECT NULL"))

    async def play(store: Store) -> None:
        places = await together(store, *(store.write(changed(f"p{n}")) for n in range(5)))
        last = await together(store, store.write(changed("last")), store.write(nothing))
        query = text("SELECT pg_current_wal_flush_lsn() >= CAST(:place AS pg_lsn)")
        for place in (*places, last[0]):
            assert await store.read(partial(_asked, query=query, place=place))

    run(postgres_url, play)


def test_a_connection_that_breaks_before_the_flush_leaves_no_doubt_unsaid(
    postgres_url: str,
) -> None:
    """The database may have fallen with it, and what it had not flushed is gone then."""
    runs: list[str] = []

    def cut(db: Connection) -> None:
        runs.append("cut")
        people.add_person(db, a_person("third"))
        if len(runs) == 1:
            db.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def play(store: Store) -> None:
        first, second, third, fourth = await together(
            store,
            store.write(renamed("first")),
            store.write(renamed("second")),
            store.write(cut),
            store.write(lambda db: people.add_person(db, a_person("fourth"))),
        )
        assert isinstance(first, WriteInDoubt)
        assert isinstance(second, WriteInDoubt)
        assert (third, fourth) == (None, None)
        names = await store.read(lambda db: people.nicknames(db, ["third", "fourth"]))
        assert set(names) == {"third", "fourth"}
        assert await asyncio.wait_for(store.append("g", 1, BODY, None), 20)

    run(postgres_url, play)


def test_a_job_that_fails_fails_alone(postgres_url: str) -> None:
    def fail(db: Connection) -> None:
        people.add_person(db, a_person("bob"))
        raise KeyError("bob")

    async def play(store: Store) -> None:
        added = [store.write(partial(people.add_person, row=a_person(name))) for name in "xy"]
        done = await together(store, added[0], store.write(fail), added[1])
        assert (done[0], done[2]) == (None, None)
        assert isinstance(done[1], KeyError)
        names = await store.read(lambda db: people.nicknames(db, ["x", "y", "bob"]))
        assert set(names) == {"x", "y"}

    run(postgres_url, play)
