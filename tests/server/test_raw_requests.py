"""Requests by hand: bodies in crumbs, endless heads, and answers that nobody reads."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from horda.server.ops import connections
from horda.server.people import flows

LONG = 20.0
"""Seconds that nothing here takes."""
CHUNKED = b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
GET = b"GET / HTTP/1.1\r\nHost: a\r\n"
UPGRADE = GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
SPLIT = GET + b"Content-Length: 9000\r\na: "
SPLIT += b"b" * (connections.HEAD_PIECE - len(SPLIT) - 1) + b"\r"
"""A piece whose next byte ends the last line of the head but one."""
ANSWER = b"x" * 8_000_000
"""More than the system keeps for a reader."""


class Reads:
    """An application that reads a body to its end and answers at length."""

    connections = flows.Connections()

    def __init__(self) -> None:
        self.size = 0
        self.ended = asyncio.Event()

    async def __call__(
        self,
        scope: Any,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        """Serves one request."""
        message = {"more_body": True}
        while message.get("more_body"):
            message = await receive()
            self.size += len(message.get("body", b""))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": ANSWER, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
        self.ended.set()


@contextlib.asynccontextmanager
async def connected(
    app: Reads, window: int = 2**16
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Serves an application, and connects to it."""
    config = uvicorn.Config(app, log_config=None, interface="asgi3", proxy_headers=False)
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: connections.Request(config, state, {}), "127.0.0.1", 0
    )
    place = server.sockets[0].getsockname()
    reader, writer = await asyncio.open_connection(*place, limit=window)
    async with asyncio.timeout(LONG):
        yield reader, writer
    writer.close()
    server.close()
    await asyncio.sleep(0.05)


async def answer(reader: asyncio.StreamReader) -> bytes:
    """Returns the first line of an answer."""
    return (await reader.readline()).strip()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (CHUNKED + b"1\r\nx\r\n" * 300 + b"0\r\n\r\n", b"400"),
        (CHUNKED + b"1\r\nx\r\n" * 40 + b"0\r\n\r\n", b"200"),
        (CHUNKED + (b"400\r\n" + b"x" * 1024 + b"\r\n") * 300 + b"0\r\n\r\n", b"200"),
        (GET + b"a:\r\n" * 300 + b"\r\n", b"400"),
        (GET + b"a: b\r\n" * 90 + b"\r\n", b"200"),
        (GET + b"a: " + b"b" * 100_000 + b"\r\n\r\n", b"400"),
        (CHUNKED + b"0\r\n" + b"a:\r\n" * 30_000 + b"\r\n", b"400"),
        (CHUNKED + b"0\r\n" + b"a:\r\n" * 3_000 + b"\r\n", b"400"),
        (CHUNKED + b"0\r\n" + b"a:\r\n" * 90 + b"\r\n", b"200"),
        (GET + b"Content-Length: 9000\r\n\r\n" + b"\n" * 9000, b"200"),
        (UPGRADE + b"Sec-WebSocket-Protocol: " + b"a," * 600 + b"b\r\n\r\n", b"400"),
        (UPGRADE + b"Connection: " + b"a," * 600 + b"Upgrade\r\n\r\n", b"400"),
        (CHUNKED.replace(b"Host", b"Content-Length: 5\r\nHost") + b"0\r\n\r\n", b"400"),
        (SPLIT + b"\n\r\n" + b"\n" * 9000, b"200"),
    ],
    ids=[
        *("crumbs", "few", "pieces", "lines", "headers", "long", "trailers", "fewer trailers"),
        *("few trailers", "body of lines", "words", "words of a connection"),
        *("two lengths", "body of lines behind an end in two pieces"),
    ],
)
def test_what_costs_more_than_it_brings_is_refused(sent: bytes, status: bytes) -> None:
    """A body of 300,000 crumbs held everybody up for three seconds, a head of 15,000 lines 0.1."""

    async def scene() -> None:
        async with connected(Reads()) as (reader, writer):
            writer.write(sent)
            assert (await answer(reader)).split()[1] == status

    asyncio.run(scene())


@pytest.mark.parametrize(
    "second",
    [b"a:\r\n" * 4_000, b"a: " + b"b" * 20_000 + b"\r\n"],
    ids=["lines", "long"],
)
def test_a_head_behind_another_request_is_as_short_as_any(
    monkeypatch: pytest.MonkeyPatch, second: bytes
) -> None:
    """It was whole before anybody looked: with 60,000 lines others waited for 1.5 s."""
    monkeypatch.setattr(f"{__name__}.ANSWER", b"short")

    async def scene() -> None:
        async with connected(Reads()) as (reader, writer):
            writer.write(GET + b"\r\n" + GET + second + b"\r\n")
            answers = await reader.read()
            assert [part[:3] for part in answers.split(b"HTTP/1.1 ")[1:]] == [b"200", b"400"]

    asyncio.run(scene())


def test_requests_that_come_together_are_answered_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ANSWER", b"short")
    app = Reads()

    async def scene() -> None:
        async with connected(app) as (reader, writer):
            post = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n" + b"z" * 5000
            last = GET + b"Connection: close\r\n\r\n"
            writer.write((GET + b"a: b\r\n" * 100 + b"\r\n" + post) * 20 + last)
            answers = await reader.read()
            assert answers.count(b"HTTP/1.1 200") == 41
        assert app.size == 20 * 5000

    asyncio.run(scene())


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALL", 0.2)

    async def scene() -> None:
        app = Reads()
        async with connected(app) as (_, writer):
            writer.write(GET + b"\r\n")
            await app.ended.wait()

    asyncio.run(scene())


def test_who_reads_on_gets_a_long_answer_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALL", 0.2)

    async def scene() -> None:
        async with connected(Reads(), 2**20) as (reader, writer):
            writer.write(GET + b"Connection: close\r\n\r\n")
            size = 0
            while data := await reader.read(2**19):
                size += len(data)
                await asyncio.sleep(0.05)
            assert size > len(ANSWER)

    asyncio.run(scene())
