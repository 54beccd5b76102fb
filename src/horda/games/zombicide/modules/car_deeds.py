"""What can be done with cars."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules import cars
from horda.games.zombicide.modules.cars import DRIVER, PLACES, roads
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.deed import Deed, Op, Wish, deed
from horda.games.zombicide.rules.deeds.moving import beside
from horda.games.zombicide.rules.deeds.searching import no_search
from horda.games.zombicide.rules.people import ZRun, car_of, zombies_in
from horda.games.zombicide.rules.refusals import member, no, someone, tired
from horda.games.zombicide.rules.state import CARS, NONE, POLICE_CAR, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


def car_here(state: ZState, who: int, number: int) -> Refusal | None:
    """Says that a car is not where the Survivor is, if so."""
    here = number < len(state.cars) and state.cars[number].zone == state.people[who].zone
    return None if here else no("car-not-here", "Z2-CAR-03")


def cars_in(state: ZState, zone: int) -> list[tuple[int, str]]:
    """Lists the cars of a Zone by number, and what each is."""
    return [(i, CARS[car.kind]) for i, car in enumerate(state.cars) if car.zone == zone]


@deed
class GettingIn(Deed[o.GetIn]):
    """Get into a car."""

    option, rule, group = o.GetIn, "Z2-CAR-07", "car"
    module = "cars"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Cars one does not sit in."""
        for number, thing in cars_in(state, zone):
            if car_of(state, who) != number:
                yield from (Wish(thing, o.GetIn(number, place)) for place in PLACES)

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: o.GetIn) -> Refusal | None:
        """It must be one to drive, with a seat left, and no Zombie near."""
        wrong = car_here(state, who, option.car)
        if wrong is not None:
            return wrong
        if car_of(state, who) != NONE:
            return no("seated", "Z2-CAR-07")
        if not state.cars[option.car].drivable:
            return no("car-parked", "Z2-CAR-02")
        if zombies_in(state, state.people[who].zone):
            return no("car-zombies", "Z2-CAR-07")
        free = cars.free_places(state, option.car, cars.followers(state, who))
        full = None if option.place in free else no("car-full", "Z2-CAR-07", "Z2-CAR-Q6")
        return tired(state, who) or full

    def do(self, run: ZRun, who: int, option: o.GetIn) -> Outcome:
        """Pays, and sits down."""
        return cars.get_in(run, who, option)

    def weight(self, look: "Thoughts", option: o.GetIn) -> float:
        """To leave, or to drive somewhere."""
        return look.got_in(option)


@deed
class GettingOut(Deed[o.GetOut]):
    """Get out of the car."""

    option, rule, group = o.GetOut, "Z2-CAR-08", "car"
    module = "cars"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.GetOut]:
        """Where there are cars at all."""
        if state.cars:
            yield o.GetOut()

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """The own car."""
        for number, thing in cars_in(state, zone):
            if car_of(state, who) == number:
                yield Wish(thing, o.GetOut())

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.GetOut
    ) -> Refusal | None:
        """One must sit in it."""
        return no("on-foot", "Z2-CAR-08") if car_of(state, who) == NONE else tired(state, who)

    def do(self, run: ZRun, who: int, option: o.GetOut) -> Outcome:
        """Pays, and stands beside it."""
        return cars.get_out(run, who, option)

    def weight(self, look: "Thoughts", option: o.GetOut) -> float:
        """Unless there is something to drive for."""
        return look.got_out()


@deed
class ChangingSeat(Deed[o.ChangeSeat]):
    """Take another seat."""

    option, rule, group = o.ChangeSeat, "Z2-CAR-09", "car"
    module = "cars"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.ChangeSeat]:
        """Both kinds of seats."""
        if car_of(state, who) != NONE:
            yield from map(o.ChangeSeat, PLACES)

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.ChangeSeat
    ) -> Refusal | None:
        """It must be free, and of the other kind."""
        found = car_of(state, who)
        if found == NONE:
            return no("on-foot", "Z2-CAR-09")
        if option.place == PLACES[state.cars[found].seats[DRIVER] != who]:
            return no("same-seat", "Z2-CAR-09")
        free = option.place in cars.free_places(state, found)
        return tired(state, who) or (None if free else no("car-full", "Z2-CAR-09", "Z2-CAR-Q6"))

    def do(self, run: ZRun, who: int, option: o.ChangeSeat) -> Outcome:
        """Pays, and moves over."""
        return cars.change_seat(run, who, option)


