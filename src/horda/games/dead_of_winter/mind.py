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
    space,
    zombies_at,
)
from horda.games.dead_of_winter.base.votes import Ballot
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.wins import GoalKind
from horda.games.dead_of_winter.cards.words import COLONY, PLACES, ItemType
from horda.games.dead_of_winter.effects.wins import holds, main_goals, own_goals, side_of
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


def pressed(state: DWState, place: int) -> float:
    """Counts the zombies of the coming colony phase that would find no space at a place."""
    doors = ENTRANCES_OF[place]
    if place == COLONY:
        coming = (crowd(state) + 1) // 2 / len(doors)
        room = min(space(state, e) + state.barricades[e] for e in doors)
        return coming + 0.5 - room
    coming = state.where.count(place) + state.bandits[place] + 0.5 * state.noise[place]
    return float(coming - sum(space(state, e) + state.barricades[e] for e in doors))


def _attack(state: DWState, seat: int, one: o.Attack) -> float:
    """An attack is worth its risk only where zombies are about to break in."""
    hurt = damage(state, one.survivor)
    danger = pressed(state, state.where[one.survivor])
    if danger < -1 or hurt >= 2:
        return -1.0 - 0.1 * one.die
    return 5.0 + danger - 0.1 * one.die - 1.5 * hurt


def _search(state: DWState, seat: int, one: o.Search) -> float:
    return 5 - 0.1 * one.die


def _barricade(state: DWState, seat: int, one: o.Barricade) -> float:
    danger = pressed(state, state.where[one.survivor])
    return (4.2 if danger > -1 else 2.0) - 0.2 * one.die


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


def _wanted_at(state: DWState, seat: int, place: int) -> bool:
    """Whether a player holds what the objective takes at a place."""
    store = side_of(state).contribute
    if store is None or PLACES[place] not in store.at:
        return False
    return any(BOX.items[title_of(card)].type in store.types for card in state.hands[seat])


def _move(state: DWState, seat: int, one: Any) -> float:
    """Every move may kill: one survivor goes out to search and stays; another serves the goal."""
    place: int = one.place
    hurt = damage(state, one.survivor)
    spared = 1.5 if isinstance(one, o.MoveWith) else 0.0
    if hurt > (2 if spared else 0) or (place != COLONY and pressed(state, place) > -1):
        return -3.0
    serves = 3.5 * _wanted_at(state, seat, place)
    if place == COLONY or state.where[one.survivor] != COLONY:
        return -2.5 + spared + serves
    out = sum(state.where[s] != COLONY for s in own(state, seat))
    if not state.dice[seat]:
        return -1.0
    return (1.5 if not out else -1.0) + serves + spared - 0.3 * zombies_at(state, place)


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
    if choice.prompt in ASKED:
        return ASKED[choice.prompt](state, choice)
    return [_weight(state, choice.seat, one) for one in choice.options]


def _weight(state: DWState, seat: int, one: Any) -> float:
    found = WEIGHTS.get(type(one), 1.0)
    return found if isinstance(found, float) else float(found(state, seat, one))


def _exile(state: DWState, choice: Choice) -> list[float]:
    """Nobody is exiled on a whim: only a betrayer likes to lose the colony's hands."""
    likes = is_betrayer(state, choice.seat) and choice.args[0] != choice.seat
    return [float(likes == one.up) for one in choice.options if isinstance(one, Ballot)]


def _doors(state: DWState, choice: Choice) -> list[float]:
    """A barricade helps most where zombies press and none stands yet."""
    found = [one.n for one in choice.options if isinstance(one, picks.PickEntrance)]
    return [state.zombies[e] - 1.5 * state.barricades[e] - state.traps[e] for e in found]


def _prey(state: DWState, choice: Choice) -> list[float]:
    """The fullest entrance first; survivors are attacked by betrayers at most."""
    foe = 1.0 if is_betrayer(state, choice.seat) else -3.0
    return [
        float(state.zombies[one.n]) if isinstance(one, picks.PickEntrance) else foe
        for one in choice.options
    ]


def _find(state: DWState, choice: Choice) -> list[float]:
    """Keeps what the crisis, the colony or the objective wants; else noise while it is quiet."""
    wanted = set(BOX.crises[state.crisis].wanted) if state.crisis != NONE else set()
    store = side_of(state).contribute
    types = set(store.types) if store is not None else set()
    noisy = state.noise[state.where[choice.args[0]]]
    worth = []
    for one in choice.options:
        if isinstance(one, Keep):
            kind = BOX.items[title_of(one.card)].type
            hungry = kind is ItemType.FOOD and state.food < crowd(state)
            worth.append(1.0 + (kind in types) * 2 + (kind in wanted) + hungry)
        else:
            worth.append(1.8 - 0.4 * noisy)
    return worth


ASKED: dict[str, Callable[[DWState, Choice], list[float]]] = {
    "dw-vote-exile": _exile,
    "dw-barricade": _doors,
    "dw-target": _prey,
    "dw-search": _find,
}
"""Questions that are weighed as a whole."""


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
