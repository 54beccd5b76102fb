"""What stopped or misled somebody who had never seen the table."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fort import LABORATORY, enter_the_fort
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import slowly, step_to
from tests.browser.positions import ALONE, sit_down
from tests.browser.station import STATION, board_the_station

LOW: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "pl-PL"}
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
HIT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
STATIONED = {"scenario": "M00", "players": 1}


def box(one: Locator) -> tuple[float, float]:
    """Where something begins and ends, from above."""
    found = one.bounding_box()
    assert found
    return found["y"], found["y"] + found["height"]


def test_a_card_lies_on_none_of_the_answers_about_it(visit: Visit) -> None:
    guest = visit(**LOW)
    guest.open("invader", STATIONED)
    guest.settled()
    answers = guest.page.locator(".choice [data-option]")
    expect(answers).to_have_count(6)
    assert [one.evaluate(HIT) for one in answers.all()] == [True] * 6


@pytest.mark.parametrize(
    ("locale", "shut", "both"),
    [("en", "Close door", "Door"), ("pl", "Zamknij drzwi", "Drzwi")],
)
def test_the_button_says_whether_a_door_is_opened_or_closed(
    visit: Visit, locale: str, shut: str, both: str
) -> None:
    guest = visit(viewport=LOW["viewport"], locale=locale)
    people = {"jared": STATION["survivors"]["jared"]}
    alone = {"survivors": people, "order": ["jared"], "turn": "jared", "zombies": {}}
    board_the_station(guest, **alone, shut=["door15", "door23", "door31"])
    button = guest.page.locator("[data-action=door]")
    expect(button.locator(".al")).to_have_text(both)  # a list says which
    board_the_station(guest, **at("O7", alone), shut=[])
    expect(button.locator(".al")).to_have_text(shut)
    assert fits(button.locator(".al"))


def at(zone: str, alone: dict[str, Any]) -> dict[str, Any]:
    return {**alone, "survivors": {"jared": {**alone["survivors"]["jared"], "zone": zone}}}


def fits(words: Locator) -> bool:
    """Whether words are as wide as the button that says them, at most."""
    return bool(
        words.evaluate(
            """words => words.getBoundingClientRect().right
                      <= words.parentElement.getBoundingClientRect().right"""
        )
    )


def test_a_reason_goes_with_what_it_was_about(visit: Visit) -> None:
    """It lay over the gold button of the zone that was touched next."""
    guest = visit(**PHONE)
    board_the_station(guest)
    reason = guest.page.locator("#why")
    grey(guest)
    expect(reason).to_be_visible()
    guest.page.locator(".squad").dispatch_event("pointerdown")
    expect(reason).to_have_count(0)
    guest.then(guest.page.locator("[data-action=end]").tap)
    guest.then(guest.options.first.tap)
    grey(guest)
    expect(reason).to_be_visible()
    guest.then(lambda: guest.page.locator(".ub .u").first.evaluate("one => one.click()"))
    guest.then(lambda: guest.page.locator(".ub .u").first.evaluate("one => one.click()"))
    expect(reason).to_have_count(0)


def grey(guest: Guest) -> None:
    """Asks why nothing can be struck."""
    guest.page.locator("[data-action=melee]").evaluate("one => one.click()")


BREAK: dict[str, Any] = {
    "survivors": {"michelle": {**LABORATORY["survivors"]["michelle"], "backpack": ["flashlight"]}},
    "order": ["michelle"],
    "companions": [],
    "down": [],
    "beams": [{"who": "michelle", "side": "E", "to": "E6"}],
    "next": {"dice": [6, 6, 1, 1]},
}


def test_who_passes_is_told_that_the_weapon_breaks(visit: Visit) -> None:
    guest = visit()
    enter_the_fort(guest, **BREAK)
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=E6]").click()
    guest.then(guest.page.locator("[data-option*=mossberg]").first.click)
    guest.then(guest.page.locator("[data-option^=all-out]").click)
    expect(guest.question).to_contain_text("Change anything about this roll?")
    expect(guest.page.locator("[data-option=pass]")).to_contain_text("Let the weapon break")


def test_what_happens_is_not_told_below_its_buttons(visit: Visit) -> None:
    guest = visit(**PHONE)
    slowly(guest)
    survivors = STATION["survivors"]
    people = {"magnus": survivors["magnus"]}
    board_the_station(guest, survivors=people, order=["magnus"], objectives=["E9 red"])
    guest.page.locator("[data-action=end]").tap()
    guest.page.locator("[data-option=end-turn]").tap()
    step_to(guest, ".told p:nth-child(4)")
    told, pace = (guest.page.locator(f".choice {one}") for one in (".told", ".go"))
    assert box(told)[1] <= box(pace)[0]


def test_on_its_side_a_phone_shows_what_somebody_holds(visit: Visit) -> None:
    guest = visit(**SIDEWAYS)
    sit_down(guest, ALONE)
    gun = guest.page.locator(".hands.first [data-gloss='card:shotgun']")
    expect(gun).to_be_visible()
    hint = guest.page.locator(".choice .hint")
    assert box(hint)[1] <= box(gun)[0]
    assert box(gun)[1] <= box(guest.page.locator(".acts"))[0]


def test_words_of_a_weapon_stay_on_its_card(visit: Visit) -> None:
    guest = visit()
    enter_the_fort(guest)
    words = guest.page.locator(".hands .stats > span > i:visible")
    expect(words.first).to_be_visible()
    assert all(fits(word) for word in words.all())
