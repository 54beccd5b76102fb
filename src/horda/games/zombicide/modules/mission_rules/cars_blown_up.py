"""Mission 4: cars can be shot at, and a car that is hit blows up."""

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.modules.mission_rules.spawn_tokens import away, drive_back
from horda.games.zombicide.rules.actors import targets_in
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.fire import burn_zone, wild_in
from horda.games.zombicide.rules.goals import LOST
from horda.games.zombicide.rules.mission_events import CarBlewUp
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, zombies_in
from horda.games.zombicide.rules.points import BURNED, HIT_OPTIONS, HIT_OTHER, ZONE_EMPTIED
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import CARS, ZState

Shot = tuple[int, int, Option]
"""Who shot, where, and what was chosen."""


class HitCar(ZOption, frozen=True):
    """Assign a hit to a car: it blows up."""

    moment = ("hit-car", "Z2-M04-04")
    sign = "police-car"
    aside = ("model",)
    car: int
    model: str


@cites("Z2-M04-04")
def _cars_too(state: ZState, context: tuple[int, ...], options: list[Option]) -> list[Option]:
    """Offers the cars of the Zone, whatever the targeting order; the last hits may be spared."""
    here = [(i, car) for i, car in enumerate(state.cars) if car.zone == context[1]]
    cars = [HitCar(i, CARS[car.kind]) for i, car in here]
    if not cars:
        return options
    return [*options, *cars] if options else [*cars, PASS]


@cites("Z2-M04-05", "Z2-M04-Q1", "Z2-M04-Q2")
def _blow_up(run: ZRun, context: Shot) -> Frame | None:
    """The car is gone with all that lies on it, and its Zone burns; its token moves."""
    who, zone, chosen = context
    if not isinstance(chosen, HitCar):
        return None
    state, shielded = run.state, wild_in(run.state, zone)
    if shielded or not targets_in(state, zone):  # otherwise the game is lost here and now
        state.cars = (*state.cars[: chosen.car], *state.cars[chosen.car + 1 :])
    run.emit(CarBlewUp, chosen.car, zone, chosen.model)
    gained, killed = burn_zone(run, zone)
    if state.result is not None:
        return None
    if not shielded:
        drive_back(run, zone)
    return Blast(who, zone, gained) if killed else None


@cites("Z2-M04-Q4")
def _burn_cars(run: ZRun, context: tuple[int, int]) -> None:
    """A Molotov blows the cars of its Zone up; the Zone burns no second time."""
    state, zone = run.state, context[1]
    there = [(i, car) for i, car in enumerate(state.cars) if car.zone == zone]
    for number, car in reversed(there):
        state.cars = (*state.cars[:number], *state.cars[number + 1 :])
        run.emit(CarBlewUp, number, zone, CARS[car.kind])
    if there:
        drive_back(run, zone)


class Blast(Frame, frozen=True):
    """What comes of those that burned with a car."""

    who: int
    zone: int
    gained: int

    @cites("Z2-M04-Q1")
    def gain(self, run: ZRun) -> Outcome:
        """The shooter gains adrenaline for them."""
        return Push(Gain(self.who, self.gained))

    @cites("Z2-SKILL-12")
    def emptied(self, run: ZRun) -> Outcome:
        """Tells skills that the last Zombie of the Zone is gone."""
        return None if zombies_in(run.state, self.zone) else run.trigger(ZONE_EMPTIED, self.zone)

    steps = (gain, emptied)


@cites("Z2-M04-02", "Z2-M04-Q3")
def _too_few_cars(state: ZState) -> bool:
    return away(state) > len(state.cars)


PIECES = (
    Piece(
        "blow-up-cars",
        (HIT_OPTIONS.use(_cars_too), HIT_OTHER.use(_blow_up), BURNED.use(_burn_cars)),
        ("Z2-M04-04", "Z2-M04-05"),
        Rank.MISSION,
    ),
)
LOST["blow-up-cars"] = ("no-cars", "Z2-M04-02", _too_few_cars)
of_module("cars", "blow-up-cars")
