"""The socket of a table: reads messages, hands them to the room, sends what waits."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from horda.core.errors import HordaError
from horda.server import protocol
from horda.server.protocol import Done, FromClient, Hello, Pong, Problem, Refused
from horda.server.store.store_errors import StoreError
from horda.server.tables import consent, debate
from horda.server.tables.peer import WRITTEN, Peer
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError, refused

LARGEST = 4096  # bytes; no message of a client needs more
PATIENCE = 15.0  # seconds a new socket has to say hello
PAUSE = 0.1  # seconds that nothing is read from somebody who goes too fast
POLICY = 1008
TRY_AGAIN = 1013

log = structlog.get_logger("horda.server.tables.socket")
Socket = WebSocket[Any, Any, Any]

_decode: Callable[[str], FromClient] = msgspec.json.Decoder(FromClient).decode


class Talk:
    """One socket from hello to goodbye."""

    def __init__(
        self, rooms: Rooms, socket: Socket, person: str | None, address: str, session: str = ""
    ) -> None:
        self.rooms = rooms
        self.socket = socket
        self.peer = Peer(person)
        self.address = address
        self.session = session
        self.room: Room | None = None
        self.goodbye = TRY_AGAIN
        self._greeted = False

    async def run(self) -> None:
        """Serves the socket until either side ends it."""
        sender = asyncio.create_task(self._send())
        self.rooms.sessions.come(self.session, self.peer)
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self.rooms.sessions.go(self.session, self.peer)
            if self.room is not None:
                self.room.leave(self.peer)
            self.peer.close()
            await asyncio.gather(sender, return_exceptions=True)

    async def _listen(self) -> None:
        while not self.peer.lost:
            wait = PATIENCE if self.room is None else None
            try:
                # Not wait_for, which in Python 3.11 may swallow being cancelled.
                async with asyncio.timeout(wait):
                    text = await self.socket.receive_data(mode="text")
            except TimeoutError:
                self.goodbye = POLICY
                return
            await self._receive(text)

    async def _receive(self, text: str) -> None:
        await self.rooms.limits.turn(self.address)
        began = time.perf_counter()
        number: int | None = None
        try:
            self._check(text)
            message = _read(text)
            number = getattr(message, "id", None)
            await self._handle(message)
        except (HordaError, TableError) as error:
            self._refuse(refused(error, number))
            if error.code is Problem.TOO_FAST:  # a flood waits outside, and costs nobody's time
                await asyncio.sleep(PAUSE)
        except StoreError:
            log.exception("database")
            what = "the database does not answer"
            self._refuse(refused(TableError(Problem.NOT_STORED, what), number))
        except Exception:  # a fault of ours: the game is as it was, and the socket goes on
            log.exception("fault")
            self._refuse(Refused(number, "fault", "something went wrong here"))
        else:
            if isinstance(message, protocol.Answer | protocol.Request):
                self.rooms.metrics.answers.inc()
                self.rooms.metrics.answer_seconds.observe(time.perf_counter() - began)

    def _refuse(self, said: Refused) -> None:
        self.rooms.metrics.errors.labels(said.code).inc()
        self.peer.send(said)

    def _check(self, text: str) -> None:
        self._slow_down(self.rooms.limits.socket(self.peer.person, self.address))
        if len(text) > LARGEST:
            raise TableError(Problem.TOO_LARGE, f"at most {LARGEST} bytes")

    def _slow_down(self, wait: float) -> None:
        if wait > 0:
            raise TableError(Problem.TOO_FAST, "slow down", retry=wait)

    def _spare(self, message: FromClient) -> None:
        """Refuses what comes too often of its kind."""
        limits, who = self.rooms.limits, (self.peer.person, self.address)
        if isinstance(message, protocol.Say):
            self._slow_down(limits.chat(*who))
        elif isinstance(message, protocol.Undo | protocol.Redo):
            self._slow_down(limits.back(*who))
        elif isinstance(message, protocol.Favour | protocol.Consent):
            self._slow_down(limits.voice(*who))
        elif isinstance(message, protocol.Answer | protocol.Request):
            self._slow_down(limits.answer(*who))

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, protocol.Ping):
            self.peer.send(Pong(message.id))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self.room is None:
            raise TableError(Problem.HELLO_FIRST, "say hello with the table's id")
        else:
            self._spare(message)
            # An answer goes on to the disk and to the others even if this socket breaks now.
            seq = await asyncio.shield(asyncio.ensure_future(_act(self.room, self.peer, message)))
            self.peer.send(Done(message.id, seq))

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != protocol.PROTOCOL:
            what = f"protocol {hello.protocol}; this server speaks {protocol.PROTOCOL}"
            raise TableError(Problem.OLD_CLIENT, what)
        if self._greeted:  # as dear as another socket, which would be counted, too
            self._slow_down(self.rooms.limits.connect(self.peer.person, self.address))
        self._greeted = True
        room = await self.rooms.find(hello.table, self.peer.person)
        await room.enter(self.peer, hello.since, hello.seats)
        if self.room not in (None, room):
            self.room.leave(self.peer)
        self.room = room

    async def _send(self) -> None:
        """Sends what is queued, one after another; ends with the queue or the socket."""
        try:
            while (data := await self.peer.queue.get()) is not None:
                await self.socket.send(_message(data))
            await self.socket.close(self.goodbye)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.peer.lost = True


def _message(data: bytes) -> Any:
    """Puts a message into the form that our own socket sends as it is (`ops.connections`)."""
    return {"type": "websocket.send", WRITTEN: data}


def _read(text: str) -> FromClient:
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TableError(Problem.BAD_MESSAGE, str(error)) from None


async def _act(room: Room, peer: Peer, message: FromClient) -> int:
    """Carries a message out; returns the sequence number after it."""
    if isinstance(message, protocol.Answer):
        return await room.answer(peer.person, message)
    if isinstance(message, protocol.Request):
        return await room.request(peer.person, message)
    if isinstance(message, protocol.Undo | protocol.Redo):
        return await consent.take_back(room, peer.person, message)
    if isinstance(message, protocol.Consent):
        return await consent.decide(room, peer.person, message)
    if isinstance(message, protocol.Favour):
        return await debate.favour(room, peer.person, message)
    assert isinstance(message, protocol.Say)
    return await room.say(peer.person, message.text)
