"""Small changes that several rules share. Each tells what happened; none asks anybody."""

from collections.abc import Iterable

from horda.core.decks import Deck
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.codes import changed, fresh, title_of, without
from horda.games.dead_of_winter.base.ends import fallen
from horda.games.dead_of_winter.base.state import CARDS, DICE, NOBODY, OFF, DWRun, DWState
from horda.games.dead_of_winter.base.table import NOISE_SPACES, damage, is_exiled, room
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT
from horda.games.dead_of_winter.effects.lasting import (
    COPYCAT,
    RESTING,
    death_at,
    frost_is_wound,
    holding,
    names_in,
)

TOP = 10
"""Where the tracks of morale and rounds end."""
NOISE_A_ROUND = 4
WOUND, FROST, DESPAIR = range(3)


# -- the colony's values -----------------------------------------------------------------------


@cites("DW-COLONY-04", "DW-COLONY-05", "DW-CARD-Q3", "DW-WIN-02", "DW-INT-15")
def change_morale(run: DWRun, by: int) -> None:
    """Changes the morale, which never leaves its track; at 0 the game is over on the spot."""
    state = run.state
    if state.result is not None:
        return
    now = min(max(state.morale + by, 0), TOP)
    if now != state.morale:
        by, state.morale = now - state.morale, now
        run.emit(events.MoraleChanged, by, now)
    if not now:
        fallen(run)


def change_food(run: DWRun, by: int) -> None:
    """Changes the food supply, never below none."""
    state = run.state
    by = max(by, -state.food)
    if by:
        state.food += by
        run.emit(events.FoodChanged, by, state.food)


@cites("DW-HELPLESS-01", "DW-HELPLESS-06", "DW-MUTINY-01")
def add_helpless(run: DWRun, n: int, unruly: bool = False) -> int:
    """Brings helpless people to the colony as far as there is room; returns how many came."""
    state = run.state
    n = min(n, room(state, COLONY))
    if n > 0:
        if unruly:
            state.unruly += n
        else:
            state.helpless += n
        run.emit(events.HelplessCame, n, unruly)
    return max(n, 0)


@cites("DW-HELPLESS-07")
def remove_helpless(run: DWRun, n: int, unruly: bool = False) -> int:
    """Takes helpless people of one sort away, without loss of morale; returns how many."""
    state = run.state
    n = min(n, state.unruly if unruly else state.helpless)
    if n:
        if unruly:
            state.unruly -= n
        else:
            state.helpless -= n
        run.emit(events.HelplessCame, -n, unruly)
    return n


@cites("DW-KILLS-11", "DW-ADDZ-08", "DW-ADDZ-10", "DW-MUTINY-03", "DW-INT-33")
def kill_helpless(run: DWRun, unruly: bool) -> None:
    """Kills a helpless person: one token, one morale, unruly or not."""
    state = run.state
    if unruly:
        state.unruly -= 1
    else:
        state.helpless -= 1
    state.lost_helpless += 1
    run.emit(events.HelplessDied, unruly)
    death_costs(run)


def next_death_free(state: DWState) -> bool:
    """Whether a rule spares the morale the next death: the first of the round."""
    return not state.spared and bool(holding(state, Mod.FIRST_DEATH_FREE))


def death_costs(run: DWRun) -> None:
    """A death lowers the morale, unless it is the first of the round and a rule spares it."""
    state = run.state
    if next_death_free(state):
        state.spared = True
    else:
        change_morale(run, -1)


def turn_helpless(run: DWRun, unruly: bool, n: int = 1) -> int:
    """Makes helpless people unruly, or calm; returns how many turned."""
    state = run.state
    n = min(n, state.helpless if unruly else state.unruly)
    by = n if unruly else -n
    state.unruly, state.helpless = state.unruly + by, state.helpless - by
    for _ in range(n):
        run.emit(events.HelplessTurned, unruly)
    return n


# -- survivors -----------------------------------------------------------------------------------


@cites("DW-KILLS-02", "DW-FROST-02", "DW-DESPAIR-01", "DW-CARD-X1", "DW-INT-06")
def hurt(run: DWRun, survivor: int, kind: int, n: int = 1) -> None:
    """Puts damage tokens on a survivor; who has three is about to die, whatever is in hand."""
    state = run.state
    if n <= 0 or state.where[survivor] >= 250:
        return
    if kind == FROST and frost_is_wound(state, survivor):
        kind = WOUND
    row = (state.wounds, state.frost, state.despair)[kind]
    row[survivor] += n
    run.emit(events.Hurt, survivor, kind, n)
    if damage(state, survivor) >= death_at(state, survivor):
        doom(run, survivor)


