"""The demonstration among the games, for tests of what stands above a game."""

from collections.abc import Iterator
from contextlib import contextmanager

from horda.games import registry

GAME = "tests.demo.game:ColonyGame"
CAMPAIGN = "tests.demo.winter.campaign:YearCampaign"


def register() -> None:
    """Adds the colony and its year to the games of this process."""
    registry.GAMES["colony"] = GAME
    registry.CAMPAIGNS["colony-year"] = CAMPAIGN


@contextmanager
def registered() -> Iterator[None]:
    """Adds the colony for a while."""
    register()
    try:
        yield
    finally:
        del registry.GAMES["colony"], registry.CAMPAIGNS["colony-year"]
        for known in (registry.find, registry.engine, registry.campaign):
            known.cache_clear()
