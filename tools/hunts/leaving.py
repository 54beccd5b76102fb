"""Missions that are left by car, with what the Mission asks for aboard."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.board import bits
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.cars import DRIVER
from horda.games.zombicide.modules.mission_rules.food import food_of_team
from horda.games.zombicide.modules.mission_rules.m21 import BOXES, LoadBox
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.people import car_of, zombies_in
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from tools.hunts.cars import drivers
from tools.hunts.plan import ADULTS, DO, NEVER, Plan, crowd, keep_at_hand
from tools.hunts.ways import by_car, on_foot, shares

FAR_OFF = 6
"""Boxes that are further from the Exit had better be fetched first."""
QUIET = 29
"""So few Zombies come with the first nine cards in a game that begins quietly."""
AT_THE_CAR, BESIDE_IT = 0.2, 0.06
"""What each Zombie there counts."""
TO_A_BOX = 0.3
TOP = 16
"""All food lies among so many cards on top of the equipment deck."""

FOOD = SECOND.box.food


class TheEscape(Plan):
    """M06: the team Searches one building for all the food there is, and drives off in one car."""

    mission, team, survivors, cars, seed = "M06", 4, "ned+ostara+amy+wanda", True, 383
    crew = 4
    """How many get into the car."""

    def promising(self, state: ZState) -> bool:
        """All the food lies near the top of the deck."""
        return FOOD.issubset(state.equipment.left[:TOP])

    def _ride(self, state: ZState) -> int:
        """Returns the car that is taken: the one with a Driver, or the first."""
        cars = [i for i, car in enumerate(state.cars) if car.zone != OUT]
        return min(cars, key=lambda i: (state.cars[i].seats[DRIVER] == NONE, i))

    def done(self, state: ZState) -> float:
        """Counts food, and who sits in the car once there is enough."""
        if not goals_met(state):
            return food_of_team(state) + 0.02 * state.equipment.drawn
        car = state.cars[self._ride(state)]
        row = by_car(state, plan(state).exits)
        aboard = sum(who != NONE for who in car.seats)
        ready = aboard >= self.crew
        return 8.0 + aboard + ready * (20.0 - 0.3 * row[car.zone])

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """A room to Search, then the car."""
        if not goals_met(state):
            return bits(state.board.rooms)
        if car_of(state, who) != NONE or self._full(state):
            return ()
        return [state.cars[self._ride(state)].zone]

    def _full(self, state: ZState) -> bool:
        seats = state.cars[self._ride(state)].seats
        return sum(who != NONE for who in seats) >= self.crew

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """To the Exit, with all aboard."""
        return plan(state).exits if self._full(state) else ()

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Searches, keeps all food, then gets in."""
        if isinstance(option, o.Search):
            return DO if not goals_met(state) else 0.0
        if isinstance(option, o.Eat | o.EatFrom):
            return NEVER
        if isinstance(option, o.GetIn):
            wanted = goals_met(state) and option.car == self._ride(state) and not self._full(state)
            free = state.cars[option.car].seats[DRIVER] == NONE
            return DO if wanted and (option.place == "driver") == free else NEVER
        if isinstance(option, o.GetOut | o.ChangeSeat | o.SwapSeats):
            return NEVER
        return _keep_food(state, option)


def _keep_food(state: ZState, option: Option) -> float:
    """Wants food to go into a Backpack, or anywhere rather than away."""
    if isinstance(option, o.Put) and option.card in FOOD:
        return -DO
    if isinstance(option, o.Put):
        return 0.0
    return min(0.0, keep_at_hand(state, option, FOOD))


class LeftInAHurry(TheEscape):
    """M06: with all the food found, one of six drives off alone."""

    end, team, survivors, crew = "no-seats", 6, "ned+ostara", 1


class HeavyGear(Plan):
    """M21: everybody fetches a box and brings it to the car, which comes to meet them."""

    mission, survivors, cars, seed = "M21", ADULTS, True, 1924
    kept, branches = 16, 12
    stops = (12, 22)
    """Where the car waits for boxes: in the north first, then near the Exit."""

    def promising(self, state: ZState) -> bool:
        """The first rounds are quiet."""
        return crowd(state, 9) <= QUIET

    def _stop(self, state: ZState) -> int:
        """Returns where the car is needed now: near the boxes that are furthest from the Exit."""
        far, near = (on_foot(state, [stop]) for stop in self.stops)
        zones = [token.zone for token in state.objectives]
        zones += [person.zone for person in state.people if person.load]
        return self.stops[not any(far[zone] < near[zone] for zone in zones)]

    def done(self, state: ZState) -> float:
        """Counts boxes taken and loaded, and who has left."""
        taken = sum(len(person.load) for person in state.people)
        near = on_foot(state, [self.stops[1]])
        far = sum(near[token.zone] > FAR_OFF for token in state.objectives)
        left = sum(p.escaped for p in state.people)
        score = 2.5 * noted(state, BOXES) + taken + left - 1.5 * far - self._crowd(state)
        return score - TO_A_BOX * sum(self._to_boxes(state))

    def _to_boxes(self, state: ZState) -> list[int]:
        """Lists how far each box is from the nearest one with free hands."""
        free = [p.zone for p in state.people if not p.load and p.zone != OUT]
        rows = [on_foot(state, [token.zone]) for token in state.objectives]
        return [min([row[zone] for zone in free], default=FAR_OFF) for row in rows]

    def _crowd(self, state: ZState) -> float:
        """Counts the Zombies at the car and one step away: nothing is loaded among them."""
        row = on_foot(state, [state.cars[0].zone])
        near = [(steps, zombies_in(state, zone)) for zone, steps in enumerate(row) if steps < 2]
        return sum(count * (AT_THE_CAR if not steps else BESIDE_IT) for steps, count in near)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Boxes, the car, the Exit."""
        car, stop = state.cars[0], self._stop(state)
        if goals_met(state):
            return plan(state).exits
        if state.people[who].load:
            return [stop]
        if car.zone != stop and drivers(state, [0]).get(0) == who:
            return [car.zone]
        free = [i for i, person in enumerate(state.people) if not person.load]
        mine = shares(state, [token.zone for token in state.objectives], free)
        return [mine[who]] if who in mine else [stop]

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """To where the boxes come."""
        stop = self._stop(state)
        return () if goals_met(state) or state.cars[car].zone == stop else (stop,)

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Takes and loads boxes, moves the car."""
        away = state.cars[0].zone != self._stop(state) and not goals_met(state)
        if isinstance(option, LoadBox | o.TakeObjective):
            return 2 * DO
        if isinstance(option, o.GetIn):
            return DO if away and option.place == "driver" else NEVER
        if isinstance(option, o.GetOut):
            return -DO if away else DO
        return 0.0


PLANS: tuple[Plan, ...] = (TheEscape(), LeftInAHurry(), HeavyGear())
