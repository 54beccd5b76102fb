"""Skills that bring equipment cards: a second one, a better one, one more."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.skills.support import owners
from horda.games.zombicide.modules.skills.support_options import REDRAW, Redraw, TakeTwin
from horda.games.zombicide.modules.skills.wield import owns
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.inventory import Arrange, set_slot
from horda.games.zombicide.rules.options import DROP, Put
from horda.games.zombicide.rules.people import ZRun, change, has
from horda.games.zombicide.rules.piles import BASE, PILES, discard, draw_card, to_discards
from horda.games.zombicide.rules.points import DREW, FOUND, THROWN, ZONE_EMPTIED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.slots import backpack
from horda.games.zombicide.rules.state import DICE, NONE, stream_of
from horda.games.zombicide.rules.turn import DESTINY

question("z2-matching-set", "Z2-SKILL-10", fields=("who",))

TWO_COCKTAILS = skill_id("two_cocktails")


class Match(Frame, frozen=True):
    """A Survivor that found a Dual weapon may take its like from the deck."""

    who: int
    twin: int

    @cites("Z2-SKILL-10")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whether to take it."""
        person = run.state.people[self.who]
        return Choice(person.seat, "z2-matching-set", (TakeTwin(self.twin), PASS), (person.card,))

    def take(self, run: ZRun) -> Outcome:
        """Takes the card; the deck is shuffled."""
        if run.answer == PASS:
            return DONE
        state = run.state
        pile = PILES(state.edition)[state.box.deck_of[self.twin]]
        rest = getattr(state, pile.deck).without(self.twin)
        order = run.shuffled(rest.left, stream_of(state.edition, pile.stream))
        setattr(state, pile.deck, Deck(order))
        run.emit(events.Drew, state.people[self.who].card, self.twin)
        return self._put(run)

    @cites("Z2-SEARCH-Q7")
    def _put(self, run: ZRun) -> Outcome:
        """Lets the card be put somewhere, with the first one if that waits for the others."""
        search = run.below
        if not isinstance(search, Draw) or not search.waiting:
            return Push(Arrange(self.who, held=self.twin))
        run.amend_below(replace(search, waiting=(*search.waiting, self.twin)))
        return DONE

    steps = (ask, take)


@cites("Z2-SKILL-10", "Z2-SKILL-Q5", "Z2-SEARCH-Q5", "Z2-SKILL-Q42")
def _matching_set(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """Looks for a card like the one just found in the draw deck."""
    who, card = context
    if not run.state.box.cards[card].dual or not has(run.state, who, "matching_set"):
        return None
    box, draw = run.state.box, run.frames[-1]
    pile = PILES(run.state.edition)[draw.deck if isinstance(draw, Draw) else BASE]
    left = getattr(run.state, pile.deck).left
    twins = [c for c in left if box.same[c] == box.same[card]]
    return Match(who, min(twins)) if twins else None


class Pocket(Frame, frozen=True):
    """A Molotov comes back to a full Backpack: another card goes, or it is lost."""

    who: int
    card: int

    @cites("Z2-SKILL-Q6")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which card makes room; a request may have made some meanwhile."""
        person = run.state.people[self.who]
        box = run.state.box
        if NONE in backpack(box, person.slots):
            set_slot(run.state, self.who, person.slots.index(NONE, box.slots.pack), self.card)
            return DONE
        slots = enumerate(backpack(box, person.slots), box.slots.pack)
        options = [Put(person.card, slot, card) for slot, card in slots]
        return Choice(person.seat, "z2-place-card", (*options, DROP), (self.card,))

    def do(self, run: ZRun) -> Outcome:
        """Makes room, or discards it."""
        if run.answer == DROP:
            to_discards(run.state, self.card)
            run.emit(events.Discarded, run.state.people[self.who].card, self.card)
            return DONE
        discard(run, self.who, run.answer.card)
        set_slot(run.state, self.who, run.answer.slot, self.card)
        return DONE

    steps = (ask, do)


@cites("Z2-SKILL-11", "Z2-SKILL-Q11")
def _two_cocktails(run: ZRun, blow: Blow) -> Frame | None:
    """Rolls for a thrown Molotov: no skill or card touches this die."""
    who, card, state = blow.who, blow.card, run.state
    if not owns(state, blow, "two_cocktails"):
        return None
    die = run.roll(6, DICE)
    run.emit(events.Rolled, (die,))
    if die < state.box.skill(TWO_COCKTAILS).threshold:
        return None
    for out in {"starting_out", *(pile.out for pile in PILES(state.edition).values())}:
        setattr(state, out, tuple(other for other in getattr(state, out) if other != card))
    person = state.people[who]
    fits = NONE in backpack(state.box, person.slots)
    if fits:
        set_slot(state, who, person.slots.index(NONE, state.box.slots.pack), card)
    run.emit(events.Recovered, person.card, card)
    return None if fits else Pocket(who, card)


class Noses(Frame, frozen=True):
    """Survivors in a Zone without Zombies any more draw a card each."""

    left: tuple[int, ...]

    @cites("Z2-SKILL-12", "Z2-SKILL-Q7")
    def next(self, run: ZRun) -> Outcome:
        """Draws for the next one; it is no Search."""
        if not self.left:
            return DONE
        return Push(Draw(self.left[0], 1), Noses(self.left[1:]))

    def again(self, run: ZRun) -> Outcome:
        """Goes on."""
        return Go("next")

    steps = (next, again)


@cites("Z2-SKILL-12", "Z2-SKILL-Q7")
def _hold_your_nose(run: ZRun, zone: int) -> Frame | None:
    people = run.state.people
    here = tuple(i for i in owners(run.state, "hold_your_nose") if people[i].zone == zone)
    return Noses(here) if here else None


@cites("Z2-SKILL-32", "Z2-SKILL-Q19", "Z2-SKILL-G6")
def _offer_redraw(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers another card for the one drawn, once in every turn."""
    draw, who = run.below, context[0]
    if not isinstance(draw, Draw) or draw.card == NONE:
        return []
    fresh = DESTINY not in run.state.people[who].used
    return [REDRAW] if fresh and has(run.state, who, "destiny") else []


def _redraw(run: ZRun, context: tuple[int, ...], option: Redraw) -> Outcome:
    draw, who = run.below, context[0]
    assert isinstance(draw, Draw)
    person = change(run.state, who, used=(*run.state.people[who].used, DESTINY))
    rest = draw.dropped(run)
    run.emit(events.Discarded, person.card, draw.card)
    card = draw_card(run, draw.deck)
    if card != NONE:
        run.emit(events.Drew, person.card, card)
    run.amend_below(replace(rest, card=card))
    return None


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        Piece("matching_set", (FOUND.use(_matching_set),), ("Z2-SKILL-10",)),
        Piece("two_cocktails", (THROWN.use(_two_cocktails),), ("Z2-SKILL-11",)),
        Piece("hold_your_nose", (ZONE_EMPTIED.use(_hold_your_nose),), ("Z2-SKILL-12",)),
        Piece("destiny", (DREW.use(_offer_redraw, _redraw),), ("Z2-SKILL-32",)),
    )
}
