"""Cards change slots and hands: reorganising, trading, taking a new card."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites, not_enforced
from horda.games.zombicide import events
from horda.games.zombicide.attack import to_discards
from horda.games.zombicide.companions import hand_over, hand_over_options
from horda.games.zombicide.options import DONE as LEAVE
from horda.games.zombicide.options import DROP, Done, Drop, HandOver, Lift, Put
from horda.games.zombicide.people import ZRun, change
from horda.games.zombicide.state import HANDS, NONE, ZState

ONLY_WHILE_ARRANGING = "cards are discarded while arranging, trading or by a skill, not at any time"
not_enforced("Z2-INV-02", ONLY_WHILE_ARRANGING)
not_enforced("Z2-INV-Q3", ONLY_WHILE_ARRANGING)
MAX_LIFTS = 12  # each card can go anywhere in fewer; more would only be fidgeting


class Arrange(Frame, frozen=True):
    """One or two Survivors rearrange their cards, one card at a time.

    `held` is the card in question: it must be put somewhere or discarded before it ends.
    """

    who: int
    other: int = NONE
    held: int = NONE
    lifts: int = 0

    @cites("Z2-TRADE-01", "Z2-TRADE-02", "Z2-TRADE-03", "Z2-TRADE-04", "Z2-SEARCH-02", "Z2-INV-01")
    def ask(self, run: ZRun) -> Outcome:
        """Asks where the card goes, or which card to take up next."""
        state = run.state
        seat = state.people[self.who].seat
        if self.held != NONE:
            return Choice(seat, "z2-place-card", tuple(self._places(state)), (self.held,), False)
        options = [] if self.lifts >= MAX_LIFTS else self._lifts(state)
        return Choice(seat, "z2-arrange", (*options, LEAVE), (self.who,))

    def _places(self, state: ZState) -> list[Option]:
        options: list[Option] = []
        for who in self._people():
            person = state.people[who]
            seen: set[tuple[bool, int]] = set()
            for slot, card in enumerate(person.slots):
                # Empty slots of one kind are alike: the first stands for all.
                alike = (slot < HANDS, card)
                if card != NONE and self.lifts >= MAX_LIFTS:
                    continue  # cards that take each other's place would go round for ever
                if card != NONE or alike not in seen:
                    options.append(Put(person.card, slot, card))
                seen.add(alike)
        return [*options, DROP]

    def _lifts(self, state: ZState) -> list[Option]:
        lifts: list[Option] = [
            Lift(state.people[who].card, slot, card)
            for who in self._people()
            for slot, card in enumerate(state.people[who].slots)
            if card != NONE
        ]
        return lifts + hand_over_options(state, self._people())

    def _people(self) -> tuple[int, ...]:
        return (self.who,) if self.other == NONE else (self.who, self.other)

    @cites("Z2-INV-06", "Z2-INV-Q1", "Z2-TRADE-I1")
    def do(self, run: ZRun) -> Outcome:
        """Puts, lifts or discards."""
        state, chosen = run.state, run.answer
        if type(chosen) is Done:
            return DONE
        if type(chosen) is Drop:
            to_discards(state, self.held)
            run.emit(events.Discarded, state.people[self.who].card, self.held)
            return Go("ask", Arrange(self.who, self.other, NONE, self.lifts + 1))
        if type(chosen) is HandOver:
            hand_over(run, self._people(), chosen)
            return Go("ask", Arrange(self.who, self.other, NONE, self.lifts + 1))
        who = next(i for i in self._people() if state.people[i].card == chosen.who)
        taken = state.people[who].slots[chosen.slot]
        put = self.held if type(chosen) is Put else NONE
        set_slot(state, who, chosen.slot, put)
        lifted = self.lifts + (taken != NONE)
        return Go("ask", Arrange(self.who, self.other, taken, lifted))

    steps = (ask, do)


def set_slot(state: ZState, who: int, slot: int, card: int) -> None:
    """Puts a card (or none) into a slot, whatever was there."""
    slots = list(state.people[who].slots)
    slots[slot] = card
    change(state, who, slots=tuple(slots))


@cites("Z2-SETUP-11")
def stow(state: ZState, who: int, card: int) -> None:
    """Puts a card into a Survivor's first free slot, Hands first."""
    slots = state.people[who].slots
    set_slot(state, who, slots.index(NONE), card)
