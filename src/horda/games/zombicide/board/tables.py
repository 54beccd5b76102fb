"""Fast tables of one board with one set of open doors: steps, distances and sight."""

from functools import lru_cache

from horda.core.rulebook import cites
from horda.games.zombicide.board.edges import Edge
from horda.games.zombicide.board.model import Board
from horda.games.zombicide.board.sight import Sighting, home_sightings, sightings

FAR = 255
"""The distance of zones without an open path, and the range of zones out of sight."""

# One game uses a few dozen door masks; a search over many games must not fill the memory.
_KEPT = 1024
_BOARDS_KEPT = 128

Link = tuple[int, int]
"""The mask of doors that must be open (0 for none), and the zone on the other side."""


@lru_cache(maxsize=_KEPT)
def tables(board: Board, doors: int) -> "Tables":
    """Returns the tables for a board on which exactly these doors are open."""
    return Tables(board, doors)


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """Returns the zones (or doors) of a mask in rising order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


class View:
    """Who sees whom, and across how many zones."""

    __slots__ = ("sight", "range_to", "_within")

    def __init__(self, sight: tuple[int, ...], range_to: tuple[bytes, ...]) -> None:
        """Takes the finished tables."""
        self._within: dict[tuple[int, int, int], int] = {}
        self.sight = sight
        """sight[zone]: the mask of zones seen from it, itself included."""
        self.range_to = range_to
        """range_to[a][b]: borders crossed by the line from a to b, FAR if a does not see b."""

    def sees(self, a: int, b: int) -> bool:
        """Tells whether an actor in zone a sees zone b."""
        return bool(self.sight[a] >> b & 1)

    def within(self, a: int, near: int, far: int) -> int:
        """Returns the mask of zones that a sees at a range from near to far."""
        mask = self._within.get((a, near, far))
        if mask is None:
            ranges = self.range_to[a]
            mask = sum(1 << b for b in bits(self.sight[a]) if near <= ranges[b] <= far)
            self._within[a, near, far] = mask
        return mask


class _Distances(dict[int, bytes]):
    """Distances from each zone, found when first asked for."""

    __slots__ = ("neighbours",)

    def __init__(self, neighbours: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self.neighbours = neighbours

    def __missing__(self, source: int) -> bytes:
        found = bytearray([FAR]) * len(self.neighbours)
        found[source] = 0
        queue = [source]
        for zone in queue:
            for other in self.neighbours[zone]:
                if found[other] == FAR:
                    found[other] = found[zone] + 1
                    queue.append(other)
        self[source] = result = bytes(found)
        return result


class Tables:
    """What can be walked and seen on a board while certain doors are open."""

    __slots__ = (
        "board",
        "doors",
        "neighbours",
        "distance",
        "sight",
        "range_to",
        "_views",
        "_ways",
        "_steps",
    )

    def __init__(self, board: Board, doors: int) -> None:
        """Builds the small tables at once; distances and steps are found when asked for."""
        self.board, self.doors = board, doors
        self.neighbours = tuple(
            tuple(dict.fromkeys(zone for need, zone in row if need & doors == need))
            for row in _links(board)
        )
        """neighbours[zone]: the zones one step away, in rising order."""
        self.distance = _Distances(self.neighbours)
        """distance[a][b]: the steps of the shortest open path, FAR if there is none."""
        plain = _view(_sightings(board, False), doors)
        self.sight, self.range_to = plain.sight, plain.range_to
        """See `View`: the general rules, without modes and skills."""
        self._views = {(False, False): plain}
        self._steps: dict[tuple[int, int], tuple[int, ...]] = {}
        self._ways: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}

    @cites("Z2-ZPHASE-11", "Z2-ZPHASE-12", "Z2-ZPHASE-13", "Z2-ZPHASE-Q3", "Z2-ZPHASE-I5")
    def next_steps(self, a: int, b: int) -> tuple[int, ...]:
        """Returns the first zones of all shortest open paths from a to b; none if there is none."""
        steps = self._steps.get((a, b))
        if steps is None:
            left = self.distance[b]
            nearer = left[a] - 1
            steps = tuple(z for z in self.neighbours[a] if left[z] == nearer)
            self._steps[a, b] = steps
        return steps

    def ways(self, a: int, goals: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the first zones on the ways from a to all the goals, in rising order.

        Where a is a goal itself, staying is a way.
        """
        found = self._ways.get((a, goals))
        if found is None:
            steps = {z for b in goals for z in ((a,) if a == b else self.next_steps(a, b))}
            found = self._ways[a, goals] = tuple(sorted(steps))
        return found

    def open_path(self, a: int, b: int) -> bool:
        """Tells whether b can be reached from a."""
        return self.distance[b][a] != FAR

    def within(self, a: int, steps: int) -> tuple[int, ...]:
        """Returns the zones at most so many steps away, nearest first, beginning with a."""
        far = self.distance[a]
        return tuple(sorted((z for z, d in enumerate(far) if d <= steps), key=lambda z: far[z]))

    def view(self, dark_mode: bool = False, home_defender: bool = False) -> View:
        """Returns the sight tables under the dark zones mode, or for the skill, or both."""
        found = self._views.get((dark_mode, home_defender))
        if found is None:
            if dark_mode:
                found = dimmed(self.view(False, home_defender), self.board.dark)
            else:
                found = _view(_sightings(self.board, home_defender), self.doors)
            self._views[dark_mode, home_defender] = found
        return found


