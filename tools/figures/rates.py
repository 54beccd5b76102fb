"""How often quick bots win each scenario: a file for each game, for the lobby (`tools.bot_rates`).

Planners were measured elsewhere (`tools.balance` and others); here are the bots that cost little.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from horda.games import registry
from horda.sim.job import Job
from horda.sim.pool import run
from tools.figures.kept import FOLDER, commit

RATES = FOLDER / "rates"
GAMES = ("zombicide-2e", "invader", "fort-hendrix")
BOTS = ("random", "greedy")
COMMAND = "horda simulate {game} -s SCENARIO -o cards=easy -b BOT -n {games} --seed 1"


class Cell(msgspec.Struct):
    """A bot at a scenario."""

    bot: str
    scenario: str
    won: int
    games: int


class Rates(msgspec.Struct):
    """All that was measured of a game; words in capitals of the command stand for each cell's."""

    command: str
    commit: str
    cells: list[Cell]


def measure(game: str, games: int) -> Path:
    """Plays all scenarios of a game with each bot, and keeps how often they won."""
    cells = [
        _cell(game, scenario, bot, games)
        for scenario in registry.find(game).scenarios
        for bot in BOTS
    ]
    found = Rates(COMMAND.format(game=game, games=games), commit(), cells)
    path = RATES / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_written(found))
    return path


def _cell(game: str, scenario: str, bot: str, games: int) -> Cell:
    config: dict[str, Any] = {"scenario": scenario, "cards": "easy"}
    rows = list(run(Job(game, config, (bot,), 1, games)))
    return Cell(bot, scenario, sum(bool(row.winners) for row in rows), games)


def _written(found: Rates) -> bytes:
    cells = b",\n".join(b"  " + msgspec.json.encode(cell) for cell in found.cells)
    head = msgspec.json.encode({"command": found.command, "commit": found.commit})[:-1]
    return head.replace(b'","', b'",\n"') + b',\n"cells":[\n' + cells + b"\n]}\n"


def cells(game: str) -> Iterator[Cell]:
    """Reads what was measured of a game."""
    path = RATES / f"{game}.json"
    if path.exists():
        yield from msgspec.json.decode(path.read_bytes(), type=Rates).cells
