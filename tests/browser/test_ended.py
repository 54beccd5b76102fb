"""The end of a game: how it came out, what became of everybody, and what may follow."""

import re

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit, sit_together
from tests.browser.replays import bring


def whole(guest: Guest) -> None:
    """Asks the picture of the end for all that was counted."""
    guest.page.locator("dialog [data-whole]").click()
    expect(guest.page.locator("dialog [data-fate]").first).to_be_visible()


def fate(guest: Guest, who: str) -> str:
    """What the summary says of somebody."""
    line = guest.page.locator("dialog [data-fate]", has_text=who)
    return " ".join(line.inner_text().split())


def test_a_lost_game_tells_who_fell_and_what_was_done(visit: Visit) -> None:
    marta = visit()
    bring(marta, "zombicide-2e/M00-eliminated")
    dialog = marta.page.get_by_role("dialog", name="You have lost")
    expect(dialog).to_have_accessible_description(
        "Elle falls to a Zombie (Brute) A Survivor has been eliminated; the Mission has failed. "
        "Rule Z2-WIN-02"
    )
    expect(dialog.get_by_role("heading", name="You have lost")).to_be_focused()
    faces = dialog.locator("[data-face]")
    expect(faces).to_have_count(6)
    expect(dialog.locator("[data-face=elle]")).to_have_class(re.compile("fell"))
    expect(dialog.locator("[data-counted]").last).to_have_text("Most brought down: Odin, 16")
    expect(dialog).to_contain_text("12 rounds")
    whole(marta)
    assert "Elle fell in round 12: Brute 20 15" in fate(marta, "Elle")
    assert "Amy left the board in round 8 7 7" in fate(marta, "Amy")
    assert "Doug alive 2 2" in fate(marta, "Doug")
    expect(dialog).to_contain_text("53 Zombies were eliminated: 40 Walkers, 6 Brutes, 7 Runners.")
    expect(dialog).to_contain_text("314")
    met = [dialog.get_by_role("img", name=name, exact=True) for name in ("done", "not done")]
    assert [one.count() for one in met] == [2, 1]
    dialog.get_by_role("link", name="Rule Z2-WIN-02").click()
    expect(marta.page.locator("article", has_text="Z2-WIN-02").first).to_be_visible()


