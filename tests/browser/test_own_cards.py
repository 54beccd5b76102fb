"""Own cards are discarded at any time: in another player's turn too, and never somebody else's."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit, sit_together
from tests.browser.positions import DOWNTOWN, sit_down


def look_at(guest: Guest, owner: str) -> str:
    """Opens the board of the first Survivor of somebody's, and returns the Survivor's name."""
    one = guest.page.locator(".squad button").filter(has_text=owner).first
    one.click()
    return one.locator(".sqn").inner_text()


def cards(guest: Guest) -> Locator:
    """The cards on the board that is open."""
    return guest.page.locator(".sheet").locator("button:is(.ecard, .mcard):not([data-free])")


def test_a_card_is_discarded_in_anothers_turn(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    sit_together([marta, jan])
    marta.settled()
    asked = marta.asked()
    name = look_at(jan, "you")
    expect(cards(jan)).to_have_count(1)
    jan.page.locator("[data-own]").click()
    offered = jan.page.locator("[data-request]")
    expect(offered).to_have_count(1)
    expect(offered).to_contain_text(name)
    offered.click()
    expect(cards(jan)).to_have_count(0)
    marta.settled(asked)  # her question is the same, asked anew
    assert look_at(marta, "Jan") == name
    expect(cards(marta)).to_have_count(0)
    look_at(marta, "you")
    expect(marta.page.locator("[data-own]")).to_have_count(1)
    marta.page.locator(".squad button").filter(has_text="Jan").nth(1).click()
    expect(cards(marta)).to_have_count(1)
    expect(marta.page.locator("[data-own]")).to_have_count(0)  # his cards are not hers


@pytest.mark.parametrize("height", [768, 640])
def test_a_low_window_shows_what_own_cards_can_do(visit: Visit, height: int) -> None:
    marta = visit(locale="pl", viewport={"width": 1366, "height": height})
    sit_down(marta, DOWNTOWN)
    marta.page.locator("[data-own]").click()
    last = marta.page.locator("[data-request]").last
    expect(last).to_be_in_viewport(ratio=1)
    sheet, button = marta.page.locator(".sheet").bounding_box(), last.bounding_box()
    assert sheet
    assert button
    assert button["y"] + button["height"] <= sheet["y"] + sheet["height"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_phone_opens_the_whole_board_of_a_survivor(visit: Visit, lang: str) -> None:
    marta = visit(locale=lang, **PHONE)
    sit_down(marta, DOWNTOWN)
    marta.page.locator("[data-more]").tap()
    marta.page.get_by_role("button", name="Doug: ").tap()
    for part in (".shead", ".adr", ".hands", ".pack", ".owncards"):
        expect(marta.page.locator(f".sheet {part}")).to_be_in_viewport(ratio=1)
    cut = """all => all.filter(one => one.scrollHeight > one.clientHeight + 1 ||
                                     one.scrollWidth > one.clientWidth).length"""
    assert marta.page.locator(".sheet .sk").evaluate_all(cut) == 0
    marta.page.locator(".shut").tap()
    expect(marta.page.locator(".shead")).to_be_hidden()
