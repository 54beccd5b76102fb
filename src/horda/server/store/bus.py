"""Notices between workers: who changed what, and who drives the bots of a game.

A notice says only that something changed; who gets it reads the rows. Notices may be lost when a
connection breaks; the subscriber is then told of a gap and looks at everything again.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from horda.server.store.database import is_sqlite, parse

LARGEST = 7000
"""Bytes of a payload; PostgreSQL takes 8000 with all that is around it."""

Callback = Callable[[str, bytes], Awaitable[None]]
Gap = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """Carries notices to the other workers, never back to the one that sent them."""

    async def open(self) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Sends what waits, releases everything and stops."""

    def subscribe(self, callback: Callback, gap: Gap | None = None) -> None:
        """Has every notice handed to `callback`; `gap` is called when some may be lost."""

    async def publish(self, topic: str, payload: bytes) -> None:
        """Sends a notice; it does not wait until anybody has it."""

    async def claim(self, game_id: str) -> bool:
        """Makes this worker the one that drives a game; False: another one is.

        Ask again before every move: a claim may be lost with the connection. While it holds, this
        costs nothing.
        """

    async def release(self, game_id: str) -> None:
        """Lets another worker drive a game."""


class MemoryBus:
    """One worker alone: nobody else listens, and everything is its own."""

    async def open(self) -> None:
        """Begins nothing."""

    async def close(self) -> None:
        """Ends nothing."""

    def subscribe(self, callback: Callback, gap: Gap | None = None) -> None:
        """Forgets the callback, as no notice will ever come."""

    async def publish(self, topic: str, payload: bytes) -> None:
        """Checks the notice, so that it would pass on any bus."""
        check_notice(topic, payload)

    async def claim(self, game_id: str) -> bool:
        """Returns True."""
        return True

    async def release(self, game_id: str) -> None:
        """Does nothing."""


def check_notice(topic: str, payload: bytes) -> None:
    """Refuses what not every bus can carry."""
    if not topic.isidentifier() or len(topic) > 60:
        raise ValueError(f"topic {topic!r} is no word")
    if len(payload) > LARGEST or b"\0" in payload:
        raise ValueError(f"a payload of {len(payload)} bytes cannot be sent, or it holds a zero")


def bus_for(url: str) -> Bus:
    """Returns the bus that goes with a database."""
    parsed = parse(url)
    if is_sqlite(parsed):
        return MemoryBus()
    from horda.server.store.bus_postgres import PostgresBus  # psycopg is an extra

    return PostgresBus(parsed)
