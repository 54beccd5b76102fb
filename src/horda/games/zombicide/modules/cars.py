"""Cars: getting in and out, driving, running Zombies over, and what can be found in them."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import Car
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import companion, targets_in
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.fire import kill
from horda.games.zombicide.rules.goals import Look, looked_at, won
from horda.games.zombicide.rules.hits import able, in_order, worth_asking
from horda.games.zombicide.rules.people import (
    ZRun,
    can_pay,
    car_of,
    change,
    change_car,
    leave_seat,
    pay,
    zombies_in,
)
from horda.games.zombicide.rules.points import CAN_BE_HIT, ZONE_EMPTIED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.search import CarSearch, Draw, begin_search, begun, may_search
from horda.games.zombicide.rules.state import DICE, NONE, OTHER, POLICE_CAR, ZState
from horda.games.zombicide.rules.words_of_options import choices
from horda.games.zombicide.rules.wounds import Share

question("z2-drive-on", "Z2-CAR-13", fields=("car",))
question("z2-run-over", "Z2-CAR-13", fields=("car", "zone"))

DRIVER = 0
PLACES = ("driver", "passenger")
choices("place", *PLACES)


def help_card(box: Content) -> Car:
    """Returns the help card of cars, of a box that has cars."""
    assert box.car is not None, "there are no cars in this box"
    return box.car


@cites("Z2-CAR-03", "Z2-CAR-05", "Z2-CAR-Q1", "Z2-CAR-Q5")
def car_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists what a Survivor can do with the cars in its Zone."""
    person = state.people[who]
    here = [i for i, car in enumerate(state.cars) if car.zone == person.zone]
    options: list[Option] = []
    if here and may_search(state, hooks, who):
        options += [o.SearchCar(i) for i in here if state.cars[i].kind == POLICE_CAR]
    if not here or not can_pay(person, OTHER):
        return options
    options += [o.LootCar(i) for i in here if state.cars[i].crate]
    mine = car_of(state, who)
    if mine == NONE:
        return options + _entries(state, here, who)
    return [*options, o.GetOut(), *_seats(state, mine, who), *_drives(state, mine, who)]


@cites("Z2-CAR-07", "Z2-CAR-I2", "Z2-CAR-Q6", "Z2-MISSION-06")
def _entries(state: ZState, here: list[int], who: int) -> list[Option]:
    """Lists the free seats, alike ones once; a car that only stands there has none to offer."""
    if zombies_in(state, state.people[who].zone):
        return []
    return [
        o.GetIn(number, place)
        for number in here
        if state.cars[number].drivable
        for place in free_places(state, number, followers(state, who))
    ]


def free_places(state: ZState, number: int, following: int = 0) -> list[str]:
    """Names the kinds of seats that are free for one with so many Companions."""
    seats = state.cars[number].seats
    taken = sum(who != NONE for who in seats[1:])
    taken += sum(followers(state, who) for who in seats if who != NONE)
    left = len(seats) - 1 - taken - following
    free = (seats[DRIVER] == NONE and left >= 0, left >= 1)
    return [place for place, is_free in zip(PLACES, free, strict=True) if is_free]


@cites("Z2-CAR-Q6", "Z2-COMP-12")
def followers(state: ZState, who: int) -> int:
    """Counts the Companions of a Survivor: each takes a Passenger seat beside it."""
    return sum(one.leader == who for one in state.companions)


@cites("Z2-CAR-14")
def on_foot(state: ZState, target: int) -> bool:
    """Tells whether a Survivor or a Companion sits in no car."""
    led = companion(state, target)
    if led is not None:
        target = led.leader
    return target == NONE or car_of(state, target) == NONE


@cites("Z2-CAR-14", "Z2-CAR-Q8", "Z2-CAR-04")
def in_front(state: ZState, hooks: HookIndex, zone: int) -> tuple[int, ...]:
    """Lists whom a car would hit by misses; Low profile is no help unless the table agreed so."""
    walking = tuple([i for i in targets_in(state, zone) if on_foot(state, i)])
    if not state.config.low_profile_against_cars:
        return walking
    return tuple([i for i in walking if hooks.query(CAN_BE_HIT, state, i, True)])


@cites("Z2-CAR-09", "Z2-CAR-Q2")
def _seats(state: ZState, number: int, who: int) -> list[Option]:
    """Lists seats of the other kind, free or not: whoever sits there takes the own seat."""
    seats = state.cars[number].seats
    drives = seats[DRIVER] == who
    free = [place for place in free_places(state, number) if place != PLACES[not drives]]
    options: list[Option] = [o.ChangeSeat(place) for place in free]
    others = seats[1:] if drives else seats[:1]
    return options + [o.SwapSeats(state.people[i].card) for i in others if i != NONE]


@cites("Z2-CAR-02", "Z2-CAR-10", "Z2-CAR-11", "Z2-CAR-12", "Z2-CAR-13", "Z2-CAR-Q3", "Z2-CAR-I2")
def _drives(state: ZState, number: int, who: int) -> list[Option]:
    """Lists where the Driver can drive, slowly or fast; Zombies do not stand in the way."""
    car = state.cars[number]
    if car.seats[DRIVER] != who or not car.drivable:
        return []
    near = roads(state, car.zone)
    far = [zone for zone in near if set(roads(state, zone)) - {car.zone}]
    return [*map(o.DriveSlow, near), *map(o.DriveFast, far)]


