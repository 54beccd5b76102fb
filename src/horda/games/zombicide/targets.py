"""Where Zombies want to go."""

from functools import cached_property

from horda.core.rulebook import cites
from horda.games.zombicide.people import noise_in, place
from horda.games.zombicide.state import NONE, OUT, ZState


class Aim:
    """The Zones Zombies go for, from one look at the board; taunted ones have a single prey."""

    def __init__(self, state: ZState, prey: int = NONE) -> None:
        self.lure = state.people[prey].zone if prey != NONE else NONE
        self.tables = state.tables
        self.sight = self.tables.view(dark_mode=state.config.dark_zones).sight
        self.people = {person.zone for person in state.people if person.zone != OUT}
        self.people |= {zone for one in state.companions if (zone := place(state, one)) != OUT}
        self.seen = sum(1 << zone for zone in self.people)
        self.noise = {zone: noise_in(state, zone) for zone in self.people}
        self._tokens = state.noise
        self._ways: dict[int, tuple[int, ...]] = {}

    @cached_property
    def noisiest(self) -> tuple[int, ...]:
        """The noisiest Zones of the board, by tokens and Survivors."""
        noise = {zone: count for zone, count in enumerate(self._tokens) if count}
        noise |= self.noise
        most = max(noise.values(), default=0)
        return tuple(sorted(zone for zone, count in noise.items() if count == most))

    @cites("Z2-ZPHASE-08", "Z2-ZPHASE-09", "Z2-ZPHASE-10", "Z2-ZPHASE-I4", "Z2-SKILL-14")
    def targets(self, zone: int) -> tuple[int, ...]:
        """Returns the Zones that Zombies in a Zone go for."""
        if self.lure != NONE:
            return (self.lure,)
        in_sight = self.sight[zone] & self.seen
        if not in_sight:
            return self.noisiest
        seen = [other for other in self.people if in_sight >> other & 1]
        most = max(self.noise[other] for other in seen)
        return tuple(sorted(other for other in seen if self.noise[other] == most))

    @cites("Z2-DOOR-Q2")
    @cites("Z2-ZPHASE-11", "Z2-ZPHASE-12", "Z2-ZPHASE-Q1", "Z2-ZPHASE-Q2", "Z2-ZPHASE-Q3")
    def ways(self, zone: int) -> tuple[int, ...]:
        """Returns the next Zones on all shortest open paths; staying counts as a way."""
        known = self._ways.get(zone)
        if known is None:
            found: set[int] = set()
            for target in self.targets(zone):
                found |= {zone} if target == zone else set(self.tables.next_steps(zone, target))
            known = self._ways[zone] = tuple(sorted(found))
        return known


def next_zones(aim: Aim, zone: int) -> tuple[int, ...]:
    """Returns where Zombies of a Zone may step next; none: they stay."""
    return aim.ways(zone)
