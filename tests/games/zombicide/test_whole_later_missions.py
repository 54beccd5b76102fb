"""Missions 14 to 23 played to the end on a board without Zombies, by a walker with one plan each.

It shows that all a Mission asks for can be reached, opened, carried and done in a whole game.
"""

from collections.abc import Callable

import pytest

from horda.games.zombicide.board import FAR, bits, tables
from horda.games.zombicide.box.counting import counted
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.modules.mission_rules.places import building
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.people import carried
from horda.games.zombicide.rules.state import NONE, Person, ZState
from horda.games.zombicide.rules.targets import broken, broken_doors
from tests.games.zombicide.boxes import BOX, SECOND
from tests.games.zombicide.playing import answer, dull_answer, new, offered
from tests.games.zombicide.test_whole_missions import LIMIT, quiet

Plan = Callable[[ZState, Person], set[int]]
"""Says where a Survivor should go now."""
DOINGS = ("escape", "barricade", "load-box", "rally", "take-objective", "take-crate")


def objectives(state: ZState, person: Person) -> set[int]:
    """Takes every Objective, then leaves if there is an Exit."""
    zones = {token.zone for token in state.objectives}
    return zones or set(plan(state).exits)


def diner(state: ZState, person: Person) -> set[int]:
    """Takes the green Objective first, then meets all others (M14)."""
    green = {token.zone for token in state.objectives if token.colour}
    return green or set(plan(state).exits)


def friends(state: ZState, person: Person) -> set[int]:
    """Rallies everybody and empties the marked building (M15)."""
    zones = {one.zone for one in state.companions if one.leader == NONE}
    tokens = {token.zone for token in state.objectives} | set(state.crates)
    return zones | tokens.intersection(building(SECOND, state.config.scenario).rooms)


def planks(state: ZState, person: Person) -> set[int]:
    """Brings planks to the broken doors, from inside (M16)."""
    rooms = set(building(SECOND, state.config.scenario).rooms)
    doors = [state.board.doors[door] for door in bits(broken(state))]
    sides = {zone for door in doors for zone in door.zones if zone in rooms}
    return sides if person.load else {token.zone for token in state.objectives}


def plague(state: ZState, person: Person) -> set[int]:
    """Lets one with a tool take Objectives up to Orange, then opens the building (M17)."""
    if person is not next(p for p in state.people if has_tool(p)):
        return set()
    rooms = set(building(SECOND, state.config.scenario).rooms)
    return rooms if person.level >= ORANGE else {token.zone for token in state.objectives} - rooms


def boxes(state: ZState, person: Person) -> set[int]:
    """Brings the boxes to the car one by one (M21)."""
    if goals_met(state):
        return set(plan(state).exits)
    return {state.cars[0].zone} if person.load else {token.zone for token in state.objectives}


PLANS: dict[str, Plan] = {
    "M14": diner,
    "M15": friends,
    "M16": planks,
    "M17": plague,
    "M18": objectives,
    "M21": boxes,
    "M22": objectives,
    "M23": objectives,
}


def has_tool(person: Person) -> bool:
    """Tells whether a Survivor holds something that opens doors."""
    return any(BOX.cards[card].opens_doors for card in carried(person))


def openable(state: ZState, person: Person) -> int:
    """Returns the doors that are or could be open to a Survivor."""
    mission, board = state.config.scenario, state.board
    doors = board.all_doors if has_tool(person) else 0
    if mission == "M16":
        doors = broken(state)
    if mission == "M14":
        doors &= ~building(SECOND, mission).doors | sum(
            1 << d.index for d in board.doors if d.colour
        )
    return doors | state.doors


def nearer(state: ZState, person: Person, keys: list[str]) -> str:
    """Goes a step towards the nearest goal, or opens the door on the way."""
    far = tables(state.board, openable(state, person)).distance
    goals = PLANS[state.config.scenario](state, person)
    near = [(far[person.zone][zone], zone) for zone in goals if far[person.zone][zone] != FAR]
    steps, goal = min(near, default=(0, NONE))
    if not steps:
        return "end-turn"
    ahead = tables(state.board, openable(state, person)).next_steps(person.zone, goal)
    shut = [d for d in state.board.doors_of[person.zone] if ahead[0] in state.board.doors[d].zones]
    ways = [f"walk:z{ahead[0]}", *(f"open-door:{counted('door', door)}:" for door in shut)]
    return next((key for way in ways for key in keys if key.startswith(way)), "end-turn")


def choose(state: ZState) -> str:
    """Chooses an answer to the open question."""
    if dull := dull_answer(state):
        return dull
    keys = offered(state)
    person = state.people[state.turn_of]
    mine = person.zone in PLANS[state.config.scenario](state, person)
    doings = [key for doing in DOINGS for key in keys if key.startswith(doing)]
    doings = [key for key in doings if mine or not key.startswith("take")]
    return doings[0] if doings else nearer(state, person, keys)


@pytest.mark.rule("Z2-M14-02", "Z2-M15-02", "Z2-M16-02", "Z2-M17-02", "Z2-M18-02", "Z2-M21-02")
@pytest.mark.rule("Z2-M21-03", "Z2-M22-02", "Z2-M23-02", "Z2-WIN-01")
@pytest.mark.parametrize("scenario", PLANS)
def test_a_mission_from_the_first_card_to_the_win(scenario: str) -> None:
    state = quiet(scenario, 2)
    while state.result is None and state.decision < LIMIT:
        answer(state, choose(state))
    assert state.result is not None, "the walker got lost"
    assert state.result.reason == "z2-end-won"


@pytest.mark.parametrize("scenario", [f"M{number}" for number in range(14, 26)])
def test_everything_a_mission_lays_out_can_be_reached(scenario: str) -> None:
    state = new(scenario)
    board, one = state.board, SECOND.missions[scenario]
    doors = broken_doors(SECOND, scenario) or board.all_doors
    tokens = [*one.spawn, *one.exit, *one.zombie, *one.car, *one.mark, *one.companion]
    places = {board.zone_at(*token.cell) for token in tokens}
    places |= {token.zone for token in state.objectives} | set(state.crates)
    for start in one.start:
        far = tables(board, doors).distance[board.zone_at(*start.cell)]
        assert [zone for zone in places if far[zone] == FAR] == []
