"""Hints for bots: the Abomination, which acts again with every card that names it."""

from functools import lru_cache
from math import comb

from horda.games.zombicide.board import Tables
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.mind.tactics.burning import monsters
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.state import ZState

Odds = tuple[float, ...]
REACH = 3
"""From further away it hardly ever comes and strikes in one phase."""


def stalked(state: ZState) -> Odds:
    """Returns for each Zone how likely the Abomination comes there and strikes in one phase."""
    zones = monsters(state)
    if not zones:
        return _calm(len(state.board.zones))
    cards = sum(state.active_spawns >> colour & 1 for _, colour in state.spawns)
    own = invader(state)
    return _reached(state.box, own.tables, own.paths(), zones, cards)


@lru_cache(maxsize=64)
def _calm(zones: int) -> Odds:
    return (0.0,) * zones


@lru_cache(maxsize=1 << 12)
def _reached(box: Content, now: Tables, ever: Tables, zones: tuple[int, ...], cards: int) -> Odds:
    """By the steps, and one more for a closed door; in its own Zone it strikes anyway."""
    odds = [at_least(extra, cards, named(box)) for extra in range(REACH + 1)]
    found = [0.0] * len(now.neighbours)
    for zone in zones:
        walk, smash = now.distance[zone], ever.distance[zone]
        for other in range(len(found)):
            steps = min(walk[other], smash[other] + 1)
            if steps <= REACH:
                found[other] = max(found[other], odds[steps])
    return tuple(found)


@lru_cache(maxsize=1 << 8)
def at_least(times: int, cards: int, share: float) -> float:
    """Returns the chance that so many of some cards name it."""
    ways = range(times, cards + 1)
    return sum(comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in ways)


@lru_cache(maxsize=8)
def named(box: Content) -> float:
    """Returns the share of the cards that name it."""
    ids = {box.zombies[kind].family for kind in box.abominations}
    kinds = [card.zombie in ids for card in box.zombie_cards]
    return sum(kinds) / max(1, len(kinds))
