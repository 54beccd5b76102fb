"""A screen on its way from hand to hand: no key, help or look back shows what lies below."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import winter
from tests.browser.guest import Guest, Visit
from tests.browser.hands import click_once, press

KEYS = ("?", "[", "Escape", "Escape", "u", "1", "Shift+E", "?", "]")


def duel(guest: Guest) -> list[str]:
    """The humans have set up, and the screen goes to the zombies; returns the humans' cards."""
    guest.open("zombie-terror", {"scenario": "base"}, ("me", "me"))
    page = guest.page
    guest.settled()
    cards = page.locator(".hand [data-card] b").all_inner_texts()
    assert cards
    for _ in range(40):
        asked = guest.asked()
        press(guest, "1")
        page.wait_for_function(
            """asked => document.querySelector('[data-pass-on]') ||
                 ![undefined, asked].includes(document.querySelector('.choice')?.dataset.ask)""",
            arg=asked,
        )
        if cover(guest).count():
            break
    expect(cover(guest)).to_be_visible()
    return cards


def cover(guest: Guest) -> Locator:
    return guest.page.locator("[data-pass-on]")


def seen(guest: Guest) -> str:
    """All that whoever looks at the page, or has it read aloud, can come upon."""
    return guest.page.locator("body").aria_snapshot()


@pytest.mark.slow
def test_no_key_shows_what_lies_below_the_cover(visit: Visit) -> None:
    """The help listed the cards of who had played, and a look back took the cover away."""
    marta = visit()
    cards, page = duel(marta), marta.page
    sent = len(marta.sent)
    for key in KEYS:
        page.keyboard.press(key)
        page.wait_for_timeout(400)
        expect(cover(marta)).to_be_visible()
        assert page.locator("dialog[open]").count() == 1
        assert not [card for card in cards if card in seen(marta)]
    for _ in range(4):  # nor does Tab lead below it
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('.game')")
    assert [one["type"] for one in marta.sent[sent:] if one["type"] != "ping"] == []
    cover(marta).click()
    marta.settled()
    assert not [card for card in cards if card in seen(marta)]


def back_to_the_humans(guest: Guest) -> None:
    """The zombies play until the screen goes back."""
    page, dice = guest.page, random.Random(3)
    cover(guest).click()
    asked = None
    while guest.settled(asked) and not cover(guest).count():
        asked = guest.asked()
        click_once(guest, dice, lively=False)
        page.wait_for_function(
            """asked => document.querySelector('[data-pass-on]') ||
                 ![undefined, asked].includes(document.querySelector('.choice')?.dataset.ask)""",
            arg=asked,
        )
        if cover(guest).count():
            break
    expect(page.locator("#passon")).to_contain_text("Humans")


@pytest.mark.slow
def test_a_page_that_is_loaded_anew_is_nobody_else_s(visit: Visit) -> None:
    """The first seat's cards lay open to whoever pulled the page down while it was covered."""
    marta = visit()
    cards, page = duel(marta), marta.page
    back_to_the_humans(marta)
    for again in (page.reload, page.go_back):
        if again == page.go_back:
            marta.go("/")
            page.locator(".passon").wait_for(state="detached")
        again()
        expect(cover(marta)).to_be_visible()
        assert not [card for card in cards if card in seen(marta)]
    # Nor does another page of the same browser know who looks at it.
    other = marta.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-pass-on]")).to_be_visible()
    other.close()
    cover(marta).click()
    marta.settled()
    page.reload()  # who has the screen keeps it
    marta.settled()
    assert [card for card in cards if card in seen(marta)]


@pytest.mark.slow
def test_a_key_for_what_was_before_does_not_take_the_screen(visit: Visit) -> None:
    """Who skips by Enter what is shown would see the other side's cards."""
    marta = visit()
    duel(marta)
    page = marta.page
    page.evaluate("document.querySelector('dialog.passon').close()")  # as a browser may: it is back
    page.wait_for_selector("dialog.passon[open]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(cover(marta)).to_be_visible()
    page.wait_for_timeout(700)
    page.keyboard.press("Enter")
    marta.settled()


@pytest.mark.slow
def test_what_explains_one_seat_s_things_is_shut_for_the_next(visit: Visit) -> None:
    """The help of who played lay over the curtain, with the cards of their hand."""
    marta = visit()
    winter.sit(marta, winter.COLONY)
    page = marta.page
    page.locator("[data-explains]:not([data-explains=''])").wait_for(state="attached")
    page.keyboard.press("h")
    page.locator("[data-action=end]").click()
    page.locator("[data-sure]").evaluate("one => setTimeout(() => one.click(), 800)")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(cover(marta)).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).first.dispatch_event("click")
    page.get_by_role("button", name="Look back").dispatch_event("click")
    page.wait_for_timeout(600)
    expect(cover(marta)).to_be_visible()


def test_a_seat_at_this_screen_that_a_bot_plays_is_not_told_that_it_is_next(visit: Visit) -> None:
    marta = visit()
    table = winter.sit(marta, winter.COLONY)
    marta.settled()
    # One that thinks: a quick one may have ended its turn before anybody looks.
    marta.call("POST", f"tables/{table}/seats/0", {"wish": "bot", "bot": "mcts:seconds=1.5"})
    expect(marta.page.locator(".banner")).to_contain_text("plays for you")
    expect(marta.page.locator(".choice")).to_contain_text("decides.")
