"""Great moments that lead back, stay readable when enlarged, and numbers that hands can learn."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.great import STAGE, end_turn, fall, goal
from tests.browser.guest import PHONE, Visit
from tests.browser.reading import lost, twice_as_big

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}


@pytest.mark.parametrize("how", [{}, {**PHONE, "locale": "pl-PL"}], ids=["desk", "phone"])
def test_the_last_minute_of_somebody_who_fell_is_seen_again(
    visit: Visit, how: dict[str, object]
) -> None:
    """Before: the photo went by, and how it came to that was to be sought on the strip."""
    marta = visit(**how)
    fall(marta)
    marta.page.locator("[data-last-minute]").click()
    expect(marta.page.locator(".film.watching")).to_be_visible()
    expect(marta.page.locator("[data-finale]")).to_have_count(0)
    marta.page.evaluate("document.querySelector('[data-skip]')?.click()")
    for _ in range(100):
        if marta.page.locator("[data-finale]").count():
            break
        # What is seen again offers no third time.
        assert not marta.page.locator("[data-last-minute]").count()
        marta.page.evaluate("document.querySelector('[data-skip]')?.click()")
        marta.page.wait_for_timeout(100)
    expect(marta.page.locator("[data-finale]")).to_be_visible()
    expect(marta.page.locator(".film.watching")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small phone"])
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_goal_that_is_met_is_read_at_200_percent(
    visit: Visit, size: dict[str, object], locale: str
) -> None:
    marta = visit(**size, locale=locale)
    goal(marta)
    twice_as_big(marta)
    assert not lost(marta)
    # Before: three buttons in one line made the panel wider than the window.
    panel = marta.page.locator(f"{STAGE} .mpan")
    assert panel.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_a_survivor_keeps_the_number_for_the_whole_game(visit: Visit) -> None:
    """Before: who was third became second when one before had acted."""
    marta = visit()
    marta.open(config={"scenario": "M00", "players": 1}, seats=("me",))
    marta.settled()
    numbers: dict[str, str] = {}
    listed = marta.page.locator(".choice [data-option^='act:']")
    for left in (6, 5, 4):
        expect(listed).to_have_count(left)
        now = dict(
            zip(
                listed.evaluate_all("all => all.map(one => one.dataset.option)"),
                listed.locator("kbd").all_text_contents(),
                strict=True,
            )
        )
        for name, number in now.items():
            assert numbers.setdefault(name, number) == number
        name, number = next(iter(now.items()))
        marta.then(partial(marta.page.keyboard.press, number))
        assert marta.answers[-1] == name
        marta.then(lambda: end_turn(marta))