@cites("Z2-CAR-10", "Z2-MISSION-05")
def roads(state: ZState, zone: int) -> list[int]:
    """Lists the neighbouring Zones a car can go to: streets only."""
    streets = state.board.streets
    return [to for to in state.tables.neighbours[zone] if streets >> to & 1]


@cites("Z2-CAR-07", "Z2-CAR-Q5")
def get_in(run: ZRun, who: int, option: o.GetIn) -> Outcome:
    """Pays, and takes a seat."""
    pay(run.state, who, OTHER)
    _sit(run, who, option.car, option.place)
    run.emit(events.GotIn, run.state.people[who].card, option.car, option.place)
    return None


def _sit(run: ZRun, who: int, number: int, place: str) -> None:
    seats = list(run.state.cars[number].seats)
    seats[DRIVER if place == PLACES[0] else seats.index(NONE, 1)] = who
    change_car(run.state, number, seats=tuple(seats))


@cites("Z2-CAR-08", "Z2-INTER-19")
def get_out(run: ZRun, who: int, option: o.GetOut) -> Outcome:
    """Pays, and stands beside the car."""
    pay(run.state, who, OTHER)
    number = car_of(run.state, who)
    leave_seat(run.state, who)
    run.emit(events.GotOut, run.state.people[who].card, number)
    return None


@cites("Z2-CAR-09")
def change_seat(run: ZRun, who: int, option: o.ChangeSeat) -> Outcome:
    """Pays, and takes a free seat of the car."""
    pay(run.state, who, OTHER)
    number = car_of(run.state, who)
    leave_seat(run.state, who)
    _sit(run, who, number, option.place)
    run.emit(events.SeatTaken, run.state.people[who].card, number, option.place)
    return None


@cites("Z2-CAR-Q2")
def swap_seats(run: ZRun, who: int, option: o.SwapSeats) -> Outcome:
    """Pays, and changes places with another one in the car."""
    state = run.state
    pay(state, who, OTHER)
    number = car_of(state, who)
    other = next(i for i, person in enumerate(state.people) if person.card == option.other)
    swapped = {who: other, other: who}
    seats = tuple(swapped.get(one, one) for one in state.cars[number].seats)
    change_car(state, number, seats=seats)
    place = PLACES[seats[DRIVER] != who]
    run.emit(events.SeatTaken, state.people[who].card, number, place)
    return None


@cites("Z2-CAR-12")
def drive_slow(run: ZRun, who: int, option: o.DriveSlow) -> Frame:
    """Drives one Zone; nobody is attacked."""
    return _drive(run, who, option.to, 0)


@cites("Z2-CAR-13")
def drive_fast(run: ZRun, who: int, option: o.DriveFast) -> Frame:
    """Drives two Zones."""
    return _drive(run, who, option.to, help_card(run.state.box).fast - 1)


def _drive(run: ZRun, who: int, to: int, left: int) -> Frame:
    pay(run.state, who, OTHER)
    number = car_of(run.state, who)
    return Drive(who, number, run.state.cars[number].zone, to, left, fast=left > 0)


