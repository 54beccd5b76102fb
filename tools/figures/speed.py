"""How fast we are: a file for each run of `horda bench`, and tables of the last three."""

from math import floor, log10
from pathlib import Path
from typing import Any

from horda.games import registry
from horda.texts import Texts
from tools.figures import kept
from tools.figures.kept import FOLDER, Figure

RUNS = FOLDER / "bench"
LAST = 3
COMMAND = "bench --json"
YARDSTICK = "catanatron"
UNITS = {"1/s": "a second", "µs": "µs", "ms": "ms"}


def measure(quick: bool = False) -> Path:
    """Runs the benchmark and adds a file, named by the minute it began."""
    found = kept.measure(COMMAND + (" --quick" if quick else ""))
    began: str = found.result["machine"]["began"]
    path = RUNS / f"{began.replace(':', '')}.json"
    kept.keep(path, found)
    return path


def runs() -> list[Figure]:
    """Reads the last runs, the oldest first."""
    return [kept.load(path) for path in sorted(RUNS.glob("*.json"))[-LAST:]]


def fast() -> str:
    """Says what was run, and what came of it: a table for each game."""
    found = runs()
    if not found:
        return "Not measured yet."
    games = dict.fromkeys(one["game"] for run in found for one in run.result["measures"])
    return "\n\n".join((_said(found), *(_game(found, game) for game in games)))


def _said(found: list[Figure]) -> str:
    rows = ["| run (UTC) | commit | command | rounds | load before and after | interpreter |"]
    rows.append("| --- | --- | --- | --- | --- | --- |")
    for run in found:
        machine = run.result["machine"]
        began = machine["began"].replace("T", " ").removesuffix("Z")
        load = " and ".join(f"{one:.1f}" for one in machine["load"])
        python = f"CPython {machine['python']}, {machine['built']}, {machine['cores']} cores"
        cells = (began, run.commit, f"`{run.command}`", str(machine["rounds"]), load, python)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _game(found: list[Figure], game: str) -> str:
    """Rows are what was measured, columns for whom; brackets compare with the yardstick."""
    measures = [one for run in found for one in run.result["measures"] if one["game"] == game]
    columns = [name for name in _names(measures) if name != YARDSTICK] + [YARDSTICK]
    title = Texts("en").say(f"{registry.find(game).prefix}-game")
    rows = [f"| {title} | {' | '.join(columns)} |", "| --- " * (len(columns) + 1) + "|"]
    for name, unit in dict.fromkeys((one["name"], one["unit"]) for one in measures):
        same = [one for one in measures if one["name"] == name]
        cells = " | ".join(_cell(same, column) for column in columns)
        rows.append(f"| {', '.join((name, *_unit(unit)))} | {cells} |")
    return "\n".join(rows)


def _unit(unit: str) -> list[str]:
    return [UNITS[unit]] if unit in UNITS else []


def _names(measures: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for one in measures for name in one["values"]))


def _cell(same: list[dict[str, Any]], column: str) -> str:
    values = [one["values"][column]["median"] for one in same if column in one["values"]]
    times = [one["faster"][column] for one in same if column in one["faster"]]
    if not values:
        return "–"
    return span(values) + (f" ({span(times)} ×)" if times else "")


def targets() -> str:
    """Says what we want to reach, and in how many runs that was."""
    rows = ["| what | wanted | ours | × catanatron | reached |", "| --- | --- | --- | --- | --- |"]
    found = [one for run in runs() for one in run.result["targets"]]
    for target in {str(one["target"]): one["target"] for one in found}.values():
        same = [one for one in found if one["target"] == target]
        values = [one["value"] for one in same if one["value"] is not None]
        times = [one["faster"] for one in same if one["faster"] is not None]
        cells = (
            f"{target['game']} {target['candidate']}: {target['measure']}",
            _wanted(target),
            span(values) if values else "–",
            span(times) if times else "–",
            _reached([one["verdict"] for one in same], bool(target["goal"])),
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _wanted(target: dict[str, Any]) -> str:
    wanted = [f"≤ {target['most']:g}"] if target["most"] else []
    wanted += [f"≥ {target['least']:g} ×"] if target["least"] else []
    wanted += [f"goal {target['goal']:g} ×"] if target["goal"] else []
    return ", ".join(wanted)


def _reached(verdicts: list[str], has_goal: bool) -> str:
    met = sum(one in ("met", "goal") for one in verdicts)
    said = f"{met} of {len(verdicts)} runs"
    return said + (f", the goal in {verdicts.count('goal')}" if has_goal else "")


def span(values: list[float]) -> str:
    """Writes the least and the greatest, with two figures that count."""
    low, high = _short(min(values)), _short(max(values))
    return low if low == high else f"{low}–{high}"


def _short(value: float) -> str:
    if value == 0:
        return "0"
    digits = 1 - floor(log10(abs(value)))
    return f"{round(value, digits):,.{max(digits, 0)}f}"
