"""How well the team stands: what bots look at.

The weights are parts of log-odds. They began as a logistic regression over the rounds of 1100 games
that the advice (`tactics`) played by itself, and were rounded and tuned by play.
"""

from math import exp

from horda.games.zombicide.board import bits
from horda.games.zombicide.mind.tactics.aims import LEFT, wanted, wards, weapons_needed
from horda.games.zombicide.mind.tactics.burning import HUNT, fires_left
from horda.games.zombicide.mind.tactics.driving import errands_left
from horda.games.zombicide.mind.tactics.gear import gear, worth
from horda.games.zombicide.mind.tactics.hints import hints_of
from horda.games.zombicide.mind.tactics.kits import KITS
from horda.games.zombicide.mind.tactics.leaving import crews, leaving_left
from horda.games.zombicide.mind.tactics.recipe import RECIPE, recipe_left
from horda.games.zombicide.mind.tactics.strategy import food_needed, own_way, way
from horda.games.zombicide.mind.tactics.threat import CRUSHED, around, danger
from horda.games.zombicide.modules.mission_rules.wounded import still_wounded
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.discards import Discarding
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.state import NONE, OUT, Person, ZState

START = 3.0
TOKEN = 0.8
ALL_TOKENS = 0.6
KIT, WOUNDED, SOME_DONE = 1.0, 0.5, 5.0
"""Kits to be fetched and wounded to be treated, beside a token; less some, or all looks lost."""
FOOD = 0.3
DRAWN = 0.02
ESCAPE_AHEAD = 3.5
"""More than is ever left of an escape by car, or the last food would seem to be a loss."""
ESCAPED = 0.3
FALLEN = 1.5
"""A Survivor out of a game that goes on without it."""
WOUND = 0.18
LAST_HEALTH = 0.25
COMING_WOUND = 0.2
DEATH = 2.0
LEVELS = (0.0, 0.3, 0.5, 1.2)
ADRENALINE = 0.01
GEAR = 0.22
WELL_ARMED = 1.5
STEP = 0.3
OWN_STEP = 0.45
LAST_STEP = 0.13
SPREAD = 0.05
LOST = 5
DANGER = 0.015
ENOUGH = 8.0
ZOMBIE = 0.08
LARDER = "six-food"
RACES = frozenset({KITS, LARDER})
IN_A_RACE = 0.02
"""What a Zombie costs where the team had better go past it."""
NEAR_WARD = (0.5, 0.12, 0.06, 0.03)
"""What a Zombie costs by its steps from where it must not come."""
LOST_CARD = 0.05
ACTION = 0.001
ROUND = 0.25  # about what the Zombies take in a round: or bots would put its end off


def evaluate(state: ZState) -> float:
    """Guesses how likely the team wins, from 0 to 1; finished games are worth 1 or 0."""
    if state.result is not None:
        return 1.0 if state.result.winners else 0.0
    return min(0.999, max(0.001, 1 / (1 + exp(-log_odds(state)))))


def log_odds(state: ZState) -> float:
    """Guesses the same of a game that goes on, as log-odds: they tell bad from worse."""
    return START + _people(state) + _goals(state) - _threat(state) + _going_on(state)


def _people(state: ZState) -> float:
    score, level, most = ROUND * state.round, 0, 0
    for person in state.people:
        if person.zone == OUT:
            score += ESCAPED if person.escaped else -FALLEN
            continue
        level = max(level, person.level)
        most = max(most, person.adrenaline)
        lost = state.box.survivors[person.card].health - person.health
        score += GEAR * min(WELL_ARMED, gear(state.box, person.slots))
        score += ACTION * person.actions - WOUND * lost
        score -= LAST_HEALTH if person.health == 1 else 0.0
    return score - LEVELS[level] - ADRENALINE * most


