"""Zombie Terror between two browsers: both see the same car park, and the engine agrees."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from playwright.sync_api import expect

from horda.core.decisions import Answer
from horda.core.session import Session
from horda.games import registry
from tests.browser.guest import Guest, Visit, sit_together
from tests.browser.hands import click_once

ANSWERS = 20
"""Of both sides together: everybody is placed, or has moved where they begin on the board."""


@pytest.mark.parametrize("scenario", ["base", "barricades"])
def test_both_sides_play(visit: Visit, scenario: str) -> None:
    sides = [visit("Ala"), visit("Olek")]
    table = sit_together(sides, "zombie-terror", {"scenario": scenario})
    engine = registry.engine("zombie-terror")
    game = Session.begin(engine, engine.config({"scenario": scenario}), 7)
    dice = random.Random(3)
    marks: list[str | None] = [None, None]
    for _ in range(ANSWERS):
        seat = game.state.open[0].seat
        assert sides[seat].settled(marks[seat])
        marks[seat] = sides[seat].asked()
        game.answer(Answer(game.state.number(seat), seat, answered(sides[seat], dice)))
    assert all(guest.answers for guest in sides)
    asked = game.state.open[0].seat
    sides[asked].settled(marks[asked])
    for seat, guest in enumerate(sides):
        found = guest.call("GET", f"tables/{table}/at/{ANSWERS}")["boards"][str(seat)]
        assert found == json.loads(msgspec.json.encode(engine.view(game.state, seat).board))
    sides[1 - asked].page.wait_for_function(SAME_FIELDS, arg=fields(sides[asked]))
    for guest in sides:
        reached = guest.page.locator(".track .past, .track .now")
        expect(reached).to_have_count(game.state.terror)


def answered(guest: Guest, dice: random.Random) -> str:
    """Lets a side answer; returns the option it chose."""
    before = guest.asked()
    click_once(guest, dice, lively=True)
    guest.page.wait_for_function(
        "before => document.querySelector('.choice')?.dataset.ask !== before", arg=before
    )
    return guest.answers[-1]


FIELDS = "[...document.querySelectorAll('[data-field]')].map(f => f.ariaLabel.split(', can be')[0])"
SAME_FIELDS = f"wanted => {FIELDS}.join() === wanted.join()"


def fields(guest: Guest) -> list[str]:
    """What every field tells a screen reader; not what can be done there."""
    found: list[str] = guest.page.evaluate(FIELDS)
    return found


def test_one_screen_is_passed_on_before_the_other_hand_is_shown(visit: Visit) -> None:
    marta = visit("Marta")
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "me"))
    marta.settled()
    page = marta.page
    humans = hand(marta)
    page.locator(".humans button", has_text="Nurse").click()
    marta.then(lambda: page.locator(".choice button", has_text="walk").first.click())
    page.locator(".acts").get_by_role("button", name="End the human turn").click()
    page.locator("[data-sure]").click()
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text("Pass the screen to: Zombies")
    assert not hand(marta), "the zombies have not taken the screen yet, and the humans gave it away"
    expect(page.locator(".choice [data-option]")).to_have_count(0)
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    page.wait_for_selector("[data-card]")
    zombies = hand(marta)
    assert len(humans) == len(zombies) == 4
    assert not humans & zombies
    expect(page.locator("aside.left")).to_contain_text("Humans: 4 cards")


def hand(guest: Guest) -> set[str]:
    """The cards that lie open on the screen."""
    cards = guest.page.locator("[data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    return set(cards)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_a_card_does_is_never_cut_off(visit: Visit, lang: str) -> None:
    marta = visit("Marta", locale=lang, viewport={"width": 1366, "height": 768})
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "me"))
    marta.settled()
    words = marta.page.locator("[data-card] span")
    assert words.count() == 4
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
    assert words.evaluate_all(cut) == 0
    for card in marta.page.locator("[data-card]").all():
        card.scroll_into_view_if_needed()
        assert card.locator("span").inner_text() == card.get_attribute("title")
    marta.page.set_viewport_size({"width": 1366, "height": 640})
    card = marta.page.locator("[data-card]").first
    expect(card.locator("span")).to_be_hidden()
    card.click()
    told = marta.page.get_by_role("dialog")
    expect(told).to_contain_text(card.get_attribute("title") or "")
    assert marta.answers == []


def test_a_card_that_is_read_is_shut_when_the_own_question_comes(visit: Visit) -> None:
    """ "Play it" came up where "Close" was, and the other side sees a card at once."""
    ala, olek = visit("Ala"), visit("Olek")
    sit_together([ala, olek], "zombie-terror", {"scenario": "barricades"})
    ala.settled()
    read = olek.page.locator(".read")
    olek.page.locator("[data-card]").first.click()
    expect(read).to_be_visible()
    ala.page.locator(".humans button", has_text="Nurse").click()
    ala.then(lambda: ala.page.locator(".choice button", has_text="walk").first.click())
    expect(olek.page.locator(".log")).to_contain_text("Nurse")
    expect(read).to_be_visible()  # whatever the other side does
    ala.page.locator(".acts").get_by_role("button", name="End the human turn").click()
    ala.page.locator("[data-sure]").click()
    olek.settled()
    expect(read).to_have_count(0)
    assert olek.answers == []


def test_zombies_that_could_still_move_are_not_left_by_one_press(visit: Visit) -> None:
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("random", "me"))
    marta.settled()
    page, end = marta.page, marta.page.locator("[data-option='end-activations']:visible")
    while not end.count():  # a zombie that sees a human moves first
        marta.then(marta.options.first.click)
    expect(page.locator("[data-left]")).to_contain_text("left")
    before = len(marta.answers)
    card, read = page.locator("[data-card]").first, page.locator(".read")
    card.click()
    expect(read).to_be_visible()
    page.keyboard.press("Escape")
    expect(read).to_have_count(0)
    card.click()
    expect(read).to_be_visible()
    end.first.click()
    expect(page.locator("[data-sure]")).to_be_visible()
    expect(read).to_have_count(0)  # it lay over the button
    card.click()
    expect(page.locator("[data-sure]")).to_have_count(0)
    page.locator(".read .btn:not(.prime)").click()
    end.first.click()
    assert len(marta.answers) == before
    marta.then(page.locator("[data-sure]").click)
    assert marta.answers[-1] == "end-activations"


ONE_BELOW_THE_OTHER = """all => {
  const at = all.map(one => one.getBoundingClientRect());
  const apart = at.every((one, n) => !n || one.top >= at[n - 1].bottom - 1);
  return apart && all.every(one => one.scrollHeight <= one.clientHeight + 1);
}"""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_zombies_that_may_move_are_listed_one_below_the_other(visit: Visit, lang: str) -> None:
    """The line with the moves left was taken for the table's left column: words lay on words."""
    marta = visit("Marta", locale=lang, viewport={"width": 1366, "height": 768})
    marta.open("zombie-terror", {"scenario": "barricades"}, ("random", "me"))
    marta.settled()
    while not marta.page.locator("[data-option='end-activations']:visible").count():
        marta.then(marta.options.first.click)
    listed = marta.page.locator(".choice > .btn")
    assert listed.count() > 2
    assert listed.evaluate_all(ONE_BELOW_THE_OTHER)


def test_a_card_is_read_before_it_is_played(visit: Visit) -> None:
    """The other side sees it at once, so a press by mistake could not be taken back."""
    marta = visit("Marta", viewport={"width": 1366, "height": 768})
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "random"))
    marta.settled()
    marta.page.locator("[data-card].now").first.click()
    told = marta.page.get_by_role("dialog")
    expect(told).to_be_visible()
    assert marta.answers == []
    marta.then(told.locator(".prime").click)
    assert marta.answers[-1].startswith("play")
    marta.page.locator("[data-card]:not(.now)").first.click()
    expect(told.locator("[data-later]")).to_be_visible()
