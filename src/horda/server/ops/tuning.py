"""Settings of the interpreter for a process that must answer soon, again and again."""

import asyncio
import gc
import sys
from collections.abc import Callable
from contextlib import suppress

try:
    import resource
except ImportError:  # Windows counts no files
    resource = None  # type: ignore[assignment]

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
FILES = 2**16
"""Files and connections that a process may hold open, where the system lets it."""
KEPT_FILES = 128
"""Of these for the database, the processes beside it and pages: people must not take them all."""


def settle() -> None:
    """Call it when all is loaded: what is there now stays, and is never searched for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()


def many_files() -> None:
    """Raises how many connections may be open to what the system lets us.

    Most systems begin with a thousand. Two addresses could hold all of them, and then nobody comes
    in, and no process is started, either.
    """
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> int:
    """Returns how many connections may be open at the same time, so that files are left."""
    if resource is None:
        return FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - KEPT_FILES, files // 2)


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