class Drive(Frame, frozen=True):
    """A car drives, with everybody in it."""

    who: int
    car: int
    start: int
    """The Zone it came from: it does not end there."""
    to: int
    left: int
    """Zones to drive after this one."""
    fast: bool

    @cites("Z2-CAR-10", "Z2-CAR-11", "Z2-CAR-15", "Z2-PIMPCAR-03", "Z2-CAR-Q5", "Z2-CAR-X1")
    @cites("Z2-NOISE-06")
    def enter(self, run: ZRun) -> Outcome:
        """Comes into the Zone, without noise; what lies in and on the car comes along."""
        state = run.state
        car = change_car(state, self.car, zone=self.to)
        for who in car.seats:
            if who != NONE:
                change(state, who, zone=self.to)
        run.emit(events.Drove, state.people[self.who].card, self.car, self.to)
        return None

    @cites("Z2-CAR-12", "Z2-CAR-13", "Z2-CAR-14", "Z2-CAR-16", "Z2-CAR-Q4", "Z2-ABOM-Q4")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whether to attack the Zombies of the Zone; a slow car does not."""
        if not self.fast or not zombies_in(run.state, self.to):
            return Go("choose")
        seat, options = run.state.people[self.who].seat, (o.RunOver(self.to), PASS)
        return Choice(seat, "z2-run-over", options, (self.car, self.to))

    def attack(self, run: ZRun) -> Outcome:
        """Attacks, if so decided."""
        return None if type(run.answer) is Pass else Push(Ram(self.who, self.car, self.to))

    @cites("Z2-CAR-13", "Z2-CAR-Q3", "Z2-INTER-23")
    def choose(self, run: ZRun) -> Outcome:
        """Asks where to drive on; a fast car goes its two Zones whatever happens."""
        if not self.left:
            return DONE
        ways = [zone for zone in roads(run.state, self.to) if zone != self.start]
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-drive-on", tuple(map(o.DriveOn, ways)), (self.car,))

    def on(self, run: ZRun) -> Outcome:
        """Drives on."""
        return Go("enter", replace(self, to=run.answer.to, left=self.left - 1))

    steps = (enter, ask, attack, choose, on)


class Ram(Frame, frozen=True):
    """The attack of a fast car on the Zone it came into: no skill of anybody changes it."""

    who: int
    car: int
    zone: int
    hits: int = 0
    misses: int = 0
    gained: int = 0

    @cites("Z2-CAR-13", "Z2-CAR-04", "Z2-CAR-I1")
    def roll(self, run: ZRun) -> Outcome:
        """Rolls the dice of the car and counts hits and misses."""
        run.emit(events.CarAttacked, run.state.people[self.who].card, self.car, self.zone)
        dice = tuple(run.roll(6, DICE) for _ in range(help_card(run.state.box).attack.dice))
        run.emit(events.Rolled, dice, help_card(run.state.box).attack.accuracy)
        hits = sum(die >= help_card(run.state.box).attack.accuracy for die in dice)
        return replace(self, hits=hits, misses=len(dice) - hits)

    @cites("Z2-TARGET-06", "Z2-CAR-13")
    def assign(self, run: ZRun) -> Outcome:
        """Asks for a target where the order leaves a choice."""
        state, damage = run.state, help_card(run.state.box).attack.damage
        kinds = in_order(state, self.zone) if self.hits else []
        chosen = worth_asking(state, self.zone, kinds, self.hits, damage)
        if not chosen:
            if self.hits:
                run.emit(events.Wasted, self.hits)
            return Go("adrenaline")
        seat, options = state.people[self.who].seat, tuple(map(o.Hit, chosen))
        return Choice(seat, "z2-assign-hit", options, (self.zone, self.hits, damage))

    @cites("Z2-TARGET-03")
    def strike(self, run: ZRun) -> Outcome:
        """Eliminates the target if it feels the hit."""
        kind = run.answer.kind
        frame = replace(self, hits=self.hits - 1)
        if not able(run.state, [kind], help_card(run.state.box).attack.damage):
            run.emit(events.Wasted, 1)
            return Go("assign", frame)
        kill(run, self.zone, kind, 1)
        gained = self.gained + run.state.box.zombies[kind].adrenaline
        return Go("assign", replace(frame, gained=gained))

    @cites("Z2-CAR-13", "Z2-CAR-Q7", "Z2-CAR-X2")
    def adrenaline(self, run: ZRun) -> Outcome:
        """The Driver gains adrenaline for the kills, unless they have won the game."""
        if not self.gained:
            return None
        if looked_at(run.state, Look.ZOMBIES) and not self._walking(run):
            won(run, Look.ZOMBIES)
        return Push(Gain(self.who, self.gained))

    @cites("Z2-CAR-14", "Z2-CAR-04", "Z2-CAR-X3")
    def friendly_fire(self, run: ZRun) -> Outcome:
        """Misses hit Survivors on foot; whoever sits in any car is safe."""
        state, walking = run.state, self._walking(run)
        if not walking:
            return None
        state.attack_steps += 1
        step, prompt = state.attack_steps, "z2-friendly-fire"
        share = Share(
            walking,
            self.misses,
            help_card(run.state.box).attack.damage,
            step=step,
            prompt=prompt,
            by_car=True,
        )
        return Push(share)

    def _walking(self, run: ZRun) -> tuple[int, ...]:
        """Lists those whom the misses hit."""
        return in_front(run.state, run.hooks, self.zone) if self.misses else ()

    @cites("Z2-SKILL-12", "Z2-WIN-Q1")
    def emptied(self, run: ZRun) -> Outcome:
        """Tells skills that the last Zombie of the Zone is gone, by whatever it was."""
        if won(run, Look.ZOMBIES):
            return DONE
        if self.gained and not zombies_in(run.state, self.zone):
            return run.trigger(ZONE_EMPTIED, self.zone)
        return None

    steps = (roll, assign, strike, adrenaline, friendly_fire, emptied)


@cites("Z2-POLICECAR-01", "Z2-POLICECAR-04", "Z2-POLICECAR-Q1", "Z2-POLICECAR-I1")
def search_car(run: ZRun, who: int, option: o.SearchCar) -> Frame | Push:
    """Pays for a Search and draws for weapons."""
    return begun(run, CarSearch(who, begin_search(run, who), search=True))


@cites("Z2-PIMPCAR-01", "Z2-PIMPCAR-02", "Z2-PIMPCAR-04")
def loot_car(run: ZRun, who: int, option: o.LootCar) -> Frame:
    """Takes the crate off a car and draws a pimpweapon."""
    pay(run.state, who, OTHER)
    change_car(run.state, option.car, crate=False)
    person = run.state.people[who]
    run.emit(events.CrateTaken, person.card, person.zone)
    won(run, Look.CRATES)
    return Draw(who, 1, "pimpweapon")


MODULE = Module("cars")
