"""`horda bench`: how fast the engine is, next to catanatron on the same machine."""

import os
import platform
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

import horda
from horda.cli.guard import guarded
from horda.cli.params import Json, Lang
from horda.cli.terminal.output import console, print_json, table
from horda.cli.terminal.voice import Voice
from horda.sim.bench import Measure, one_core
from horda.sim.interpreter import built, interpreter

if TYPE_CHECKING:
    from horda.sim.targets import Judged


@guarded
def bench(
    quick: Annotated[bool, typer.Option("--quick")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure speed in one run: medians of rounds that alternate between the candidates.

    Everything but the last measure runs on one core. The columns with a cross say how many
    times as fast as catanatron we are; below stands whether that is what we want to reach.
    --json gives the spread of the rounds, too.
    """
    from horda.sim import measures, yardstick
    from horda.sim.targets import judge

    voice = Voice(lang)
    effort = measures.QUICK if quick else measures.FULL
    began, load = datetime.now(UTC), _load()
    with console(stderr=True).status(voice.say("cli-bench-busy")), one_core() as pinned:
        found = list(measures.on_one_core(effort))
    with console(stderr=True).status(voice.say("cli-bench-busy")):
        found += list(measures.on_two_cores(effort))
    judged = judge(found)
    if json:
        machine = _machine(pinned, effort.rounds)
        machine |= {"began": f"{began:%Y-%m-%dT%H:%MZ}", "load": [*load, *_load()]}
        return print_json({"machine": machine, "measures": found, "targets": judged})
    console().print(voice.say("cli-bench-interpreter", interpreter=interpreter()))
    for game in dict.fromkeys(measure.game for measure in found):
        _print([measure for measure in found if measure.game == game], game, voice)
    _print_targets(judged, voice)
    if not yardstick.installed():
        console().print(voice.say("cli-no-yardstick", version=yardstick.VERSION))
    return None


def _load() -> list[float]:
    """How many others wait for a core: the mean of the last minute, where the system counts."""
    return [round(os.getloadavg()[0], 2)] if hasattr(os, "getloadavg") else []


def _machine(pinned: bool, rounds: int) -> dict[str, Any]:
    return {
        "horda": horda.__version__,
        "python": platform.python_version(),
        "built": built(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "pinned": pinned,
        "rounds": rounds,
    }


def _print(found: list[Measure], game: str, voice: Voice) -> None:
    candidates = list(dict.fromkeys(name for measure in found for name in measure.values))
    compared = list(dict.fromkeys(name for measure in found for name in measure.faster))
    rows = table(
        voice.say("cli-column-measure"),
        *candidates,
        *(f"× {name}" for name in compared),
        title=game,
    )
    for measure in found:
        values = [
            _number(one.median) if (one := measure.values.get(n)) else "-" for n in candidates
        ]
        times = [f"{measure.faster[n]:.1f}" if n in measure.faster else "-" for n in compared]
        rows.add_row(f"{measure.name} [{measure.unit}]", *values, *times)
    console().print(rows)


def _print_targets(judged: "list[Judged]", voice: Voice) -> None:
    columns = ("measure", "target", "found", "verdict")
    rows = table(*(voice.say(f"cli-column-{column}") for column in columns))
    for one in judged:
        target = one.target
        what = f"{target.game} {target.candidate}: {target.measure}"
        wanted = [f"≤ {target.most:g}"] if target.most else []
        wanted += [f"≥ {target.least:g} ×"] if target.least else []
        wanted += [voice.say("cli-bench-goal-of", times=f"{target.goal:g}")] if target.goal else []
        found = [_number(one.value)] if one.value is not None else []
        found += [f"{one.faster:.1f} ×"] if one.faster is not None else []
        verdict = voice.say(f"cli-bench-{one.verdict}")
        rows.add_row(what, ", ".join(wanted), ", ".join(found) or "-", verdict)
    console().print(rows)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
