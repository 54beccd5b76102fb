"""Skills: each a small piece on the hook points, in force while a Survivor has it."""

from functools import lru_cache

from horda.core.hooks import HookIndex, Piece
from horda.games.zombicide.skills import attack, movement, support
from horda.games.zombicide.skills.base import BASE
from horda.games.zombicide.state import BOX, ZState

MODULES = (attack, movement, support)
PIECES: dict[str, Piece] = {id: piece for module in MODULES for id, piece in module.PIECES.items()}
"""Pieces by the id of the skill, without its parameter."""


def index(state: ZState) -> HookIndex:
    """Returns the pieces in force: the base rules and every skill that somebody has."""
    owned = {skill for person in state.people for skill in person.skills}
    lent = {BOX.granted[c] for person in state.people for c in person.slots if c >= 0}
    return _index(frozenset(owned | lent))


@lru_cache(maxsize=4096)
def _index(skills: frozenset[int]) -> HookIndex:
    ids = {BOX.skill(skill).id for skill in skills if skill >= 0}
    return HookIndex((*BASE, *(PIECES[id] for id in sorted(ids) if id in PIECES)))