@lru_cache(maxsize=_BOARDS_KEPT)
@cites("Z2-MOVE-01", "Z2-MOVE-02", "Z2-MOVE-03", "Z2-MOVE-04", "Z2-MOVE-05")
def _links(board: Board) -> tuple[tuple[Link, ...], ...]:
    """Finds all connections of each zone, whatever doors they need."""
    links: list[set[Link]] = [set() for _ in board.zones]
    for side, row in enumerate(board.edges):
        for cell, edge in enumerate(row):
            if edge is Edge.WALL:
                continue
            here, there = board.zone_of[cell], board.zone_of[board.beyond(cell, side)]
            if here != there:
                need = 1 << board.door_at[cell, side] if edge is Edge.DOOR else 0
                links[here].add((need, there))
    return tuple(tuple(sorted(row, key=lambda link: (link[1], link[0]))) for row in links)


@lru_cache(maxsize=2 * _BOARDS_KEPT)
def _sightings(board: Board, home_defender: bool) -> tuple[tuple[Sighting, ...], ...]:
    return home_sightings(board) if home_defender else sightings(board)


def _view(found: tuple[tuple[Sighting, ...], ...], doors: int) -> View:
    """Keeps the sightings whose doors are open; of several lines the shortest gives the range."""
    count = len(found)
    sight, range_to = [], []
    for row in found:
        mask, ranges = 0, bytearray([FAR]) * count
        for need, zone, crossed in row:
            if need & doors == need:
                mask |= 1 << zone
                if crossed < ranges[zone]:
                    ranges[zone] = crossed
        sight.append(mask)
        range_to.append(bytes(ranges))
    return View(tuple(sight), tuple(range_to))


@cites("Z2-DARK-01", "Z2-DARK-I1")
def dimmed(view: View, zones: int, reach: int = 1) -> View:
    """Takes away the sight of some zones beyond a range; out of them one sees as ever."""
    sight, range_to = [], []
    for mask, ranges in zip(view.sight, view.range_to, strict=True):
        hidden = [z for z in bits(mask & zones) if ranges[z] > reach]
        changed = bytearray(ranges)
        for zone in hidden:
            mask &= ~(1 << zone)
            changed[zone] = FAR
        sight.append(mask)
        range_to.append(bytes(changed))
    return View(tuple(sight), tuple(range_to))