def test_the_summary_can_be_left_and_opened_again(visit: Visit) -> None:
    marta = visit()
    bring(marta, "zombicide-2e/M00-eliminated")
    dialog = marta.page.locator("dialog")
    marta.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(marta.page.locator(".ended")).to_contain_text("Elle falls to a Zombie (Brute).")
    marta.page.locator("[data-summary]").click()
    dialog.get_by_role("button", name="Watch it again").click()
    expect(dialog).to_have_count(0)
    expect(marta.page.locator(".ended")).to_have_count(0)
    marta.page.keyboard.press("Escape")
    expect(marta.page.locator(".ended")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_the_end_is_a_picture_of_who_lives_and_who_fell(visit: Visit) -> None:
    """Won: whoever lives walks into the morning. Lost: somebody lies below the lamp."""
    marta = visit()
    bring(marta, "zombicide-2e/M00-won")
    won = marta.page.locator("[data-finale=dawn]")
    expect(won.locator("[data-walker]")).to_have_count(won.locator("[data-face]").count())
    expect(won.locator("[data-lies]")).to_have_count(0)
    bring(marta, "zombicide-2e/M00-eliminated")
    lost = marta.page.locator("[data-finale=night]")
    expect(lost.locator("[data-lies]")).to_have_count(1)
    expect(lost.locator("[data-walker]")).to_have_count(0)


def test_what_decided_can_be_looked_at(visit: Visit) -> None:
    """The table as it was before it happened, and back to the end."""
    marta = visit()
    bring(marta, "zombicide-2e/M00-eliminated")
    told = marta.page.locator("[data-deciding]")
    expect(told).to_contain_text("Elle falls to a Zombie (Brute).")
    told.locator("[data-look]").click()
    expect(marta.page.locator("dialog")).to_have_count(0)
    expect(marta.page.locator(".ended")).to_have_count(0)
    expect(marta.page.locator(".ln.here")).to_be_visible()
    marta.page.keyboard.press("Escape")
    expect(marta.page.locator(".ended")).to_be_visible()


def test_the_picture_is_still_for_who_wants_no_motion(visit: Visit) -> None:
    marta = visit(reduced_motion="reduce")
    bring(marta, "zombicide-2e/M00-eliminated")
    moving = marta.page.evaluate("document.getAnimations().length")
    assert moving == 0


def test_the_next_mission_is_one_click_away(visit: Visit) -> None:
    marta = visit()
    before = bring(marta, "zombicide-2e/M00-won")
    marta.page.locator("dialog .prime").click()
    expect(marta.page.locator(".goals h2")).to_have_text("Downtown")
    assert marta.settled(), "who plays alone need not wait for anybody"
    follows = marta.call("GET", f"tables/{marta.table}")
    assert (follows["scenario"], follows["rematch"]) == ("M01", before)


def test_a_won_game_can_be_made_harder(visit: Visit) -> None:
    marta = visit()
    bring(marta, "zombicide-2e/M00-won")
    marta.page.locator("[data-sequel=harder]").click()
    expect(marta.question).to_be_visible()
    assert marta.call("GET", f"tables/{marta.table}")["config"]["cards"] == "easy-extra"


def test_a_duel_tells_what_each_side_lost(visit: Visit) -> None:
    marta = visit(**PHONE, locale="pl")
    bring(marta, "zombie-terror/barricades-five-turned")
    dialog = marta.page.get_by_role("dialog", name="Wygrana: Zombie")
    expect(dialog).to_contain_text("Pięcioro ludzi zamieniło się w zombie")
    expect(dialog).to_contain_text("zmienionych w zombie: 5 z 6")
    expect(dialog.locator("[data-lies]")).to_have_count(1)
    for button in dialog.locator(".btn").all():
        expect(button).to_be_in_viewport(ratio=1)
    whole(marta)
    expect(dialog).to_contain_text("straty: 4: zastrzelone 4")
    assert fate(marta, "Drwal") == "Drwal zombie od rundy 11"
    assert marta.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_who_got_away_is_not_marked_as_hurt(visit: Visit) -> None:
    marta = visit()
    bring(marta, "zombie-terror/base-escaped")
    summary = marta.page.get_by_role("dialog")
    whole(marta)
    gone = summary.locator("[data-fate=gone]")
    expect(gone.first).to_be_visible()
    saved = gone.count()
    for place in (summary, marta.page.locator(".left")):
        expect(place.locator(".disc.gone")).to_have_count(saved)


def short_duel(marta: Guest, jan: Guest) -> str:
    """A duel that bots play out for both; returns its table."""
    config = {"scenario": "barricades", "round_limit": 1}
    table = sit_together([marta, jan], "zombie-terror", config)
    for seat, guest in enumerate((marta, jan)):
        guest.call("POST", f"tables/{table}/seats/{seat}", {"wish": "bot", "bot": "random"})
    for guest in (marta, jan):
        expect(guest.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    return table


def test_friends_come_to_the_table_of_the_first(visit: Visit) -> None:
    """One of them would like to change sides."""
    marta, jan = visit(), visit("Jan")
    table = short_duel(marta, jan)
    marta.page.locator("[data-sequel=sides]").click()
    expect(marta.page.locator(".waiting")).to_be_visible()
    waits = jan.page.locator("dialog .next")
    expect(waits).to_contain_text("Marta waits at the next table: Defence of the barricades.")
    expect(waits.locator("[data-sequel]")).to_have_count(0)
    jan.page.locator("[data-follow]").click()
    expect(jan.page.locator(".waiting")).to_be_visible()
    assert jan.table == marta.table != table
    sitting = [seat["nickname"] for seat in jan.call("GET", f"tables/{jan.table}")["seats"]]
    assert sitting == ["Jan", "Marta"]


def test_who_opened_the_next_table_may_come_back_and_choose_anew(visit: Visit) -> None:
    """Whoever looks at the old game again is told as well, and only what holds."""
    marta, jan = visit(), visit("Jan")
    short_duel(marta, jan)
    jan.page.get_by_role("dialog").get_by_role("button", name="Watch it again").click()
    marta.page.locator("[data-sequel=again]").click()
    expect(marta.page.locator(".waiting")).to_be_visible()
    told = jan.page.locator(".banner")
    expect(told).to_contain_text("Marta waits at the next table: Defence of the barricades.")
    marta.page.go_back()
    expect(marta.page.locator(".waits")).to_contain_text("Your next table waits: Defence of")
    marta.page.locator("[data-sequel=next]").click()
    expect(told).to_contain_text("Marta waits at the next table: Base game.")
    marta.page.get_by_role("button", name="Close the table").click()
    marta.page.get_by_role("button", name="Yes, close it").click()
    expect(told).to_have_count(0)


def test_who_watched_sees_the_end_and_no_seat_of_theirs(visit: Visit) -> None:
    marta, ola = visit(), visit("Ola")
    config = {"scenario": "barricades", "round_limit": 1}
    table = marta.open("zombie-terror", config, ("me", "random"), public=True)
    ola.go(f"/table/{table}")
    ola.page.wait_for_selector(".game")
    marta.call("POST", f"tables/{table}/seats/0", {"wish": "bot", "bot": "random"})
    dialog = ola.page.get_by_role("dialog", name="The game is over")
    expect(dialog.locator("[data-face]")).to_have_count(6)
    expect(dialog.get_by_role("button", name="Watch it again")).to_be_visible()
    expect(ola.page.locator("[data-sequel]")).to_have_count(0)
