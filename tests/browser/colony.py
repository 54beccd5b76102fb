"""The program `horda` with the demonstration among its games: it is played from its words."""

from horda.cli.main import entry
from horda.games import registry
from tests.server.live import Live


class Colony(Live):
    """A server that knows the demonstration."""

    program = "tests.browser.colony"


if __name__ == "__main__":
    registry.GAMES["colony"] = "tests.demo.game:ColonyGame"
    entry()
