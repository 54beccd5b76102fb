"""Tables of those who learn: a game begins where it has prepared its course.

Everybody gets the same cards and dice, so nobody else may sit there: who comes all the same, by an
invitation, finds everything dealt anew (`company`), as at any table whose future was known.
"""

from collections.abc import Sequence

import msgspec

from horda.core.rng import PLAIN
from horda.core.shelf import Course
from horda.games import registry
from horda.server.protocol import NewTable, Problem
from horda.server.store.rows import GameRow, SeatRow
from horda.server.tables.trouble import TableError


def prepared(wish: NewTable) -> NewTable:
    """Returns the wish with the setup and the seed of the course, if it is one for a course."""
    if not wish.course:
        return wish
    course = _course(wish.game)
    if wish.public or wish.config or wish.seed is not None:
        raise TableError(Problem.NOT_ALLOWED, "a course is private and has a setup of its own")
    return msgspec.structs.replace(wish, config=course.config, seed=course.seed)


def begun(row: GameRow, sitting: Sequence[SeatRow]) -> GameRow:
    """Returns the row of a course, which begins at once; nobody else may be waited for."""
    if any(seat.person is None and seat.bot is None for seat in sitting):
        raise TableError(Problem.NOT_ALLOWED, "a course is for one person alone")
    course = _course(row.game)
    return msgspec.structs.replace(
        row,
        seed=course.seed,
        generator=PLAIN,
        origin="course",
        position=course.position,
        status="running",
        started=row.created,
        newcomers=False,
    )


def _course(game: str) -> Course:
    found = registry.engine(game).game.course()
    if found is None:
        raise TableError(Problem.NOT_ALLOWED, f"{game} has no course")
    return found
