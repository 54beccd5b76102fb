"""M21 Heavy gear: boxes that slow whoever carries them, until they lie on the pimpcar."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.car_deeds import car_here, cars_in
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.moves import HEAVY
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change, pay, zombies_in
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import OTHER, PIMPCAR, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


BOXES = "boxes"
"""The note of how many boxes lie on the pimpcar."""


class LoadBox(ZOption, frozen=True):
    """Put a box on a car."""

    car: int


class BoxLoaded(events.ZEvent, frozen=True):
    """A box was put on a car."""

    rules = ("Z2-M21-08",)
    who: int
    car: int


@cites("Z2-M21-01")
def boxes(state: ZState) -> int:
    """Counts the boxes of the Mission."""
    goals = state.mission.objectives
    return goals.red + goals.blue + goals.green


def _loading(state: ZState) -> Text:
    return Text("z2-goal-boxes-loaded", {"done": noted(state, BOXES), "all": boxes(state)})


@goal("boxes-loaded", _loading)
@cites("Z2-M21-02", "Z2-M21-09", "Z2-M21-Q1")
def _all_loaded(state: ZState) -> bool:
    return noted(state, BOXES) >= boxes(state)


@deed
class LoadingBox(Deed[LoadBox]):
    """Put a box on a pimpcar."""

    option, special, rule, sign = LoadBox, "load-boxes", "Z2-M21-08", "hand-truck"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Pimpcars."""
        for number, thing in cars_in(state, zone):
            if state.cars[number].kind == PIMPCAR:
                yield Wish(thing, LoadBox(number))

    @cites("Z2-M21-08", "Z2-INTER-19")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: LoadBox) -> Refusal | None:
        """It takes a box, and no Zombie here."""
        person, wrong = state.people[who], car_here(state, who, option.car)
        if wrong is not None:
            return wrong
        if state.cars[option.car].kind != PIMPCAR:
            return no("not-pimpcar", self.rule)
        if not person.load:
            return no("no-box", self.rule)
        if zombies_in(state, person.zone):
            return no("box-zombies", self.rule, "Z2-INTER-19")
        return tired(state, who)

    @cites("Z2-M21-08")
    def do(self, run: ZRun, who: int, option: LoadBox) -> None:
        """Puts one box on the car; it stays there and slows nobody."""
        state = run.state
        pay(state, who, OTHER)
        change(state, who, load=state.people[who].load[1:])
        note(state, BOXES, noted(state, BOXES) + 1)
        run.emit(BoxLoaded, state.people[who].card, option.car)

    def weight(self, look: "Thoughts", option: LoadBox) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


PIECES = (
    Piece("load-boxes", (MISSION_ACTIONS.use(DEEDS[LoadBox].offer),), ("Z2-M21-08",), Rank.MISSION),
    Piece(HEAVY, (), ("Z2-M21-07",), Rank.MISSION),  # carried out where Survivors move
)
of_module("cars", "load-boxes", "boxes-loaded")
