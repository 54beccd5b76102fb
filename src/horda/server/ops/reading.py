"""Reading requests: no more is let in than is read, and nothing that costs more than it brings."""

from __future__ import annotations

import re
from typing import Any

import h11
from uvicorn.protocols.http.flow_control import FlowControl

LONGEST_HEAD = 16 * 1024
MOST_LINES = 128
"""Lines of a head, and of what follows a body; each of them costs time, however short it is."""
FEW, SMALL = 64, 256
"""Pieces of a body that may be of any size; beyond these they have so many bytes on average."""
END = re.compile(rb"\n\r?\n")
"""Where the parser takes a head to end."""


class Tap(FlowControl):
    """Lets no more in while something that has come waits to be read."""

    waiting = 0

    def hold(self) -> None:
        """Takes in what waits for its turn."""
        self.waiting += 1
        self.read_paused = True
        self._transport.pause_reading()

    def release(self) -> None:
        """Lets more in, if that was all."""
        if self.waiting:
            self.waiting -= 1
            self.resume_reading()

    def resume_reading(self) -> None:
        """Lets more in, unless something waits."""
        if not self.waiting:
            super().resume_reading()


class Pieces(h11.Connection):
    """Reads requests, and refuses those that cost more than they bring.

    The parser looks at the size of a head only while it is not whole. One that lies behind another
    request is whole before anybody has looked: sixty thousand lines would be read in one go.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self._pieces = self._size = 0

    def next_event(self) -> Any:
        """Returns what was read, as far as it is whole."""
        if self.their_state is h11.IDLE:
            self._judge_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._size = 0
            self._judge_length(event)
        elif isinstance(event, h11.Data):
            self._judge_body(event)
        elif event is h11.NEED_DATA and self.their_state is h11.SEND_BODY:
            self._judge_lines(self.trailing_data[0])  # data are handed out, so these follow them
        return event

    def _judge_head(self, come: bytes) -> None:
        end = END.search(come)
        head = come[: end.start()] if end else come
        self._judge_lines(head)
        if len(head) > LONGEST_HEAD:
            raise h11.RemoteProtocolError("the head is too long")

    def _judge_lines(self, come: bytes) -> None:
        if come.count(b"\n") > MOST_LINES:
            raise h11.RemoteProtocolError("too many lines")

    def _judge_length(self, request: h11.Request) -> None:
        """A proxy might take another one of two lengths, and what follows for somebody else's."""
        if {b"content-length", b"transfer-encoding"} <= {name for name, _ in request.headers}:
            raise h11.RemoteProtocolError("two lengths")

    def _judge_body(self, data: h11.Data) -> None:
        self._pieces += data.chunk_start
        self._size += len(data.data)
        if self._pieces > FEW + self._size // SMALL:
            raise h11.RemoteProtocolError("the pieces of the body are too small")
