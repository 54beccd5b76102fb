"""One socket floods: it is cut off, and nobody else has to wait for it."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from horda.server.ops import connections
from horda.server.people import flows
from horda.server.people.limits import Rate
from tests.server.hostile import MORE, PING, TEXT, RawSocket, frame, memory, worst_wait
from tests.server.live import Company, Live

WORST = 0.1
"""Seconds that an answer to somebody else may take longer."""
TRIES = 4
"""The machine itself may pause, but not every time."""

HELLO = json.dumps({"type": "hello", "table": "nowhere"}).encode()
FLOODS = {
    "pings": frame(PING) * 40_000,
    "long pings": frame(PING, b"x" * 125) * 2_000,
    "empty continuations": frame(MORE, last=False) * 40_000,
    "messages": frame(TEXT, HELLO) * 5_000,
    "over-size messages": frame(TEXT, b"x" * 5_000) * 50,
}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with its limits on."""
    with Live(tmp_path_factory.mktemp("guarded"), HORDA_RATE="1") as server:
        yield server


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_delays_nobody(guarded: Live, kind: str) -> None:
    waits: list[float] = []
    ends: list[bool] = []

    def attack() -> None:
        raw = RawSocket(guarded.port)
        assert b" 101 " in raw.welcome
        if kind == "empty continuations":
            raw.socket.sendall(frame(TEXT, b'"', last=False))
        raw.pour(FLOODS[kind], 1.0)
        ends.append(raw.cut_off())
        raw.close()

    async def scene(company: Company) -> None:
        ala = await company.meet()
        for _ in range(TRIES):
            usual = await worst_wait(ala, lambda: time.sleep(1.0))
            waits.append(await worst_wait(ala, attack) - usual)
            if waits[-1] < WORST:
                return

    guarded.run(scene)
    assert all(ends), "the server ends such a socket"
    assert min(waits) < WORST
    assert not guarded.faults()


def test_answers_that_nobody_reads_do_not_pile_up(guarded: Live) -> None:
    before = memory(guarded.pid)
    raws = [RawSocket(guarded.port) for _ in range(3)]
    for raw in raws:
        raw.pour(frame(PING, b"x" * 125) * 1_000, 0.5)
    grown = memory(guarded.pid) - before
    assert all(raw.cut_off() for raw in raws)
    for raw in raws:
        raw.close()
    assert grown < 4_000_000


def test_a_quiet_player_is_never_cut_off(guarded: Live) -> None:
    raw = RawSocket(guarded.port)
    for _ in range(30):
        raw.socket.sendall(frame(PING) + frame(TEXT, b'{"type":"ping"}'))
        time.sleep(0.02)
    raw.socket.sendall(frame(PING, b"still here"))
    heard = b""
    while b"still here" not in heard:
        heard += raw.socket.recv(4096)
    assert heard.count(b"pong") == 30
    raw.close()


def test_sockets_of_one_address_share_a_budget(guarded: Live) -> None:
    """Four hundred of them, each within its own: others waited a second in one of ten cases."""
    most = int(flows.FRAMES.burst) - 10
    raws = [RawSocket(guarded.port, home="127.0.0.3") for _ in range(60)]
    other = RawSocket(guarded.port, home="127.0.0.4")
    for raw in raws:
        raw.socket.sendall(frame(PING) * most)
    cut_off = sum(heard(raw.socket, most * 2) < most * 2 for raw in raws)
    other.socket.sendall(frame(PING))
    assert heard(other.socket, 2) == 2
    for raw in (*raws, other):
        raw.close()
    assert cut_off > 30


def test_a_socket_is_granted_no_more_of_its_own_than_it_has() -> None:
    """A whole piece was granted, 170 frames, and only the next one refused."""
    flow = flows.Flow()
    assert not flow.take_share(int(flows.SHARE.burst) + 1)
    assert flow.take_share(int(flows.SHARE.burst))
    assert not flow.take_share(1)


