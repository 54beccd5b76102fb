"""Cards are discarded in the middle of a turn, for nothing."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.adrenaline import Gain
from horda.games.zombicide.attack import discard
from horda.games.zombicide.options import DiscardFrom, EatFrom
from horda.games.zombicide.people import ZRun, carried
from horda.games.zombicide.state import BOX, EMPTY, NONE, OUT, ZState


@cites("Z2-INV-02", "Z2-INV-Q3")
def may_discard(state: ZState, who: int) -> bool:
    """Tells whether to offer it: somebody has a card, and there is something else to do.

    It is offered between Actions only, never between a roll and its result, and no more once
    the last Action is spent: a turn would not end by itself then, and nothing comes of it.
    """
    person = state.people[who]
    if not (person.actions or any(person.free)):
        return False
    for one in state.people:  # noqa: SIM110 - a loop, since it is asked before every Action
        if one.slots is not EMPTY and one.zone != OUT and carried(one):
            return True
    return False


@cites("Z2-EQUIP-Q4")
def eats(state: ZState, who: int, card: int) -> bool:
    """Tells whether a Survivor can eat a card here; in its own turn it eats without this."""
    return state.config.food_in_any_turn and who != state.turn_of and BOX.cards[card].food > 0


class Discarding(Frame, frozen=True):
    """One card of anybody in the team is discarded, whosever turn it is.

    The seat whose turn it is speaks for all, as in a trade. There is no way out but to discard
    (or to take the whole step back): otherwise one could go in and out for ever.
    """

    seat: int

    @cites("Z2-INV-02")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which one."""
        state, options = run.state, list[Option]()
        for who, person in enumerate(state.people):
            cards = [(slot, card) for slot, card in enumerate(person.slots) if card != NONE]
            if person.zone != OUT:
                options += [DiscardFrom(person.card, slot, card) for slot, card in cards]
                options += [EatFrom(person.card, s, c) for s, c in cards if eats(state, who, c)]
        return Choice(self.seat, "z2-discard", tuple(options))

    @cites("Z2-INV-02", "Z2-INV-Q3", "Z2-EQUIP-Q4")
    def throw(self, run: ZRun) -> Outcome:
        """Discards it; a skill it lent goes with it, and food may bring adrenaline."""
        people, chosen = enumerate(run.state.people), run.answer
        who = next(i for i, p in people if p.card == chosen.who)
        card = run.state.people[who].slots[chosen.slot]
        discard(run, who, card)
        run.refresh_hooks()
        return Push(Gain(who, BOX.cards[card].food)) if type(chosen) is EatFrom else DONE

    steps = (ask, throw)
