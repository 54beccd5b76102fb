"""One wish, one answer: double clicks, keys held down, and what strangers call themselves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from horda.games import registry
from tests.browser.fort import enter_the_fort
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import ALONE, sit_down
from tests.browser.test_hover import zone
from tests.browser.test_walk import stands
from tests.browser.winter import COLONY, CROSSROADS, sit, take, until

TEMPLATE = registry.engine("zombicide-2e").game.template()
LONGEST = "W" * 60
NOISE = "[data-action=noise]"
TAPPED_ON = """async button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const tap = () => document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(
    new PointerEvent('click', { ...at, bubbles: true, detail: 1, pointerType: 'touch' }));
  tap();
  while (!document.querySelector('[data-option]')) await new Promise(requestAnimationFrame);
  tap();
}"""
"""Taps a place twice, and the second time as soon as a list has come."""


def quiet(guest: Guest) -> list[str]:
    """Waits long enough for a second answer, and returns all."""
    guest.page.wait_for_timeout(500)
    return guest.answers


@pytest.mark.slow
def test_a_double_click_makes_one_noise(visit: Visit) -> None:
    """The button stays where it is, and the next question comes before the second half."""
    marta = visit()
    sit_down(marta, ALONE)
    marta.page.locator(NOISE).dblclick(delay=60)
    assert quiet(marta) == ["make-noise"]
    marta.then(marta.page.locator(NOISE).click)  # a click of its own is another wish
    assert marta.answers == ["make-noise"] * 2


@pytest.mark.slow
def test_a_key_held_down_makes_one_noise(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, ALONE)
    marta.page.locator(NOISE).focus()
    for _ in range(6):  # from the second on the browser calls it repeated
        marta.page.keyboard.down("Enter")
        marta.page.wait_for_timeout(60)
    marta.page.keyboard.up("Enter")
    assert quiet(marta) == ["make-noise"]


@pytest.mark.slow
@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_held_down_on_a_zone_only_goes_there(visit: Visit, key: str) -> None:
    """It listed the crate there, and then opened it."""
    marta = visit()
    sit_down(marta, {**ALONE, "survivors": {"doug": {"zone": "E3", "actions": 4}}, "zombies": {}})
    zone(marta, "E5").focus()
    marta.page.keyboard.down(key)
    stands(marta, "E5")
    for _ in range(30):  # as long as what is shown of the walk takes, and then some
        marta.page.keyboard.down(key)
        marta.page.wait_for_timeout(40)
    marta.page.keyboard.up(key)
    assert quiet(marta) == ["walk:E5"]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["click", "tap"])
def test_who_comes_back_to_now_twice_answers_nothing(visit: Visit, how: str) -> None:
    """The question is where the way back was: the second half of a double click took an answer."""
    marta = visit(**PHONE)
    marta.open("zombie-terror", {"scenario": "base"}, ("greedy", "me"))
    marta.settled()
    marta.page.locator("[data-field].target").first.tap()
    marta.then(marta.options.first.tap)
    before = len(marta.answers)
    marta.page.keyboard.press("[")
    back = marta.page.locator(".choice").get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    quiet(marta)  # the strip of the past comes below
    twice(marta, back, how)
    expect(marta.question).to_be_visible()
    assert len(quiet(marta)) == before


def twice(guest: Guest, what: Locator, how: str) -> None:
    """Presses the place of something, and what is there then at once again."""
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "click":
        guest.page.mouse.dblclick(x, y, delay=60)
        return
    for _ in range(2):
        guest.page.touchscreen.tap(x, y)
        guest.page.wait_for_timeout(60)


@pytest.mark.slow
def test_a_small_field_tapped_twice_answers_for_no_other(visit: Visit) -> None:
    """The board came closer, and the second half put a zombie where nobody had pointed."""
    marta = visit(**PHONE)
    marta.open("zombie-terror", {"scenario": "base"}, ("greedy", "me"))
    marta.settled()
    twice(marta, marta.page.locator("[data-field=A1]"), "tap")
    assert quiet(marta) == []
    marta.then(marta.options.first.tap)  # what was touched waits to be confirmed
    assert marta.answers == ["add:0,0"]


@pytest.mark.slow
def test_an_action_tapped_twice_fires_at_nobody_of_its_list(visit: Visit) -> None:
    """On a phone the list comes where the button was, and the second half took from it."""
    marta = visit(**PHONE)
    enter_the_fort(marta)
    shoot = marta.page.locator("[data-action=shoot]")
    best = marta.page.locator(".prime[data-option]")
    shoot.tap()
    expect(best).to_be_visible()  # the odds have come: from now on one tap chooses it
    marta.page.keyboard.press("Escape")
    quiet(marta)
    shoot.evaluate(TAPPED_ON)
    assert quiet(marta) == []
    best.tap()  # now it was read
    assert [one.split(":")[0] for one in quiet(marta)] == ["shoot"]


@pytest.mark.slow
def test_a_double_click_on_a_zombie_does_not_choose_its_way(visit: Visit) -> None:
    """Who is to act is asked first, and where the list was stand the ways it may go."""
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "me"))
    marta.settled()
    marta.then(marta.options.first.click)
    marta.page.keyboard.press("Shift+E")
    marta.page.locator("[data-pass-on]").click()
    marta.page.wait_for_selector("[data-option^=activate]")
    before = len(marta.answers)
    marta.page.locator("[data-option^=activate]").first.dblclick(delay=60)
    (only,) = quiet(marta)[before:]
    assert only.startswith("activate:")


@pytest.mark.slow
def test_a_key_pressed_twice_in_a_row_wastes_no_action(visit: Visit) -> None:
    """The whole Zombies' Phase followed, and the Actions were gone."""
    marta = visit()
    sit_down(marta, ALONE)
    page = marta.page
    page.keyboard.press("e")
    page.wait_for_timeout(90)
    page.keyboard.press("e")
    assert quiet(marta) == []
    expect(page.locator("[data-action=end]")).to_contain_text("end anyway")
    marta.then(lambda: page.keyboard.press("e"))  # now it was read
    assert marta.answers == ["end-turn"]


