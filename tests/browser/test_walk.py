"""Walking by one press: the way, its price and its danger first, then step by step."""

import re

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import DOWNTOWN, sit_down
from tests.browser.test_hover import point, zone

RUNNER = {**DOWNTOWN["survivors"]["doug"], "actions": 4}
STREETS = {**DOWNTOWN, "survivors": {**DOWNTOWN["survivors"], "doug": RUNNER}}

# Some Zones away stands a friend, and nobody else in sight: there is nobody to shoot at but him.
FRIEND = {**DOWNTOWN["survivors"]["ned"], "zone": "I3"}
RIFLE = {**RUNNER, "hands": ["sniper_rifle", "machete"]}
AFAR = {
    **STREETS,
    "survivors": {**DOWNTOWN["survivors"], "doug": RIFLE, "ned": FRIEND},
    "zombies": {"A6": {"walker": 1}},
}


def stands(guest: Guest, name: str, who: str = "Doug") -> None:
    """The token of somebody stands in a zone, and the page says so to everybody."""
    expect(zone(guest, name)).to_have_attribute("aria-label", re.compile(rf"\b{who}\b"))


def test_one_click_goes_several_steps(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, STREETS)
    words = point(guest, "E6")
    assert words.get_attribute("data-cost") == "2"
    expect(guest.page.locator("[data-way]")).to_have_attribute("data-way", "2")
    zone(guest, "E6").click(force=True)
    stands(guest, "E6")
    assert guest.answers == ["walk:E5", "walk:E6"]
    guest.settled()
    guest.page.keyboard.press("u")  # every step was an answer of its own
    stands(guest, "E5")


def test_a_shot_that_helps_nobody_is_not_meant_by_a_click(visit: Visit) -> None:
    guest = visit()
    with guest.page.expect_response(lambda answer: "/odds" in answer.url):
        sit_down(guest, AFAR)
    assert point(guest, "I3").get_attribute("data-cost") == "3"
    zone(guest, "I3").click(force=True)
    stands(guest, "I3")
    assert guest.answers == ["walk:F3", "walk:H3", "walk:I3"]


def test_zombies_that_wait_are_told_before(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, STREETS)
    assert point(guest, "F3").locator("[data-attacks]").get_attribute("data-attacks") == "5"
    expect(guest.page.locator("[data-peril]")).to_contain_text("5 Zombies")


def test_keys_walk_too(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, STREETS)
    zone(guest, "E3").focus()
    for _ in range(2):
        guest.page.keyboard.press("ArrowDown")
    expect(guest.page.locator("[data-way]")).to_have_attribute("data-way", "2")
    guest.page.keyboard.press("Enter")
    stands(guest, "E6")
    assert guest.answers == ["walk:E5", "walk:E6"]


def test_all_in_reach_say_their_price(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, STREETS)
    guest.page.locator("[data-action=move]").click()
    expect(guest.page.locator('[data-zone="E6"].target')).to_have_count(1)
    zone(guest, "E6").click(force=True)
    stands(guest, "E6")


def test_a_finger_sees_the_way_first_and_a_button_goes(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, STREETS)
    zone(guest, "E6").tap(force=True)
    go = guest.page.locator("[data-walk]")
    expect(go).to_have_attribute("data-walk", "2")
    expect(go).to_contain_text("2 Actions")
    assert guest.answers == []
    zone(guest, "E5").tap(force=True)  # another tap changes the target
    expect(go).to_have_attribute("data-walk", "1")
    assert guest.answers == []
    zone(guest, "E6").tap(force=True)
    expect(go).to_have_attribute("data-walk", "2")
    go.tap()
    stands(guest, "E6")
    assert guest.answers == ["walk:E5", "walk:E6"]


def placed(guest: Guest) -> None:
    """A duel against oneself after the quick set-up of the humans."""
    guest.open("zombie-terror", {"scenario": "barricades"}, ("me", "random"))
    guest.settled()


def test_the_duel_shows_what_every_field_costs(visit: Visit) -> None:
    guest = visit()
    placed(guest)
    page = guest.page
    expect(page.locator("[data-reach]").first).to_be_attached()
    far = page.locator("[data-reach][data-cost='3']").first
    name = far.get_attribute("data-reach")
    field = page.locator(f'[data-field="{name}"]')
    field.hover(force=True)
    expect(page.locator("[data-way]")).to_have_attribute("data-way", "3")
    expect(page.locator(f'[data-way-to="{name}"]')).to_contain_text("3 of 3 AP")
    field.click(force=True)
    page.wait_for_function("name => !document.querySelector(`[data-reach='${name}']`)", arg=name)
    guest.settled()
    assert len(guest.answers) == 3
    # Who has no points left makes room for somebody who has.
    assert page.locator(".humans [aria-pressed=true]").count() == 1
    expect(page.locator("[data-reach]").first).to_be_attached()


def test_the_duel_is_set_up_by_one_press(visit: Visit) -> None:
    guest = visit()
    guest.open("zombie-terror", {"scenario": "base"}, ("me", "random"))
    guest.settled()
    guest.page.locator("[data-place]").click()
    expect(guest.page.locator("[data-reach]").first).to_be_attached()
    assert sum(key.startswith("place:") for key in guest.answers) == 6
    expect(guest.page.locator("[data-noise]")).to_have_attribute("data-noise", "2")
