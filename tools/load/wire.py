"""A WebSocket client that costs next to nothing.

Server and clients share one machine in this measurement: what the clients take, the server
lacks. It knows just what it meets there: whole text messages, pings and the end.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, PING, PONG = 0x81, 0x89, 0x8A
PATIENCE = 10.0  # seconds for a server to let a socket in

Take = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One connection; every text message is handed to `take`."""

    def __init__(self, request: bytes, take: Take, lost: Callable[[], None]) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take = take
        self._request = request
        self._lost = lost
        self._kept = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass of it
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tells that it is over."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("no WebSocket"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Takes the messages that are complete; what is left waits for more."""
        if self._kept:
            data = self._kept + data
        if not self.ready.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._kept = head
                return
            self._greeted(head)
        place = 0
        while (size := frame_size(data, place)) is not None:
            head_size, body_size = size
            begin = place + head_size
            body = data[begin : begin + body_size]
            kind, place = data[place], begin + body_size
            if kind == TEXT:
                self.take(body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind != PONG:
                self.close()
        self._kept = data[place:]

    def _greeted(self, head: bytes) -> None:
        if b" 101 " in head.split(b"\r\n", 1)[0]:
            self.ready.set_result(None)
        else:
            self.ready.set_exception(ConnectionError(head.decode(errors="replace")))

    def send(self, body: bytes) -> None:
        """Sends a text message."""
        self._send(TEXT, body)

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        # A client must mask; with a mask of zeros the text stays as it is.
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Ends the connection."""
        if self._transport is not None:
            self._transport.close()


def frame_size(data: bytes, place: int) -> tuple[int, int] | None:
    """Returns the length of a frame's head and body; None: it is not complete."""
    there = len(data) - place
    if there < 2:
        return None
    head, size = 2, data[place + 1]
    if size >= 126:
        head = 4 if size == 126 else 10
        if there < head:
            return None
        size = int.from_bytes(data[place + 2 : place + head])
    return (head, size) if there >= head + size else None


async def connect(address: str, cookie: str, take: Take, lost: Callable[[], None]) -> Wire:
    """Opens a WebSocket at a server."""
    url = urlsplit(address)
    host, port = url.hostname or "", url.port or 80
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, take, lost), host, port)
    await asyncio.wait_for(wire.ready, PATIENCE)
    return wire
