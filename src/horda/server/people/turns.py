"""Turns: what comes from one address begins a little at a time, and everybody else in between."""

import asyncio
from collections import deque

FEW = 2
"""Requests and messages of one address that begin in one pass of the event loop."""


class _Line:
    """Those of one address who wait, and how many began in this pass."""

    def __init__(self) -> None:
        self.begun = 0
        self.waiting: deque[asyncio.Future[None]] = deque()


class Turns:
    """Makes the many wait for the others, and nobody who comes alone.

    The event loop does all that has come before it looks for more: four hundred requests at one
    moment would be answered before anybody else's. Nothing is refused here, nor later in the end.
    """

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    def __len__(self) -> int:
        return len(self._lines)

    async def wait(self, address: str) -> None:
        """Returns when it is an address's turn; at once if little has come from there."""
        loop = asyncio.get_running_loop()
        line = self._lines.get(address)
        if line is None:
            line = self._lines[address] = _Line()
            loop.call_soon(self._next_pass, address)
        if line.begun < FEW and not line.waiting:
            line.begun += 1
            return
        turn = loop.create_future()
        line.waiting.append(turn)
        await turn

    def _next_pass(self, address: str) -> None:
        """Lets a few begin; they do so in the next pass, and so do those who come alone."""
        line = self._lines[address]
        line.begun = 0
        while line.waiting and line.begun < FEW:
            turn = line.waiting.popleft()
            if not turn.done():  # else whoever waited is gone
                turn.set_result(None)
                line.begun += 1
        if line.begun:
            asyncio.get_running_loop().call_soon(self._next_pass, address)
        else:
            del self._lines[address]
