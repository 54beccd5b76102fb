"""What comes over connections: how many of them, and how much, before anybody reads it."""

from collections import Counter
from collections.abc import Callable
from time import monotonic

from horda.server.people.limits import Buckets, Rate, network, times
from horda.server.people.slices import Slices

CONNECTIONS = 500
"""Connections of one address, sockets among them."""
# What comes over one socket: frames of every kind, and bytes.
FRAMES = Rate(200, 40)
BYTES = Rate(2**18, 2**15)
OF_ADDRESS = Rate(2000, 400)
"""Frames over all sockets of one address: four hundred at a school send one in a second each."""
SHARE = Rate(10, 1)
"""Frames of one socket that pass though its neighbours at the address have taken all of these."""


class Flow:
    """What may still come over one socket. Without limits everything may."""

    def __init__(self, rate: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._frames = Buckets(times(FRAMES, rate), clock=clock) if rate else None
        self._bytes = Buckets(times(BYTES, rate), clock=clock) if rate else None
        own = times(SHARE, rate)
        self._own = own.burst
        self._share = Buckets(own, clock=clock) if rate else None

    def take_frames(self, count: int) -> bool:
        """Takes so many frames; False: those are too many."""
        return self._frames is None or _spent(self._frames, count)

    def take_share(self, count: int) -> bool:
        """Takes so many frames where the address has none left; False: those are too many."""
        return self._share is None or (count <= self._own and _spent(self._share, count))

    def take_bytes(self, count: int) -> bool:
        """Takes so many bytes; False: those are too many."""
        return self._bytes is None or _spent(self._bytes, count)


def _spent(buckets: Buckets, cost: float, key: str = "") -> bool:
    if buckets.wait(key, cost) > 0:
        return False
    buckets.take(key, cost)
    return True


class Connections:
    """Counts the connections of every address, and what comes over all its sockets.

    Behind a proxy all of them come from the proxy, which then has to count them. `room` is for all
    addresses together: what the system has, less what the server needs itself.
    """

    def __init__(self, rate: float = 1.0, *, proxy: bool = False, room: int = 2**16) -> None:
        self._rate = rate
        self.proxy = proxy
        self._room = room
        self._most = 0.0 if proxy else CONNECTIONS * rate
        self._open: Counter[str] = Counter()
        self._all = 0
        self._frames = Buckets(times(OF_ADDRESS, rate)) if rate else None
        self.slices = Slices()

    def take_frames(self, address: str, count: int) -> bool:
        """Takes so many frames of all sockets of an address; False: those are too many."""
        return self._frames is None or _spent(self._frames, count, network(address))

    def flow(self) -> Flow:
        """Returns the budget of a new socket."""
        return Flow(self._rate)

    def come(self, address: str, *, always: bool = False) -> bool:
        """Counts a connection in; False: there are too many of them already."""
        key = network(address)
        crowded = self._most and self._open[key] >= self._most
        if not always and (crowded or self._all >= self._room):
            return False
        self._open[key] += 1
        self._all += 1
        return True

    def go(self, address: str) -> None:
        """Counts a connection out that was counted in."""
        key = network(address)
        self._open[key] -= 1
        self._all -= 1
        if not self._open[key]:
            del self._open[key]
