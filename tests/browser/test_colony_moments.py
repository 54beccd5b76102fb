"""Great moments of a night: a crossroads, an exposure, a bite, a crisis, the end."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.winter import COLONY, CROSSROADS, GAME, LAST, PEOPLE, play, sit, take, until

SLOW = {"speed": 0.05}


def moment(page: Page, name: str) -> None:
    """Waits until a great moment is on the page."""
    page.wait_for_selector(f"[data-moment~='{name}']")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_crossroads_card_is_read_out_and_its_chooser_chooses(
    visit: Visit, how: dict[str, object]
) -> None:
    marta = visit(**how)
    sit(marta, CROSSROADS)
    assert take(marta)
    until(marta, "crossroads")
    card = marta.page.get_by_role("dialog", name="Melissa Gupta")
    expect(card).to_contain_text("The stew smells wonderful")
    expect(card.locator("[data-way]")).to_have_count(2)
    expect(card.locator(".prime")).to_be_disabled()
    card.locator("[data-way='2']").click()
    assert marta.answers == [], "pointing at a way chooses nothing yet"
    card.locator(".prime").click()
    expect(marta.page.locator("[data-pass-on]")).to_be_visible()
    assert marta.answers == ["pick-branch:2"]


def test_the_exposure_die_has_twelve_faces(visit: Visit) -> None:
    marta = visit(settings=SLOW)
    sit(marta, {**COLONY, "next": {"exposure": [8]}})
    page = marta.page
    page.locator("[data-own=gia-najjar]").click()
    page.locator("[data-place=school]").click()
    page.locator("[data-option='move:gia-najjar:school']").click()
    moment(page, "expo")
    expect(page.locator("[data-face]")).to_have_attribute("data-face", "wound")
    expect(page.locator(".expo .ring > path")).to_have_count(12)
    page.keyboard.press(" ")
    expect(page.locator("[data-moment~='expo']")).to_have_count(0)


def test_a_bite_goes_on_to_the_next_one_who_is_decided_for(visit: Visit) -> None:
    marta = visit()
    people = {**PEOPLE, "kevin-jackson": {"seat": "player-1", "at": "school"}}
    sit(marta, {**COLONY, "survivors": people, "next": {"exposure": [12, 1]}})
    page = marta.page
    page.locator("[data-own=gia-najjar]").click()
    page.locator("[data-place=school]").click()
    page.locator("[data-option='move:gia-najjar:school']").click()
    until(marta, "bite")
    expect(page.locator(".chain .now")).to_contain_text("Kevin Jackson")
    expect(page.locator(".chain .next")).to_contain_text("Melissa Gupta")
    page.locator("[data-way=risk]").click()
    marta.then(page.locator(".layer .prime").click)
    assert marta.answers[-1] == "risk-it"


def test_a_crisis_is_turned_up_card_by_card(visit: Visit) -> None:
    marta = visit(settings={"speed": 0.3})
    sealed = {"given": ["junk-or-advance", "fuel-or-fire"], "secret": "secret-memento"}
    calm = {"turn": "player-3", "waste": [], "food": 9, "morale": 9}
    sit(marta, {**COLONY, **calm, "seats": {**COLONY["seats"], "player-3": sealed}})
    assert take(marta)
    marta.settled()
    marta.page.locator("[data-action=end]").click()
    moment(marta.page, "crisisx")
    expect(marta.page.locator(".rc")).to_have_count(2)
    expect(marta.page.locator(".rc[data-turned]")).to_have_count(2)
    names = marta.page.locator(".arc").inner_text()
    assert "Player" not in names, "whose card it is, is never said"


def test_a_three_seat_game_with_a_bot_is_played_to_its_end(visit: Visit) -> None:
    marta, ben = visit("Marta"), visit("Ben")
    wish = {"players": 3, "scenario": "tribute"}
    table = marta.open(GAME, wish, ("me", "open", "greedy"), seed=3, start=False)
    ben.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    play((marta, ben))
    for guest in (marta, ben):
        ended(guest)


def test_the_end_turns_goals_up_the_own_one_by_its_owner(visit: Visit) -> None:
    marta = visit()
    sit(marta, LAST)
    while take(marta):
        pass
    play((marta,))
    ended(marta)


def ended(guest: Guest) -> None:
    """The end is told: everybody's goal, the own one once it is turned."""
    until(guest, "end")
    page = guest.page
    seats = page.locator("[data-end-seat]")
    expect(seats).to_have_count(3)
    turn = page.locator("button[data-turn-mine]").first
    if turn.count():
        turn.click()
    expect(page.locator("[data-won]")).to_have_count(3)
    assert "\u27e6" not in page.content()
    page.locator("[data-end-close]").click()
    expect(page.locator(".ended")).to_be_visible()


def test_a_used_card_that_is_asked_for_has_its_name(visit: Visit) -> None:
    """Of who died it came back to the hand; it was listed twice, once without a name."""
    marta = visit()
    holder = {**COLONY["seats"]["player-2"], "hand": ["fuel-or-fire*1"]}
    sit(marta, {**COLONY, "seats": {**COLONY["seats"], "player-2": holder}})
    marta.page.locator("[data-action=more]").click()
    marta.page.locator("[data-option='request:fuel']").click()
    marta.page.wait_for_selector("[data-pass-on]")
    take(marta)
    until(marta, "give")
    cards = marta.page.locator(".givew .ic2")
    expect(cards).to_have_count(1)
    expect(cards).not_to_contain_text("⟦")
