"""A server with the built client, and a browser for it."""

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
WHOLE = ("chromium", "chromium-browser", "google-chrome")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The quickest first: without windows a page costs less than half. It has no notices."""


def missing(what: str) -> NoReturn:
    """Skips where people work, fails where CI is set: there it must be."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def find(names: Sequence[str]) -> str:
    """Returns the path of a browser: HORDA_CHROMIUM, or the first that the machine has."""
    named = os.environ.get("HORDA_CHROMIUM")
    if named and not (names is WHOLE and "headless-shell" in named):
        names = (named,)
    found = next(filter(None, map(shutil.which, names)), None)
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
        self._browsers: dict[str, Browser] = {}

    def get(self, path: str) -> Browser:
        """Returns a browser; starts it where there is none."""
        if self._tools is None:
            self._tools = sync_playwright().start()
        if path not in self._browsers:
            self._browsers[path] = self._tools.chromium.launch(
                executable_path=path, args=["--no-sandbox", "--disable-gpu"]
            )
        return self._browsers[path]

    def close(self) -> None:
        """Ends what was started."""
        browsers, tools = [*self._browsers.values()], self._tools
        self._browsers, self._tools = {}, None
        for browser in browsers:
            browser.close()
        if tools is not None:
            tools.stop()


SHARED = Shared()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives a page a second try where CI is set; the summary names every test that needed it.

    A machine that others use may stop a browser for seconds. Where people work, nothing is
    hidden: a race is to be mended.
    """
    if os.environ.get("CI"):
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Ends the browser after the last test here before one elsewhere."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            SHARED.close()


@pytest.fixture
def browser() -> Browser:
    """The quickest browser; what people do in it is apart by their contexts."""
    return SHARED.get(find(NAMES))


@pytest.fixture
def whole_browser() -> Browser:
    """A browser with all that people have: windows, and notices."""
    return SHARED.get(find(WHOLE))


@pytest.fixture
def visit(browser: Browser, server: Live) -> Iterator[Visit]:
    """Opens pages for people who do not know each other; none of them may have met an error.

    Nobody looks at their pixels, and those would take half of the processor's time: a page is
    drawn where a test says `drawn=True` or `Guest.draw`. test_access.py draws every screen.
    """
    with visits(browser, server) as come:
        yield come


@pytest.fixture
def whole_visit(whole_browser: Browser, server: Live) -> Iterator[Visit]:
    """The same in a browser with everything."""
    with visits(whole_browser, server) as come:
        yield come


@contextmanager
def visits(browser: Browser, server: Live) -> Iterator[Visit]:
    """Gives what opens pages in a browser; in the end all of them must have gone well."""
    guests: list[Guest] = []

    def come(nickname: str = "Marta", address: str = server.address, **how: object) -> Guest:
        guests.append(Guest(browser, address, nickname, {"drawn": False, **how}))
        return guests[-1]

    yield come
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.leave()
    assert not faults
