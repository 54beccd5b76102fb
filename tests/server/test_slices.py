"""Many connections of one address send at one moment: others are read in between."""

from __future__ import annotations

import asyncio
import socket
import timeit
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState

from horda.server.ops import connections
from horda.server.ops.headers import forwarded
from horda.server.people import flows, slices
from horda.server.people.slices import Slices
from tests.server.hostile import PING, TEXT, frame

CROWD = 40
LONG = b"x-long: " + b"y" * 80 + b"\r\n"
GET = b"GET / HTTP/1.1\r\nHost: a\r\n" + LONG * 100
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
BODY = b"z" * 700_000


@pytest.fixture
def thin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices in which one piece is read, on however fast a machine."""
    monkeypatch.setattr(slices, "SLICE", 1e-9)


class App:
    """Counts what begins in each pass of the event loop."""

    def __init__(self, *, proxy: bool = False) -> None:
        self.connections = flows.Connections(0, proxy=proxy)
        self.paths: list[str] = []
        self.passes = 0
        self.begun: Counter[int] = Counter()
        self.sizes: list[int] = []

    def tick(self) -> None:
        """Begins the next pass."""
        self.passes += 1
        asyncio.get_running_loop().call_soon(self.tick)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Reads a request to its end, or the messages of a socket."""
        scope["horda.address"] = "127.0.0.1"
        if scope["type"] == "http":
            self.begun[self.passes] += 1
            self.paths.append(scope["path"])
            await self._answer(receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            self.begun[self.passes] += 1

    async def _answer(self, receive: Any, send: Any) -> None:
        size, more = 0, True
        while more:
            message = await receive()
            size, more = size + len(message["body"]), message["more_body"]
        self.sizes.append(size)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def until(self, true: Callable[[], bool]) -> None:
        """Waits for something that has to happen."""
        async with asyncio.timeout(20):
            while not true():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def served(app: App, **more: Any) -> AsyncIterator[Callable[[bytes], socket.socket]]:
    """Yields how to come to a server and say something at once."""
    plain: Any = {"log_config": None, "interface": "asgi3", "proxy_headers": False, **more}
    config = uvicorn.Config(app, ws=connections.CountedSocket, **plain)
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: connections.Request(config, state, {}), "127.0.0.1", 0
    )
    raws: list[socket.socket] = []

    def come(said: bytes) -> socket.socket:
        raws.append(socket.create_connection(server.sockets[0].getsockname()))
        raws[-1].sendall(said)
        return raws[-1]

    try:
        yield come
    finally:
        for raw in raws:
            raw.close()
        await app.until(lambda: not state.connections)
        server.close()


def play(scene: Callable[[], Awaitable[None]]) -> None:
    """Plays a scene in the event loop that a server has."""

    async def played() -> None:
        await scene()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(played())


@pytest.mark.usefixtures("thin")
def test_heads_that_end_at_one_moment_are_read_one_after_the_other() -> None:
    """All of them were parsed in one go: 480 of an address kept others waiting for 0.7 s."""

    async def scene() -> None:
        app = App()
        async with served(app) as come:
            raws = [come(GET) for _ in range(CROWD)]
            await asyncio.sleep(0.2)
            app.tick()
            for raw in raws:
                raw.sendall(b"\r\n")
            await app.until(lambda: len(app.sizes) == CROWD)
            assert max(app.begun.values()) == 1
        await app.until(lambda: not len(app.connections.slices))

    play(scene)


@pytest.mark.usefixtures("thin")
def test_a_proxy_sends_for_many_and_each_has_a_turn() -> None:
    """All of them waited for one another: 480 heads through a proxy kept everybody for 0.4 s."""

    def head(address: bytes, path: bytes) -> bytes:
        lines = b"X-Forwarded-For: 10.9.9.9\r\n" + LONG * 80
        told = b"x-forwarded-for: 10.0.0.1, " + address
        return b"GET " + path + b" HTTP/1.1\r\nHost: a\r\n" + lines + told + b"\r\n"

    async def scene() -> None:
        app = App(proxy=True)
        async with served(app) as come:
            raws = [come(head(b"10.0.0.2", b"/crowd")) for _ in range(CROWD)]
            await asyncio.sleep(0.2)
            for raw in raws:
                raw.sendall(b"\r\n")
            come(head(b"10.0.0.3", b"/alone") + b"\r\n")
            await app.until(lambda: len(app.sizes) == CROWD + 1)
        assert app.paths.index("/alone") < CROWD // 2

    play(scene)


@pytest.mark.usefixtures("thin")
def test_what_comes_behind_requests_waits_for_its_turn() -> None:
    async def scene() -> None:
        app = App()
        async with served(app) as come:
            raws = [come(GET) for _ in range(CROWD)]
            await asyncio.sleep(0.2)
            app.tick()
            for raw in raws:
                raw.sendall(b"\r\n" + GET + b"\r\n")
            await app.until(lambda: len(app.sizes) == 2 * CROWD)
            assert max(app.begun.values()) == 1

    play(scene)


@pytest.mark.usefixtures("thin")
def test_messages_at_one_moment_are_read_one_after_the_other() -> None:
    async def scene() -> None:
        app = App()
        async with served(app) as come:
            raws = [come(UPGRADE) for _ in range(CROWD)]
            for raw in raws:
                assert b" 101 " in await asyncio.to_thread(raw.recv, 4096)
            app.tick()
            for raw in raws:
                raw.sendall(frame(PING) + frame(TEXT, b"hello"))
            await app.until(lambda: app.begun.total() == CROWD)
            assert max(app.begun.values()) == 1

    play(scene)


