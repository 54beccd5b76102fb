"""Measures how hard each Mission is for a bot, and writes a page about it with plots.

    python tools/balance.py --games 20 --seed 1 --out docs/balance.md

Every Mission is played with three sets of Zombie cards by 1, 3 and 6 players. The easier Missions
are played by the strongest bot too, with easy cards and one player. A cell that is done is kept
beside the page (in cells.json), so that a run that was stopped goes on where it was; another
number of games or another seed begins anew.
"""

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from multiprocessing import Pool
from pathlib import Path

import msgspec
from msgspec import Struct

from horda.games import registry
from horda.games.zombicide.editions.second_edition import SECOND
from horda.sim.bars import bars
from horda.sim.job import Job, prepare
from horda.sim.play import play_game
from horda.sim.stats import wilson

ROOT = Path(__file__).resolve().parents[1]
GAME = "zombicide-2e"
CARDS = ("easy", "all", "hard")
PLAYERS = (1, 3, 6)
NOTE = """One bot plays for every player, each with its own view; a team has six Survivors. The
Zombie cards are the difficulty: the easy ones, all, or the hard ones. Shares of games won are given
with 95 % Wilson intervals; length is the median of the rounds. A game that is not over after
{limit} answers counts as lost, as `unfinished`. The figures say how these rules of thumb fare, and
compare Missions with each other; people will fare otherwise."""


class Place(Struct, frozen=True):
    """One cell to measure: who plays what, with which cards, and how often."""

    bot: str
    mission: str
    cards: str
    players: int
    games: int
    seed: int

    @property
    def name(self) -> str:
        """Names the cell among those that are kept."""
        return f"{self.bot} {self.mission} {self.cards} {self.players}"


class Cell(Struct, frozen=True):
    """What was measured of one Mission with one set of cards and a number of players."""

    bot: str
    mission: str
    cards: str
    players: int
    games: int
    won: int
    rounds: float
    ends: dict[str, int]
    code: str = ""
    """The commit of the rules and bots that played."""


class Run(Struct):
    """All cells measured so far, and with what they are to be."""

    bot: str
    strong: str
    seed: int
    games: int
    strong_games: int
    cells: dict[str, Cell] = {}

    def places(self) -> list[Place]:
        """Lists all cells, those that show whether a bot is good enough first."""
        names = list(SECOND.missions)
        easier = [name for name in names if SECOND.missions[name].difficulty != "hard"]
        best = [(self.strong, name, "easy", 1, self.strong_games) for name in easier]
        rest = [
            (self.bot, name, cards, players, self.games)
            for players in PLAYERS
            for cards in CARDS
            for name in names
        ]
        return [Place(*words, self.seed) for words in (*best, *rest)]

    def of(self, bot: str) -> list[Cell]:
        """Lists what was measured of a bot."""
        return [cell for cell in self.cells.values() if cell.bot == bot]

    def found(self, mission: str, cards: str, players: int) -> Cell | None:
        """Finds a cell of the bot that played all of them."""
        return self.cells.get(Place(self.bot, mission, cards, players, 0, 0).name)


