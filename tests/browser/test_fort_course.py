"""The course of Fort Hendrix is done by doing what its notes ask for."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.browser.winning import give
from tests.games.courses import lessons
from tests.games.zombicide.test_course import FORT


@pytest.mark.slow
def test_the_whole_course(visit: Visit) -> None:
    marta = visit()
    marta.go()
    marta.page.get_by_role("button", name="Zombicide: Fort Hendrix").click()
    marta.page.locator("[data-learn]").click()
    marta.settled()
    seen: list[str] = []
    for lesson, (answers, _) in FORT.items():
        note = marta.page.locator(f"[data-lesson-note={lesson}]")
        expect(note).to_be_visible()
        seen.append(lesson)
        for key in answers:
            marta.then(partial(give, marta, key))
        if not answers:
            note.locator(".prime").click()
    assert seen == lessons("fort-hendrix")
    expect(marta.page.locator("[data-lesson-note]")).to_have_count(0)
    assert "⟦" not in marta.page.content()
