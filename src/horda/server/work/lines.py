"""A queue that serves people in turn, so that nobody can crowd out the others."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Place(NamedTuple):
    """Where somebody stands: the address they come from, and who they are there."""

    address: str
    person: str = ""


class Lines(Generic[T]):
    """Takes one from every address in turn, and there one from every person in turn.

    Of one address, not more than `most` are worked on at the same time.
    """

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._lines: dict[str, dict[str, deque[T]]] = {}
        self._busy: Counter[str] = Counter()
        self._asking: list[tuple[bool, asyncio.Future[None]]] = []

    def put(self, place: Place, item: T) -> None:
        """Adds something at the end of the person's own line."""
        self._lines.setdefault(place.address, {}).setdefault(place.person, deque()).append(item)
        self._wake()

    async def get(self, *, first: bool = True) -> tuple[str, T]:
        """Waits for the next thing and returns it with its address; call `done` after it.

        Where several wait for work, those come first who say so.
        """
        while (address := self._next()) is None:
            asking = (first, asyncio.get_running_loop().create_future())
            self._asking.append(asking)
            try:
                await asking[1]
            except asyncio.CancelledError:
                self._wake()  # it may have been meant for another one
                raise
            finally:
                if asking in self._asking:
                    self._asking.remove(asking)
        self._busy[address] += 1
        return address, self._pop(address)

    def done(self, address: str) -> None:
        """Lets the next thing of an address be worked on."""
        self._busy[address] -= 1
        if not self._busy[address]:
            del self._busy[address]
        self._wake()

    def waiting(self, address: str) -> tuple[int, int]:
        """Counts the other addresses that wait, and what waits of this one."""
        own = self._lines.get(address, {})
        others = len(self._lines) - (address in self._lines)
        return others, sum(len(line) for line in own.values())

    def _next(self) -> str | None:
        return next((one for one in self._lines if self._busy[one] < self._most), None)

    def _pop(self, address: str) -> T:
        """Takes the next thing; its person and its address go to the end of the round."""
        people = self._lines.pop(address)
        person = next(iter(people))
        line = people.pop(person)
        item = line.popleft()
        if line:
            people[person] = line
        if people:
            self._lines[address] = people
        return item

    def _wake(self) -> None:
        """Tells somebody who waits for work that there may be some."""
        if self._next() is None:
            return
        for asking in sorted(self._asking, key=lambda one: not one[0]):
            if not asking[1].done():
                asking[1].set_result(None)
                return

    def __iter__(self) -> Iterator[T]:
        return (
            item for people in self._lines.values() for line in people.values() for item in line
        )
