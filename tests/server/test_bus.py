"""Workers hear of each other's changes, and one of them drives a game."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest

from horda.server.store import bus_postgres
from horda.server.store.bus import LARGEST, Bus, MemoryBus, bus_for
from tests.server.databases import CUT_OTHERS, Cluster

SOON = 20  # seconds; far more than it takes, so that a busy machine fails nothing

Heard = list[tuple[str, bytes]]


class Ear:
    """Keeps what came, and lets a test wait for more."""

    def __init__(self) -> None:
        self.heard: Heard = []
        self.gaps = 0
        self._changed = asyncio.Condition()

    async def hear(self, topic: str, payload: bytes) -> None:
        async with self._changed:
            self.heard.append((topic, payload))
            self._changed.notify_all()

    async def gap(self) -> None:
        async with self._changed:
            self.gaps += 1
            self._changed.notify_all()

    async def until(self, done: Callable[["Ear"], bool]) -> None:
        async with asyncio.timeout(SOON), self._changed:
            await self._changed.wait_for(lambda: done(self))


@asynccontextmanager
async def worker(address: str) -> AsyncIterator[tuple[Bus, Ear]]:
    bus, ear = bus_for(address), Ear()
    bus.subscribe(ear.hear, ear.gap)
    await bus.open()
    try:
        yield bus, ear
    finally:
        await bus.close()


async def eventually(ask: Callable[[], Awaitable[bool]]) -> None:
    """Asks until the answer is yes."""
    async with asyncio.timeout(SOON):
        while not await ask():
            await asyncio.sleep(0.02)


def cut_all(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(CUT_OTHERS.encode())


def test_sqlite_has_one_worker(sqlite_url: str) -> None:
    async def main() -> None:
        async with worker(sqlite_url) as (bus, ear):
            assert isinstance(bus, MemoryBus)
            await bus.publish("entry", b"g 1")
            assert await bus.claim("g")
            await bus.release("g")
            assert ear.heard == []

    asyncio.run(main())


def test_notices_reach_the_others_and_not_oneself(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (one, ear_one), worker(postgres_url) as (two, ear_two):
            await one.publish("entry", "g 1 żółw".encode())
            await one.publish("empty", b"")
            await ear_two.until(lambda ear: len(ear.heard) == 2)
            await two.publish("chat", b"h 2")
            await ear_one.until(lambda ear: len(ear.heard) == 1)
            assert sorted(ear_two.heard) == [("empty", b""), ("entry", "g 1 żółw".encode())]
            assert ear_one.heard == [("chat", b"h 2")]

    asyncio.run(main())


def test_equal_notices_all_arrive_and_the_largest_too(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (one, _), worker(postgres_url) as (_, ear):
            for _ in range(50):
                await one.publish("presence", b"g here")
            await one.publish("t" * 60, b"x" * LARGEST)
            await ear.until(lambda ear: len(ear.heard) == 51)
            assert ear.heard.count(("presence", b"g here")) == 50

    asyncio.run(main())


@pytest.mark.parametrize(
    ("topic", "payload"),
    [("two words", b""), ("", b""), ("t" * 61, b""), ("t", b"x" * (LARGEST + 1)), ("t", b"\0")],
)
def test_what_cannot_be_sent_is_refused(topic: str, payload: bytes) -> None:
    with pytest.raises(ValueError, match=r"topic|payload"):
        asyncio.run(MemoryBus().publish(topic, payload))


def test_closing_sends_what_waits(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (_, ear):
            async with worker(postgres_url) as (one, _):
                for n in range(20):
                    await one.publish("entry", b"g %d" % n)
            await ear.until(lambda ear: len(ear.heard) == 20)
            assert set(ear.heard) == {("entry", b"g %d" % n) for n in range(20)}

    asyncio.run(main())


def test_a_callback_that_fails_does_not_end_the_listening(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (one, _), worker(postgres_url) as (two, ear):

            async def hear(topic: str, payload: bytes) -> None:
                await ear.hear(topic, payload)
                raise KeyError(topic)

            two.subscribe(hear)
            await one.publish("a", b"")
            await one.publish("b", b"")
            await ear.until(lambda ear: len(ear.heard) == 2)
            assert ear.heard == [("a", b""), ("b", b"")]

    asyncio.run(main())


def test_a_foreign_notice_does_not_end_the_listening(postgres_url: str) -> None:
    """Whoever has the database may say something there, and all workers were deaf for good."""

    async def main() -> None:
        async with worker(postgres_url) as (one, _), worker(postgres_url) as (_, ear):
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                for line in ("", "hello", "a 1 b"):
                    connection.execute("SELECT pg_notify('horda', %s)", (line,))
            await one.publish("a", b"")
            await ear.until(lambda ear: len(ear.heard) == 1)
            assert ear.heard == [("a", b"")]

    asyncio.run(main())


def test_one_worker_claims_a_game(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (one, _), worker(postgres_url) as (two, _):
            assert await asyncio.gather(*(one.claim("g") for _ in range(5))) == [True] * 5
            assert not await two.claim("g")
            assert await two.claim("h")
            await two.release("g")  # not its own
            assert not await two.claim("g")
            await one.release("g")
            assert await two.claim("g")
            assert not await one.claim("g")

    asyncio.run(main())


def test_a_worker_that_ends_gives_its_games_up(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (two, _):
            async with worker(postgres_url) as (one, _):
                assert await one.claim("g")
                assert not await two.claim("g")
            await eventually(lambda: two.claim("g"))

    asyncio.run(main())


def test_a_worker_that_is_stopped_gives_its_games_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection holds as long as it is there, and bots stood still for whoever played."""
    monkeypatch.setattr(bus_postgres, "STOPPED", "500ms")
    monkeypatch.setattr(bus_postgres, "BEAT", 0.05)

    async def main() -> None:
        async with worker(postgres_url) as (one, _), worker(postgres_url) as (two, _):
            assert await one.claim("g")
            await asyncio.sleep(1)
            assert not await two.claim("g"), "it is awake"
            assert isinstance(one, bus_postgres.PostgresBus)
            for task in one._tasks:  # from here on nothing comes from it
                task.cancel()
            await eventually(lambda: two.claim("g"))

    asyncio.run(main())


def test_lost_connections_come_back_and_claims_are_free(postgres_url: str) -> None:
    async def main() -> None:
        async with worker(postgres_url) as (one, ear_one), worker(postgres_url) as (two, ear_two):
            assert await one.claim("g")
            cut_all(postgres_url)
            await ear_one.until(lambda ear: ear.gaps == 1)
            await ear_two.until(lambda ear: ear.gaps == 1)
            await eventually(lambda: two.claim("g"))
            await one.publish("entry", b"g 2")
            await ear_two.until(lambda ear: ("entry", b"g 2") in ear.heard)

            async def lost() -> bool:
                return not await one.claim("g")

            await eventually(lost)

    asyncio.run(main())


def test_a_bus_outlives_the_server_going_away(cluster: Cluster) -> None:
    address = cluster.create()

    async def main() -> None:
        async with worker(address) as (one, _), worker(address) as (_, ear):
            cluster.stop()
            await one.publish("entry", b"g 1")
            cluster.start()
            await ear.until(lambda ear: ear.gaps == 1)
            await one.publish("entry", b"g 2")
            await ear.until(lambda ear: ("entry", b"g 2") in ear.heard)
            await eventually(lambda: one.claim("g"))
            assert ear.gaps == 1

    asyncio.run(main())
    cluster.drop(address)
