"""How fast somebody may go: token buckets for every identity and every address."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from msgspec import Struct

from horda.server.people.turns import Turns

MOST = 20_000
"""Buckets of one kind that are remembered; the one unused for longest is forgotten first."""


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Buckets:
    """A token bucket for every key. It never holds more than `most` of them."""

    def __init__(
        self, rate: Rate, most: int = MOST, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._levels

    def wait(self, key: Hashable, cost: float = 1.0) -> float:
        """Returns the seconds until so much would be granted, and takes nothing."""
        missing = min(cost, self._rate.burst) - self._level(key, self._clock())
        return max(0.0, missing / self._rate.per_second)

    def take(self, key: Hashable, cost: float = 1.0) -> None:
        """Takes so much; call it when `wait` said 0. What is less than nothing is given back."""
        now = self._clock()
        self._levels[key] = (self._level(key, now) - cost, now)
        self._levels.move_to_end(key)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)

    def _level(self, key: Hashable, now: float) -> float:
        level, at = self._levels.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - at) * self._rate.per_second)


class _Kind:
    """The buckets of one kind of deed."""

    def __init__(self, person: Rate, address: Rate, clock: Callable[[], float]) -> None:
        self._person = Buckets(person, clock=clock)
        self._address = Buckets(address, clock=clock)

    def take(self, person: str | None, address: str, cost: float = 1.0) -> float:
        asked = self._asked(person, address)
        wait = max(buckets.wait(key, cost) for buckets, key in asked)
        if wait == 0:
            for buckets, key in asked:
                buckets.take(key, cost)
        return wait

    def give(self, person: str | None, address: str, back: float) -> None:
        for buckets, key in self._asked(person, address):
            buckets.take(key, -back)

    def _asked(self, person: str | None, address: str) -> list[tuple[Buckets, str]]:
        asked = [(self._address, network(address))]
        return asked if person is None else [*asked, (self._person, person)]


class _Slow:
    """The time that answers took, of every person and of the address they play from.

    Somebody may go by forty names. At tables from the box only those who were slow themselves wait
    for their address: a house may share it with one who plays odd files.
    """

    def __init__(self, rate: float, clock: Callable[[], float]) -> None:
        self._person, self._address = (Buckets(times(one, rate), clock=clock) for one in SLOW)
        self._at: dict[str, str] = {}

    def at(self, person: str, address: str) -> None:
        """Notes where somebody plays."""
        if len(self._at) >= MOST:
            self._at.clear()
        self._at[person] = address

    def address(self, person: str) -> str:
        """Returns where somebody plays, or nothing."""
        return network(self._at.get(person, ""))

    def wait(self, person: str, *, brought: bool) -> float:
        if not brought and person not in self._person:
            return 0.0
        there = self._home(person)
        return max(self._person.wait(person, 0.0), self._address.wait(there, 0.0))

    def take(self, person: str, seconds: float) -> None:
        self._person.take(person, seconds)
        self._address.take(self._home(person), seconds)

    def _home(self, person: str) -> str:
        return network(self._at.get(person.partition(BOTS_OF)[0], person))


BOTS_OF = " and bots at "


def bots_of(host: str, table: str) -> str:
    """Returns who bots are at a table of a host, to `slow`: they are at home where the host is.

    Their time is not the host's own, nor that of bots elsewhere. Anybody may be made a host.
    """
    return host + BOTS_OF + table


# For one identity, and for one address: a family or a school may share that.
RATES = {
    "read": (Rate(100, 20), Rate(400, 80)),
    "write": (Rate(30, 2), Rate(120, 10)),
    "list": (Rate(60, 4), Rate(360, 24)),  # a list of twenty tables counts one
    "socket": (Rate(60, 10), Rate(600, 200)),
    "answer": (Rate(3000, 1), Rate(15_000, 10)),  # each is a row for ever: people give one in two s
    "connect": (Rate(20, 1), Rate(100, 10)),
    "create": (Rate(10, 0.05), Rate(40, 0.2)),
    "claim": (Rate(5, 0.02), Rate(20, 0.05)),
    "letter": (Rate(4, 0.002), Rate(12, 0.01)),  # codes, to whatever address is named
    "chat": (Rate(8, 0.5), Rate(60, 5)),
    "voice": (Rate(20, 1), Rate(80, 5)),  # each is told to all who look on
    "report": (Rate(3, 0.01), Rate(12, 0.05)),
    "back": (Rate(30, 2), Rate(120, 10)),
    "stored": (Rate(2**23, 2**10), Rate(2**25, 2**13)),  # bytes of games that are copied to disk
    "work": (Rate(20, 0.5), Rate(80, 2)),  # seconds of the processor, in worker processes
}
# Open at the same time.
SOCKETS = (40, 400)
TABLES = 100
LINKS = 100
"""Invitations to one table that hold at the same time."""
BOTS = (Rate(200, 4), Rate(800, 16))
"""Answers of bots where no person has been asked for long, at tables of one host and of all hosts
at one address: somebody may go by hundreds of names."""
PLAYED = Rate(60_000, 60)
"""All answers of bots at tables of hosts at one address: a school may play there for an hour."""
OWED = 120.0
"""Seconds that bots of an address may have to wait: beyond that nothing more is counted."""
SLOW = (Rate(1.0, 0.05), Rate(4.0, 0.2))
"""Seconds of the thread that everybody shares, for answers that take far longer than others."""
BRANCHES = 5
"""Campaigns that somebody branched off and others are in: those find them in their lists."""


class Limits:
    """All limits. Every call counts one and returns 0, or counts nothing and returns
    the seconds to wait.
    """

    def __init__(self, rate: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        """`rate` multiplies every limit; 0 means that there are none."""
        self._rate = rate
        self._open: Counter[str] = Counter()
        self._turns = Turns()
        kinds = (*BOTS, PLAYED) if rate > 0 else ()
        self._bots = [Buckets(times(one, rate), clock=clock) for one in kinds]
        self._slow = _Slow(rate, clock) if rate > 0 else None
        self._kinds = {
            name: _Kind(times(person, rate), times(address, rate), clock)
            for name, (person, address) in RATES.items()
            if rate > 0
        }

    async def turn(self, address: str) -> None:
        """Waits until it is the turn of an address that sends very much at one moment."""
        await self._turns.wait(network(address))

    def read(self, person: str | None, address: str) -> float:
        """Asks for something over HTTP."""
        return self._take("read", person, address)

    def lists(self, person: str | None, address: str, length: int) -> float:
        """Asks for a list of up to so many tables: each of them costs time."""
        return self._take("list", person, address, max(1.0, length / 20))

    def write(self, person: str | None, address: str) -> float:
        """Changes something over HTTP."""
        self._plays(person, address)
        return self._take("write", person, address)

    def connect(self, person: str | None, address: str) -> float:
        """Opens a socket."""
        return self._take("connect", person, address)

    def socket(self, person: str | None, address: str) -> float:
        """Sends a message over a socket."""
        self._plays(person, address)
        return self._take("socket", person, address)

    def answer(self, person: str | None, address: str) -> float:
        """Answers at a table, or asks there for something that is kept as an answer is."""
        return self._take("answer", person, address)

    def create(self, person: str | None, address: str) -> float:
        """Makes a table or an identity."""
        return self._take("create", person, address)

    def claim(self, handle: str | None, address: str) -> float:
        """Tries a passphrase; guesses at one handle are counted wherever they come from."""
        return self._take("claim", handle, address)

    def letter(self, person: str | None, address: str) -> float:
        """Has a code sent to an address, which may be anybody's."""
        return self._take("letter", person, address)

    def chat(self, person: str | None, address: str) -> float:
        """Says something."""
        return self._take("chat", person, address)

    def voice(self, person: str | None, address: str) -> float:
        """Says what they would answer, or decides on a proposal."""
        return self._take("voice", person, address)

    def report(self, person: str | None, address: str) -> float:
        """Sends a bug report."""
        return self._take("report", person, address)

    def back(self, person: str | None, address: str) -> float:
        """Takes answers back or brings them again."""
        return self._take("back", person, address)

    def stored(self, person: str | None, address: str, size: int) -> float:
        """Has so many bytes of a game kept that was not played here."""
        return self._take("stored", person, address, size)

    def work(self, person: str | None, address: str, seconds: float) -> float:
        """Has work done that may take so long; `worked` gives back what it did not take."""
        return self._take("work", person, address, seconds)

    def worked(self, person: str | None, address: str, back: float) -> None:
        """Gives back what work did not take after all."""
        if "work" in self._kinds:
            self._kinds["work"].give(person, address, back)

    def bots(self, host: str, *, alone: bool) -> float:
        """Counts an answer of a bot; it counts even if it should wait.

        `alone`: no person has been asked for long. Hosts who were not seen since the server began
        are taken for one address, but where people play.
        """
        if not self._bots or self._slow is None:
            return 0.0
        there = self._slow.address(host)
        keys = (host, there, there or host)
        asked = [*zip(self._bots, keys, strict=True)][0 if alone else 2 :]
        wait = max(buckets.wait(key) for buckets, key in asked)
        for buckets, key in asked:
            if buckets.wait(key) < OWED:
                buckets.take(key)
        return wait

    def slow(self, person: str, *, brought: bool = False) -> float:
        """Returns how long somebody has to wait whose answers took too much time; counts nothing.

        Files may lead to positions in which an answer takes a tenth of a second. Where one was
        `brought`, also who is new waits for their address: names, and bots of each at each table.
        """
        return 0.0 if self._slow is None else self._slow.wait(person, brought=brought)

    def was_slow(self, person: str, seconds: float) -> None:
        """Counts an answer that took so long, now that it is known."""
        if self._slow is not None:
            self._slow.take(person, seconds)

    def _plays(self, person: str | None, address: str) -> None:
        if self._slow is not None and person is not None:
            self._slow.at(person, address)

    def come(self, person: str | None, address: str) -> bool:
        """Counts a socket in; False: there are too many of them already."""
        keys = self._crowds(person, address)
        if self._rate and any(self._open[key] >= most * self._rate for key, most in keys):
            return False
        self._open.update(key for key, _ in keys)
        return True

    def go(self, person: str | None, address: str) -> None:
        """Counts a socket out that was counted in."""
        for key, _ in self._crowds(person, address):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def tables(self, count: int) -> bool:
        """Tells whether somebody who hosts so many tables may open one more."""
        return not self._rate or count < TABLES * self._rate

    def links(self, count: int) -> bool:
        """Tells whether a table to which so many invitations hold may have one more."""
        return not self._rate or count < LINKS * self._rate

    def branches(self, count: int) -> bool:
        """Tells whether somebody who branched so many campaigns of others may branch one more."""
        return not self._rate or count < BRANCHES * self._rate

    def _crowds(self, person: str | None, address: str) -> list[tuple[str, int]]:
        of_person, of_address = SOCKETS
        crowds = [(f"address {network(address)}", of_address)]
        return crowds if person is None else [*crowds, (f"person {person}", of_person)]

    def _take(self, kind: str, person: str | None, address: str, cost: float = 1.0) -> float:
        buckets = self._kinds.get(kind)
        return 0.0 if buckets is None else buckets.take(person, address, cost)


def times(rate: Rate, factor: float) -> Rate:
    """Returns so many times a rate, but at least one at once: else nothing would be granted."""
    return Rate(max(1.0, rate.burst * factor), rate.per_second * factor)


@lru_cache(MOST)
def network(address: str) -> str:
    """Returns what counts as one address: of IPv6 a whole /64, since everybody has that many."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
