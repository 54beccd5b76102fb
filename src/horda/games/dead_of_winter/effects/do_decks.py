"""What operations on decks do."""

from collections.abc import Iterable

from horda.core.decisions import Option
from horda.core.decks import Deck as Pile
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    draw_item,
    equip,
    remove_unseen,
    set_items,
    shuffle_in,
    to_hand,
)
from horda.games.dead_of_winter.base.codes import fresh, title_of, without
from horda.games.dead_of_winter.base.option import STOP, PickCard, PickNumber, PickPlace, PickSeat
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import clockwise, in_play, is_open
from horda.games.dead_of_winter.cards import ops_cards as ops
from horda.games.dead_of_winter.cards import ops_colony
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.who import Group
from horda.games.dead_of_winter.cards.words import PLACE_NUMBERS, RAXXON, TOWN, Deck, UpTo
from horda.games.dead_of_winter.effects.aim import aim
from horda.games.dead_of_winter.effects.option import PickCrisis, PickExperiment
from horda.games.dead_of_winter.effects.players import seats_of
from horda.games.dead_of_winter.effects.script import Doing, does


def deck_place(do: Doing, deck: Deck, seat: int | None = None) -> int:
    """Returns the place whose item deck is meant, or none; empty decks are not offered."""
    if deck in (Deck.ANY_TOWN, Deck.ANY):
        fit = [p for p in open_decks(do.state, deck) if len(do.state.items[p])]
        asked = do.seat if seat is None else seat
        return do.ask(asked, "dw-pick-deck", [PickPlace(p) for p in fit]) if fit else -1
    if deck is Deck.THAT:
        return do.scope.place
    if deck is Deck.CURRENT:
        return do.state.where[do.scope.survivor]
    return PLACE_NUMBERS[deck.value]


def open_decks(state: DWState, deck: Deck) -> list[int]:
    """Lists the places whose decks may be named."""
    raxxon = deck is Deck.ANY and is_open(state, RAXXON)
    return [*TOWN, RAXXON] if raxxon else list(TOWN)


def has_deck(state: DWState, place: int) -> bool:
    """Whether a place has item cards left."""
    return 0 <= place < len(state.items) and bool(len(state.items[place]))


@cites("DW-SEARCH-Q5", "DW-SCENB-05", "DW-SCENB-Q9")
def drawn(do: Doing, seat: int, place: int, n: int) -> None:
    """Draws cards into a hand, unseen by the others."""
    for _ in range(n if has_deck(do.state, place) else 0):
        card = draw_item(do.run, place)
        if card < 0:
            return
        to_hand(do.state, seat, card)
        do.run.reveal(seat)
        do.run.emit(events.Drew, seat, card)


@does(ops.Draw)
def _draw(do: Doing) -> None:
    for seat in seats_of(do, do.op.who):
        drawn(do, seat, deck_place(do, do.op.deck, seat), do.op.n)


@does(ops.DrawAndGive)
def _draw_and_give(do: Doing) -> None:
    """The cards are shown to all; each is given to another player."""
    state = do.state
    survivor = BOX.survivor_number[do.op.survivor]
    place = PLACE_NUMBERS[do.op.deck.value]
    if not in_play(state, survivor):
        return
    giver = state.owner[survivor]
    most = min(do.op.n.up_to, len(state.items[place]))
    others = [PickSeat(seat) for seat in clockwise(state, giver)]
    n = do.ask(giver, "dw-pick-number", [PickNumber(k) for k in range(most, -1, -1)])
    do.look("items", place, n, NONE)
    cards = state.items[place].left[:n]
    seats = [do.ask(giver, "dw-pick-seat", others, args=(card,)) for card in cards]
    for seat in seats:
        to_hand(state, seat, draw_item(do.run, place))


# -- searching through -------------------------------------------------------------------------


