"""A moment that only tells is ended by any key; one that asks is answered by none."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.browser.positions import ALONE, sit_down
from tests.browser.screens import found, spawn
from tests.browser.winter_screens import exposure

CHOOSING = 900  # milliseconds in which a key may still belong to the choice that began it all
HAMMERED = 500  # and in which one more belongs to what was skipped


@pytest.mark.parametrize("keys", [("a", "x"), ("Escape", "ArrowRight")], ids=" ".join)
def test_any_key_ends_a_zombie_card(visit: Visit, keys: tuple[str, ...]) -> None:
    """Before: only Space and Enter did."""
    marta = visit()
    spawn(marta)
    card = marta.page.locator(".zcard .zh")
    marta.page.wait_for_timeout(CHOOSING)
    for key in keys:
        number = card.inner_text().split()[-1]
        for other in ("Shift", "Control", "Tab"):
            marta.page.keyboard.press(other)
        expect(card).to_contain_text(number)
        marta.page.keyboard.press(key)
        expect(card).not_to_contain_text(number)


def test_who_hammers_a_key_answers_nothing_with_it(visit: Visit) -> None:
    """The key that ends the last card, and those that follow at once, mean nothing else."""
    marta = visit()
    spawn(marta)
    answers = list(marta.answers)
    marta.page.wait_for_timeout(CHOOSING)
    for _ in range(120):
        marta.page.keyboard.press("e")  # pressed twice it would end a turn
        if marta.page.locator(".choice[data-ask]").count():
            break
        marta.page.wait_for_timeout(30)
    marta.page.wait_for_timeout(50)
    marta.page.keyboard.press("e")
    marta.page.keyboard.press("e")
    marta.page.wait_for_timeout(HAMMERED)
    assert marta.answers == answers
    expect(marta.page.locator(".act.on")).to_have_count(0)


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_who_hammers_the_key_that_skips_ends_no_turn(visit: Visit, key: str) -> None:
    """The button that ended the turn still had the focus: it ended the next one, too."""
    marta = visit(settings={"speed": 1})
    sit_down(marta, ALONE)
    end = marta.page.locator("[data-action=end]")
    end.click()
    marta.page.wait_for_timeout(HAMMERED)
    end.click()
    marta.page.wait_for_timeout(CHOOSING)
    expect(end).to_be_focused()
    for _ in range(150):
        marta.page.keyboard.press(key)
        marta.page.wait_for_timeout(100)
        if marta.question.count():
            break
    for _ in range(6):
        marta.page.keyboard.press(key)
        marta.page.wait_for_timeout(100)
    marta.page.wait_for_timeout(HAMMERED)
    assert marta.answers == ["end-turn"]
    expect(marta.page.locator(".act.on")).to_have_count(0)
    marta.page.keyboard.press(key)  # later it is meant
    expect(marta.page.locator(".act.on")).to_have_count(1)


def test_a_key_held_through_all_that_is_shown_presses_nothing_at_its_end(visit: Visit) -> None:
    """A button with the focus is pressed when Space is let go."""
    marta = visit(settings={"speed": 4})
    sit_down(marta, ALONE)
    end = marta.page.locator("[data-action=end]")
    end.click()
    marta.page.wait_for_timeout(HAMMERED)
    end.click()
    for _ in range(300):
        marta.page.keyboard.down("Space")
        marta.page.wait_for_timeout(40)
        if marta.question.count():
            break
    for _ in range(5):
        marta.page.keyboard.down("Space")
        marta.page.wait_for_timeout(40)
    marta.page.keyboard.up("Space")
    marta.page.wait_for_timeout(HAMMERED)
    assert marta.answers == ["end-turn"]
    expect(marta.page.locator(".act.on")).to_have_count(0)


def test_a_moment_that_asks_is_answered_by_no_stray_key(visit: Visit) -> None:
    marta = visit()
    found(marta)
    answers = list(marta.answers)
    for key in ("a", "Escape", "ArrowRight", "Backspace", " "):
        marta.page.keyboard.press(key)
    marta.page.wait_for_timeout(300)
    assert marta.answers == answers
    expect(marta.page.locator("[data-moment] [data-option]").first).to_be_visible()


def test_any_key_goes_on_from_an_exposure(visit: Visit) -> None:
    """The colony's moments, too; B is held to look at the table, and does not end one."""
    marta = visit()
    exposure(marta)
    moment = marta.page.locator("[data-moment~='expo']")
    expect(moment).to_be_visible()
    marta.page.wait_for_timeout(CHOOSING)
    marta.page.keyboard.press("b")
    expect(moment).to_be_visible()
    marta.page.keyboard.press("a")
    expect(moment).to_have_count(0)
