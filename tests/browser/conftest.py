"""A server with the built client, and a browser for it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

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


class Shared:
    """The browser of a process, from the first test in this folder to the last one in a row.

    While it is there, an event loop runs in this thread: tests elsewhere start their own.
    """

    def __init__(self) -> None:
        self._tools: Playwright | None = None
        self._browser: Browser | None = None

    def get(self, chromium: str) -> Browser:
        """Returns the browser; starts it where there is none."""
        if self._browser is None:
            self._tools = sync_playwright().start()
            self._browser = self._tools.chromium.launch(
                executable_path=chromium, args=["--no-sandbox"]
            )
        return self._browser

    def close(self) -> None:
        """Ends it."""
        browser, tools = self._browser, self._tools
        self._browser = self._tools = None
        if browser is not None:
            browser.close()
        if tools is not None:
            tools.stop()


SHARED = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Ends the browser after the last test here before one elsewhere."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            SHARED.close()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Browser:
    """A browser; what people do in it is apart by their contexts."""
    return SHARED.get(chromium)


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
