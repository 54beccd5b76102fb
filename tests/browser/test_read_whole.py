"""What matters most is read in whole, in the longer language and where there is little room."""

from __future__ import annotations

import pytest

from tests.browser.guest import PHONE, Visit
from tests.browser.screens import show

LAPTOP = {"locale": "pl", "viewport": {"width": 1366, "height": 768}}
SIDEWAYS = {**PHONE, "locale": "pl", "viewport": {"width": 844, "height": 390}}


@pytest.mark.parametrize("screen", ["found", "wounds", "fort"])
def test_skills_in_force_are_read_in_whole_on_a_laptop(visit: Visit, screen: str) -> None:
    marta = visit(**LAPTOP)
    show(marta, screen)
    cut = marta.page.locator(".band.r .sk").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight + 1)"
        ".map(one => one.innerText)"
    )
    assert cut == []


def test_who_may_fall_is_read_in_whole_on_a_phone_on_its_side(visit: Visit) -> None:
    marta = visit(**SIDEWAYS)
    show(marta, "fight")
    low = marta.page.locator(".odds .ff").evaluate("one => one.getBoundingClientRect().bottom")
    high = marta.page.locator(".choice .list").evaluate("one => one.getBoundingClientRect().top")
    assert low <= high
