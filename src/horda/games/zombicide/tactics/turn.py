"""Weighs the options of a Survivor's turn by rules of thumb."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Option
from horda.games.zombicide import options as o
from horda.games.zombicide.mission_rules.m16 import Barricade
from horda.games.zombicide.mission_rules.m21 import LoadBox
from horda.games.zombicide.mission_rules.m25 import Give
from horda.games.zombicide.mission_rules.spawn_tokens import Neutralise
from horda.games.zombicide.mission_rules.wounded import Treat
from horda.games.zombicide.skills.move_options import Dash, Heal, Lead, Shove, SlipDash
from horda.games.zombicide.state import BOX, NONE, OUT, ZState
from horda.games.zombicide.tactics.aims import wanted
from horda.games.zombicide.tactics.gear import gear, worth
from horda.games.zombicide.tactics.plans import NEVER, Look
from horda.games.zombicide.tactics.strategy import arming, search_needed

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
    return _attack(look, option.zone, option.card, option.second, "ranged")


def _improvise(look: Thoughts, option: o.Improvise) -> float:
    return 0.3 + _attack(look, option.zone, NONE, NONE, option.mode)


def _walk(look: Thoughts, option: Any) -> float:
    return look.now.get(option.to, look.idle + SILLY)


def _slip(look: Thoughts, option: Any) -> float:
    """A slippery or a skill's move costs one Action, whoever stands in the way."""
    return look.end(option.to, look.actions - 1) - 0.01


def _search(look: Thoughts, option: o.Search) -> float:
    if look.danger[look.here] > SAFE:
        return look.later - 0.1
    poor = 0.5 if gear(look.me.slots) < POOR else 0.1
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
    wants = look.here in wanted(look.state)
    special = look.state.mission.special
    if not wants or ("objective-each" in special and look.me.tokens):
        return look.later + SILLY
    if "reach-red" in special and not look.ahead:
        return look.later + SILLY
    return look.later + TOKEN - look.raising(OBJECTIVE_ADRENALINE)


def _crate(look: Thoughts, option: o.TakeCrate) -> float:
    return look.later + (TOKEN if look.here in wanted(look.state) else 1.0)


def _goal(look: Thoughts, option: Option) -> float:
    """What only a Mission offers serves its goal."""
    return look.later + GOAL


def _reload(look: Thoughts, option: o.Reload) -> float:
    return look.later + (0.5 if look.danger[look.here] > SAFE else -0.1)


def _reorganise(look: Thoughts, option: o.Reorganise) -> float:
    slots = look.me.slots
    held = [worth(c) if c != NONE else 0.0 for c in slots[:2]]
    packed = [worth(c) for c in slots[2:] if c != NONE and BOX.cards[c].profiles]
    better = max(packed, default=0.0) - min(held)
    safe = look.danger[look.here] <= SAFE or better > 0.3
    return look.later + (better - 0.15 if safe else SILLY)


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
    o.SearchCar: lambda look, option: look.later + 1.0,
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
