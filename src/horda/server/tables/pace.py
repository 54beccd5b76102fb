"""Answers that take long: everybody's are given in one thread, so they count for who gives them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from horda.server.people.limits import Limits, bots_of
from horda.server.protocol import Problem
from horda.server.store.rows import GameRow
from horda.server.tables import scenarios
from horda.server.tables.trouble import TableError

SLOW = 0.02
"""Seconds of an answer that counts: in games from their box ten times less is much."""
SLOW_BROUGHT = 0.004
"""The same where a file of somebody is played: what it costs may be what they wish for."""

TELLING = 0.00003
"""Seconds for everybody who looks on: what they are sent is written later, and for each of them."""
MOST_TOLD = 0.025
"""Seconds that count at most: strangers who look on, however many, keep nobody from two answers a
second."""
POSTING = 0.000003
"""Seconds until a message lies in everybody's queue, which are no fault of who answers either."""
FAULT = 0.1
"""Seconds that a fault counts: its table is read and played anew, and told of in the log."""


def whose(person: str | None, row: GameRow) -> str:
    """Returns who an answer counts for: whoever gave it, or the bots at this table."""
    return person or bots_of(row.host, row.id)


def check(limits: Limits, who: str, row: GameRow) -> None:
    """Refuses somebody whose answers took too much of everybody's time just now."""
    wait = limits.slow(who, brought=brought(row))
    if wait > 0:
        raise TableError(Problem.TOO_FAST, "answers here take long", retry=wait)


@contextmanager
def timed(limits: Limits, who: str, row: GameRow, many: int = 0) -> Iterator[None]:
    """Counts what is done within, whether it succeeds or not; nothing may be waited for there.

    So `many` are told of it, which counts by itself (`told`).
    """
    began = time.thread_time()
    try:
        yield
    finally:
        took = time.thread_time() - began - many * POSTING
        if took > _least(row):
            limits.was_slow(who, took)


def told(limits: Limits, who: str | None, many: int) -> None:
    """Counts what it takes to tell a crowd: hundreds of sockets of one address may look on.

    A bot is nobody here: it rests the longer, the more look on.
    """
    if who is not None and many * TELLING > SLOW_BROUGHT:
        limits.was_slow(who, min(many * TELLING, MOST_TOLD))


def failed(limits: Limits, who: str) -> None:
    """Counts an answer that failed by a fault of ours: a position of a file may have many."""
    limits.was_slow(who, FAULT)


def _least(row: GameRow) -> float:
    return SLOW_BROUGHT if brought(row) else SLOW


def brought(row: GameRow) -> bool:
    """Tells whether a file of somebody is played: anything may stand there."""
    return row.origin == "file" or scenarios.brought_along(row.config)
