"""Free actions and abilities that cards of the base set add to a turn."""

from collections.abc import Callable
from typing import Any

from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    from_hand,
    heal,
    spend_die,
    to_waste,
)
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import NOBODY, DWRun, DWState
from horda.games.dead_of_winter.base.table import in_play, own_at, people_at
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.trees import ops_at
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import (
    COPYCAT,
    GAINED,
    forbidden,
    holding,
    names_in,
    ready,
    standing,
)
from horda.games.dead_of_winter.effects.offer import helpful, usable
from horda.games.dead_of_winter.effects.prices import list_payable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script

COPIED, GAINED_USED = "copied", "gained_used"
"""Marks of what was used this round."""


class Nurse(DWOption, frozen=True):
    """Give a hand card to have an own survivor at the colony treated."""

    card: int
    survivor: int
    kind: int


class Copy(DWOption, frozen=True):
    """Use the ability of somebody at the same place."""

    survivor: int
    other: int
    die: int


class Gained(DWOption, frozen=True):
    """Use an ability that a crossroads card gave."""

    survivor: int
    die: int


def base_options(state: DWState, seat: int, dice: tuple[int, ...]) -> list[DWOption]:
    """Lists what cards of the base set add to a turn."""
    found: list[DWOption] = []
    if state.owner[COPYCAT] == seat:
        found += _copies(state, seat, dice)
    if not state.lasting:
        return found
    for rule in holding(state, Mod.NURSING):
        if state.owner[rule.survivor] != NOBODY and state.where[rule.survivor] == COLONY:
            hurt = [one for one in own_at(state, seat, COLONY) if _hurt(state, one)]
            cards = ready(state, seat)
            found += [
                Nurse(card, one, kind)
                for card in cards
                for one in hurt
                for kind, row in enumerate((state.wounds, state.frost))
                if row[one]
            ]
    if GAINED not in names_in(state.lasting):
        return found
    for rule in state.lasting:
        if rule.modifier == GAINED and state.owner[rule.survivor] == seat:
            found += _gained(state, rule, dice)
    return found


def _hurt(state: DWState, one: int) -> bool:
    return bool(state.wounds[one] or state.frost[one]) and not forbidden(state, "heal", one)


def _marked(state: DWState, modifier: str, survivor: int, item: int = -1) -> bool:
    return any(
        r.modifier == modifier and r.survivor == survivor and r.item == item for r in state.lasting
    )


def _gained(state: DWState, rule: Lasting, dice: tuple[int, ...]) -> list[DWOption]:
    one = rule.survivor
    there = rule.place in (-1, state.where[one])
    if not there or _marked(state, GAINED_USED, one) or forbidden(state, "ability", one):
        return []
    return [Gained(one, die) for die in dice if die >= rule.n]


def _copies(state: DWState, seat: int, dice: tuple[int, ...]) -> list[DWOption]:
    """Abilities between actions of all others at his place, each by its own limit."""
    place, found = state.where[COPYCAT], list[DWOption]()
    for other in borrowed(state, COPYCAT, Timing.OWN_TURN):
        card = BOX.survivors[other]
        least = card.ability.die
        fit = [die for die in dice if die >= least] if least else [0]
        if fit and usable(state, f"survivor/{card.id}", seat, Scope(seat, COPYCAT, place)):
            found += [Copy(COPYCAT, other, die) for die in fit]
    return found


@cites("DW-CARD-05", "DW-ABIL-03", "DW-ABIL-Q3")
def borrowed(state: DWState, survivor: int, timing: Timing) -> list[int]:
    """Lists whose abilities of a moment somebody has besides: one has those of all others there."""
    place = state.where[survivor]
    if survivor != COPYCAT or place == COLONY or not in_play(state, survivor):
        return []
    if state.lasting and forbidden(state, "ability", survivor):
        return []
    return [other for other in people_at(state, place) if _lends(state, other, timing, place)]


