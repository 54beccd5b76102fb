"""After a request that brought nothing the table is as it was, and so is the list of options.

The list is taken from before only if nothing differs but the count of answers, who has learned
something, and what was asked for: the whole state is compared, which is quicker than to list.
An open question always belongs to the state it lies in, so its options are those of that table.
"""

from horda.core.decisions import Choice, Option
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.rules.actions.requests import ASKED

TURN = "dw-turn"
_kept: list[tuple[DWState, tuple[Option, ...]]] = []
"""The table at the last request, and the options then."""


def keep(state: DWState) -> None:
    """Remembers the list that a request was chosen from."""
    asked = state.waiting
    if type(asked) is Choice and asked.prompt == TURN:
        _kept[:] = [(state.clone(), asked.options)]


def again(state: DWState) -> tuple[Option, ...] | None:
    """Returns that list if it still holds; it is asked for once."""
    try:
        twin, options = _kept.pop()
    except IndexError:
        return None
    if _marks(twin.turn_marks) != _marks(state.turn_marks):
        return None
    twin.decision, twin.seen, twin.turn_marks = state.decision, state.seen, state.turn_marks
    twin.stack, twin.at, twin.waiting = state.stack, state.at, state.waiting
    return options if twin == state else None


def _marks(marks: tuple[int, ...]) -> list[int]:
    """Leaves out which types were asked for: options do not depend on that."""
    return [mark for mark in marks if mark > ASKED]
