"""Weighs the options of a Survivor's turn by rules of thumb."""

from collections.abc import Callable
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
from horda.games.zombicide.mind.tactics.gear import gear, worth
from horda.games.zombicide.mind.tactics.kits import KITS
from horda.games.zombicide.mind.tactics.leaving import crews, seat_wanted
from horda.games.zombicide.mind.tactics.plans import NEVER, Look
from horda.games.zombicide.mind.tactics.strategy import arming, only_searching, search_needed
from horda.games.zombicide.mind.tactics.tools import stowed
from horda.games.zombicide.modules.cars import DRIVER, PLACES
from horda.games.zombicide.modules.mission_rules.m16 import Barricade
from horda.games.zombicide.modules.mission_rules.m21 import LoadBox
from horda.games.zombicide.modules.mission_rules.m25 import Give
from horda.games.zombicide.modules.mission_rules.spawn_tokens import Neutralise
from horda.games.zombicide.modules.mission_rules.wounded import Treat
from horda.games.zombicide.modules.skills.move_options import Dash, Heal, Lead, Shove, SlipDash
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.weapons import profile

TOKEN = 4.0
GOAL = 6.0
OBJECTIVE_ADRENALINE = 5
SAFE = 0.3
POOR = 0.8
OPEN = 1.2
NOT_YET = 0.3
SILLY = -1.0
ESCAPE = 50.0


class Thoughts(Look):
    """A look at the board, and the turns that could follow."""

    def __init__(self, state: ZState, who: int) -> None:
        super().__init__(state, who)
        self.idle = self.end(self.here, 0)
        self.now = self.plans(self.actions)
        self.later = max(self.plans(self.actions - 1).values()) if self.actions else self.idle


def weigh_turn(state: ZState, who: int, options: tuple[Option, ...]) -> list[float]:
    """Returns a weight for each option of a Survivor's turn: what the whole turn is worth."""
    look = Thoughts(state, who)
    table = WEIGHTS
    return [
        rule(look, option) if (rule := table.get(type(option))) is not None else look.later + SILLY
        for option in options
    ]


def _attack(look: Thoughts, zone: int, card: int, second: int, mode: str) -> float:
    for crowd, standing, urgency in look.crowds:
        if crowd == zone:
            value = look.attack((card, second, mode, 0, 0), look.here, zone, standing, urgency)
            return look.later + (value or SILLY)
    return look.later + SILLY


def _melee(look: Thoughts, option: o.Melee) -> float:
    return _attack(look, look.here, option.card, option.second, "melee")


def _shoot(look: Thoughts, option: o.Shoot) -> float:
    goal = _fire(look, option)
    if goal:
        return look.later + goal
    return _attack(look, option.zone, option.card, option.second, "ranged")


def _fire(look: Thoughts, option: o.Shoot) -> float:
    """Returns what a fire is worth that the Mission wants in this Zone; 0 if it wants none."""
    state, zone = look.state, option.zone
    burns = throws(state, option.card)
    zones = to_burn(state) if burns else to_blow_up(state)
    if zone not in zones or not empty_of_friends(state, zone):
        return 0.0
    if burns:
        return 2 * GOAL
    line = profile(state.box, option.card, "ranged")
    if line is None or not any(car.zone == zone for car in state.cars):
        return 0.0
    dice = line.dice * (2 if option.second != NONE else 1)
    return GOAL * (1 - ((line.accuracy - 1) / 6) ** dice)


def _improvise(look: Thoughts, option: o.Improvise) -> float:
    return 0.3 + _attack(look, option.zone, NONE, NONE, option.mode)


def _walk(look: Thoughts, option: Any) -> float:
    return look.now.get(option.to, look.idle + SILLY)


def _slip(look: Thoughts, option: Any) -> float:
    """A slippery or a skill's move costs one Action, whoever stands in the way."""
    return look.end(option.to, look.actions - 1) - 0.01


def _search(look: Thoughts, option: o.Search) -> float:
    if only_searching(look.state):
        return look.later + OPEN
    if look.danger[look.here] > SAFE:
        return look.later - 0.1
    poor = 0.5 if gear(look.state.box, look.me.slots) < POOR else 0.1
    return look.later + poor + (0.5 if search_needed(look.state) else 0.0)


def _open(look: Thoughts, option: o.OpenDoor) -> float:
    state = look.state
    door = state.board.doors[option.door]
    if look.way[look.here] <= look.way[door.other(look.here)]:
        return look.later + SILLY
    far = state.tables.distance[look.here]
    team = [person for person in state.people if person.zone != OUT]
    gathered = sum([far[person.zone] <= 1 for person in team])
    waiting = sum([not person.done for person in team])
    if gathered < len(team) or 2 * waiting < len(team) or look.danger[look.here] > 1.0:
        return look.later + NOT_YET
    return look.later + (NOT_YET if arming(state) else OPEN)