class Watched(Slices):
    """Notes how much waits."""

    def __init__(self) -> None:
        super().__init__()
        self.piled: list[int] = []

    def read(self, address: str, reader: Callable[[bytes], None], piece: bytes) -> bool:
        """Looks at what waits before one more piece does."""
        self.piled.append(sum(len(data) for _, data in self.waiting(address)))
        return super().read(address, reader, piece)


@pytest.mark.usefixtures("thin")
def test_long_bodies_that_wait_arrive_whole_and_are_not_piled_up() -> None:
    """Whoever waits sends no more: what an address has sent and nobody read takes memory."""
    watched = Watched()

    async def scene() -> None:
        app = App()
        app.connections.slices = watched
        post = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(BODY)
        async with served(app) as come:
            coming = [asyncio.to_thread(come, post + BODY) for _ in range(3)]
            await asyncio.gather(*coming)
            await app.until(lambda: len(app.sizes) == 3)
        assert app.sizes == [len(BODY)] * 3

    play(scene)
    assert max(watched.piled) <= 3 * 256 * 1024, "a read of the system for each of them"


@pytest.mark.usefixtures("thin")
def test_messages_that_wait_arrive_whole_and_are_not_piled_up() -> None:
    """Where limits are off, a socket that sent faster than it was read took all memory."""
    watched = Watched()
    message, many = frame(TEXT, b"m" * 16_000), 60

    async def scene() -> None:
        app = App()
        app.connections.slices = watched
        async with served(app) as come:
            raws = [come(UPGRADE) for _ in range(3)]
            for raw in raws:
                assert b" 101 " in await asyncio.to_thread(raw.recv, 4096)
            coming = [asyncio.to_thread(raw.sendall, message * many) for raw in raws]
            await asyncio.gather(*coming)
            await app.until(lambda: app.begun.total() == 3 * many)

    play(scene)
    assert max(watched.piled) <= 3 * 256 * 1024, "a read of the system for each of them"


class Late(Slices):
    """Has everything read long after it came."""

    def read(self, address: str, reader: Callable[[bytes], None], piece: bytes) -> bool:
        """Has a piece read, later."""
        asyncio.get_running_loop().call_later(0.6, reader, piece)
        return False


def test_nobody_is_sent_away_as_idle_whose_request_waits() -> None:
    async def scene() -> None:
        app = App()
        app.connections.slices = Late()
        async with served(app, timeout_keep_alive=0.2) as come:
            raw = come(GET + b"\r\n")
            for _ in range(2):
                assert b" 204 " in await asyncio.to_thread(raw.recv, 4096)
                raw.sendall(GET + b"\r\n")

    play(scene)


def test_nobody_is_sent_away_as_idle_whose_request_waits_behind_another() -> None:
    """The answer to the first one began the time in which something more has to come."""

    async def scene() -> None:
        app = App()
        app.connections.slices = Late()
        async with served(app, timeout_keep_alive=0.2) as come:
            raw = come((GET + b"\r\n") * 3)
            for _ in range(3):
                assert b" 204 " in await asyncio.to_thread(raw.recv, 4096)

    play(scene)


def test_whom_a_proxy_names_is_found_soon_in_whatever_head() -> None:
    """It is looked for outside of all turns: each of thousands of lines was looked at."""
    head = b"GET / HTTP/1.1" + b"\r\nx-forwarded-for:1" * 800 + b"\r\n"
    named = head + b"X-Forwarded-FOR: 10.0.0.1, 2001:DB8::1 \r\nb: c"
    assert forwarded(named) == "2001:DB8::1"
    assert forwarded(named.replace(b"b: c", b"x-forwarded-for:")) == ""
    assert forwarded(head) == "1"
    assert forwarded(b"x-forwarded-for: 10.0.0.1") == "", "the first line is no header"
    found = min(timeit.repeat(lambda: forwarded(head), number=20, repeat=30))
    assert found < 5 * min(timeit.repeat(head.lower, number=20, repeat=30)), "a look or two"


def test_a_crowd_is_read_in_order_and_others_between() -> None:
    heard: list[bytes] = []

    async def scene() -> None:
        queue = Slices()
        for number in range(CROWD):
            queue.read("10.0.0.1", slow, b"%d" % number)
        queue.read("10.0.0.2", heard.append, b"alone")
        while len(queue):
            await asyncio.sleep(0)

    def slow(piece: bytes) -> None:
        heard.append(piece)
        until = asyncio.get_running_loop().time() + slices.SLICE
        while asyncio.get_running_loop().time() < until:
            pass

    asyncio.run(scene())
    assert heard[1] == b"alone"
    assert heard[:1] + heard[2:] == [b"%d" % number for number in range(CROWD)]


def test_a_reader_that_fails_keeps_nobody_from_being_read() -> None:
    heard: list[bytes] = []

    def fails(_: bytes) -> None:
        raise ValueError("no sense in it")

    async def scene() -> None:
        faults: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        queue = Slices()
        queue.read("10.0.0.1", lambda _: slow_once(), b"")
        queue.read("10.0.0.1", fails, b"")
        queue.read("10.0.0.1", heard.append, b"still")
        while len(queue):
            await asyncio.sleep(0)
        assert len(faults) == 1

    def slow_once() -> None:
        until = asyncio.get_running_loop().time() + 2 * slices.SLICE
        while asyncio.get_running_loop().time() < until:
            pass

    asyncio.run(scene())
    assert heard == [b"still"]
