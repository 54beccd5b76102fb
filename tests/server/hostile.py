"""Somebody who means no good: raw sockets, frames by hand, and a bystander who measures."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

from horda.server.client import Person

PING, TEXT, MORE = 0x9, 0x1, 0x0
LONG = 20.0
"""Seconds that nothing here takes, on however busy a machine."""


def frame(kind: int, body: bytes = b"", *, last: bool = True) -> bytes:
    """Writes a frame as a client does: masked, here with zeros."""
    head = struct.pack("!B", kind | (0x80 if last else 0))
    if len(body) < 126:
        return head + struct.pack("!B4x", 0x80 | len(body)) + body
    return head + struct.pack("!BH4x", 0x80 | 126, len(body)) + body


class RawSocket:
    """A socket that has shaken hands and then sends whatever it likes."""

    def __init__(self, port: int, cookie: str = "", home: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), LONG, (home, 0))
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.welcome = self.socket.recv(4096)

    def pour(self, data: bytes, seconds: float) -> int:
        """Sends the same again and again; returns how many bytes went out before it was cut off."""
        until, sent = time.monotonic() + seconds, 0
        self.socket.settimeout(0.2)
        while time.monotonic() < until:
            try:
                sent += self.socket.send(data[sent % len(data) :])
            except TimeoutError:
                continue
            except OSError:
                break
        return sent

    def cut_off(self) -> bool:
        """Tells whether the server has ended it, after all that it still had to say."""
        self.socket.settimeout(LONG)
        try:
            while self.socket.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    def close(self) -> None:
        """Goes without a word."""
        self.socket.close()


def memory(pid: int) -> int:
    """Returns how many bytes of memory a process holds."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:  # noqa: PTH123 (not a real file)
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def worst_wait(person: Person, during: Callable[[], Any], path: str = "/api/me") -> float:
    """Returns the longest that an answer took while something else happened in a thread."""
    return await slowest(lambda: person.send("GET", path), during)


async def slowest(ask: Callable[[], Awaitable[Any]], during: Callable[[], Any]) -> float:
    """Asks again and again while something goes on in a thread; returns the longest wait."""
    await ask()
    going = threading.Thread(target=during)
    going.start()
    worst = 0.0
    while going.is_alive():
        began = time.monotonic()
        await ask()
        worst = max(worst, time.monotonic() - began)
        await asyncio.sleep(0.01)
    return worst
