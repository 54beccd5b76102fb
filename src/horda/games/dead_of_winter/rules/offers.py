"""What the active player may do now, in a stable order."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    clockwise,
    has_space,
    is_exiled,
    own,
    people_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Hook, Timing, Use
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY, PLACES, RAXXON, TYPES, ItemType
from horda.games.dead_of_winter.effects.lasting import (
    ability_on,
    attack_any,
    attack_of,
    forbidden,
    holding,
    may_contribute,
    ready,
    search_any,
    search_of,
)
from horda.games.dead_of_winter.effects.offer import usable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.rules import options
from horda.games.dead_of_winter.rules.actions.aids import (
    LIMITS,
    barred,
    helping,
    is_fresh,
    item_of,
    spares_move,
)
from horda.games.dead_of_winter.rules.actions.fight import blade_of, can_attack
from horda.games.dead_of_winter.rules.actions.hands import playable
from horda.games.dead_of_winter.rules.actions.moving import destinations, serves
from horda.games.dead_of_winter.rules.actions.searching import can_search, keys_of
from horda.games.dead_of_winter.rules.actions.works import can_attract
from horda.games.dead_of_winter.rules.bandits import bandit_leader
from horda.games.dead_of_winter.rules.base_set.deeds import base_options, repeatable

MOST = 6
STORED_DIE, PROGRESS = -1, -3
"""Marks of what the objective offers once a turn."""
USE_TIMES = (Timing.OWN_TURN,)

REQUESTS = tuple(options.request(number) for number in range(len(TYPES)))

Found = list[DWOption]


@cites("DW-TURN-04", "DW-TURN-05", "DW-TURN-03", "DW-INT-24", "DW-SAMPLE-21", "DW-TURN-Q4")
def turn_options(state: DWState, seat: int) -> tuple[DWOption, ...]:
    """Lists all actions, by dice, by cards, and for free."""
    found: Found = []
    people = own(state, seat)
    dice = tuple(dict.fromkeys(state.dice[seat]))
    for one in people:
        _by_dice(state, one, dice, found)
        _abilities(state, seat, one, dice, found)
    _clean(state, seat, dice, found)
    _moves(state, seat, people, found)
    _cards(state, seat, people, found)
    _gear(state, seat, people, found)
    _food(state, seat, dice, found)
    _others(state, seat, found)
    _modules(state, seat, dice, found)
    _objective(state, seat, people, dice, found)
    if not _must_move(state, people):
        found.append(options.END_TURN)
    return tuple(found)


def _must_move(state: DWState, people: list[int]) -> bool:
    """Whether somebody has to move before the turn may end, and can."""
    if not state.lasting:
        return False
    return any(
        rule.survivor in people
        and not state.moved >> rule.survivor & 1
        and destinations(state, rule.survivor)
        for rule in holding(state, Mod.MUST_MOVE)
    )


@cites("DW-ATTACK-01", "DW-SEARCH-02", "DW-BARR-01", "DW-ATTRACT-01", "DW-ATTACK-T1")
def _by_dice(state: DWState, one: int, dice: tuple[int, ...], found: Found) -> None:
    if not dice:
        return
    place, bound = state.where[one], bool(state.lasting)
    if can_attack(state, one) and not (bound and forbidden(state, "attack", one)):
        need = attack_of(state, one)
        if dice[0] < need and (attack_any(state, one) or blade_of(state, one) >= 0):
            need = 1
        found += [options.attack(one, die) for die in dice if die >= need]
    if can_search(state, one) and not (bound and forbidden(state, "search", one)):
        need = search_of(state, one)
        if dice[0] < need and (search_any(state, one) or keys_of(state, one) >= 0):
            need = 1
        found += [options.search(one, die) for die in dice if die >= need]
    if has_space(state, place):
        if not (bound and forbidden(state, "barricade", one)):
            found += [options.barricade(one, die) for die in dice]
        if can_attract(state, place) and not (bound and forbidden(state, "attract", one)):
            found += [options.attract(one, die) for die in dice]


@cites("DW-ABIL-01", "DW-ABIL-03", "DW-CARD-05", "DW-ABIL-Q1")
def _abilities(state: DWState, seat: int, one: int, dice: tuple[int, ...], found: Found) -> None:
    card = BOX.survivors[one]
    ability = card.ability
    if ability.timing is not Timing.OWN_TURN or not ability_on(state, one):
        return
    if state.uses[one] >= LIMITS[ability.limit]:
        return
    fit = [die for die in dice if die >= ability.die] if ability.die else [0]
    if fit and usable(state, f"survivor/{card.id}", seat, Scope(seat, one, state.where[one])):
        found += [options.ability(one, die) for die in fit]


@cites("DW-CLEAN-01", "DW-CLEAN-Q1")
def _clean(state: DWState, seat: int, dice: tuple[int, ...], found: Found) -> None:
    if not state.waste or not dice:
        return
    there = (one for one in people_at(state, COLONY) if state.owner[one] == seat)
    if any(not (state.lasting and forbidden(state, "clean_waste", one)) for one in there):
        found += [options.clean(die) for die in dice]


@cites("DW-MOVE-01", "DW-MOVE-02", "DW-PLAY-07")
def _moves(state: DWState, seat: int, people: list[int], found: Found) -> None:
    hand = [card for card in dict.fromkeys(state.hands[seat]) if spares_move(card)]
    for one in people:
        if state.moved >> one & 1:
            continue
        here, to = state.where[one], destinations(state, one)
        found += [options.move(one, place) for place in to]
        aids = hand
        if state.gear[one]:
            aids = [*hand, *(card for card in state.gear[one] if spares_move(card))]
        for card in aids:
            for place in to:
                if card in hand or _gear_spares(state, one, card, here, place):
                    found.append(options.move_with(one, place, card))


def _gear_spares(state: DWState, one: int, card: int, here: int, place: int) -> bool:
    scope = Scope(state.owner[one], one, place, here)
    return is_fresh(card) and card in helping(state, one, Timing.MOVING, scope)


@cites("DW-PLAY-01", "DW-PLAY-04", "DW-CONTRIB-01", "DW-CONTRIB-05", "DW-EXILE-04")
def _cards(state: DWState, seat: int, people: list[int], found: Found) -> None:
    hand = ready(state, seat)
    gives = not state.crisis_off and may_contribute(state, seat)
    for card in hand:
        item = item_of(card)
        if item.use is Use.EQUIP:
            found += [options.equip(card, one) for one in people]
        elif playable(state, seat, card):
            found.append(options.play(card))
        if gives:
            found.append(options.contribute(card))
        if state.unruly and item.type is ItemType.MEDICINE:
            found.append(options.calm(card))
    if gives:
        for one in people:
            gear = dict.fromkeys(state.gear[one])
            found += [options.contribute_gear(one, card) for card in gear]


@cites("DW-HAND-01", "DW-HAND-04", "DW-PLAY-05")
def _gear(state: DWState, seat: int, people: list[int], found: Found) -> None:
    for one in people:
        gear = state.gear[one]
        if not gear:
            continue
        place = state.where[one]
        beside = [other for other in people_at(state, place) if other != one]
        held = state.lasting and forbidden(state, "hand_off", one)
        idle = barred(state, one)
        for card in dict.fromkeys(gear):
            item = item_of(card)
            usable_now = is_fresh(card) and not (idle and item.limit)
            if item.timing in USE_TIMES and usable_now and item.use is Use.EQUIP:
                scope = Scope(seat, one, place, card=card)
                if usable(state, f"item/{item.id}", seat, scope):
                    found.append(options.use(one, card))
            if not held:
                found += [options.hand_off(one, card, other) for other in beside]


@cites("DW-FOOD-01", "DW-FOOD-03", "DW-FOOD-Q1", "DW-INT-44", "DW-EXILE-07")
def _food(state: DWState, seat: int, dice: tuple[int, ...], found: Found) -> None:
    low = [die for die in dice if die < MOST]
    if not low:
        return
    if not is_exiled(state, seat):
        if state.food:
            found += [options.eat(die) for die in low]
        return
    for card in dict.fromkeys(state.hands[seat]):
        if item_of(card).type is ItemType.FOOD:
            found += [options.eat_card(card, die) for die in low]


@cites("DW-REQ-01", "DW-EXVOTE-01", "DW-EXVOTE-03", "DW-EXVOTE-06", "DW-EXVOTE-Q1", "DW-INT-42")
def _others(state: DWState, seat: int, found: Found) -> None:
    others = clockwise(state, seat)
    if others and not (state.lasting and forbidden(state, "request", seat=seat)):
        found += REQUESTS
    if state.motion or state.config.together:
        return
    found += [options.accuse(other) for other in sorted(others) if not is_exiled(state, other)]


@cites("DW-RAXXON-08", "DW-BANDIT-16", "DW-BANDIT-Q8", "DW-RAXXON-Q10")
def _modules(state: DWState, seat: int, dice: tuple[int, ...], found: Found) -> None:
    config = state.config
    if config.raxxon and "no-code" not in state.unlocked and dice:
        if any(state.owner[one] == seat for one in people_at(state, RAXXON)):
            found += [options.place_die(die) for die in dice]
    if config.bandits and state.bandit_leaders and state.cache:
        if bandit_leader(state) == seat and not state.cache_taken >> seat & 1:
            found += [options.take_loot(card) for card in dict.fromkeys(state.cache)]
    kept = [one for one in state.delayed if one.when == "repeat" and one.seat == seat]
    found += [options.Repeat(number) for number in repeatable(state, seat)] if kept else []
    found += base_options(state, seat, dice)


@cites("DW-TURN-05", "DW-SAMPLE-03")
def _objective(
    state: DWState, seat: int, people: list[int], dice: tuple[int, ...], found: Found
) -> None:
    """What the main objective offers to who stands at its place."""
    store = serves(state, Hook.CARDS) or serves(state, Hook.PROGRESS)
    if store is not None:
        once = store.hook is Hook.PROGRESS
        here = any(PLACES[state.where[one]] in store.at for one in people)
        if here and not (once and (PROGRESS in state.turn_marks or not state.row)):
            for card in dict.fromkeys(state.hands[seat]):
                if item_of(card).type in store.types:
                    found.append(options.store_card(card))
    die = serves(state, Hook.DIE)
    if die is None or (die.limit == "once_per_turn" and STORED_DIE in state.turn_marks):
        return
    for one in people:
        place = state.where[one]
        free = not die.noise or state.noise[place] < 4 > state.noise_made[place]
        again = die.limit == "per_survivor" and one in state.turn_marks
        if PLACES[place] in die.at and free and not again:
            found += [options.store_die(one, value) for value in dice]
