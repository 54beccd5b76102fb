"""The program `horda` with the demonstration among its games, for servers of tests."""

from functools import partial

from horda.cli.main import entry
from horda.server.ops import app
from horda.server.tables.bots import BotPool
from tests.demo.registered import register

if __name__ == "__main__":
    register()
    # Bots think in processes of their own, which must know the game too.
    app.BotPool = partial(BotPool, prepare="tests.demo.registered:register")  # type: ignore[attr-defined,assignment]
    entry()
