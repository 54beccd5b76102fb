"""Whether the colony would see another morning, tried out before the last turn of a round ends."""

from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import not_exiled
from horda.games.dead_of_winter.effects.wins import main_complete
from horda.games.dead_of_winter.rules.crisis import SURPLUS
from horda.games.dead_of_winter.rules.options import EndTurn
from horda.games.dead_of_winter.rules.rounds import Round

NO_MORALE = "dw-end-morale"


@cites("DW-WIN-02", "DW-WIN-03")
def last_night(engine: Engine[DWState], state: DWState, seat: int, option: Option) -> Text | None:
    """Warns of the end of a round after which the game is lost, by what all can see."""
    if not isinstance(option, EndTurn) or not _comes(state):
        return None
    if _falls(engine, state, seat, option):
        return Text("dw-warn-morning-lost")
    if state.rounds_left == 1 and not main_complete(state):
        return Text("dw-warn-rounds-lost")
    return None


def _comes(state: DWState) -> bool:
    """Tells whether nobody has a turn before the night."""
    left = next((frame.left for frame in state.stack if isinstance(frame, Round)), None)
    return left is not None and all(state.out >> seat & 1 for seat in left)


def _falls(engine: Engine[DWState], state: DWState, seat: int, option: Option) -> bool:
    """Tells whether the morale is gone by the morning, whatever dice and hidden cards say."""
    trial = state.clone()
    if not _by_open_cards(trial):
        return False
    choice = next(one for one in trial.open if one.seat == seat)
    engine.choose(trial, choice.options.index(option), seat)
    hidden = (trial.rng, trial.people, trial.items) != (state.rng, state.people, state.items)
    return trial.result is not None and trial.result.reason == NO_MORALE and not hidden


def _by_open_cards(trial: DWState) -> bool:
    """Takes away what a seat does not know; returns False where too much hangs on it.

    Too few cards at the crisis fail, whatever they are. Enough of them are taken to be the right
    ones; two more than needed may bring morale.
    """
    given, due = sum(map(len, trial.given)), not_exiled(trial)
    if trial.crisis != NONE and given >= due + SURPLUS:
        return False
    if given >= due:
        trial.crisis = NONE
    trial.given = ((),) * len(trial.given)
    trial.cross = trial.cross_by = NONE
    return True