def fits(card: int, op: ops.SearchDeck | ops.RevealTake | ops.RevealUntil) -> bool:
    """Whether a card is of the wanted types, title and sort."""
    item = BOX.items[title_of(card)]
    if op.types and item.type not in op.types:
        return False
    if isinstance(op, ops.SearchDeck):
        if op.equip is not None and item.use is not Use.EQUIP:
            return False
        return (not op.item or item.id == op.item) and (not op.tag or op.tag in item.tags)
    return True


@does(ops.SearchDeck)
@cites("DW-CARD-15", "DW-CARD-Q10", "DW-SAMPLE-11", "DW-SCENR-06")
def _search(do: Doing) -> None:
    """The player alone looks through the deck, takes what fits, and shuffles the rest."""
    op, state = do.op, do.state
    place = deck_place(do, op.deck)
    if not has_deck(state, place):
        return
    chosen = isinstance(op.equip, Group)  # the player says who gets it, once it is found
    carriers = aim(do, op.equip) if op.equip is not None and not chosen else []
    do.look("items", place, len(state.items[place]), do.seat)
    fit = [card for card in state.items[place].left if fits(card, op)]
    wanted = 0 if op.equip is not None and not chosen and not carriers else op.n
    taken = _looked_out(do, fit, wanted)
    if chosen and taken:
        carriers = aim(do, op.equip)
    _take_out(do, place, taken)
    for card in taken:
        if carriers:
            equip(do.run, carriers[0], card)
        else:
            to_hand(state, do.seat, card)
            do.run.emit(events.Drew, do.seat, card)


def _looked_out(do: Doing, fit: list[int], wanted: int) -> list[int]:
    """Asks for each card. A deck without any asks too: the others must not tell it by the pause."""
    taken: list[int] = []
    for _ in range(wanted):
        picks: list[Option] = [PickCard(card) for card in sorted(set(fit))]
        card = do.ask(do.seat, "dw-pick-card", picks or [STOP], auto=False)
        if card < 0:
            break
        if fit:
            taken.append(_out_of(fit, card))
    return taken


def _take_out(do: Doing, place: int, cards: Iterable[int]) -> None:
    left = do.state.items[place].left
    for card in cards:
        left = without(left, card)
    set_items(do.state, place, Pile(left))
    shuffle_in(do.run, place)


@does(ops.RevealTake)
@cites("DW-SAMPLE-07", "DW-ABIL-Q4")
def _reveal_take(do: Doing) -> None:
    """All see the top cards; some that fit may be taken, the rest is shuffled back."""
    op, state = do.op, do.state
    place = deck_place(do, op.deck)
    if not has_deck(state, place):
        return
    top = state.items[place].left[: op.n]
    do.look("items", place, len(top), NONE)
    fit = [card for card in top if fits(card, op)]
    most = min(op.take if isinstance(op.take, int) else len(fit), len(fit))
    taken: list[int] = []
    while len(taken) < most:
        options = [*(PickCard(card) for card in sorted(set(fit))), STOP]
        card = do.ask(do.seat, "dw-pick-card", options)
        if card < 0:
            break
        taken.append(card)
        fit.remove(card)
    _take_out(do, place, taken)
    to_hand(state, do.seat, *taken)


@does(ops.RevealUntil)
def _reveal_until(do: Doing) -> None:
    """Cards are turned up one by one until enough fit; those are taken."""
    state = do.state
    place = deck_place(do, do.op.deck)
    if not has_deck(state, place):
        return
    shown: list[int] = []
    taken: list[int] = []
    for card in state.items[place].left:
        shown.append(card)
        if fits(card, do.op):
            taken.append(card)
        if len(taken) == do.op.n:
            break
    do.run.reveal()
    do.run.emit(events.Told, tuple(shown))
    _take_out(do, place, taken)
    to_hand(state, do.seat, *taken)


# -- looking -----------------------------------------------------------------------------------


