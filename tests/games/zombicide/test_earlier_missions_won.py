"""Missions 3 to 13 won from the first turn on, by one Survivor alone on a board without Zombies.

It shows that everything a Mission asks for can be reached on its board: tokens, cars, marked Zones,
the Exit. The Zombie deck holds extra activations only, which do nothing there.
"""

from collections import deque
from collections.abc import Iterable, Iterator

import pytest

from horda.games.zombicide.board import tables
from horda.games.zombicide.box.counting import counted
from horda.games.zombicide.modules.cars import roads
from horda.games.zombicide.modules.mission_rules.aims import shut_buildings
from horda.games.zombicide.modules.mission_rules.food import own_food
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.modules.mission_rules.spawn_tokens import start_zone
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.options import Put
from horda.games.zombicide.rules.people import car_of, change
from horda.games.zombicide.rules.state import NONE, Person, ZState
from tests.games.zombicide.boxes import BOX, SECOND, plain_key
from tests.games.zombicide.fighting import ENGINE
from tests.games.zombicide.playing import answer, calm, new, offered

TOOLS = ("crowbar", "molotov", "molotov", "pistol")
GUNS = ("molotov", "pistol")
LIMIT = 3000
Task = tuple[str, Iterable[int]]
"""How the key of an Action begins, and the Zones it can be done in."""


def copies(*names: str) -> tuple[int, ...]:
    """Returns a card for each name."""
    left = list(range(len(BOX.cards)))
    found = []
    for name in names:
        found.append(next(card for card in left if BOX.names[BOX.same[card]] == name))
        left.remove(found[-1])
    return tuple(found)


def alone(scenario: str, *hands: str) -> ZState:
    """Begins a game for one Survivor with these cards, on a board where no Zombie can come."""
    state = new(scenario, team=1, survivors="ned")
    calm(state)
    while state.turn_of == NONE:
        answer(state)
    cards = copies(*hands)
    change(state, 0, slots=cards + (NONE,) * (5 - len(cards)))
    return state


