"""Several hand cards one after another: each takes effect before the next is asked for.

What was chosen so far must not wait in a question: nobody else knows those cards.
"""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Done, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import from_hand, remove_card, roll_stock, to_hand
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.option import STOP, PickCard, PickSeat
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import own_at
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, ItemType
from horda.games.dead_of_winter.effects.lasting import at_hand
from horda.games.dead_of_winter.effects.scope import Scope

Types = tuple[ItemType | str, ...]


def of_types(state: DWState, seat: int, types: Types = ()) -> list[int]:
    """Lists the hand cards of a player, of some types where they are named."""
    return _sorted_out(state.hands[seat], types)


def to_spend(state: DWState, seat: int, types: Types = ()) -> list[int]:
    """Lists those that can be paid with now: some rest for a round."""
    return _sorted_out(at_hand(state, seat), types)


def _sorted_out(cards: tuple[int, ...], types: Types) -> list[int]:
    return [c for c in cards if not types or BOX.items[title_of(c)].type in types]


def pass_on(run: DWRun, giver: int, taker: int, card: int) -> None:
    """Moves a card from hand to hand; only these two see it."""
    from_hand(run.state, giver, card)
    to_hand(run.state, taker, card)
    run.reveal(giver, taker)
    run.emit(events.Passed, giver, taker, card)


class Cached(Frame, frozen=True):
    """Hand cards go face up into the cache; with `free` the player stops after any of them."""

    seat: int
    left: int
    scope: Scope
    free: bool = False
    done: int = 0

    @cites("DW-BANDIT-11")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for the next card."""
        hand = sorted(set(run.state.hands[self.seat]))
        if not hand or not self.left:
            return Done(replace(self.scope, number=self.scope.number + self.done))
        stop = (STOP,) if self.free and self.done else ()
        return Choice(self.seat, "dw-cache-card", (*map(PickCard, hand), *stop), (), False)

    def put(self, run: DWRun) -> Outcome:
        """Puts it down for all to see."""
        state, card = run.state, run.answer.n
        if run.answer == STOP:
            return Done(replace(self.scope, number=self.scope.number + self.done))
        from_hand(state, self.seat, card)
        state.cache = (*state.cache, card)
        run.reveal()
        run.emit(events.Told, (card,))
        return Go("ask", replace(self, left=self.left - 1, done=self.done + 1))

    steps = (ask, put)


class Seize(Frame, frozen=True):
    """A player who has seen all hands takes cards of some types out of the game."""

    seat: int
    left: int
    types: tuple[str, ...]
    whose: int = -1

    @cites("DW-CARD-Q10", "DW-CARD-Q7")
    def ask(self, run: DWRun) -> Outcome:
        """Asks whose card; only hands that have one are offered."""
        state = run.state
        seats = range(len(state.hands))
        fit = [PickSeat(seat) for seat in seats if of_types(state, seat, self.types)]
        if not fit or not self.left:
            return DONE
        return Choice(self.seat, "dw-pick-seat", tuple(fit), (), False)

    def hand(self, run: DWRun) -> Outcome:
        """Remembers whose."""
        return replace(self, whose=run.answer.n)

    def which(self, run: DWRun) -> Outcome:
        """Asks which of the cards in that hand."""
        cards = sorted(set(of_types(run.state, self.whose, self.types)))
        return Choice(self.seat, "dw-lose-card", tuple(map(PickCard, cards)), (), False)

    def take(self, run: DWRun) -> Outcome:
        """Removes it, for all to see: everybody knows of which type it must be."""
        from_hand(run.state, self.whose, run.answer.n)
        run.reveal()
        remove_card(run, run.answer.n)
        return Go("ask", replace(self, left=self.left - 1, whose=-1))

    steps = (ask, hand, which, take)


class Gifts(Frame, frozen=True):
    """Every other player may give a card; nobody learns who could have."""

    taker: int
    seats: tuple[int, ...]
    at: int = 0

    @cites("DW-INT-22")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the next player, whatever is in the hand."""
        if self.at == len(self.seats):
            return DONE
        seat = self.seats[self.at]
        options = (*map(PickCard, sorted(set(run.state.hands[seat]))), STOP)
        return Choice(seat, "dw-give-card", options, (self.taker,), False)

    def give(self, run: DWRun) -> Outcome:
        """Hands the card over; only these two see it."""
        if run.answer != STOP:
            pass_on(run, self.seats[self.at], self.taker, run.answer.n)
        return Go("ask", replace(self, at=self.at + 1))

    steps = (ask, give)


class Stakes(Frame, frozen=True):
    """A gamble: stakes lie open, one die for each card, and the highest takes all."""

    seats: tuple[int, ...]
    at: int = 0
    staked: tuple[tuple[int, int], ...] = ()

    def ask(self, run: DWRun) -> Outcome:
        """Asks for one more card of the next player, one for each survivor at the colony."""
        if self.at == len(self.seats):
            return Go("roll")
        seat = self.seats[self.at]
        most = len(own_at(run.state, seat, COLONY))
        if sum(owner == seat for owner, _ in self.staked) >= most:
            return Go("ask", replace(self, at=self.at + 1))
        options = (*map(PickCard, sorted(set(run.state.hands[seat]))), STOP)
        return Choice(seat, "dw-stake", options, (), False)

    def stake(self, run: DWRun) -> Outcome:
        """Lays the card on the table."""
        seat, card = self.seats[self.at], run.answer.n
        if run.answer == STOP:
            return Go("ask", replace(self, at=self.at + 1))
        from_hand(run.state, seat, card)
        run.reveal()
        run.emit(events.Told, (card,))
        return Go("ask", replace(self, staked=(*self.staked, (seat, card))))

    def roll(self, run: DWRun) -> Outcome:
        """Rolls until one is highest, who takes everything."""
        dice: dict[int, int] = {}
        for seat, _ in self.staked:
            dice[seat] = dice.get(seat, 0) + 1
        while len(dice) > 1:
            best = {s: max(roll_stock(run, s) for _ in range(n)) for s, n in dice.items()}
            dice = {s: 1 for s, value in best.items() if value == max(best.values())}
        for winner in dice:
            to_hand(run.state, winner, *(card for _, card in self.staked))
        return DONE

    steps = (ask, stake, roll)
