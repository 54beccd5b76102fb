"""The course of the game: what is given up at the start, then rounds of turns."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Choice, Choices, Join
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.run import Run
from tests.demo.cards import BREAD, DECK_STREAM, OMEN_STREAM
from tests.demo.deeds import change_morale, changed, draw, finish, take_from_hand
from tests.demo.events import CrisisShown, Pledged
from tests.demo.options import Keep, Pledge, PutAside, Speak
from tests.demo.turns import Turn

if TYPE_CHECKING:
    from tests.demo.state import ColonyState

PUT_ASIDE = 2


class Colony(Frame, frozen=True):
    """The whole game."""

    def put_aside(self, run: Run["ColonyState"]) -> Outcome:
        """Asks every seat on its own for two of its cards, one after the other."""
        state = run.state
        left = [seat for seat in state.present() if len(state.aside[seat]) < PUT_ASIDE]
        return Choices(
            tuple(
                Choice(seat, "put-aside", tuple(PutAside(c) for c in sorted(set(hand))))
                for seat in left
                for hand in [state.hands[seat]]
            ),
            Join.EACH,
        )

    def each(self, run: Run["ColonyState"], seat: int, option: PutAside) -> "Colony":
        """Lays one card aside; the other seats do not wait for it."""
        take_from_hand(run.state, seat, option.card)
        aside = run.state.aside
        run.state.aside = changed(aside, seat, tuple(sorted((*aside[seat], option.card))))
        return self

    def shuffle_in(self, run: Run["ColonyState"]) -> Outcome:
        """Shuffles what was laid aside into the deck."""
        state = run.state
        cards = [card for hand in state.aside for card in hand]
        state.deck = state.deck.with_bottom(*cards)
        state.deck = replace(state.deck, order=run.shuffled(state.deck.left, DECK_STREAM))
        state.aside = ((),) * len(state.aside)
        return None

    def begin_round(self, run: Run["ColonyState"]) -> Outcome:
        """Plays a round."""
        return Push(Round())

    def end_round(self, run: Run["ColonyState"]) -> Outcome:
        """Counts rounds; after the last one the game ends."""
        if run.state.round == run.state.config.rounds:
            finish(run)
            return DONE
        run.state.round += 1
        return Go("begin_round")

    steps = (put_aside, shuffle_in, begin_round, end_round)


class Round(Frame, frozen=True):
    """A round: who speaks first, the crisis, and a turn for everybody in `left`."""

    left: tuple[int, ...] = ()

    def speak(self, run: Run["ColonyState"]) -> Outcome:
        """Asks everybody; whoever answers first begins."""
        asked = tuple(Choice(seat, "speak", (Speak(),)) for seat in run.state.present())
        return Choices(asked, Join.ANY)

    def spoken(self, run: Run["ColonyState"]) -> Outcome:
        """Lets the first speaker begin."""
        (run.state.speaker,) = run.answers
        return Round((run.state.speaker, *run.state.others(run.state.speaker)))

    def pledge(self, run: Run["ColonyState"]) -> Outcome:
        """Asks all at once for a face-down card against the crisis."""
        state = run.state
        return Choices(
            tuple(
                Choice(seat, "pledge", (*(Pledge(c) for c in sorted(set(hand))), Keep()))
                for seat in state.present()
                for hand in [state.hands[seat]]
            )
        )

    def pledged(self, run: Run["ColonyState"]) -> Outcome:
        """Lays the cards down; that a card was given is seen, its face is not."""
        state = run.state
        for seat, option in run.answers.items():
            if isinstance(option, Pledge):
                take_from_hand(state, seat, option.card)
                state.crisis = changed(state.crisis, seat, (option.card,))
                run.emit(Pledged, seat, option.card)
        run.reveal()
        return None

    def turn(self, run: Run["ColonyState"]) -> Outcome:
        """Gives the next seat its turn; an exiled one has none."""
        left = tuple(seat for seat in self.left if seat not in run.state.exiled)
        if not left:
            return Go("crisis")
        return Push(Turn(left[0]), Round(left[1:]))

    def next_turn(self, run: Run["ColonyState"]) -> Outcome:
        """Goes on around the table."""
        return Go("turn")

    def crisis(self, run: Run["ColonyState"]) -> Outcome:
        """Turns the contributions up, shuffled: too little bread costs morale."""
        state = run.state
        given = run.shuffled([c for cards in state.crisis for c in cards], OMEN_STREAM)
        run.reveal()
        run.emit(CrisisShown, given)
        state.discard = (*state.discard, *given)
        state.crisis = ((),) * len(state.crisis)
        if 2 * given.count(BREAD) < len(state.present()):
            state.horde[1] += 1
            change_morale(run, -1)
        return DONE

    steps = (speak, spoken, pledge, pledged, turn, next_turn, crisis)


class DrawCard(Frame, frozen=True):
    """A seat draws a card."""

    seat: int

    def take(self, run: Run["ColonyState"]) -> Outcome:
        """Draws."""
        draw(run, self.seat)
        return DONE

    steps = (take,)
