"""Searching a room."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.rules.deed import Deed, Wish, deed
from horda.games.zombicide.rules.options import SEARCH as HERE
from horda.games.zombicide.rules.options import Search
from horda.games.zombicide.rules.people import ZRun, can_pay, zombies_in
from horda.games.zombicide.rules.piles import BASE, any_left
from horda.games.zombicide.rules.points import NO_SEARCH, SEARCH_AGAIN, SEARCH_DECK, SEARCH_ZONE
from horda.games.zombicide.rules.refusals import TIRED, no
from horda.games.zombicide.rules.search import do_search
from horda.games.zombicide.rules.state import SEARCH, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


def no_search(state: ZState, hooks: HookIndex, who: int) -> Refusal | None:
    """Says why a Survivor may Search nowhere now."""
    person = state.people[who]
    if zombies_in(state, person.zone):
        return no("search-zombies", "Z2-SEARCH-01")
    if person.searched and not hooks.query(SEARCH_AGAIN, state, who, False):
        return no("search-again", "Z2-SEARCH-03")
    if not can_pay(person, SEARCH):
        return no("actions", *TIRED)
    if not any_left(state, hooks.query(SEARCH_DECK, state, who, BASE)):
        return no("search-empty", "Z2-SEARCH-04")
    return None


@deed
class Searching(Deed[Search]):
    """Search the room."""

    option, rule, group = Search, "Z2-SEARCH-01", "search"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Search]:
        """A skill may find something in the street too."""
        yield HERE

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Rooms are there to be searched."""
        if state.board.rooms >> zone & 1:
            yield Wish("room", HERE)

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Search) -> Refusal | None:
        """Once a turn, in a building, and not among Zombies."""
        room = bool(state.board.rooms >> state.people[who].zone & 1)
        if not hooks.query(SEARCH_ZONE, state, who, room):
            return hooks.query(NO_SEARCH, state, who, no("search-street", "Z2-SEARCH-01"))
        return no_search(state, hooks, who)

    def do(self, run: ZRun, who: int, option: Search) -> Outcome:
        """Pays, and draws."""
        return do_search(run, who)

    def weight(self, look: "Thoughts", option: Search) -> float:
        """Who is poor searches, where it is safe."""
        return look.searched()
