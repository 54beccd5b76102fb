"""How a game ends: together, in victory or defeat."""

from horda.core.results import Result
from horda.core.rulebook import cites
from horda.games.zombicide.rules.people import ZRun


@cites("Z2-WIN-01", "Z2-WIN-05")
def win(run: ZRun) -> None:
    """All players win."""
    seats = tuple(range(run.state.config.players))
    run.finish(Result(seats, "z2-end-won", ("Z2-WIN-01",), (1.0,) * len(seats)))


@cites("Z2-WIN-02", "Z2-WIN-03", "Z2-WIN-04", "Z2-WIN-05")
def lose(run: ZRun, reason: str, *rules: str) -> None:
    """All players lose."""
    run.finish(Result((), ending(reason), rules, (0.0,) * run.state.config.players))


def ending(reason: str) -> str:
    """Names the text that says why a game ended."""
    return f"z2-end-{reason}"
