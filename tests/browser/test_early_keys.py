"""No key answers what is not on the page: a table that still comes up, or the past."""

from typing import Any

import pytest

from tests.browser.guest import Visit

SPAM = """
  window.early = 0;
  const press = (key) => (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const often = setInterval(() => {
    if (document.querySelector('.choice')) return clearInterval(often);
    if (!document.querySelector('.game')) return;
    ['1', 'Enter', 'e', '2'].forEach(press);
    window.early++;
  }, 2);
"""
"""From the first part of a table to its question somebody presses keys without a stop."""


@pytest.mark.parametrize(
    ("game", "config", "seats"),
    [
        ("zombie-terror", {"scenario": "base"}, ("me", "greedy")),
        ("zombicide-2e", {"scenario": "M00"}, ("me",)),
    ],
)
def test_keys_wait_for_the_question(
    visit: Visit, game: str, config: dict[str, Any], seats: tuple[str, ...]
) -> None:
    marta = visit()
    marta.open(game, config, seats)
    marta.settled()
    asked = marta.asked()
    marta.context.add_init_script(SPAM)
    marta.page.reload()
    marta.settled()
    assert marta.page.evaluate("window.early") > 0
    assert marta.answers == []
    assert marta.asked() == asked


def test_who_looks_back_takes_nothing_back(visit: Visit) -> None:
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "greedy"))
    marta.settled()
    page = marta.page
    marta.then(lambda: page.keyboard.press("1"))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector(".choice:not([data-ask])", state="attached")
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    marta.settled()
    assert [said["type"] for said in marta.sent].count("undo") == 0
    marta.then(lambda: page.keyboard.press("u"))
