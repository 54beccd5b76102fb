"""M21 Heavy gear: boxes that slow whoever carries them, until they lie on the pimpcar."""

from horda.core.decisions import Option
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.moves import HEAVY
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, can_pay, change, pay, zombies_in
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import OTHER, PIMPCAR, ZState
from horda.games.zombicide.rules.turn import does

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


@cites("Z2-M21-08", "Z2-INTER-19")
def _loads(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers the pimpcars of the Zone to whoever has a box, if no Zombie is there."""
    person = state.people[who]
    if not person.load or not can_pay(person, OTHER) or zombies_in(state, person.zone):
        return options
    here = [i for i, car in enumerate(state.cars) if car.zone == person.zone]
    return options + [LoadBox(car) for car in here if state.cars[car].kind == PIMPCAR]


@does(LoadBox)
@cites("Z2-M21-08")
def _load(run: ZRun, who: int, option: LoadBox) -> None:
    """Puts one box on the car; it stays there and slows nobody."""
    state = run.state
    pay(state, who, OTHER)
    change(state, who, load=state.people[who].load[1:])
    note(state, BOXES, noted(state, BOXES) + 1)
    run.emit(BoxLoaded, state.people[who].card, option.car)


PIECES = (
    Piece("load-boxes", (MISSION_ACTIONS.use(_loads),), ("Z2-M21-08",), Rank.MISSION),
    Piece(HEAVY, (), ("Z2-M21-07",), Rank.MISSION),  # carried out where Survivors move
)
