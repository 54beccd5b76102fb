"""Prints what was measured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.load.measure import Figures

if TYPE_CHECKING:
    from tools.load.__main__ import Report


def show(report: Report) -> None:
    """Prints a report for people."""
    load = report.load
    print(f"{load.tables} tables with 4 sockets for {load.seconds:.0f} s")
    for name, value in _lines(load):
        print(f"  {name:<34}{value}")
    if report.flat_out and report.bare and report.bare_on_disk:
        _show_ceiling(report.flat_out, report.bare, report.bare_on_disk)
    print("passed" if report.passed else "MISSED: p99 under 100 ms, no error, updates under 20 kB")


def _lines(load: Figures) -> list[tuple[str, str]]:
    lines = [
        ("answers", f"{load.answers} ({load.answers_per_second:.0f}/s)"),
        ("answer to everybody's view, ms", _times(load)),
        ("late, errors", f"{load.late}, {sum(load.errors.values())} {load.errors or ''}"),
        ("games started, finished, longest", f"{load.started}, {load.finished}, {load.longest}"),
        ("update, bytes", f"mean {load.update_mean:.0f}, largest {load.update_largest}"),
        ("largest whole view, bytes", f"{load.view_largest}"),
        ("CPU, cores", f"server {load.server_cpu:.2f}, clients {load.clients_cpu:.2f}"),
        ("server memory", f"{load.server_memory / 2**20:.0f} MiB"),
        ("memory for each table", f"{load.memory_per_table / 1024:.0f} KiB"),
        ("load average at the end", f"{load.load_average:.1f}"),
        ("commits", f"{load.commits_per_second:.0f}/s of {load.group_mean:.2f} writes"),
    ]
    if load.bot_answers:
        bots = f"{load.bot_answers} answers ({load.bot_fallbacks} fallbacks)"
        lines.append(("bots beside it", f"{bots}, {load.bot_games} games finished"))
    return lines


def _times(run: Figures) -> str:
    return f"p50 {run.p50:.1f}, p95 {run.p95:.1f}, p99 {run.p99:.1f}, max {run.max:.1f}"


def _show_ceiling(horda: Figures, bare: Figures, on_disk: Figures) -> None:
    print(f"As fast as they can, {horda.tables} tables with 4 sockets, {horda.seconds:.0f} s each")
    for name, run in (("no game", bare), ("no game, on disk", on_disk), ("Horda", horda)):
        rate = run.answers_per_second
        parts = f"{rate / bare.answers_per_second:.2f}, {rate / on_disk.answers_per_second:.2f}"
        print(f"  {name:<18}{rate:>7.0f}/s   ratios {parts}   {_times(run)}")
        if run.errors:
            print(f"    errors: {run.errors}")
