"""What somebody has won and lost, scenario by scenario."""

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from msgspec import Struct

from horda.server import outcomes
from horda.server.store.queries.results import EndedSeat
from horda.server.tables import scenarios

Fate = Literal["won", "lost"]


class LastGame(Struct, frozen=True):
    """How it ended the last time: the table to look at, and the text of the reason."""

    table: str
    fate: Fate
    reason: str


class ResultInfo(Struct, frozen=True):
    """What somebody's games of one scenario came to."""

    game: str
    scenario: str
    won: int
    lost: int
    last: LastGame


def results(seats: Iterable[EndedSeat]) -> list[ResultInfo]:
    """Counts games by scenario; `seats` come with the newest first, those of a table together."""
    found: dict[tuple[str, str], list[LastGame]] = {}
    for _, held in groupby(seats, key=lambda one: one.table):
        together = list(held)
        ended = _ended(together)
        if ended is not None:
            first = together[0]
            key = first.game, scenarios.word(first.scenario)
            found.setdefault(key, []).append(ended)
    return [_counted(*key, games) for key, games in sorted(found.items())]


def _ended(held: list[EndedSeat]) -> LastGame | None:
    """How a game ended for who held these seats; None where some won and others lost, or nobody.

    Who plays both sides of a duel at one screen has not won it.
    """
    endings = [ending for one in held if (ending := outcomes.read(one.ending)) is not None]
    won = {ending.fate == "won" for ending in endings}
    if len(won) != 1 or any(ending.fate == "drawn" for ending in endings):
        return None
    return LastGame(held[0].table, "won" if won == {True} else "lost", endings[0].reason)


def _counted(game: str, scenario: str, games: list[LastGame]) -> ResultInfo:
    won = sum(one.fate == "won" for one in games)
    return ResultInfo(game, scenario, won, len(games) - won, games[0])
