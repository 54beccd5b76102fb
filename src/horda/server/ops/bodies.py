"""The bodies of requests: how large one may be, and how many of them wait at the same time.

A body is kept until its request is answered, and files of games wait their turn. Without a limit
for all of them one address could fill the memory with bodies that are each allowed.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from horda.server.ops.headers import header
from horda.server.people.limits import network

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]

SMALL = 2**18
"""Bytes of a body that is no file: they are read where everybody waits, a tenth of a second for a
megabyte of small things."""
FILES = "/import"
"""How the paths end to which files of games are sent; those are read elsewhere."""
DRAIN = 2**24
"""Bytes of a body that is too large are read to its end: else the answer would not arrive."""
OF_ADDRESS, OF_ALL = 2**24, 2**27
"""Bytes of bodies that may be here at once, of one address and of everybody."""
ALL = ""


class TooLarge(Exception):
    """A body is larger than allowed."""


class TooMany(Exception):
    """There are too many bodies here already."""


class Bodies:
    """Reads bodies and counts what is kept of them."""

    def __init__(self, largest: int, rate: float = 1.0) -> None:
        """`rate` multiplies what may be here at once; 0 means that there is no limit."""
        self._largest = largest
        self._rate = rate
        self._held: Counter[str] = Counter()

    async def read(self, scope: Mapping[str, Any], receive: Receive, address: str) -> list[Message]:
        """Reads a request to its end; `let_go` when it is answered."""
        largest = self._most(scope)
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length[:20]) > largest:
            await _drain(scope, receive, int(length[:20]))
            raise TooLarge
        messages: list[Message] = []
        try:
            await self._read(scope, receive, address, messages, largest)
        except BaseException:
            self.let_go(messages, address)
            raise
        return messages

    def _most(self, scope: Mapping[str, Any]) -> int:
        """Returns how large the body of a request may be."""
        return self._largest if scope["path"].endswith(FILES) else min(self._largest, SMALL)

    async def _read(
        self,
        scope: Mapping[str, Any],
        receive: Receive,
        address: str,
        messages: list[Message],
        largest: int,
    ) -> None:
        size = 0
        while True:
            message = await receive()
            messages.append(message)
            length = _size(message)
            self._hold(address, length)
            size += length
            if message["type"] != "http.request" or not message.get("more_body"):
                break
            if size > largest:
                await _drain(scope, receive)
                break
        if size > largest:
            raise TooLarge

    def _hold(self, address: str, size: int) -> None:
        if not size:
            return
        key = network(address)
        self._held[key] += size
        self._held[ALL] += size
        most = (OF_ADDRESS * self._rate, OF_ALL * self._rate)
        if self._rate and (self._held[key] > most[0] or self._held[ALL] > most[1]):
            raise TooMany

    def let_go(self, messages: list[Message], address: str) -> None:
        """Counts out what was read of a request."""
        size = sum(map(_size, messages))
        for key in (network(address), ALL) if size else ():
            self._held[key] -= size
            if not self._held[key]:
                del self._held[key]


def _size(message: Message) -> int:
    return len(message.get("body", b"")) if message["type"] == "http.request" else 0


async def _drain(scope: Mapping[str, Any], receive: Receive, length: int = 0) -> None:
    """Reads a body that nobody wants to its end, if that is near enough.

    Who asked whether to send it at all has not sent it yet.
    """
    if header(scope, b"expect") or length > DRAIN:
        return
    size = 0
    while size <= DRAIN:
        message = await receive()
        size += len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body"):
            return
