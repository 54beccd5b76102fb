"""M20: all Objectives are taken, then the team lives on until the reserve of Zombies is empty."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.modules.mission_rules.m20 import COUNTED, left
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.people import danger as danger_level
from horda.games.zombicide.rules.state import ZState
from tools.hunts.plan import DO, LEVELS, Plan
from tools.hunts.ways import shares

OBJECTIVE = 2.5
FIGURE = 0.16


class Festival(Plan):
    """Figures on the board are out of the reserve too: hiding does as well as killing."""

    mission, team, survivors, seed = "M20", 4, "amy+doug+josh+wanda", 1
    kept, branches, rounds = 40, 16, 40

    def done(self, state: ZState) -> float:
        """Counts Objectives and figures; once the Objectives are taken, danger is welcome."""
        figures = sum(left(state, state.box.zombie_ids[kind]) for kind in COUNTED)
        calm = 0.0 if state.objectives else LEVELS[danger_level(state)] / 6
        return calm - OBJECTIVE * len(state.objectives) - FIGURE * figures

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """The Objectives, one to each as long as there are enough."""
        mine = shares(state, [token.zone for token in state.objectives], range(len(state.people)))
        return [mine[who]] if who in mine else [token.zone for token in state.objectives]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Takes Objectives."""
        return DO if isinstance(option, o.TakeObjective) else 0.0


PLANS: tuple[Plan, ...] = (Festival(),)
