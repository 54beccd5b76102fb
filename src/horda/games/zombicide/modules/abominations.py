"""Abominations: cards that bring one of a deck, and what a single kind of them does."""

from horda.core.decks import Deck
from horda.core.frames import DONE, Done, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.people import ZRun, on_board
from horda.games.zombicide.rules.points import FIGHTS
from horda.games.zombicide.rules.spawn import DrawCard, abominations, place
from horda.games.zombicide.rules.state import ABOMINATIONS, ZState

HOBO = "Z2-ABOM-06"


class Abomination(Frame, frozen=True):
    """An Abomination card: a new one appears, or those on the board act."""

    zone: int

    @cites("Z2-ABOM-04", "Z2-ABOM-05", "Z2-FEST-02", "Z2-FEST-03", "Z2-FEST-I1", "Z2-INTER-14")
    def act(self, run: ZRun) -> Outcome:
        """Those on the board act first."""
        here = everybody(run.state, run.state.box.abominations)
        return Push(Activation(here)) if here else None

    @cites("Z2-ABOM-01", "Z2-FEST-01", "Z2-FEST-04", "Z2-ABOM-Q1", "Z2-FEST-Q1")
    def appear(self, run: ZRun) -> Outcome:
        """Draws a new one while there is room for it, and tells which."""
        state = run.state
        limit = state.config.max_abominations
        here = [kind for kind in state.box.abominations if on_board(state, kind)]
        if len(here) >= limit:
            return DONE
        if not len(state.abomination_deck):
            if here:
                return DONE
            # As for Zombie cards: a position may name none.
            back = state.abomination_out or abominations(state.config)
            state.abomination_deck = Deck(run.shuffled(back, ABOMINATIONS))
            state.abomination_out = ()
        kind, state.abomination_deck = state.abomination_deck.draw()
        state.abomination_out = (*state.abomination_out, kind)
        run.reveal()
        place(run, self.zone, kind, 1)
        return Done(kind)

    steps = (act, appear)


@cites("Z2-ABOM-06", "Z2-ABOM-Q3")
def _hobomination(state: ZState, who: int, fights: bool) -> bool:
    first = state.people[who].zone * state.kinds
    return fights and not state.zombies[first + state.box.specials[HOBO]]


def _called(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    """A Zombie card calls for one."""
    if not run.state.box.zombie_cards[frame.card].counts[level]:
        return Go("discard", frame)
    return Push(Abomination(frame.zone), frame)


MODULE = Module(
    "abominations",
    (Piece("hobomination", (FIGHTS.use(_hobomination),), ("Z2-ABOM-06",)),),
    cards={"abomination": _called},
)
