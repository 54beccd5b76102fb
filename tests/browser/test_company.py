"""Several browsers at one table, and a server that goes away and comes back."""

import random
import re
from pathlib import Path

from playwright.sync_api import Route, WebSocketRoute, expect

from horda.core.session import Session
from horda.games import registry
from tests.browser.conftest import REHEARSAL
from tests.browser.guest import Guest, Visit, sit_together
from tests.browser.hands import click_once
from tests.server.live import Live


def test_two_people_and_a_bot(visit: Visit) -> None:
    """From an invitation by link to the end of the game."""
    marta, jan = visit("Marta"), visit("Jan")
    config = {"scenario": "M00", "players": 3}
    table = marta.open(config=config, seats=("me", "open", "random"), start=False)
    marta.page.get_by_role("button", name="Invite").click()
    jan.page.goto(marta.page.locator("#invite").input_value())
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.keyboard.press("Enter")
    expect(marta.page.get_by_text("Jan")).to_be_visible()
    marta.page.get_by_role("button", name="Start").click()
    play_together([marta, jan])
    for guest in (marta, jan):
        expect(guest.page.locator("dialog [data-face]")).to_have_count(6)
    endings = {guest.page.locator(".ended").inner_text() for guest in (marta, jan)}
    assert len(endings) == 1
    record = marta.record(table)
    engine = registry.engine(record.game)
    assert Session(engine, record).state.digest() == record.digest
    spoken = {seat: [a.key for a in record.answers() if a.seat == seat] for seat in (0, 1)}
    assert (marta.answers, jan.answers) == (spoken[0], spoken[1])
    assert record.answers()[-1].seat is not None


def play_together(guests: list[Guest], lively: int = 8, most: int = 300) -> None:
    """Everybody answers when asked, until all see the end."""
    dice = random.Random(4)
    marks: list[str | None] = [None for _ in guests]
    for count in range(most * 20):
        if all(guest.over for guest in guests):
            return
        for n, guest in enumerate(guests):
            mark = guest.asked()
            if mark is not None and mark != marks[n]:
                marks[n] = mark
                click_once(guest, dice, lively=count < lively)
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_chat_and_presence(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    sit_together([marta, jan])
    for guest in (marta, jan):
        guest.page.get_by_role("tab", name="Chat").click()
    jan.page.get_by_label("Say something").fill("<b>hello</b>")
    jan.page.keyboard.press("Enter")
    expect(marta.page.get_by_role("log")).to_contain_text("<b>hello</b>")
    for n in range(30):
        jan.page.get_by_label("Say something").fill(f"line {n}")
        jan.page.keyboard.press("Enter")
    for guest in (marta, jan):
        expect(guest.page.get_by_text("line 29")).to_be_in_viewport()
    seat = marta.page.locator(".seat", has_text="Jan")
    expect(seat).not_to_have_class("gone")
    jan.leave()
    expect(seat).to_contain_text("away")


def test_a_line_that_came_too_fast_is_given_back(visit: Visit, tmp_path: Path) -> None:
    """Before: it was gone from the field, came to nobody, and no word said so."""
    with Live(tmp_path / "own", **REHEARSAL, HORDA_RATE="1") as live:
        marta = visit(address=live.address)
        marta.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
        field = marta.page.get_by_label("Say something")
        for n in range(30):
            field.fill(f"line {n}")
            field.press("Enter")
            if marta.page.locator(".talk [role=alert]").count():
                break
        expect(marta.page.locator(".talk [role=alert]")).to_contain_text("too fast")
        expect(field).to_have_value(re.compile(r"line \d+"))


def test_a_line_that_went_out_on_a_dead_line_is_given_back(visit: Visit) -> None:
    """Before: it was gone from the field, although nobody had heard it."""
    marta = visit()

    def dying(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(
            lambda said: line.close() if '"type":"say"' in str(said) else server.send(said)
        )

    marta.page.route_web_socket("**/ws", dying)
    marta.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
    field = marta.page.get_by_label("Say something")
    field.fill("wait for me")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(field).to_have_value("wait for me")


def test_the_page_comes_back_after_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    with Live(tmp_path / "own", **REHEARSAL) as live:
        marta = visit(address=live.address)
        marta.open(config={"scenario": "M00", "players": 1})
        marta.settled()
        marta.then(lambda: marta.options.first.click())
        marta.then(lambda: marta.page.locator(".zone.target").first.click())
        standing = marta.asked()
        banner = marta.page.locator(".banner")
        expect(banner).to_have_count(0)
        # All parts of the page are there: one that is cut off is a reason to load it anew.
        marta.page.wait_for_load_state("networkidle")
        live.kill()
        expect(banner).to_contain_text("Connection lost.")
        live.start()
        expect(banner).to_have_count(0, timeout=60_000)
        assert marta.asked() == standing
        assert marta.then(lambda: marta.page.locator("[data-action=end]").click())
        assert len(marta.record(marta.table).answers()) == 3


def test_a_page_that_lacked_a_part_when_the_server_was_killed_is_loaded_anew(
    visit: Visit, tmp_path: Path
) -> None:
    """Some browsers ask for a part once only; the page begins again where it was."""
    with Live(tmp_path / "own", **REHEARSAL) as live:
        marta, held = visit(address=live.address), list[Route]()
        marta.page.route("**/assets/Moments-*.js", lambda route: held.append(route))
        marta.open(config={"scenario": "M00", "players": 1})
        marta.settled()
        marta.then(lambda: marta.options.first.click())
        marta.then(lambda: marta.page.locator(".zone.target").first.click())
        standing = marta.asked()
        live.kill()
        (part,) = held
        part.continue_()
        expect(marta.page.locator(".banner")).to_contain_text("Connection lost.")
        marta.page.unroute("**/assets/Moments-*.js")
        with marta.page.expect_event("load"):
            live.start()
        expect(marta.question).to_have_attribute("data-ask", str(standing))
        assert marta.then(lambda: marta.page.locator("[data-action=end]").click())
        assert len(marta.record(marta.table).answers()) == 3


def test_a_page_without_a_net_says_so_at_once(visit: Visit) -> None:
    marta = visit()
    marta.open(config={"scenario": "M00", "players": 1})
    marta.settled()
    banner = marta.page.locator(".banner")
    marta.page.context.set_offline(True)
    expect(banner).to_contain_text("Connection lost.")
    marta.page.context.set_offline(False)
    expect(banner).to_have_count(0, timeout=60_000)


def test_a_survivor_on_the_board_answers_who_acts(visit: Visit) -> None:
    marta = visit()
    marta.open(config={"scenario": "M00", "players": 1})
    marta.settled()
    marta.then(lambda: marta.page.locator(".actor.answer").first.click())
    assert marta.record(marta.table).answers()[-1].key.startswith("act:")
