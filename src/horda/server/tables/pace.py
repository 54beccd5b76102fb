"""Answers that take long: everybody's are given in one thread, so they count for who gives them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from horda.server.people.limits import Limits
from horda.server.protocol import Problem
from horda.server.tables.trouble import TableError

SLOW = 0.02
"""Seconds of an answer that counts: in games from their box ten times less is much."""


def check(limits: Limits, who: str) -> None:
    """Refuses somebody whose answers took too much of everybody's time just now."""
    wait = limits.slow(who)
    if wait > 0:
        raise TableError(Problem.TOO_FAST, "answers here take long", retry=wait)


@contextmanager
def timed(limits: Limits, who: str) -> Iterator[None]:
    """Counts what is done within, whether it succeeds or not; nothing may be waited for there."""
    began = time.thread_time()
    try:
        yield
    finally:
        took = time.thread_time() - began
        if took > SLOW:
            limits.was_slow(who, took)
