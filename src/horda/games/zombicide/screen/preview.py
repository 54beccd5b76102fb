"""What the Zombies would do if their phase came now."""

from collections import Counter

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.zombicide.rules.activation import Group, everybody
from horda.games.zombicide.rules.splitting import fewest_and_most
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.targets import Aim


class Going(Struct, frozen=True):
    """A group of Zombies that would move, and the Zones it would split over."""

    zone: int
    kind: int
    count: int
    ways: tuple[int, ...]
    """Empty: it stays where it is, for want of a way."""
    second: bool = False
    """This is the Runners' second Action."""
    sure: bool = True
    """All of them are there whatever the team answers; else they are as many as could be."""


class Attacking(Struct, frozen=True):
    """Zombies of a kind that would wound the Survivors of a Zone."""

    zone: int
    kind: int
    count: int
    second: bool = False
    sure: bool = True


class Preview(Struct, frozen=True):
    """The Zombies' Phase as it would be, up to the spawning."""

    going: tuple[Going, ...]
    attacking: tuple[Attacking, ...]


Spot = tuple[int, int]
"""A Zone and a kind of Zombies."""


@cites("Z2-ZPHASE-02", "Z2-ZPHASE-07", "Z2-ZPHASE-13", "Z2-ZPHASE-16", "Z2-RUNNER-01")
def preview(state: ZState) -> Preview:
    """Returns who would go where and who would attack, Runners both times.

    Where a group does not split evenly, the team chooses: Runners that may come that way are
    counted at their most, and marked as not sure.
    """
    aim = Aim(state)
    first = _act(aim, everybody(state), False, set())
    least, most = _runners(first, aim, state.box.fast)
    unsure = {spot for spot in most if least[spot] != most[spot]}
    groups = tuple((zone, kind, count) for (zone, kind), count in sorted(most.items()) if count)
    second = _act(aim, groups, True, unsure)
    return Preview(first.going + second.going, first.attacking + second.attacking)


def _act(aim: Aim, groups: tuple[Group, ...], second: bool, unsure: set[Spot]) -> Preview:
    """Lets groups attack where Survivors are, and finds the ways of the others."""
    going: list[Going] = []
    attacking: list[Attacking] = []
    for zone, kind, count in groups:
        sure = (zone, kind) not in unsure
        if zone in aim.people and zone != OUT:
            attacking.append(Attacking(zone, kind, count, second, sure))
        else:
            going.append(Going(zone, kind, count, aim.ways(zone), second, sure))
    return Preview(tuple(going), tuple(attacking))


def _runners(first: Preview, aim: Aim, fast: frozenset[int]) -> tuple[Counter[Spot], Counter[Spot]]:
    """Counts by Zone the fewest and the most Runners that stand there after the first Action."""
    least: Counter[Spot] = Counter()
    most: Counter[Spot] = Counter()
    for one in first.attacking:
        if one.kind in fast:
            least[one.zone, one.kind] += one.count
            most[one.zone, one.kind] += one.count
    for move in first.going:
        if move.kind in fast:
            paths = aim.paths(move.zone) or [(move.zone, (move.zone,))]
            for to, (few, many) in fewest_and_most(paths, move.count).items():
                least[to, move.kind] += few
                most[to, move.kind] += many
    return least, most
