"""Slices: what comes from one address is read a little at a time, and everybody else's between.

The event loop hands over all that has come before it looks for more. What has been counted costs
little; to find out what there is to count costs time, too, and an address has hundreds of
connections. So an address has a slice of time in each pass, whatever it sends.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

SLICE = 0.001
"""Seconds for reading what one address has sent, in one pass of the event loop."""

Piece = tuple[Callable[[bytes], None], bytes]


class _Line:
    """What has come from one address and is not read yet, and the time it took in this pass."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.waiting: deque[Piece] = deque()

    def read(self, reader: Callable[[bytes], None], data: bytes) -> None:
        began = perf_counter()
        try:
            reader(data)
        finally:
            self.spent += perf_counter() - began


class Slices:
    """Hands pieces to their readers, in the order in which an address sent them."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def waiting(self, address: str) -> list[Piece]:
        """Returns what has come from an address and is not read yet."""
        line = self._lines.get(address)
        return list(line.waiting) if line else []

    def read(self, address: str, reader: Callable[[bytes], None], piece: bytes) -> bool:
        """Has a piece read, now or in one of the next passes; False: later."""
        line = self._lines.get(address)
        if line is None:
            line = self._lines[address] = _Line()
            asyncio.get_running_loop().call_soon(self._next_pass, address)
        if line.waiting or line.spent >= SLICE:
            line.waiting.append((reader, piece))
            return False
        line.read(reader, piece)
        return True

    def _next_pass(self, address: str) -> None:
        """Reads on for a slice; whatever others have sent meanwhile comes before the next one."""
        line = self._lines[address]
        if not (line.spent or line.waiting):
            del self._lines[address]
            return
        line.spent = 0.0
        asyncio.get_running_loop().call_soon(self._next_pass, address)
        while line.waiting and line.spent < SLICE:
            line.read(*line.waiting.popleft())
