"""The demonstration among the games, for tests of what stands above a game."""

from collections.abc import Iterator
from contextlib import contextmanager

from horda.games import registry

GAME = "tests.demo.game:ColonyGame"


def register() -> None:
    """Adds the colony to the games of this process."""
    registry.GAMES["colony"] = GAME


@contextmanager
def registered() -> Iterator[None]:
    """Adds the colony for a while."""
    register()
    try:
        yield
    finally:
        del registry.GAMES["colony"]
        registry.find.cache_clear()
        registry.engine.cache_clear()
