"""Doors that cannot be opened until something says otherwise, and a car that nobody drives."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.doing_cards import StoryDraw
from horda.games.zombicide.modules.fort_hendrix.story.places import doors_on
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.people import ZRun, change, pay, zombies_in
from horda.games.zombicide.rules.piles import PIMPWEAPON, any_left
from horda.games.zombicide.rules.points import MAY_OPEN, MISSION_ACTIONS, REFUSES
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.search import may_search
from horda.games.zombicide.rules.state import SEARCH, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

DRIVES = (o.DriveSlow, o.DriveFast, o.SearchCar, o.LootCar, o.EscapeByCar)
CAR = "car"


def _shut(*faces: str, key: str = "") -> Piece:
    """Makes the rule that the building on some tiles cannot be opened, unless a card unlocks it."""

    @cites("FH-M0", "FH-M2-2", "FH-M3-2")
    def may(state: ZState, context: tuple[int, int], open_: bool) -> bool:
        if key and key in fort(state).tale.unlocked:
            return open_
        own = doors_on(state.edition, state.config.scenario, faces)
        return open_ and not own >> context[1] & 1

    name = "-".join(("shut", *faces))
    rule = "FH-M2-2" if key else "FH-M3-2"
    return Piece(name, (MAY_OPEN.use(may),), (rule, "FH-M0"), Rank.MISSION)


@cites("FH-M5-2", "FH-M0")
def _jammed(state: ZState, context: tuple[int, int], may: bool) -> bool:
    return may and state.board.doors[context[1]].colour != "green"


@cites("FH-M6-3", "FH-M0")
def _metal(state: ZState, context: tuple[int, int], may: bool) -> bool:
    colour = state.board.doors[context[1]].colour
    return may and (not colour or colour in fort(state).tale.unlocked)


@cites("FH-M4-2", "FH-M4-Q2", "FH-D23")
def _from_inside(state: ZState, context: tuple[int, int], may: bool) -> bool:
    """A red Door opens for whoever stands in the room at it, never from the street."""
    who, door = context
    inside = not state.board.zones[state.people[who].zone].street
    return may and (state.board.doors[door].colour != "red" or inside)


@cites("FH-M4-3")
def _barred(state: ZState, context: tuple[int, Option], before: Refusal | None) -> Refusal | None:
    """The car can neither be driven nor searched; getting in is not barred."""
    if before is None and isinstance(context[1], DRIVES) and CAR not in fort(state).tale.allowed:
        return no("car-barred", "FH-M4-3")
    return before


class SearchPimpmobile(o.ZOption, frozen=True):
    """Search the car for the weapon it carries."""


@deed
class SearchingPimpmobile(Deed[SearchPimpmobile]):
    """Search the pimpmobile, once it is allowed."""

    option, special, rule, group = SearchPimpmobile, "car-barred", "FH-M4-Q1", "search"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SearchPimpmobile]:
        """There is one car."""
        yield SearchPimpmobile()

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """The car."""
        if any(car.zone == zone for car in state.cars) and not fort(state).tale.looted:
            yield Wish("car", SearchPimpmobile())

    @cites("FH-M4-Q1", "FH-M4-3")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: SearchPimpmobile
    ) -> Refusal | None:
        """It is a Search: in the car's Zone, once a Turn, with no Zombie there; one weapon."""
        zone = state.people[who].zone
        if CAR not in fort(state).tale.allowed:
            return no("car-barred", "FH-M4-3")
        if not any(car.zone == zone for car in state.cars):
            return no("car-here", self.rule)
        if fort(state).tale.looted or not any_left(state, PIMPWEAPON):
            return no("car-empty", self.rule)
        if zombies_in(state, zone):
            return no("search-zombies", "Z2-SEARCH-01")
        wrong = tired(state, who, SEARCH)
        again = None if may_search(state, hooks, who) else no("search-again", "Z2-SEARCH-03")
        return wrong or again

    @cites("FH-M4-Q1")
    def do(self, run: ZRun, who: int, option: SearchPimpmobile) -> Outcome:
        """Takes the weapon."""
        pay(run.state, who, SEARCH)
        change(run.state, who, searched=True)
        change_tale(run.state, looted=True)
        run.emit(events.CarSearched, run.state.people[who].card)
        return StoryDraw(who, 1, PIMPWEAPON)

    def weight(self, look: "Thoughts", option: SearchPimpmobile) -> float:
        """Weapons are welcome."""
        return look.took_crate()


def _coloured(state: ZState, *colours: str) -> int:
    doors = [door for door in state.board.doors if door.colour and door.colour in colours]
    return sum(1 << door.index for door in doors)


def _faces(state: ZState, *faces: str, key: str = "") -> int:
    if key and key in fort(state).tale.unlocked:
        return 0
    return doors_on(state.edition, state.config.scenario, faces)


def _metal_locks(state: ZState) -> int:
    left = {"blue", "green"}.difference(fort(state).tale.unlocked)
    return _coloured(state, *left)


LOCKED: dict[str, Callable[[ZState], int]] = {
    "shut-20R": lambda state: _faces(state, "20R", key="20R"),
    "shut-17R-21R": lambda state: _faces(state, "17R", "21R"),
    "jammed-doors": lambda state: _coloured(state, "green"),
    "metal-doors": _metal_locks,
}
"""What bots know of these rules: by each the doors that nobody can open now, as a mask."""
SPECIALS = {
    "shut-20R": _shut("20R", key="20R"),
    "shut-17R-21R": _shut("17R", "21R"),
    "jammed-doors": Piece("jammed-doors", (MAY_OPEN.use(_jammed),), ("FH-M5-2",), Rank.MISSION),
    "metal-doors": Piece("metal-doors", (MAY_OPEN.use(_metal),), ("FH-M6-3",), Rank.MISSION),
    "red-from-inside": Piece(
        "red-from-inside", (MAY_OPEN.use(_from_inside),), ("FH-M4-2",), Rank.MISSION
    ),
    "car-barred": Piece(
        "car-barred",
        (REFUSES.use(_barred), MISSION_ACTIONS.use(DEEDS[SearchPimpmobile].offer)),
        ("FH-M4-3",),
        Rank.MISSION,
    ),
}
