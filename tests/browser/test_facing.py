"""Zombie Terror asks which way a zombie shall face: at its field, and with arrows around it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import press


def placing(guest: Guest) -> None:
    """The humans are placed by a bot; the first zombie is put down, and has no facing yet."""
    guest.open("zombie-terror", {"scenario": "base"}, ("random", "me"))
    guest.settled()
    field(guest).focus()
    if guest.fingers:  # small fields come closer first
        press(guest, "Enter")
    guest.then(lambda: press(guest, "Enter"))


def field(guest: Guest) -> Locator:
    return guest.page.locator("[data-field=C5]")


def arrow(guest: Guest, facing: str) -> Locator:
    return guest.page.locator(f"[data-facing={facing}]")


def test_the_field_is_marked_and_an_arrow_answers(visit: Visit) -> None:
    marta = visit()
    placing(marta)
    expect(marta.question).to_contain_text("Which way shall the zombie on (C5) face?")
    expect(field(marta)).to_have_attribute("aria-label", "C5, the question is about it")
    expect(marta.page.locator("rect.about")).to_be_visible()
    expect(marta.page.locator("[data-facing]")).to_have_count(4)
    expect(arrow(marta, "S")).to_have_attribute("aria-label", "South (down)")
    arrow(marta, "E").hover()
    expect(marta.page.locator("rect.seen")).to_have_count(2)  # then comes a bus
    marta.then(lambda: arrow(marta, "E").click())
    assert marta.answers[-1] == "face:E"
    expect(field(marta)).to_have_attribute("aria-label", "C5, zombie, looks east")
    expect(marta.page.locator("[data-facing], rect.about")).to_have_count(0)


def test_the_same_by_key_and_in_polish(visit: Visit) -> None:
    marta = visit(locale="pl-PL")
    placing(marta)
    expect(marta.question).to_contain_text("W którą stronę ma być zwrócone zombie na (C5)?")
    expect(field(marta)).to_have_attribute("aria-label", "C5, tego dotyczy pytanie")
    arrow(marta, "W").focus()
    marta.then(lambda: press(marta, "Enter"))
    assert marta.answers[-1] == "face:W"


def test_the_same_by_finger(visit: Visit) -> None:
    marta = visit(**PHONE)
    placing(marta)
    box = arrow(marta, "N").locator(".hit").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24, "the board came closer"
    marta.then(lambda: arrow(marta, "N").locator(".hit").tap())
    assert marta.answers[-1] == "face:N"
