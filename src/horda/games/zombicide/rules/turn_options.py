"""Everything a Survivor can do in its turn, listed."""

from collections.abc import Iterable

from horda.core.decisions import Option
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.cars import car_options
from horda.games.zombicide.modules.companions import leaders, rally_options
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.discards import may_discard
from horda.games.zombicide.rules.doors import door_options
from horda.games.zombicide.rules.goals import may_escape
from horda.games.zombicide.rules.moves import move_options
from horda.games.zombicide.rules.people import (
    can_pay,
    carried,
    skills,
    zombies_in,
)
from horda.games.zombicide.rules.points import (
    ATTACK_COST,
    HAND_SLOTS,
    IMPROVISES,
    MISSION_ACTIONS,
    OFFERS,
    OPENS_DOORS,
    REFUSES,
    RELOAD_COST,
)
from horda.games.zombicide.rules.search import search_options
from horda.games.zombicide.rules.state import (
    HANDS,
    MOST_SURVIVORS,
    NONE,
    OTHER,
    OUT,
    Objective,
    Person,
    ZState,
)
from horda.games.zombicide.rules.tokens import token_word
from horda.games.zombicide.rules.weapons import improvised_options, melee_options, ranged_options

TRADES = tuple(map(o.Trade, range(MOST_SURVIVORS)))


def actions_of(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the Actions that are anybody's, not those of skills."""
    person = state.people[who]
    if not (person.actions or any(person.free) or state.cars or hooks.on(ATTACK_COST)):
        return _plain(state, hooks, who, carried(person))  # all others cost something
    zombies, cards = zombies_in(state, person.zone), carried(person)
    options: list[Option] = []
    if cards:
        options += melee_options(state, hooks, who) if zombies else ()
        options += ranged_options(state, hooks, who)
    options += move_options(state, hooks, who, zombies)
    if cards or OPENS_DOORS in hooks.uses:
        options += door_options(state, hooks, who)
    if not zombies:
        options += search_options(state, hooks, who)
    options += _tokens(state, who)
    options += _plain(state, hooks, who, cards)
    if state.companions:
        options += rally_options(state, who)
    if state.cars:
        options += car_options(state, hooks, who)
    if MISSION_ACTIONS in hooks.uses:
        options = hooks.query(MISSION_ACTIONS, state, who, options)
    return _granted(state, hooks, who, options) if REFUSES in hooks.uses else options


# What only some Missions and editions need stands apart from here on: a name that a comprehension
# uses is kept in a cell, which takes time in every call, whether the comprehension is run or not.


def _granted(state: ZState, hooks: HookIndex, who: int, options: list[Option]) -> list[Option]:
    """Leaves out what a piece in force refuses."""
    return [one for one in options if not hooks.query(REFUSES, state, (who, one), None)]


def turn_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the options of a Survivor's turn, in a fixed order."""
    options: list[Option] = []
    if state.people[who].zone != OUT:
        options = actions_of(state, hooks, who)
        if IMPROVISES in hooks.uses:
            options += improvised_options(state, hooks, who)
        if OFFERS in hooks.uses:
            options = hooks.query_for(skills(state, who), OFFERS, state, who, options)
        if may_escape(state, hooks, who):
            options.append(o.ESCAPE)
        if options and may_discard(state, who):  # a free Action may be of no use here
            options.append(o.DISCARD_FREELY)
    options.append(o.END_TURN)
    return options


_objectives: tuple[tuple[Objective, ...], frozenset[int]] = ((), frozenset())
"""The Objectives last asked for and their Zones: they change only when one is taken."""


def _laid(objectives: tuple[Objective, ...]) -> frozenset[int]:
    """Returns the Zones with Objectives."""
    global _objectives
    known = _objectives
    if known[0] is not objectives:
        known = _objectives = (objectives, frozenset([one.zone for one in objectives]))
    return known[1]


@cites("Z2-OBJ-01", "Z2-OBJ-03", "Z2-OBJ-Q1", "Z2-OBJ-I1")
def _tokens(state: ZState, who: int) -> list[Option]:
    person = state.people[who]
    if not (person.actions or can_pay(person, OTHER)):
        return []
    zone = person.zone
    options: list[Option] = []
    seen: set[int] = set()
    for index, one in enumerate(state.objectives) if zone in _laid(state.objectives) else ():
        if one.zone == zone:
            face = NONE if one.hidden else one.colour  # tokens that look alike are named once
            if face not in seen:
                seen.add(face)
                colour = 0 if one.hidden else one.colour
                options.append(o.TakeObjective(index, token_word(state.mission, colour)))
    if zone in state.crates:
        options.append(o.TAKE_CRATE)
    return options


@cites("Z2-MAKENOISE-01", "Z2-TRADE-01", "Z2-TRADE-02", "Z2-RELOAD-02", "Z2-EQUIP-Q4")
@cites("Z2-TRADE-Q1", "Z2-TRADE-Q2", "Z2-INTER-19")
def _plain(state: ZState, hooks: HookIndex, who: int, cards: tuple[int, ...]) -> list[Option]:
    person = state.people[who]
    options: list[Option] = []
    if person.actions or can_pay(person, OTHER):
        if cards:
            options.append(o.REORGANISE)
        _add_trades(state, person, cards, options)
        options.append(o.MAKE_NOISE)
    if state.empty and can_pay(person, OTHER, hooks.query(RELOAD_COST, state, who, 1)):
        options += _reloads(state, hooks, who)
    if cards:
        food = state.box.food
        if not food.isdisjoint(cards):
            meals = one_each(state.box, filter(food.__contains__, cards))
            options += [o.Eat(card) for card in meals]
    return options


def _reloads(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the empty weapons in Hand."""
    held = state.people[who].slots[: hooks.query(HAND_SLOTS, state, who, HANDS)]
    empty = [card for card in held if card != NONE and state.empty >> card & 1]
    return [o.Reload(card) for card in one_each(state.box, empty)]


def _add_trades(
    state: ZState, person: Person, cards: tuple[int, ...], options: list[Option]
) -> None:
    """Adds whom a Survivor can trade with: two with nothing at all have nothing to trade."""
    zone = person.zone
    leading = leaders(state) if state.companions else ()
    if cards or person.load or person.card in leading:
        for one in state.people:
            if one.zone == zone and one is not person:
                options.append(TRADES[one.card])
        return
    bare = state.bare
    for one in state.people:
        if one.zone == zone and (one.slots is not bare or one.load or leading):
            if one is not person and (carried(one) or one.load or one.card in leading):
                options.append(TRADES[one.card])


def one_each(box: Content, cards: Iterable[int]) -> list[int]:
    """Leaves out cards identical to one named before."""
    return list({box.same[card]: card for card in reversed(list(cards))}.values())[::-1]
