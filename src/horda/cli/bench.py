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
from horda.sim.bench import Measure, one_core


@guarded
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, rough numbers.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure speed in one run: medians of rounds that alternate between the candidates.

    Everything but the last measure runs on one core. The columns with a cross say how many
    times as fast as catanatron we are. --json gives the spread of the rounds, too.
    """
    from horda.sim import measures, yardstick

    voice = Voice(lang)
    effort = measures.QUICK if quick else measures.FULL
    with console(stderr=True).status(voice.say("cli-bench-busy")), one_core() as pinned:
        found = list(measures.on_one_core(effort))
    with console(stderr=True).status(voice.say("cli-bench-busy")):
        found += list(measures.on_two_cores(effort))
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
    compared = list(dict.fromkeys(name for measure in found for name in measure.faster))
    rows = table(
        voice.say("cli-column-measure"),
        *candidates,
        *(f"× {name}" for name in compared),
    )
    for measure in found:
        values = [
            _number(one.median) if (one := measure.values.get(n)) else "-" for n in candidates
        ]
        times = [f"{measure.faster[n]:.1f}" if n in measure.faster else "-" for n in compared]
        rows.add_row(f"{measure.name} [{measure.unit}]", *values, *times)
    console().print(rows)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
