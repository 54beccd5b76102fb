"""Weighs the options of a Survivor's turn by rules of thumb."""

from collections.abc import Collection
from typing import Any

from horda.core.decisions import Option
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.burning import (
    empty_of_friends,
    in_pack_only,
    throws,
    to_blow_up,
    to_burn,
)
from horda.games.zombicide.mind.tactics.driving import drivers, errands, gain
from horda.games.zombicide.mind.tactics.gear import best_gain, gear, worth
from horda.games.zombicide.mind.tactics.kits import KITS
from horda.games.zombicide.mind.tactics.leaving import crews, seat_wanted
from horda.games.zombicide.mind.tactics.plans import NEVER, Look
from horda.games.zombicide.mind.tactics.strategy import arming, only_searching, search_needed
from horda.games.zombicide.mind.tactics.tools import stowed
from horda.games.zombicide.modules.cars import DRIVER, PLACES
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.deeds.tokens import OBJECTIVE_ADRENALINE
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.weapons import profile

TOKEN = 4.0
GOAL = 6.0
SAFE = 0.3
POOR = 0.8
OPEN = 1.2
REARRANGE = 0.15
NOT_YET = 0.3
SILLY = -1.0
ESCAPE = 50.0


class Thoughts(Look):
    """A look at the board, and the turns that could follow: what deeds are weighed by."""

    def __init__(self, state: ZState, who: int) -> None:
        super().__init__(state, who)
        self.idle = self.end(self.here, 0)
        self.now = self.plans(self.actions)
        self.later = self.best(self.actions - 1) if self.actions else self.idle
        self.silly = self.later + SILLY
        self.never = self.idle + NEVER
        self.goal = self.later + GOAL
        self.escaped = self.later + ESCAPE
        self._fires: dict[int, Collection[int]] = {}
        """By weapon where the Mission wants its fire, or a car blown up, once somebody asked."""

    def struck(self, zone: int, card: int, second: int, mode: str) -> float:
        """Weighs an attack on a Zone."""
        for crowd, standing, urgency in self.crowds:
            if crowd == zone:
                value = self.attack((card, second, mode, 0, 0), self.here, zone, standing, urgency)
                return self.later + (value or SILLY)
        return self.silly

    def shot(self, option: o.Shoot) -> float:
        """Weighs a shot: a fire that the Mission wants is worth more than kills."""
        goal = self._fire(option)
        if goal:
            return self.later + goal
        return self.struck(option.zone, option.card, option.second, "ranged")

    def _fire(self, option: o.Shoot) -> float:
        """Returns what a fire is worth that the Mission wants in this Zone; 0 if it wants none."""
        state, zone = self.state, option.zone
        zones = self._fires.get(option.card)
        if zones is None:
            burns = throws(state, option.card)
            zones = to_burn(state) if burns else to_blow_up(state)
            if self.hints is not None and burns:
                zones = self.hints.fires(state)
            self._fires[option.card] = zones
        if zone not in zones or not empty_of_friends(state, zone):
            return 0.0
        if throws(state, option.card):
            return 2 * GOAL
        line = profile(state.box, option.card, "ranged")
        if line is None or not any(car.zone == zone for car in state.cars):
            return 0.0
        dice = line.dice * (2 if option.second != NONE else 1)
        return GOAL * float(1 - ((line.accuracy - 1) / 6) ** dice)

    def told(self, option: Option) -> float:
        """Weighs what only the hints of a module know."""
        assert self.hints is not None
        return self.hints.deeds[type(option)](self, option)

    def traded(self, option: o.Trade) -> float:
        """Weighs a trade, where somebody knows what for."""
        known = self.hints is not None and o.Trade in self.hints.deeds
        return self.told(option) if known else self.silly

    def walked(self, to: int) -> float:
        """Weighs a step: the best turn that begins with it."""
        ahead = self.pace * (self.way[self.here] - self.way[to]) if self.pace else 0.0
        return self.now.get(to, self.idle + SILLY) + ahead

    def slipped(self, to: int) -> float:
        """Weighs a slippery or a skill's move: it costs one Action, whoever stands in the way."""
        return self.end(to, self.actions - 1) - 0.01

    def searched(self) -> float:
        """Weighs a Search: for the poor, where it is safe."""
        searching = self.hints is not None and self.hints.searching(self.state)
        if searching or only_searching(self.state):
            return self.later + OPEN
        if self.danger[self.here] > SAFE:
            return self.later - 0.1
        poor = 0.5 if gear(self.box, self.me.slots) < POOR else 0.1
        return self.later + poor + (0.5 if search_needed(self.state) else 0.0)

    def opened(self, number: int) -> float:
        """Weighs a door: the team opens it together, on its way, and early in the round."""
        state = self.state
        door = state.board.doors[number]
        if self.way[self.here] <= self.way[door.other(self.here)]:
            return self.silly
        far = state.tables.distance[self.here]
        team = [person for person in state.people if person.zone != OUT]
        gathered = sum([far[person.zone] <= 1 for person in team])
        waiting = sum([not person.done for person in team])
        if gathered < len(team) or 2 * waiting < len(team) or self.danger[self.here] > 1.0:
            return self.later + NOT_YET
        return self.later + (NOT_YET if arming(state) else OPEN)

    def took_objective(self) -> float:
        """Weighs an Objective: where the Mission wants it, and not before the others keep up."""
        special = self.special
        wants = KITS in special or self.here in wanted(self.state)
        if not wants or ("objective-each" in special and self.me.tokens):
            return self.silly
        if "reach-red" in special and not self.ahead:
            return self.silly
        return self.later + TOKEN - self.raising(OBJECTIVE_ADRENALINE)

    def took_crate(self) -> float:
        """Weighs a crate."""
        return self.later + (TOKEN if self.here in wanted(self.state) else 1.0)

    def looted_car(self) -> float:
        """Weighs the crate on a car."""
        wants = {"all-crates", "pimpweapon-each"} & {*self.special}
        return self.later + (TOKEN if wants else 1.0)

    def reloaded(self) -> float:
        """Weighs a Reload."""
        return self.later + (0.5 if self.danger[self.here] > SAFE else -0.1)

    def reorganised(self) -> float:
        """Weighs another order of the own cards."""
        box, slots = self.box, self.me.slots
        if not box.slots.plain:
            if in_pack_only(box, slots) and self.hints is not None and self.hints.fires(self.state):
                return self.later + 1.0
            gain = best_gain(box, slots)
            return self.later + (gain - 0.1 if gain > REARRANGE else SILLY)
        if in_pack_only(box, slots) and to_burn(self.state):
            return self.later + 1.0
        if self.danger[self.here] <= 1.0 and stowed(self.state, slots):
            return self.later + 0.4
        held = [worth(box, c) if c != NONE else 0.0 for c in slots[:2]]
        packed = [worth(box, c) for c in slots[2:] if c != NONE and box.cards[c].profiles]
        better = max(packed, default=0.0) - min(held)
        safe = self.danger[self.here] <= SAFE or better > 0.3
        return self.later + (better - 0.15 if safe else SILLY)

    def searched_car(self) -> float:
        """Weapons are welcome, but what else is drawn is discarded, food too."""
        return self.later + (SILLY if only_searching(self.state) else 1.0)

    def got_in(self, option: o.GetIn) -> float:
        """Weighs a seat: to leave, or as the Driver, if there is something to drive for."""
        driver = option.place == PLACES[DRIVER]
        if seat_wanted(self.state, self.who, option.car, driver=driver):
            return self.goal
        tasks = errands(self.state)
        mine = drivers(self.state, tasks).get(self.who) == option.car
        return self.later + (GOAL if mine and driver else SILLY)

    def got_out(self) -> float:
        """Weighs getting out, unless there is something to drive for."""
        if self.who in crews(self.state):
            return self.silly
        number = car_of(self.state, self.who)
        drives = self.state.cars[number].seats[DRIVER] == self.who
        return self.later + (SILLY if drives and number in errands(self.state) else OPEN)

    def drove(self, option: Any) -> float:
        """Weighs a drive: nearer to where the car is wanted."""
        number = car_of(self.state, self.who)
        target = errands(self.state).get(number)
        if target is None:
            return self.silly
        nearer = gain(self.state, number, target, option.to, type(option) is o.DriveFast)
        return self.later + (2.0 * nearer if nearer > 0 else SILLY)


def weigh_turn(state: ZState, who: int, options: tuple[Option, ...]) -> list[float]:
    """Returns a weight for each option of a Survivor's turn: what the whole turn is worth."""
    look = Thoughts(state, who)
    weights: list[float] = []
    for option in options:
        deed = DEEDS.get(type(option))
        weights.append(_weight(look, option) if deed is None else deed.weight(look, option))
    return weights


def _weight(look: Thoughts, option: Option) -> float:
    """Weighs what is no deed."""
    if type(option) is o.EndTurn:
        return look.idle
    return look.now[look.here] if type(option) is o.StopHere else look.silly
