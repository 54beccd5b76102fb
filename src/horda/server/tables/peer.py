"""One socket at a table: who reads it, and the messages that wait to be sent."""

import asyncio

import msgspec

from horda.server.protocol import Wire
from horda.server.tables.sight import Seats

WRITTEN = "horda.written"
"""Under this a message of ASGI holds a text in bytes, which need not be written once more."""
QUEUE = 256  # messages; a reader who is further behind is better served by a new view

_encode = msgspec.json.Encoder().encode


def encode(message: Wire) -> bytes:
    """Writes a message as it goes over the wire."""
    return _encode(message)


class Peer:
    """A reader of a table: a person (or nobody known) with the seats it holds there."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seats: Seats = ()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.lost = False
        """It did not read fast enough; its socket is to be closed."""

    def send(self, message: Wire) -> None:
        """Puts a message into the queue."""
        self.post(encode(message))

    def post(self, data: bytes) -> None:
        """Puts a message that is encoded already into the queue; never waits."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.lost = True
            self.queue.get_nowait()
            self.queue.put_nowait(None)

    def close(self) -> None:
        """Ends the socket after what is queued was sent."""
        if self.queue.full():
            self.queue.get_nowait()  # else the sender would wait for the end for ever
        self.queue.put_nowait(None)
        self.lost = True
