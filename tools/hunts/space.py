"""Games of Invader that are lost on purpose."""

from collections.abc import Sequence

from horda.core.decisions import Choice, Option
from horda.core.engine import Engine
from horda.games import registry
from horda.games.zombicide.modules.invader.m2 import BLUE
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import Turn
from horda.sim.branching import Hunt

A_STEP, WAIT, NEVER = 5.0, 0.5, -3.0
NEARER = 0.1


def _home(state: ZState) -> Sequence[int]:
    """Returns how far each Zone is from the child's."""
    zone = next((one.zone for one in state.objectives if one.colour == BLUE), 0)
    return state.paths().distance[zone]


def _nearest(state: ZState) -> float:
    """Xenos come near her, and the team lives on meanwhile."""
    far = _home(state)
    xenos = [far[index // state.kinds] for index, count in enumerate(state.zombies) if count]
    health = sum(person.health for person in state.people)
    ways = sum(far[person.zone] for person in state.people if person.zone != OUT)
    return NEARER * (health - ways) - min(xenos, default=9)


def _lured(state: ZState, here: int, option: Option) -> float:
    """All walk to her, fight on the way, and wait."""
    far = _home(state)
    if isinstance(option, o.Walk):
        return A_STEP * (far[here] - far[option.to])
    if isinstance(option, o.EndTurn):
        return WAIT if not far[here] else -1.0
    fights = isinstance(option, o.Melee | o.Shoot)
    return (1.0 if far[here] else NEVER) if fights else NEVER


def rolly_found() -> Hunt:
    """M2: the team leads the Xenos to Rolly."""
    engine: Engine[ZState] = registry.engine("invader")

    def weigh(state: ZState, choice: Choice) -> Sequence[float] | None:
        turn = state.stack[-1]
        if not isinstance(turn, Turn):
            return engine.game.advise(state, choice)
        here = state.people[turn.who].zone
        return [_lured(state, here, option) for option in choice.options]

    return Hunt("z2-end-rolly-found", _nearest, weigh)
