"""What a newcomer met in the first rounds of Zombicide: ways back, and what nothing told."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import ALONE, DOWNTOWN, sit_down

DOUG = DOWNTOWN["survivors"]["doug"]
SHEET = "[data-moment]:has(.xch)"
AFAR: dict[str, Any] = {**ALONE, "survivors": {"doug": {**DOUG, "hands": ["sniper_rifle"]}}}


def zone(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f"[data-zone={name}]")


@pytest.mark.parametrize(("locale", "said"), [("en", "noise 3"), ("pl", "hałas 3")])
def test_a_zone_that_is_pointed_at_says_how_loud_it_is(
    visit: Visit, locale: str, said: str
) -> None:
    guest = visit(locale=locale)
    sit_down(guest, DOWNTOWN)
    zone(guest, "E3").hover(force=True)  # two tokens, and Doug himself
    expect(guest.page.locator("[data-hover=E3]")).to_contain_text(said)
    zone(guest, "C6").hover(force=True)
    expect(guest.page.locator("[data-hover=C6]")).to_be_visible()
    expect(guest.page.locator("[data-loud]")).to_have_count(0)


def test_one_step_back_leaves_an_attack_that_the_map_named(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, AFAR)
    zone(guest, "I3").click(force=True)
    expect(guest.page.locator(".odds")).to_be_visible()
    guest.page.locator(".choice .back").click()
    expect(guest.page.locator(".odds")).to_have_count(0)
    expect(guest.page.locator(".choice .back")).to_have_count(0)
    assert guest.answers == []
    guest.then(lambda: zone(guest, "F3").click(force=True))  # a way again, and no shot
    assert guest.answers[0].startswith("walk:")


def test_an_attack_that_a_button_named_is_left_step_by_step(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    guest.page.keyboard.press("R")
    zone(guest, "F3").click(force=True)
    expect(guest.page.locator(".list [data-option]")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".list [data-option]").nth(1)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, {}])
def test_who_only_looks_at_the_cards_goes_back_and_keeps_the_action(
    visit: Visit, size: dict[str, Any]
) -> None:
    guest = visit(**size)
    sit_down(guest, ALONE)
    trade = guest.page.locator("[data-action=trade]").first
    back = guest.page.locator(f"{SHEET} [data-leave]")
    for leave in (lambda: guest.page.keyboard.press("Escape"), lambda: back.click()):
        guest.then(trade.click)
        expect(back).to_be_in_viewport(ratio=1)
        guest.then(leave)
        expect(guest.page.locator(SHEET)).to_have_count(0)
        expect(guest.page.locator(".choice h2")).to_contain_text("2 Actions left")
    guest.then(trade.click)
    guest.then(guest.page.locator(f"{SHEET} [data-option='lift:doug:0']").click)
    expect(back).to_have_count(0)  # from here each move has its own way back
