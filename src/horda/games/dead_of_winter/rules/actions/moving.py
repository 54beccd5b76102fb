"""Moving a survivor: the exposure roll, and what waits at the other end."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    add_helpless,
    from_hand,
    to_waste,
)
from horda.games.dead_of_winter.base.codes import fresh
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.marks import Lasting, Moment
from horda.games.dead_of_winter.base.moves import arrived, exposed, ride
from horda.games.dead_of_winter.base.option import NO, STOP, YES
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import damage, in_play, is_exiled, roomy
from horda.games.dead_of_winter.cards.kinds import Contribute, Hook
from horda.games.dead_of_winter.cards.ops_lasting import Deed
from horda.games.dead_of_winter.cards.words import COLONY, ItemType
from horda.games.dead_of_winter.effects.lasting import BUT, SKIP, forbidden, ready, skips
from horda.games.dead_of_winter.effects.wins import side_of
from horda.games.dead_of_winter.rules.actions.aids import item_of, mark_used, spares_move
from horda.games.dead_of_winter.rules.actions.hands import keep_played
from horda.games.dead_of_winter.rules.options import store_card


@cites("DW-MOVE-01", "DW-MOVE-02", "DW-MOVE-05", "DW-MOVE-Q1", "DW-MOVE-Q2", "DW-EXILE-Q1")
@cites("DW-EXILE-Q12", "DW-SCENR-02", "DW-GRAVE-01")
def destinations(state: DWState, survivor: int) -> list[int]:
    """Lists the places a survivor could move to: any other with an empty survivor space."""
    here = state.where[survivor]
    if state.lasting and forbidden(state, "move", survivor):
        return []
    if state.lasting and forbidden(state, "move_from", survivor, state.owner[survivor], here):
        return []
    barred = COLONY if is_exiled(state, state.owner[survivor]) else here
    found = [p for p in roomy(state) if p not in (here, barred)]
    if not state.lasting:
        return found
    seat = state.owner[survivor]
    return [p for p in found if not forbidden(state, "move_to", survivor, seat, p)]


COUNTED = "counted"
"""Marks a rule of a card that spares the rolls of so many moves."""


class MoveAction(Frame, frozen=True):
    """One move, by the action or as one more than allowed."""

    seat: int
    survivor: int
    place: int
    card: int = -1
    """A card that spares the roll: of the hand, or one the survivor carries."""
    origin: int = -1
    extra: bool = False
    fuel: bool = False
    given: bool = False
    """The card was given on request."""

    @cites("DW-MOVE-01", "DW-PLAY-07", "DW-PLAY-Q4", "DW-INT-05")
    def go(self, run: DWRun) -> Outcome:
        """Plays the card, if there is one, and moves."""
        state = run.state
        origin = state.where[self.survivor]
        fuel = False
        if self.card >= 0:
            fuel = item_of(self.card).type is ItemType.FUEL
            play_aid(run, self.seat, self.survivor, self.card)
        state.where[self.survivor] = self.place
        if not self.extra:
            state.moved |= 1 << self.survivor
        run.emit(events.Moved, self.survivor, origin, self.place)
        return replace(self, origin=origin, fuel=fuel)

    @cites("DW-MOVE-03", "DW-EXPO-01", "DW-EXPO-07")
    def expose(self, run: DWRun) -> Outcome:
        """Rolls exposure, unless something spares it."""
        if self.card >= 0:
            return None
        roll = exposed(run, self.survivor, self.origin, self.place)
        if roll is None:
            use_up(run.state, self.survivor, self.origin, self.place)
        return roll

    def wounded(self, run: DWRun) -> Outcome:
        """Puts a wound on who came to a place that wounds."""
        arrived(run, self.survivor, self.place)
        frames = ride(run, self.survivor, self.origin, self.place)
        dying = settle(run)
        if dying is not None:
            frames.insert(0, dying.child)
        return pushed(frames)

    def rescue(self, run: DWRun) -> Outcome:
        """Offers to bring somebody stranded along to the colony."""
        state = run.state
        alive = in_play(state, self.survivor) and self.place == COLONY
        if not alive or not state.stranded[self.origin] or is_exiled(state, self.seat):
            return Go("store")
        return Choice(self.seat, "dw-rescue", (YES, NO), (self.origin,))

    def rescued(self, run: DWRun) -> Outcome:
        """Brings them along; they need a space."""
        state = run.state
        if run.answer == YES:
            state.stranded[self.origin] -= 1
            state.rescued += 1
            run.emit(events.Stranded, self.origin)
            add_helpless(run, 1)
        return None

    @cites("DW-SAMPLE-03", "DW-SAMPLE-Q1", "DW-SAMPLE-Q3", "DW-EXILE-Q6")
    def store(self, run: DWRun) -> Outcome:
        """Lets cards be put under the objective after a move to the colony."""
        hook = side_of(run.state).contribute
        if self.place != COLONY or hook is None or hook.hook is not Hook.ON_ARRIVAL:
            return None
        return Push(StoreOnArrival(self.seat))

    @cites("DW-CROSS-Q4", "DW-INT-05")
    def told(self, run: DWRun) -> Outcome:
        """Remembers the move for crossroads cards, if the mover lived."""
        state = run.state
        played = self.card >= 0 and not any(self.card in gear for gear in state.gear)
        if played and not self.given:
            keep_played(run, self.seat, self.card)
        if in_play(state, self.survivor) and state.active == self.seat:
            moment = Moment(
                "after_move", self.survivor, self.place, self.origin, self.fuel,
                damage=damage(state, self.survivor),
            )  # fmt: skip
            state.moments = (*state.moments, moment)
        return DONE

    steps = (go, expose, wounded, rescue, rescued, store, told)


@cites("DW-SAMPLE-12", "DW-PLAY-06")
def play_aid(run: DWRun, seat: int, survivor: int, card: int) -> None:
    """Uses a card that spares the roll of a move; some spare another move too."""
    state = run.state
    if card in state.gear[survivor]:
        mark_used(run, survivor, card)
        return
    op = spares_move(card)
    assert op is not None
    from_hand(state, seat, card)
    run.reveal()
    run.emit(events.CardPlayed, seat, fresh(card))
    to_waste(run, seat, card)
    if op.n > 1:
        words = ("move", COUNTED, f"{BUT}{survivor}")
        rule = Lasting(SKIP, seat=seat, until="end_of_turn", n=op.n - 1, words=words)
        state.lasting = (*state.lasting, rule)


def use_up(state: DWState, survivor: int, origin: int, place: int) -> None:
    """Counts a move that a card of this turn spared the roll, if nothing else did."""
    before = state.lasting
    for at, rule in enumerate(before):
        if rule.modifier == SKIP and COUNTED in rule.words:
            state.lasting = (*before[:at], *before[at + 1 :])
            if not skips(state, Deed.MOVE, survivor, origin, place):
                left = (replace(rule, n=rule.n - 1),) if rule.n > 1 else ()
                state.lasting = (*before[:at], *left, *before[at + 1 :])
                return
    state.lasting = before


class StoreOnArrival(Frame, frozen=True):
    """Any number of hand cards go under the objective, face up."""

    seat: int

    @cites("DW-SAMPLE-03", "DW-SAMPLE-Q1")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for one card after another."""
        if not run.state.hands[self.seat]:
            return DONE
        options = (*(store_card(card) for card in ready(run.state, self.seat)), STOP)
        return Choice(self.seat, "dw-store", options, auto=False)

    def store(self, run: DWRun) -> Outcome:
        """Puts the card under the objective."""
        if run.answer == STOP:
            return DONE
        put_under(run, self.seat, run.answer.card)
        return Go("ask")

    steps = (ask, store)


def put_under(run: DWRun, seat: int, card: int) -> None:
    """Puts a hand card under the main objective, for all to see."""
    state = run.state
    from_hand(state, seat, card)
    state.stored = tuple(sorted((*state.stored, fresh(card))))
    run.reveal()
    run.emit(events.Stored, fresh(card))


def serves(state: DWState, hook: Hook) -> Contribute | None:
    """Returns how the objective is served, if it is in this way."""
    found = side_of(state).contribute
    return found if found is not None and found.hook is hook else None
