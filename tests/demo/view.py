"""What a seat of the colony may know, and what it cannot know dealt anew."""

from msgspec import Struct

from horda.core.decks import Deck
from horda.core.rng import Dice
from tests.demo.cards import GOALS, HIDDEN, SEATS, card_name
from tests.demo.state import ColonyState


class Board(Struct, frozen=True):
    """The open things, and the seat's own hidden ones."""

    round: int
    morale: int
    speaker: int
    horde: tuple[int, ...]
    wounds: tuple[int, ...]
    gear: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    exiled: tuple[int, ...]
    deck: int
    hands: tuple[int, ...]
    aside: tuple[int, ...]
    crisis: tuple[int, ...]
    omen_by: int
    own_hand: tuple[int, ...] = ()
    own_aside: tuple[int, ...] = ()
    own_crisis: tuple[int, ...] = ()
    own_goal: int = HIDDEN
    own_omen: int = HIDDEN


def sizes(hands: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Counts cards that lie face down."""
    return tuple(len(cards) for cards in hands)


def board(state: ColonyState, seat: int | None) -> Board:
    """Builds the board as one seat sees it."""
    shared = (
        state.round,
        state.morale,
        state.speaker,
        tuple(state.horde),
        tuple(state.wounds),
        state.gear,
        state.discard,
        state.exiled,
        len(state.deck),
        sizes(state.hands),
        sizes(state.aside),
        sizes(state.crisis),
        state.omen_by,
    )
    if seat is None:
        return Board(*shared)
    omen = state.omen if state.omen_by == seat else HIDDEN
    own = (state.hands[seat], state.aside[seat], state.crisis[seat], state.goals[seat], omen)
    return Board(*shared, *own)


def redeal(state: ColonyState, seat: int | None, dice: Dice) -> None:
    """Deals hands, contributions, goals and the omen anew, as far as the seat cannot see them."""
    seats = range(len(state.goals))
    others = [other for other in seats if other != seat]
    piles = (state.hands, state.aside, state.crisis)
    hidden = [card for pile in piles for other in others for card in pile[other]]
    pool = dice.shuffled((*hidden, *state.deck.left))

    def deal(pile: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(
            cards if who == seat else tuple(pool.pop() for _ in cards)
            for who, cards in enumerate(pile)
        )

    state.hands, state.aside, state.crisis = map(deal, piles)
    state.deck = Deck(tuple(pool))
    goals = dice.shuffled((*(state.goals[other] for other in others), *state.box))
    state.goals = tuple(goals.pop() if who != seat else state.goals[who] for who in seats)
    state.box = tuple(goals)
    if state.omen >= 0 and state.omen_by != seat:
        omens = dice.shuffled((state.omen, *state.omens.left))
        state.omen = omens.pop()
        state.omens = Deck(tuple(omens))
    else:
        state.omens = Deck(tuple(dice.shuffled(state.omens.left)))


def draw(state: ColonyState, seat: int | None) -> str:
    """Draws the colony in a few lines."""
    seen = board(state, seat)
    lines = [f"round {seen.round}  morale {seen.morale}  gates {list(seen.horde)}"]
    for who in range(len(seen.hands)):
        mark = "x" if who in seen.exiled else " "
        gear = " ".join(map(card_name, seen.gear[who]))
        lines.append(
            f"{mark} {SEATS[who]:<5} {seen.hands[who]} cards, {seen.wounds[who]} wounds {gear}"
        )
    if seat is not None:
        lines.append(f"you: {' '.join(map(card_name, seen.own_hand))} ({GOALS[seen.own_goal]})")
    return "\n".join(lines)
