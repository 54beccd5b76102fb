"""What cards do with equipment and tokens."""

from msgspec import UNSET
from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.military import deck_of
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.conditions import of_kind
from horda.games.zombicide.modules.fort_hendrix.story.telling import Telling, meant, operation
from horda.games.zombicide.modules.fort_hendrix.story.things import give_thing, lay_thing
from horda.games.zombicide.modules.fort_hendrix.story.words import Filter
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.piles import PILES, PIMPWEAPON, discard
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.state import NONE, ZState, stream_of

question("z2-give-up", "FH-OBJ-6", fields=("who",))
MILITARY, BASE = "military", "base"


class GiveUp(ZOption, frozen=True):
    """Discard this card."""

    moment = ("story", "FH-OBJ-6")
    card: int


class StoryDraw(Draw, frozen=True):
    """A Survivor draws cards by an objective card: no Search, but a free reorganisation."""

    @cites("FH-MIL-Q2", "FH-OBJ-2", "Z2-SEARCH-Q7")
    def keep(self, run: ZRun, frame: Draw) -> Outcome:
        """Lets the card be put somewhere, with everything else rearranged, once all are drawn."""
        if frame.left and not self.room(run.state):
            return Go("again", self.kept_back(frame))
        first, *then = (*self.late(), Arrange(self.who, held=self.card))
        return Push(first, replace(frame, waiting=UNSET), tuple(then))

    steps = (Draw.draw, Draw.react, Draw.look, Draw.kept, Draw.again)


@cites("FH-MIL-Q2", "FH-MIL-2")
def tile_deck(state: ZState, zone: int) -> str:
    """Returns the deck that is searched where a card lies."""
    return deck_of(state, zone)


@operation(op.DrawCards)
def _draw(run: ZRun, frame: Telling, do: op.DrawCards) -> list[Frame]:
    deck = tile_deck(run.state, frame.zone) if do.deck == "tile" else do.deck
    return [StoryDraw(who, do.count, deck) for who in meant(run.state, frame, do.who)]


@operation(op.GiveCard)
def _give(run: ZRun, frame: Telling, do: op.GiveCard) -> list[Frame]:
    found: list[Frame] = []
    first = tile_deck(run.state, frame.zone)
    for who in meant(run.state, frame, do.who):
        card = _copy(run, do.card, (first, BASE if first == MILITARY else MILITARY, PIMPWEAPON))
        if card == NONE:
            found.append(StoryDraw(who, 1, first))
        else:
            run.emit(events.Drew, run.state.people[who].card, card)
            found.append(Arrange(who, held=card))
    return found


def _copy(run: ZRun, name: str, decks: tuple[str, ...]) -> int:
    """Takes a copy of a card from the first deck, or its discards, that has one."""
    state = run.state
    for deck in decks:
        pile = PILES(state.edition)[deck]
        cards: Deck = getattr(state, pile.deck)
        out: tuple[int, ...] = getattr(state, pile.out)
        for card in (*cards.left, *out):
            if state.box.names[state.box.same[card]] == name:
                left = tuple(one for one in cards.left if one != card)
                order = run.shuffled(left, stream_of(state.edition, pile.stream))
                setattr(state, pile.deck, Deck(order))
                setattr(state, pile.out, tuple(one for one in out if one != card))
                run.reveal()
                return card
    return NONE


@operation(op.DiscardCards)
def _discard(run: ZRun, frame: Telling, do: op.DiscardCards) -> list[Frame]:
    return [Forfeit(who, do.filter, do.count) for who in meant(run.state, frame, do.who)]


class Forfeit(Frame, frozen=True):
    """A Survivor's player picks cards to discard."""

    who: int
    kind: Filter
    left: int

    @cites("FH-OBJ-6")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next one; equal cards are named once."""
        state, person = run.state, run.state.people[self.who]
        cards = of_kind(state, self.who, self.kind)
        if not self.left or not cards:
            return DONE
        alike = {state.box.same[card]: card for card in reversed(cards)}
        options = tuple(GiveUp(card) for card in alike.values())
        return Choice(person.seat, "z2-give-up", options, (person.card,))

    def drop(self, run: ZRun) -> Outcome:
        """Discards it."""
        discard(run, self.who, run.answer.card)
        return Go("ask", replace(self, left=self.left - 1))

    steps = (ask, drop)


@operation(op.GiveToken)
@cites("FH-OBJ-8")
def _token(run: ZRun, frame: Telling, do: op.GiveToken) -> None:
    """Gives a token to carry; if its new bearer has fallen meanwhile, it lies there."""
    who = meant(run.state, frame, do.who)
    if who:
        give_thing(run, who[0], do.token)
    elif frame.zone != NONE:
        lay_thing(run, frame.zone, do.token)
