"""The colony's own table: what lies open, what is only mine, how somebody is sent away."""

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit
from tests.browser.winter import COLONY, GAME, sit, until


def test_the_colony_is_seen_at_a_glance(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    expect(page.locator("[data-plate]")).to_have_count(7)
    expect(page.locator(".cmap [data-survivor]")).to_have_count(6)
    expect(page.locator("[data-sealed]")).to_have_text("no card sealed")
    expect(page.get_by_role("region", name="If the colony phase came now")).to_contain_text(
        "Food 3 of 4: starvation"
    )
    assert "\u27e6" not in page.content()


def test_hand_and_secret_are_there_only_once_they_are_pressed_open(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    tray = page.get_by_role("region", name="My own")
    expect(tray.locator("[data-card]")).to_have_count(0)
    expect(tray).not_to_contain_text("Rainy Day")
    page.keyboard.press("h")
    expect(tray.locator("[data-card]")).to_have_count(4)
    expect(tray).to_contain_text("Rainy Day")
    page.keyboard.press("h")
    expect(tray).not_to_contain_text("Rainy Day")


def test_a_survivor_is_picked_and_sent_to_a_place(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.locator("[data-own=gia-najjar]").click()
    page.locator("[data-place=school]").click()
    marta.then(page.locator("[data-option='move:gia-najjar:school']").click)
    assert marta.answers[-1] == "move:gia-najjar:school"


def test_a_die_is_picked_and_then_what_it_can_do(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.locator("[data-die='5']").click()
    page.locator("[data-action=search]").click()
    page.locator("[data-option='search:kevin-jackson:5']").click()
    until(marta, "search")
    marta.then(page.locator(".srch .prime").click)
    assert [one.partition(":")[0] for one in marta.answers] == ["search", "keep"]


def test_a_turn_with_dice_left_is_not_ended_by_one_press(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.locator("[data-action=end]").click()
    expect(page.locator("[data-sure]")).to_be_visible()
    page.locator("[data-unsure]").click()
    expect(page.locator("[data-sure]")).to_have_count(0)
    assert marta.answers == []


def test_a_phone_has_tiles_and_everything_in_reach_of_a_thumb(visit: Visit) -> None:
    marta = visit(**PHONE)
    sit(marta, COLONY)
    page = marta.page
    expect(page.locator(".tiles .tile")).to_have_count(6)
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide)
    for one in page.locator(".thumb button:visible").all():
        box = one.bounding_box()
        assert box is not None
        assert box["y"] > 844 * 0.4, "out of reach"
    page.locator("[data-own=gia-najjar]").tap()
    page.locator("[data-action=move]").tap()
    page.locator("[data-option='move:gia-najjar:hospital']").tap()
    expect(page.locator("[data-odds]")).to_contain_text("8%")
    page.locator("[data-back]").tap()
    assert marta.answers == [], "one wrong press is not the end of it"
    page.locator("[data-option='move:gia-najjar:school']").tap()
    marta.then(page.locator("[data-option='move:gia-najjar:school']").tap)
    assert marta.answers == ["move:gia-najjar:school"]
    expect(page.locator("[data-action=barricade]")).to_be_visible()


def test_who_watches_sees_no_secret(visit: Visit) -> None:
    marta, otto = visit(), visit("Otto")
    table = marta.open(GAME, {"players": 3}, ("me", "greedy", "greedy"), public=True)
    marta.settled()
    otto.call("POST", "me", {"nickname": "Otto"})
    otto.go(f"/table/{table}")
    expect(otto.page.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(otto.page.locator("[data-look], [data-secret], [data-deal]")).to_have_count(0)
    assert not any('"own":{' in frame for frame in otto.heard)


def test_a_table_that_waits_is_named_though_another_game_is_looked_at(visit: Visit) -> None:
    marta, eve = visit(), visit("Eve")
    config = {"scenario": "tribute", "players": 2}
    marta.open(GAME, config, ("me", "open"), start=False, public=True)
    eve.go()
    eve.page.get_by_text("All tables").first.click()
    row = eve.page.locator(".it", has_text="Marta").first
    expect(row).to_contain_text("Tribute")
    expect(row).to_contain_text("Dead of Winter")
    expect(row).not_to_contain_text("dw-")
