"""Crates of pimpweapons: a deck of its own, and Missions that ask for what is in it."""

from horda.core.rulebook import cites
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.goals import LOST, UNCLAIMED, Look, goal
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.people import carried, crates_left, team
from horda.games.zombicide.rules.piles import cards_of
from horda.games.zombicide.rules.state import ZState


@goal("all-crates", looks=Look.CRATES)
@cites("Z2-M00-02")
def _all_crates(state: ZState) -> bool:
    return not crates_left(state)


def _drawn(state: ZState) -> list[int]:
    """Lists the pimpweapons that have left their deck."""
    weapons = [c for c in cards_of(state, "pimpweapon") if c not in state.pimpweapons.left]
    return [card for card in weapons if not state.box.cards[card].spawns]


def _still_to_come(state: ZState) -> int:
    """Counts the pimpweapons that can still be drawn."""
    left = sum(not state.box.cards[card].spawns for card in state.pimpweapons.left)
    return min(crates_left(state), left)


@cites("Z2-MISSION-Q3")
def obtained(state: ZState) -> int:
    """Counts the pimpweapons somebody got, or by the option of the table those still held."""
    drawn = _drawn(state)
    if state.config.pimpweapons_kept:
        held = [card for person in state.people for card in carried(person)]
        return sum(card in drawn for card in held)
    return len(drawn) - noted(state, UNCLAIMED)


def wanted_weapons(state: ZState) -> int:
    """Returns how many pimpweapons the team has to obtain."""
    return min(len(team(state)), len(_drawn(state)) + _still_to_come(state))


@goal("pimpweapon-each")
@cites("Z2-M02-02", "Z2-MISSION-Q3")
@cites("Z2-M24-02")
def _pimpweapon_each(state: ZState) -> bool:
    return obtained(state) >= wanted_weapons(state)


@cites("Z2-MISSION-Q3", "Z2-WIN-03")
def _too_few_pimpweapons(state: ZState) -> bool:
    """Weapons nobody got never come back."""
    if not (noted(state, UNCLAIMED) or state.config.pimpweapons_kept):
        return False
    return obtained(state) + _still_to_come(state) < wanted_weapons(state)


LOST["pimpweapon-each"] = ("goal-impossible", "Z2-M02-02", _too_few_pimpweapons)


MODULE = Module("crates")
of_module("crates", "all-crates", "pimpweapon-each")