def far(state: ZState, start: int, *, driving: bool, doors: int) -> dict[int, int]:
    """Counts the steps from a Zone to all others, on foot or by car."""
    near, found, queue = tables(state.board, doors).neighbours, {start: 0}, deque([start])
    while queue:
        zone = queue.popleft()
        for other in roads(state, zone) if driving else near[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                queue.append(other)
    return found


def toward(state: ZState, target: int) -> str:
    """Chooses a step to a Zone: on foot through doors that are opened on the way, or by car."""
    me, keys = state.people[0], offered(state)
    driving, doors = car_of(state, 0) != NONE, state.board.all_doors
    back = far(state, target, driving=driving, doors=doors)
    ways = [(back[zone], zone) for zone in range(len(state.board.zones)) if zone in back]
    for _, zone in sorted(ways):
        if back[zone] < back[me.zone]:
            step = f"drive-slow:z{zone}" if driving else f"walk:z{zone}"
            if step in keys and back[zone] == back[me.zone] - 1:
                return step
    between = [d for d in state.board.doors_of[me.zone] if not state.doors >> d & 1]
    nearer = [d for d in between if back[state.board.doors[d].other(me.zone)] < back[me.zone]]
    opens = [
        key for d in nearer for key in keys if key.startswith(f"open-door:{counted('door', d)}:")
    ]
    return opens[0] if opens else "end-turn"


def choose(state: ZState) -> str:
    """Does the first task that is left, where it can be done."""
    keys, me = offered(state), state.people[0]
    if state.waiting.prompt != "z2-turn":
        for option in state.open[0].options:
            if isinstance(option, Put) and option.card == NONE:
                return plain_key(state, option)
        dull = ("stow:", "done", "drop", "hit-car:")
        return next((key for one in dull for key in keys if key.startswith(one)), keys[0])
    for start, zones in TASKS[state.config.scenario](state, me):
        places = set(zones)
        found = [key for key in keys if key.startswith(start)]
        if me.zone in places:
            return found[0] if found else "end-turn"
        if places:
            back = far(state, me.zone, driving=car_of(state, 0) != NONE, doors=-1)
            near = [(back[zone], zone) for zone in places if zone in back]
            return toward(state, min(near)[1])
    raise AssertionError("there is nothing left to do")


def objectives(state: ZState) -> list[int]:
    """The Zones of the Objectives."""
    return [token.zone for token in state.objectives]


def beside(state: ZState, zone: int) -> list[int]:
    """The streets next to a Zone."""
    return roads(state, zone)


def rooms(state: ZState) -> list[int]:
    """All rooms."""
    return [zone.index for zone in state.board.zones if not zone.street]


def race(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 3: one Survivor takes all Objectives."""
    yield "take-objective", objectives(state)


def drive_by(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 4: bring a car to each red Spawn Zone, get out, shoot it; then the Molotov."""
    start = start_zone(state)
    red = [zone for zone, _ in state.spawns if zone != start]
    waiting = [zone for zone in red if any(car.zone == zone for car in state.cars)]
    if car_of(state, 0) != NONE:
        yield "get-out", red[:1]
    elif waiting:
        yield f"shoot:z{waiting[0]}:pistol", beside(state, waiting[0])
    elif red:
        yield "get-in:car1:driver", [state.cars[0].zone]
    yield f"shoot:z{start}:molotov", beside(state, start)


def big_w(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 5: all Objectives, then the doors that are still shut, then the Exit."""
    yield "take-objective", objectives(state)
    doors = [door for door in state.board.doors if not state.doors >> door.index & 1]
    shut = set(shut_buildings(state))
    streets = [z for d in doors for z in d.zones if state.board.building_of[z] < 0]
    numbers = [d.index for d in doors for z in d.zones if state.board.building_of[z] in shut]
    for door in numbers[:1]:
        yield (
            f"open-door:{counted('door', door)}:",
            [z for z in state.board.doors[door].zones if z in streets],
        )
    yield "escape", plan(new("M05")).exits


def escape(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 6: food into the car, three cards at a time, then away with it."""
    car = state.cars[0]
    if goals_met(state):
        yield (
            "get-in:car1:driver" if car_of(state, 0) == NONE else "escape-by-car",
            ([car.zone] if car_of(state, 0) == NONE else plan(new("M06")).exits),
        )
    elif len(own_food(state, 0)) >= 3:
        yield "load-food:car1", [car.zone]
    yield "search", rooms(state)


def slaughterhouse(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 7: the tokens, then the Molotov from next door."""
    start = start_zone(state)
    yield "neutralise", [zone for zone, _ in state.spawns if zone != start]
    yield f"shoot:z{start}:molotov", [z for z in state.tables.neighbours[start] if z != start]


def police(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 8: the coloured Objectives, then the bunker."""
    yield "take-objective", [token.zone for token in state.objectives if token.colour]
    yield "escape", plan(new("M08")).exits


def small_town(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 10: the Molotov is in Hand from the start here."""
    yield "take-objective", objectives(state)
    yield "take-crate", state.crates


def canal(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 11: across."""
    yield "escape", plan(new("M11")).exits


def car_crash(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 12: all kits, then the wounded."""
    yield "take-objective", objectives(state)
    yield "treat", marked(SECOND, "M12", "wounded")


def on_fire(state: ZState, me: Person) -> Iterator[Task]:
    """Mission 13: the tokens are the Molotovs; then the cars, one after the other."""
    start, (parking,) = start_zone(state), marked(SECOND, "M13", "parking")
    red = [zone for zone, _ in state.spawns if zone != start]
    if red and not {*BOX.tokens} & {*me.slots}:
        yield "take-objective", [token.zone for token in state.objectives if token.colour]
    if red:
        yield f"shoot:z{red[0]}:molotov", beside(state, red[0])
    if car_of(state, 0) != NONE:
        yield "get-out", [parking]
    out = [number for number, car in enumerate(state.cars) if car.zone != parking]
    yield f"get-in:{counted('car', out[0])}:driver", [state.cars[out[0]].zone]


TASKS = {
    "M03": race,
    "M04": drive_by,
    "M05": big_w,
    "M06": escape,
    "M07": slaughterhouse,
    "M08": police,
    "M09": race,
    "M10": small_town,
    "M11": canal,
    "M12": car_crash,
    "M13": on_fire,
}
HANDS = {"M04": GUNS, "M07": TOOLS, "M10": TOOLS}


@pytest.mark.rule("Z2-M03-02", "Z2-M04-02", "Z2-M04-03", "Z2-M05-02", "Z2-M05-03", "Z2-M06-03")
@pytest.mark.rule("Z2-M07-03", "Z2-M08-02", "Z2-M09-02", "Z2-M10-02", "Z2-M11-02", "Z2-M12-02")
@pytest.mark.rule("Z2-M13-03", "Z2-WIN-01")
@pytest.mark.parametrize("scenario", TASKS)
def test_the_mission_can_be_won(scenario: str) -> None:
    state = alone(scenario, *HANDS.get(scenario, TOOLS[:1]))
    while state.result is None:
        assert state.decision < LIMIT, ENGINE.game.draw(state, 0)
        state.zombies[:] = bytes(len(state.zombies))
        answer(state, choose(state))
    assert state.result.reason == "z2-end-won"
