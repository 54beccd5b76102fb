"""Runs Lighthouse on the lobby and a table of each game; prints medians and ranges.

    python -m tools.lighthouse                      # a phone, five visits to each page, in turns
    python -m tools.lighthouse --desktop --visits 2
    python -m tools.lighthouse --old /tmp/before    # another tree with a built client, in turns
    python -m tools.lighthouse --calibrated         # the same visits, on a phone by benchmarkIndex
    python -m tools.lighthouse --rest --visits 1    # accessibility, best practices and SEO instead

Lighthouse goes by the clock: other work on the machine counts as the page's. So browser, server
and Lighthouse get real-time priority (`chrt`) where that is allowed.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from websockets.sync.client import connect

from horda.server.client import Person
from tests.browser.conftest import WHOLE, find
from tests.browser.weights import TABLES
from tests.server.live import ROOT, Live, free_port

VERSION = "12.8.2"
GET_IT = f"""There is no Lighthouse here. Get it outside of the project, such as by
    npm install --prefix /tmp/lighthouse lighthouse@{VERSION}
    export HORDA_LIGHTHOUSE=/tmp/lighthouse/node_modules/.bin/lighthouse"""
TRIES = 6
"""A new tab may miss its own beginning (NO_NAVSTART): Lighthouse then asks for another try."""
PHONE_FACTOR = 4.0
"""So many times slower is a phone than the machine, unless somebody says otherwise."""
BROWSER, SERVER, LIGHTHOUSE = 50, 49, 48
"""Priorities: who measures waits for what is measured."""
FLAGS = (
    *("--headless=new", "--no-sandbox", "--no-first-run", "--mute-audio", "--disable-sync"),
    *("--disable-extensions", "--disable-background-networking", "--disable-component-update"),
)
COLUMNS = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "SI": "speed-index",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}
REST = ("accessibility", "best-practices", "seo")
"""What Lighthouse judges besides speed: the same at every visit."""


class Served(Live):
    """A server of any tree: none that has loaded this one already."""

    forks = False


class Place(NamedTuple):
    """A page of one of the trees."""

    tree: str
    page: str
    address: str
    cookies: tuple[tuple[str, str], ...]


def lighthouse() -> list[str]:
    """Returns the words that start Lighthouse, or says how to get it."""
    named = os.environ.get("HORDA_LIGHTHOUSE") or shutil.which("lighthouse")
    if named:
        return [named]
    npx = shutil.which("npx")
    if npx and not subprocess.run([npx, "--no", "lighthouse", "--version"], **_quiet()).returncode:
        return [npx, "--no", "lighthouse"]
    raise SystemExit(GET_IT)


def _quiet() -> dict[str, Any]:
    return {"capture_output": True, "text": True, "check": False}


def at_once(level: int = BROWSER) -> list[str]:
    """Returns the words that let a program go before all others, if that is allowed."""
    words = ["chrt", "-r", str(level)]
    allowed = shutil.which("chrt") and not subprocess.run([*words, "true"], **_quiet()).returncode
    return words if allowed else []


def go_first() -> None:
    """Goes before others, with the server that begins here: else a busy machine starts none."""
    if at_once(LIGHTHOUSE):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(LIGHTHOUSE))


async def open_tables(tree: str, address: str, pages: list[str]) -> list[Place]:
    """Opens a table of each game that is asked for; the lobby is seen by a stranger."""
    places = []
    person = Person(address)
    await person.begin("Marta")
    cookies = tuple(person.http.cookies.items())
    for page in pages:
        if page not in TABLES:
            places.append(Place(tree, page, f"{address}/", ()))
            continue
        table = await person.open(page, **{"seats": ["me"], "seed": 7, **TABLES[page]})
        await person.start(table.id)
        places.append(Place(tree, page, f"{address}/#/table/{table.id}", cookies))
    await person.close()
    return places


def serve(stack: ExitStack, folder: Path, tree: Path) -> str:
    """Starts the server of a tree; returns its address."""
    paths = {"PYTHONPATH": str(tree / "src"), "HORDA_CHOSEN_SEEDS": "everywhere"}
    live = stack.enter_context(Served(folder, **paths))
    if words := at_once(SERVER):
        subprocess.run([*words[:2], "-a", "-p", words[-1], str(live.pid)], check=True)
    return live.address


@contextmanager
def browser(place: Place) -> Iterator[int]:
    """Starts a browser that was never anywhere, and knows who sits at the table."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        own = (f"--remote-debugging-port={port}", f"--user-data-dir={profile}", "about:blank")
        call = [*at_once(), find(WHOLE), *FLAGS, *own]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(call, stdout=quiet, stderr=quiet, start_new_session=True)
        try:
            tell(port, place)
            yield port
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def tell(port: int, place: Place) -> None:
    """Gives the browser the cookies of whoever sits there."""
    url = place.address.split("#")[0]
    cookies = [{"name": name, "value": value, "url": url} for name, value in place.cookies]
    with connect(_socket(port)) as line:
        wish = {"id": 1, "method": "Storage.setCookies", "params": {"cookies": cookies}}
        line.send(json.dumps(wish))
        line.recv()


def _socket(port: int) -> str:
    for _ in range(400):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as answer:
                return str(json.load(answer)["webSocketDebuggerUrl"])
        except OSError:
            time.sleep(0.025)
    raise RuntimeError("the browser did not start")


