"""How dangerous the Zones are: who could wound a Survivor there, now and soon."""

from functools import cache, lru_cache
from itertools import compress

from horda.games.zombicide.board import Tables, bits
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.state import ZState

Weights = tuple[float, ...]
# By steps. Those in a Zone attack at once; Runners go a step first and may attack then.
SLOW: Weights = (1.0, 0.25, 0.06)
FAST: Weights = (2.0, 1.2, 0.45, 0.12)
FRESH: Weights = (1.6, 0.4, 0.1)  # a Spawn Zone: about half of the cards Rush
TOUGH = 1.3
HUGE = 2.0
CRUSHING, CRUSHED = 3, 4
"""So many Wounds at once nobody survives: they count more, for they cannot be shared out."""

SNIPED, JOINED = 0.9, 0.12
"""What somebody in sight of one that shoots must expect in a round, and of others it may join."""
SNIPERS: set[str] = set()
"""Zombies that wound whoever they see from afar, by their names; a module that has some adds it."""


@cache
def snipers(box: Content) -> tuple[int, ...]:
    """Lists the kinds that shoot."""
    return tuple(kind for name, kind in box.zombie_ids.items() if name in SNIPERS)


@cache
def _by_kind(box: Content) -> tuple[Weights, ...]:
    return tuple(_weights(box, kind) for kind in range(box.kinds))


def _weights(box: Content, kind: int) -> Weights:
    base = FAST if kind in box.fast else SLOW
    data = box.zombies[kind]
    tough = TOUGH if data.min_damage > 1 else 1.0
    factor = (HUGE if kind in box.abominations else tough) * data.wounds
    return tuple(factor * weight for weight in base)


def danger(state: ZState) -> list[float]:
    """Returns for each Zone about how many Wounds would fall there in this round and the next."""
    spawns, active = state.spawns, state.active_spawns
    return _danger(state.box, state.tables, bytes(state.zombies), spawns, active)


@lru_cache(maxsize=1 << 14)
def _danger(
    box: Content, tables: Tables, zombies: bytes, spawns: tuple[tuple[int, int], ...], active: int
) -> list[float]:
    found = [0.0] * len(tables.neighbours)
    for index in compress(range(len(zombies)), zombies):
        zone, kind = divmod(index, box.kinds)
        weights, count = _by_kind(box)[kind], zombies[index]
        for other, steps in around(tables, zone, len(weights) - 1):
            found[other] += count * weights[steps]
    for zone, colour in spawns:
        for other, steps in around(tables, zone, len(FRESH) - 1) if active >> colour & 1 else ():
            found[other] += FRESH[steps]
    if kinds := snipers(box):
        _add_shots(box, tables, zombies, kinds, found)
    return found


def _add_shots(
    box: Content, tables: Tables, zombies: bytes, kinds: tuple[int, ...], found: list[float]
) -> None:
    """Adds what may be shot at, where anybody shoots: others who see us call them to their side."""
    counts = _marksmen(box, zombies, kinds)
    if not counts:
        return
    sight = tables.view().sight
    for zone in {index // box.kinds for index in compress(range(len(zombies)), zombies)}:
        more = SNIPED * counts[zone] if zone in counts else JOINED
        for other in bits(sight[zone]):
            found[other] += more


def _marksmen(box: Content, zombies: bytes, kinds: tuple[int, ...]) -> dict[int, int]:
    """Counts those who shoot by their Zones."""
    indices = [i for kind in kinds for i in range(kind, len(zombies), box.kinds) if zombies[i]]
    return {index // box.kinds: zombies[index] for index in indices}


@lru_cache(maxsize=1 << 14)
def around(tables: Tables, zone: int, most: int) -> tuple[tuple[int, int], ...]:
    """Lists the Zones at most so many steps away, with the steps."""
    return tuple((z, steps) for z, steps in enumerate(tables.distance[zone]) if steps <= most)


@lru_cache(maxsize=1 << 14)
def blows(box: Content, tables: Tables, zombies: bytes) -> list[int]:
    """Returns for each Zone the Wounds that would fall on whoever is there in the next phase.

    Those who stand there attack, Runners twice; Runners a step away come first and attack then.
    """
    found = [0] * len(tables.neighbours)
    for index in compress(range(len(zombies)), zombies):
        zone, kind = divmod(index, box.kinds)
        one = box.zombies[kind].wounds
        wounds = zombies[index] * (one if one < CRUSHING else CRUSHED * one)
        if kind not in box.fast:
            found[zone] += wounds
            continue
        found[zone] += 2 * wounds
        for other in tables.neighbours[zone]:
            found[other] += wounds
    if (kinds := snipers(box)) and (counts := _marksmen(box, zombies, kinds)):
        sight = tables.view().sight
        for zone, count in counts.items():
            for other in bits(sight[zone] & ~(1 << zone)):
                found[other] += count
    return found