def heal(run: DWRun, survivor: int, kind: int, n: int = 1) -> int:
    """Takes tokens of a kind off a survivor; returns how many there were to take."""
    row = (run.state.wounds, run.state.frost, run.state.despair)[kind]
    n = min(n, row[survivor])
    if n:
        row[survivor] -= n
        run.emit(events.Healed, survivor, kind, n)
    return n


def doom(run: DWRun, survivor: int) -> None:
    """Marks a survivor as about to die; `deaths.settle` carries it out."""
    if survivor not in run.state.doomed:
        run.state.doomed = (*run.state.doomed, survivor)


@cites("DW-KILLS-02", "DW-CARD-05")
def outlive(run: DWRun) -> None:
    """Who lives on by the ability of somebody beside him dies once they are parted."""
    state = run.state
    if state.owner[COPYCAT] != NOBODY and damage(state, COPYCAT) >= death_at(state, COPYCAT):
        doom(run, COPYCAT)


@cites("DW-CARD-11")
def end_rest(state: DWState) -> None:
    """Ends the rest of cards that left the hand: an equal one that comes later does not rest."""
    if RESTING not in names_in(state.lasting):
        return
    hands, kept = [list(hand) for hand in state.hands], []
    for rule in state.lasting:
        if rule.modifier == RESTING:
            if rule.item not in hands[rule.seat]:
                continue
            hands[rule.seat].remove(rule.item)
        kept.append(rule)
    if len(kept) < len(state.lasting):
        state.lasting = tuple(kept)


@cites("DW-MOVE-Q4")
def put(run: DWRun, survivor: int, place: int) -> None:
    """Puts a survivor somewhere. That is no move."""
    if run.state.where[survivor] != place:
        run.state.where[survivor] = place
        run.emit(events.PutAt, survivor, place)
        outlive(run)


def off_board(state: DWState, survivor: int, to: int = OFF) -> None:
    """Takes a figure off the board and everything that was on its card."""
    state.where[survivor] = to
    state.moved &= ~(1 << survivor)
    state.wounds[survivor] = state.frost[survivor] = state.despair[survivor] = 0
    if state.side[survivor]:
        state.side = changed(state.side, survivor, ())
    if state.lasting:
        state.lasting = tuple(one for one in state.lasting if one.survivor != survivor)


# -- item cards ----------------------------------------------------------------------------------


def to_hand(state: DWState, seat: int, *cards: int) -> None:
    """Puts cards into a hand, which is kept in order so that nobody reads its history."""
    hand = tuple(sorted((*state.hands[seat], *cards)))
    state.hands = changed(state.hands, seat, hand)


def from_hand(state: DWState, seat: int, card: int) -> None:
    """Takes one copy of a card out of a hand."""
    state.hands = changed(state.hands, seat, without(state.hands[seat], card))


@cites("DW-PLAY-02", "DW-PLAY-06", "DW-EXILE-10", "DW-INT-31")
def to_waste(run: DWRun, seat: int, card: int) -> None:
    """Puts a card on top of the waste pile; an exiled player's card leaves the game instead."""
    if is_exiled(run.state, seat):
        return remove_card(run, card)
    run.state.waste = (*run.state.waste, card)
    return run.emit(events.CardWasted, card)


def remove_card(run: DWRun, card: int) -> None:
    """Takes a card out of the game, face up."""
    run.state.removed = (*run.state.removed, fresh(card))
    run.emit(events.CardRemoved, card)


def remove_unseen(state: DWState, cards: Iterable[int]) -> None:
    """Takes cards out of the game that nobody gets to see."""
    state.removed_unseen = (*state.removed_unseen, *sorted(map(fresh, cards)))


@cites("DW-CONTRIB-02", "DW-CONTRIB-07")
def add_given(run: DWRun, seat: int, card: int) -> None:
    """Adds a card to the crisis, face down for good; its order and its mark tell nothing."""
    state = run.state
    given = tuple(sorted((*state.given[seat], fresh(card))))
    state.given = changed(state.given, seat, given)
    run.reveal()  # it cannot be taken back
    run.emit(events.Contributed, seat, fresh(card))