def _goals(state: ZState) -> float:
    """Returns the price of what is still to be done: tokens, food, and the way of the team."""
    hints = hints_of(state.edition)
    if hints is not None:
        return -hints.left(state)
    special, zones = state.mission.special, wanted(state)
    here = [person for person in state.people if person.zone != OUT]
    if sent := crews(state):
        return -TOKEN * leaving_left(state, sent)
    left: float = len(zones)
    if zones == tuple(bits(state.board.rooms)):
        left = 1  # any of them will do
    if told := [LEFT[name](state) for name in special if name in LEFT]:
        left = sum(told)
    elif "objective-each" in special:
        left = sum([not person.tokens for person in here])
    elif "pimpweapon-each" in special:
        left = max(0, weapons_needed(state))
    elif LARDER in special:  # every card that is drawn brings the others nearer
        left = ESCAPE_AHEAD - DRAWN * state.equipment.drawn
    elif HUNT in special:
        left = fires_left(state)
    elif RECIPE in special:
        left = recipe_left(state)
    elif KITS in special:
        left = KIT * len(state.objectives) + WOUNDED * len(still_wounded(state)) - SOME_DONE
    elif "spawns-back" in special and "neutralise" not in special:
        score_left = fires_left(state) + errands_left(state)
        return -TOKEN * score_left - _steps(state, here)
    score = -TOKEN * left - (ALL_TOKENS if zones else 0.0) - FOOD * food_needed(state)
    return score - _steps(state, here)


def _steps(state: ZState, here: list[Person]) -> float:
    """Returns the price of the way that the team has still to go."""
    if KITS in state.mission.special:  # all go their own ways, so the last one delays nobody
        people = enumerate(state.people)
        own = [own_way(state, who)[one.zone] for who, one in people if one.zone != OUT]
        return OWN_STEP * sum(own) / max(1, len(own))
    row = way(state)
    steps = [row[person.zone] for person in here]
    return STEP * sum(steps) / len(steps) + LAST_STEP * max(steps) if steps else 0.0


def _threat(state: ZState) -> float:
    """Returns the price of all that walks, of what is near, and of a team that is scattered."""
    hints = hints_of(state.edition)
    race = not RACES.isdisjoint(state.mission.special)
    if hints is not None:
        race = not hints.holds(state)
    score, found = (IN_A_RACE if race else ZOMBIE) * sum(state.zombies), danger(state)
    score += 0.0 if hints is None else hints.dread(state)
    places = [person.zone for person in state.people if person.zone != OUT]
    score += DANGER * sum([min(ENOUGH, found[place]) for place in places])
    distance, apart = state.tables.distance, 0
    for place in places:
        far = distance[place]
        apart += sum([min(LOST, far[other]) for other in places])
    return (
        score
        + SPREAD * apart / max(1, len(places)) ** 2
        + _wounds(state, set(places))
        + _guarded(state)
    )


def _guarded(state: ZState) -> float:
    """Returns the price of Zombies that come near what they must not find."""
    zones, score = wards(state), 0.0
    for zone in zones:
        for other, steps in around(state.tables, zone, len(NEAR_WARD) - 1):
            here = state.zombies[other * state.kinds : other * state.kinds + state.kinds]
            score += NEAR_WARD[steps] * (sum(here) + sum([here[kind] for kind in state.box.fast]))
    return score


def _wounds(state: ZState, places: set[int]) -> float:
    """Returns the price of the Wounds that would fall where nobody can act any more this round."""
    score, hints = 0.0, hints_of(state.edition)
    for zone in places:
        here = [person for person in state.people if person.zone == zone]
        if all(person.done for person in here):
            standing = state.zombies[zone * state.kinds : zone * state.kinds + state.kinds]
            blows = sum([n * z.wounds for n, z in zip(standing, state.box.zombies, strict=True)])
            if hints is not None and any(standing[kind] for kind in state.box.abominations):
                blows += CRUSHED
            for fast in state.box.fast:
                blows += state.zombies[zone * state.kinds + fast]
                for other in state.tables.neighbours[zone]:
                    blows += state.zombies[other * state.kinds + fast]
            spare = sum([person.health - 1 for person in here])
            spare += 0 if hints is None else hints.shields(state, NONE, zone)
            score += COMING_WOUND * blows + (DEATH if blows > spare else 0.0)
    return score


def _going_on(state: ZState) -> float:
    """Returns what the open question already holds: a card to be put down, hits to be shared."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Arrange) and frame.held != NONE:
        return 0.25 * GEAR * worth(state.box, frame.held)
    if isinstance(frame, Attack) and frame.hits:
        return ZOMBIE * frame.hits
    if type(frame) is Discarding:  # it cannot be taken back
        return -LOST_CARD
    return 0.0
