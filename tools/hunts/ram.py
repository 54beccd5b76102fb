"""M24: two Molotovs in one round, six Zones apart, and away by car in that round."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.box.entries import YELLOW
from horda.games.zombicide.modules.cars import DRIVER
from horda.games.zombicide.modules.mission_rules.m24 import burning
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.goals import GOALS
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from tests.games.zombicide.boxes import BOX
from tools.hunts.cars import police
from tools.hunts.plan import DO, MOLOTOVS, NEVER, Plan, first_weapons, holds, in_hand, keep_at_hand
from tools.hunts.ways import by_car

NEAR, FAR_ONE = 20, 2
"""The way out at which the thrower sits, and the one by which the car leaves."""
WAITING, LAST = 19, 9
"""The streets beside them."""
WEAPONS = frozenset(card for card in BOX.decks["pimpweapon"] if not BOX.cards[card].spawns)


class BatteringRam(Plan):
    """The passenger throws first; the Driver, at Yellow, drives, throws and leaves in one turn."""

    mission, team, cars, seed = "M24", 2, True, 79
    weapons = 2
    stays = False
    """The thrower gets out again."""

    def promising(self, state: ZState) -> bool:
        """Two Molotovs are the first that a police car gives."""
        return [card in MOLOTOVS for card in first_weapons(state)[:2]] == [True, True]

    def _armed(self, state: ZState) -> int:
        """Counts the pimpweapons that were found."""
        return len(WEAPONS.difference(state.pimpweapons.left))

    def _pair(self, state: ZState) -> tuple[int, int]:
        """Returns the Driver and the thrower: those with Molotovs, the stronger one drives."""
        people = state.people
        order = sorted(
            range(len(people)),
            key=lambda w: (-min(1, holds(state, w, MOLOTOVS)), -people[w].adrenaline, w),
        )
        one, two = order[:2]
        car = car_of(state, two)
        return (two, one) if car != NONE and state.cars[car].seats[DRIVER] == two else (one, two)

    def _ready(self, state: ZState) -> bool:
        """Tells whether the two have all they need but the car."""
        met = GOALS["pimpweapon-each"](state)
        pair = self._pair(state)
        return (
            met
            and (bool(burning(state)) or all(in_hand(state, who, MOLOTOVS) for who in pair))
            and state.people[pair[0]].level >= YELLOW
        )

    def _ride(self, state: ZState) -> int:
        """Returns the car they take: the one they sit in, or the nearest."""
        pair = self._pair(state)
        mine = [car for who in pair if (car := car_of(state, who)) != NONE]
        if mine:
            return mine[0]
        row = by_car(state, [WAITING])
        cars = [i for i, car in enumerate(state.cars) if car.zone != OUT]
        return min(cars, key=lambda i: row[state.cars[i].zone])

    def _aboard(self, state: ZState) -> bool:
        seats = state.cars[self._ride(state)].seats
        return all(who in seats for who in self._pair(state))

    def done(self, state: ZState) -> float:
        """Counts weapons, Molotovs, the level of the Driver; then the car and its way."""
        pair = self._pair(state)
        score = (
            1.5 * min(self.weapons, self._armed(state)) + 0.02 * state.people[pair[0]].adrenaline
        )
        score += sum(bool(holds(state, who, MOLOTOVS)) for who in pair)
        score += 1.5 * (state.people[pair[0]].level >= YELLOW)
        if not self._ready(state):
            return score
        aboard = sum(who in state.cars[self._ride(state)].seats for who in pair)
        score += 3.0 + 1.5 * aboard
        if aboard == 2:
            score += 3.0 - 0.3 * by_car(state, [WAITING])[state.cars[self._ride(state)].zone]
        return score

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Crates on the way to the police cars, Molotovs there, then the car."""
        if self._ready(state):
            mine = who in self._pair(state) and car_of(state, who) == NONE
            return [state.cars[self._ride(state)].zone] if mine else ()
        if self._armed(state) < self.weapons:
            return state.crates
        if who in self._pair(state) and not holds(state, who, MOLOTOVS):
            return police(state)
        low = who == self._pair(state)[0] and state.people[who].level < YELLOW
        return [token.zone for token in state.objectives] if low else ()

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """To the near way out, then past it to the other."""
        burned = burning(state)
        if not self._ready(state) or not (self._aboard(state) or burned):
            return ()
        if len(burned) == 2:
            return [FAR_ONE]
        return [LAST] if NEAR in burned else [WAITING]

    def first(self, state: ZState) -> int:
        """The thrower acts before the Driver."""
        return self._pair(state)[1] if self._ready(state) else NONE

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Keeps Molotovs for the last turn."""
        pair = self._pair(state)
        if isinstance(option, o.Shoot) and option.card in MOLOTOVS:
            return self._throw(state, who, option.zone)
        if isinstance(option, o.GetIn):
            place = "driver" if who == pair[0] else "passenger"
            wanted = self._ready(state) and who in pair and option.car == self._ride(state)
            return DO if wanted and option.place == place else NEVER
        if isinstance(option, o.GetOut):
            drives = state.cars[car_of(state, who)].seats[DRIVER] == who
            thrown = not drives and NEAR in burning(state)
            return DO if (thrown and self.stays) or not self._ready(state) else NEVER
        if isinstance(option, o.ChangeSeat | o.SwapSeats):
            return NEVER
        if isinstance(option, o.TakeCrate):
            return DO if self._armed(state) < self.weapons else 0.0
        if isinstance(option, o.TakeObjective):
            return DO if state.people[who].level < YELLOW else -DO
        if isinstance(option, o.SearchCar):
            return DO if not holds(state, who, MOLOTOVS) else -DO
        if isinstance(option, o.Search):
            return -DO
        if isinstance(option, o.Reorganise):
            return DO if holds(state, who, MOLOTOVS) and not in_hand(state, who, MOLOTOVS) else 0.0
        return keep_at_hand(state, option, MOLOTOVS)

    def _throw(self, state: ZState, who: int, zone: int) -> float:
        """The thrower begins once the car waits; the Driver goes on in the same round."""
        pair = self._pair(state)
        waits = self._aboard(state) or burning(state)
        if not self._ready(state) or not waits or who not in pair:
            return NEVER
        if who == pair[1]:
            return 5 * DO if zone == NEAR and not state.people[pair[0]].done else NEVER
        return 5 * DO if zone == FAR_ONE and NEAR in burning(state) else NEVER


class LeftBehind(BatteringRam):
    """The thrower gets out, and the Driver leaves alone."""

    end, stays = "left-behind", True


PLANS: tuple[Plan, ...] = (LeftBehind(),)
