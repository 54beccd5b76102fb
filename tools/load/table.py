"""A table of the measurement: four sockets, and an answer whenever it is time."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Struct, field

from horda.server.protocol import Answer, Hello
from tools.load.clubs import Club, Opened
from tools.load.reader import Reader, Told
from tools.load.wire import Wire, connect

PATIENCE = 10.0  # seconds after which an answer that not everybody was told of is an error

_encode = msgspec.json.Encoder().encode


class Tally(Struct):
    """What the tables of one process have seen; times in seconds, sizes in bytes."""

    latencies: list[float] = field(default_factory=list)
    """From sending an answer until the last of the four sockets had the update."""
    errors: Counter[str] = field(default_factory=Counter)
    late: int = 0
    """How often an answer was due while the one before was still on its way."""
    updates: int = 0
    bytes: int = 0
    largest: int = 0
    views: int = 0
    largest_view: int = 0
    longest: int = 0
    """Answers of the longest game."""
    finished: int = 0
    started: int = 0


class Table:
    """One table; it plays for as long as `play` runs."""

    def __init__(self, club: Club, address: str, tally: Tally, interval: float, seed: int) -> None:
        """`interval` are the seconds between two answers; 0: the next as soon as it can be."""
        self._club = club
        self._address = address
        self._tally = tally
        self._interval = interval
        self._dice = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._opened: Opened | None = None
        self._readers: list[Reader] = []
        self._wires: list[Wire] = []
        self._due = 0.0
        self._sent = 0.0
        self._awaited = 0
        """The sequence number that all sockets are to reach; 0: none."""
        self._missing: set[int] = set()
        self._playing = False
        self._views = asyncio.Event()
        self._renewal: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Opens the table and its sockets, and waits until everybody has seen the board."""
        self._opened = await self._club.open()
        for seat, cookie in enumerate(self._opened.cookies):
            reader = Reader()
            self._readers.append(reader)

            def take(data: bytes, seat: int = seat) -> None:
                self._take(seat, data)

            self._wires.append(await connect(self._address, cookie, take, self._lost))
        await self._enter()

    async def _enter(self) -> None:
        assert self._opened is not None
        self._views.clear()
        for reader, wire in zip(self._readers, self._wires, strict=True):
            reader.forget()
            wire.send(_encode(Hello(self._opened.id)))
        await asyncio.wait_for(self._views.wait(), PATIENCE)
        self._tally.started += 1

    def start(self, first: float) -> None:
        """Begins to play; the first answer is due at `first` on the loop's clock."""
        self._playing = True
        self._due = first
        self._loop.call_at(first, self._tick)

    def stop(self) -> None:
        """Plays no more."""
        self._playing = False

    async def close(self) -> None:
        """Leaves the table."""
        if self._renewal is not None:
            self._renewal.cancel()
        for wire in self._wires:
            wire.close()

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way."""
        return self._awaited > 0

    def give_up(self) -> None:
        """Waits no longer for an answer that is on its way, and counts an error."""
        if self._awaited:
            self._error("no-update")
            self._awaited = 0

    def _tick(self) -> None:
        if not self._playing:
            return
        if self._interval:
            # From the time it was due, not from now: a slow server is not asked more slowly.
            self._due += self._interval
            self._loop.call_at(self._due, self._tick)
        if self._awaited:
            self._tally.late += 1
            if perf_counter() - self._sent > PATIENCE:
                self.give_up()
        elif self._renewal is None:
            self._answer()

    def _answer(self) -> None:
        for seat, reader in enumerate(self._readers):
            for ask in reader.asks:
                self._say(seat, ask)
                return

    def _say(self, seat: int, ask: dict[str, Any]) -> None:
        option = self._dice.choice(ask["options"])["key"]
        self._awaited = self._readers[seat].seq + 1
        self._missing = set(range(len(self._readers)))
        message = Answer(self._awaited, ask["seat"], ask["number"], ask["epoch"], option)
        data = _encode(message)
        self._sent = perf_counter()
        self._wires[seat].send(data)

    def _take(self, seat: int, data: bytes) -> None:
        try:
            told = self._readers[seat].take(data)
        except (ValueError, msgspec.MsgspecError) as error:
            self._error(f"bad-update: {error}")
            return
        if told.type == "update":
            self._count(data)
            self._arrived(seat, told)
        elif told.type == "view":
            self._tally.views += 1
            self._tally.largest_view = max(self._tally.largest_view, len(data))
            if all(reader.seq >= 0 for reader in self._readers):
                self._views.set()
        elif told.type == "table":
            self._play_again(seat, told)
        elif told.type == "refused":
            self._error(f"refused: {told.code} {told.what}")
            self._awaited = 0

    def _count(self, data: bytes) -> None:
        tally = self._tally
        tally.updates += 1
        tally.bytes += len(data)
        tally.largest = max(tally.largest, len(data))

    def _arrived(self, seat: int, told: Told) -> None:
        if self._awaited and told.seq >= self._awaited:
            self._missing.discard(seat)
            if not self._missing:
                self._tally.latencies.append(perf_counter() - self._sent)
                self._tally.longest = max(self._tally.longest, told.seq)
                self._awaited = 0
                if not self._interval and self._playing:
                    self._loop.call_soon(self._tick)

    def _play_again(self, seat: int, told: Told) -> None:
        if told.table.status == "finished" and self._readers[seat].over and self._playing:
            self._renewal = self._renewal or asyncio.create_task(self._renew())

    async def _renew(self) -> None:
        assert self._opened is not None
        self._tally.finished += 1
        try:
            self._opened = await self._club.again(self._opened)
            await self._enter()
        except (httpx.HTTPError, TimeoutError) as error:
            self._error(f"no-new-game: {error!r}")
        self._renewal = None
        if not self._interval:
            self._tick()

    def _lost(self) -> None:
        if self._playing:
            self._error("socket-lost")

    def _error(self, what: str) -> None:
        self._tally.errors[what] += 1