def _objective(look: Thoughts, option: o.TakeObjective) -> float:
    special = look.state.mission.special
    wants = KITS in special or look.here in wanted(look.state)
    if not wants or ("objective-each" in special and look.me.tokens):
        return look.later + SILLY
    if "reach-red" in special and not look.ahead:
        return look.later + SILLY
    return look.later + TOKEN - look.raising(OBJECTIVE_ADRENALINE)


def _crate(look: Thoughts, option: o.TakeCrate) -> float:
    return look.later + (TOKEN if look.here in wanted(look.state) else 1.0)


def _crate_on_car(look: Thoughts, option: o.LootCar) -> float:
    special = look.state.mission.special
    return look.later + (TOKEN if "all-crates" in special or "pimpweapon-each" in special else 1.0)


def _goal(look: Thoughts, option: Option) -> float:
    """What only a Mission offers serves its goal."""
    return look.later + GOAL


def _reload(look: Thoughts, option: o.Reload) -> float:
    return look.later + (0.5 if look.danger[look.here] > SAFE else -0.1)


def _reorganise(look: Thoughts, option: o.Reorganise) -> float:
    slots = look.me.slots
    if in_pack_only(look.state.box, slots) and to_burn(look.state):
        return look.later + 1.0
    if look.danger[look.here] <= 1.0 and stowed(look.state, slots):
        return look.later + 0.4
    held = [worth(look.state.box, c) if c != NONE else 0.0 for c in slots[:2]]
    packed = [
        worth(look.state.box, c)
        for c in slots[2:]
        if c != NONE and look.state.box.cards[c].profiles
    ]
    better = max(packed, default=0.0) - min(held)
    safe = look.danger[look.here] <= SAFE or better > 0.3
    return look.later + (better - 0.15 if safe else SILLY)


def _search_car(look: Thoughts, option: o.SearchCar) -> float:
    """Weapons are welcome, but what else is drawn is discarded, food too."""
    return look.later + (SILLY if only_searching(look.state) else 1.0)


def _get_in(look: Thoughts, option: o.GetIn) -> float:
    """Gets into a car to leave, or as its Driver, if there is something to drive it for."""
    driver = option.place == PLACES[DRIVER]
    if seat_wanted(look.state, look.who, option.car, driver=driver):
        return look.later + GOAL
    tasks = errands(look.state)
    mine = drivers(look.state, tasks).get(look.who) == option.car
    return look.later + (GOAL if mine and driver else SILLY)


def _get_out(look: Thoughts, option: o.GetOut) -> float:
    if look.who in crews(look.state):
        return look.later + SILLY
    number = car_of(look.state, look.who)
    drives = look.state.cars[number].seats[DRIVER] == look.who
    return look.later + (SILLY if drives and number in errands(look.state) else OPEN)


def _drive(look: Thoughts, option: Any) -> float:
    number = car_of(look.state, look.who)
    target = errands(look.state).get(number)
    if target is None:
        return look.later + SILLY
    nearer = gain(look.state, number, target, option.to, type(option) is o.DriveFast)
    return look.later + (2.0 * nearer if nearer > 0 else SILLY)


WEIGHTS: dict[type[Option], Callable[[Thoughts, Any], float]] = {
    o.Melee: _melee,
    o.Shoot: _shoot,
    o.Improvise: _improvise,
    o.Walk: _walk,
    o.Slip: _slip,
    Dash: _slip,
    SlipDash: _slip,
    o.Search: _search,
    o.OpenDoor: _open,
    o.TakeObjective: _objective,
    o.TakeCrate: _crate,
    o.Reload: _reload,
    o.Reorganise: _reorganise,
    o.DiscardFreely: lambda look, option: look.idle + NEVER,
    o.Escape: lambda look, option: look.later + ESCAPE,
    o.EndTurn: lambda look, option: look.idle,
    o.StopHere: lambda look, option: look.now[look.here],
    o.SearchCar: _search_car,
    o.LootCar: _crate_on_car,
    o.GetIn: _get_in,
    o.GetOut: _get_out,
    o.DriveSlow: _drive,
    o.DriveFast: _drive,
    o.EscapeByCar: lambda look, option: look.later + ESCAPE,
    o.Rally: _goal,
    Treat: _goal,
    Barricade: _goal,
    LoadBox: _goal,
    Neutralise: _goal,
    Give: _goal,
    Lead: lambda look, option: look.later - 0.05,
    Shove: lambda look, option: look.later + 0.3,
    Heal: lambda look, option: look.later + 1.0,
}
