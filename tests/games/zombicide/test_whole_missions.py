"""The first Missions played from the first card to the Exit, on a board without Zombies.

The Zombie deck holds extra activations only, which do nothing there; what is left of a Mission is
its tokens, doors, goals and Exit. A plain walker plays it: take what is wanted, open what is shut.
"""

from collections import deque

import pytest

from horda.games.zombicide.board import tables
from horda.games.zombicide.box.counting import counted
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.people import carried
from horda.games.zombicide.rules.state import Person, ZState
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.playing import FOOD, answer, calm, dull_answer, new, offered

LIMIT = 4000


def quiet(scenario: str, players: int) -> ZState:
    """Begins a game in which no Zombie can come."""
    state = new(scenario, 3, players=players)
    calm(state)
    return state


def wanted(state: ZState, person: Person) -> set[int]:
    """Returns the Zones a Survivor has something to do in."""
    one = plan(state)
    if goals_met(state):
        return set(one.exits)
    zones: set[int] = set()
    objectives = {token.zone for token in state.objectives}
    if "all-objectives" in one.names or ("objective-each" in one.names and not person.tokens):
        zones |= objectives
    elif "objective-each" in one.names and not all(other.tokens for other in state.people):
        zones |= objectives - set(steps(state, person.zone, state.doors))  # doors for the others
    if {"all-crates", "pimpweapon-each"} & set(one.names):
        zones |= set(state.crates)
    if "three-food" in one.names and not zones:
        zones |= {zone.index for zone in state.board.zones if not zone.street}
    return zones


def steps(state: ZState, start: int, doors: int) -> dict[int, int]:
    """Counts the steps from a Zone to all others, with these doors open."""
    near, found, queue = tables(state.board, doors).neighbours, {start: 0}, deque([start])
    while queue:
        zone = queue.popleft()
        for other in near[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                queue.append(other)
    return found


def nearer(state: ZState, person: Person, keys: list[str]) -> str:
    """Chooses a step to the nearest wanted Zone; a tool opens the doors on the way."""
    tool = any(BOX.cards[card].opens_doors for card in carried(person))
    doors = state.board.all_doors if tool else state.doors
    ways = {zone: steps(state, zone, doors) for zone in range(len(state.board.zones))}
    here, goals = ways[person.zone], wanted(state, person)
    best = min((here[zone], zone) for zone in goals if zone in here) if goals & {*here} else None
    if best is None or best[1] == person.zone:
        return "end-turn"
    ahead = [zone for zone, far in here.items() if far == 1 and best[1] in ways[zone]]
    to = min(ahead, key=lambda zone: ways[zone][best[1]])
    shut = [d for d in state.board.doors_of[person.zone] if to in state.board.doors[d].zones]
    opens = [
        key
        for key in keys
        for door in shut
        if key.startswith(f"open-door:{counted('door', door)}:")
    ]
    return next((key for key in [f"walk:z{to}", *opens] if key in keys), "end-turn")


def choose(state: ZState) -> str:
    """Chooses an answer to the open question."""
    if dull := dull_answer(state):
        return dull
    keys = offered(state)
    person, names = state.people[state.turn_of], plan(state).names
    first = ["escape"]
    if person.zone in wanted(state, person) and not goals_met(state):
        first += [key for key in keys if key.startswith("take-objective")]
        first += ["take-crate"] if person.zone in state.crates else []
        first += ["search"] if "three-food" in names else []
    if person.tokens and "objective-each" in names:
        first = [key for key in first if not key.startswith("take-objective")]
    return next((key for key in first if key in keys), nearer(state, person, keys))


@pytest.mark.rule("Z2-M00-01", "Z2-M00-02", "Z2-M01-02", "Z2-M01-03", "Z2-M01-04", "Z2-M02-02")
@pytest.mark.rule("Z2-M02-03", "Z2-MISSION-04", "Z2-DOOR-01", "Z2-OBJ-01", "Z2-OBJ-03", "Z2-WIN-01")
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("scenario", ["M00", "M01", "M02"])
def test_a_mission_from_the_first_card_to_the_exit(scenario: str, players: int) -> None:
    state = quiet(scenario, players)
    printed = len(state.objectives), len(state.crates)
    met = False
    while state.result is None and state.decision < LIMIT:
        key = choose(state)
        met = met or goals_met(state)
        assert met or key != "escape"
        answer(state, key)
    assert state.result is not None, "the walker got lost"
    assert (state.result.reason, len(state.result.winners)) == ("z2-end-won", players)
    assert all(person.escaped for person in state.people)
    if scenario == "M00":
        assert (state.objectives, state.crates, printed) == ((), (), (2, 2))
        assert sum(person.adrenaline for person in state.people) == 10
    if scenario == "M01":
        assert [person.tokens for person in state.people] == [1] * 6
        assert sum(card in FOOD for person in state.people for card in carried(person)) >= 3
    if scenario == "M02":
        weapons = [card for person in state.people for card in carried(person)]
        assert sum(card in BOX.decks["pimpweapon"] for card in weapons) == 6
        assert len(state.crates) == printed[1] - 6
