"""Every place of a Survivor's board is pressed: it is filled, explains itself, or says why not."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import tab_to, touch
from tests.browser.positions import DOWNTOWN, sit_down

GLOSS = ".gloss"
BOTH = pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])


def doug(guest: Guest, **other: Any) -> None:
    """Doug has a free Hand and two free places in the Backpack; nobody is with him."""
    own = {**DOWNTOWN["survivors"]["doug"], "hands": ["shotgun"], "backpack": ["canned_food"]}
    people = {**DOWNTOWN["survivors"], "doug": {**own, **other}}
    sit_down(guest, {**DOWNTOWN, "survivors": people})


@BOTH
def test_a_free_hand_offers_what_fills_it(visit: Visit, how: dict[str, Any]) -> None:
    """Before: a press did nothing."""
    marta = visit(**how)
    doug(marta)
    touch(marta, marta.page.locator("[data-free='1']"))
    expect(marta.page.locator("[data-option=reorganise]")).to_be_visible()
    assert not marta.answers, "nothing is paid by pressing a place"
    touch(marta, marta.page.locator("[data-option=reorganise]"))
    expect(marta.page.locator("[data-moment].trade")).to_be_visible()


@BOTH
def test_a_free_place_in_the_backpack_offers_the_same(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    doug(marta)
    if marta.fingers:
        touch(marta, marta.page.locator("[data-rest]"))
    touch(marta, marta.page.locator("[data-free='4']"))
    expect(marta.page.locator("[data-option=reorganise]")).to_be_visible()


@pytest.mark.parametrize(
    ("how", "who", "why"),
    [
        ({}, "Lili", "in the turn of Lili"),
        ({"locale": "pl-PL"}, "Lili", "gdy turę ma Lili"),
        ({**PHONE, "locale": "pl-PL"}, "Lili", "gdy turę ma Lili"),
    ],
    ids=["desk", "desk in Polish", "phone in Polish"],
)
def test_a_free_hand_of_somebody_else_says_why_not(
    visit: Visit, how: dict[str, Any], who: str, why: str
) -> None:
    marta = visit(**how)
    doug(marta)
    touch(marta, marta.page.locator(".squad button", has_text=who))
    touch(marta, marta.page.locator("[data-free='1']"))
    expect(marta.page.locator(GLOSS)).to_contain_text(why)
    expect(marta.page.locator(f"{GLOSS} .rule").first).to_be_visible()


def test_who_has_no_action_left_is_told_so_by_keys(visit: Visit) -> None:
    marta = visit()
    doug(marta, actions=0, free=[0, 1, 0, 0, 0, 0, 0])  # a free Action for something else
    tab_to(marta, "[data-free='1']")
    marta.page.keyboard.press("Enter")
    expect(marta.page.locator(GLOSS)).to_contain_text("Action")
    assert not marta.answers
    marta.page.keyboard.press("Escape")
    expect(marta.page.locator(GLOSS)).to_have_count(0)


@BOTH
def test_a_card_in_the_backpack_explains_itself(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    doug(marta, backpack=["plenty_of_shells"])
    if marta.fingers:
        touch(marta, marta.page.locator("[data-rest]"))
    card = marta.page.locator(".pack .mcard[data-gloss]")  # grey: it cannot be used now
    card.tap(force=True) if marta.fingers else card.click(force=True)
    expect(marta.page.locator(GLOSS)).to_contain_text("Shells")