def measure(place: Place) -> Cell:
    """Plays the games of one cell."""
    mission, cards, players = place.mission, place.cards, place.players
    config = {"scenario": mission, "cards": cards, "players": players}
    job = prepare(Job(GAME, config, (place.bot,), place.seed, place.games))
    rows = [play_game(job, number) for number in range(place.games)]
    ends = Counter(row.reason.partition("-end-")[2] or row.reason for row in rows)
    rounds = sorted(row.rounds or 0 for row in rows)
    won = sum(bool(row.winners) for row in rows)
    middle = rounds[len(rows) // 2]
    return Cell(place.bot, mission, cards, players, len(rows), won, middle, dict(ends), commit())


@cache
def commit() -> str:
    """Names the commit that is checked out; nothing outside of a clone."""
    words = ["git", "describe", "--always", "--dirty"]
    try:
        found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:  # no git on this machine
        return ""
    return found.stdout.strip()


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
    """Sums up: all Missions by cards, all numbers of players together."""
    lines = ["All Missions and numbers of players together:", ""]
    for cards in CARDS:
        some = [cell for cell in run.of(run.bot) if cell.cards == cards]
        if some:
            lines.append(f"- with {cards} cards: {_pooled(some)}")
    return [*lines, ""]


def strongest(run: Run) -> list[str]:
    """Writes how the strongest bot fares where the book calls a Mission easy or medium."""
    rows = ["| Mission | book | won | rounds | lost by |", "| --- | --- | --- | --- | --- |"]
    for cell in sorted(run.of(run.strong), key=lambda cell: cell.mission):
        book = SECOND.missions[cell.mission].difficulty
        words = [cell.mission, book, _pooled([cell]), f"{cell.rounds:g}", reasons([cell])]
        rows.append(f"| {' | '.join(words)} |")
    lines = ["## The strongest bot on the easier Missions", ""]
    lines += [f"Bot `{run.strong}`, {run.strong_games} games each, one player, easy cards.", ""]
    return [*lines, *rows, ""]


def _pooled(cells: list[Cell]) -> str:
    won, games = sum(cell.won for cell in cells), sum(cell.games for cell in cells)
    return f"{won} of {games}, {share(won, games)}"


def measured(run: Run) -> str:
    """Tells how many cells there are, and of which code: bots learn, and old cells are kept."""
    codes = Counter(cell.code or "unknown" for cell in run.cells.values())
    by = ", ".join(f"{count} at commit {code}" for code, count in codes.most_common())
    return f"{len(run.cells)} of {len(run.places())} cells are measured: {by}."


def table(run: Run) -> Iterator[str]:
    """Writes the table of all Missions, cards and players."""
    yield "| Mission | book | cards | 1 player | 3 players | 6 players | rounds | lost by |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for mission, one in SECOND.missions.items():
        for cards in CARDS:
            found = [run.found(mission, cards, players) for players in PLAYERS]
            cells = [cell for cell in found if cell]
            if cells:
                shares = [share(cell.won, cell.games) if cell else "–" for cell in found]
                rounds = "/".join(f"{cell.rounds:g}" for cell in cells)
                words = [mission, one.difficulty, cards, *shares, rounds, reasons(cells)]
                yield f"| {' | '.join(words)} |"


def page(run: Run, command: str, limit: int, plots: str) -> str:
    """Writes the page."""
    lines = ["# How hard the Missions are", "", NOTE.format(limit=limit), ""]
    lines += [f"```\n{command}\n```", ""]
    lines += [measured(run), ""]
    lines += strongest(run)
    lines += ["## All Missions, cards and numbers of players", ""]
    lines += [f"Bot `{run.bot}`, {run.games} games a cell, seed {run.seed}.", ""]
    lines += [*summary(run), *table(run)]
    lines += ["", "## Plots", "", "Shares of games won, with their intervals.", ""]
    drawn = sorted({cell.mission for cell in run.of(run.bot)})
    return "\n".join([*lines, *(f"![{mission}]({plots}/{mission}.svg)" for mission in drawn), ""])


def draw(run: Run, mission: str, folder: Path) -> None:
    """Draws the plot of a Mission."""
    cells = [cell for cell in run.of(run.bot) if cell.mission == mission]
    rows = [
        (f"{c.cards}, {c.players} pl.", c.won / c.games, *wilson(c.won, c.games)) for c in cells
    ]
    (folder / f"{mission}.svg").write_text(bars(f"{mission}: share of games won", rows))


def _load(path: Path, fresh: Run) -> Run:
    """Takes over what an earlier run measured, if it was the same."""
    if path.exists():
        old = msgspec.json.decode(path.read_bytes(), type=Run)
        wanted = {place.name: place for place in fresh.places()}
        same = old.seed == fresh.seed
        for name, cell in old.cells.items():
            if same and name in wanted and cell.games == wanted[name].games:
                fresh.cells[name] = cell
    return fresh


def go_on(run: Run, kept: Path, jobs: int, seconds: float) -> None:
    """Measures the cells that are missing, keeping each."""
    started, places = time.monotonic(), run.places()
    missing = [place for place in places if place.name not in run.cells]
    with Pool(jobs) as pool:
        for place, cell in zip(missing, pool.imap(measure, missing), strict=True):
            run.cells[place.name] = cell
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1))
            done = f"{len(run.cells)} of {len(places)}"
            print(f"{done}: {place.name} players: won {cell.won} of {cell.games}", flush=True)
            if time.monotonic() - started > seconds:
                break


def options() -> argparse.ArgumentParser:
    """Describes the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="games a cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="planner:width=2,playouts=2", help="plays every cell")
    parser.add_argument("--strong", default="planner", help="plays the easier Missions too")
    parser.add_argument("--strong-games", type=int, default=20)
    parser.add_argument("--out", type=Path, default=Path("docs/balance.md"))
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    return parser


def main() -> None:
    """Measures cell by cell, then writes the page."""
    parser = options()
    args = parser.parse_args()
    folder = args.out.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "cells.json"
    run = _load(kept, Run(args.bot, args.strong, args.seed, args.games, args.strong_games))
    go_on(run, kept, args.jobs, args.seconds)
    for mission in {cell.mission for cell in run.of(run.bot)}:
        draw(run, mission, folder)
    told = ("games", "seed", "bot", "strong", "strong_games")
    words = [
        f" --{name.replace('_', '-')} {value}"
        for name in told
        if (value := getattr(args, name)) != parser.get_default(name)
    ]
    limit = registry.engine(GAME).game.max_decisions
    command = f"python tools/balance.py{''.join(words)} --out {args.out}"
    args.out.write_text(page(run, command, limit, folder.name))
    print(f"{args.out}: {len(run.cells)} of {len(run.places())} cells", file=sys.stderr)


if __name__ == "__main__":
    main()
