"""What the colony's table works out for everybody from what lies open before all of them."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit
from tests.browser.positions import lay_out
from tests.browser.winter import COLONY, CROSSROADS, GAME, answer, sit, take, until
from tests.browser.winter_screens import STATION, answers, bite, modules, story, vote

FULL = {"zombies": [3, 1, 1, 2, 1, 0], "barricades": [0, 2, 2, 0, 0, 1]}
"""The first entrance is full of zombies, the second one has walls left; two more are to come."""
WALLS = {"zombies": [2, 1, 1, 2, 1, 0], "barricades": [1, 2, 2, 0, 0, 1]}


def test_entrances_say_what_breaks_tonight(visit: Visit) -> None:
    marta = visit()
    sit(marta, {**COLONY, "places": {**COLONY["places"], "colony": FULL}})
    page = marta.page
    tags = page.locator(".cmid [data-strain]")
    expect(tags).to_have_count(2)
    expect(page.locator(".cmid [data-door='1']")).to_have_text("overrun 1")
    expect(page.locator(".cmid [data-door='2']")).to_have_text("breaks 1")
    soon = page.get_by_role("region", name="If the colony phase came now")
    expect(soon).to_contain_text("Colony, entrance 1: a zombie gets in")
    expect(soon).to_contain_text("Colony, entrance 2: a barricade breaks")


def test_the_night_breaks_what_was_told(visit: Visit) -> None:
    """A forecast that the engine does not keep is none."""
    marta = visit()
    calm = {"turn": "player-3", "waste": [], "food": 9, "morale": 9, "crisis": ""}
    sit(marta, {**COLONY, **calm, "places": {**COLONY["places"], "colony": WALLS}})
    assert take(marta)
    marta.settled()
    page = marta.page
    expect(page.locator(".cmid [data-strain=breaks]")).to_have_count(2)
    expect(page.locator(".cmid [data-strain]")).to_have_count(2)
    answer(marta)
    for door in (1, 2):
        line = f"A barricade falls: entrance {door} of the colony"
        expect(page.locator(".logp").get_by_text(line)).to_have_count(1)


def test_the_hideout_tells_what_each_number_brings(visit: Visit) -> None:
    marta = visit()
    modules(marta)
    page = marta.page
    table = page.get_by_role("table", name="What a die brings at the hideout")
    for way, signs in (
        ("search", ["1 wound", "1 wound", "1 card", "1 card"]),
        ("attack", ["3 wounds", "2 wounds", "1 card", "1 wound", "1 card", "1 card", "2 cards"]),
    ):
        found = table.locator(f"[data-way={way}] td [role=img]").all()
        assert [one.get_attribute("aria-label") for one in found] == signs
    expect(page.locator(".hid [data-thing]")).to_have_count(3)
    # Special zombies in play have tables of their own.
    hunter = page.locator("[data-encounter=hunter]")
    hunter.locator("summary").click()
    expect(hunter.locator("th")).to_have_text(["1–3", "4", "5–6"])
    expect(hunter.locator("td").last).to_contain_text("remove the Hunter")


def test_with_modules_the_night_is_foretold_and_the_log_is_one_press_away(visit: Visit) -> None:
    marta = visit(viewport={"width": 1366, "height": 768})
    modules(marta)
    page = marta.page
    expect(page.get_by_role("region", name="If the colony phase came now")).to_be_in_viewport()
    expect(page.locator(".rax")).to_be_visible()
    page.locator("[data-side=log]").click()
    expect(page.locator(".logp")).to_be_in_viewport(ratio=1)
    page.locator("[data-side=beyond]").click()
    expect(page.locator(".rax")).to_be_visible()


def test_who_knew_a_crossroads_card_is_told(visit: Visit) -> None:
    marta = visit()
    sit(marta, CROSSROADS)
    assert take(marta)
    until(marta, "crossroads")
    knew = marta.page.get_by_role("region", name="Who knew this card")
    for how, player in (("reader", "3"), ("active", "1"), ("others", "2")):
        expect(knew.locator(f"[data-knew={how}]")).to_contain_text(player)
    ways = marta.page.locator("[data-way]")
    expect(ways.nth(0).locator("[data-change]")).to_contain_text("Starving 0 → 1")
    expect(ways.nth(1).locator("[data-change]")).to_contain_text("Melissa: damage 1 of 3")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_vote_shows_what_everybody_saw_of_the_accused(
    visit: Visit, how: dict[str, object]
) -> None:
    marta = visit(**how)
    vote(marta)
    page = marta.page
    if how:
        page.locator("details", has=page.locator("[data-known]")).locator("summary").click()
    rows = page.locator("[data-known='1']")
    for row, told in (
        ("given", ["0", "0"]),
        ("hand", ["2", "7"]),
        ("searches", ["0", "0"]),
        ("accused", ["never", "never"]),
    ):
        expect(rows.locator(f"[data-row={row}] td")).to_have_text(told)
    assert "Poison" not in page.locator("[data-known]").inner_text(), "a goal is a secret"
    if how:
        page.locator("details", has=page.locator("[data-talk]")).locator("summary").click()
    talk = page.locator("[data-talk]")
    talk.get_by_role("textbox").fill("I keep fuel for the night")
    talk.get_by_role("textbox").press("Enter")
    expect(talk.locator(".lines")).to_contain_text("I keep fuel for the night")
    assert not any(one.startswith("ballot") for one in marta.answers), "words are no vote"


def test_a_request_shows_its_answers_one_by_one(visit: Visit) -> None:
    marta = visit()
    answers(marta)
    sheet = marta.page.locator("[data-answers]")
    expect(sheet).to_contain_text("Fuel")
    expect(sheet.locator("[data-answer]")).to_have_count(2)
    expect(sheet.locator("[data-answer=nothing]")).to_contain_text("gives nothing")
    expect(sheet.locator("[data-answer=gave]")).to_contain_text("everybody sees it")


def test_a_bite_tells_the_morale_to_the_end_of_its_chain(visit: Visit) -> None:
    marta = visit()
    bite(marta)
    page = marta.page
    expect(page.locator("[data-way=kill] [data-fate]")).to_have_text(["100% morale 2"])
    expect(page.locator("[data-way=risk] [data-fate]")).to_have_text(
        ["50% morale 3", "25% morale 2", "25% morale 1"]
    )


def test_a_story_shows_its_stages_and_seals_the_later_ones(visit: Visit) -> None:
    marta = visit()
    story(marta)
    stages = marta.page.get_by_role("list", name="Stages of the story")
    expect(stages.locator("[data-stage]")).to_have_count(3)
    expect(stages.locator("[data-stage=now]")).to_contain_text("Blow the Gate")
    expect(stages.locator("[data-stage=sealed]")).to_have_count(2)
    expect(stages).not_to_contain_text("Under the Rubble")


def test_who_watches_looks_back_along_a_timeline(visit: Visit) -> None:
    marta, otto = visit(), visit("Otto")
    table = marta.open(GAME, {"players": 3}, ("me", "greedy", "greedy"), public=True)
    marta.then(lambda: answer(marta))
    otto.call("POST", "me", {"nickname": "Otto"})
    otto.go(f"/table/{table}")
    page = otto.page
    strip = page.get_by_role("region", name="Timeline")
    expect(strip).to_be_visible()
    strip.get_by_role("button").first.click()
    back = strip.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    expect(strip.get_by_role("button", name="Go on from here")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    whole = page.locator(".cmid .cmap").get_attribute("viewBox")
    page.locator("[data-follow]").click()
    expect(page.locator(".cmid .cmap")).not_to_have_attribute("viewBox", whole or "")
    expect(page.locator("[data-watchers]")).to_have_count(0)
    ola = visit("Ola", **PHONE)
    ola.call("POST", "me", {"nickname": "Ola"})
    ola.go(f"/table/{table}")
    expect(ola.page.get_by_role("region", name="Timeline")).to_be_visible()
    for one in (otto, ola):
        expect(one.page.locator("[data-watchers]")).to_have_text("1 other watches")
    assert not any('"own":{' in frame for frame in otto.heard)


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_pill_tells_what_each_number_does_before_it_is_swallowed(
    visit: Visit, locale: str
) -> None:
    marta = visit(locale=locale)
    hand = {**COLONY["seats"]["player-1"], "hand": ["red-pill", "fuel-or-fire"]}
    position = {**STATION, "seats": {**COLONY["seats"], "player-1": hand}}
    lay_out(marta, position, "convoy", GAME, players=3, settle=False, raxxon=True, bandits=True)
    page = marta.page
    page.wait_for_selector(".choice[data-ask]")
    expect(page.locator("[data-pill]")).to_have_count(0)
    page.keyboard.press("h")
    page.locator("[data-card^=red-pill]").click()
    rows = page.locator("[data-pill] th")
    expect(rows).to_have_text(["1", "2", "3–4", "5", "6"])
    assert marta.answers == []
