"""What a client must know of what it is told: the sequence number and its questions."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from horda.core.changes import patch

_NEEDED = (b'["asks"', b'["result"')


class Named(Struct, frozen=True):
    """A table, as far as it matters here."""

    status: str = ""


class Told(Struct):
    """A message of the server; most of it is not even decoded."""

    type: str
    seq: int = -1
    base: int = -1
    changes: list[list[Raw]] = []
    asks: Raw = Raw(b"[]")
    result: Raw = Raw(b"null")
    code: str = ""
    what: str = ""
    table: Named = Named()


_told = msgspec.json.Decoder(Told).decode


class Reader:
    """Follows one socket; raises ValueError if the updates do not fit together."""

    def __init__(self) -> None:
        self.seq = -1
        self._kept: dict[str, Any] = {"asks": [], "result": None}

    @property
    def asks(self) -> list[dict[str, Any]]:
        """The open questions of the reader's seats."""
        asks: list[dict[str, Any]] = self._kept["asks"]
        return asks

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._kept["result"] is not None

    def forget(self) -> None:
        """Gets ready for another table."""
        self.__init__()  # type: ignore[misc]  # there is nothing else to it

    def take(self, data: bytes) -> Told:
        """Reads a message."""
        told = _told(data)
        if told.type == "update":
            if told.base != self.seq:
                raise ValueError(f"an update of {told.base}, here is {self.seq}")
            for change in told.changes:
                if bytes(change[0]).startswith(_NEEDED):
                    patch(self._kept, [[msgspec.json.decode(part) for part in change]])
            self.seq = told.seq
        elif told.type == "view":
            decode = msgspec.json.decode
            self._kept = {"asks": decode(told.asks), "result": decode(told.result)}
            self.seq = told.seq
        return told
