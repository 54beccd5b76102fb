"""How a game ends, and for whom it ends well: each player by the own objective."""

from horda.core.results import Ending, Fate, ended_apart
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.dead_of_winter.base import events, names
from horda.games.dead_of_winter.base.state import NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import is_exiled, is_out
from horda.games.dead_of_winter.effects.wins import fulfilled


@cites("DW-WIN-02", "DW-COLONY-05", "DW-WIN-Q2", "DW-WIN-Q6")
def fallen(run: DWRun) -> None:
    """Ends the game because the morale is 0; nobody looks at the main objective any more."""
    finish(run, "morale", "DW-WIN-02")


@cites("DW-WIN-03", "DW-INT-16")
def out_of_time(run: DWRun) -> None:
    """Ends the game because the round marker is at 0."""
    finish(run, "rounds", "DW-WIN-03")


@cites("DW-WIN-04", "DW-WIN-Q5")
def achieved(run: DWRun) -> None:
    """Ends the game because the main objective is achieved."""
    finish(run, "objective", "DW-WIN-04", done=True)


@cites("DW-VAR-Q5")
def nobody_left(run: DWRun) -> None:
    """Ends the game because everybody was eliminated."""
    finish(run, "nobody", "DW-VAR-05")


@cites("DW-WIN-01", "DW-WIN-05", "DW-VAR-Q6", "DW-INT-18", "DW-WIN-07")
def finish(
    run: DWRun, reason: str, rule: str, *, done: bool = False, also: tuple[int, ...] = ()
) -> None:
    """Ends the game; every seat is judged on the state as it is now. `also` win in any case."""
    state = run.state
    if state.result is not None:
        return
    run.reveal()
    seats = range(len(state.hands))
    for seat in seats:
        if state.secrets[seat] != NONE:
            run.emit(events.SecretShown, seat, state.secrets[seat])
    endings = tuple(_ending(state, seat, done=done, won=seat in also) for seat in seats)
    run.finish(ended_apart(f"dw-end-{reason}", (rule,), endings))


@cites("DW-VAR-Q1")
def _ending(state: DWState, seat: int, *, done: bool, won: bool) -> Ending:
    goals = _goals(state, seat)
    if is_out(state, seat):
        return Ending(Fate.OUT, "dw-end-eliminated", ("DW-VAR-05",), goals)
    if state.config.together:
        return Ending(Fate.WON if done else Fate.LOST, rules=("DW-WIN-05",), achieved=goals)
    if won or fulfilled(state, seat, done):
        return Ending(Fate.WON, "dw-end-own", ("DW-WIN-01",), goals)
    return Ending(Fate.LOST, "dw-end-not-own", ("DW-WIN-01",), goals)


def _goals(state: DWState, seat: int) -> tuple[Text, ...]:
    """Names the hidden objectives a player had."""
    found = (state.secrets[seat], state.exile_goals[seat] if is_exiled(state, seat) else NONE)
    return tuple(Text(f"dw-secret-{names.secret(one)}") for one in found if one != NONE)
