"""Zombies move as a slow, plain reading of the rules says, in hundreds of random positions."""

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from horda.core import position
from horda.core.events import Event
from horda.core.rng import Dice
from horda.games import registry
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.splitting import fewest_and_most
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import Aim
from tests.games.zombicide.boxes import BOX, KINDS

ENGINE = registry.engine("zombicide-2e")
NAMES = [one.id for one in BOX.survivors]
KIND_NAMES = ("walker", "brute")


def shortest_paths(state: ZState, start: int, goal: int) -> list[tuple[int, ...]]:
    """Walks out from the start, whole paths at a time, until the goal is reached."""
    paths: list[tuple[int, ...]] = [(start,)]
    visited = {start}
    while paths:
        if any(path[-1] == goal for path in paths):
            return [path for path in paths if path[-1] == goal]
        paths = [
            (*path, zone)
            for path in paths
            for zone in range(len(state.noise))
            if zone in state.tables.neighbours[path[-1]] and zone not in visited
        ]
        visited |= {path[-1] for path in paths}
    return []


def plain_paths(state: ZState, zone: int) -> dict[int, set[int]]:
    """Reads Z2-ZPHASE-08 to 14 as they are written: the next Zones towards each target."""
    noise = Counter(person.zone for person in state.people)
    noise.update(dict(enumerate(state.noise)))
    view = state.tables.view(dark_mode=state.config.dark_zones)
    seen = [person.zone for person in state.people if view.sees(zone, person.zone)]
    among = seen or [z for z in noise if noise[z]]
    loudest = max(noise[z] for z in among)
    targets = {z for z in among if noise[z] == loudest}
    paths = {target: shortest_paths(state, zone, target) for target in targets}
    return {
        target: {path[1] if len(path) > 1 else zone for path in found}
        for target, found in paths.items()
        if found
    }


def plain_ways(state: ZState, zone: int) -> set[int]:
    """All next Zones together."""
    return {to for ways in plain_paths(state, zone).values() for to in ways}


def shared_out(count: int, parts: int) -> list[tuple[int, ...]]:
    """Lists every way to make equal groups; the odd ones go one by one to some of them."""
    each, odd = divmod(count, parts)
    more = [set(picked) for picked in combinations(range(parts), odd)]
    return [tuple(each + (part in picked) for part in range(parts)) for picked in more]


def plain_splits(paths: dict[int, set[int]], count: int) -> list[Counter[int]]:
    """Lists every outcome of a split over targets, and then of each group over its ways."""
    found: list[Counter[int]] = []
    for sizes in shared_out(count, len(paths)):
        each = [
            [(sorted(ways), one) for one in shared_out(size, len(ways))]
            for ways, size in zip(paths.values(), sizes, strict=True)
        ]
        for parts in product(*each):
            went: Counter[int] = Counter()
            for ways, one in parts:
                went.update(dict(zip(ways, one, strict=True)))
            found.append(+went)
    return found


def random_table(dice: Dice, zones: int, doors: int) -> dict[str, Any]:
    """Scatters Survivors that cannot die, noise, Zombies and open doors."""
    team = dice.shuffled(NAMES)[: 1 + dice.below(6)]
    return {
        "doors": dice.below(1 << doors) if dice.below(4) else (1 << doors) - 1,
        "survivors": {
            name: {"zone": dice.below(zones), "health": 99, "tokens": 1, "done": name != team[0]}
            for name in team
        },
        "noise": {str(dice.below(zones)): 1 + dice.below(3) for _ in range(dice.below(5))},
        "zombies": {
            str(dice.below(zones)): {kind: 1 + dice.below(4) for kind in KIND_NAMES}
            for _ in range(4)
        },
    }


def random_position(seed: int, sink: Any = None) -> ZState:
    """Poses such a table on the board of a Mission, with or without Dark Zones."""
    dice = Dice(seed)
    setup = {"scenario": dice.choice(("M00", "M01")), "dark_zones": bool(dice.below(2))}
    config = ENGINE.config(setup)
    board = ENGINE.new(config, 1).board
    table = random_table(dice, len(board.zones), len(board.doors))
    state: ZState = position.pose(ENGINE, config, seed, table, sink)
    return state


@pytest.mark.rule("Z2-ZPHASE-08", "Z2-ZPHASE-09", "Z2-ZPHASE-10", "Z2-ZPHASE-11", "Z2-ZPHASE-12")
@pytest.mark.rule("Z2-ZPHASE-13", "Z2-ZPHASE-14", "Z2-ZPHASE-Q1", "Z2-ZPHASE-Q2", "Z2-ZPHASE-Q3")
@pytest.mark.rule("Z2-DARK-I1", "Z2-INTER-11")
@pytest.mark.parametrize("part", range(4))
def test_ways_of_every_zone(part: int) -> None:
    for seed in range(part * 25, part * 25 + 25):
        state = random_position(seed)
        aim = Aim(state)
        people = {person.zone for person in state.people}
        for zone in range(len(state.noise)):
            if zone not in people:
                assert set(aim.ways(zone)) == plain_ways(state, zone), (seed, zone)


def moved_in_phase(seed: int) -> tuple[ZState, dict[tuple[int, int], Counter[int]]]:
    """Plays one Zombies' Phase; returns the position before it and who went where."""
    told: list[Event] = []
    state = random_position(seed)
    before, dice = state.clone(), Dice(seed)
    ENGINE.choose(state, len(state.waiting.options) - 1, sink=told.append)
    while state.round == 1:
        ENGINE.choose(state, dice.below(len(state.waiting.options)), sink=told.append)
    went: dict[tuple[int, int], Counter[int]] = {}
    for event in told:
        if isinstance(event, events.ZombiesMoved):
            went.setdefault((event.zone, event.kind), Counter())[event.to] += event.count
    return before, went


@pytest.mark.rule("Z2-ZPHASE-02", "Z2-ZPHASE-07", "Z2-ZPHASE-15", "Z2-ZPHASE-16", "Z2-ZPHASE-Q4")
@pytest.mark.rule("Z2-ZPHASE-Q5", "Z2-ZPHASE-I1", "Z2-ZPHASE-I3", "Z2-ZPHASE-Q8")
@pytest.mark.parametrize("part", range(3))
def test_whole_phase_moves_everybody_once(part: int) -> None:
    for seed in range(part * 25, part * 25 + 25):
        before, went = moved_in_phase(seed)
        people = {person.zone for person in before.people}
        for zone, kind in product(range(len(before.noise)), range(KINDS)):
            count = before.zombies[zone * KINDS + kind]
            gone = went.get((zone, kind), Counter())
            paths = plain_paths(before, zone) if count and zone not in people else {}
            if not paths:
                assert not gone, (seed, zone)
                continue
            gone[zone] += count - sum(gone.values())  # staying may be a way
            assert +gone in plain_splits(paths, count), (seed, zone)


@pytest.mark.rule("Z2-ZPHASE-Q4", "Z2-ZPHASE-Q8")
@pytest.mark.parametrize("part", range(2))
def test_fewest_and_most_of_every_split(part: int) -> None:
    for seed in range(part * 25, part * 25 + 25):
        state = random_position(seed)
        aim = Aim(state)
        for zone, count in product(range(len(state.noise)), (1, 2, 3, 5)):
            paths = plain_paths(state, zone)
            if not paths or any(person.zone == zone for person in state.people):
                continue
            ends = plain_splits(paths, count)
            ways = {to: [end[to] for end in ends] for to in plain_ways(state, zone)}
            told = fewest_and_most(aim.paths(zone), count)
            assert told == {to: (min(n), max(n)) for to, n in ways.items()}, (seed, zone, count)
