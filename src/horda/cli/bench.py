"""`horda bench`: how fast the engine is, next to catanatron on the same machine."""

import os
import platform
from typing import Annotated, Any

import typer

import horda
from horda.cli.guard import guarded
from horda.cli.output import console, print_json, table
from horda.cli.params import Json, Lang
from horda.cli.voice import Voice
from horda.sim.bench import YARDSTICK, Measure, Spread, one_core


@guarded
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, rough numbers.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure speed in one run: medians of rounds that alternate between the candidates.

    Everything but the last measure runs on one core. A ratio is ours to catanatron's.
    """
    from horda.sim import measures, yardstick

    voice = Voice(lang)
    with console(stderr=True).status(voice.say("cli-bench-busy")), one_core() as pinned:
        found = list(measures.on_one_core(quick=quick))
    with console(stderr=True).status(voice.say("cli-bench-busy")):
        found += list(measures.on_two_cores(quick=quick))
    if json:
        return print_json({"machine": _machine(pinned), "measures": found})
    _print(found, voice)
    if not yardstick.installed():
        console().print(voice.say("cli-no-yardstick", version=yardstick.VERSION))
    return None


def _machine(pinned: bool) -> dict[str, Any]:
    return {
        "horda": horda.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "pinned": pinned,
    }


def _print(found: list[Measure], voice: Voice) -> None:
    candidates = list(dict.fromkeys(name for measure in found for name in measure.values))
    ours = [name for name in candidates if name != YARDSTICK]
    rows = table(
        voice.say("cli-column-measure"),
        *candidates,
        *(f"{name}/{YARDSTICK}" for name in ours if YARDSTICK in candidates),
    )
    for measure in found:
        values = [_value(measure.values.get(name)) for name in candidates]
        ratios = [
            f"{measure.ratios[name]:.2f}" if name in measure.ratios else "-"
            for name in ours
            if YARDSTICK in candidates
        ]
        rows.add_row(f"{measure.name} [{measure.unit}]", *values, *ratios)
    console().print(rows)


def _value(spread: Spread | None) -> str:
    if spread is None:
        return "-"
    return f"{_number(spread.median)} ({_number(spread.low)}–{_number(spread.high)})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
