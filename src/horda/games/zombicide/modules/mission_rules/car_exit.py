"""Missions that are left by car: through the Exit, at the end of the Driver's turn."""

from horda.core.decisions import Option
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.cars import DRIVER, followers
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import LOST, goals_met, plan
from horda.games.zombicide.rules.options import EscapeByCar
from horda.games.zombicide.rules.people import ZRun, car_of, change, change_car, zombies_in
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import CAR_SEATS, NONE, OUT, ZState
from horda.games.zombicide.rules.turn import does

LEAVE = EscapeByCar()


def drives(state: ZState, who: int) -> int:
    """Returns the number of the car a Survivor is the Driver of, or -1."""
    number = car_of(state, who)
    return number if number != NONE and state.cars[number].seats[DRIVER] == who else NONE


@cites("Z2-M06-03", "Z2-MISSION-Q1")
def may_drive_off(state: ZState, who: int, exits: frozenset[int]) -> bool:
    """Tells whether the Survivor's car may leave the board: it drives, and no Zombie is there."""
    number = drives(state, who)
    if number == NONE or state.cars[number].zone not in exits:
        return False
    return not zombies_in(state, state.cars[number].zone)


@cites("Z2-M06-03", "Z2-INTER-19")
@cites("Z2-M21-03", "Z2-M24-04")
def _leaves(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers to leave with all who sit in the car; the other goals come first."""
    free = may_drive_off(
        state, who, plan(state.edition, state.config.scenario).exits
    ) and goals_met(state)
    return [*options, LEAVE] if free else options


@does(EscapeByCar)
@cites("Z2-M06-03", "Z2-MISSION-Q5")
def drive_off(run: ZRun, who: int, option: EscapeByCar) -> None:
    """Takes the car off the board with its crew; what lies in it is theirs."""
    state = run.state
    number = car_of(state, who)
    crew = [one for one in state.cars[number].seats if one != NONE]
    change_car(state, number, zone=OUT, seats=(NONE,) * CAR_SEATS)
    for one in crew:
        person = change(state, one, zone=OUT, escaped=True)
        run.emit(events.Escaped, person.card)


@cites("Z2-M06-03", "Z2-M06-I1", "Z2-CAR-Q6")
def _too_few_seats(state: ZState) -> bool:
    """Tells whether those still on the board cannot all sit in the cars that are left."""
    if plan(state.edition, state.config.scenario).on_foot:
        return False
    here = [who for who, person in enumerate(state.people) if person.zone != OUT]
    cars = sum(car.drivable and car.zone != OUT for car in state.cars)
    return sum(1 + followers(state, who) for who in here) > cars * CAR_SEATS


PIECES = (Piece("car-exit", (OFFERS.use(_leaves),), ("Z2-M06-03",), Rank.MISSION),)
LOST["car-exit"] = ("no-seats", "Z2-M06-03", _too_few_seats)
