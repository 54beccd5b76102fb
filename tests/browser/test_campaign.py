"""A campaign in the browser: a Mission is won, a card is kept, a choice made, and it goes on."""

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from horda.core.campaign import file
from tests.browser.campaign import LAST, bring_campaign, nearly_won, won_once
from tests.browser.conftest import REHEARSAL, visits
from tests.browser.fort import LABORATORY, enter_the_fort
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.winning import give
from tests.server.live import Live

FORT = "Zombicide: Fort Hendrix"
ASKED = re.compile(r"does (.+) keep (.+) for the next Mission")


def win(guest: Guest) -> None:
    """Turns the last card up, and leaves the patrol where it lies."""
    for answer in LAST:
        guest.then(partial(give, guest, answer))
    expect(guest.page.locator(".ended")).to_contain_text("You have won")


@pytest.mark.slow
def test_a_mission_is_won_a_card_kept_and_the_next_one_begun_after_a_restart(
    browser: Browser, tmp_path: Path
) -> None:
    with Live(tmp_path / "own", **REHEARSAL) as live, visits(browser, live) as visit:
        marta = visit()
        campaign = bring_campaign(marta, nearly_won())
        marta.page.locator("[data-play-on=F01]").click()
        marta.settled()
        win(marta)
        assert tuple(marta.answers[-2:]) == LAST, "the story left a choice"
        marta.page.locator("dialog [data-campaign]").click()
        marta.settled()
        kept = keep_all(marta)
        assert kept, "no card passed its roll"
        marta.page.locator("[data-option=go-on]").click()
        expect(marta.page.locator("[data-play-on=F02]")).to_be_visible()
        live.stop()
        live.start()
        marta.page.reload()
        for who, cards in kept.items():
            sheet = marta.page.locator(f"[data-sheet={who}]")
            other = marta.page.locator(f"[data-crew={who}]")
            expect(sheet.or_(other)).to_be_visible()
            if other.is_visible():  # one sheet lies open at a time
                other.click()
            expect(sheet.locator("[data-roll=kept]")).to_have_count(len(cards))
        expect(marta.page.locator("[data-stop=F01].won")).to_have_count(1)
        expect(marta.page.locator("[data-chapter=F01][data-won=true]")).to_be_visible()
        marta.page.locator("[data-play-on=F02]").click()
        marta.settled()
        expect(marta.page.locator("h1")).to_have_text("Digital Clues")
        found = marta.call("GET", f"campaigns/{campaign}")
        assert found["next"]["table"] == marta.table
        assert brought_along(marta, campaign) == kept
        assert "⟦" not in marta.page.content()


def test_a_campaign_is_not_ended_by_one_press(visit: Visit) -> None:
    """Ten Missions of a story stand beside the button that goes on."""
    marta = visit()
    bring_campaign(marta, won_once())
    marta.settled()
    end = marta.page.locator("[data-option=end-campaign]")
    end.dblclick()
    warned = marta.page.locator("[data-warned]")
    expect(warned).to_contain_text("end here for good")
    marta.page.keyboard.press("Enter")  # the way back
    expect(warned).to_have_count(0)
    assert marta.answers == []
    end.click()
    marta.page.locator("[data-sure]").click()
    expect(marta.page.locator("[data-option=go-on]")).to_have_count(0)
    assert marta.answers == ["end-campaign"]


def keep_all(guest: Guest) -> dict[str, list[str]]:
    """Keeps every card that passed its roll; returns by Survivor which ones were asked about."""
    kept: dict[str, list[str]] = {}
    keep = guest.page.locator("[data-option=keep-card]")
    expect(keep.or_(guest.page.locator("[data-option=go-on]"))).to_be_visible()
    while keep.is_visible():
        asked = ASKED.search(guest.question.inner_text())
        assert asked is not None
        who, card = (re.sub(r"\W+", "_", name.lower()) for name in asked.groups())
        kept.setdefault(who, []).append(card)
        guest.then(keep.click)
    return kept


def brought_along(guest: Guest, campaign: str) -> dict[str, list[str]]:
    """Returns what Survivors bring along into the game that is being played."""
    answer = guest.context.request.get(f"{guest.address}/api/campaigns/{campaign}/record")
    playing = file.loads(answer.body()).playing
    assert playing is not None
    sheets = playing.config["carried"]["sheets"]
    return {
        one["survivor"]: [card.partition(".")[2] for card in one["kept"]]
        for one in sheets
        if one["kept"]
    }


def test_a_campaign_is_opened_from_the_lobby_and_found_there_again(visit: Visit) -> None:
    marta = visit()
    marta.go()
    marta.page.get_by_role("button", name=FORT).click()
    marta.page.locator(".note .start .prime").click()
    marta.page.locator("[data-play-on=F01]").click()
    marta.settled()
    marta.page.locator(".tb button").last.click()
    marta.page.get_by_role("link", name="Back to the campaign").click()
    expect(marta.page.locator("[data-play-on=F01]")).to_contain_text("To the table of")
    campaign = marta.table
    marta.go("/")
    card = marta.page.locator(f"[data-campaign='{campaign}'] a")
    expect(card).to_contain_text("0 of 10 Missions")
    card.click()
    expect(marta.page.locator("[data-sheet=javier]")).to_be_visible()


