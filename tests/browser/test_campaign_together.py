"""A campaign of two people between its Missions: who comes back, and a Mission that is closed."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit

TWO = {"game": "star-spangled-banner", "config": {"players": 2}, "seats": ["me", "open"]}


def set_out(marta: Guest, kuba: Guest) -> str:
    """Both look at the campaign, which waits for its first Mission; returns its number."""
    marta.call("POST", "me", {"nickname": marta.nickname})
    campaign: str = marta.call("POST", "campaigns", TWO)["info"]["table"]["id"]
    kuba.sit_beside(marta, campaign, 1)
    marta.call("POST", f"tables/{campaign}/start", {"fill": None})
    marta.go(f"/table/{campaign}")
    for guest in (marta, kuba):
        expect(guest.page.locator("[data-play-on=F01]")).to_be_visible()
    return campaign


def test_who_comes_back_before_the_mission_plays(visit: Visit) -> None:
    """Before: "This seat is not yours.", and the wish for a bot could not be taken back."""
    marta, kuba = visit(), visit("Kuba")
    campaign = set_out(marta, kuba)
    kuba.go("/")
    wish = marta.page.locator("[data-stand-in='1']")
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    kuba.go(f"/table/{campaign}")
    expect(wish).to_have_count(0)
    marta.page.locator("[data-play-on=F01]").click()
    marta.page.wait_for_url(lambda url: campaign not in url)
    seats = marta.call("GET", f"tables/{marta.table}")["seats"]
    assert [seat["bot"] for seat in seats] == ["", ""]


@pytest.mark.parametrize("looks", ["campaign", "Mission"])
def test_a_mission_whose_table_was_closed_is_begun_anew(visit: Visit, looks: str) -> None:
    """Before: "Play again" led out of the campaign, and its own button to the closed table."""
    marta, kuba = visit(), visit("Kuba")
    campaign = set_out(marta, kuba)
    way = kuba.page.locator("[data-play-on=F01]")
    marta.page.locator("[data-play-on=F01]").click()
    marta.page.wait_for_url(lambda url: campaign not in url)
    closed = marta.table
    expect(way).to_contain_text("To the table of")
    if looks == "Mission":
        way.click()
        kuba.page.wait_for_url(f"**/{closed}")
        expect(kuba.page.locator(".choice")).to_be_visible()
    marta.call("POST", f"tables/{closed}/close")
    if looks == "Mission":
        banner = kuba.page.locator(".banner")
        expect(banner).to_contain_text("The host has closed this table")
        expect(banner.locator("[data-sequel]")).to_have_count(0)
        banner.locator("[data-campaign]").click()
    expect(way).to_contain_text("Go on to")
    way.click()
    kuba.page.wait_for_url(lambda url: campaign not in url)
    table = kuba.call("GET", f"tables/{kuba.table}")
    assert (table["campaign"], table["status"]) == (campaign, "running")
