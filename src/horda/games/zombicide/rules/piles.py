"""Decks of equipment, their discards, and cards that go there."""

from horda.core.decks import Deck
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Derived, Pile
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.points import DISCARDED
from horda.games.zombicide.rules.slots import attached
from horda.games.zombicide.rules.state import NONE, ZState, stream_of

BASE, PIMPWEAPON = "base", "pimpweapon"
PILES = Derived(
    lambda edition: (
        {
            BASE: Pile("equipment", "equipment_out", "equipment"),
            "pimpweapon": Pile("pimpweapons", "starting_out", "pimpweapon", again=False),
        }
        | {name: pile for module in edition.modules for name, pile in module.piles.items()}
    )
)
"""By the name of a deck where it lies; starting cards have none, they are dealt at once."""


@cites("Z2-SEARCH-04", "Z2-SEARCH-Q5", "Z2-INTER-21")
def draw_card(run: ZRun, deck: str) -> int:
    """Takes a card openly from a deck of equipment; -1 if there is none."""
    state, pile = run.state, PILES(run.state.edition)[deck]
    cards: Deck = getattr(state, pile.deck)
    if not len(cards) and pile.again:
        order = run.shuffled(getattr(state, pile.out), stream_of(state.edition, pile.stream))
        cards = Deck(order)
        setattr(state, pile.deck, cards)
        setattr(state, pile.out, ())
    if not len(cards):
        return NONE
    card, left = cards.draw()
    setattr(state, pile.deck, left)
    run.reveal()
    return card


def cards_of(state: ZState, deck: str) -> tuple[int, ...]:
    """Returns the cards of a deck, or of the one that the setup puts in its place."""
    return state.box.decks[state.config.deck(deck)]


def in_play(state: ZState) -> list[int]:
    """Lists the cards of the decks that the setup uses, and the tokens that count as cards."""
    box = state.box
    names = ["starting", *(name for name, pile in PILES(state.edition).items() if not pile.plays)]
    used = {state.config.deck(name) for name in names}
    return [card for card, deck in enumerate(box.deck_of) if not deck or deck in used]


def any_left(state: ZState, deck: str) -> bool:
    """Tells whether a card can be drawn from a deck."""
    pile = PILES(state.edition)[deck]
    return bool(len(getattr(state, pile.deck)) or (pile.again and getattr(state, pile.out)))


@cites("Z2-INV-02", "Z2-SEARCH-Q5", "Z2-RELOAD-Q4")
def discard(run: ZRun, who: int, card: int) -> None:
    """Discards a card from a Survivor's slots; it comes back loaded, if it comes back."""
    state, person = run.state, run.state.people[who]
    gone: tuple[int, ...] = (card,)
    if state.box.slots.attached:  # what is attached goes with it
        gone += attached(state.box, person.slots, person.slots.index(card))
    slots = tuple([NONE if slot in gone else slot for slot in person.slots])
    change(state, who, slots=state.bare if slots == state.bare else slots)
    for one in gone:
        thrown_away(run, who, one)


def thrown_away(run: ZRun, who: int, card: int) -> None:
    """Puts a card that is in no slot any more on its pile, and tells everybody."""
    to_discards(run.state, card)
    run.emit(events.Discarded, run.state.people[who].card, card)
    if DISCARDED in run.state.edition.points:
        run.trigger(DISCARDED, card)


def to_discards(state: ZState, card: int) -> None:
    """Puts a card on the pile it belongs to; starting cards and tokens never come back."""
    state.empty &= ~(1 << card)
    state.paired &= ~(1 << card)
    pile = PILES(state.edition).get(state.box.deck_of[card])
    out = "starting_out" if pile is None else pile.out
    setattr(state, out, (*getattr(state, out), card))
