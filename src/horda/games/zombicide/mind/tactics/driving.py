"""Who drives which car where: cars that a Mission wants in certain Zones."""

from functools import lru_cache

from horda.games.zombicide.board import FAR, Tables
from horda.games.zombicide.mind.tactics.burning import SEARCH_ROUNDS, held, to_blow_up
from horda.games.zombicide.mind.tactics.leaving import full
from horda.games.zombicide.modules.cars import DRIVER, roads
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.modules.mission_rules.spawn_tokens import away
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import NONE, OUT, ZState

Row = tuple[int, ...]
DRIVE, BEGUN, GETTING_IN, A_STEP = 1.8, 0.8, 0.2, 0.05
"""What is left of a drive: all of it, what of it can be begun, getting in, and each Zone."""


def errands(state: ZState) -> dict[int, int]:
    """Returns by car the Zone it should be driven to now, the shortest way first."""
    if leaving := full(state):
        way_out = min(plan(state).exits)
        return {car: way_out for car in leaving if state.cars[car].zone != way_out}
    targets = to_drive_to(state)
    if not targets or ("cars-parked" in state.mission.special and away(state)):
        return {}  # the fires come first
    if to_blow_up(state) and not held(state) and state.round <= SEARCH_ROUNDS:
        return {}
    return _shared_out(state, targets)


def to_drive_to(state: ZState) -> list[int]:
    """Lists the Zones that still want a car, once for each car."""
    special = state.mission.special
    if "cars-parked" in special:
        zones = marked(state.edition, state.config.scenario, "parking")
        return [zones[0]] * sum(car.zone not in zones for car in state.cars)
    if "blow-up-cars" in special:
        full = {car.zone for car in state.cars}
        return [zone for zone in to_blow_up(state) if zone not in full]
    return []


def _shared_out(state: ZState, targets: list[int]) -> dict[int, int]:
    there = {*targets, *to_blow_up(state)}
    free = [i for i, car in enumerate(state.cars) if car.drivable and car.zone not in there]
    steps = {target: road(state.tables, target) for target in targets}
    found: dict[int, int] = {}
    pairs = sorted(
        (steps[t][state.cars[i].zone], i, n) for n, t in enumerate(targets) for i in free
    )
    taken: set[int] = set()
    for far, car, number in pairs:
        if car not in found and number not in taken and far < FAR and state.cars[car].zone != OUT:
            found[car] = targets[number]
            taken.add(number)
    return found


def drivers(state: ZState, wanted: dict[int, int]) -> dict[int, int]:
    """Returns by Survivor the car it should drive: whoever sits in it, or the nearest."""
    found: dict[int, int] = {}
    for car in wanted:
        seated = state.cars[car].seats[DRIVER]
        far = state.tables.distance[state.cars[car].zone]
        near = [
            (far[p.zone], who)
            for who, p in enumerate(state.people)
            if p.zone != OUT and who not in found and car_of(state, who) in (NONE, car)
        ]
        who = seated if seated != NONE else min(near, default=(FAR, NONE))[1]
        if who != NONE:
            found[who] = car
    return found


@lru_cache(maxsize=1 << 10)
def road(tables: Tables, target: int) -> Row:
    """Returns how far each Zone is from a target by road."""
    streets = tables.board.streets
    found = [FAR] * len(tables.neighbours)
    found[target] = 0
    queue = [target]
    for zone in queue:
        for other in tables.neighbours[zone]:
            if streets >> other & 1 and found[other] == FAR:
                found[other] = found[zone] + 1
                queue.append(other)
    return tuple(found)


def gain(state: ZState, car: int, target: int, to: int, fast: bool) -> int:
    """Returns by how many Zones a drive brings a car nearer to its target."""
    steps, start = road(state.tables, target), state.cars[car].zone
    if not fast:
        return steps[start] - steps[to]
    return steps[start] - min([steps[zone] for zone in roads(state, to) if zone != start])


def errands_left(state: ZState) -> float:
    """Counts the drives that are left; one that has begun counts the less, the nearer it is."""
    tasks = errands(state)
    left = DRIVE * len(to_drive_to(state))
    for who, car in drivers(state, tasks).items():
        one = state.cars[car]
        rest = A_STEP * road(state.tables, tasks[car])[one.zone]
        if one.seats[DRIVER] != who:
            rest += GETTING_IN + A_STEP * state.tables.distance[one.zone][state.people[who].zone]
        left -= max(0.0, BEGUN - rest)
    return left
