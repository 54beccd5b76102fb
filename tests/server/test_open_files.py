"""Connections are files: a few addresses must not hold all that the system lets a server open."""

import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from horda.server.ops import tuning
from horda.server.people.flows import Connections
from tests.server.live import Live

FEW = 300
CRAMPED = 160
"""Files of a server that may have no more, half of them for connections."""
BEGIN = (
    "import resource, runpy; "
    f"resource.setrlimit(resource.RLIMIT_NOFILE, ({CRAMPED}, {CRAMPED})); "
    "runpy.run_module('horda', run_name='__main__', alter_sys=True)"
)
MANY = 250
"""Connections of each of two addresses, fewer than one may hold."""


@contextmanager
def files(soft: int) -> Iterator[None]:
    """Whatever is started meanwhile may open so many files, unless it asks for more."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def _connection(port: int, home: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 20, (home, 0))


@pytest.mark.usefixtures("from_nothing")
def test_others_come_in_while_two_addresses_hold_what_they_may(tmp_path: Path) -> None:
    """Systems begin with some hundred files: everybody else was sent away, and no bot began."""
    live = Live(tmp_path, HORDA_RATE="1")
    with ExitStack() as held:
        with files(FEW):
            held.enter_context(live)
        for home in ("127.0.0.2", "127.0.0.3"):
            for _ in range(MANY):
                held.enter_context(_connection(live.port, home))
        with urllib.request.urlopen(f"{live.address}/api/health", timeout=20) as answer:
            assert answer.status == 200
        assert not live.faults()


@pytest.mark.usefixtures("from_nothing")
def test_connections_that_are_reset_at_once_are_counted_out(tmp_path: Path) -> None:
    """As proxies do to see whether a server is there: nobody knew whose they were any more."""
    live = Cramped(tmp_path)
    with live:
        os.kill(live.pid, signal.SIGSTOP)  # they are gone before it looks at them
        for _ in range(CRAMPED):
            with _connection(live.port, "127.0.0.1") as reset:
                reset.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        os.kill(live.pid, signal.SIGCONT)
        with urllib.request.urlopen(f"{live.address}/api/health", timeout=20) as answer:
            assert answer.status == 200


UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
ODD = [
    UPGRADE + b"Content-Length: 5\r\n\r\nhello",
    UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    UPGRADE + b"X-Long: " + b"a" * 9000 + b"\r\n\r\n",
    UPGRADE.replace(b"/api/socket", b"/api/socket?" + b"a" * 9000) + b"\r\n",
]


@pytest.mark.usefixtures("from_nothing")
def test_sockets_that_never_begin_are_sent_away(tmp_path: Path) -> None:
    """Nobody was asked and nobody looked at a clock: they kept their places for ever."""
    live = Cramped(tmp_path, HORDA_TRUST_PROXY="true")
    with live, ExitStack() as held:
        for number in range(CRAMPED):
            odd = held.enter_context(_connection(live.port, "127.0.0.1"))
            odd.settimeout(10)
            odd.sendall(ODD[number % len(ODD)])
            assert odd.recv(100).startswith(b"HTTP/1.1 4")
        with urllib.request.urlopen(f"{live.address}/api/health", timeout=20) as answer:
            assert answer.status == 200
        assert not live.faults()


class Cramped(Live):
    """A server that may open few files, and no more however it asks; without other limits."""

    def _begin(self, words: list[str]) -> "subprocess.Popen[bytes]":
        call = [sys.executable, "-c", BEGIN, *words]
        with self.log.open("ab") as log:
            return subprocess.Popen(call, env=self.environment, stdout=log, stderr=log)


def test_files_are_left_where_no_more_are_to_be_had() -> None:
    crowd = Connections(room=3)
    assert all(crowd.come(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3"))
    assert not crowd.come("10.0.0.4")
    assert crowd.come("10.0.0.4", always=True)  # a socket that was let in before
    crowd.go("10.0.0.4")
    crowd.go("10.0.0.1")
    assert crowd.come("10.0.0.4")


def test_what_the_server_needs_itself_is_kept_back() -> None:
    with files(1024):
        assert tuning.most_connections() == 1024 - tuning.KEPT_FILES
        tuning.many_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(hard, tuning.FILES)