def test_a_campaign_goes_another_way_and_leaves_as_a_file(visit: Visit) -> None:
    marta = visit(locale="pl-PL")
    first = bring_campaign(marta, nearly_won(1))
    marta.page.locator("[data-play-on=F01]").click()
    marta.settled()
    marta.then(partial(give, marta, LAST[-1]))
    marta.page.locator("dialog [data-campaign]").click()
    marta.settled()
    marta.page.locator("[data-branch]").first.click()
    expect(marta.page.locator("[data-play-on=F01]")).to_be_visible()
    assert marta.table != first
    with marta.page.expect_download() as saved:
        marta.page.locator("a[download]").click()
    assert file.loads(Path(saved.value.path()).read_bytes()).games == []
    assert "⟦" not in marta.page.content()


def test_friends_carry_a_campaign_and_a_bot_stands_in(visit: Visit) -> None:
    marta, kuba = visit(), visit("Kuba")
    marta.call("POST", "me", {"nickname": "Marta"})
    wish = {
        "game": "star-spangled-banner",
        "config": {"players": 2},
        "seats": ["me", "open"],
        "public": False,
    }
    campaign = marta.call("POST", "campaigns", wish)["info"]["table"]["id"]
    kuba.sit_beside(marta, campaign, 1)
    marta.call("POST", f"tables/{campaign}/start", {"fill": None})
    expect(kuba.page.locator("[data-play-on=F01]")).to_be_visible()
    kuba.go("/")
    kuba.page.wait_for_selector(".note .start")
    marta.go(f"/table/{campaign}")
    marta.page.locator("[data-stand-in='1']").click()
    marta.page.locator("[data-play-on=F01]").click()
    marta.settled()
    seats = marta.call("GET", f"tables/{marta.table}")["seats"]
    assert [seat["nickname"] for seat in seats] == ["Marta", "Kuba"]
    assert seats[1]["bot"]


def test_a_phone_shows_the_road_and_the_way_on(visit: Visit) -> None:
    marta = visit(**PHONE, locale="pl-PL")
    bring_campaign(marta, nearly_won())
    expect(marta.page.locator("[data-play-on=F01]")).to_be_in_viewport()
    assert marta.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "⟦" not in marta.page.content()


def test_zones_of_the_fort_say_what_is_drawn(visit: Visit) -> None:
    marta = visit()
    enter_the_fort(marta)
    said = {
        zone: marta.page.locator(f"[data-zone={zone}]").get_attribute("aria-label") or ""
        for zone in ("E6", "C4", "I6", "A2", "E8")
    }
    assert "lit" in said["E6"]
    assert "Wayne is Knocked-out" in said["C4"]
    assert "Shooter Walker" in said["I6"]
    assert "objective card, revealed" in said["A2"]
    assert "objective card, face down" in said["E8"]
    expect(marta.page.locator(".clk")).to_have_attribute("data-hour", "5")


def test_a_beam_is_turned_by_a_handle_and_an_attack_goes_all_out(visit: Visit) -> None:
    marta = visit()
    enter_the_fort(marta)
    marta.then(marta.page.locator("[data-zone=A6]").click)
    expect(marta.page.locator("[data-option=pass]")).to_contain_text("Leave the beam as it is")
    marta.then(marta.page.locator("[data-handle='light-wall:N']").click)
    assert marta.answers == ["walk:A6", "light-wall:N"]
    enter_the_fort(marta, turn="michelle")
    marta.page.locator("[data-action=shoot]").click()
    marta.page.locator("[data-zone=E6]").click()
    expect(marta.page.locator("[data-plans]")).to_contain_text("31% it breaks")
    marta.then(marta.page.locator("[data-option^='shoot:E6:mossberg_500']").click)
    expect(marta.page.locator("[data-breaks]")).to_contain_text("31%")
    marta.page.locator("[data-option='all-out:2']").click()
    marta.page.wait_for_function(
        "() => document.body.innerText.includes('All-Out with 2 more dice')"
    )


def test_pennys_anger_past_penny_is_asked_about_once_more(visit: Visit) -> None:
    """She stands in the Zone that is shot at, and her death loses the campaign."""
    marta = visit()
    angry = {"zone": "A6", "hands": [], "backpack": ["sawed_off"], "adrenaline": 5}
    enter_the_fort(
        marta,
        survivors={**LABORATORY["survivors"], "javier": angry},
        zombies={**LABORATORY["zombies"], "A6": {"walker": 2}},
        turn="javier",
    )
    marta.page.locator("[data-action=verb-rage]").click()
    marta.page.locator("[data-trap][data-option^='rage:ranged:A6']").click()
    expect(marta.page.locator("[data-sure]")).to_be_visible()
    expect(marta.page.locator("[data-danger]").first).to_contain_text("can lose the game")
    assert marta.answers == []


def test_lines_of_fire_are_shown_before_they_are_drawn(visit: Visit) -> None:
    marta = visit()
    enter_the_fort(marta)
    marta.page.locator("[data-preview]:visible").click()
    expect(marta.page.locator("[data-fire]")).to_have_count(2)
    expect(marta.page.locator(".chance")).to_contain_text("33%")
    expect(marta.page.locator("[data-danger]")).to_have_count(2)
    tags = marta.page.locator("[data-danger]")
    one, other = tags.first.bounding_box(), tags.last.bounding_box()
    assert one
    assert other
    assert one["y"] + one["height"] <= other["y"] or one["x"] + one["width"] <= other["x"]
    marta.page.set_viewport_size({"width": 390, "height": 844})  # a phone's bar has room for both
    clock, undo = (marta.page.locator(name).first.bounding_box() for name in (".clk b", ".ub"))
    assert clock
    assert undo
    assert clock["x"] + clock["width"] <= undo["x"]
