"""Who is removed by the host is told so, and stays away until asked back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit

CONFIG = {"scenario": "M00", "players": 3}
HEADING = {"en": "You are no longer at this table", "pl": "Nie ma cię już przy tym stole"}
TOLD = {"en": "The host has removed you from this table.", "pl": "Wrócić możesz tylko przez"}


def removed(visit: Visit, locale: str = "en", public: bool = True) -> tuple[Guest, Guest, str]:
    """Marta removes Jan; returns both and the table."""
    marta, jan = visit("Marta"), visit("Jan", locale=locale)
    seats = ("me", "open", "open")
    table = marta.open(config=CONFIG, seats=seats, start=False, public=public)
    jan.sit_beside(marta, table, 1)
    row = marta.page.locator("[data-seat='1']")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_contain_text("stay out of this table until they follow a link")
    row.get_by_role("button", name="Really remove Jan").click()
    expect(row).to_contain_text("free seat")
    return marta, jan, table


@pytest.mark.parametrize("public", [True, False], ids=["public", "private"])
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_who_is_removed_is_told(visit: Visit, locale: str, public: bool) -> None:
    _, jan, table = removed(visit, locale, public)
    heading = jan.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(HEADING[locale])
    expect(jan.page.get_by_role("alert")).to_contain_text(TOLD[locale])
    expect(jan.page).to_have_title(f"● {HEADING[locale]} – Horda")
    expect(jan.page.get_by_role("button")).to_have_count(0)
    jan.page.get_by_role("link").click()
    jan.page.wait_for_selector(".lob")
    jan.go(f"/table/{table}")
    expect(heading).to_have_text(HEADING[locale])


def test_a_link_made_afterwards_brings_them_back(visit: Visit) -> None:
    marta, jan, table = removed(visit)
    expect(jan.page.get_by_role("heading", level=1)).to_have_text(HEADING["en"])
    token = marta.call("POST", f"tables/{table}/invitations", {"seat": 2})["token"]
    jan.go(f"/join/{token}")
    jan.page.get_by_role("button", name="Come in").click()
    expect(marta.page.locator("[data-seat='2']")).to_contain_text("Jan")
    expect(jan.page.locator(".waiting")).to_be_visible()


def test_a_link_made_before_does_not(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open(config=CONFIG, seats=("me", "open", "open"), start=False)
    token = marta.call("POST", f"tables/{table}/invitations", {})["token"]
    jan.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/seats/1", {"wish": "remove"})
    jan.go(f"/join/{token}")
    expect(jan.page.get_by_role("alert")).to_be_visible()
    expect(jan.page.get_by_role("button", name="Come in")).to_have_count(0)
