"""What some dice may come to: every roll with its chance, and who falls to it."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.hits import rank
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.screen.perils import Peril

FACES = 6

MOST_DICE = 40
RARE = 1e-9

Roll = tuple[int, int, int]
"""Dice, hits, and dice that came to a 6."""
Spread = dict[Roll, float]
K = TypeVar("K")


class Plan(Struct, frozen=True):
    """Another way to make the attack: all of it on one Zombie of a kind, and its chance to fall."""

    kind: int
    kill: float
    name: str = ""
    """What is declared, where it is not a target."""
    mean: float = 0.0
    """The mean number of Zombies that fall."""
    broken: float = 0.0
    """The chance that a weapon breaks."""


class Odds(Struct, frozen=True):
    """What may come of an attack; every list holds pairs of a number and its chance."""

    dice: int
    """Rolled at first, before any dice for sixes."""
    hits: tuple[tuple[int, float], ...]
    kills: tuple[tuple[tuple[int, ...], float], ...]
    """How many of each kind of Zombie (by number) fall, and how likely."""
    wounds: tuple[tuple[int, float], ...]
    """Wounds that misses deal to other Survivors, before skills of theirs.

    A Molotov takes all the Health in its Zone, whoever threw it.
    """
    useful: bool = True
    """A Zombie may fall to it, or something that the Mission lets it hit or burn."""
    perils: tuple[Peril, ...] = ()
    """The friends whom it may hurt, if all goes as badly as it can."""
    plans: tuple[Plan, ...] = ()
    """What else may be declared before the roll."""
    broken: tuple[tuple[int, float], ...] = ()
    """How many weapons break, where dice are rolled that can break them."""

    @property
    def expected_kills(self) -> float:
        """Returns the mean number of Zombies that fall."""
        return sum(sum(killed) * chance for killed, chance in self.kills)


Counted = tuple[int, int, int, int]
"""Hits, their Damage, misses, and the Damage of each miss."""


class Known(Struct, frozen=True):
    """The numbers of an attack that do not change with the dice."""

    box: Content
    dice: int
    damage: tuple[int, ...]
    """By the number of sixes."""
    standing: tuple[int, ...]
    free: bool
    reaps: bool
    friends: bool
    """Misses hit somebody."""
    hit_faces: int
    six_faces: int
    more: int
    """Dice that each 6 brings."""
    rerolls: int
    count: Callable[[Roll], Counted] | None = None
    """How pieces change what was counted, where any do."""
    aim: int = NONE
    """The only kind that can be hit, where one was named."""


@lru_cache(maxsize=4096)
def spread(dice: int, hit_faces: int, six_faces: int) -> Spread:
    """Returns the chance of every number of hits and sixes of some dice; every 6 is a hit."""
    spread: Spread = {(dice, 0, 0): 1.0}
    sides = (((1, 1), six_faces), ((1, 0), hit_faces - six_faces), ((0, 0), FACES - hit_faces))
    for _ in range(dice):
        grown: Spread = {}
        for (_, hits, sixes), chance in spread.items():
            for (hit, six), faces in sides:
                if faces:
                    _add(grown, (dice, hits + hit, sixes + six), chance * faces / FACES)
        spread = grown
    return spread


def rerolled(known: Known, rolled: Spread) -> Spread:
    """Rolls again from every result below the mean of what follows."""
    after = rolled
    for _ in range(known.rerolls):
        mean = sum(sum(killed(known, roll)) * chance for roll, chance in after.items())
        again = {roll for roll in rolled if sum(killed(known, roll)) < mean - RARE}
        lost = sum(rolled[roll] for roll in again)
        mixed = {roll: lost * chance for roll, chance in after.items()}
        for roll, chance in rolled.items():
            if roll not in again:
                _add(mixed, roll, chance)
        after = mixed
    return after


def with_sixes(known: Known, rolled: Spread) -> Spread:
    """Adds the dice that sixes bring, and those that their sixes bring."""
    done: Spread = {}
    waiting = {(*roll, roll[2]): chance for roll, chance in rolled.items()}
    while waiting:
        grown: dict[tuple[int, int, int, int], float] = {}
        for (dice, hits, sixes, fresh), chance in waiting.items():
            number = known.more * fresh
            if not number or chance < RARE or dice + number > MOST_DICE:
                _add(done, (dice, hits, sixes), chance)
                continue
            extra = spread(number, known.hit_faces, known.six_faces)
            for (_, hit, six), part in extra.items():
                _add(grown, (dice + number, hits + hit, sixes + six, six), chance * part)
        waiting = grown
    return done


def both(one: Spread, other: Spread) -> Spread:
    """Returns what two rolls come to together."""
    found: Spread = {}
    for (dice, hits, sixes), chance in one.items():
        for (more, hit, six), part in other.items():
            _add(found, (dice + more, hits + hit, sixes + six), chance * part)
    return found


def killed(known: Known, roll: Roll) -> tuple[int, ...]:
    """Returns how many of each kind fall to a roll."""
    hits, damage, _, _ = _count(known, roll)
    if known.aim == NONE:
        return _fallen(known.box, known.standing, hits, damage, known.free, known.reaps)
    falls = hits and damage >= known.box.zombies[known.aim].min_damage
    return tuple(int(bool(falls) and kind == known.aim) for kind in range(known.box.kinds))


def _count(known: Known, roll: Roll) -> Counted:
    if known.count is not None:
        return known.count(roll)
    dice, hits, sixes = roll
    return hits, known.damage[sixes], dice - hits, known.damage[sixes]


@lru_cache(maxsize=1 << 14)
@cites("Z2-TARGET-01", "Z2-TARGET-02", "Z2-MELEE-02", "Z2-SKILL-38")
def _fallen(
    box: Content, standing: tuple[int, ...], hits: int, damage: int, free: bool, reaps: bool
) -> tuple[int, ...]:
    left = list(standing)
    while hits:
        kinds = [kind for kind in range(box.kinds) if left[kind]]
        first = min((rank(box, kind) for kind in kinds), default=0)
        able = [kind for kind in kinds if box.zombies[kind].min_damage <= damage]
        able = [kind for kind in able if free or rank(box, kind) == first]
        if not able:
            break
        twins = [kind for kind in able if left[kind] > 1] if reaps else []
        kind = min(twins or able, key=lambda kind: _worst_first(box, kind))
        left[kind] -= 2 if twins else 1
        reaps = reaps and not twins
        hits -= 1
    return tuple(before - now for before, now in zip(standing, left, strict=True))


def _worst_first(box: Content, kind: int) -> tuple[int, int, int]:
    zombie = box.zombies[kind]
    return (-zombie.adrenaline, -zombie.wounds, kind)


def sum_up(known: Known, rolled: Spread) -> Odds:
    hits: dict[int, float] = {}
    kills: dict[tuple[int, ...], float] = {}
    wounds: dict[int, float] = {}
    for roll, chance in rolled.items():
        _, _, misses, each = _count(known, roll)
        _add(hits, roll[1], chance)
        _add(kills, killed(known, roll), chance)
        _add(wounds, misses * each if known.friends else 0, chance)
    return Odds(
        known.dice,
        tuple(sorted(hits.items())),
        tuple(sorted(kills.items())),
        tuple(sorted(wounds.items())),
    )


def _add(table: dict[K, float], key: K, chance: float) -> None:
    table[key] = table.get(key, 0.0) + chance
