"""Tells what the client's pages cost a phone: the longest task, parts, files and bytes.

python -m tools.page_cost              the lobby and a table of each game, five visits each
python -m tools.page_cost --visits 2   rough
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import NAMES, find
from tests.browser.guest import PHONE, Guest
from tests.browser.weights import TABLES, Weight, weigh_lobby, weigh_table
from tests.server.live import Live

Weigh = Callable[[Guest], Weight]
PAGES: dict[str, Weigh] = {
    "lobby": weigh_lobby,
    **{game: partial(weigh_table, game=game) for game in TABLES},
}

HEADS = (
    *("page", "longest task, ms", "held up, ms", "parts", "files", "bytes", "moved"),
    "styled, times",
)


def visit(browser: Browser, address: str, weigh: Weigh) -> Weight:
    """Goes to a page as somebody who was never there."""
    guest = Guest(browser, address, "Marta", dict(PHONE))
    try:
        return weigh(guest)
    finally:
        guest.leave()


def told(name: str, found: list[Weight]) -> str:
    """Returns a line of the table: the least and the most of each column."""
    *counts, moved, styled = zip(*found, strict=True)
    columns = [f"{min(column):,.0f}–{max(column):,.0f}" for column in counts]
    columns += [f"{min(moved):.3f}–{max(moved):.3f}", f"{min(styled):.1f}–{max(styled):.1f}"]
    return f"| {name} | {' | '.join(columns)} |"


def main() -> int:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--visits", type=int, default=5)
    words = parser.parse_args()
    found: dict[str, list[Weight]] = {name: [] for name in PAGES}
    with (
        tempfile.TemporaryDirectory() as data,
        Live(Path(data), HORDA_CHOSEN_SEEDS="everywhere") as live,
        sync_playwright() as tools,
    ):
        browser = tools.chromium.launch(executable_path=find(NAMES), args=["--no-sandbox"])
        for _ in range(words.visits):  # in turns: a busy minute is everybody's
            for name, weigh in PAGES.items():
                found[name].append(visit(browser, live.address, weigh))
        browser.close()
    print(f"| {' | '.join(HEADS)} |")
    print("|" + " --- |" * len(HEADS))
    for name, weights in found.items():
        print(told(name, weights))
    return 0


if __name__ == "__main__":
    sys.exit(main())
