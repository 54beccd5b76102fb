"""A trade between two players at two screens: both see every move, and both agree or not."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit

SHEET = "[data-moment].trade"
POLISH_PHONE = {**PHONE, "locale": "pl-PL"}


def begin(marta: Guest, jan: Guest) -> str:
    """Marta's Ostara lays out a trade with Jan's Wanda; returns the table."""
    config = {"scenario": "M00", "players": 2}
    table = marta.open(config=config, seats=("me", "open"), start=False, public=True)
    jan.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    marta.settled()
    marta.then(marta.page.locator("[data-option^='act:']").first.click)
    marta.page.locator("[data-action=trade]").click()
    marta.then(marta.page.locator("[data-option='trade:wanda']").click)
    return table


def give(marta: Guest) -> None:
    """The crowbar goes to Wanda's free Hand, and that is offered."""
    marta.then(marta.page.locator(f"{SHEET} [data-option='lift:ostara:0']").click)
    marta.then(marta.page.locator(f"{SHEET} [data-option='put:wanda:1']").click)


def offer(marta: Guest, jan: Guest) -> None:
    """The same, and Jan is asked."""
    give(marta)
    marta.page.locator(f"{SHEET} [data-option=done]").click()
    jan.settled()


@pytest.mark.parametrize(
    ("how", "gone"),
    [({}, "from Ostara"), (POLISH_PHONE, "od: Ostara")],
    ids=["desk", "phone in Polish"],
)
def test_the_partner_sees_every_move_and_agrees(
    visit: Visit, how: dict[str, Any], gone: str
) -> None:
    """Before: "Marta decides." and nothing else; then cards that lay as if nothing had moved."""
    marta, jan = visit(), visit(**how)
    begin(marta, jan)
    sheet = jan.page.locator(SHEET)
    expect(sheet.locator("h3")).to_have_text(["Ostara", "Wanda"])
    expect(sheet.locator(".came")).to_have_count(0)
    expect(sheet.locator("[data-option]")).to_have_count(0)
    give(marta)
    expect(sheet.locator(".s1 .came em")).to_have_text(gone)
    expect(sheet.locator(".s0 .went")).to_have_count(1)
    expect(sheet.locator(".xch li")).to_have_count(1)
    expect(sheet.locator(".xch li")).to_be_visible()
    assert not jan.answers
    marta.page.locator(f"{SHEET} [data-option=done]").click()
    jan.settled()
    expect(sheet.locator(".s1 .came em")).to_have_text(gone)
    expect(sheet.locator(".effects .warns")).to_have_count(1)  # Ostara has nothing to strike with
    expect(marta.page.locator(f"{SHEET}[data-watching] .agreed")).to_have_count(1)
    jan.then(sheet.locator("[data-option^=agree]").click)
    assert jan.answers[-1].startswith("agree")
    sheet.locator("[data-option=done]").click()  # the own cards could be sorted now
    expect(jan.page.locator(SHEET)).to_have_count(0)
    expect(marta.page.locator(SHEET)).to_have_count(0)


def test_the_partner_refuses_and_everybody_keeps_the_own_cards(visit: Visit) -> None:
    marta, jan = visit(), visit()
    begin(marta, jan)
    offer(marta, jan)
    sheet = jan.page.locator(SHEET)
    expect(sheet.locator(".came")).to_have_count(1)
    jan.page.reload()
    expect(sheet.locator(".came em")).to_have_text("from Ostara")  # whoever comes back sees it, too
    jan.then(sheet.locator("[data-option=refuse]").click)
    expect(sheet.locator(".came")).to_have_count(0)
    jan.page.locator(f"{SHEET} [data-option=done]").click()
    marta.settled()
    expect(marta.page.locator(".sheet .hands")).to_contain_text("Crowbar")


def test_the_partner_puts_the_sheet_aside_and_is_asked_all_the_same(visit: Visit) -> None:
    marta, jan = visit(), visit()
    begin(marta, jan)
    sheet = jan.page.locator(SHEET)
    expect(sheet).to_be_visible()
    jan.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    line = jan.page.locator("[data-trading]")
    expect(line).to_contain_text("Ostara and Wanda trade.")
    give(marta)
    expect(line).to_contain_text("Crowbar → Wanda")
    line.locator("[data-look-at-trade]").click()
    expect(sheet.locator(".came")).to_have_count(1)
    sheet.locator("[data-fold]").click()
    expect(sheet).to_have_count(0)
    marta.page.locator(f"{SHEET} [data-option=done]").click()
    expect(sheet.locator("[data-option^=agree]")).to_be_visible()


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_who_watches_is_told_of_a_trade_and_may_look_at_it(
    visit: Visit, how: dict[str, Any]
) -> None:
    marta, jan, nina = visit(), visit(), visit(**how)
    nina.go(f"/table/{begin(marta, jan)}")
    line = nina.page.locator("[data-trading]")
    expect(line).to_contain_text("Ostara and Wanda trade.")
    expect(nina.page.locator(SHEET)).to_have_count(0)
    marta.then(marta.page.locator(f"{SHEET} [data-option='lift:ostara:0']").click)
    expect(line).to_contain_text("Taken up: Crowbar.")
    line.locator("[data-look-at-trade]").click()
    expect(nina.page.locator(f"{SHEET} h3")).to_have_text(["Ostara", "Wanda"])
    expect(nina.page.locator(f"{SHEET} .held")).to_contain_text("Crowbar")
