"""Missions that are left by car: who gets into which car, and when it drives off."""

from horda.games.zombicide.mind.tactics.reach import reach
from horda.games.zombicide.modules.cars import DRIVER, followers
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import CAR_SEATS, NONE, OUT, ZState

Row = tuple[int, ...]
ON_FOOT, A_STEP = 0.2, 0.02
"""What is left for each Survivor: to get in, and every Zone to the car and on to the Exit."""


def crews(state: ZState) -> dict[int, int]:
    """Returns by Survivor the car it leaves in; nobody is sent while anything else is to be done.

    It stays where it sits, or takes the nearest car with a seat for it and its Companions.
    """
    mission = plan(state)
    if not mission.by_car or mission.on_foot or not goals_met(state):
        return {}
    here = [who for who, person in enumerate(state.people) if person.zone != OUT]
    found = {who: car for who in here if (car := car_of(state, who)) != NONE}
    room = {i: CAR_SEATS for i, car in enumerate(state.cars) if car.drivable and car.zone != OUT}
    for who, car in found.items():
        room[car] -= 1 + followers(state, who)
    pairs = sorted((_steps(state, who, car), who, car) for who in here for car in room)
    for _, who, car in pairs:
        if who not in found and room[car] > followers(state, who):
            found[who] = car
            room[car] -= 1 + followers(state, who)
    return found


def seat_wanted(state: ZState, who: int, car: int, *, driver: bool) -> bool:
    """Tells whether a Survivor should take such a seat: whoever comes first drives."""
    free = state.cars[car].seats[DRIVER] == NONE
    return crews(state).get(who) == car and driver == free


def full(state: ZState) -> list[int]:
    """Lists the cars in which everybody sits who should leave in them."""
    sent = crews(state)
    waiting = {car for who, car in sent.items() if car_of(state, who) != car}
    return sorted(set(sent.values()) - waiting)


def way_to_car(state: ZState, who: int, car: int) -> Row:
    """Returns the way of one who leaves by car; whoever sits in it need not go anywhere."""
    if car_of(state, who) == car:
        return (0,) * len(state.board.zones)
    return reach(state.edition, state.config.scenario, state.doors, state.cars[car].zone)


def leaving_left(state: ZState, sent: dict[int, int]) -> float:
    """Counts what is left of the escape: ways to the cars, and ways of the cars."""
    mission, doors = state.config.scenario, state.doors
    rows = [reach(state.edition, mission, doors, zone) for zone in plan(state).exits]
    roads = [min([row[state.cars[car].zone] for row in rows]) for car in sent.values()]
    walks = [(who, car) for who, car in sent.items() if car_of(state, who) != car]
    steps = sum(roads) + sum([_steps(state, who, car) for who, car in walks])
    return ON_FOOT * len(walks) + A_STEP * steps


def _steps(state: ZState, who: int, car: int) -> int:
    return way_to_car(state, who, car)[state.people[who].zone]
