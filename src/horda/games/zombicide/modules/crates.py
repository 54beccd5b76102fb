"""Crates of pimpweapons: a deck of its own, and Missions that ask for what is in it."""

from horda.core.rulebook import cites
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.people import crates_left
from horda.games.zombicide.rules.state import ZState


@goal("all-crates")
@cites("Z2-M00-02")
def _all_crates(state: ZState) -> bool:
    return not crates_left(state)


@goal("pimpweapon-each")
@cites("Z2-M02-02", "Z2-MISSION-Q3")
@cites("Z2-M24-02")
def _pimpweapon_each(state: ZState) -> bool:
    weapons = [c for c in state.box.decks["pimpweapon"] if c not in state.pimpweapons.left]
    got = sum(not state.box.cards[card].spawns for card in weapons)
    left = [c for c in state.pimpweapons.left if not state.box.cards[c].spawns]
    possible = got + min(crates_left(state), len(left))
    return got >= min(len(state.people), possible)


MODULE = Module("crates")
of_module("crates", "all-crates", "pimpweapon-each")
