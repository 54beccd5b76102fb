"""Own cards are discarded at any time: in another player's turn too, and never somebody else's."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest, Visit, sit_together


def look_at(guest: Guest, owner: str) -> str:
    """Opens the board of the first Survivor of somebody's, and returns the Survivor's name."""
    one = guest.page.locator(".squad button").filter(has_text=owner).first
    one.click()
    return one.locator(".sqn").inner_text()


def cards(guest: Guest) -> Locator:
    """The cards on the board that is open."""
    return guest.page.locator(".sheet").locator("button.ecard, button.mcard")


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
