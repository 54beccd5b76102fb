"""Cards change slots and hands: reorganising, trading, taking a new card."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Outcome, Step
from horda.core.rulebook import cites
from horda.games.zombicide.box.components import Place
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.companions import hand_over, hand_over_options
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.discards import loose
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.options import DONE as LEAVE
from horda.games.zombicide.rules.options import DROP, Done, Drop, HandOver, HandToken, Lift, Put
from horda.games.zombicide.rules.people import ZRun, carried, change, put
from horda.games.zombicide.rules.piles import thrown_away
from horda.games.zombicide.rules.points import ARRANGED, STAYS, TRADES
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.slots import fits, packs, swapped
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.trade_events import TradeEnded

question("z2-arrange", "Z2-TRADE-01")
question("z2-place-card", "Z2-SEARCH-02", fields=("card",))

LIFTS = 12
LIFTS_A_SLOT = 2  # each card can go anywhere in fewer; more would only be fidgeting


class Arrange(Frame, frozen=True):
    """One or two Survivors rearrange their cards, one card at a time.

    `held` is the card in question: it must be put somewhere or discarded before it ends.
    """

    who: int
    other: int = NONE
    held: int = NONE
    lifts: int = 0
    along: tuple[int, ...] | UnsetType = UNSET
    """What is attached to the card in question and moves with it, in editions that attach any."""
    watched: ClassVar[int] = Look.CARDS
    """What a card in another slot can win at once."""

    @cites("Z2-TRADE-01", "Z2-TRADE-02", "Z2-TRADE-03", "Z2-TRADE-04", "Z2-SEARCH-02", "Z2-INV-01")
    def ask(self, run: ZRun) -> Outcome:
        """Asks where the card goes, or which card to take up next."""
        person = run.state.people[self.who]
        if self.held != NONE:
            options = self._away(self._places(run.state))
            if STAYS in run.state.edition.points:
                options = tuple(loose(run.state, options))
            return Choice(person.seat, "z2-place-card", options, (self.held,), False)
        tired = self.lifts >= LIFTS and self.tired(run.state)
        lifts = () if tired else self._lifts(run)
        if STAYS in run.state.edition.points:
            lifts = loose(run.state, lifts)
        return Choice(person.seat, "z2-arrange", (*lifts, LEAVE), (self.who,))

    @cites("Z2-TRADE-02")
    def tired(self, state: ZState) -> bool:
        """Tells whether so many cards were taken up that all of them could be anywhere by now."""
        if self.lifts < LIFTS:
            return False
        slots = sum(len(state.people[who].slots) for who in self._people())
        return self.lifts >= LIFTS_A_SLOT * slots

    def _away(self, places: tuple[Option, ...]) -> tuple[Option, ...]:
        """Adds to the places of the card in question how else it is got rid of."""
        return (*places, DROP)

    def _places(self, state: ZState) -> tuple[Option, ...]:
        person, box = state.people[self.who], state.box
        like, tired = box.like[self.held], self.lifts >= LIFTS and self.tired(state)
        more = len(self.along or ())
        own = _places(box, like, person.card, person.slots, tired, more)
        if self.other == NONE:
            return own
        friend = state.people[self.other]
        return own + _places(box, like, friend.card, friend.slots, tired, more)

    def _lifts(self, run: ZRun) -> Sequence[Option]:
        person, box = run.state.people[self.who], run.state.box
        own = _lifts(box, person.card, person.slots)
        if self.other == NONE:
            return own
        friend = run.state.people[self.other]
        options = [*own, *_lifts(box, friend.card, friend.slots)]
        if run.state.companions:
            options += hand_over_options(run.state, self._people())
        hooks = run.known_hooks or run.hooks
        if TRADES not in hooks.uses:
            return options
        return hooks.query(TRADES, run.state, self._people(), options)

    def _people(self) -> tuple[int, ...]:
        return (self.who,) if self.other == NONE else (self.who, self.other)

    @cites("Z2-INV-06", "Z2-INV-Q1", "Z2-TRADE-I1")
    def do(self, run: ZRun) -> Outcome:
        """Puts, lifts or discards."""
        state, chosen = run.state, run.answer
        if type(chosen) is Done:
            return self._leave(run)
        if type(chosen) is Drop:
            for card in (self.held, *(self.along or ())):
                thrown_away(run, self.who, card)
            return _on(run, replace(self, held=NONE, lifts=self.lifts + 1, along=UNSET))
        if type(chosen) in HANDED:
            self._hand(run, chosen)
            return _on(run, replace(self, held=NONE, lifts=self.lifts + 1))
        who = self.who if state.people[self.who].card == chosen.who else self.other
        taken = state.people[who].slots[chosen.slot]
        put = self.held if type(chosen) is Put else NONE
        along = self.swap(state, who, chosen.slot, put)
        if state.edition.plans[state.config.scenario].looks & self.watched and won(
            run, self.watched
        ):
            return DONE
        lifts = self.lifts + (taken != NONE)
        return _on(run, replace(self, held=taken, lifts=lifts, along=along))

    @cites("INV-ATT-2", "INV-ATT-3", "INV-ATT-4")
    def swap(self, state: ZState, who: int, slot: int, card: int) -> tuple[int, ...] | UnsetType:
        """Puts the card in question into a slot; returns what was attached to the one there.

        A weapon and what is attached to it are one card. In the Backpack they come apart.
        """
        if not state.box.slots.attached:
            set_slot(state, who, slot, card)
            return UNSET
        along = (self.along or ()) if card != NONE else ()
        slots, off = swapped(state.box, state.people[who].slots, slot, card, along)
        change(state, who, slots=state.bare if slots == state.bare else slots)
        return off or UNSET

    def _leave(self, run: ZRun) -> Outcome:
        """Leaves the cards as they are; after a trade everybody is told how they lie."""
        if self.other != NONE:
            # How they lay before is no part of the frame: games of old would replay elsewhere.
            one, two = (run.state.people[who] for who in (self.who, self.other))
            held = tuple(carried(one)), tuple(carried(two))
            run.emit(TradeEnded, one.card, two.card, *held)
        if ARRANGED in run.state.edition.points:
            run.trigger(ARRANGED, (self.who, self.other))
        return DONE

    def _hand(self, run: ZRun, option: Option) -> None:
        """Gives something that lies in no slot to the other one of the two."""
        HANDED[type(option)](run, self._people(), option)

    steps: ClassVar[tuple[Step, ...]] = (ask, do)


def _on(run: ZRun, frame: Arrange) -> Outcome:
    """Asks on: as `Go("ask", frame)`, without another round of the runner."""
    if run.state.result is not None:  # a card that was discarded has ended the game
        return DONE
    run.frames[-1], run.at[-1] = frame, 0
    return frame.ask(run)


class Holding(Frame, frozen=True):
    """A frame in which cards lie ready for somebody."""

    cards: tuple[int, ...] = ()


class PutAway(Arrange, frozen=True):
    """A new card is put away, and nothing else moves: no rule grants that others change slots."""

    @cites("Z2-INV-06", "Z2-INV-02")
    def put(self, run: ZRun) -> Outcome:
        """Puts it into a slot, whose card is discarded to make room, or discards it."""
        state, chosen = run.state, run.answer
        gone: tuple[int, ...] = (self.held,)
        if type(chosen) is Put:
            taken = state.people[self.who].slots[chosen.slot]
            gone = (taken, *(self.swap(state, self.who, chosen.slot, self.held) or ()))
        for card in gone if gone[0] != NONE else ():
            thrown_away(run, self.who, card)
        won(run, self.watched)
        return DONE

    steps = (Arrange.ask, put)


@cites("Z2-MISSION-10")
def hand_token(run: ZRun, people: tuple[int, ...], option: HandToken) -> None:
    """Gives a carried Objective token to the other one of two that trade."""
    state = run.state
    giver, taker = sorted(people, key=lambda who: state.people[who].card != option.who)
    lay_token(state, giver, taker, option.colour)
    cards = state.people[giver].card, state.people[taker].card
    run.emit(events.TokenHanded, *cards, option.colour, option.token)


def lay_token(state: ZState, giver: int, taker: int, colour: int) -> None:
    """Lays a token from one dashboard to another."""
    left = list(state.people[giver].load)
    left.remove(colour)
    change(state, giver, load=tuple(left))
    change(state, taker, load=(*state.people[taker].load, colour))


HANDED: dict[type[Option], Callable[[ZRun, tuple[int, ...], Any], None]] = {
    HandOver: hand_over,
    HandToken: hand_token,
}
"""What two that trade may give each other besides cards."""


@lru_cache(maxsize=1 << 14)
@cites("INV-ATT-4", "INV-D6")
def _places(
    box: Content, like: int, who: int, slots: tuple[int, ...], tired: bool, along: int = 0
) -> tuple[Option, ...]:
    """Lists where a card can go; `tired`: only empty slots, or cards would go round for ever.

    So many cards are attached to it: each of them takes a slot of the Backpack there.
    """
    options: list[Option] = []
    empty: set[tuple[int, int]] = set()
    for slot, card in enumerate(slots):
        if not fits(box, slots, slot, like):
            continue
        place = box.slots.place(slot)
        if along and place is Place.PACK and not packs(box, slots, slot, along):
            continue
        alike = (place, box.slots.holder(slot) if place is Place.ATTACHED else 0)
        if card != NONE:
            options += [] if tired else [Put(who, slot, card)]
        elif alike not in empty:  # empty slots of one kind are alike
            options.append(Put(who, slot, card))
            empty.add(alike)
    return tuple(options)


@lru_cache(maxsize=1 << 14)
def _lifts(box: Content, who: int, slots: tuple[int, ...]) -> tuple[Option, ...]:
    held = ((slot, card) for slot, card in enumerate(slots) if card != NONE)
    return tuple(Lift(who, slot, card) for slot, card in held)


def set_slot(state: ZState, who: int, slot: int, card: int) -> None:
    """Puts a card (or none) into a slot, whatever was there."""
    person, bare = state.people[who], state.bare
    slots = [*person.slots]
    slots[slot] = card
    now = tuple(slots)
    put(state, who, replace(person, slots=bare if now == bare else now))


@cites("Z2-SETUP-11")
def stow(state: ZState, who: int, card: int) -> None:
    """Puts a card into a Survivor's first free slot, Hands first."""
    box, slots = state.box, state.people[who].slots
    for slot, held in enumerate(slots):
        if held == NONE and fits(box, slots, slot, card):
            return set_slot(state, who, slot, card)
    raise ValueError(f"no slot of {slots} takes card {card}")