@deed
class SwappingSeats(Deed[o.SwapSeats]):
    """Change places with somebody in the car."""

    option, rule, group = o.SwapSeats, "Z2-CAR-Q2", "car"
    module = "cars"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.SwapSeats]:
        """The others in it, the Driver first."""
        found = car_of(state, who)
        seats = state.cars[found].seats if found != NONE else ()
        yield from (o.SwapSeats(state.people[i].card) for i in seats if i not in (NONE, who))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.SwapSeats
    ) -> Refusal | None:
        """One of the two must be the Driver."""
        found, other = car_of(state, who), member(state, option.other)
        if found == NONE:
            return no("on-foot", "Z2-CAR-09")
        seats = state.cars[found].seats
        if other in (NONE, who) or other not in seats:
            return no("not-in-car", "Z2-CAR-Q2", who=someone(state, option.other))
        if DRIVER not in (seats.index(who), seats.index(other)):
            return no("same-seat", "Z2-CAR-09")
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: o.SwapSeats) -> Outcome:
        """Pays, and changes places."""
        return cars.swap_seats(run, who, option)


class Driving(Deed[Op]):
    """Drive, slowly or fast."""

    group = "drive"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Op]:
        """The Zones around."""
        for zone in beside(state, state.people[who].zone) if state.cars else ():
            yield self.option(zone)  # type: ignore[misc]  # both kinds have a Zone

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Op) -> Refusal | None:
        """The Driver drives, in the streets."""
        zone: int = option.to  # type: ignore[attr-defined]  # both kinds have a Zone
        found = car_of(state, who)
        if found == NONE or state.cars[found].seats[DRIVER] != who:
            return no("not-driver", "Z2-CAR-10")
        if not state.cars[found].drivable:
            return no("car-parked", "Z2-CAR-02")
        if state.board.rooms >> zone & 1:
            return no("car-building", "Z2-CAR-10")
        if zone not in roads(state, state.cars[found].zone):
            return no("neighbour", "Z2-CAR-12", "Z2-CAR-13", zone=zone)
        return tired(state, who) or self.stuck(state, state.cars[found].zone, zone)

    def stuck(self, state: ZState, start: int, zone: int) -> Refusal | None:
        """Says that the car could not go on from there, if it must."""
        return None

    def weight(self, look: "Thoughts", option: Op) -> float:
        """Nearer to where the car is wanted."""
        return look.drove(option)


@deed
class DrivingSlow(Driving[o.DriveSlow]):
    """Drive one Zone."""

    option, rule = o.DriveSlow, "Z2-CAR-12"
    module = "cars"

    def do(self, run: ZRun, who: int, option: o.DriveSlow) -> Outcome:
        """Pays, and drives."""
        return cars.drive_slow(run, who, option)


@deed
class DrivingFast(Driving[o.DriveFast]):
    """Drive two Zones."""

    option, rule = o.DriveFast, "Z2-CAR-13"
    module = "cars"

    def stuck(self, state: ZState, start: int, zone: int) -> Refusal | None:
        """A fast car goes two Zones, and does not end where it began."""
        on = set(roads(state, zone)) - {start}
        return None if on else no("car-dead-end", "Z2-CAR-13", "Z2-CAR-Q3")

    def do(self, run: ZRun, who: int, option: o.DriveFast) -> Outcome:
        """Pays, and drives."""
        return cars.drive_fast(run, who, option)


@deed
class SearchingCar(Deed[o.SearchCar]):
    """Search a police car."""

    option, rule, group = o.SearchCar, "Z2-POLICECAR-01", "search"
    module = "cars"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Police cars."""
        for number, thing in cars_in(state, zone):
            if state.cars[number].kind == POLICE_CAR:
                yield Wish(thing, o.SearchCar(number))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.SearchCar
    ) -> Refusal | None:
        """It is a Search, at a police car."""
        wrong = car_here(state, who, option.car)
        if wrong is not None:
            return wrong
        if state.cars[option.car].kind != POLICE_CAR:
            return no("car-no-police", "Z2-POLICECAR-01")
        return no_search(state, hooks, who)

    def do(self, run: ZRun, who: int, option: o.SearchCar) -> Outcome:
        """Pays, and draws for weapons."""
        return cars.search_car(run, who, option)

    def weight(self, look: "Thoughts", option: o.SearchCar) -> float:
        """Weapons are welcome."""
        return look.searched_car()


@deed
class LootingCar(Deed[o.LootCar]):
    """Take the crate that lies on a car."""

    option, rule, group = o.LootCar, "Z2-PIMPCAR-01", "take"
    module = "cars"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Cars with a crate."""
        for number, thing in cars_in(state, zone):
            if state.cars[number].crate:
                yield Wish(thing, o.LootCar(number))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.LootCar
    ) -> Refusal | None:
        """There must be one."""
        wrong = car_here(state, who, option.car)
        if wrong is not None:
            return wrong
        crate = state.cars[option.car].crate
        return tired(state, who) if crate else no("crate", "Z2-PIMPCAR-01", "Z2-PIMPCAR-04")

    def do(self, run: ZRun, who: int, option: o.LootCar) -> Outcome:
        """Pays, and draws a pimpweapon."""
        return cars.loot_car(run, who, option)

    def weight(self, look: "Thoughts", option: o.LootCar) -> float:
        """As a crate."""
        return look.looted_car()
