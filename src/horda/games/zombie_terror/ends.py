"""How a game ends."""

from horda.core.results import Result
from horda.core.rulebook import cites
from horda.games.zombie_terror.content import HUMAN, POINTS_TO_WIN, ZOMBIE
from horda.games.zombie_terror.pawns import ZTRun
from horda.games.zombie_terror.state import on_board, reachable_score


def humans_win(run: ZTRun, reason: str, *rules: str) -> None:
    """Ends the game for the humans."""
    run.finish(Result((HUMAN,), f"zt-end-{reason}", rules, (1.0, 0.0)))


def zombies_win(run: ZTRun, reason: str, *rules: str) -> None:
    """Ends the game for the zombies."""
    run.finish(Result((ZOMBIE,), f"zt-end-{reason}", rules, (0.0, 1.0)))


@cites("S9.4")
def unfinished(run: ZTRun) -> None:
    """Stops a game at its round limit; nobody has won."""
    run.finish(Result((), "zt-end-unfinished", ("S9.4",), (0.5, 0.5)))


@cites("R8.2")
def check_score_possible(run: ZTRun) -> None:
    """Ends the base game as soon as the humans cannot reach their points any more."""
    state = run.state
    if state.result is not None or reachable_score(state) >= POINTS_TO_WIN:
        return
    if on_board(state):
        zombies_win(run, "too-few", "R8.2")
    else:
        zombies_win(run, "nobody-left", "R8.2")
