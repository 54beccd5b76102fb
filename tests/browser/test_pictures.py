"""What the pictures of all screens showed once: words cut, touching, or under another thing."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.screens import show

SMALL: dict[str, Any] = {**PHONE, "locale": "pl", "viewport": {"width": 360, "height": 640}}
PHONES = pytest.mark.parametrize("how", [{**PHONE, "locale": "pl"}, SMALL], ids=["390", "360"])
LAPTOP: dict[str, Any] = {"locale": "pl", "viewport": {"width": 1366, "height": 768}}
Box = dict[str, float]
BOXES = """(all) => all.map(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return { left, right, top, bottom };
})"""
WIDER = "(all) => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
BEHIND = """() => {
  document.querySelector('.snow').style.pointerEvents = 'auto';
  return ['.phm .tile', '.thumb .act'].map(one => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).className;
  });
}"""


def boxes(guest: Guest, selector: str) -> list[Box]:
    """Returns where things stand on the page; fails where there are none."""
    guest.page.wait_for_selector(selector, state="attached")
    found: list[Box] = guest.page.locator(selector).evaluate_all(BOXES)
    return found


def overlap(one: Box, other: Box, slack: float = 1) -> bool:
    """Whether a thing lies on another one, by more than a line."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > slack and down > slack


@PHONES
def test_who_may_fall_is_read_above_the_shot(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "fight")
    [danger], [answers] = boxes(marta, ".choice .ff"), boxes(marta, ".choice .list")
    assert danger["bottom"] <= answers["top"] + 1
    expect(marta.page.locator(".choice .trap small")).to_be_hidden()  # it was said above


@PHONES
def test_what_cannot_be_done_in_a_zone_is_said_in_whole(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "pointed")
    rules, [walk] = boxes(marta, ".hover .no .rule"), boxes(marta, "[data-walk]")
    assert max(one["bottom"] for one in rules) <= walk["top"] + 1
    expect(marta.page.locator("[data-action=shoot]")).to_be_visible()


@PHONES
def test_a_card_of_the_story_is_read_beside_its_choice(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "debate")
    panel = marta.page.locator(".choice")
    assert panel.evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(panel.locator("[data-favour]").last).to_be_in_viewport(ratio=1)


@PHONES
def test_no_pill_lies_on_a_word(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "fight")
    pills, tags = boxes(marta, "button.pill"), boxes(marta, ".hud .tag")
    assert not [one for one in pills for tag in tags if overlap(one, tag)]


def test_a_tag_stands_beside_the_noise_of_its_zone(visit: Visit) -> None:
    marta = visit(**LAPTOP)
    show(marta, "fort-beam")
    noises, tags = boxes(marta, ".hud .pill"), boxes(marta, ".hud .tag")
    assert not [one for one in noises for tag in tags if overlap(one, tag)]


def test_pills_stand_below_the_note_of_a_lesson(visit: Visit) -> None:
    marta = visit(**SMALL)
    show(marta, "lesson-duel")
    [note] = boxes(marta, "[data-lesson-note]")
    assert not [one for one in boxes(marta, "button.pill") if overlap(one, note)]


@PHONES
def test_frost_leaves_the_name_alone(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "colony-curtain")
    corners, [name], [card] = (boxes(marta, one) for one in (".frost", ".fname", ".pcard"))
    assert not [one for one in corners if overlap(one, name, slack=12)]  # it is written aslant
    assert not overlap(name, card, slack=12)


def test_snow_falls_behind_everything(visit: Visit) -> None:
    marta = visit(**SMALL)
    show(marta, "colony")
    assert "snow" not in marta.page.evaluate(BEHIND)


@PHONES
def test_a_code_that_was_asked_for_is_seen(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "invitation")
    expect(marta.page.locator(".qr")).to_be_in_viewport(ratio=0.99)
    expect(marta.page.locator("#invite")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("screen", "words"), [("colony-exile", ".cacts .act span"), ("menu", ".bands .sk")]
)
def test_no_word_is_cut_on_a_laptop(visit: Visit, screen: str, words: str) -> None:
    marta = visit(**LAPTOP)
    show(marta, screen)
    marta.page.wait_for_selector(words)
    assert marta.page.locator(words).evaluate_all(WIDER) == []


def test_the_head_of_the_rules_is_one_row_on_a_laptop(visit: Visit) -> None:
    marta = visit(**LAPTOP)
    show(marta, "rules")
    [head] = boxes(marta, ".book header")
    assert head["bottom"] - head["top"] < 70


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)], ids=["1440", "1366"])
def test_what_can_be_done_with_own_cards_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    marta = visit(viewport={"width": size[0], "height": size[1]})
    show(marta, "station")
    [sheet], buttons = boxes(marta, ".sheet"), boxes(marta, ".sheet .owncards button")
    assert all(one["bottom"] <= sheet["bottom"] for one in buttons)
