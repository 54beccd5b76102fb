"""The past of a game: looking back, from the strip and from the log, and going another way."""

import random

import pytest
from playwright.sync_api import APIResponse, Route, expect

from tests.browser.guest import Guest, Visit
from tests.browser.hands import click_once
from tests.browser.positions import ALONE, sit_down

M0 = {"scenario": "M00", "players": 1}


def begin(guest: Guest, answers: int = 5) -> list[list[str]]:
    """Plays a little; returns what the board said after every answer."""
    guest.open(config=M0)
    guest.settled()
    dice = random.Random(8)
    boards = [board(guest)]
    while len(guest.answers) < answers:
        guest.then(lambda: click_once(guest, dice, lively=True))
        boards += [board(guest)] * (1 + len(guest.answers) - len(boards))
    return boards


def board(guest: Guest) -> list[str]:
    """What is in every zone, in words; not what can be done there now."""
    labels = "zones => zones.map(zone => zone.getAttribute('aria-label'))"
    found: list[str] = guest.page.locator(".zone").evaluate_all(labels)
    return [label.partition(", can be chosen")[0] for label in found]


def shows(guest: Guest, count: int, wanted: list[str]) -> None:
    """The page looks at the position after so many answers."""
    expect(guest.page.locator(".film [role=status]")).to_contain_text(f"answer {count} of")
    guest.page.wait_for_function(
        """wanted => [...document.querySelectorAll('.zone')].every((zone, n) =>
             zone.getAttribute('aria-label').split(', can be chosen')[0] === wanted[n])""",
        arg=wanted,
    )


def test_looking_back(visit: Visit) -> None:
    marta = visit()
    boards = begin(marta)
    last = len(boards) - 1
    back = marta.page.get_by_role("button", name="One answer back")
    for count in (last - 1, last - 2):
        back.click()
        shows(marta, count, boards[count])
    assert marta.asked() is None  # nothing can be decided in the past
    marta.page.get_by_role("slider", name="Timeline").fill("0")
    shows(marta, 0, boards[0])
    marta.page.get_by_role("button", name="Back to now").first.click()
    marta.settled()
    assert board(marta) == boards[last]


def test_a_line_of_the_log_shows_its_position(visit: Visit) -> None:
    marta = visit()
    boards = begin(marta, answers=3)
    marta.page.get_by_role("log").get_by_role("button").first.click()
    shows(marta, 0, boards[0])


def test_going_another_way(visit: Visit) -> None:
    marta = visit()
    boards = begin(marta)
    table = marta.table
    marta.page.get_by_role("slider", name="Timeline").fill("2")
    shows(marta, 2, boards[2])
    marta.page.get_by_role("button", name="Go on from here").click()
    expect(marta.page).not_to_have_url(f"{marta.address}/#/table/{table}")
    marta.settled()
    assert board(marta) == boards[2]
    assert marta.then(lambda: click_once(marta, random.Random(1), lively=True))
    assert marta.call("GET", f"tables/{marta.table}")["forked_from"] == table
    assert len(marta.record(table).answers()) == len(boards) - 1


@pytest.mark.parametrize(("locale", "said"), [("en", "from answer 2"), ("pl", "od decyzji 2")])
def test_a_table_that_branched_off_is_told_from_the_first(
    visit: Visit, locale: str, said: str
) -> None:
    marta = visit(locale=locale)
    begin(marta)
    marta.call("POST", f"tables/{marta.table}/fork", {"count": 2})
    marta.go()
    marta.page.locator("[data-tables]").click()
    titles = marta.page.locator(".ls").first.locator("b")
    expect(titles).to_have_count(2)
    assert [said in title for title in titles.all_inner_texts()].count(True) == 1


def test_what_was_taken_back_while_it_was_asked_for_is_not_told(visit: Visit) -> None:
    """On a slow line the log told for good of a noise that nobody had made."""
    marta, held, told = visit(), list[Route](), list[APIResponse]()
    sit_down(marta, ALONE)
    log = marta.page.locator(".log")
    marta.then(marta.page.locator("[data-action=noise]").click)
    expect(log).to_contain_text("Noise in zone E3")
    marta.then(lambda: marta.page.keyboard.press("u"))
    expect(log).not_to_contain_text("Noise in zone E3")

    def answered(route: Route) -> None:
        told.append(route.fetch())  # the server tells of it now, and the line is slow
        held.append(route)

    marta.page.route("**/story*", answered)
    marta.then(lambda: marta.page.keyboard.press("y"))
    while not held:
        marta.page.wait_for_timeout(20)
    marta.then(lambda: marta.page.keyboard.press("u"))
    with marta.page.expect_response("**/story*"):
        held[0].fulfill(response=told[0])
    expect(log).not_to_contain_text("Noise in zone E3")
    marta.then(marta.page.locator("[data-action=noise]").click)
    expect(log.get_by_text("Noise in zone E3")).to_have_count(1)
