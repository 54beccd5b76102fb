"""Running a public game: who is away, who may sit down, who is sent away; where it came from."""

from pathlib import Path

from playwright.sync_api import expect

from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from tests.browser.conftest import REHEARSAL
from tests.browser.guest import Guest, Visit
from tests.browser.test_company import play_together
from tests.server.live import Live

CONFIG = {"scenario": "M00", "players": 2}


def public_game(visit: Visit, address: str | None = None) -> tuple[Guest, Guest, str]:
    """Marta plays with Jan at a table that everybody may see."""
    where = {} if address is None else {"address": address}
    marta, jan = visit("Marta", **where), visit("Jan", **where)
    table = marta.open(config=CONFIG, seats=("me", "open"), start=False, public=True)
    jan.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    for guest in (marta, jan):
        expect(guest.page.locator(".game")).to_be_visible()
    return marta, jan, table


def test_everybody_sees_how_long_somebody_may_be_away(visit: Visit, tmp_path: Path) -> None:
    with Live(tmp_path / "own", HORDA_GRACE="6", **REHEARSAL) as live:
        marta, jan, table = public_game(visit, live.address)
        eve = visit("Eve", address=live.address)
        eve.go(f"/table/{table}")
        expect(eve.page.locator(".seat").nth(1)).to_contain_text("Jan")
        jan.go()
        for guest in (marta, eve):
            expect(guest.page.locator(".seat").nth(1)).to_contain_text("away, ")
        marta.page.get_by_role("button", name="Menu").click()
        people = marta.page.get_by_role("region", name="People at this table")
        expect(people).to_contain_text("s a bot may play")
        stand_in = people.get_by_role("button", name="Let a bot stand in")
        expect(stand_in).to_have_count(0)
        expect(stand_in).to_be_visible()
        expect(people).to_contain_text("the host may let a bot play")
        stand_in.click()
        expect(marta.page.locator(".seat").nth(1)).to_contain_text("quick bot")


def test_the_host_opens_and_closes_the_door_and_sends_somebody_away(visit: Visit) -> None:
    marta, jan, table = public_game(visit)
    eve = visit("Eve")
    eve.call("POST", "me", {"nickname": "Eve"})
    jan.call("POST", f"tables/{table}/seats/1", {"wish": "leave"})
    eve.go(f"/table/{table}")
    banner = eve.page.locator(".banner")
    expect(banner).to_contain_text("You are watching this game.")
    sit = banner.get_by_role("button", name="Play instead of")
    expect(sit).to_have_count(0)
    marta.page.get_by_role("button", name="Menu").click()
    door = marta.page.get_by_label("Anybody may take the place of a bot")
    expect(door).not_to_be_checked()
    door.check()
    sit.click()
    people = marta.page.get_by_role("region", name="People at this table")
    expect(people).to_contain_text("Eve")
    with marta.page.expect_response("**/newcomers"):
        door.uncheck()
    assert not marta.call("GET", f"tables/{table}")["newcomers"]
    people.get_by_role("button", name="Remove").click()
    expect(people).to_contain_text("A bot plays on.")
    people.get_by_role("button", name="Really remove Eve").click()
    # By its level: a plain "heading" is many while the game still shows, and that fails at once.
    heading = eve.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("You are no longer at this table")
    expect(marta.page.locator(".menu")).to_be_visible()
    expect(marta.page.get_by_role("button", name="Revoke")).to_have_count(0)
    expect(marta.page.locator(".seat").nth(1)).to_contain_text("quick bot")
    eve.go()
    eve.page.locator("[data-tables]").click()
    expect(eve.page.locator(".lists")).to_be_visible()
    assert table not in eve.page.content()


