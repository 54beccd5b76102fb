"""On a phone the place of a great moment is in sight, above its panel and beside its card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.great import STAGE, fort_spawn, reroll_six, station_found
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import sit_down
from tests.browser.screens import SEARCH, found, spawn, wounds

Come = Callable[[Guest], None]
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}, "locale": "pl"}
BOARD = ".board"
# How much of the note's box another box covers, in pixels.
COVERED = """note => {
  const box = note.getBoundingClientRect();
  return [...document.querySelectorAll('[data-moment] > :is(.card, .panel)')].map((one) => {
    const other = one.getBoundingClientRect();
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return wide > 0 && high > 0 ? Math.round(Math.min(wide, high)) : 0;
  });
}"""


def found_at_the_edge(guest: Guest) -> None:
    """A card is found in the last row of the board."""
    lili = {**SEARCH["survivors"]["lili"], "zone": "D9"}
    sit_down(guest, {**SEARCH, "survivors": {**SEARCH["survivors"], "lili": lili}})
    guest.then(guest.page.locator("[data-action=search]").click)
    guest.page.wait_for_selector(f"{STAGE} [data-option]")


@pytest.mark.parametrize("come", [found, found_at_the_edge, station_found, spawn, fort_spawn])
def test_what_happens_where_is_not_covered_on_a_phone(visit: Visit, come: Come) -> None:
    marta = visit(**SMALL)
    come(marta)
    note = marta.page.locator(f"{BOARD} .note")
    expect(note).to_be_visible()
    assert max(note.evaluate(COVERED)) <= 3, "a card leans a little"


def test_six_dice_lie_in_one_row_above_the_answers(visit: Visit) -> None:
    marta = visit(**SMALL)
    reroll_six(marta)
    tops = marta.page.locator(f"{STAGE} .tray .one").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 1
    low = marta.page.locator(f"{STAGE} [data-option]").evaluate_all(
        "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
    )
    assert low <= SMALL["viewport"]["height"]


def test_how_loud_it_is_stands_above_the_veil_where_something_happens(visit: Visit) -> None:
    marta = visit()
    wounds(marta)
    expect(marta.page.locator(f"{BOARD} .veil ~ [data-gloss='token:noise']")).to_have_text("4")
