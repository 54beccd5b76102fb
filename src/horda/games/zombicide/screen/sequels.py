"""What a team may play next: the Mission after this one, or this one harder or easier."""

from collections.abc import Iterator

from msgspec.structs import replace

from horda.core.errors import BadConfig
from horda.core.game import Sequel
from horda.core.rulebook import cites
from horda.games.zombicide.rules import start
from horda.games.zombicide.rules.setup import Cards, Setup

LADDER: tuple[Cards, ...] = ("easy", "easy-extra", "no-extra", "all", "hard", "hard-extra")
"""The Zombie decks, the gentlest first."""


def sequels(setup: Setup, missions: tuple[str, ...], *, won: bool) -> Iterator[Sequel]:
    """Yields what is offered, what suits best first."""
    following = _next(setup, missions)
    another = _other_cards(setup, 1 if won else -1)
    found = (following, another) if won else (another, following)
    yield from (one for one in found if one is not None)


def _next(setup: Setup, missions: tuple[str, ...]) -> Sequel | None:
    """The first of the Missions that come later and suit this team."""
    if setup.scenario not in missions:
        return None
    later = missions[missions.index(setup.scenario) + 1 :]
    suits = (one for one in later if _allowed(replace(setup, scenario=one)))
    mission = next(suits, None)
    return None if mission is None else Sequel("next", {"scenario": mission})


def _allowed(setup: Setup) -> bool:
    try:
        start.check(setup)
    except BadConfig:
        return False
    return True


@cites("Z2-DIFF-01", "Z2-DIFF-02", "Z2-DIFF-03")
def _other_cards(setup: Setup, step: int) -> Sequel | None:
    """The same Mission with the next deck up or down."""
    at = LADDER.index(setup.cards) + step
    if not 0 <= at < len(LADDER):
        return None
    return Sequel("harder" if step > 0 else "easier", {"cards": LADDER[at]})
