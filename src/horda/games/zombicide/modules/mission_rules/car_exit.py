"""Missions that are left by car: through the Exit, at the end of the Driver's turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.cars import DRIVER, followers
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.deeds.tokens import no_exit
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.goals import LOST, plan
from horda.games.zombicide.rules.options import EscapeByCar
from horda.games.zombicide.rules.people import ZRun, car_of, change, change_car
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import CAR_SEATS, NONE, OUT, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


LEAVE = EscapeByCar()


def drives(state: ZState, who: int) -> int:
    """Returns the number of the car a Survivor is the Driver of, or -1."""
    number = car_of(state, who)
    return number if number != NONE and state.cars[number].seats[DRIVER] == who else NONE


@deed
class EscapingByCar(Deed[EscapeByCar]):
    """Leave the board by the Exit with the car and all who sit in it."""

    option, rule, anybodys, sign = EscapeByCar, "Z2-M06-03", False, "exit-door"
    module = "cars"
    brought_by = "car-exit"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[EscapeByCar]:
        """There is one way."""
        if plan(state).by_car:
            yield LEAVE

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Exits, where one leaves by car alone."""
        aims = plan(state)
        if zone in aims.exits and aims.by_car and not aims.on_foot:
            yield Wish("exit", LEAVE)

    @cites("Z2-M06-03", "Z2-INTER-19")
    @cites("Z2-M21-03", "Z2-M24-04")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: EscapeByCar
    ) -> Refusal | None:
        """The Driver leaves; the other goals come first."""
        if not plan(state).by_car:
            return no("not-in-mission", self.rule)
        if drives(state, who) == NONE:
            return no("not-driver", self.rule)
        return no_exit(state, state.people[who].zone, self.rule)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: EscapeByCar) -> int:
        """It ends the turn, and costs nothing."""
        return 0

    def do(self, run: ZRun, who: int, option: EscapeByCar) -> None:
        """Drives off."""
        drive_off(run, who, option)

    def weight(self, look: "Thoughts", option: EscapeByCar) -> float:
        """At once."""
        return look.escaped


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
    if plan(state).on_foot:
        return False
    here = [who for who, person in enumerate(state.people) if person.zone != OUT]
    cars = sum(car.drivable and car.zone != OUT for car in state.cars)
    return sum(1 + followers(state, who) for who in here) > cars * CAR_SEATS


PIECES = (Piece("car-exit", (OFFERS.use(DEEDS[EscapeByCar].offer),), ("Z2-M06-03",), Rank.MISSION),)
LOST["car-exit"] = ("no-seats", "Z2-M06-03", _too_few_seats)
of_module("cars", "car-exit")
