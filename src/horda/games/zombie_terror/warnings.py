"""What a newcomer would not see coming: the last human turn before the terror marker is gone."""

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombie_terror.content import POINTS_TO_WIN
from horda.games.zombie_terror.options import EndTurn
from horda.games.zombie_terror.state import ZTState, on_board, worth


@cites("R7.3", "S6.5")
def warning(state: ZTState, option: Option) -> Text | None:
    """Warns of the end of a turn that loses the game, while anything else can be done."""
    if not isinstance(option, EndTurn) or state.terror != 1 or len(state.open[0].options) == 1:
        return None
    counting = state.config.scenario == "base" or state.collapsed
    return Text("zt-warn-terror") if counting and not _enough_leave(state) else None


@cites("R4.7", "R8.1")
def _enough_leave(state: ZTState) -> bool:
    """Tells whether those on the exits win the game by leaving at the end of the turn."""
    going = [one for one in on_board(state) if state.humans[one] in state.terrain.exits]
    return state.score + sum(worth(state, one) for one in going) >= POINTS_TO_WIN
