"""Remembers what a card that waits will want to know."""

from msgspec.structs import replace

from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.effects.conditions import SEARCHED

WAITING = "missing-child"


def mark_search(state: DWState, place: int) -> None:
    """Notes that a place was searched, while a card waits to hear of it."""
    if not any(WAITING in later.source for later in state.delayed):
        return
    noted = [rule for rule in state.lasting if rule.modifier == SEARCHED]
    rest = tuple(rule for rule in state.lasting if rule.modifier != SEARCHED)
    rule = noted[0] if noted else Lasting(SEARCHED)
    words = tuple(dict.fromkeys((*rule.words, str(place))))
    state.lasting = (*rest, replace(rule, words=words))
