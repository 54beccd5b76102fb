"""M24 with six: two cars wait beside the ways out, a Molotov flies from each, both drive off."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.modules.mission_rules.m24 import burning
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.goals import GOALS
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from tools.hunts.plan import (
    ADULTS,
    DO,
    MOLOTOVS,
    NEVER,
    Plan,
    first_weapons,
    holds,
    in_hand,
    keep_at_hand,
)
from tools.hunts.ram import FAR_ONE, LAST, NEAR, WAITING, WEAPONS
from tools.hunts.ways import by_car, shares

WAITS = (WAITING, LAST)
"""Where each car waits."""
OUTS = (NEAR, FAR_ONE)
"""By which way each car leaves."""


class RamOfSix(Plan):
    """Six fetch six pimpweapons and two Molotovs, then three get into each car."""

    mission, cars, survivors, seed = "M24", True, ADULTS, 4
    kept, branches, rounds = 12, 12, 40
    crew = 3
    """How many get into each car."""

    def promising(self, state: ZState) -> bool:
        """The first crates hold weapons, and Molotovs are not far."""
        crates = [card in WEAPONS for card in state.pimpweapons.left[:7]]
        return sum(crates) >= 6 and sum(c in MOLOTOVS for c in first_weapons(state)[:5]) >= 2

    def _burners(self, state: ZState) -> list[int]:
        return [who for who in range(len(state.people)) if holds(state, who, MOLOTOVS)]

    def _armed(self, state: ZState) -> int:
        """Counts the pimpweapons that were found."""
        return len(WEAPONS.difference(state.pimpweapons.left))

    def _ready(self, state: ZState) -> bool:
        """Tells whether all is found; what was thrown was there."""
        enough = len(self._burners(state)) + len(burning(state)) >= len(WAITS)
        return GOALS["pimpweapon-each"](state) and enough

    def _ride(self, state: ZState) -> list[int]:
        """Returns the car of each Survivor: its own, or one that needs a Molotov or a crew."""
        found = [car_of(state, who) for who in range(len(state.people))]
        for car in range(len(WAITS)):
            burners = self._burners(state)
            free = [who for who in burners if found[who] == NONE]
            if free and not any(found[who] == car for who in burners):
                found[free[0]] = car
        for who, car in enumerate(found):
            small = min(range(len(WAITS)), key=found.count)
            if car == NONE and found.count(small) < self.crew:
                found[who] = small
        return found

    def _aboard(self, state: ZState) -> int:
        """Counts who sits in a car or has left in one."""
        people = enumerate(state.people)
        return sum(car_of(state, who) != NONE or one.zone == OUT for who, one in people)

    def _full(self, state: ZState) -> bool:
        return self._aboard(state) >= self.crew * len(WAITS)

    def _all_wait(self, state: ZState) -> bool:
        """Tells whether both cars are where Molotovs are thrown from, with their crews in them."""
        there = all(state.cars[car].zone == zone for car, zone in enumerate(WAITS))
        return there and self._full(state)

    def done(self, state: ZState) -> float:
        """Counts weapons and Molotovs; then who sits in a car, and the ways of the cars."""
        score = 1.5 * min(6, self._armed(state)) + 2.0 * min(2, len(self._burners(state)))
        if not self._ready(state):
            return score
        aboard = self._aboard(state)
        score += 4.0 + 1.2 * aboard + 3.0 * sum(person.escaped for person in state.people)
        if self._full(state):
            ways = [by_car(state, [zone])[state.cars[i].zone] for i, zone in enumerate(WAITS)]
            score += 6.0 - 0.5 * sum(ways)
        return score

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Crates, Molotovs, then the cars."""
        if self._ready(state):
            mine = self._ride(state)[who]
            walks = mine != NONE and car_of(state, who) == NONE
            return [state.cars[mine].zone] if walks else ()
        people, burners = range(len(state.people)), self._burners(state)
        if len(burners) < len(WAITS):
            zones = [car.zone for car in state.cars if car.zone != OUT]
            zones += [token.zone for token in state.objectives if token.colour]
            seekers = shares(state, zones, [one for one in people if one not in burners])
            if who in seekers:
                return [seekers[who]]
        if self._armed(state) < len(people):
            mine_too = shares(state, state.crates, people)
            return [mine_too[who]] if who in mine_too else state.crates
        return [car.zone for car in state.cars]

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """Beside the way out once all are aboard, and out when both burn."""
        if len(burning(state)) == len(OUTS):
            return [OUTS[car]]
        return [WAITS[car]] if self._ready(state) and self._full(state) else ()

    def first(self, state: ZState) -> int:
        """Throwers act before Drivers."""
        if not self._all_wait(state):
            return NONE
        left = [who for who in self._burners(state) if not state.people[who].done]
        return left[0] if left and len(burning(state)) < len(OUTS) else NONE

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Finds, gets in, throws, leaves."""
        ready = self._ready(state)
        if isinstance(option, o.Shoot) and option.card in MOLOTOVS:
            car = car_of(state, who)
            now = ready and self._all_wait(state) and car != NONE and option.zone == OUTS[car]
            return 5 * DO if now and option.zone not in burning(state) else NEVER
        if isinstance(option, o.GetIn):
            free = state.cars[option.car].seats[0] == NONE
            wanted = ready and option.car == self._ride(state)[who]
            return DO if wanted and (option.place == "driver") == free else NEVER
        if isinstance(option, o.GetOut):
            return NEVER if ready else DO
        if isinstance(option, o.ChangeSeat | o.SwapSeats):
            return NEVER
        return self._finds(state, who, option)

    def _finds(self, state: ZState, who: int, option: Option) -> float:
        few = len(self._burners(state)) < len(WAITS)
        if isinstance(option, o.TakeCrate):
            return DO if self._armed(state) < len(state.people) else 0.0
        if isinstance(option, o.TakeObjective):
            return DO if few and state.objectives[option.index].colour else -DO
        if isinstance(option, o.SearchCar):
            return DO if few and not holds(state, who, MOLOTOVS) else -DO
        if isinstance(option, o.Search):
            return -DO
        if isinstance(option, o.Reorganise):
            return DO if holds(state, who, MOLOTOVS) and not in_hand(state, who, MOLOTOVS) else 0.0
        return keep_at_hand(state, option, MOLOTOVS)


class NoSeats(RamOfSix):
    """One of six leaves alone: the other car has seats for four."""

    end, crew = "no-seats", 1


PLANS: tuple[Plan, ...] = (RamOfSix(), NoSeats())
