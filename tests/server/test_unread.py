"""Who never reads what waits for them is cut off; closing alone would wait for them for ever."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from horda.server.ops import connections
from horda.server.people import flows
from tests.server.hostile import frame

SOON = 8.0
LITTLE = 4096
"""Bytes that the system keeps of what is sent, and of what comes."""
SAID = b"x" * 40_000
"""More than the system keeps, and so little that nobody is asked to write no more."""
AWAY = 1012
GET = b"GET / HTTP/1.1\r\nHost: a\r\n"
UPGRADE = (
    GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
Scene = Callable[[], Coroutine[Any, Any, None]]


class Says:
    """An application that says a thing, on a socket or as an answer, and then listens."""

    def __init__(self, said: bytes = SAID) -> None:
        self.connections = flows.Connections()
        self.said = said
        self.told = 0
        self.open = asyncio.Event()
        self.open.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves one request or one socket."""
        await receive()
        if scope["type"] == "http":
            length = (b"content-length", str(len(self.said)).encode())
            await send({"type": "http.response.start", "status": 200, "headers": [length]})
            await send({"type": "http.response.body", "body": self.said})
            self.told += 1
            return
        await self.open.wait()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": self.said})
        self.told += 1
        while (await receive())["type"] != "websocket.disconnect":
            pass


class House:
    """A server with little room in the system, and those who come to it."""

    def __init__(self, place: tuple[str, int], state: ServerState, app: Says) -> None:
        self.place = place
        self.state = state
        self.app = app

    def come(self, request: bytes) -> socket.socket:
        """Asks for something and reads nothing of it."""
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        raw.connect(self.place)
        raw.sendall(request)
        return raw

    async def until(self, true: Callable[[], bool]) -> None:
        """Waits for something."""
        async with asyncio.timeout(SOON):
            while not true():
                await asyncio.sleep(0.01)

    async def emptied(self) -> None:
        """Waits until all are gone."""
        await self.until(lambda: not self.state.connections)


@contextlib.asynccontextmanager
async def house(said: bytes = SAID, **options: Any) -> AsyncIterator[House]:
    """Serves such an application."""
    app = Says(said)
    plain: Any = {"log_config": None, "interface": "asgi3", "proxy_headers": False, **options}
    config = uvicorn.Config(app, ws=connections.CountedSocket, **plain)
    state = ServerState()
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    door.bind(("127.0.0.1", 0))
    server = await asyncio.get_running_loop().create_server(
        lambda: connections.Request(config, state, {}), sock=door
    )
    try:
        yield House(door.getsockname(), state, app)
    finally:
        server.close()
        for one in list(state.connections):
            one.transport.abort()
        await asyncio.sleep(0.05)  # for the other ends, which the server let go of


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def play(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Scene], None]:
    """Plays a scene on each kind of loop, in a hurry."""
    monkeypatch.setattr(connections, "LINGER", 0.1)
    monkeypatch.setattr(connections, "STALL", 0.2)

    def run(scene: Scene) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(scene())

    return run


def was_reset(raw: socket.socket) -> bool:
    """Tells whether the system let go of what was not read, too; else it comes to an end."""
    raw.settimeout(SOON)
    try:
        while raw.recv(2**16):
            pass
    except ConnectionResetError:
        return True
    finally:
        raw.close()
    return False


GOODBYE = frame(8, struct.pack("!H", 1000))


@pytest.mark.parametrize("said", [b"", GOODBYE], ids=["silent", "goodbye"])
def test_a_socket_that_is_not_read(play: Callable[[Scene], None], said: bytes) -> None:
    """Neither pings without an answer nor its own goodbye ended it: four megabytes for each."""

    async def scene() -> None:
        async with house(ws_ping_interval=0.1, ws_ping_timeout=0.1) as here:
            raw = here.come(UPGRADE)
            await here.until(lambda: here.app.told == 1)
            raw.sendall(said)
            await here.emptied()
            assert was_reset(raw)

    play(scene)


