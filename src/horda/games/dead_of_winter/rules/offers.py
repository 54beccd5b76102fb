"""What the active player may do now, in a stable order."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import TITLE, once
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    company,
    group,
    has_space,
    is_exiled,
    roomy,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Hook, Timing, Use
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_lasting import AttackAnyDie, SearchAnyDie
from horda.games.dead_of_winter.cards.words import COLONY, PLACES, RAXXON, ItemType
from horda.games.dead_of_winter.effects.lasting import (
    COPYCAT,
    FORBID,
    ability_on,
    at_hand,
    attack_any,
    attack_of,
    forbidden,
    gifted,
    holding,
    may_contribute,
    names_in,
    ready,
    search_any,
    search_of,
)
from horda.games.dead_of_winter.effects.offer import SURE, usable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.wins import side_of
from horda.games.dead_of_winter.rules import lists, options
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
from horda.games.dead_of_winter.rules.actions.moving import destinations
from horda.games.dead_of_winter.rules.actions.searching import can_search, keys_of
from horda.games.dead_of_winter.rules.actions.works import lurable
from horda.games.dead_of_winter.rules.bandits import bandit_leader
from horda.games.dead_of_winter.rules.base_set.deeds import base_options, repeatable
from horda.games.dead_of_winter.rules.lists import MOST, NEVER

STORED_DIE, PROGRESS = -1, -3
"""Marks of what the objective offers once a turn."""
ABILITIES = tuple(
    (f"survivor/{card.id}", card.ability.die, LIMITS[card.ability.limit])
    if card.ability.timing is Timing.OWN_TURN
    else None
    for card in BOX.survivors
)
"""Of every survivor whose ability is used between actions: its source, its die, how often."""
USED = tuple(
    f"item/{item.id}" if item.timing is Timing.OWN_TURN and item.use is Use.EQUIP else ""
    for item in BOX.items
)
"""The sources of the items that are used between actions, by their titles."""

ODD = frozenset((COPYCAT, *gifted(AttackAnyDie), *gifted(SearchAnyDie)))
"""Survivors who may take any die without an item."""
Found = list[DWOption]
People = tuple[int, ...]
Dice = tuple[int, ...]


@cites("DW-TURN-04", "DW-TURN-05", "DW-TURN-03", "DW-INT-24", "DW-SAMPLE-21", "DW-TURN-Q4")
def turn_options(state: DWState, seat: int) -> tuple[DWOption, ...]:
    """Lists all actions, by dice, by cards, and for free."""
    found: Found = []
    people = group(state, seat)
    dice = once(state.dice[seat])
    bound = FORBID in names_in(state.lasting)
    for one in people:
        if dice:
            found += _by_dice(state, one, dice, bound)
        if ABILITIES[one] is not None:
            found += _abilities(state, seat, one, dice)
    if dice and state.waste:
        _clean(state, people, dice, found)
    _moves(state, seat, people, bound, found)
    _cards(state, seat, people, found)
    gear = state.gear
    for one in people:
        if gear[one]:
            _gear(state, seat, one, found)
    if dice:
        _food(state, seat, dice, found)
    _others(state, seat, found)
    _modules(state, seat, people, dice, found)
    _objective(state, seat, people, dice, found)
    if not _must_move(state, people):
        found.append(options.END_TURN)
    return tuple(found)


def _must_move(state: DWState, people: People) -> bool:
    """Whether somebody has to move before the turn may end, and can."""
    if not state.lasting:
        return False
    for rule in holding(state, Mod.MUST_MOVE):
        one = rule.survivor
        if one in people and not state.moved >> one & 1 and destinations(state, one):
            return True
    return False


@cites("DW-ATTACK-01", "DW-SEARCH-02", "DW-BARR-01", "DW-ATTRACT-01", "DW-ATTACK-T1")
def _by_dice(state: DWState, one: int, dice: Dice, bound: bool) -> lists.Listed:
    attack = search = NEVER
    wall = lure = False
    place, low = state.where[one], dice[0]
    odd = state.gear[one] or state.side[one] or one in ODD
    if can_attack(state, one) and not (bound and forbidden(state, "attack", one)):
        attack = attack_of(state, one)
        if low < attack and odd and (attack_any(state, one) or blade_of(state, one) >= 0):
            attack = 1
    if place != COLONY and can_search(state, one):
        if not (bound and forbidden(state, "search", one)):
            search = search_of(state, one)
            if low < search and odd and (search_any(state, one) or keys_of(state, one) >= 0):
                search = 1
    if has_space(state, place):
        wall = not (bound and forbidden(state, "barricade", one))
        lure = lurable(state, place) and not (bound and forbidden(state, "attract", one))
    return lists.deeds(one, dice, attack, search, wall, lure)


@cites("DW-ABIL-01", "DW-ABIL-03", "DW-CARD-05", "DW-ABIL-Q1")
def _abilities(state: DWState, seat: int, one: int, dice: Dice) -> lists.Listed:
    known = ABILITIES[one]
    if known is None or state.uses[one] >= known[2] or not ability_on(state, one):
        return ()
    found = lists.abilities(one, dice, known[1])
    if not found:
        return ()
    source = known[0]
    if source in SURE or usable(state, source, seat, Scope(seat, one, state.where[one])):
        return found
    return ()


@cites("DW-CLEAN-01", "DW-CLEAN-Q1")
def _clean(state: DWState, people: People, dice: Dice, found: Found) -> None:
    where = state.where
    for one in people:
        if where[one] == COLONY and not (state.lasting and forbidden(state, "clean_waste", one)):
            found += lists.cleanings(dice)
            return


@cites("DW-MOVE-01", "DW-MOVE-02", "DW-PLAY-07")
def _moves(state: DWState, seat: int, people: People, bound: bool, found: Found) -> None:
    moved, where, free = state.moved, state.where, roomy(state)
    aids = lists.sparing(at_hand(state, seat))
    out = state.exiled >> seat & 1
    for one in people:
        if moved >> one & 1:
            continue
        here = where[one]
        if bound:
            to = tuple(destinations(state, one))
        else:
            to = lists.but(free, here, COLONY if out else here)
        found += lists.moves(one, to)
        for card in aids:
            found += lists.rides(one, to, card)
        if state.gear[one]:
            _carried(state, one, to, found)


@cites("DW-PLAY-07")
def spared_moves(state: DWState, seat: int, one: int, to: Dice) -> list[DWOption]:
    """Lists the moves of a survivor that cards of the hand or items spare the roll."""
    found, aids = list[DWOption](), lists.sparing(at_hand(state, seat))
    for card in aids:
        found += lists.rides(one, to, card)
    if state.gear[one]:
        _carried(state, one, to, found)
    return found


def _carried(state: DWState, one: int, to: Dice, found: Found) -> None:
    """Lists the moves that items of a survivor spare the roll."""
    here = state.where[one]
    for card in once(state.gear[one]):
        if spares_move(card):
            for place in to:
                if _gear_spares(state, one, card, here, place):
                    found.append(options.move_with(one, place, card))


def _gear_spares(state: DWState, one: int, card: int, here: int, place: int) -> bool:
    scope = Scope(state.owner[one], one, place, here)
    return is_fresh(card) and card in helping(state, one, Timing.MOVING, scope)


@cites("DW-PLAY-01", "DW-PLAY-04", "DW-CONTRIB-01", "DW-CONTRIB-05", "DW-EXILE-04")
def _cards(state: DWState, seat: int, people: People, found: Found) -> None:
    hand = ready(state, seat)
    gives = not state.crisis_off and may_contribute(state, seat)
    if hand:
        plays = lists.unsure(hand)
        if plays:
            plays = tuple([card for card in plays if playable(state, seat, card)])
        listed = lists.hand(hand, people, plays, gives, state.unruly > 0)
        if state.lasting and forbidden(state, "play_food", seat=seat):
            listed = tuple([one for one in listed if not _food_played(one)])
        found += listed
    if gives:
        gear = state.gear
        for one in people:
            if gear[one]:
                found += lists.gifts(one, gear[one])


def _food_played(option: DWOption) -> bool:
    return isinstance(option, options.Play) and item_of(option.card).type is ItemType.FOOD


@cites("DW-HAND-01", "DW-HAND-04", "DW-PLAY-05")
def _gear(state: DWState, seat: int, one: int, found: Found) -> None:
    place = state.where[one]
    there = company(state, place)
    held = state.lasting and forbidden(state, "hand_off", one)
    idle = barred(state, one)
    for card in once(state.gear[one]):
        source = USED[card & TITLE]
        if source and is_fresh(card) and not (idle and item_of(card).limit):
            if usable(state, source, seat, Scope(seat, one, place, card=card)):
                found.append(options.use(one, card))
        if not held:
            found += lists.hand_offs(one, card, there)


@cites("DW-FOOD-01", "DW-FOOD-03", "DW-FOOD-Q1", "DW-INT-44", "DW-EXILE-07")
def _food(state: DWState, seat: int, dice: Dice, found: Found) -> None:
    if not is_exiled(state, seat):
        if state.food:
            found += lists.meals(dice)
        return
    if state.lasting and forbidden(state, "play_food", seat=seat):
        return
    low = [die for die in dice if die < MOST]
    for card in ready(state, seat):
        if item_of(card).type is ItemType.FOOD:
            found += [options.eat_card(card, die) for die in low]


@cites("DW-REQ-01", "DW-EXVOTE-01", "DW-EXVOTE-03", "DW-EXVOTE-06", "DW-EXVOTE-Q1", "DW-INT-42")
def _others(state: DWState, seat: int, found: Found) -> None:
    asks = not (state.lasting and forbidden(state, "request", seat=seat))
    accuses = not (state.motion or state.config.together)
    players = len(state.hands)
    found += lists.others(players, seat, state.out, state.exiled, asks, accuses)


@cites("DW-RAXXON-08", "DW-BANDIT-16", "DW-BANDIT-Q8", "DW-RAXXON-Q10")
def _modules(state: DWState, seat: int, people: People, dice: Dice, found: Found) -> None:
    config = state.config
    if config.raxxon and dice and "no-code" not in state.unlocked:
        if any(state.where[one] == RAXXON for one in people):
            found += [options.place_die(die) for die in dice]
    if config.bandits and state.bandit_leaders and state.cache:
        if bandit_leader(state) == seat and not state.cache_taken >> seat & 1:
            found += [options.take_loot(card) for card in dict.fromkeys(state.cache)]
    if state.delayed:
        found += [options.Repeat(number) for number in repeatable(state, seat)]
    found += base_options(state, seat, dice)


@cites("DW-TURN-05", "DW-SAMPLE-03")
def _objective(state: DWState, seat: int, people: People, dice: Dice, found: Found) -> None:
    """What the main objective offers to who stands at its place."""
    hook = side_of(state).contribute
    if hook is None:
        return
    if hook.hook in (Hook.CARDS, Hook.PROGRESS):
        single = hook.hook is Hook.PROGRESS
        here = any(PLACES[state.where[one]] in hook.at for one in people)
        if here and not (single and (PROGRESS in state.turn_marks or not state.row)):
            for card in ready(state, seat):
                if item_of(card).type in hook.types:
                    found.append(options.store_card(card))
    if hook.hook is not Hook.DIE:
        return
    if hook.limit == "once_per_turn" and STORED_DIE in state.turn_marks:
        return
    for one in people:
        place = state.where[one]
        free = not hook.noise or state.noise[place] < 4 > state.noise_made[place]
        again = hook.limit == "per_survivor" and one in state.turn_marks
        if PLACES[place] in hook.at and free and not again:
            found += [options.store_die(one, value) for value in dice]
