"""Who looks at a table through other workers, as they say from time to time."""

import secrets
import time
from collections.abc import Callable, Iterable

from msgspec import Struct

LASTS = 10.0
"""Seconds after which a worker that says nothing more is taken for gone."""
RENEW = 4.0
"""Seconds after which it says the same again."""


class Here(Struct, frozen=True):
    """What one worker says of a table."""

    persons: frozenset[str]
    spectators: int
    until: float


class Presence:
    """What all other workers said, by table and worker."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._worker = secrets.token_hex(6)
        self._clock = clock
        self._tables: dict[str, dict[str, Here]] = {}

    def say(self, persons: Iterable[str], spectators: int) -> str:
        """Puts into words who looks at a table through this worker."""
        return " ".join((self._worker, str(spectators), *sorted(persons)))

    def hear(self, table: str, said: str) -> bool:
        """Notes what another worker said; tells whether it is news."""
        worker, spectators, *persons = said.split(" ")
        here = Here(frozenset(persons), int(spectators), self._clock() + LASTS)
        before = self._tables.get(table, {}).get(worker)
        if persons or here.spectators:
            self._tables.setdefault(table, {})[worker] = here
        else:
            self._forget(table, worker)
        old = (before.persons, before.spectators) if before else (frozenset[str](), 0)
        return old != (here.persons, here.spectators)

    def expire(self) -> set[str]:
        """Forgets workers that are gone; returns the tables that somebody left with that."""
        now = self._clock()
        gone = [
            (table, worker)
            for table, workers in self._tables.items()
            for worker, here in workers.items()
            if here.until < now
        ]
        for table, worker in gone:
            self._forget(table, worker)
        return {table for table, _ in gone}

    def _forget(self, table: str, worker: str) -> None:
        workers = self._tables.get(table, {})
        workers.pop(worker, None)
        if not workers:
            self._tables.pop(table, None)

    def of(self, table: str) -> "Elsewhere":
        """Returns who looks at a table through other workers, now and later."""
        return Elsewhere(self._tables, table)


class Absences:
    """Since when those who hold a seat are not at the table, as far as this worker has seen."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[str, float] = {}

    def note(self, persons: Iterable[str], online: Callable[[str], bool]) -> None:
        """Looks who is away now; whoever came back, or holds no seat any more, is not."""
        now = self._clock()
        away = {person for person in persons if not online(person)}
        self._since = {person: self._since.get(person, now) for person in away}

    def lasting(self, person: str | None) -> float | None:
        """Returns for how many seconds somebody has been away; None for who is here."""
        since = self._since.get(person or "")
        return None if since is None else max(0.0, self._clock() - since)


class Elsewhere:
    """Those who look at one table through other workers."""

    def __init__(self, tables: dict[str, dict[str, Here]], table: str) -> None:
        self._tables = tables
        self._table = table

    def online(self, person: str) -> bool:
        """Tells whether a person is among them."""
        return any(person in here.persons for here in self._all())

    def anybody(self) -> bool:
        """Tells whether there are any."""
        return any(here.persons or here.spectators for here in self._all())

    def spectators(self) -> int:
        """Counts the sockets without a seat."""
        return sum(here.spectators for here in self._all())

    def _all(self) -> Iterable[Here]:
        return self._tables.get(self._table, {}).values()