@does(ops.Peek)
@cites("DW-CARD-Q10")
def _peek(do: Doing) -> None:
    """The player alone looks, and says what comes first."""
    if do.op.deck is Deck.CRISIS:
        top = do.state.crises.left[: do.op.n]
        do.look("crises", NONE, len(top), do.seat)
        order = _ordered(do, top, PickCrisis)
        do.state.crises = Pile((*order, *do.state.crises.left[len(order) :]))
    elif do.op.deck is Deck.EXPERIMENTS:
        top = do.state.experiments.left[: do.op.n]
        do.look("experiments", NONE, len(top), do.seat)
        order = _ordered(do, top, PickExperiment)
        do.state.experiments = Pile((*order, *do.state.experiments.left[len(order) :]))
    else:
        _peek_items(do)


def _peek_items(do: Doing) -> None:
    place = deck_place(do, do.op.deck)
    if not has_deck(do.state, place):
        return
    left = do.state.items[place].left
    do.look("items", place, min(do.op.n, len(left)), do.seat)
    order = _ordered(do, left[: do.op.n], PickCard)
    set_items(do.state, place, Pile((*order, *left[len(order) :])))


def _out_of(cards: list[int], card: int) -> int:
    """Takes a card out. In a world dealt anew for somebody else it may not be there: another is.

    What one player chose so far of cards that nobody else sees waits in the question; a
    bot that imagines the table knows how many were chosen, not which.
    """
    if card not in cards:
        return cards.pop(0)
    cards.remove(card)
    return card


Picks = type[PickCrisis] | type[PickExperiment] | type[PickCard]


def _ordered(do: Doing, cards: tuple[int, ...], pick: Picks) -> list[int]:
    """Lets the player put cards in order, the uppermost first."""
    left, order = list(cards), list[int]()
    while do.op.reorder and len(left) > 1:
        options = [pick(card) for card in sorted(set(left))]
        order.append(_out_of(left, do.ask(do.seat, "dw-pick-next", options)))
    return [*order, *left]


# -- taking away -------------------------------------------------------------------------------


@does(ops.RemoveDeck)
def _remove_deck(do: Doing) -> None:
    place = deck_place(do, do.op.deck)
    remove_unseen(do.state, do.state.items[place].left)
    set_items(do.state, place, Pile())


@does(ops.RemoveFromDeck)
def _remove_from_deck(do: Doing) -> None:
    """The top cards, or all of some types; then the deck is shuffled."""
    place = deck_place(do, do.op.deck)
    left = do.state.items[place].left
    if do.op.types:
        gone = tuple(c for c in left if BOX.items[title_of(c)].type in do.op.types)
    else:
        gone = left[: do.op.n] if isinstance(do.op.n, int) else left
    remove_unseen(do.state, gone)
    for card in gone:
        left = without(left, card)
    set_items(do.state, place, Pile(left))
    if do.op.types:
        shuffle_in(do.run, place)


@does(ops_colony.TakeRemoved)
def _take_removed(do: Doing) -> None:
    """The player picks among cards that left the game face up."""
    state = do.state
    fit = [c for c in state.removed if BOX.items[title_of(c)].type in do.op.types]
    free = isinstance(do.op.n, UpTo)
    most = min(do.op.n.up_to if free else do.op.n, len(fit))
    taken: list[int] = []
    while len(taken) < most:
        options = [PickCard(card) for card in sorted(set(fit))]
        card = do.ask(do.seat, "dw-pick-card", [*options, STOP] if free else options)
        if card < 0:
            break
        taken.append(card)
        fit.remove(card)
    for card in taken:
        state.removed = without(state.removed, card)
        to_hand(state, do.seat, fresh(card))


@does(ops_colony.TakeFromWaste)
def _take_from_waste(do: Doing) -> None:
    state = do.state
    for _ in range(min(do.op.n, len(state.waste))):
        card, state.waste = state.waste[-1], state.waste[:-1]
        to_hand(state, do.seat, card)
