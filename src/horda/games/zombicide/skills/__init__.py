"""Skills: each a small piece on the hook points, in force while a Survivor has it."""

from functools import lru_cache

from horda.core.hooks import HookIndex, Piece
from horda.games.zombicide.people import blue_skill
from horda.games.zombicide.skills import (
    aim,
    attack,
    damage,
    dashes,
    dice,
    finds,
    handling,
    leading,
    movement,
    reactions,
    support,
)
from horda.games.zombicide.skills.base import BASE
from horda.games.zombicide.state import BOX, NONE, ZState

MODULES = (
    aim,
    attack,
    damage,
    dashes,
    dice,
    finds,
    handling,
    leading,
    movement,
    reactions,
    support,
)
PIECES: dict[str, Piece] = {id: piece for module in MODULES for id, piece in module.PIECES.items()}
"""Pieces by the id of the skill, without its parameter."""


def index(state: ZState) -> HookIndex:
    """Returns the pieces in force: the base rules and every skill that somebody has."""
    team = [(person.skills, person.slots) for person in state.people]
    team += [((blue_skill(one.card),), ()) for one in state.companions if one.leader != NONE]
    return _of_team(tuple(team))


@lru_cache(maxsize=4096)
def _of_team(team: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]) -> HookIndex:
    owned = {skill for skills, _ in team for skill in skills}
    lent = {BOX.granted[card] for _, slots in team for card in slots if card >= 0}
    return _index(frozenset(owned | lent))


@lru_cache(maxsize=4096)
def _index(skills: frozenset[int]) -> HookIndex:
    ids = {BOX.skill(skill).id for skill in skills if skill >= 0}
    return HookIndex((*BASE, *(PIECES[id] for id in sorted(ids) if id in PIECES)))
