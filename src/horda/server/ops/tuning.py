"""Settings of the interpreter for a process that must answer soon, again and again."""

import asyncio
import gc
import sys
from collections.abc import Callable

SWITCH = 0.0005
"""Seconds: the writer has an answer on disk and must not wait long for its turn to say so."""
YOUNG = 50_000
"""New objects before the collector looks at them; nearly all of ours are freed without it."""
NEVER = 1_000_000
"""Older ones it looks at when we say so: with many tables that takes a quarter of a second."""
LOOK = 1.0
IDLE = 30.0
"""Seconds between two collections, if nobody plays meanwhile."""
BUSY = 1800.0
"""Seconds after which it is done even so."""


def settle() -> None:
    """Call it when all is loaded: what is there now stays, and is never searched for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()


async def tidy(deeds: Callable[[], int]) -> None:
    """Collects garbage when nobody is kept waiting by it; `deeds` counts what people did so far."""
    clock = asyncio.get_running_loop().time
    last, seen = clock(), deeds()
    while True:
        await asyncio.sleep(LOOK)
        quiet, seen = deeds() == seen, deeds()
        since = clock() - last
        if (quiet and since > IDLE and gc.get_count()[1]) or since > BUSY:
            gc.collect()
            last = clock()
