"""What skills that work once a turn have in common."""

from collections.abc import Callable
from functools import cache

from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.modules.skills.move_events import SkillUsed
from horda.games.zombicide.rules.people import ZRun, change, skills
from horda.games.zombicide.rules.state import ZState


@cites("Z2-INTER-20")
def fresh(state: ZState, who: int, skill: int) -> bool:
    """Tells whether a Survivor has a skill and has not used it this turn."""
    return skill in skills(state, who) and skill not in state.people[who].used


def use(run: ZRun, who: int, skill: int) -> None:
    """Marks a skill as used this turn."""
    person = change(run.state, who, used=(*run.state.people[who].used, skill))
    run.emit(SkillUsed, person.card, skill)


def hooks_of(state: ZState) -> HookIndex:
    """Returns the pieces in force, for a piece that has to ask others."""
    return _index()(state)


@cache
def _index() -> Callable[[ZState], HookIndex]:
    from horda.games.zombicide.modules.skills import (
        index,  # the index is made of these very modules
    )

    return index
