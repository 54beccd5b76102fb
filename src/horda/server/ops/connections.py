"""Connections from outside: how many an address may hold, and what comes over each of them.

Uvicorn answers every frame as it comes. Here they are counted first, so that a socket that floods
is cut off before it has cost anybody's time. What many connections of one address send at one
moment is read in slices (`people/slices.py`), since counting it takes time, too.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request as Upgrade
from websockets.protocol import State

from horda.server.ops.guard import address_of
from horda.server.ops.headers import forwarded
from horda.server.ops.reading import LONGEST_HEAD, Pieces, Tap
from horda.server.people.limits import network
from horda.server.tables.peer import WRITTEN

if TYPE_CHECKING:
    from horda.server.people.flows import Connections, Flow

PATIENCE = 20.0
"""Seconds for the head of a request to arrive."""
PIECE = 1024
"""Bytes looked at in one go: not more than 170 frames, some milliseconds."""
LINGER = 2.0
"""Seconds for somebody who is cut off to read why."""
HEAD_PIECE = 4096
"""Bytes of a request looked at in one go: the parser checks the size of a head in between only."""
LISTS = (b"connection", b"upgrade", b"sec-websocket-protocol", b"sec-websocket-extensions")
LONGEST_LISTS = 1024
"""Bytes of these for a socket: seven thousand words would be read for nine milliseconds."""
STALL = 30.0
LEAST_READ = 64 * 1024
"""Bytes of a long answer that are to be read in that many seconds: until then it costs memory."""
POLICY = 1008
FULL = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BAD = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def head(length: int) -> bytes:
    """Returns what stands before a whole text of so many bytes that a server sends."""
    if length < 126:
        return struct.pack("!BB", 0x81, length)
    if length < 65536:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)


def reset(transport: asyncio.Transport) -> None:
    """Ends a connection that is still there, with all that the system keeps for who never read it.

    Without that the system would keep it for minutes, megabytes for each of them.
    """
    now = struct.pack("ii", 1, 0)
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, now)
    transport.abort()


class Request(H11Protocol):
    """A connection that brings requests, until it becomes a socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Pieces()
        self._crowd: Connections = self.app.connections
        self._patience: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._counted: str | None = None
        """The address it counts for: "" if it was reset before anybody looked; that counts, too."""
        self._home = ""
        """Whose turn it is when this is read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a connection in, unless its address holds too many."""
        super().connection_made(transport)
        self.flow = self._tap = Tap(transport)
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
        """Reads on, a little at a time, when it is the turn of the address."""
        self._unset_keepalive_if_required()  # it asks for more, however long that waits
        if not self._tap.waiting:  # else it would overtake what waits
            self._home = self._who_sends(data)
        for start in range(0, len(data), HEAD_PIECE):
            if self._is_over():
                return
            self._in_turn(data[start : start + HEAD_PIECE])

    def _who_sends(self, data: bytes) -> str:
        """Returns for whom it is read: a proxy says so in each head, which is costly once whole."""
        if not self._crowd.proxy:
            return network(self._counted or "")
        if self.conn.their_state is not h11.IDLE:
            return self._home
        come = self.conn.trailing_data[0] + data[:LONGEST_HEAD]
        head, whole, _ = come.partition(b"\r\n\r\n")
        return network((forwarded(head) if whole else "") or self._counted or "")

    def _in_turn(self, data: bytes = b"") -> None:
        if not self._crowd.slices.read(self._home, self._read, data):
            self._tap.hold()

    def _read(self, data: bytes) -> None:
        """Reads a piece, or on in what is here; a head must not take for ever."""
        self._tap.release()
        if self._is_over():
            return
        self._unset_keepalive_if_required()
        if data:  # nothing would be the end of all
            self.conn.receive_data(data)
        super().handle_events()
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._stop_waiting()
        else:
            self._wait()

    def handle_events(self) -> None:
        """Reads what came behind a request that is answered now, when it is its turn."""
        if self.conn.trailing_data[0]:
            self._in_turn()

    def _is_over(self) -> bool:
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no request; who has got an answer already is just sent away."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
            self._watch_the_end()
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Has an answer wait for its reader, but not for ever."""
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Goes on: the answer was read."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_watching()

    def on_response_complete(self) -> None:
        """Lets the next request in, or ends the connection when this answer was read."""
        super().on_response_complete()
        if self._tap.waiting:  # more was asked for already, however long that waits
            self._unset_keepalive_if_required()
        self._watch_the_end()

    def timeout_keep_alive_handler(self) -> None:
        """Ends a connection that asks for nothing more."""
        super().timeout_keep_alive_handler()
        self._watch_the_end()

    def _watch_the_end(self) -> None:
        """Closing waits for what is not read, for ever, however little it is.

        Who is lost, or a socket by now, is none of ours: answers and clocks may still end here.
        """
        if self in self.connections and self.transport.is_closing():
            self._watch(self.transport.get_write_buffer_size())

    def _watch(self, left: int) -> None:
        self._stop_watching()
        self._stall = self.loop.call_later(STALL, self._judge, left)

    def _judge(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if before - left < LEAST_READ:
            reset(self.transport)
        else:
            self._watch(left)

    def _stop_watching(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to a socket, which counts it from now on."""
        if self.transport.get_write_buffer_size():  # who did not read an answer needs no socket
            reset(self.transport)
            return
        if sum(len(value) for name, value in self.headers if name in LISTS) > LONGEST_LISTS:
            self.send_400_response("The head has long lists.")
            return
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
        self._stop_watching()
        if self._counted is not None:
            self._crowd.go(self._counted)
            self._counted = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket with a budget of frames and bytes, whatever kind of frames they are."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._crowd: Connections = self.app.connections
        self._flow: Flow = self._crowd.flow()
        self._counted = ""
        self._waiting = 0
        """Pieces that have come and wait for their turn: until then no more is let in."""

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
        if not self.handshake_initiated:
            self._begin(data)
        elif not self._flow.take_bytes(len(data)):
            self._cut_off()
        else:
            home = network(address_of(self.scope))
            for start in range(0, len(data), PIECE):
                if not self._crowd.slices.read(home, self._read, data[start : start + PIECE]):
                    self._waiting += 1
                    self.transport.pause_reading()

    def _begin(self, head: bytes) -> None:
        """Reads what was asked for, whose turn it is already."""
        super().data_received(head)
        if not self.handshake_initiated and not self.transport.is_closing():
            self._refuse()

    def _read(self, data: bytes) -> None:
        self._waiting = max(0, self._waiting - 1)
        if not self.transport.is_closing():
            super().data_received(data)
        if not (self._waiting or self.read_paused):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Hands a message to the application, and lets more in unless something waits."""
        message = await super().receive()
        if self._waiting:
            self.transport.pause_reading()
        return message

    def _refuse(self) -> None:
        """Sends away who asked for a socket in a way that its parser does not take.

        The head is always whole here: one with a body, or with a long line, would wait for ever,
        since no application was asked and nobody looks at a clock.
        """
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD)
        self.handshake_complete = self.close_sent = True
        self._end_soon()

    def _end_soon(self) -> None:
        """Closes, and does not wait for ever for what the other side should still read."""
        self.transport.close()
        self.loop.call_later(LINGER, self._reset)

    def _reset(self) -> None:
        if not self.disconnected:  # else its number may be somebody else's by now
            reset(self.transport)

    def keepalive_timeout(self) -> None:
        """Ends a socket that did not answer a ping: it may not read, either."""
        super().keepalive_timeout()
        self._end_soon()

    def send_keepalive_ping(self) -> None:
        """Looks whether somebody is there; who was told goodbye has had the time to read it."""
        super().send_keepalive_ping()
        if self.close_sent or self.transport.is_closing():
            self._end_soon()

    def shutdown(self) -> None:
        """Ends the socket with the server; in whatever state it is, the others are ended, too."""
        try:
            super().shutdown()
            self._end_soon()
        except Exception:  # it was closing already, and what waits there is never read
            self._reset()

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
        if self._afford(len(self.conn.events)):
            super().handle_events()
        else:
            self._cut_off()

    def _afford(self, frames: int) -> bool:
        if not self.handshake_complete:  # until then there is the request, nothing else
            return all(isinstance(event, Upgrade) for event in self.conn.events)
        if not self._flow.take_frames(frames):
            return False
        home = address_of(self.scope)  # a neighbour there may have taken all of it
        return self._crowd.take_frames(home, frames) or self._flow.take_share(frames)

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
        self._end_soon()