def test_company_is_told_that_cards_were_dealt_anew(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open("zombie-terror", seats=("me", "greedy"))
    marta.settled()
    jan.sit_beside(marta, table, 1)
    for guest in (marta, jan):
        expect(guest.page.locator("body")).to_contain_text("Everything hidden was dealt anew")


def test_a_game_from_a_file_says_so_in_lists_and_invitations(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    marta.call("POST", "me", {"nickname": "Marta"})
    engine = registry.engine("zombie-terror")
    made = dumps(Session.begin(engine, engine.config({}), 7).record)
    url = f"{marta.address}/api/tables/import"
    answer = marta.context.request.post(url, data=made)
    table = answer.json()["id"]
    marta.go()
    expect(marta.page.locator(f".cont [href$='{table}'] [data-origin]")).to_have_text("from a file")
    marta.page.locator("[data-tables]").click()
    expect(marta.page.locator(".lists [data-origin='file']").first).to_have_text("from a file")
    marta.call("POST", f"tables/{table}/seats/1", {"wish": "leave"})
    token = marta.call("POST", f"tables/{table}/invitations", {"seat": 1})["token"]
    jan.go(f"/join/{token}")
    expect(jan.page.locator(".join")).to_contain_text("from a file")


def test_a_game_that_was_given_up_can_be_played_again(visit: Visit) -> None:
    marta, jan, table = public_game(visit)
    marta.call("POST", f"tables/{table}/close")
    jan.page.locator(".banner").get_by_role("button", name="Play again").click()
    expect(jan.page.locator(".waiting")).to_be_visible()
    assert jan.table != table


def test_who_watched_a_game_may_have_a_table_like_it(visit: Visit) -> None:
    marta, eve = visit("Marta"), visit("Eve")
    table = marta.open(config={"scenario": "M00", "players": 1}, public=True)
    eve.go(f"/table/{table}")
    expect(eve.page.locator(".game")).to_be_visible()
    play_together([marta])
    eve.page.locator("[data-copy]").click()
    expect(eve.page.locator(".waiting")).to_be_visible()
    assert eve.table != table


def test_the_host_chooses_the_bots_of_a_table_that_waits(visit: Visit) -> None:
    marta = visit()
    table = marta.open(config=CONFIG, seats=("me", "open"), start=False)
    row = marta.page.locator("[data-seat='1']")
    with marta.page.expect_response("**/seats/1"):  # else it is taken for the next one's
        row.get_by_role("button", name="Bot").click()
    with marta.page.expect_response("**/seats/1"):
        row.get_by_label("Which bot plays seat 2").select_option("mcts")
    assert marta.call("GET", f"tables/{table}")["seats"][1]["bot"] == "mcts"


def test_who_sits_at_a_table_is_not_asked_to_watch_it(visit: Visit) -> None:
    """An old link in a chat is how people come back to their game."""
    marta, jan = visit("Marta"), visit("Jan")
    config = {"scenario": "M00", "players": 2}
    table = marta.open(config=config, seats=("me", "open"), start=False)
    token = marta.call("POST", f"tables/{table}/invitations", {"seat": None})["token"]
    jan.call("POST", "me", {"nickname": "Jan"})
    jan.call("POST", "tables/join", {"token": token})
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    for guest, watches in ((jan, 0), (visit("Eve"), 1)):
        guest.go(f"/join/{token}")
        expect(guest.page.locator(".join form")).to_be_visible()
        expect(guest.page.get_by_text("you can watch it")).to_have_count(watches)


def test_a_book_that_is_not_there_opens_another(visit: Visit) -> None:
    marta = visit("Marta")
    marta.go("/rules/nope")
    expect(marta.page.locator(".book [aria-current='true']")).to_be_visible()


def test_who_comes_by_a_link_and_finds_no_seat_is_told(visit: Visit) -> None:
    """Before: "the host will start", as to all others, and no word that this one would not play."""
    host, jan, ola = visit("Host"), visit("Jan"), visit("Ola")
    config = {"scenario": "M00", "players": 2}
    table = host.open(config=config, seats=("me", "open"), start=False)
    token = host.call("POST", f"tables/{table}/invitations", {"seat": None})["token"]
    taken = "All seats are taken"
    for guest in (jan, ola):
        guest.go(f"/join/{token}")
        guest.page.get_by_label("Your name").fill(guest.nickname)
        expect(guest.page.get_by_text(taken)).to_have_count(1 if guest is ola else 0)
        guest.page.get_by_role("button", name="Come in").click()
        expect(guest.page.get_by_text("the host will start")).to_be_visible()
    expect(ola.page.get_by_text(taken)).to_be_visible()
    expect(jan.page.get_by_text(taken)).to_have_count(0)
    jan.page.get_by_role("button", name="Stand up").click()
    expect(ola.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ola.page.get_by_text(taken)).to_have_count(0)