@pytest.mark.parametrize("line", [b"", b"Connection: close\r\n"], ids=["kept", "closed"])
def test_an_answer_of_which_a_little_is_not_read(
    play: Callable[[Scene], None], line: bytes
) -> None:
    async def scene() -> None:
        async with house(timeout_keep_alive=0.1) as here:
            raw = here.come(GET + line + b"\r\n")
            await here.until(lambda: here.app.told == 1)
            await here.emptied()
            assert was_reset(raw)

    play(scene)


def test_a_socket_instead_of_reading_an_answer(play: Callable[[Scene], None]) -> None:
    async def scene() -> None:
        async with house() as here:
            raw = here.come(GET + b"\r\n" + UPGRADE)
            await here.until(lambda: here.app.told == 1)
            await here.emptied()
            assert was_reset(raw)

    play(scene)


@pytest.mark.parametrize("line", [b"", b"Connection: close\r\n"], ids=["kept", "closed"])
def test_a_slow_reader_gets_all_of_it(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch, line: bytes
) -> None:
    """A phone on a bad line: longer than a stall, but it reads on."""
    monkeypatch.setattr(connections, "LEAST_READ", LITTLE)
    monkeypatch.setattr(connections, "STALL", 0.4)

    async def scene() -> None:
        async with house(b"x" * 300_000, timeout_keep_alive=0.1) as here:
            raw = here.come(GET + line + b"\r\n")
            raw.setblocking(False)
            size, loop = 0, asyncio.get_running_loop()
            async with asyncio.timeout(SOON):
                while data := await loop.sock_recv(raw, 4096):
                    size += len(data)
                    await asyncio.sleep(0.02)
            assert size > 300_000
            raw.close()
            await here.emptied()

    play(scene)


def test_a_stop_ends_those_that_read_although_others_do_not(play: Callable[[Scene], None]) -> None:
    """One that had said goodbye and read nothing could not be ended, and ended the stop itself."""

    async def scene() -> None:
        async with house() as here:
            stuck = [here.come(UPGRADE) for _ in range(2)]
            await here.until(lambda: here.app.told == 2)
            stuck[0].sendall(GOODBYE)
            await asyncio.sleep(0.1)
            async with connect("ws://{}:{}/".format(*here.place), compression=None) as good:
                await good.recv()
                for one in list(here.state.connections):
                    one.shutdown()
                assert await closed_with(good.recv()) == AWAY
            await here.emptied()
            assert all(was_reset(raw) for raw in stuck)

    play(scene)


async def closed_with(reading: Awaitable[Any]) -> int:
    """Returns the code with which a socket was closed."""
    with pytest.raises(ConnectionClosed) as caught:
        await reading
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


REFUSED = UPGRADE.replace(b"Version: 13", b"Version: 1")


@pytest.mark.parametrize("more", [b"", REFUSED], ids=["between requests", "a socket, refused"])
def test_nobody_is_watched_who_is_gone(
    play: Callable[[Scene], None], caplog: pytest.LogCaptureFixture, more: bytes
) -> None:
    """The clock of an answer began when all was over: half a minute later, a fault in the log."""

    async def scene() -> None:
        async with house(b"little", timeout_keep_alive=0.1) as here:
            raw = here.come(GET + b"\r\n" + more)
            await here.until(lambda: here.app.told == 1)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.close()
            await here.emptied()
            await asyncio.sleep(0.5)

    play(scene)
    assert not [one for one in caplog.records if one.name == "asyncio"]


def test_no_request_behind_an_answer_that_is_not_read(play: Callable[[Scene], None]) -> None:
    """What is no request was refused, and then nobody looked at a clock any more."""

    async def scene() -> None:
        async with house() as here:
            raw = here.come(GET + b"\r\n")
            await here.until(lambda: here.app.told == 1)
            raw.sendall(b"no request\r\n\r\n")
            await here.emptied()
            assert was_reset(raw)

    play(scene)


def test_nobody_sends_frames_before_they_are_let_in(play: Callable[[Scene], None]) -> None:
    """Those were counted for nobody, and all of them answered in one go: others waited 13 s."""

    async def scene() -> None:
        async with house() as place:
            place.app.open.clear()
            raw = place.come(UPGRADE)
            await asyncio.sleep(0.1)
            assert place.state.connections
            raw.sendall(frame(9, b"") * 5)
            await place.emptied()
            assert not place.app.told
            raw.close()

    play(scene)
