"""The course of one night: its notes are followed, and it is left and taken up again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.lessons import learn, leave_by_lobby, note
from tests.browser.winter import answer, choose_way, end_turn, keep, seal, staged

COURSE = (
    *("hello", "keep", "crossroads", "secret", "dice", "outside", "searching", "crisis"),
    *("finish", "night", "goals"),
)


def taught(guest: Guest) -> str:
    """The lesson that is taught now, if any."""
    shown = note(guest)
    return (shown.get_attribute("data-lesson-note") or "") if shown.count() else ""


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_the_whole_course(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    page = marta.page
    learn(marta, "Dead of Winter")
    seen: list[str] = []
    for _ in range(900):
        if not note(marta).count():
            break
        lesson, moment = taught(marta), staged(marta)
        if lesson != taught(marta):  # the page has gone on in between
            continue
        if lesson not in seen:
            seen.append(lesson)
        if lesson == "secret" and "left" not in seen:
            leave_by_lobby(marta, lesson)
            seen.append("left")
        follow(marta, lesson, moment)
        page.wait_for_timeout(60)
    assert tuple(one for one in seen if one != "left") == COURSE
    assert "pick-branch:2" in marta.answers
    assert "\u27e6" not in page.content()


def follow(guest: Guest, lesson: str, moment: str | None) -> None:
    """Does what a note asks for."""
    page = guest.page
    if lesson in ("hello", "secret", "searching", "crisis", "goals"):
        note(guest).locator(".prime").click()
    elif not guest.asked():
        return
    elif moment == "setup":
        seal(guest)
    elif moment == "crossroads":
        # The card opens in a bot's turn: the note must not call it the learner's own.
        assert lesson != "crossroads" or "every turn" in note(guest).inner_text()
        page.locator("[data-way='2']").click()
        page.locator(".layer .prime").click()
    elif moment in ("bite", "search"):
        (choose_way if moment == "bite" else keep)(guest)
    elif not page.locator("[data-action=end][aria-disabled=false]").count():
        answer(guest)
    elif lesson == "dice":
        page.locator("[data-action=barricade]").click()
        page.locator("[data-option^='barricade:']").first.click()
    elif lesson == "outside":
        page.locator("[data-action=move]").click()
        page.locator("[data-option^='move:']").first.click()
        page.wait_for_selector("[data-back]")  # shown alone: now it is meant
        guest.then(page.locator("[data-option^='move:']").click)
    else:
        end_turn(guest, page.locator("[data-action=end]"))
