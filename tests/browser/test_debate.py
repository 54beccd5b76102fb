"""A story that all talk about: others press what they would do, and one of them decides."""

from playwright.sync_api import expect

from tests.browser.debating import campaign_of_two, morenos
from tests.browser.fort import SURVIVORS
from tests.browser.guest import PHONE, Guest, Visit, sit_together

F01 = {"scenario": "F01", "players": 2, "survivors": SURVIVORS}
"""It is asked at once who leads Penny: three of them stand with her."""


def by_role(*guests: Guest) -> tuple[Guest, Guest]:
    """Returns who is asked, and who may say something to it."""
    for guest in guests:
        shown = guest.page.locator(".choice[data-ask]").or_(guest.page.locator("[data-favour]"))
        expect(shown.first).to_be_visible()
    first, second = guests
    return (first, second) if first.question.count() else (second, first)


def test_others_say_who_should_lead_penny_and_one_decides(visit: Visit) -> None:
    marta, kuba = visit("Marta"), visit("Kuba")
    sit_together([marta, kuba], "fort-hendrix", F01)
    decides, talks = by_role(marta, kuba)
    expect(talks.page.locator(".choice")).to_contain_text(f"{decides.nickname} decides. Press")
    expect(decides.page.locator(".choice")).to_contain_text("after all have had their say")
    ways = talks.page.locator("[data-favour]")
    expect(ways).to_have_count(3)
    last = ways.last
    key = last.get_attribute("data-favour") or ""
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    heard = decides.page.locator(f"[data-option='{key}'] [data-voices]")
    expect(heard).to_have_attribute("aria-label", f"In favour: {talks.nickname}")
    ways.first.click()
    expect(heard).to_have_count(0)
    expect(decides.page.locator("[data-voices]")).to_have_count(1)
    decides.page.reload()
    expect(decides.page.locator("[data-voices]")).to_have_count(1)
    decides.then(decides.page.locator(f"[data-option='{key}']").click)
    expect(talks.page.locator("[data-favour]")).to_have_count(0)
    assert talks.answers == []
    assert decides.answers == [key]


def test_who_plays_all_seats_sees_nothing_of_it(visit: Visit) -> None:
    marta = visit()
    marta.open("fort-hendrix", F01, ("me", "me"))
    marta.settled()
    expect(marta.page.locator("[data-option^='pick']")).to_have_count(3)
    expect(marta.page.locator("[data-favour]")).to_have_count(0)
    expect(marta.page.locator(".choice")).not_to_contain_text("had their say")


def test_a_campaign_asks_all_whether_to_go_on(visit: Visit) -> None:
    marta, kuba = visit("Marta"), visit("Kuba", **PHONE, locale="pl-PL")
    campaign_of_two(marta, kuba)
    expect(kuba.page.locator("[data-favour]")).to_have_count(2)
    kuba.page.locator("[data-favour='end-campaign']").tap()
    expect(marta.page.locator("[data-option='end-campaign'] [data-voices]")).to_be_visible()
    assert "⟦" not in kuba.page.content()
    marta.page.locator("[data-option=go-on]").click()
    expect(kuba.page.locator("[data-play-on=F01]")).to_be_visible()


def test_a_card_of_the_story_is_read_and_talked_about(visit: Visit) -> None:
    marta, kuba = visit("Marta"), visit("Kuba")
    morenos(marta, kuba)
    for guest in (marta, kuba):
        expect(guest.page.locator("[data-card-says]")).to_contain_text("The Moreno family")
    kuba.page.locator("[data-favour='take:share']").click()
    heard = marta.page.locator("[data-option='take:share'] [data-voices]")
    expect(heard).to_have_attribute("aria-label", "In favour: Kuba")
    marta.page.locator("[data-option='take:petrol']").click()
    expect(kuba.page.locator("[data-favour]")).to_have_count(0)
    assert marta.answers[-1] == "take:petrol", "who controls the Survivor decides alone"


def test_others_than_the_six_set_out(visit: Visit) -> None:
    marta = visit()
    marta.go()
    marta.page.get_by_role("button", name="Zombicide: Fort Hendrix").click()
    marta.page.locator("[data-team]").click()
    pick = marta.page.locator(".sv")
    pick.filter(has_text="Javier").click()
    pick.filter(has_text="Wanda").click()
    marta.page.keyboard.press("Escape")
    expect(marta.page.locator("[data-team]")).to_contain_text("Wanda")
    marta.page.locator(".note .start .prime").click()
    expect(marta.page.locator("[data-sheet=karl]")).to_be_visible()
    expect(marta.page.locator("[data-crew=wanda]")).to_be_visible()
    expect(marta.page.locator("[data-crew=javier]")).to_have_count(0)
