"""Military tiles, and the deck that is searched there."""

from functools import lru_cache

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import Board
from horda.games.zombicide.modules.fort_hendrix.setup import ADVANCED
from horda.games.zombicide.rules.edition import Module, Pile
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.piles import BASE, PIMPWEAPON, any_left
from horda.games.zombicide.rules.points import SEARCH_BEGINS, SEARCH_DECK
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.words_of_options import choices

question("z2-search-deck", "FH-MIL-Q2")

MILITARY = "military"
choices("deck", BASE, MILITARY)
FIRST, LAST = 16, 21
"""The numbers of the military tiles."""


class SearchIn(ZOption, frozen=True):
    """Draw from this deck."""

    moment = ("search", "FH-MIL-Q2")
    deck: str


@lru_cache(maxsize=1 << 10)
@cites("FH-MIL-2", "FH-MIL-Q2")
def decks_of(board: Board, zone: int) -> tuple[str, ...]:
    """Returns the decks that may be searched in a Zone: both where it lies on tiles of both."""
    numbers = [int(face.rstrip("RV")) for face in board.zones[zone].faces]
    here = {MILITARY if FIRST <= number <= LAST else BASE for number in numbers}
    return tuple(deck for deck in (MILITARY, BASE) if deck in here)


@cites("FH-MIL-2", "FH-D18")
def deck_of(state: ZState, zone: int) -> str:
    """Returns the deck of a Zone: the military one wherever there is a choice."""
    return decks_of(state.board, zone)[0] if state.config.on(ADVANCED) else BASE


@cites("FH-MIL-2", "FH-DECK-2", "FH-SW-9", "FH-MIL-Q1")
def _searched(state: ZState, who: int, deck: str) -> str:
    here = decks_of(state.board, state.people[who].zone)
    left = [one for one in here if any_left(state, one)]
    return (left or here)[0] if deck == BASE else deck


class PickDeck(Frame, frozen=True):
    """A street on tiles of both kinds: who searches it names the deck."""

    who: int

    @cites("FH-MIL-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks before anything is drawn."""
        state, person = run.state, run.state.people[self.who]
        here = decks_of(state.board, person.zone)
        options = tuple(SearchIn(deck) for deck in here if any_left(state, deck))
        return Choice(person.seat, "z2-search-deck", options)

    def pick(self, run: ZRun) -> Outcome:
        """The Search goes on with that deck."""
        for at, frame in enumerate(run.frames):
            if isinstance(frame, Draw) and frame.search and frame.who == self.who:
                run.frames[at] = replace(frame, deck=run.answer.deck)
        return DONE

    steps = (ask, pick)


def _which(run: ZRun, who: int) -> Frame | None:
    here = decks_of(run.state.board, run.state.people[who].zone)
    left = [deck for deck in here if any_left(run.state, deck)]
    return PickDeck(who) if len(left) > 1 else None


PLAIN = {
    "plain_base": Pile("equipment", "equipment_out", "equipment", plays=BASE),
    "plain_pimpweapon": Pile(
        "pimpweapons", "starting_out", "pimpweapon", again=False, plays=PIMPWEAPON
    ),
}
"""The decks of the second edition, for games without the advanced ones."""
MODULE = Module(
    MILITARY,
    (
        Piece(
            MILITARY,
            (SEARCH_DECK.use(_searched), SEARCH_BEGINS.use(_which)),
            ("FH-MIL-2", "FH-MIL-Q2"),
        ),
    ),
    piles={MILITARY: Pile(MILITARY, "military_out", MILITARY), **PLAIN},
    streams=(MILITARY,),
    switch=ADVANCED,
)
