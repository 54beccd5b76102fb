"""Cards are discarded for nothing: in the middle of the own turn, or at any time by request."""

from collections.abc import Sequence
from functools import lru_cache

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.options import DiscardFrom, EatFrom, Slot
from horda.games.zombicide.rules.people import ZRun, carried
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import STAYS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, OUT, ZState

question("z2-discard", "Z2-INV-02")


@cites("Z2-INV-02", "Z2-INV-Q3")
def may_discard(state: ZState, who: int) -> bool:
    """Tells whether to offer it: the player has a card, and there is something else to do.

    It is offered between Actions only, and no more once the last Action is spent: a turn would
    not end by itself then. A request (`requests.py`) is granted there too.
    """
    person = state.people[who]
    if not (person.actions or any(person.free)):
        return False
    seat, bare = person.seat, state.bare
    if person.slots is not bare and person.zone != OUT and carried(person):
        return True
    for one in state.people:
        if one.slots is not bare and one.seat == seat and one.zone != OUT and carried(one):
            return True
    return False


@cites("Z2-EQUIP-Q4")
def eats(state: ZState, who: int) -> bool:
    """Tells whether a Survivor can eat food here; in its own turn it eats without this."""
    return state.config.food_in_any_turn and who != state.turn_of


@lru_cache(maxsize=1 << 14)
def discards(who: int, slots: tuple[int, ...]) -> tuple[Option, ...]:
    """Lists the cards of a Survivor to discard."""
    return tuple(DiscardFrom(who, slot, card) for slot, card in enumerate(slots) if card != NONE)


@lru_cache(maxsize=1 << 14)
def meals(box: Content, who: int, slots: tuple[int, ...]) -> tuple[Option, ...]:
    """Lists the food of a Survivor to eat."""
    food = [slot for slot, card in enumerate(slots) if card != NONE and box.cards[card].food]
    return tuple(EatFrom(who, slot, slots[slot]) for slot in food)


def stays(state: ZState, who: int, slot: int) -> bool:
    """Tells whether a card must stay in its slot."""
    if STAYS not in state.edition.points:
        return False
    return index_of(state).query(STAYS, state, (who, slot), False)


def loose(state: ZState, options: Sequence[Option]) -> Sequence[Option]:
    """Leaves out what would take a card from a slot in which it must stay."""
    if STAYS not in state.edition.points:
        return options
    who = {person.card: number for number, person in enumerate(state.people)}
    kept = [isinstance(one, Slot) and stays(state, who[one.who], one.slot) for one in options]
    return tuple(one for one, stays in zip(options, kept, strict=True) if not stays)


class Discarding(Frame, frozen=True):
    """One card of a player's own Survivors is discarded, whichever of them has the turn.

    There is no way out but to discard (or to take the whole step back): otherwise one could go
    in and out for ever.
    """

    seat: int

    @cites("Z2-INV-02")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which one; a request may have taken the last one meanwhile."""
        state = run.state
        options: list[Option] = []
        for who, person in enumerate(state.people):
            if person.seat == self.seat and person.zone != OUT and person.slots is not state.bare:
                options += discards(person.card, person.slots)
                options += meals(state.box, person.card, person.slots) if eats(state, who) else ()
        free = tuple(loose(state, options))
        return Choice(self.seat, "z2-discard", free) if free else DONE

    def throw(self, run: ZRun) -> Outcome:
        """Discards it."""
        chosen = run.answer
        who = target_of(run.state, chosen.who)
        return thrown(run, who, chosen.slot, type(chosen) is EatFrom)

    steps = (ask, throw)


@cites("Z2-INV-02", "Z2-INV-Q3", "Z2-EQUIP-Q4")
def thrown(run: ZRun, who: int, slot: int, eaten: bool) -> Outcome:
    """Discards a card; a skill it lent goes with it, and food may bring adrenaline."""
    card = run.state.people[who].slots[slot]
    discard(run, who, card)
    run.refresh_hooks()
    return Push(Gain(who, run.state.box.cards[card].food)) if eaten else DONE
