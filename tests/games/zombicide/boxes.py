"""The second edition and what is in its box, for tests that look things up by name."""

from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.games.zombicide.editions.second_edition import SECOND, SecondSetup
from horda.games.zombicide.papers.words import key
from horda.games.zombicide.rules.state import ZState

BOX = SECOND.box
KINDS = BOX.kinds
MISSIONS = SECOND.missions
EMPTY = SECOND.empty
SLOTS = len(EMPTY)
WALKER, BRUTE, RUNNER = (BOX.zombie_ids[name] for name in ("walker", "brute", "runner"))

__all__ = [
    "BOX",
    "BRUTE",
    "EMPTY",
    "KINDS",
    "MISSIONS",
    "RUNNER",
    "SECOND",
    "SLOTS",
    "WALKER",
    "SecondSetup",
]


def plain_key(state: ZState, one: Option | Event) -> str:
    """Spells an option with its Zones by number, as the engine counts them and old files do."""
    return key(state.box, one)


def plain_keys(state: ZState, choice: Choice) -> list[str]:
    """The keys of a question in the same way."""
    return [plain_key(state, one) for one in choice.options]