def visit(place: Place, folder: Path, how: list[str]) -> dict[str, Any]:
    """Returns Lighthouse's report of one visit; what it saw stays in the folder."""
    for _ in range(TRIES):
        with browser(place) as port:
            report = run(place, ["-GA=" + str(folder), f"--port={port}", *how], folder)
        if report.get("runtimeError", {}).get("code") != "NO_NAVSTART":
            return report
    raise RuntimeError(f"Lighthouse saw no page in {TRIES} tries")


def run(place: Place, words: list[str], folder: Path) -> dict[str, Any]:
    """Runs Lighthouse; returns its report."""
    path = folder / "told.json"
    out = [f"--output-path={path}", "--output=json", "--quiet"]
    out.append("--disable-full-page-screenshot")
    path.unlink(missing_ok=True)
    call = [*at_once(LIGHTHOUSE), *lighthouse(), place.address, *out, *words]
    said = subprocess.run(call, **_quiet())
    if not path.exists():
        raise RuntimeError(said.stderr)
    report: dict[str, Any] = json.loads(path.read_text())
    return report


def again(place: Place, folder: Path, how: list[str], factor: float) -> dict[str, Any]:
    """Returns the report of the same visit on a phone that is slower by another factor."""
    seen = folder / "artifacts.json"
    artifacts = json.loads(seen.read_text())
    artifacts["settings"]["throttling"]["cpuSlowdownMultiplier"] = factor
    seen.write_text(json.dumps(artifacts))
    slower = f"--throttling.cpuSlowdownMultiplier={factor}"
    return run(place, ["-A=" + str(folder), slower, *how], folder)


def factor_of(index: float) -> float:
    """Returns what Lighthouse's calculator of the factor says for a machine's benchmarkIndex."""
    if index >= 1300:
        factor = 3 + (index - 1300) / 233
    elif index >= 800:
        factor = 2 + (index - 800) / 500
    else:
        factor = max(1.0, 1 + (index - 150) / 650)
    return round(factor, 1)


def figures(report: dict[str, Any], factor: float) -> dict[str, float]:
    """Returns what is told of a visit."""
    audits, judged = report["audits"], report["categories"]
    if "performance" not in judged:
        return {name: round(judged[name]["score"] * 100) for name in REST}
    told = {name: float(audits[audit]["numericValue"]) for name, audit in COLUMNS.items()}
    score = round(judged["performance"]["score"] * 100)
    index = float(report["environment"]["benchmarkIndex"])
    return {"performance": score, **told, "benchmarkIndex": index, "factor": factor}


def line(name: str, rows: list[dict[str, float]]) -> str:
    """Returns a line of the table: the median, the least and the most of each column."""
    columns = []
    for key in rows[0]:
        values = sorted(row[key] for row in rows)
        shape = "{:.3f}" if key == "CLS" else "{:.1f}" if key == "factor" else "{:.0f}"
        middle, least, most = (shape.format(v) for v in (median(values), values[0], values[-1]))
        columns.append(middle if least == most else f"{middle} ({least}–{most})")
    return f"| {name} | {' | '.join(columns)} |"


Found = dict[str, list[dict[str, float]]]


def measure(places: list[Place], words: argparse.Namespace, folder: Path) -> Found:
    """Visits all places in turns: a busy minute is everybody's."""
    found: Found = {}
    how = ["--only-categories=" + ",".join(REST if words.rest else ("performance",))]
    how += ["--preset=desktop"] if words.desktop else []
    for number in range(words.visits):
        for place in places if number % 2 == 0 else places[::-1]:
            name = f"{place.page}, {place.tree}"
            report = visit(place, folder, how)
            factor = 1.0 if words.desktop else PHONE_FACTOR
            row = figures(report, factor)
            found.setdefault(name, []).append(row)
            if words.calibrated and not words.rest:
                factor = factor_of(row["benchmarkIndex"])
                slower = figures(again(place, folder, how, factor), factor)
                found.setdefault(f"{name}, calibrated", []).append(slower)
            print(line(name, [row]), file=sys.stderr, flush=True)
    return found


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--pages", default=",".join(("lobby", *TABLES)))
    parser.add_argument("--desktop", action="store_true")
    parser.add_argument("--old", type=Path, help="another tree, with a built client")
    parser.add_argument("--calibrated", action="store_true", help="also by benchmarkIndex")
    parser.add_argument("--rest", action="store_true", help="all but performance")
    parser.add_argument("--json", type=Path, help="a file for every figure of every visit")
    return parser.parse_args()


def main() -> int:
    """Does what the command line says."""
    words = arguments()
    go_first()
    tool = subprocess.run([*lighthouse(), "--version"], **_quiet()).stdout.strip()
    seen = subprocess.run([find(WHOLE), "--version"], **_quiet()).stdout.strip()
    trees = {"now": ROOT, **({"old": words.old.resolve()} if words.old else {})}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        pages = words.pages.split(",")
        by_tree = [
            asyncio.run(open_tables(tree, serve(stack, folder / tree, root), pages))
            for tree, root in trees.items()
        ]
        places = [place for pair in zip(*by_tree, strict=True) for place in pair]
        (folder / "seen").mkdir()
        found = measure(places, words, folder / "seen")
    priority = " ".join(at_once()) or "as usual"
    print(f"Lighthouse {tool}, {seen}, priority: {priority}, {words.visits} visits each\n")
    heads = next(iter(found.values()))[0]
    print(f"| page | {' | '.join(heads)} |\n|{' --- |' * (len(heads) + 1)}")
    for name, rows in found.items():
        print(line(name, rows))
    if words.json:
        words.json.write_text(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
