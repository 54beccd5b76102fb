"""What an attack is worth, by the mean of its dice and without skills: quick, not exact."""

from functools import cache, lru_cache
from itertools import compress

from horda.games.zombicide.box.content import Content
from horda.games.zombicide.mind.tactics.threat import snipers
from horda.games.zombicide.rules.fire import WILD
from horda.games.zombicide.rules.hits import rank
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.rules.weapons import profile

TOUGH, FAST, HUGE = 1.4, 1.8, 4.0


@cache
def worth_of_kinds(box: Content) -> tuple[float, ...]:
    """Returns what the end of one Zombie of each kind is worth."""
    return tuple(
        HUGE
        if kind in box.abominations
        else FAST
        if kind in box.fast or kind in snipers(box)
        else TOUGH
        if data.min_damage > 1
        else 1.0
        for kind, data in enumerate(box.zombies)
    )


@lru_cache(maxsize=1 << 15)
def blow(
    box: Content, card: int, second: int, mode: str, standing: bytes
) -> tuple[float, float, float]:
    """Returns what the kills are worth, their number, and the Wounds that misses would deal."""
    line = profile(box, card, mode)
    if line is None:
        return 0.0, 0.0, 0.0
    if card != NONE and box.cards[card].eliminates_zone:
        return _burnt(box, standing)
    dice = line.dice * (2 if second != NONE else 1)
    hits = dice * (7 - line.accuracy) / 6
    worth = kills = 0.0
    left = hits
    for kind in _order(box, mode, line.damage, standing):
        down = min(left, standing[kind])
        worth += down * worth_of_kinds(box)[kind]
        kills += down
        left -= down
    return worth, kills, (dice - hits) * line.damage


def _order(box: Content, mode: str, damage: int, standing: bytes) -> list[int]:
    """Lists the kinds that can fall, in the order in which they would."""
    kinds = list(compress(range(box.kinds), standing))
    able = [kind for kind in kinds if box.zombies[kind].min_damage <= damage]
    if mode == "melee":
        return sorted(able, key=lambda kind: -worth_of_kinds(box)[kind])
    kinds.sort(key=lambda kind: rank(box, kind))
    reached: list[int] = []
    for kind in kinds:
        if kind not in able:
            break
        reached.append(kind)
    return reached


def _burnt(box: Content, standing: bytes) -> tuple[float, float, float]:
    kinds = list(compress(range(box.kinds), standing))
    fallen = [kind for kind in kinds if box.zombies[kind].special == WILD] or kinds
    count = sum(standing[kind] for kind in fallen)
    return sum(worth_of_kinds(box)[kind] * standing[kind] for kind in fallen), float(count), 0.0
