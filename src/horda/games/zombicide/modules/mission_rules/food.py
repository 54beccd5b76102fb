"""Mission 6: food for six, which may travel in the boot of a car."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.car_deeds import car_here, cars_in
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.inventory import PutAway
from horda.games.zombicide.rules.mission_events import FoodLoaded, FoodUnloaded
from horda.games.zombicide.rules.options import DONE as LEAVE
from horda.games.zombicide.rules.options import Done, ZOption
from horda.games.zombicide.rules.people import ZRun, carried, change, change_car, pay
from horda.games.zombicide.rules.piles import BASE
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import NONE, OTHER, ZState
from horda.games.zombicide.rules.turn_options import one_each

question("z2-load-food", "Z2-M06-04", fields=("car",))
question("z2-unload-food", "Z2-M06-04", fields=("car",))

WANTED = 6


class LoadFood(ZOption, frozen=True):
    """Put own food into a car."""

    car: int


class UnloadFood(ZOption, frozen=True):
    """Take food out of a car."""

    car: int


class Stow(ZOption, frozen=True):
    """Put this food into the car."""

    moment = ("load", "Z2-M06-04")
    sign = "canned-fish"
    card: int


class TakeOut(ZOption, frozen=True):
    """Take this food out of the car."""

    moment = ("unload", "Z2-M06-04")
    sign = "canned-fish"
    card: int


@cites("Z2-M06-02", "Z2-MISSION-Q4", "Z2-MISSION-Q5", "Z2-MISSION-07")
def food_of_team(state: ZState) -> int:
    """Counts the food with Survivors and in cars, also with those who have left."""
    cards = [card for person in state.people for card in carried(person)]
    cards += [card for car in state.cars for card in car.trunk]
    return sum(card in state.box.food for card in cards)


def wanted(state: ZState) -> int:
    """Returns how much food the team needs: no more than the deck in use holds."""
    return _wanted(state.box, state.config.deck(BASE))


@lru_cache(maxsize=64)
def _wanted(box: Content, deck: str) -> int:
    return min(WANTED, sum(card in box.food for card in box.decks[deck]))


@goal(
    "six-food",
    lambda state: Text("z2-goal-six-food", {"done": food_of_team(state), "all": wanted(state)}),
)
@cites("Z2-M06-02", "Z2-M06-I1")
def _six_food(state: ZState) -> bool:
    return food_of_team(state) >= wanted(state)


def own_food(state: ZState, who: int) -> list[int]:
    """Lists the food a Survivor carries."""
    return [card for card in carried(state.people[who]) if card in state.box.food]


@deed
class LoadingFood(Deed[LoadFood]):
    """Put own food into a car."""

    option, special, rule, sign = LoadFood, "food-in-cars", "Z2-M06-04", "hand-truck"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Cars."""
        yield from (Wish(thing, LoadFood(number)) for number, thing in cars_in(state, zone))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: LoadFood
    ) -> Refusal | None:
        """It takes food."""
        wrong = car_here(state, who, option.car)
        return wrong or (tired(state, who) if own_food(state, who) else no("no-food", self.rule))

    @cites("Z2-M06-04")
    def do(self, run: ZRun, who: int, option: LoadFood) -> Frame:
        """Pays, and asks what."""
        pay(run.state, who, OTHER)
        return Loading(who, option.car)


@deed
class UnloadingFood(Deed[UnloadFood]):
    """Take food out of a car."""

    option, special, rule, sign = UnloadFood, "food-in-cars", "Z2-M06-04", "hand-truck"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Cars."""
        yield from (Wish(thing, UnloadFood(number)) for number, thing in cars_in(state, zone))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: UnloadFood
    ) -> Refusal | None:
        """There must be some."""
        wrong = car_here(state, who, option.car)
        if wrong is not None:
            return wrong
        trunk = state.cars[option.car].trunk
        return tired(state, who) if trunk else no("no-food-in-car", self.rule)

    @cites("Z2-M06-04")
    def do(self, run: ZRun, who: int, option: UnloadFood) -> Frame:
        """Pays, and asks what."""
        pay(run.state, who, OTHER)
        return Unloading(who, option.car)


def _loads(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers both."""
    return DEEDS[UnloadFood].offer(state, who, DEEDS[LoadFood].offer(state, who, options))


class Loading(Frame, frozen=True):
    """A Survivor puts food into a car, as much as it likes."""

    who: int
    car: int
    moved: int = 0

    @cites("Z2-M06-04")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next card; the first one was paid for."""
        food = one_each(run.state.box, own_food(run.state, self.who))
        if not food:
            return DONE
        done = (LEAVE,) if self.moved else ()
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-load-food", (*map(Stow, food), *done), (self.car,))

    def put(self, run: ZRun) -> Outcome:
        """Puts it in, or ends."""
        if type(run.answer) is Done:
            return DONE
        state, card = run.state, run.answer.card
        person = state.people[self.who]
        slots = tuple(NONE if slot == card else slot for slot in person.slots)
        change(state, self.who, slots=slots)
        change_car(state, self.car, trunk=(*state.cars[self.car].trunk, card))
        run.emit(FoodLoaded, person.card, card, self.car)
        return Go("ask", replace(self, moved=self.moved + 1))

    steps = (ask, put)


class Unloading(Frame, frozen=True):
    """A Survivor takes food out of a car, as much as it likes."""

    who: int
    car: int
    moved: int = 0

    @cites("Z2-M06-04")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next card."""
        food = one_each(run.state.box, run.state.cars[self.car].trunk)
        if not food:
            return DONE
        done = (LEAVE,) if self.moved else ()
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-unload-food", (*map(TakeOut, food), *done), (self.car,))

    def take(self, run: ZRun) -> Outcome:
        """Takes it, or ends; it needs a slot like any other card."""
        if type(run.answer) is Done:
            return DONE
        state, card = run.state, run.answer.card
        left = tuple(other for other in state.cars[self.car].trunk if other != card)
        change_car(state, self.car, trunk=left)
        run.emit(FoodUnloaded, state.people[self.who].card, card, self.car)
        return Push(PutAway(self.who, held=card), replace(self, moved=self.moved + 1))

    def again(self, run: ZRun) -> Outcome:
        """Goes on."""
        return Go("ask")

    steps = (ask, take, again)


PIECES = (Piece("food-in-cars", (MISSION_ACTIONS.use(_loads),), ("Z2-M06-04",), Rank.MISSION),)
of_module("cars", "food-in-cars")
