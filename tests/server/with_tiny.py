"""`horda` with the tiny edition of the tests beside the games it ships."""

from horda.games.registry import GAMES

GAMES["tiny"] = "tests.games.zombicide.tiny.game:Tiny"

if __name__ == "__main__":
    from horda.cli.main import entry

    entry()
