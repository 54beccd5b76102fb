"""Who has never seen the colony knows how many to choose, and can read who is about to die."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit
from tests.browser.hands import rest_on, slowly, step_to
from tests.browser.positions import lay_out
from tests.browser.winter import COLONY, GAME, PEOPLE, answer, sit, until
from tests.browser.winter_screens import answers

CONTRAST = """tile => {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true })
  const light = colour => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(one => one / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const style = getComputedStyle(tile)
  const words = light(getComputedStyle(tile.querySelector('.nm')).color)
  const stripes = style.backgroundImage.match(/(?:rgba?|color)\\([^)]*\\)/g).map(light)
  return Math.min(...stripes.map(one =>
    (Math.max(one, words) + 0.05) / (Math.min(one, words) + 0.05)))
}"""

UNCOVERED = """tag => {
  const { x, y, width, height } = tag.getBoundingClientRect()
  return [0.1, 0.3, 0.5, 0.7, 0.9].every(
    share => document.elementFromPoint(x + width * share, y + height / 2) === tag)
}"""
MODULES = {"improvements": True, "bandits": True, "raxxon": True}


def test_the_seal_says_how_many_are_chosen_and_stays_where_it_is(visit: Visit) -> None:
    """One was chosen, the button was grey and said nothing; then it slid away."""
    marta = visit(viewport={"width": 1366, "height": 768})
    marta.open(GAME, {"players": 2}, ("me", "greedy"))
    until(marta, "setup")
    seal = marta.page.locator(".seal")
    many = int((seal.locator("[data-chosen]").inner_text()).split()[-1])
    before = seal.bounding_box()
    for n in range(many):
        expect(seal.locator("[data-chosen]")).to_have_text(f"{n} of {many}")
        marta.page.locator("[data-deal]").nth(n).click()
    expect(seal).to_be_enabled()
    after = seal.bounding_box()
    assert before
    assert after
    assert after["x"] == before["x"]


def test_stripes_of_danger_hide_no_word_in_the_light(visit: Visit) -> None:
    marta = visit(color_scheme="light", **PHONE)
    people = {**PEOPLE, "kevin-jackson": {"seat": "player-1", "at": "gas"}}
    sit(marta, {**COLONY, "survivors": people})
    lost = marta.page.locator(".lost")
    expect(lost).to_have_count(1)
    assert lost.evaluate(CONTRAST) >= 4.5


def test_who_is_about_to_die_is_named_beside_those_who_stand_there(visit: Visit) -> None:
    """The tag lay below the tokens: of the name only its ends were seen."""
    marta = visit(**PHONE)
    at_gas = {"seat": "player-1", "at": "gas"}
    sit(marta, {**COLONY, "survivors": {**PEOPLE, "kevin-jackson": at_gas, "gia-najjar": at_gas}})
    tag = marta.page.locator(".lost .tag")
    expect(tag).to_be_visible()
    tag.scroll_into_view_if_needed()
    assert tag.evaluate(UNCOVERED)


@pytest.mark.parametrize("height", [768, 700])
def test_the_main_objective_can_be_read_beside_modules(visit: Visit, height: int) -> None:
    """Its sheet showed a title and a cross; what is to be done stood nowhere."""
    marta = visit(viewport={"width": 1366, "height": height})
    lay_out(marta, COLONY, "convoy", GAME, players=3, settle=False, **MODULES)
    sheet = marta.page.get_by_role("region", name="Main objective")
    goal = sheet.get_by_text("1 fuel and 1 tool per starting player")
    expect(goal).to_be_hidden()
    sheet.get_by_role("button", name="the whole sheet").click()
    expect(goal).to_be_visible()
    sheet.get_by_role("button", name="only the goal").click()
    expect(goal).to_be_visible()
    sheet.locator("h2").hover()
    expect(marta.page.locator(".gloss")).to_contain_text("1 fuel and 1 tool per starting player")


def test_a_bite_looks_for_nobody_where_nobody_is(visit: Visit) -> None:
    marta = visit()
    slowly(marta, 0.02)
    sit(marta, {**COLONY, "next": {"exposure": [12]}})
    marta.page.locator("[data-own=gia-najjar]").click()
    marta.page.locator("[data-place=police]").click()
    marta.page.locator("[data-option='move:gia-najjar:police']").click()
    step_to(marta, "[data-moment~='expo']")
    expect(marta.page.locator("[data-face=bite]")).to_contain_text("Nobody else is there")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    """Grey said what a search is, and not that all were at home; a mouse pressed it in vain."""
    home = {who: {**card, "at": "colony"} for who, card in PEOPLE.items()}
    position = {**COLONY, "survivors": home, "waste": [], "food": 0}
    why = {"search": "Move somebody", "clean": "pile is empty", "eat": "no food"}
    for how in (PHONE, {}):
        marta = visit(**how)
        sit(marta, position)
        for action, said in why.items():
            marta.page.locator(f"[data-action={action}]").click(force=True)
            expect(marta.page.locator(".gloss")).to_contain_text(said)
            marta.page.keyboard.press("Escape")
            expect(marta.page.locator(".gloss")).to_have_count(0)


def test_a_given_card_says_what_it_is_before_it_is_used(visit: Visit) -> None:
    """Only places were listed: one of them, pressed, sent somebody out with a card unnamed."""
    marta = visit(**PHONE)
    answers(marta)
    cause = marta.page.locator(".choice [data-cause='item/fuel-or-fire']")
    expect(cause).to_contain_text("Fuel or Fire: Play when you move")
    expect(cause).to_be_in_viewport(ratio=1)


def test_a_story_says_what_its_first_question_is_about(visit: Visit) -> None:
    """*Do you want that?*, Yes or No: the sheet said nothing of a card."""
    marta = visit(**PHONE)
    marta.open(GAME, {"scenario": "bandit-raid", "players": 2}, ("me", "greedy"))
    until(marta, "setup")
    marta.then(lambda: answer(marta))
    cause = marta.page.locator(".choice [data-cause='objective/b1/start']")
    expect(cause).to_contain_text("may draw 1 card from the item deck of the hospital")


def test_who_asks_for_a_card_reads_what_becomes_of_it(visit: Visit) -> None:
    """Asked for medicine against the crisis, a card was given and healed somebody at once."""
    for how in (PHONE, {}):
        marta = visit(**how)
        sit(marta, COLONY)
        marta.page.locator("[data-action=more]").click()
        said = marta.page.locator("[data-for-use]")
        expect(said).to_have_count(1)
        expect(said).to_contain_text("used at once")
        expect(said).to_contain_text("does not count for the crisis")


def test_the_numbers_of_a_dealt_survivor_say_what_they_are(visit: Visit) -> None:
    """A finger that rested on *influence* was told nothing and chose the survivor."""
    marta = visit(**PHONE)
    marta.open(GAME, {"players": 2}, ("me", "greedy"))
    until(marta, "setup")
    card = marta.page.locator("[data-deal]").first
    told = marta.page.locator(".gloss")
    for term, name in (("influence", "Influence"), ("attack", "Attack"), ("search", "Search")):
        rest_on(marta, card.locator(f"[data-gloss='word:{term}']"))
        expect(told).to_contain_text(name)
        marta.page.keyboard.press("Escape")
    rest_on(marta, card.locator(".nm"))
    expect(told).to_contain_text("ability works only")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_the_question_about_the_first_player_says_who_that_is(visit: Visit) -> None:
    """A phone shows the token nowhere, and the question spoke of where it is."""
    marta = visit(**PHONE)
    marta.open(GAME, {"players": 2}, ("me", "greedy"))
    until(marta, "setup")
    said = marta.page.locator("[data-holder]")
    done = None
    for n in range(1200):
        if said.count():
            break
        # What a moment covered at first is answered again a second later.
        if (prompt := marta.asked()) and (prompt != done or n % 40 == 0):
            done = prompt
            answer(marta)
        marta.page.wait_for_timeout(25)
    expect(said).to_have_text(re.compile(r"(has|have) it now\.$"))
