"""Measures how hard each Mission is for a bot, and writes a page about it with plots.

    python tools/balance.py --games 20 --seed 1 --out docs/balance.md

Every Mission is played with three sets of Zombie cards by 1, 3 and 6 players. A cell that is done
is kept beside the page (in cells.json), so that a run that was stopped goes on where it was; other
games, seeds or bots begin anew.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct

from horda.games import registry
from horda.games.zombicide.missions import missions
from horda.games.zombicide.state import EDITION
from horda.sim.bars import bars
from horda.sim.job import Job, prepare
from horda.sim.play import play_game
from horda.sim.stats import wilson

GAME = "zombicide-2e"
CARDS = ("easy", "all", "hard")
PLAYERS = (1, 3, 6)
NOTE = """One bot plays for every player, each with its own view; a team has six Survivors. The
Zombie cards are the difficulty: the easy ones, all, or the hard ones. Shares of games won are given
with 95 % Wilson intervals; length is the median of the rounds. A game that is not over after
{limit} answers counts as lost, as `unfinished`. The figures say how these rules of thumb fare, and
compare Missions with each other; people will fare otherwise."""


class Cell(Struct, frozen=True):
    """What was measured of one Mission with one set of cards and a number of players."""

    mission: str
    cards: str
    players: int
    games: int
    won: int
    rounds: float
    ends: dict[str, int]


class Run(Struct):
    """All cells measured so far with one bot, seed and number of games."""

    bot: str
    seed: int
    games: int
    cells: dict[str, Cell] = {}


def measure(run: Run, mission: str, cards: str, players: int) -> Cell:
    """Plays the games of one cell."""
    config = {"scenario": mission, "cards": cards, "players": players}
    job = prepare(Job(GAME, config, (run.bot,), run.seed, run.games))
    rows = [play_game(job, number) for number in range(run.games)]
    ends = Counter(row.reason.partition("-end-")[2] or row.reason for row in rows)
    rounds = sorted(row.rounds or 0 for row in rows)
    won = sum(bool(row.winners) for row in rows)
    return Cell(mission, cards, players, len(rows), won, rounds[len(rows) // 2], dict(ends))


def share(won: int, games: int) -> str:
    """Writes a share with its interval."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def reasons(cells: list[Cell]) -> str:
    """Writes how the lost games of some cells ended."""
    ends: Counter[str] = sum((Counter(cell.ends) for cell in cells), Counter())
    del ends["won"]
    return ", ".join(f"{reason} {count}" for reason, count in ends.most_common())


def summary(run: Run) -> list[str]:
    """Sums up: all Missions by cards, then each easier one with easy cards."""
    cells = list(run.cells.values())
    lines = ["All numbers of players together:", ""]
    for cards in CARDS:
        some = [cell for cell in cells if cell.cards == cards]
        if some:
            lines.append(f"- all Missions with {cards} cards: {_pooled(some)}")
    for mission, one in missions(EDITION).items():
        some = [cell for cell in cells if cell.mission == mission and cell.cards == "easy"]
        if some and one.difficulty != "hard":
            lines.append(f"- {mission} ({one.difficulty}) with easy cards: {_pooled(some)}")
    return [*lines, ""]


def _pooled(cells: list[Cell]) -> str:
    won, games = sum(cell.won for cell in cells), sum(cell.games for cell in cells)
    return f"{won} of {games}, {share(won, games)}"


def page(run: Run, command: str, limit: int, plots: str) -> str:
    """Writes the page."""
    lines = ["# How hard the Missions are", "", NOTE.format(limit=limit), ""]
    lines += [f"Bot `{run.bot}`, {run.games} games a cell, seed {run.seed}:", ""]
    lines += [f"```\n{command}\n```", ""]
    lines += [f"{len(run.cells)} of {len(_all_cells())} cells are measured.", ""]
    lines += summary(run)
    lines += ["| Mission | book | cards | 1 player | 3 players | 6 players | rounds | lost by |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for mission, one in missions(EDITION).items():
        for cards in CARDS:
            found = [run.cells.get(f"{mission} {cards} {players}") for players in PLAYERS]
            cells = [cell for cell in found if cell]
            if cells:
                shares = [share(cell.won, cell.games) if cell else "–" for cell in found]
                rounds = "/".join(f"{cell.rounds:g}" for cell in cells)
                words = [mission, one.difficulty, cards, *shares, rounds, reasons(cells)]
                lines.append(f"| {' | '.join(words)} |")
    lines += ["", "## Plots", "", "Shares of games won, with their intervals.", ""]
    drawn = sorted({cell.mission for cell in run.cells.values()})
    return "\n".join([*lines, *(f"![{mission}]({plots}/{mission}.svg)" for mission in drawn), ""])


def draw(run: Run, mission: str, folder: Path) -> None:
    """Draws the plot of a Mission."""
    cells = [cell for cell in run.cells.values() if cell.mission == mission]
    rows = [
        (f"{c.cards}, {c.players} pl.", c.won / c.games, *wilson(c.won, c.games)) for c in cells
    ]
    (folder / f"{mission}.svg").write_text(bars(f"{mission}: share of games won", rows))


def _all_cells() -> list[tuple[str, str, int]]:
    """Lists all cells, those of one player and easy cards first."""
    names = list(missions(EDITION))
    return [(m, cards, players) for players in PLAYERS for cards in CARDS for m in names]


def _load(path: Path, fresh: Run) -> Run:
    """Reads what an earlier run measured, if it was the same."""
    if not path.exists():
        return fresh
    old = msgspec.json.decode(path.read_bytes(), type=Run)
    same = (old.bot, old.seed, old.games) == (fresh.bot, fresh.seed, fresh.games)
    return old if same else fresh


def main() -> None:
    """Measures cell by cell, and writes the page after each row of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="games a cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="planner:width=1")
    parser.add_argument("--out", type=Path, default=Path("docs/balance.md"))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    args = parser.parse_args()
    folder = args.out.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "cells.json"
    run = _load(kept, Run(args.bot, args.seed, args.games))
    started, cells = time.monotonic(), _all_cells()
    for number, (mission, cards, players) in enumerate(cells, 1):
        if time.monotonic() - started > args.seconds:
            break
        name = f"{mission} {cards} {players}"
        if name not in run.cells:
            run.cells[name] = cell = measure(run, mission, cards, players)
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1))
            print(f"{number} of {len(cells)}: {name} players: won {cell.won}", flush=True)
    for mission in {cell.mission for cell in run.cells.values()}:
        draw(run, mission, folder)
    bot = "" if args.bot == parser.get_default("bot") else f" --bot {args.bot}"
    command = f"python tools/balance.py --games {args.games} --seed {args.seed}{bot}"
    limit = registry.engine(GAME).game.max_decisions
    args.out.write_text(page(run, f"{command} --out {args.out}", limit, folder.name))
    print(f"{args.out}: {len(run.cells)} of {len(cells)} cells", file=sys.stderr)


if __name__ == "__main__":
    main()
