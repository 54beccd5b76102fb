"""The course on a station is done by doing what its notes ask for."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator

from tests.browser.guest import Guest, Visit
from tests.browser.hands import choose, touch

COURSE = (
    *("hello", "deal", "begin", "move", "oxygen", "close", "machine", "mold", "fight"),
    *("round", "zombies", "goal", "end"),
)

BUTTONS = {"oxygen": "oxygen", "close": "door"}


def note(guest: Guest) -> Locator:
    return guest.page.locator("[data-lesson-note]")


def test_the_whole_course(visit: Visit) -> None:
    marta = visit()
    marta.go()
    marta.page.get_by_role("button", name="Zombicide: Invader").click()
    marta.page.locator("[data-learn]").click()
    marta.page.wait_for_selector(".lesson")
    marta.settled()
    seen: list[str] = []
    while note(marta).count():
        lesson = note(marta).get_attribute("data-lesson-note") or ""
        if lesson not in seen:
            seen.append(lesson)
        read = note(marta).locator(".prime")
        if read.count() and lesson != "oxygen":
            read.click()
        else:
            assert marta.then(partial(follow, marta, lesson))
        assert len(marta.answers) < 60, f"no way through {lesson}"
    assert tuple(seen) == COURSE
    assert "⟦" not in marta.page.content()


def follow(guest: Guest, lesson: str) -> None:
    """Does what a note asks for."""
    page, asked = guest.page, guest.asked()
    done = page.locator("[data-option=done]:visible")
    if guest.options.count():
        choose(guest, done if done.count() else guest.options.first)
    elif lesson == "move":
        touch(guest, page.locator("[data-zone=I7]"), on_board=True)
    else:
        page.locator(
            f"[data-action={ {'oxygen': 'oxygen', 'close': 'door'}.get(lesson, 'end') }]"
        ).click()
        if guest.pointed(asked):
            choose(guest, guest.options.first)
