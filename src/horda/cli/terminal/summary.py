"""Draws the summary of a simulation as tables."""

from collections.abc import Iterator
from typing import Any

from rich.table import Table

from horda.cli.terminal.output import console, table
from horda.cli.terminal.voice import Voice
from horda.core.game import Game
from horda.games import registry
from horda.sim.job import Job
from horda.sim.stats import Lengths, Rate, Summary


def show_summary(voice: Voice, job: Job, summary: Summary, faults: int) -> None:
    """Prints who won how often, why games ended, and how long they were."""
    out = console()
    game = registry.find(job.game)
    title = voice.say("cli-summary", game=job.game, games=summary.games, seed=str(job.seed))
    out.print(title, style="bold")
    wins = table(*_columns(voice, "seat", "bot", "wins", "rate", "interval"))
    for (seat, won), bot in zip(summary.wins.items(), job.bots, strict=True):
        wins.add_row(voice.seat(seat, game), bot, *_rate(won))
    reasons = table(*_columns(voice, "reason", "count", "rate", "interval"))
    for reason, often in summary.reasons.items():
        reasons.add_row(voice.reason(reason, game), *_rate(often))
    sizes = table(*_columns(voice, "length", "least", "p10", "median", "p90", "most", "mean"))
    for name, spread in (("decisions", summary.decisions), ("rounds", summary.rounds)):
        if spread is not None:
            sizes.add_row(voice.say(f"cli-length-{name}"), *_lengths(spread))
    for part in (wins, reasons, *_endings(voice, game, summary), sizes):
        out.print()
        out.print(part)
    if summary.unfinished:
        out.print(voice.say("cli-unfinished", count=summary.unfinished), style="yellow")
    if faults:
        out.print(voice.say("cli-faults", count=faults), style="red")


def _endings(voice: Voice, game: Game[Any], summary: Summary) -> Iterator[Table]:
    """How the games ended for each seat, where not always for all alike."""
    apart = {word.partition(":")[2] for often in summary.endings.values() for word in often}
    if apart <= summary.reasons.keys():
        return
    ends = table(*_columns(voice, "seat", "fate", "reason", "count", "rate", "interval"))
    for seat, often in summary.endings.items():
        for word, how_often in often.items():
            fate, _, reason = word.partition(":")
            said = voice.fate(fate), voice.reason(reason, game)
            ends.add_row(voice.seat(seat, game), *said, *_rate(how_often))
    yield ends


def _columns(voice: Voice, *names: str) -> tuple[str, ...]:
    return tuple(voice.say(f"cli-column-{name}") for name in names)


def _rate(rate: Rate) -> tuple[str, str, str]:
    share = f"{rate.rate:.1%}"
    return str(rate.count), share, f"{rate.low:.1%} – {rate.high:.1%}"


def _lengths(spread: Lengths) -> tuple[str, ...]:
    values = (spread.least, spread.p10, spread.median, spread.p90, spread.most, spread.mean)
    return tuple(f"{value:.0f}" for value in values)