@pytest.mark.slow
def test_who_clicks_moments_away_goes_nowhere(visit: Visit) -> None:
    """The click after the last card led Doug to three Walkers."""
    marta = visit(settings={"speed": 1})
    sit_down(marta, ALONE)
    page = marta.page
    box = page.locator("[data-zone=E3]").first.bounding_box()
    assert box is not None
    end = page.locator("[data-action=end]")
    end.click()
    page.wait_for_timeout(500)
    end.click()
    page.wait_for_selector("[data-moment]")
    beside = (box["x"] + box["width"] * 1.6, box["y"] + box["height"] / 2)
    for _ in range(150):
        page.mouse.click(*beside)
        page.wait_for_timeout(100)
        if marta.question.count():
            break
    for _ in range(4):
        page.mouse.click(*beside)
        page.wait_for_timeout(100)
    assert quiet(marta) == ["end-turn"]
    marta.then(lambda: page.mouse.click(*beside))  # later it is meant
    assert marta.answers == ["end-turn", "walk:F3"]


@pytest.mark.slow
def test_a_finger_that_taps_on_wastes_no_action(visit: Visit) -> None:
    """Browsers count three taps and begin anew: the fourth was taken for another wish."""
    marta = visit(**PHONE)
    sit_down(marta, ALONE)
    box = marta.page.locator("[data-action=end]").bounding_box()
    assert box is not None
    for _ in range(6):
        marta.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        marta.page.wait_for_timeout(60)
    assert quiet(marta) == []
    expect(marta.page.locator("[data-action=end]")).to_contain_text("end anyway")


@pytest.mark.slow
def test_a_number_pressed_twice_in_a_row_risks_nobody(visit: Visit) -> None:
    """What cannot be taken back is shown alone first, with what it does."""
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.locator("[data-own=kevin-jackson]").first.click()
    expect(page.locator(".choice [data-option] kbd").first).to_have_text("1")
    page.keyboard.press("1")
    page.wait_for_timeout(90)
    page.keyboard.press("1")
    assert quiet(marta) == []
    expect(page.locator(".choice .bigb")).to_have_attribute("data-option", "search:kevin-jackson:5")
    page.keyboard.press("1")
    until(marta, "search")
    assert marta.answers == ["search:kevin-jackson:5"]


@pytest.mark.slow
@pytest.mark.parametrize("speed", [1, 4])
def test_a_slow_tap_is_no_hold_however_fast_events_play(visit: Visit, speed: int) -> None:
    """At fourfold speed a sixth of a second wiped the glass, and sealed a vote."""
    marta = visit(reduced_motion="no-preference", settings={"speed": speed})
    sit(marta, CROSSROADS)
    cover = marta.page.locator("[data-pass-on]")
    cover.click(delay=220)
    expect(cover).to_be_visible()
    cover.click(delay=900)
    expect(cover).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_title_of_one_long_word_leaves_the_menu_in_sight(
    visit: Visit, how: dict[str, Any]
) -> None:
    """Titles and names are strangers' words: they are cut or broken, and stay words."""
    marta = visit("<b>" + "W" * 29, **how)
    scenario = TEMPLATE.replace('"My Mission"', f'"{LONGEST}"')
    marta.open(config={"scenario": scenario, "players": 1})
    marta.settled()
    menu = marta.page.get_by_role("button", name="Menu", exact=True).first
    box, width = menu.bounding_box(), marta.page.viewport_size
    assert box is not None
    assert width is not None
    assert box["x"] + box["width"] <= width["width"]
    expect(menu).to_be_visible()
    wide = marta.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= width["width"]


@pytest.mark.slow
def test_an_attack_as_it_is_stands_before_what_may_break_the_weapon(visit: Visit) -> None:
    """The first number is what a hasty finger presses."""
    marta = visit()
    enter_the_fort(marta)
    marta.page.locator("[data-action=shoot]").click()
    marta.page.locator("[data-zone=E6]").click()
    marta.then(marta.page.locator("[data-option*=mossberg]:not([data-trap])").first.click)
    listed = [one.get_attribute("data-option") or "" for one in marta.options.all()]
    assert listed[0] == "pass"
    assert listed[1].startswith("all-out")
    marta.then(lambda: marta.page.keyboard.press("1"))
    assert marta.answers[-1] == "pass"


@pytest.mark.slow
def test_a_short_press_of_a_key_seals_no_vote(visit: Visit) -> None:
    """Firefox would click when Space is let go, and a click by other means needs no holding."""
    marta = visit()
    sit(marta, {**COLONY, "turn": "begin player-1", "crossroads": ["radio-signal"]})
    take(marta)
    until(marta, "vote")
    marta.page.evaluate("addEventListener('keyup', key => (window.kept = key.defaultPrevented))")
    marta.page.locator("[data-thumb=up]").focus()
    marta.page.keyboard.press(" ", delay=60)
    assert quiet(marta) == []
    assert marta.page.evaluate("window.kept")
