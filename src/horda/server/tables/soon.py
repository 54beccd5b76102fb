"""What is told at once, but not for everybody who comes and goes."""

import asyncio
from collections.abc import Callable

PAUSE = 0.1
"""Seconds between two times: a crowd that comes and goes costs no more than that."""


class Soon:
    """Does something now, or together with what else calls for it in the next moment."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._last = -PAUSE
        self._waits = False

    def __call__(self) -> None:
        """Asks for it."""
        if self._waits:
            return
        loop = asyncio.get_running_loop()
        wait = self._last + PAUSE - loop.time()
        if wait <= 0:
            self._do(loop)
        else:
            self._waits = True
            loop.call_later(wait, self._do, loop)

    def _do(self, loop: asyncio.AbstractEventLoop) -> None:
        self._waits, self._last = False, loop.time()
        self._act()
