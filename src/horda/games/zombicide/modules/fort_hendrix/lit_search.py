"""Searching at Night: with the own Flashlight, which lights it up, or without."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.lamps import no_lamp
from horda.games.zombicide.modules.fort_hendrix.light import Aiming
from horda.games.zombicide.modules.fort_hendrix.setup import CLOCK
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import SEARCH, Search, ZOption
from horda.games.zombicide.rules.people import ZRun, skills
from horda.games.zombicide.rules.points import MISSION_ACTIONS, SEARCH_BEGINS
from horda.games.zombicide.rules.search import Draw, do_search
from horda.games.zombicide.rules.state import NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

TWO_CARDS = skill_id("search_2_cards")


class SearchDark(ZOption, frozen=True):
    """Search without the lamp."""


SEARCH_DARK = SearchDark()


@cites("FH-LIGHT-ON", "FH-LIGHT-Q8", "FH-LIGHT-Q2", "FH-LIGHT-1")
def _lights_up(run: ZRun, who: int) -> Frame | None:
    """A Search with the own lamp lays the beam before the first card: that is not optional."""
    dark = type(run.answer) is SearchDark
    return Aiming(who) if not dark and no_lamp(run.state, who) is None else None


@cites("FH-LIGHT-Q3", "FH-LIGHT-Q8")
def cards_without(state: ZState, who: int) -> int:
    """Counts the cards of a Search without lamps: skills and other cards still help."""
    box = state.box
    lamps = sum(
        box.cards[card].light and box.granted[card] == TWO_CARDS
        for card in state.people[who].slots
        if card != NONE
    )
    return 2 if skills(state, who).count(TWO_CARDS) > lamps else 1


@deed
class SearchingDark(Deed[SearchDark]):
    """Search at Night without using the own lamp."""

    option, rule, module, group = SearchDark, "FH-LIGHT-Q3", "lit_search", "search"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SearchDark]:
        """There is one way."""
        yield SEARCH_DARK

    @cites("FH-LIGHT-Q3")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: SearchDark
    ) -> Refusal | None:
        """As any Search; by Day, or without a lamp, an ordinary one is the same."""
        wrong = DEEDS[Search].refusal(state, hooks, who, SEARCH)
        return wrong or no_lamp(state, who)

    @cites("FH-LIGHT-Q3")
    def do(self, run: ZRun, who: int, option: SearchDark) -> Outcome:
        """Pays, and draws one card, or as many as other cards and skills give."""
        number, search = cards_without(run.state, who), do_search(run, who)
        if isinstance(search, Draw):
            return replace(search, left=number)
        assert isinstance(search, Push)
        *first, draw = search.then
        assert isinstance(draw, Draw)
        return Push(search.child, None, (*first, replace(draw, left=number)))

    def weight(self, look: "Thoughts", option: SearchDark) -> float:
        """Fewer cards, but no light that draws anybody."""
        return look.searched()


def _offered(state: ZState, who: int, options: list[Option]) -> list[Option]:
    return DEEDS[SearchDark].offer(state, who, options)


MODULE = Module(
    "lit_search",
    (
        Piece(
            "lit_search",
            (SEARCH_BEGINS.use(_lights_up), MISSION_ACTIONS.use(_offered)),
            ("FH-LIGHT-ON", "FH-LIGHT-Q3"),
        ),
    ),
    switch=CLOCK,
)
