"""Progress of improvements."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.cards.box import BOX


@cites("DW-IMPROVE-03", "DW-IMPROVE-04", "DW-IMPROVE-05", "DW-IMPROVE-Q1", "DW-IMPROVE-T1")
def advance(run: DWRun, improvement: int, n: int) -> None:
    """Puts progress on an open improvement; a finished one makes room for the next."""
    state = run.state
    at = next(i for i, (number, _) in enumerate(state.row) if number == improvement)
    progress = state.row[at][1] + n
    run.emit(events.Progress, improvement, n)
    if progress < BOX.improvements[improvement].progress:
        state.row = (*state.row[:at], (improvement, progress), *state.row[at + 1 :])
        return
    state.row = (*state.row[:at], *state.row[at + 1 :])
    state.built = tuple(sorted((*state.built, improvement)))
    run.emit(events.Built, improvement)
    if len(state.improvements):
        new, state.improvements = state.improvements.draw()
        state.row = (*state.row, (new, 0))
        run.reveal()
        run.emit(events.ImprovementOpened, new)