def equip(run: DWRun, survivor: int, card: int) -> None:
    """Gives a survivor an item."""
    state = run.state
    state.gear = changed(state.gear, survivor, tuple(sorted((*state.gear[survivor], card))))
    run.emit(events.Equipped, survivor, card)


def unequip(state: DWState, survivor: int, card: int) -> None:
    """Takes an item off a survivor; a rule that lay with it is gone."""
    state.gear = changed(state.gear, survivor, without(state.gear[survivor], card))
    if state.lasting:
        detach(state, survivor)


def detach(state: DWState, survivor: int) -> None:
    """Drops the rules that lay with items which a survivor carries no more."""
    titles = {title_of(card) for card in state.gear[survivor]}
    state.lasting = tuple(
        rule
        for rule in state.lasting
        if rule.modifier != Mod.MODIFIED_RIFLE or rule.survivor != survivor or rule.item in titles
    )


def draw_item(run: DWRun, place: int) -> int:
    """Takes the top card of a location's deck; -1 if there is none."""
    state = run.state
    deck = state.items[place]
    if not len(deck):
        return -1
    card, deck = deck.draw()
    set_items(state, place, deck)
    return card


def set_items(state: DWState, place: int, deck: Deck) -> None:
    """Replaces the deck of a location."""
    state.items = (*state.items[:place], deck, *state.items[place + 1 :])


@cites("DW-CARD-15", "DW-CROSS-10")
def shuffle_in(run: DWRun, place: int, *cards: int) -> None:
    """Shuffles a location's deck, with these cards put into it."""
    left = (*run.state.items[place].left, *cards)
    set_items(run.state, place, Deck(run.shuffled(left, CARDS)))
    run.emit(events.DeckTurned, place)


@cites("DW-KILLS-07", "DW-KILLS-08", "DW-KILLS-Q2", "DW-INT-20")
def gear_left(run: DWRun, survivor: int, place: int, seat: int) -> None:
    """Deals with the items of somebody who is gone: by where they stood."""
    state = run.state
    gear = state.gear[survivor]
    if not gear:
        return
    state.gear = changed(state.gear, survivor, ())
    if place == COLONY:
        to_hand(state, seat, *gear)
    elif place == HIDEOUT:
        state.cache = (*state.cache, *gear)
    else:
        shuffle_in(run, place, *gear)


# -- dice ----------------------------------------------------------------------------------------


@cites("DW-DICE-05", "DW-DICE-04", "DW-INT-28")
def spend_die(run: DWRun, seat: int, value: int) -> None:
    """Moves a die from the unused to the used ones."""
    state = run.state
    state.dice = changed(state.dice, seat, without(state.dice[seat], value))
    state.spent = changed(state.spent, seat, (*state.spent[seat], value))
    run.emit(events.DieSpent, seat, value)


def set_die(run: DWRun, seat: int, value: int, now: int) -> None:
    """Turns an unused die to another number."""
    state = run.state
    dice = (*without(state.dice[seat], value), now)
    state.dice = changed(state.dice, seat, tuple(sorted(dice)))
    run.emit(events.DieChanged, seat, value, now)


@cites("DW-DICE-Q3", "DW-DICE-Q1")
def gain_die(run: DWRun, seat: int) -> None:
    """Rolls a die of the stock into the unused ones of a player."""
    state = run.state
    value = run.roll(6, DICE)
    state.dice = changed(state.dice, seat, tuple(sorted((*state.dice[seat], value))))
    run.emit(events.DieGained, seat, value)


@cites("DW-CARD-16")
def roll_stock(run: DWRun, seat: int) -> int:
    """Rolls a die that no player is using."""
    value = run.roll(6, DICE)
    run.emit(events.Rolled, seat, value)
    return value


# -- noise ---------------------------------------------------------------------------------------


@cites("DW-SEARCH-05", "DW-SEARCH-06", "DW-SEARCH-Q3")
def noise_room(state: DWState, place: int) -> int:
    """Counts the noise tokens that can still be placed: free spaces, and four a round."""
    free = NOISE_SPACES[place] - state.noise[place]
    return max(min(free, NOISE_A_ROUND - state.noise_made[place]), 0)


def add_noise(run: DWRun, place: int, n: int = 1) -> int:
    """Makes noise as far as it fits; returns how many tokens were placed."""
    state = run.state
    n = min(n, noise_room(state, place))
    if n:
        state.noise[place] += n
        state.noise_made[place] += n
        run.emit(events.NoiseMade, place, n)
    return n
