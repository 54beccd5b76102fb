"""The course is done by doing what its notes ask for; it can be left and taken up again."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest, Visit
from tests.browser.hands import choose
from tests.browser.screens import lesson as first_lesson

COURSE = (
    *("hello", "deal", "begin", "move", "door", "noise", "search", "fight"),
    *("level", "round", "zombies", "goal", "end"),
)
DEEDS = {
    "door": ("door",),
    "search": ("search", "melee", "shoot"),
    "fight": ("melee", "shoot"),
    "round": ("end",),
    "goal": ("take", "melee", "shoot"),
}
"""What a lesson wants, the best first; Zombies in the way are fought."""
WAY = ("A3", "B3", "B1")
"""From the start into the first house, where a crate is."""


def note(guest: Guest) -> Locator:
    return guest.page.locator("[data-lesson-note]")


def test_the_whole_course(visit: Visit) -> None:
    marta = visit()
    first_lesson(marta)
    marta.settled()
    seen: list[str] = []
    while note(marta).count():
        lesson = note(marta).get_attribute("data-lesson-note") or ""
        if lesson not in seen:
            seen.append(lesson)
            leave_and_come_back(marta, lesson)
        read = note(marta).locator(".prime")
        if read.count():
            read.click()
        else:
            assert marta.then(partial(follow, marta, lesson))
        assert len(marta.answers) < 60, f"no way through {lesson}"
    assert tuple(seen) == COURSE
    marta.page.reload()
    marta.settled()
    expect(note(marta)).to_have_count(0)


def leave_and_come_back(guest: Guest, lesson: str) -> None:
    """By reloading, by putting the note aside, and through the lobby; the lesson is the same."""
    if lesson == "door":
        guest.page.reload()
    elif lesson == "noise":
        guest.page.get_by_role("button", name="Put the lesson aside").click()
        expect(note(guest)).to_have_count(0)
        guest.page.get_by_role("button", name="Go on with the lesson").click()
    elif lesson == "zombies":
        guest.go()
        guest.page.get_by_role("link", name="Go on with the lesson").click()
    else:
        return
    guest.settled()
    expect(note(guest)).to_have_attribute("data-lesson-note", lesson)


def follow(guest: Guest, lesson: str) -> None:
    """Does one thing that brings the lesson forward."""
    if guest.options.count():
        answer(guest)
        return
    offered = ".act:not(.off)"
    for deed in DEEDS.get(lesson, ()):
        button = guest.page.locator(f"{offered}[data-action={deed}]")
        if button.count():
            asked = guest.asked()
            button.click()
            if guest.pointed(asked):
                choose(guest, guest.options.first)
            return
    here = guest.page.locator(".sheet .sub b").inner_text()
    on = guest.page.locator(f".zone.target[data-zone={WAY[min(WAY.index(here) + 1, 2)]}]")
    (on if on.count() else guest.page.locator("[data-action=end]")).click()


def answer(guest: Guest) -> None:
    """Shares cards and Wounds out evenly, and leaves things as they are."""
    done = guest.page.locator("[data-option=done]")
    last = guest.page.locator("[data-option^='act:']").last
    if done.count():
        done.click()
    elif last.count():
        last.click()
    else:
        choose(guest, guest.options.nth(len(guest.answers) % guest.options.count()))
