"""Connections from outside: how many an address may hold, and what comes over each of them.

Uvicorn answers every frame as it comes. Here they are counted first, so that a socket that floods
is cut off before it has cost anybody's time.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from horda.server.tables.peer import WRITTEN

if TYPE_CHECKING:
    from horda.server.people.limits import Connections, Flow

PATIENCE = 20.0
"""Seconds for the head of a request to arrive."""
PIECE = 1024
"""Bytes looked at in one go: not more than 170 frames, some milliseconds."""
LINGER = 2.0
"""Seconds for somebody who is cut off to read why."""
POLICY = 1008
FULL = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def head(length: int) -> bytes:
    """Returns what stands before a whole text of so many bytes that a server sends."""
    if length < 126:
        return struct.pack("!BB", 0x81, length)
    if length < 65536:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)


class Request(H11Protocol):
    """A connection that brings requests, until it becomes a socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._crowd: Connections = self.app.connections
        self._patience: asyncio.TimerHandle | None = None
        self._counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a connection in, unless its address holds too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._crowd.come(address):
            transport.write(FULL)
            transport.close()
            return
        self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts a connection out."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads on; the head of a request must not take for ever."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._stop_waiting()
        else:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to a socket, which counts it from now on."""
        super().handle_websocket_upgrade(event)
        self._leave()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._crowd.go(self._counted)
            self._counted = ""


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket with a budget of frames and bytes, whatever kind of frames they are."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._crowd: Connections = self.app.connections
        self._flow: Flow = self._crowd.flow()
        self._counted = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes a connection over that was let in already."""
        super().connection_made(transport)
        self._counted = self.client[0] if self.client else ""
        self._crowd.come(self._counted, always=True)

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the connection out."""
        self._crowd.go(self._counted)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads frames, a few at a time, as long as the budget lasts."""
        if self.handshake_initiated and not self._flow.take_bytes(len(data)):
            self._cut_off()
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    async def send(self, message: Any) -> None:
        """Sends a message; one under `WRITTEN` is text in bytes already, and costs little more."""
        data = message.get(WRITTEN)
        if data is None or not self.handshake_complete:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(head(len(data)) + data)

    def handle_events(self) -> None:
        """Counts what was read before anything is done about it."""
        if self._flow.take_frames(len(self.conn.events)):
            super().handle_events()
        else:
            self._cut_off()

    def handle_ping(self) -> None:
        """Answers a ping, unless the answers to earlier ones were never read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._cut_off()

    def _cut_off(self) -> None:
        """Ends the socket: says why if it can, and does not wait for anything."""
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.conn.data_to_send()  # answers to what was read just now: nobody gets them any more
        self.conn.fail(POLICY, "too-fast")
        if self.handshake_complete and self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)
