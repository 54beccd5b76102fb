"""`horda simulate`: many games between bots, and the numbers from them."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec import json as json_codec

from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.params import Bots, Json, Lang, Options, Scenario
from horda.cli.setup import assign_bots, check_bots, config_values, find_engine
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.summary import show_summary
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble
from horda.places import new_folders
from horda.sim.job import Job, Row
from horda.sim.pool import run
from horda.sim.stats import Summary, summarise
from horda.sim.write import encode, formats

MOST_GAMES = 1_000_000
"""The rows of a run are kept in memory until they are written."""
MOST_WORKERS = 256
Games = Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_GAMES)]
Workers = Annotated[int, typer.Option("--workers", "-w", min=0, max=MOST_WORKERS)]
Out = Annotated[Path | None, typer.Option("--out")]
Kind = Annotated[str | None, typer.Option("--format")]


@guarded
def simulate(
    game: Annotated[str, typer.Argument()],
    scenario: Scenario = None,
    option: Options = None,
    bot: Bots = None,
    games: Games = 100,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    workers: Workers = 1,
    out: Out = None,
    kind: Kind = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count who wins, why and after how long.

    The rows depend on the seed only, never on the number of workers.
    """
    voice = Voice(lang)
    engine = find_engine(game)
    values = config_values(engine.game, scenario, option)
    seats = engine.game.seats(engine.config(values))
    job = Job(engine.game.id, values, assign_bots(bot, seats, "random"), seed, games)
    check_bots(job.bots)
    written_as = _check_out(out, kind)
    rows = list(_watched(run(job, workers or os.cpu_count() or 1), games, voice, quiet=json))
    report = Report(job, summarise(rows, seats))
    if out is not None:
        _write(out, written_as, rows, report)
    if json:
        return print_json(report)
    show_summary(voice, job, report.summary, sum(row.faults for row in rows))
    if out is not None:
        console().print(voice.say("cli-written", file=str(out / f"rows.{written_as}")))
    return None


class Report(Struct, frozen=True):
    """What was asked for and what came of it, as it is printed and kept."""

    job: Job
    summary: Summary


def _watched(rows: Iterator[Row], total: int, voice: Voice, *, quiet: bool) -> Iterator[Row]:
    """Passes rows on and draws a progress bar, on stderr and only for a person."""
    from rich.progress import track

    watcher = console(stderr=True)
    hidden = quiet or not watcher.is_terminal
    yield from track(
        rows,
        total=total,
        description=voice.say("cli-simulating"),
        console=watcher,
        transient=True,
        disable=hidden,
    )


def _check_out(out: Path | None, kind: str | None) -> str:
    """Finds out before the first game whether the rows can be written."""
    if kind is not None and kind not in ("csv", "parquet"):
        raise Trouble("cli-bad-format", what=kind)
    if kind is not None and kind not in formats():
        raise Trouble("cli-no-parquet")
    if out is not None and out.exists() and not out.is_dir():
        raise Trouble("cli-cannot-write", file=str(out), why="not a folder")
    if out is not None:
        above = next(folder for folder in (out, *out.absolute().parents) if folder.is_dir())
        files.check_writable(above / "rows")
    return kind or formats()[0]


def _write(out: Path, kind: str, rows: list[Row], report: Report) -> None:
    summary = json_codec.format(json_codec.encode(report), indent=2)
    contents = {
        out / f"rows.{kind}": encode(rows, kind),
        out / "summary.json": summary + b"\n",
    }
    with new_folders(out):
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise Trouble("cli-cannot-write", file=str(out), why=why) from None
        files.write_all(contents)
