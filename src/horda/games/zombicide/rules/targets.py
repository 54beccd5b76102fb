"""Where Zombies want to go."""

from functools import lru_cache
from itertools import compress
from operator import attrgetter

from horda.core.rulebook import cites
from horda.games.zombicide.board import SIDES, Tables
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.rules.actors import others
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.state import NONE, OUT, ZState

ZONE_OF = attrgetter("zone")
BARRICADED = "barricaded"
"""The note of the mask of broken doors that are shut for good."""


@lru_cache(maxsize=KEPT)
def broken_doors(edition: Edition, mission: str) -> int:
    """Returns the mask of the doors that a Mission lays out broken."""
    board, one = edition.boards[mission], edition.missions[mission]
    places = [
        (board.cell_at(*door.cell), SIDES.index(door.side)) for door in one.door if door.broken
    ]
    return sum(1 << board.door_at[place] for place in places)


def broken(state: ZState) -> int:
    """Returns the mask of the broken doors that are not barricaded."""
    found = broken_doors(state.edition, state.config.scenario)
    return found & ~noted(state, BARRICADED) if found else 0


@cites("Z2-M16-07")
def paths(state: ZState) -> Tables:
    """Returns the ways of Zombies: those of all, and through broken doors too."""
    return state.paths(broken(state) & ~state.doors)


class Aim:
    """The Zones Zombies go for, from one look at the board; taunted ones have a single prey."""

    def __init__(self, state: ZState, prey: int = NONE) -> None:
        self.lure = state.people[prey].zone if prey != NONE else NONE
        self.tables = paths(state)
        self.sight = state.zombie_eyes().sight
        self._tokens = state.noise
        self.noise: dict[int, int] = {}
        """How noisy each Zone with Survivors or Companions is, in one pass (see `noise_in`)."""
        noise, tokens, ignored = self.noise, self._tokens, state.ignored
        zones = [*map(ZONE_OF, state.people)]
        for who in ignored:
            zones[who] = OUT
        more = others(state)
        if more:
            zones += map(ZONE_OF, more)
        seen = 0
        for zone in zones:
            if zone != OUT:
                noise[zone] = noise.get(zone, tokens[zone]) + 1
                seen |= 1 << zone
        self.people = noise.keys()
        self.seen = seen
        self._ways: dict[int, tuple[int, ...]] = {}
        # Not a cached property: its lock would cost more than all the rest.
        self._noisiest: tuple[int, ...] | None = None

    def noisiest(self) -> tuple[int, ...]:
        """Returns the noisiest Zones of the board, by tokens and Survivors."""
        if self._noisiest is not None:
            return self._noisiest
        noise, tokens = self.noise, self._tokens
        most = max(noise.values(), default=0)
        loudest = max(tokens, default=0)
        if loudest and loudest >= most:  # else no Zone without Survivors can be the noisiest
            noise = dict(compress(enumerate(tokens), tokens)) | noise
            most = max(noise.values())
        found = []
        for zone, count in noise.items():
            if count == most:
                found.append(zone)
        self._noisiest = tuple(sorted(found))
        return self._noisiest

    @cites("Z2-ZPHASE-08", "Z2-ZPHASE-09", "Z2-ZPHASE-10", "Z2-ZPHASE-I4", "Z2-SKILL-14")
    @cites("Z2-INTER-11")
    def targets(self, zone: int) -> tuple[int, ...]:
        """Returns the Zones that Zombies in a Zone go for."""
        if self.lure != NONE:
            return (self.lure,)
        in_sight = self.sight[zone] & self.seen
        if not in_sight:
            return self.noisiest()
        most = 0
        found: list[int] = []
        for other, count in self.noise.items():
            if in_sight >> other & 1 and count >= most:
                if count > most:
                    most, found = count, []
                found.append(other)
        return tuple(sorted(found))

    @cites("Z2-DOOR-Q2")
    @cites("Z2-ZPHASE-11", "Z2-ZPHASE-12", "Z2-ZPHASE-Q1", "Z2-ZPHASE-Q2", "Z2-ZPHASE-Q3")
    @cites("Z2-INTER-10")
    def ways(self, zone: int) -> tuple[int, ...]:
        """Returns the next Zones on all shortest open paths; staying counts, none: no path."""
        known = self._ways.get(zone)
        if known is None:
            known = self._ways[zone] = self.tables.ways(zone, self.targets(zone))
        return known

    @cites("Z2-ZPHASE-Q8")
    def paths(self, zone: int) -> list[tuple[int, tuple[int, ...]]]:
        """Lists the targets that can be reached from a Zone, each with the ways to it."""
        found = [(target, self.tables.ways(zone, (target,))) for target in self.targets(zone)]
        return [(target, ways) for target, ways in found if ways]

    @cites("Z2-ZPHASE-14", "Z2-ZPHASE-Q8")
    def splits(self, zone: int) -> bool:
        """Tells whether it matters that Zombies split over targets before they do over ways."""
        if len(self.targets(zone)) == 1:
            return False
        paths = self.paths(zone)
        return (len(paths) > 1 and len(paths) != len(self.ways(zone))) or any(
            len(ways) > 1 for _, ways in paths
        )
