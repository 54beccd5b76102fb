"""The last turn is not ended with Actions left unless asked twice; keys skip no Zombies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import ALONE, DOWNTOWN, sit_down

DOUG: dict[str, Any] = ALONE["survivors"]["doug"]
TIRED = {**ALONE, "survivors": {"doug": {**DOUG, "actions": 0}}}
END = "[data-action=end]"
MOMENT = 800  # milliseconds in which Enter may still be meant for the choice


def by_mouse(guest: Guest) -> None:
    guest.page.locator(END).click()


def by_key(guest: Guest) -> None:
    guest.page.wait_for_timeout(400)  # a key pressed twice in a row is pressed once
    guest.page.keyboard.press("E")


def by_finger(guest: Guest) -> None:
    guest.page.locator(END).tap()


WAYS: list[tuple[Callable[[Guest], None], dict[str, Any]]] = [
    (by_mouse, {}),
    (by_key, {}),
    (by_finger, PHONE),
]


@pytest.mark.parametrize(("press", "how"), WAYS)
def test_the_second_press_ends_the_turn(
    visit: Visit, press: Callable[[Guest], None], how: dict[str, Any]
) -> None:
    marta = visit(**how)
    sit_down(marta, ALONE)
    press(marta)
    expect(marta.page.locator(END)).to_contain_text("2 Actions left: end anyway?")
    expect(marta.page.locator(".choice")).to_contain_text("the Zombies come next")
    assert marta.answers == []
    marta.then(lambda: press(marta))
    assert marta.answers == ["end-turn"]


def test_the_question_is_asked_in_polish(visit: Visit) -> None:
    marta = visit(locale="pl-PL")
    sit_down(marta, ALONE)
    by_key(marta)
    expect(marta.page.locator(END)).to_contain_text("Zostały 2 Akcje: zakończyć mimo to?")


def test_whatever_else_is_chosen_the_end_is_asked_for_anew(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, ALONE)
    armed = marta.page.locator(f"{END}.armed")
    by_key(marta)
    expect(armed).to_be_visible()
    marta.page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    by_key(marta)
    expect(armed).to_be_visible()
    marta.page.keyboard.press("M")  # another button
    expect(armed).to_have_count(0)
    by_key(marta)
    expect(armed).to_be_visible()
    marta.then(lambda: marta.page.locator(".zone.target").first.click())  # a place on the board
    assert [key.split(":")[0] for key in marta.answers] == ["walk"]
    expect(armed).to_have_count(0)
    by_key(marta)
    expect(marta.page.locator(END)).to_contain_text("1 Action left: end anyway?")


def test_a_key_held_down_or_a_double_click_confirms_nothing(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, ALONE)
    end = marta.page.locator(END)
    for _ in range(3):
        marta.page.keyboard.down("E")
    marta.page.keyboard.up("E")
    expect(end).to_contain_text("end anyway?")
    marta.page.keyboard.press("Escape")
    end.dblclick()
    expect(end).to_contain_text("end anyway?")
    end.focus()
    marta.page.keyboard.press("Escape")
    for _ in range(3):
        marta.page.keyboard.down("Enter")
    marta.page.keyboard.up("Enter")
    expect(end).to_contain_text("end anyway?")
    assert marta.answers == []


@pytest.mark.parametrize("position", [TIRED, DOWNTOWN], ids=["no Action left", "others still act"])
def test_otherwise_nothing_is_asked(visit: Visit, position: dict[str, Any]) -> None:
    marta = visit()
    sit_down(marta, position)
    marta.then(lambda: by_key(marta))
    assert marta.answers == ["end-turn"]


def test_enter_after_the_end_does_not_skip_the_zombies(visit: Visit) -> None:
    marta = visit(reduced_motion="no-preference", settings={"speed": 1})
    marta.page.clock.install()
    sit_down(marta, ALONE)
    marta.page.clock.pause_at(marta.page.evaluate("Date.now() / 1000") + 1)
    told = marta.page.locator(".told")
    by_key(marta)
    marta.page.keyboard.press("Enter")  # it confirms
    expect(told).to_be_visible()
    assert marta.answers == ["end-turn"]
    marta.page.keyboard.press("Enter")
    marta.page.clock.run_for(MOMENT // 2)
    marta.page.keyboard.press("Enter")
    expect(told).to_be_visible()
    marta.page.clock.run_for(MOMENT)
    marta.page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    assert marta.asked() is not None
