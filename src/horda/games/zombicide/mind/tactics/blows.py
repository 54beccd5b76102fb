"""What an attack is worth, by the mean of its dice and without skills: quick, not exact."""

from functools import lru_cache
from itertools import compress

from horda.games.zombicide.rules.attack import rank
from horda.games.zombicide.rules.fire import WILD
from horda.games.zombicide.rules.state import BOX, BRUTE, KINDS, NONE, RUNNER
from horda.games.zombicide.rules.weapons import profile

KILL = [1.0] * KINDS
KILL[BRUTE], KILL[RUNNER] = 1.4, 1.8
for _kind in BOX.abominations:
    KILL[_kind] = 4.0


@lru_cache(maxsize=1 << 15)
def blow(card: int, second: int, mode: str, standing: bytes) -> tuple[float, float, float]:
    """Returns what the kills are worth, their number, and the Wounds that misses would deal."""
    line = profile(card, mode)
    if line is None:
        return 0.0, 0.0, 0.0
    if card != NONE and BOX.cards[card].eliminates_zone:
        return _burnt(standing)
    dice = line.dice * (2 if second != NONE else 1)
    hits = dice * (7 - line.accuracy) / 6
    worth = kills = 0.0
    left = hits
    for kind in _order(mode, line.damage, standing):
        down = min(left, standing[kind])
        worth += down * KILL[kind]
        kills += down
        left -= down
    return worth, kills, (dice - hits) * line.damage


def _order(mode: str, damage: int, standing: bytes) -> list[int]:
    """Lists the kinds that can fall, in the order in which they would."""
    kinds = list(compress(range(KINDS), standing))
    able = [kind for kind in kinds if BOX.zombies[kind].min_damage <= damage]
    if mode == "melee":
        return sorted(able, key=lambda kind: -KILL[kind])
    kinds.sort(key=rank)
    reached: list[int] = []
    for kind in kinds:
        if kind not in able:
            break
        reached.append(kind)
    return reached


def _burnt(standing: bytes) -> tuple[float, float, float]:
    kinds = list(compress(range(KINDS), standing))
    fallen = [kind for kind in kinds if BOX.zombies[kind].special == WILD] or kinds
    count = sum(standing[kind] for kind in fallen)
    return sum(KILL[kind] * standing[kind] for kind in fallen), float(count), 0.0
