"""Runs crowds of clients against a server and gathers the figures."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.server.live import Live, free_port
from tools.load import machine
from tools.load.crowd import Plan, run
from tools.load.table import Tally


class Figures(Struct):
    """What came out of one run; times in milliseconds, sizes in bytes, CPU in cores."""

    tables: int
    seconds: float
    answers: int
    answers_per_second: float
    p50: float
    p95: float
    p99: float
    max: float
    late: int
    errors: dict[str, int]
    finished: int
    started: int
    longest: int
    update_mean: float
    update_largest: int
    view_largest: int
    server_cpu: float
    clients_cpu: float
    load_average: float
    server_memory: int = 0
    memory_per_table: int = 0
    commits_per_second: float = 0.0
    group_mean: float = 0.0
    bot_answers: int = 0
    bot_games: int = 0
    bot_fallbacks: int = 0
    """Answers that a bot did not find in time, so that any legal one was given."""


def measure(plan: Plan, server: int, clients: int) -> Figures:
    """Lets `clients` processes carry a plan out together, against the process `server`."""
    context = get_context("spawn")
    crowds = []
    for number, part in enumerate(_shares(plan, clients)):
        here, there = context.Pipe()
        part.seed += number * 1_000_000
        process = context.Process(target=run, args=(part, there))
        process.start()
        there.close()
        crowds.append((process, here))
    pids = [_hear(process, pipe) for process, pipe in crowds]
    began, before = time.monotonic(), [machine.cpu_seconds(pid) for pid in (server, *pids)]
    for _, pipe in crowds:
        pipe.send("go")
    tallies = [_hear(process, pipe) for process, pipe in crowds]
    seconds = time.monotonic() - began
    after = [machine.cpu_seconds(pid) for pid in (server, *pids)]
    for process, _ in crowds:
        process.join()
    used = [(b - a) / seconds for a, b in zip(before, after, strict=True)]
    return _figures(plan, seconds, tallies, used)


def _hear(process: BaseProcess, pipe: Connection) -> Any:
    """Returns what a crowd says next; raises if it died."""
    try:
        return pipe.recv()
    except EOFError:
        process.join()
        raise RuntimeError(f"the clients ended with {process.exitcode}") from None


def _shares(plan: Plan, clients: int) -> list[Plan]:
    def share(number: int) -> Plan:
        tables = len(range(number, plan.tables, clients))
        return msgspec.structs.replace(plan, tables=tables, bots=plan.bots[number::clients])

    return [share(number) for number in range(clients)]


def _figures(
    plan: Plan, seconds: float, tallies: list[tuple[Tally, Tally]], used: list[float]
) -> Figures:
    people = [tally for tally, _ in tallies]
    times = sorted(1000 * one for tally in people for one in tally.latencies)
    updates = sum(tally.updates for tally in people)
    errors: Counter[str] = Counter()
    for tally in people:
        errors += tally.errors
    return Figures(
        tables=plan.tables,
        seconds=plan.seconds,
        answers=len(times),
        answers_per_second=len(times) / seconds,
        p50=machine.percentile(times, 0.50),
        p95=machine.percentile(times, 0.95),
        p99=machine.percentile(times, 0.99),
        max=machine.percentile(times, 1.0),
        late=sum(tally.late for tally in people),
        errors=dict(errors),
        finished=sum(tally.finished for tally in people),
        started=sum(tally.started for tally in people),
        longest=max(tally.longest for tally in people),
        update_mean=sum(tally.bytes for tally in people) / max(1, updates),
        update_largest=max(tally.largest for tally in people),
        view_largest=max(tally.largest_view for tally in people),
        server_cpu=used[0],
        clients_cpu=sum(used[1:]),
        load_average=machine.load_average(),
        bot_answers=sum(bots.updates for _, bots in tallies) // 4,
        bot_games=sum(bots.finished for _, bots in tallies),
    )


def measure_horda(folder: Path, plan: Plan, clients: int) -> Figures:
    """Measures a new `horda serve` on a new database."""
    quiet = {"HORDA_LOG_LEVEL": "warning", "HORDA_LOG_FORMAT": "json"}
    with Live(folder, HORDA_ADMIN_TOKEN=WORD, **quiet) as live:
        empty = machine.resident(live.pid)
        commits, writes = _written(live.address)
        planned = msgspec.structs.replace(plan, address=live.address)
        began = time.monotonic()
        try:
            figures = measure(planned, live.pid, clients)
        except RuntimeError as error:
            raise RuntimeError(f"{error}; the server said\n{live.log.read_text()}") from None
        seconds = time.monotonic() - began
        more, written = _written(live.address)
        figures.server_memory = machine.resident(live.pid)
        tables = max(1, plan.tables + len(plan.bots))
        figures.memory_per_table = (figures.server_memory - empty) // tables
        figures.commits_per_second = (more - commits) / seconds
        figures.group_mean = (written - writes) / max(1.0, more - commits)
        if live.stop() not in (0, -signal.SIGTERM):
            figures.errors["server-exit"] = 1
    said = [line for line in live.log.read_text().splitlines() if line.startswith("{")]
    figures.bot_fallbacks = sum('"bot-fallback"' in line for line in said)
    if said := [line for line in said if '"bot-fallback"' not in line]:
        figures.errors["server-log"] = len(said)
        print(*said[-5:], sep="\n", file=sys.stderr)
    return figures


WORD = "for the measurement"


def _written(address: str) -> tuple[float, float]:
    """Returns how many groups and how many writes the server has put on disk."""
    request = urllib.request.Request(
        f"{address}/metrics", headers={"Authorization": f"Bearer {WORD}"}
    )
    text = urllib.request.urlopen(request).read().decode()
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[:1] != "#")
    name = "horda_writer_group_size"
    return float(lines[f"{name}_count"]), float(lines[f"{name}_sum"])


def measure_bare(folder: Path, plan: Plan, clients: int, size: int, *, disk: bool) -> Figures:
    """Measures the server without a game, with messages of this size."""
    port = free_port()
    database = [f"sqlite:///{folder / 'bare.db'}"] if disk else []
    folder.mkdir(parents=True, exist_ok=True)
    words = [sys.executable, "-m", "tools.load.bare", str(port), str(size), *database]
    process = subprocess.Popen(words)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(address)
        planned = msgspec.structs.replace(plan, address=address, bare=True, bots=())
        return measure(planned, process.pid, clients)
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(address: str) -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the bare server did not start")
