"""How well the team stands: what bots look at. All weights are guesses, tuned by play."""

import re
from functools import cache, lru_cache
from heapq import heappop, heappush
from math import exp

from horda.games.zombicide.activation import Group
from horda.games.zombicide.attack import Attack
from horda.games.zombicide.board import FAR, tables
from horda.games.zombicide.content import Card, missions
from horda.games.zombicide.inventory import Arrange
from horda.games.zombicide.state import (
    BOX,
    EDITION,
    HANDS,
    KINDS,
    NONE,
    OUT,
    RUNNER,
    Person,
    ZState,
    mission_board,
)

STEPS_A_DOOR = 2  # opening one costs about as much as going round it by two Zones
SCALE = 10.0
GOAL = 4.0
UNDONE = 12.0  # more than the whole way out: the last goal must not look like a loss
ESCAPED = 3.0
WOUND = 0.7
LAST_HEALTH = 0.8
EXPECTED_WOUND = 0.55
DEADLY = 2.0
NEAR = 0.05
STEP = 0.3
STEP_OUT = 0.25
LEVEL = 0.35
SKILL = 0.25
ZOMBIE = 0.05
ACTION = 0.005
TOGETHER = 0.06
ROUND = 0.4  # about what the Zombies take in a round: or bots would put its end off
FOOD = 2.0
_SOME = re.compile(rb"[^\0]")


def evaluate(state: ZState) -> float:
    """Guesses how likely the team wins, from 0 to 1; finished games are worth 1 or 0."""
    if state.result is not None:
        return 1.0 if state.result.winners else 0.0
    score = _people(state) + _goals(state) - _threat(state) + _going_on(state)
    return min(0.999, max(0.001, 1 / (1 + exp(-score / SCALE))))


