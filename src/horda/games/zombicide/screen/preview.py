"""What the Zombies would do if their phase came now."""

from collections import Counter
from collections.abc import Callable, Collection

from msgspec import Struct
from msgspec.structs import replace

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
    smashes: tuple[int, ...] = ()
    """Zones towards which a part of it would destroy a closed door, and stay."""


class Attacking(Struct, frozen=True):
    """Zombies of a kind that would wound the Survivors of a Zone."""

    zone: int
    kind: int
    count: int
    second: bool = False
    sure: bool = True


class Growth(Struct, frozen=True):
    """A Zone where something would grow that eats what lies there."""

    zone: int
    eats: tuple[str, ...] = ()
    """Colours of the Objectives that would go, as everybody sees them."""
    lost: str = ""
    """The text that says why the game would be lost, if so."""
    missing: int | None = None
    """How many Zones would still be missing in a chain that loses the game."""
    sure: bool = True


class Shots(Struct, frozen=True):
    """A Zone that Zombies would shoot at if their sign were drawn, and how often."""

    zone: int
    count: int
    sources: tuple[int, ...] = ()
    """The Zones they would shoot from."""


class Preview(Struct, frozen=True):
    """The Zombies' Phase as it would be, up to the spawning."""

    going: tuple[Going, ...]
    attacking: tuple[Attacking, ...]
    growing: tuple[Growth, ...] = ()
    drawn: tuple[Going, ...] = ()
    """Those that something draws before the phase, and where they would go."""
    drawn_attacks: tuple[Attacking, ...] = ()
    shots: tuple[Shots, ...] = ()
    shot_chance: float = 0.0
    """How likely the next Zombie card lets them shoot, for all that everybody knows."""


Stops = Callable[[int, int], bool]
"""Tells whether a closed door would stop Zombies between two Zones."""


def never(zone: int, to: int) -> bool:
    """Nothing stops them."""
    return False


Spot = tuple[int, int]
"""A Zone and a kind of Zombies."""
Later = Callable[[ZState, tuple[Going, ...]], tuple[ZState, Stops, bool]]
"""By who moves first: the board as it is then, what stops there, and whether that is sure."""
Struck = Callable[[ZState, tuple[Attacking, ...]], tuple[ZState, ZState]]
"""A board and who attacks: it without those who fall for certain, and without all who may."""


@cites("Z2-ZPHASE-02", "Z2-ZPHASE-07", "Z2-ZPHASE-13", "Z2-ZPHASE-16", "Z2-RUNNER-01")
def preview(
    state: ZState,
    stops: Stops = never,
    those: tuple[Group, ...] | None = None,
    later: Later | None = None,
    struck: Struck | None = None,
) -> Preview:
    """Returns who (all, or `those`) would go where and who would attack, Runners both times.

    Where a group does not split evenly, the team chooses: Runners that may come that way are
    counted at their most, and marked as not sure. `later` is asked where first moves change
    the board for the second, `struck` where attacks take somebody off it that others go for.
    """
    aim = Aim(state)
    first = _act(aim, everybody(state) if those is None else those, False, set(), stops)
    open_ = False
    if struck is not None and first.attacking:
        state, other = struck(state, first.attacking)
        aim = Aim(state)
        first, open_ = _gone(first, aim, Aim(other), stops), other is not state
    least, most = _runners(first, aim, state.box.fast)
    unsure = {spot for spot in most if open_ or least[spot] != most[spot]}
    groups = tuple((zone, kind, count) for (zone, kind), count in sorted(most.items()) if count)
    gone = {frozenset((move.zone, to)) for move in first.going for to in move.smashes}
    if groups and later is not None:
        state, stops, sure = later(state, first.going)
        aim = Aim(state)
        unsure |= set() if sure else {(zone, kind) for zone, kind, _ in groups}

    def still(zone: int, to: int) -> bool:
        return frozenset((zone, to)) not in gone and stops(zone, to)

    second = _act(aim, groups, True, unsure, still)
    if struck is not None and second.attacking:  # Runners attack first the second time, too
        state, other = struck(state, second.attacking)
        second = _gone(second, Aim(state), Aim(other), still, unsure)
    return Preview(first.going + second.going, first.attacking + second.attacking)


def _act(
    aim: Aim, groups: tuple[Group, ...], second: bool, unsure: set[Spot], stops: Stops
) -> Preview:
    """Lets groups attack where Survivors are, and finds the ways of the others."""
    going: list[Going] = []
    attacking: list[Attacking] = []
    for zone, kind, count in groups:
        sure = (zone, kind) not in unsure
        if zone in aim.people and zone != OUT:
            attacking.append(Attacking(zone, kind, count, second, sure))
        else:
            ways = aim.ways(zone)
            shut = tuple(to for to in ways if stops(zone, to))
            free = tuple(to for to in ways if to not in shut)
            going.append(Going(zone, kind, count, free, second, sure, shut))
    return Preview(tuple(going), tuple(attacking))


@cites("Z2-ZPHASE-02")
def _gone(
    told: Preview, aim: Aim, other: Aim, stops: Stops, unsure: Collection[Spot] = ()
) -> Preview:
    """Finds the ways anew once attacks are made; where it matters who has fallen all are named."""
    groups = tuple((one.zone, one.kind, one.count) for one in told.going)
    again = any(one.second for one in told.going)
    here = _act(aim, groups, again, {*unsure}, stops).going
    there = _act(other, groups, again, {*unsure}, stops).going
    return Preview(tuple(map(_either, here, there)), told.attacking)


def _either(one: Going, other: Going) -> Going:
    """Returns a move that is one of two, as who falls decides."""
    if one == other:
        return one
    ways = tuple(sorted({*one.ways, *other.ways}))
    smashes = tuple(sorted({*one.smashes, *other.smashes}))
    return replace(one, ways=ways, smashes=smashes, sure=False)


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
                at = move.zone if to in move.smashes else to
                least[at, move.kind] += few
                most[at, move.kind] += many
    return least, most