def test_a_quiet_neighbour_of_a_flood_is_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who shares an address with somebody that takes all of it still has a little of their own."""
    monkeypatch.setattr(flows, "OF_ADDRESS", Rate(30, 0.001))
    app = _Listening()
    plain: Any = {"log_config": None, "interface": "asgi3", "proxy_headers": False}
    config = uvicorn.Config(app, ws=connections.CountedSocket, **plain)

    def flood(port: int) -> tuple[int, int]:
        loud, quiet = RawSocket(port), RawSocket(port)
        for _ in range(10):
            loud.socket.sendall(frame(PING) * 5)
            time.sleep(0.01)
        assert loud.cut_off()
        for _ in range(5):
            quiet.socket.sendall(frame(PING))
            time.sleep(0.01)
        answers = heard(quiet.socket, 10)
        quiet.socket.sendall(frame(PING) * 20)
        more = heard(quiet.socket, 40)
        loud.close()
        quiet.close()
        return answers, more

    async def scene() -> tuple[int, int]:
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: connections.Request(config, state, {}), "127.0.0.1", 0
        )
        done = await asyncio.to_thread(flood, server.sockets[0].getsockname()[1])
        server.close()
        await asyncio.sleep(0.1)  # for the other ends, which the server let go of
        return done

    assert asyncio.run(scene()) == (10, 0)


def heard(raw: socket.socket, size: int) -> int:
    """Returns how many bytes of pongs came before the end, or so many."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while len(said) < size and (more := raw.recv(4096)):
            said += more
    return said.count(b"\x8a\x00") * 2


def test_connections_of_one_address_are_limited(guarded: Live) -> None:
    most = flows.CONNECTIONS
    held = [socket.create_connection(("127.0.0.1", guarded.port), 20) for _ in range(most)]
    time.sleep(0.5)
    late = socket.create_connection(("127.0.0.1", guarded.port), 20)
    assert b"429" in late.recv(4096)
    for one in (*held, late):
        one.close()

    async def scene(company: Company) -> None:
        await company.meet()

    time.sleep(0.5)
    guarded.run(scene)


def test_who_never_finishes_a_request_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    config = uvicorn.Config(_Crowded(), log_config=None, interface="asgi3", proxy_headers=False)

    async def scene() -> None:
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: connections.Request(config, state, {}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\n")
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionError):
                while not reader.at_eof():
                    writer.write(b"X: y\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.02)
        writer.close()
        server.close()
        await asyncio.sleep(0.1)  # for the other end, which the server let go of

    asyncio.run(scene())


def test_who_never_reads_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three megabytes of the system's memory for each, for ever: closing waited for them, too."""
    monkeypatch.setattr(connections, "LINGER", 0.1)
    plain: Any = {"log_config": None, "interface": "asgi3", "proxy_headers": False}
    soon: Any = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.2}
    config = uvicorn.Config(_Talking(), ws=connections.CountedSocket, **plain, **soon)

    async def scene() -> None:
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: connections.Request(config, state, {}), "127.0.0.1", 0
        )
        port = server.sockets[0].getsockname()[1]
        raw = await asyncio.to_thread(RawSocket, port)
        async with asyncio.timeout(20):
            while state.connections:
                await asyncio.sleep(0.02)
        raw.close()
        server.close()
        await asyncio.sleep(0.1)  # for the other end, which the server let go of

    asyncio.run(scene())


class _Talking:
    """An application that says more than anybody reads, and is ended by that."""

    connections = flows.Connections()

    async def __call__(self, scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "x" * 2**16})


class _Listening:
    """An application that says nothing."""

    def __init__(self) -> None:
        self.connections = flows.Connections()

    async def __call__(self, scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


class _Crowded:
    """An application that is never asked anything."""

    connections = flows.Connections()

    async def __call__(self, scope: object, receive: object, send: object) -> None:
        raise AssertionError
