"""A server with the built client, and a browser for it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from horda.server.http.pages import client_folder
from tests.browser.guest import Guest, Visit
from tests.server.live import Live

Live.forks = True
REHEARSAL = {"HORDA_CHOSEN_SEEDS": "everywhere"}
"""Tests play the same game every time, with company too."""
NAMES = ("chromium", "chromium-browser", "google-chrome")


def missing(what: str) -> NoReturn:
    """Skips where people work, fails where CI is set: there it must be."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a browser: HORDA_CHROMIUM, or what the machine has."""
    named = os.environ.get("HORDA_CHROMIUM")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
    return found or missing("no Chromium: install one, or name it with HORDA_CHROMIUM")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that all tests of this process share."""
    if client_folder() is None:
        missing("the client is not built: make web")
    with Live(tmp_path_factory.mktemp("server"), **REHEARSAL) as live:
        yield live
        assert not live.faults()


# A session's browser would leave its event loop running into other tests that start their own.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests of a file."""
    with sync_playwright() as tools:
        started = tools.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Live, tmp_path: Path) -> Iterator[Visit]:
    """Opens pages for people who do not know each other; none of them may have met an error."""
    guests: list[Guest] = []

    def come(nickname: str = "Marta", address: str = server.address, **how: object) -> Guest:
        guests.append(Guest(browser, address, nickname, how))
        return guests[-1]

    yield come
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.leave()
    assert not faults
