"""What bots know of the game: a guess how a seat stands, and rules of thumb for every question."""

from collections.abc import Callable, Sequence
from typing import Any

from horda.core.decisions import Choice
from horda.core.game import Mind
from horda.games.dead_of_winter.base import option as picks
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.exposure import KillOff, RiskIt
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCE_SPACES,
    ENTRANCES_OF,
    crowd,
    damage,
    own,
    zombies_at,
)
from horda.games.dead_of_winter.base.votes import Ballot
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.wins import GoalKind
from horda.games.dead_of_winter.cards.words import COLONY, ItemType
from horda.games.dead_of_winter.effects.wins import holds, main_goals, own_goals
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.actions.hands import Give, GiveNothing
from horda.games.dead_of_winter.rules.actions.searching import Keep, MakeNoise


def evaluate(state: DWState, seat: int) -> float:
    """Guesses how a seat stands, from 0 (lost) to 1 (won)."""
    if state.result is not None:
        return float(seat in state.result.winners)
    well = colony(state)
    if state.config.together:
        return well
    wish = 1 - well if is_betrayer(state, seat) else well
    goals = [goal for goal in own_goals(state, seat) if goal.type not in COMMON]
    mine = sum(holds(state, seat, goal) for goal in goals) / len(goals) if goals else 1.0
    return 0.75 * wish + 0.25 * mine * wish


COMMON = (GoalKind.MAIN, GoalKind.MORALE_ZERO)


def colony(state: DWState) -> float:
    """Guesses how well the colony does: morale, food, doors, people, the objective."""
    goals = main_goals(state)
    done = sum(holds(state, -1, goal) for goal in goals) / max(len(goals), 1)
    hungry = max((crowd(state) + 1) // 2 - state.food, 0)
    full = sum(state.zombies[e] >= ENTRANCE_SPACES[e] - state.barricades[e] for e in range(6))
    hurt = sum(damage(state, one) for seat in range(len(state.hands)) for one in own(state, seat))
    waste = len(state.waste) // 10
    worth = 0.06 * state.morale + 0.35 * done - 0.02 * hungry - 0.02 * full
    worth += 0.1 - 0.008 * hurt - 0.02 * waste - 0.03 * state.starvation
    worth += 0.01 * min(len(state.stored) + len(state.stored_dice), 12) + 0.02 * state.contained
    return min(max(worth, 0.01), 0.99)


# -- rules of thumb ----------------------------------------------------------------------------

Weigh = Callable[[DWState, int, Any], float]


def _attack(state: DWState, seat: int, one: o.Attack) -> float:
    """An attack is worth its risk only where zombies are about to break in."""
    place = state.where[one.survivor]
    spaces = ENTRANCES_OF[place]
    packed = max(state.zombies[e] / ENTRANCE_SPACES[e] for e in spaces)
    hurt = damage(state, one.survivor)
    return 6 * packed - 3.2 - 0.1 * one.die - 1.5 * hurt


def _search(state: DWState, seat: int, one: o.Search) -> float:
    return 5 - 0.1 * one.die


def _barricade(state: DWState, seat: int, one: o.Barricade) -> float:
    return (2.5 if state.where[one.survivor] == COLONY else 1) - 0.2 * one.die


def _clean(state: DWState, seat: int, one: o.Clean) -> float:
    return 4.5 - 0.1 * one.die if len(state.waste) >= 7 else -1.0


def _contribute(state: DWState, seat: int, one: Any) -> float:
    if state.crisis == NONE:
        return -5
    wanted = BOX.items[title_of(one.card)].type in BOX.crises[state.crisis].wanted
    needed = len(state.hands) - sum(map(len, state.given))
    if is_betrayer(state, seat):
        return 0.5 if not wanted else -4
    return 6.0 if wanted and needed > 0 else -6.0


def _play(state: DWState, seat: int, one: o.Play) -> float:
    """Food is played when it is needed; much else only fills the waste pile."""
    kind = BOX.items[title_of(one.card)].type
    if kind is ItemType.FOOD:
        return 6.0 if state.food < (crowd(state) + 1) // 2 + 1 else -0.5
    if kind is ItemType.MEDICINE:
        worst = max((damage(state, s) for s in own(state, seat)), default=0)
        return 4.0 if worst >= 2 else -0.5
    return 1.0 if kind is ItemType.SURVIVOR and state.food > 3 else -0.5


def _move(state: DWState, seat: int, one: Any) -> float:
    """Every move may kill: one or two survivors go out to search, and stay there."""
    hurt = damage(state, one.survivor)
    out = sum(state.where[s] != COLONY for s in own(state, seat))
    spared = 1.0 if isinstance(one, o.MoveWith) else 0.0
    if one.place == COLONY or state.where[one.survivor] != COLONY:
        return -2.0 + spared
    if out >= 2 or hurt or not state.dice[seat]:
        return -1.0
    place: int = one.place
    full = zombies_at(state, place) / sum(ENTRANCE_SPACES[e] for e in ENTRANCES_OF[place])
    return 1.5 + spared - 2 * full - 0.5 * out


WEIGHTS: dict[type[Any], Weigh | float] = {
    o.Attack: _attack,
    o.Search: _search,
    o.Barricade: _barricade,
    o.Clean: _clean,
    o.Attract: -1.0,
    o.Ability: 2.0,
    o.Use: 3.0,
    o.Play: _play,
    o.Equip: 4.0,
    o.Contribute: _contribute,
    o.ContributeGear: -6.0,
    o.Move: _move,
    o.MoveWith: _move,
    o.Eat: -4.0,
    o.EatCard: -1.0,
    o.Request: -3.0,
    o.HandOff: -4.0,
    o.Accuse: -6.0,
    o.Calm: 1.5,
    o.PlaceDie: 2.0,
    o.TakeLoot: 4.0,
    o.StoreCard: 5.0,
    o.StoreDie: 5.0,
    o.EndTurn: 0.0,
    Keep: 2.0,
    MakeNoise: 0.0,
    Give: 1.0,
    GiveNothing: 0.5,
    KillOff: 0.6,
    RiskIt: 1.0,
    picks.Yes: 0.5,
    picks.No: 1.0,
    picks.Stop: 0.5,
}
"""How much each kind of option is worth; what is not here is worth 1."""


def advise(state: DWState, choice: Choice) -> Sequence[float] | None:
    """Weighs the options of a question."""
    if choice.prompt == "dw-vote-exile":
        return _exile(state, choice)
    return [_weight(state, choice.seat, one) for one in choice.options]


def _weight(state: DWState, seat: int, one: Any) -> float:
    found = WEIGHTS.get(type(one), 1.0)
    return found if isinstance(found, float) else float(found(state, seat, one))


def _exile(state: DWState, choice: Choice) -> list[float]:
    """Nobody is exiled on a whim: only a betrayer likes to lose the colony's hands."""
    likes = is_betrayer(state, choice.seat) and choice.args[0] != choice.seat
    return [float(likes == one.up) for one in choice.options if isinstance(one, Ballot)]


class WinterMind(Mind[DWState]):
    """A glance at the colony, and habits."""

    def evaluate(self, state: DWState, seat: int) -> float:
        """Guesses how a seat stands."""
        return evaluate(state, seat)

    def advise(self, state: DWState, choice: Choice) -> Sequence[float] | None:
        """Weighs options by rules of thumb."""
        return advise(state, choice)

    def span(self, state: DWState) -> int:
        """Turns so far: bots look from one to the next."""
        return state.round * 8 + state.active + 1