def groups(state: ZState) -> list[Group]:
    """Lists the Zombies on the board: Zone, kind, how many."""
    found = []
    for match in _SOME.finditer(state.zombies):
        i = match.start()
        found.append((i // KINDS, i % KINDS, state.zombies[i]))
    return found


# -- the Survivors -----------------------------------------------------------------------------


def _people(state: ZState) -> float:
    score, level = 0.0, 0
    for person in state.people:
        score += SKILL * len(person.skills)
        if person.zone == OUT:
            score += ESCAPED
            continue
        level = max(level, person.level)
        lost = BOX.survivors[person.card].health - person.health
        score += gear(person.slots) + ACTION * person.actions - WOUND * lost
        score -= LAST_HEALTH if person.health == 1 else 0.0
    return score - LEVEL * level + ROUND * state.round


@lru_cache(maxsize=1 << 14)
def gear(slots: tuple[int, ...]) -> float:
    """Returns what a Survivor's cards are worth; only the best two weapons in Hand count fully."""
    hands = sorted((worth(card) for card in slots[:HANDS] if card != NONE), reverse=True)
    pack = sum(0.3 * worth(card) for card in slots[HANDS:] if card != NONE)
    pair = slots[0] != NONE and slots[1] != NONE and BOX.same[slots[0]] == BOX.same[slots[1]]
    dual = 0.2 if pair and BOX.cards[slots[0]].dual else 0.0
    return sum(hands) + pack + dual


@cache
def worth(card: int) -> float:
    """Returns what a card in Hand is worth: hits an attack can expect, and tools."""
    data = BOX.cards[card]
    best = max((_line(data, i) for i in range(len(data.profiles))), default=0.05)
    return best + (0.1 if data.opens_doors else 0.0)


def _line(data: Card, index: int) -> float:
    line = data.profiles[index]
    hits = line.dice * (7 - line.accuracy) / 6 if line.dice else 2.5  # a Molotov rolls nothing
    reach = 1.2 if line.range_max > 0 else 1.0
    return 0.25 * hits * (1.0 + 0.3 * (line.damage - 1)) * reach


# -- what is still to be done --------------------------------------------------------------------


def _goals(state: ZState) -> float:
    special, score, open_goals = state.mission.special, 0.0, False
    here = [person for person in state.people if person.zone != OUT]
    if "all-objectives" in special and state.objectives:
        open_goals, score = True, score + _fetch(state, here, _zones(state), len(state.objectives))
    if "all-crates" in special and state.crates:
        open_goals, score = True, score + _fetch(state, here, state.crates, len(state.crates))
    if "objective-each" in special:
        wanting = [person for person in here if not person.tokens]
        open_goals |= bool(wanting)
        score += _each(state, wanting, _zones(state))
    if "pimpweapon-each" in special:
        left = state.pimpweapons.left
        got = len(BOX.decks["pimpweapon"]) - len(left)
        need = min(len(state.people) - got, len(state.crates))
        if need > 0:
            open_goals, score = True, score + _fetch(state, here, state.crates, need)
    if "three-food" in special:
        lacking = max(0, 3 - _food(state))
        open_goals |= lacking > 0
        score -= FOOD * lacking
    score -= UNDONE if open_goals else 0.0
    if "exit" not in special:
        return score
    return score - STEP_OUT * _to_exit(state, here) * (0.1 if open_goals else 1.0)


def _zones(state: ZState) -> tuple[int, ...]:
    return tuple(token.zone for token in state.objectives)


def _fetch(state: ZState, here: list[Person], zones: tuple[int, ...], need: int) -> float:
    """Returns the price of tokens that anybody may take: each is some Survivor's walk away."""
    mission, doors = state.config.scenario, state.doors
    rows = [reach(mission, doors, zone) for zone in zones]
    places = [person.zone for person in here]
    walks = sorted(min([row[place] for place in places], default=20) for row in rows)
    others = sum(min([row[place] for row in rows]) for place in places)
    return -GOAL * need - STEP * sum(walks[:need]) - TOGETHER * others


def _each(state: ZState, wanting: list[Person], zones: tuple[int, ...]) -> float:
    """Returns the price of tokens that every Survivor needs one of; nobody counts on another's."""
    pairs = []
    for token, zone in enumerate(zones):
        far = reach(state.config.scenario, state.doors, zone)
        pairs += [(far[person.zone], who, token) for who, person in enumerate(wanting)]
    pairs.sort()
    served: set[int] = set()
    taken: set[int] = set()
    score = 0.0
    for steps, who, token in pairs:
        if who not in served and token not in taken:
            served.add(who)
            taken.add(token)
            score -= GOAL + STEP * steps
            if len(served) == len(wanting):
                break
    return score


def _food(state: ZState) -> int:
    return sum(_food_in(person.slots) for person in state.people)


@lru_cache(maxsize=1 << 14)
def _food_in(slots: tuple[int, ...]) -> int:
    return sum(BOX.cards[card].food > 0 for card in slots if card != NONE)


def _to_exit(state: ZState, here: list[Person]) -> float:
    exits = _exits(state.config.scenario)
    far = [reach(state.config.scenario, state.doors, zone) for zone in exits]
    return sum(min(row[person.zone] for row in far) for person in here) if far else 0.0


@cache
def _exits(mission: str) -> tuple[int, ...]:
    board = mission_board(mission)
    return tuple(board.zone_at(*token.cell) for token in missions(EDITION)[mission].exit)


@lru_cache(maxsize=1 << 13)
def reach(mission: str, doors: int, target: int) -> tuple[int, ...]:
    """Returns how far each Zone is from a target, closed doors counted as some more steps."""
    board = mission_board(mission)
    now = tables(board, doors).neighbours
    ever = tables(board, -1).neighbours
    found = [FAR] * len(board.zones)
    queue = [(0, target)]
    while queue:
        steps, zone = heappop(queue)
        if steps >= found[zone]:
            continue
        found[zone] = steps
        for other in ever[zone]:
            price = 1 if other in now[zone] else 1 + STEPS_A_DOOR
            if steps + price < found[other]:
                heappush(queue, (steps + price, other))
    return tuple(found)


# -- the Zombies ---------------------------------------------------------------------------------


def _threat(state: ZState) -> float:
    """Returns the price of the Wounds to come, and of everything that walks."""
    zombies = groups(state)
    score = ZOMBIE * sum(count for _, _, count in zombies)
    distance = state.tables.distance
    by_zone: dict[int, list[Person]] = {}
    for person in state.people:
        if person.zone != OUT:
            by_zone.setdefault(person.zone, []).append(person)
    spawns = [z for z, colour in state.spawns if state.active_spawns >> colour & 1]
    for zone, people in by_zone.items():
        far = distance[zone]
        blows = near = 0.0
        for at, kind, count in zombies:
            steps = far[at]
            if steps > 3:
                continue
            power = count * BOX.zombies[kind].wounds
            if kind == RUNNER:
                blows += power * (2, 1, 0, 0)[steps]
                near += power * (0, 0, 1.2, 0.7)[steps]
            else:
                blows += power if steps == 0 else 0
                near += power * (0, 1, 0.5, 0.2)[steps]
        near += sum(1.0 for spawn in spawns if far[spawn] == 0)
        if blows or near:
            score += _zone_threat(state, people, blows, near)
    return score


def _zone_threat(state: ZState, people: list[Person], blows: float, near: float) -> float:
    """Weighs the Wounds that would fall in a Zone against the Health and Actions there."""
    acts = sum(0 if p.done else p.actions if state.turn_of != NONE else 3 for p in people)
    waiting = sum(not p.done and not p.actions for p in people)
    wounds = max(0.3 * blows, blows - 0.35 * acts - 0.9 * waiting)
    spare = sum(p.health - 1 for p in people)
    deadly = max(0.0, min(1.0, (wounds + 0.25 * near - spare + 1) / 3))
    return EXPECTED_WOUND * wounds + NEAR * near + DEADLY * deadly * (wounds > 0 or near > spare)


# -- what is going on ----------------------------------------------------------------------------


def _going_on(state: ZState) -> float:
    """Returns what the open question already holds: a card to be put down, hits to be shared."""
    frame = state.stack[-1] if state.stack else None
    if type(frame) is Arrange and frame.held != NONE:
        return 0.25 * worth(frame.held)
    if type(frame) is Attack and frame.hits:
        return (ZOMBIE + 0.3) * frame.hits
    return 0.0
