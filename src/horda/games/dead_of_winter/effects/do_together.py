"""What the players pay together."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    from_hand,
    remove_card,
    spend_die,
    to_hand,
    to_waste,
)
from horda.games.dead_of_winter.base.codes import changed, without
from horda.games.dead_of_winter.base.deaths import leave
from horda.games.dead_of_winter.base.option import STOP, PickCard, PickDie
from horda.games.dead_of_winter.base.state import GONE, DWRun
from horda.games.dead_of_winter.base.table import clockwise, in_play, is_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.ops_flow import CollectiveCost
from horda.games.dead_of_winter.cards.trees import ops_at
from horda.games.dead_of_winter.effects.hand_frames import to_spend
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Doing, Script, does

Offer = tuple[int, int]
"""A seat, and the card or the die it offers."""


@does(CollectiveCost)
@cites("DW-DEC-18", "DW-CARD-Q9", "DW-INT-22")
def _together(do: Doing) -> Frame:
    """Everybody is asked in turn until there is enough; otherwise nobody pays."""
    return Together(do.source, (*do.path, do.at), do.seat, do.scope, tuple(_payers(do)))


def _payers(do: Doing) -> list[int]:
    active = do.state.active if do.state.active >= 0 else do.seat
    seats = [active, *clockwise(do.state, active)]
    return [seat for seat in seats if not is_exiled(do.state, seat)]


class Together(Frame, frozen=True):
    """A common price: what is offered lies open on the table until all have been asked."""

    source: str
    path: tuple[int, ...]
    """The way to the operation itself."""
    seat: int
    scope: Scope
    seats: tuple[int, ...]
    at: int = 0
    want: int = 0
    """The part of the price that is asked for; the dice come last."""
    cards: tuple[Offer, ...] = ()
    dice: tuple[Offer, ...] = ()

    @property
    def op(self) -> CollectiveCost:
        """The price."""
        found = ops_at(self.source, self.path[:-1])[self.path[-1]]
        assert isinstance(found, CollectiveCost)
        return found

    def lacking(self) -> int:
        """Counts what the part that is asked for still lacks."""
        op = self.op
        if self.want == len(op.cards):
            return op.dice - len(self.dice)
        before = sum(want.n for want in op.cards[: self.want])
        return op.cards[self.want].n - (len(self.cards) - before)

    @cites("DW-INT-22", "DW-CARD-Q9")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the next player; whoever has no such card is asked too, so nobody learns it."""
        op = self.op
        lacking = self.lacking()
        if not lacking and self.want < len(op.cards):
            return Go("ask", replace(self, want=self.want + 1, at=0))
        if not lacking or self.at == len(self.seats):
            return Go("settle")
        seat = self.seats[self.at]
        if self.want == len(op.cards):
            dice = [PickDie(value) for value in sorted(set(run.state.dice[seat]))]
            return Choice(seat, "dw-give-die", (*dice, STOP), (lacking,))
        fit = sorted(set(to_spend(run.state, seat, op.cards[self.want].types)))
        options = (*map(PickCard, fit), STOP)
        return Choice(seat, "dw-pay-together", options, (lacking,), False)

    def offered(self, run: DWRun) -> Outcome:
        """Takes what is offered off the hand, in the open."""
        seat, n = self.seats[self.at], run.answer.n
        if run.answer == STOP:
            return Go("ask", replace(self, at=self.at + 1))
        if self.want == len(self.op.cards):
            spend_die(run, seat, n)
            return Go("ask", replace(self, dice=(*self.dice, (seat, n))))
        from_hand(run.state, seat, n)
        run.reveal()
        run.emit(events.Gave, seat, n)
        return Go("ask", replace(self, cards=(*self.cards, (seat, n))))

    def settle(self, run: DWRun) -> Outcome:
        """Pays, or gives everything back."""
        op, state = self.op, run.state
        survivor = BOX.survivor_number[op.survivor] if op.survivor else -1
        there = survivor < 0 or in_play(state, survivor)
        paid = there and self.want == len(op.cards) and not self.lacking()
        for seat, card in self.cards:
            if not paid:
                to_hand(state, seat, card)
            elif op.removed:
                remove_card(run, card)
            else:
                to_waste(run, seat, card)
        if not paid:
            for seat, value in self.dice:
                unspend_die(run, seat, value)
        elif survivor >= 0:
            leave(run, survivor, GONE)
        path = (*self.path, 0 if paid else 1)
        return Push(Script(self.source, self.seat, path, 0, self.scope))

    def done(self, run: DWRun) -> Outcome:
        """Hands on what the branch left behind."""
        return Done(run.result)

    steps = (ask, offered, settle, done)


def unspend_die(run: DWRun, seat: int, value: int) -> None:
    """Gives a die back that was offered in vain."""
    state = run.state
    state.spent = changed(state.spent, seat, without(state.spent[seat], value))
    state.dice = changed(state.dice, seat, tuple(sorted((*state.dice[seat], value))))
