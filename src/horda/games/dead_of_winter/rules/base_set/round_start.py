"""What cards of the base set do at the start of a round and of the colony phase."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import from_hand, to_waste
from horda.games.dead_of_winter.base.codes import fresh
from horda.games.dead_of_winter.base.ends import finish
from horda.games.dead_of_winter.base.exposure import ANTIDOTE, BLANK, Expose
from horda.games.dead_of_winter.base.marks import Delayed, Lasting
from horda.games.dead_of_winter.base.option import NO, STOP, YES, PickCard
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import in_play, seats_in_order
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY, ItemType
from horda.games.dead_of_winter.effects.hand_frames import of_types, to_spend
from horda.games.dead_of_winter.effects.lasting import holding
from horda.games.dead_of_winter.rules.ordering import MOMENTS

TRAINING, EXPERIMENT, VIGIL = "training", "experiment", "vigil"
"""Names of moments that belong to these cards."""


@cites("DW-CARD-12")
def round_start(state: DWState) -> tuple[Delayed, ...]:
    """Lists what cards do at the start of this round."""
    trained = holding(state, Mod.TRAINING)[:1]
    tried = [
        rule
        for rule in holding(state, Mod.EXPERIMENTING)
        if in_play(state, rule.survivor) and state.where[rule.survivor] == COLONY
    ]
    return (
        *(Delayed(TRAINING, rule.source, state.first) for rule in trained),
        *(Delayed(EXPERIMENT, one.source, state.first, survivor=one.survivor) for one in tried),
    )


class Training(Frame, frozen=True):
    """Everybody may give a food card for one more die in this round."""

    seats: tuple[int, ...] = ()
    at: int = 0

    @cites("DW-CARD-Q9", "DW-INT-22")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the next player, whatever is in the hand."""
        if not self.seats:
            return Go("ask", Training(tuple(seats_in_order(run.state))))
        if self.at == len(self.seats):
            return DONE
        seat = self.seats[self.at]
        cards = sorted(set(of_types(run.state, seat, (ItemType.FOOD,))))
        return Choice(seat, "dw-training", (*map(PickCard, cards), STOP), (), False)

    def train(self, run: DWRun) -> Outcome:
        """Takes the card; the die comes with the others."""
        state, seat = run.state, self.seats[self.at]
        if run.answer != STOP:
            from_hand(state, seat, run.answer.n)
            run.reveal()
            to_waste(run, seat, run.answer.n)
            made = state.round - 1
            rule = Lasting("extra_die", seat=seat, n=1, until="end_of_round", made=made)
            state.lasting = (*state.lasting, rule)
        return Go("ask", replace(self, at=self.at + 1))

    steps = (ask, train)


class Experiment(Frame, frozen=True):
    """A survivor at the colony may try something on herself; a blank helps everybody."""

    survivor: int

    def ask(self, run: DWRun) -> Outcome:
        """Asks her player; what came before at this moment may have taken her away."""
        state = run.state
        if not in_play(state, self.survivor) or state.where[self.survivor] != COLONY:
            return DONE
        seat = state.owner[self.survivor]
        return Choice(seat, "dw-experimenting", (YES, NO), (self.survivor,))

    def roll(self, run: DWRun) -> Outcome:
        """Rolls exposure for her."""
        return DONE if run.answer == NO else Push(Expose(self.survivor))

    def found(self, run: DWRun) -> Outcome:
        """After a blank a medicine card can stop bites until the end of the round."""
        state = run.state
        if run.result == BLANK:
            rule = Lasting(ANTIDOTE, until="end_of_round", made=state.round)
            state.lasting = (*state.lasting, rule)
        return DONE

    steps = (ask, roll, found)


def vigil(state: DWState) -> tuple[Delayed, ...]:
    """Lists the question for fuel at the start of a colony phase, where winter has come."""
    rules = holding(state, Mod.FUEL_VIGIL)[:1]
    return tuple(Delayed(VIGIL, rule.source, state.first) for rule in rules)


class Vigil(Frame, frozen=True):
    """Somebody stores a fuel card, or the game is over."""

    seats: tuple[int, ...] = ()
    at: int = 0

    @cites("DW-CARD-Q9", "DW-INT-22")
    def ask(self, run: DWRun) -> Outcome:
        """Asks in player order until one stores a card; whoever has none is asked too."""
        if not self.seats:
            return Go("ask", Vigil(tuple(seats_in_order(run.state))))
        if self.at == len(self.seats):
            finish(run, "vigil", "DW-CARD-11")
            return DONE
        seat = self.seats[self.at]
        cards = sorted(set(to_spend(run.state, seat, (ItemType.FUEL,))))
        return Choice(seat, "dw-vigil", (*map(PickCard, cards), STOP), (), False)

    def store(self, run: DWRun) -> Outcome:
        """Stores the card for all to see."""
        state, seat = run.state, self.seats[self.at]
        if run.answer == STOP:
            return Go("ask", replace(self, at=self.at + 1))
        card = run.answer.n
        from_hand(state, seat, card)
        state.stored = tuple(sorted((*state.stored, fresh(card))))
        run.reveal()
        run.emit(events.Stored, fresh(card))
        return DONE

    steps = (ask, store)


MOMENTS.update(
    {
        TRAINING: lambda one: Training(),
        EXPERIMENT: lambda one: Experiment(one.survivor),
        VIGIL: lambda one: Vigil(),
    }
)
