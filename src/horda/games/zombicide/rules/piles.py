"""Cards that are discarded, and the piles they go to."""

from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.state import NONE, ZState


@cites("Z2-INV-02", "Z2-SEARCH-Q5", "Z2-RELOAD-Q4")
def discard(run: ZRun, who: int, card: int) -> None:
    """Discards a card from a Survivor's slots; it comes back loaded, if it comes back."""
    person = run.state.people[who]
    slots = tuple([NONE if slot == card else slot for slot in person.slots])
    empty = run.state.edition.empty
    change(run.state, who, slots=empty if slots == empty else slots)
    to_discards(run.state, card)
    run.emit(events.Discarded, person.card, card)


def to_discards(state: ZState, card: int) -> None:
    """Puts a card on the pile it belongs to; only base cards are ever shuffled back."""
    state.empty &= ~(1 << card)
    state.paired &= ~(1 << card)
    if card in state.box.decks["base"]:
        state.equipment_out = (*state.equipment_out, card)
    else:
        state.starting_out = (*state.starting_out, card)
