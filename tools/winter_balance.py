"""Measures how objectives of Dead of Winter fare by players and variant, and writes a page.

    python -m tools.winter_balance --games 12 --seed 1 --out docs/balance-dead-of-winter.md

A cell that is done is kept beside the page (cells.json), so that a run that was stopped goes on
where it was; another number of games, seed or bot begins anew.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.games import registry
from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.sim.stats import wilson
from tools.balance import commit

GAME = "dead-of-winter"
LIMIT = 4000
VARIANTS: dict[str, dict[str, object]] = {
    "normal": {},
    "together": {"coop": True},
    "betrayer": {"betrayer": True},
    "hard": {"hard": True},
}
TABLES = (
    ("normal", 4), ("normal", 3), ("normal", 5), ("together", 3), ("normal", 2), ("betrayer", 4),
    ("together", 4), ("betrayer", 5), ("hard", 4),
)  # fmt: skip
"""Variants and numbers of players, the most telling first; two players always win together."""
NOTE = """One bot plays for every player, each with its own view of the table, all for their own
secret objective. *Reached* is the share of games in which the main objective was reached, with a
95 % Wilson interval. Together (and always with two players) the hard side is used, as the rules
say. A betrayer is dealt in about half of the normal games and in most of the variant. The figures
say how these rules of thumb fare; people will fare otherwise."""


class Cell(Struct, frozen=True):
    """What was measured of one objective, variant and number of players."""

    scenario: str
    variant: str
    players: int
    games: int
    reached: int
    ends: dict[str, int]
    rounds: float
    seats_won: int
    betrayers: int
    betrayers_won: int
    exiles: int
    exiles_won: int
    code: str = ""

    @property
    def name(self) -> str:
        """Names the cell."""
        return name(self.scenario, self.variant, self.players)


class Run(Struct):
    """All cells so far, and how they were measured."""

    bot: str
    seed: int
    games: int
    cells: dict[str, Cell] = {}

    def some(self, variant: str, players: int) -> list[Cell]:
        """Lists the cells of a variant and a number of players."""
        fits = (variant, players)
        return [one for one in self.cells.values() if (one.variant, one.players) == fits]


def name(scenario: str, variant: str, players: int) -> str:
    """Names a cell."""
    return f"{scenario} {variant} {players}"


def scenarios() -> list[str]:
    """Lists the objectives and stories."""
    game = registry.engine(GAME).game
    return [one for one in game.scenarios if one != "random"]


def play(scenario: str, variant: str, players: int, seed: int, bot: str) -> Any:
    """Plays one game to its end."""
    engine = registry.engine(GAME)
    setup = {"scenario": scenario, "players": players, **VARIANTS[variant]}
    state = engine.new(engine.config(setup), seed)
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(players)]
    while state.result is None and state.decision < LIMIT:
        seat = state.open[0].seat
        engine.choose(state, decide(bots[seat], engine, state, seat), seat)
    return state


def measure(job: tuple[str, str, int, int, int, str]) -> Cell:
    """Plays the games of one cell."""
    scenario, variant, players, games, seed, bot = job
    states = [play(scenario, variant, players, seed + n, bot) for n in range(games)]
    ends = Counter(_end(state) for state in states)
    foes = [(s, state) for state in states for s in range(players) if is_betrayer(state, s)]
    out = [(s, state) for state in states for s in range(players) if is_exiled(state, s)]
    return Cell(
        scenario, variant, players, games, ends["objective"], dict(ends),
        sum(state.round for state in states) / games,
        sum(len(_winners(state)) for state in states),
        len(foes), sum(s in _winners(state) for s, state in foes),
        len(out), sum(s in _winners(state) for s, state in out), commit(),
    )  # fmt: skip


def _end(state: Any) -> str:
    return state.result.reason.removeprefix("dw-end-") if state.result else "unfinished"


def _winners(state: Any) -> tuple[int, ...]:
    return tuple(state.result.winners) if state.result else ()


def share(won: int, games: int) -> str:
    """Writes a share with its interval."""
    if not games:
        return "–"
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def summary(run: Run) -> Iterator[str]:
    """Writes all objectives together, by variant and number of players."""
    heads = ("variant", "players", "games", "reached", "seats won", "betrayers won", "exiled")
    yield f"| {' | '.join((*heads, 'exiled that won'))} |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for variant, players in sorted(TABLES):
        cells = run.some(variant, players)
        if cells:
            games = sum(one.games for one in cells)
            foes = sum(one.betrayers for one in cells)
            words = [
                variant, str(players), str(games),
                share(sum(one.reached for one in cells), games),
                share(sum(one.seats_won for one in cells), games * players),
                f"{sum(one.betrayers_won for one in cells)} of {foes}",
                str(sum(one.exiles for one in cells)),
                str(sum(one.exiles_won for one in cells)),
            ]  # fmt: skip
            yield f"| {' | '.join(words)} |"


def table(run: Run) -> Iterator[str]:
    """Writes every objective."""
    heads = [f"{variant} {players}" for variant, players in TABLES]
    yield f"| objective | set | {' | '.join(heads)} | lost by |"
    yield f"| --- | --- | {' | '.join('---' for _ in heads)} | --- |"
    sets = {card.id: card.set.value for card in BOX.objectives}
    for scenario in scenarios():
        cells = [run.cells.get(name(scenario, *where)) for where in TABLES]
        shown = [f"{one.reached}/{one.games}" if one else "–" for one in cells]
        ends: Counter[str] = sum((Counter(one.ends) for one in cells if one), Counter())
        del ends["objective"]
        lost = ", ".join(f"{end} {n}" for end, n in ends.most_common())
        words = [scenario, sets.get(scenario, "story"), *shown, lost]
        yield f"| {' | '.join(words)} |"


def page(run: Run, command: str) -> str:
    """Writes the page."""
    codes = Counter(one.code or "unknown" for one in run.cells.values())
    by = ", ".join(f"{count} at commit {code}" for code, count in codes.most_common())
    total = len(scenarios()) * len(TABLES)
    lines = ["# How objectives of Dead of Winter fare", "", NOTE, ""]
    lines += ["<!-- not run: half an hour -->", f"```sh\n{command}\n```", ""]
    lines += [f"{len(run.cells)} of {total} cells are measured: {by}.", ""]
    lines += [f"Bot `{run.bot}`, {run.games} games a cell, seed {run.seed}.", ""]
    lines += ["## All objectives together", "", *summary(run), ""]
    lines += ["## Games in which the objective was reached", "", *table(run), ""]
    return "\n".join(lines)


def go_on(run: Run, kept: Path, jobs: int, seconds: float) -> None:
    """Measures the cells that are missing, keeping each."""
    started = time.monotonic()
    places = [(s, variant, players) for variant, players in TABLES for s in scenarios()]
    missing = [one for one in places if name(*one) not in run.cells]
    wanted = [(*one, run.games, run.seed, run.bot) for one in missing]
    with Pool(jobs) as pool:
        for cell in pool.imap(measure, wanted):
            run.cells[cell.name] = cell
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1))
            print(f"{cell.name}: reached {cell.reached} of {cell.games}", flush=True)
            if time.monotonic() - started > seconds:
                pool.terminate()
                break


def main() -> None:
    """Measures cell by cell, then writes the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12, help="games a cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="planner:width=1", help="plays every seat")
    parser.add_argument("--out", type=Path, default=Path("docs/balance-dead-of-winter.md"))
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    args = parser.parse_args()
    folder = args.out.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "cells.json"
    run = Run(args.bot, args.seed, args.games)
    if kept.exists():
        old = msgspec.json.decode(kept.read_bytes(), type=Run)
        if (old.bot, old.seed, old.games) == (run.bot, run.seed, run.games):
            run.cells = old.cells
    go_on(run, kept, args.jobs, args.seconds)
    command = f"python -m tools.winter_balance --games {args.games} --seed {args.seed}"
    args.out.write_text(page(run, command), "utf-8")


if __name__ == "__main__":
    main()
