"""How dangerous the Zones are: who could wound a Survivor there, now and soon."""

from functools import lru_cache
from itertools import compress

from horda.games.zombicide.board import Tables
from horda.games.zombicide.rules.state import BOX, BRUTE, KINDS, RUNNER, ZState

Weights = tuple[float, ...]
# By steps. Those in a Zone attack at once; Runners go a step first and may attack then.
SLOW: Weights = (1.0, 0.25, 0.06)
FAST: Weights = (2.0, 1.2, 0.45, 0.12)
FRESH: Weights = (1.6, 0.4, 0.1)  # a Spawn Zone: about half of the cards Rush
TOUGH = 1.3
HUGE = 2.0


def _weights(kind: int) -> Weights:
    base = FAST if kind == RUNNER else SLOW
    factor = TOUGH if kind == BRUTE else HUGE if kind in BOX.abominations else 1.0
    return tuple(factor * weight for weight in base)


BY_KIND = tuple(_weights(kind) for kind in range(KINDS))


def danger(state: ZState) -> list[float]:
    """Returns for each Zone about how many Wounds would fall there in this round and the next."""
    spawns = tuple([z for z, colour in state.spawns if state.active_spawns >> colour & 1])
    return _danger(state.tables, bytes(state.zombies), spawns)


@lru_cache(maxsize=1 << 14)
def _danger(tables: Tables, zombies: bytes, spawns: tuple[int, ...]) -> list[float]:
    found = [0.0] * len(tables.neighbours)
    for index in compress(range(len(zombies)), zombies):
        zone, kind = divmod(index, KINDS)
        weights, count = BY_KIND[kind], zombies[index]
        for other, steps in around(tables, zone, len(weights) - 1):
            found[other] += count * weights[steps]
    for zone in spawns:
        for other, steps in around(tables, zone, len(FRESH) - 1):
            found[other] += FRESH[steps]
    return found


@lru_cache(maxsize=1 << 14)
def around(tables: Tables, zone: int, most: int) -> tuple[tuple[int, int], ...]:
    """Lists the Zones at most so many steps away, with the steps."""
    return tuple((z, steps) for z, steps in enumerate(tables.distance[zone]) if steps <= most)


@lru_cache(maxsize=1 << 14)
def blows(tables: Tables, zombies: bytes) -> list[int]:
    """Returns for each Zone the Wounds that would fall on whoever is there in the next phase.

    Those who stand there attack, Runners twice; Runners a step away come first and attack then.
    """
    found = [0] * len(tables.neighbours)
    for index in compress(range(len(zombies)), zombies):
        zone, kind = divmod(index, KINDS)
        wounds = zombies[index] * BOX.zombies[kind].wounds
        if kind != RUNNER:
            found[zone] += wounds
            continue
        found[zone] += 2 * wounds
        for other in tables.neighbours[zone]:
            found[other] += wounds
    return found
