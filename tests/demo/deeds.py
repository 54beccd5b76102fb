"""Small changes of the colony that several rules share."""

from typing import TYPE_CHECKING

from horda.core.results import Ending, Fate, ended_apart
from horda.core.run import Run
from horda.core.words import text
from tests.demo.cards import DECK_STREAM, FIGHTER, GOALS, HOARDER, KEEPER, LONER
from tests.demo.events import Discarded, Drew, Hurt, MoraleChanged
from tests.demo.hooks import WOUND

if TYPE_CHECKING:
    from tests.demo.state import ColonyState

Hands = tuple[tuple[int, ...], ...]


def changed(hands: Hands, seat: int, cards: tuple[int, ...]) -> Hands:
    """Returns the hands with one seat's cards replaced."""
    return (*hands[:seat], cards, *hands[seat + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Returns cards less one copy of a card."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def take_from_hand(state: "ColonyState", seat: int, card: int) -> None:
    """Takes one copy of a card out of a hand."""
    state.hands = changed(state.hands, seat, without(state.hands[seat], card))


def draw(run: Run["ColonyState"], seat: int) -> None:
    """Draws a card into a hand; an empty deck is the discard pile shuffled."""
    state = run.state
    if not len(state.deck):
        state.deck = state.deck.with_bottom(*run.shuffled(state.discard, DECK_STREAM))
        state.discard = ()
    if len(state.deck):
        card, state.deck = state.deck.draw()
        state.hands = changed(state.hands, seat, (*state.hands[seat], card))
        run.reveal(seat)
        run.emit(Drew, seat, card)


def discard_from_hand(run: Run["ColonyState"], seat: int, card: int) -> None:
    """Discards a card openly: everybody learns that the seat had it."""
    take_from_hand(run.state, seat, card)
    run.state.discard = (*run.state.discard, card)
    run.reveal()
    run.emit(Discarded, seat, card)


def wound(run: Run["ColonyState"], seat: int) -> None:
    """Wounds a seat, unless a piece puts something else in its place; a third one heals all."""
    struck = run.replace(WOUND, seat)
    if struck is None:
        return
    run.emit(Hurt, struck)
    run.state.wounds[struck] += 1
    if run.state.wounds[struck] == 3:
        run.state.wounds[struck] = 0
        change_morale(run, -1)


def change_morale(run: Run["ColonyState"], by: int) -> None:
    """Changes morale; at 0 the colony falls."""
    state = run.state
    if state.result is None:
        state.morale += by
        run.emit(MoraleChanged, by)
        if state.morale <= 0:
            finish(run)


def finish(run: Run["ColonyState"]) -> None:
    """Ends the game; every seat counts by its own hidden goal."""
    state = run.state
    reason = "colony-stands" if state.morale > 0 else "colony-falls"
    run.reveal()
    endings = tuple(ending(state, seat) for seat in range(len(state.goals)))
    run.finish(ended_apart(reason, ("DEMO-END-01",), endings))


def ending(state: "ColonyState", seat: int) -> Ending:
    """Says how the game ended for a seat, and what its goal was."""
    name = GOALS[state.goals[seat]]
    goal = text(f"demo-goal-{name}", cards=len(state.hands[seat]), wounds=state.wounds[seat])
    if seat in state.exiled:
        return Ending(Fate.OUT, "demo-end-exiled", ("DEMO-EXILE-01",), (goal,))
    if reached(state, seat):
        return Ending(Fate.WON, f"demo-end-{name}", achieved=(goal,))
    return Ending(Fate.LOST, achieved=(goal,))


def reached(state: "ColonyState", seat: int) -> bool:
    """Says whether a seat reached its goal."""
    goal, stands = state.goals[seat], state.morale > 0
    if seat in state.exiled:
        return False
    if goal == KEEPER:
        return stands
    if goal == HOARDER:
        return stands and len(state.hands[seat]) >= 3
    if goal == LONER:
        return stands and bool(state.exiled)
    if goal == FIGHTER:
        return stands and not state.wounds[seat]
    return not stands