def _lends(state: DWState, other: int, timing: Timing, place: int) -> bool:
    ability = BOX.survivors[other].ability
    if other == COPYCAT or ability.timing is not timing or not standing(ability.location, place):
        return False
    return ability.limit is None or not _marked(state, COPIED, COPYCAT, other)


# -- doing -------------------------------------------------------------------------------------


def nurse(run: DWRun, seat: int, option: Nurse) -> None:
    """Puts the card onto the waste pile and takes the token off."""
    from_hand(run.state, seat, option.card)
    run.reveal()
    to_waste(run, seat, option.card)
    heal(run, option.survivor, option.kind)


def _mark(state: DWState, modifier: str, survivor: int, item: int = -1) -> None:
    rule = Lasting(modifier, survivor=survivor, item=item, until="end_of_round", made=state.round)
    state.lasting = (*state.lasting, rule)


def borrow(run: DWRun, other: int) -> None:
    """Marks the ability of somebody as used by the one who has it too."""
    _mark(run.state, COPIED, COPYCAT, other)
    run.emit(events.AbilityUsed, COPYCAT)


@cites("DW-ABIL-01")
def copy(run: DWRun, seat: int, option: Copy) -> Frame:
    """Uses the ability with its die and its price, as if it were his own."""
    state, card = run.state, BOX.survivors[option.other]
    if option.die:
        spend_die(run, seat, option.die)
    borrow(run, option.other)
    scope = Scope(seat, COPYCAT, state.where[COPYCAT])
    return Both(f"survivor/{card.id}/cost", (), f"survivor/{card.id}", (), seat, scope)


def gained(run: DWRun, seat: int, option: Gained) -> Frame:
    """Uses the ability that a card gave."""
    state = run.state
    spend_die(run, seat, option.die)
    rules = [r for r in state.lasting if r.modifier == GAINED and r.survivor == option.survivor]
    _mark(state, GAINED_USED, option.survivor)
    path = tuple(int(step) for step in rules[0].words)
    scope = Scope(seat, option.survivor, state.where[option.survivor])
    return Script(rules[0].source, seat, path, 0, scope)


class Both(Frame, frozen=True):
    """A price, then what it buys."""

    cost: str
    cost_path: tuple[int, ...]
    source: str
    path: tuple[int, ...]
    seat: int
    scope: Scope

    def pay(self, run: DWRun) -> Outcome:
        """Pays."""
        return Push(Script(self.cost, self.seat, self.cost_path, 0, self.scope))

    def effect(self, run: DWRun) -> Outcome:
        """Carries it out."""
        if run.state.result is not None:
            return DONE
        return Push(Script(self.source, self.seat, self.path, 0, self.scope))

    steps = (pay, effect)


def repeatable(state: DWState, seat: int) -> list[int]:
    """Lists which rights of this turn can be paid for once more."""
    kept = [one for one in state.delayed if one.when == "repeat" and one.seat == seat]
    scope = Scope(seat)
    return [
        n
        for n, one in enumerate(kept)
        if list_payable(state, one.source, (*one.path, 0), seat, scope)
        and helpful(state, ops_at(one.source, (*one.path, 1)), seat, scope)
    ]


def repeat(run: DWRun, seat: int, number: int) -> Frame:
    """Does once more what a card allows until the end of the turn."""
    kept = [one for one in run.state.delayed if one.when == "repeat" and one.seat == seat]
    one = kept[number]
    scope = Scope(seat, one.survivor, one.place)
    return Both(one.source, (*one.path, 0), one.source, (*one.path, 1), seat, scope)


DOERS: dict[type[DWOption], Callable[[DWRun, int, Any], Frame | None]] = {
    Nurse: nurse,
    Copy: copy,
    Gained: gained,
}


# -- feeding -----------------------------------------------------------------------------------


def mounts(state: DWState) -> int:
    """Counts the horses that the colony feeds: those of players who are not exiled."""
    return sum(
        not state.exiled >> state.owner[rule.survivor] & 1
        for rule in holding(state, Mod.HORSE)
        if rule.survivor in range(len(state.owner)) and state.owner[rule.survivor] != NOBODY
    )
