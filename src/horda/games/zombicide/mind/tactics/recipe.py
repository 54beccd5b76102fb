"""Ned's cocktail of Mission 25: what is still to be found, and who brings it to him."""

from horda.games.zombicide.board import bits
from horda.games.zombicide.mind.tactics.reach import reach
from horda.games.zombicide.modules.mission_rules.m25 import (
    GIVEN,
    INGREDIENTS,
    gifts,
    ned_zone,
)
from horda.games.zombicide.rules.memo import COCKTAIL, noted
from horda.games.zombicide.rules.state import OUT, ZState

Row = tuple[int, ...]
RECIPE = "cocktail-mixed"
"""The goal that the ingredients are for."""
GIVE, HUNT_DOWN = 0.5, 1.5


def mixed(state: ZState) -> int:
    """Returns the card that is the cocktail, one more than its number; 0 before it is mixed."""
    return noted(state, COCKTAIL)


def missing(state: ZState) -> list[str]:
    """Lists the ingredients that neither Ned nor anybody of the team has."""
    if mixed(state):
        return []
    had = {one for who in range(len(state.people)) for one in gifts(state, who)}
    return [one for one in INGREDIENTS if one not in had and not noted(state, GIVEN[one])]


def recipe_aim(state: ZState) -> Row:
    """Returns where something is to be found, or Ned's Zone once everything is.

    Zombies follow the noise, so nobody leads them to Ned before he can mix at once.
    """
    lacking = missing(state)
    if lacking == ["molotov"]:
        return tuple(bits(state.board.rooms))
    if lacking:
        return tuple([token.zone for token in state.objectives])
    return (ned_zone(state),)


def own_errand(state: ZState, who: int) -> Row | None:
    """Keeps those who bring nothing beside Ned's Zone instead of in it."""
    if mixed(state) or missing(state) or gifts(state, who):
        return None
    zone = ned_zone(state)
    mission, doors = state.config.scenario, state.doors
    near = [to for to in state.tables.neighbours[zone] if state.board.streets >> to & 1]
    rows = [reach(state.edition, mission, doors, to) for to in near]
    places = [person.zone for person in state.people if person.zone != OUT]
    return min(rows, key=lambda row: sum([row[place] for place in places])) if rows else None


def recipe_left(state: ZState) -> float:
    """Counts what is left: to find, to give, and the monster."""
    if mixed(state):
        return HUNT_DOWN
    not_given = sum(not noted(state, GIVEN[one]) for one in INGREDIENTS)
    return len(missing(state)) + GIVE * not_given + HUNT_DOWN
