"""The courses are done by doing what their notes ask for; each is left and taken up again."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from tests.browser import lessons
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import touch
from tests.browser.replays import bring
from tests.games.zombicide.test_course import FORT, STATION, TOWN
from tests.games.zombie_terror.test_zt_course import WAY as CHASE

COURSES: dict[str, tuple[lessons.Way, lessons.Act]] = {
    "Zombicide 2nd Edition": (TOWN, lessons.in_town),
    "Zombicide: Invader": (STATION, lessons.in_town),
    "Zombicide: Fort Hendrix": (FORT, lessons.in_town),
    "Zombie Terror": (CHASE, lessons.on_the_car_park),
}
LEFT: Mapping[str, Mapping[str, lessons.Act]] = {
    "Zombicide 2nd Edition": {
        "door": lessons.by_reload,
        "noise": lessons.aside,
        "zombies": lessons.leave_by_lobby,
    },
    "Zombicide: Invader": {"close": lessons.leave_by_lobby, "mold": lessons.by_reload},
    "Zombicide: Fort Hendrix": {"allout": lessons.leave_by_lobby, "rescue": lessons.by_reload},
    "Zombie Terror": {"shot": lessons.by_reload, "chase": lessons.leave_by_lobby},
}
"""Where somebody leaves, and how."""


@pytest.mark.parametrize("game", COURSES)
def test_the_whole_course(visit: Visit, game: str) -> None:
    marta = visit()
    lessons.learn(marta, game)
    lessons.follow(marta, *COURSES[game], LEFT[game])
    assert "⟦" not in marta.page.content()
    marta.settled()
    if marta.over:  # the page of the end lies over the last note, and says what it says
        expect(marta.page.locator("dialog [data-farewell=end]")).to_be_in_viewport()
    close(marta)
    lessons.read(marta)
    marta.page.reload()
    marta.settled()
    expect(lessons.note(marta)).to_have_count(0)


def seen(guest: Guest, lesson: str) -> None:
    """Waits until the marked button of a lesson is in sight; its row is wider than a phone."""
    button = guest.page.locator(f"[data-action='{BUTTONS[lesson]}']")
    expect(button).to_be_in_viewport(ratio=1)
    assert button.evaluate(NOT_COVERED)


BUTTONS = {"oxygen": "oxygen", "machine": "machine"}
IN_SIGHT = dict.fromkeys(BUTTONS, seen)
NOT_COVERED = """one => {
  const {left, right, top} = one.getBoundingClientRect();
  return [left + 3, right - 3].every(x => one.contains(document.elementFromPoint(x, top + 9)));
}"""


@pytest.mark.parametrize("game", COURSES)
def test_on_a_phone(visit: Visit, game: str) -> None:
    marta = visit(**PHONE)
    lessons.learn(marta, game)
    lessons.follow(marta, *COURSES[game], IN_SIGHT)


def test_on_its_side_the_note_has_a_column_of_its_own(visit: Visit) -> None:
    marta = visit(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    lessons.learn(marta, "Zombie Terror")
    note = lessons.note(marta).bounding_box()
    board = marta.page.locator(".mid .board").bounding_box()
    assert note
    assert board
    assert board["x"] >= note["x"] + note["width"]
    assert board["height"] > 250
    assert marta.page.evaluate("document.documentElement.scrollHeight") <= 390


def close(guest: Guest) -> None:
    """Looks at the board after a victory, whose page lies over it."""
    guest.settled()
    if guest.over:
        touch(guest, guest.page.get_by_role("button", name="Look at the board").first)


def test_two_courses_are_left_and_each_goes_on_where_it_was(visit: Visit) -> None:
    marta = visit()
    for game in ("Zombie Terror", "Zombicide: Invader"):
        lessons.learn(marta, game)
        lessons.read(marta)
    for game, lesson in (("Zombie Terror", "sight"), ("Zombicide: Invader", "move")):
        marta.go()
        marta.page.get_by_role("button", name=game).click()
        lessons.resume(marta, lesson)


def test_the_lobby_goes_on_with_the_last_course_and_says_of_which_game(visit: Visit) -> None:
    """The cover that is shown first was chosen by nobody."""
    marta = visit()
    for game in ("Zombicide 2nd Edition", "Zombicide: Invader"):
        lessons.learn(marta, game)
    lessons.read(marta)
    marta.go()
    link = marta.page.get_by_role("link", name="Go on with the lesson")
    expect(link).to_contain_text("Zombicide: Invader")
    lessons.resume(marta, "move")
    marta.go()
    marta.page.get_by_role("button", name="Zombicide 2nd Edition").click()
    expect(link).to_contain_text("Zombicide 2nd Edition")
    lessons.resume(marta, "hello")
    lessons.read(marta)
    marta.go()
    expect(link).to_contain_text("Zombicide 2nd Edition")


def test_a_found_card_does_not_lie_on_the_note(visit: Visit) -> None:
    marta = visit(**PHONE)
    lessons.learn(marta, "Zombicide 2nd Edition")
    before = {name: TOWN[name] for name in [*TOWN][: [*TOWN].index("search")]}
    lessons.follow(marta, {**before, "search": ((), ())}, lessons.in_town)
    for key in TOWN["search"][0][:-2]:
        lessons.in_town(marta, key)
    expect(marta.page.locator(".stage .card")).to_be_visible()
    assert lessons.note(marta).locator("[data-on]").evaluate(NOT_COVERED)


def test_a_game_that_is_lost_before_the_last_lesson_begins_anew(visit: Visit) -> None:
    marta = visit()
    bring(marta, "zombie-terror/barricades-five-turned")
    close(marta)
    lost = marta.table
    kept = [{"table": lost, "game": "zombie-terror", "step": 2, "from": 0}]
    marta.page.evaluate("kept => localStorage.setItem('horda.courses', kept)", json.dumps(kept))
    marta.page.reload()
    close(marta)
    marta.page.locator("[data-anew]").click()
    lessons.taught(marta, "hello")
    assert marta.table != lost


def test_who_goes_another_way_is_never_stuck(visit: Visit) -> None:
    """Each note has a button that goes on, whatever was done."""
    marta = visit()
    lessons.learn(marta, "Zombicide 2nd Edition")
    for lesson in [*TOWN][:-1]:
        lessons.taught(marta, lesson)
        lessons.note(marta).locator("[data-on]").click()
    lessons.taught(marta, "end")


def test_what_a_lesson_speaks_of_is_marked(visit: Visit) -> None:
    marta = visit()
    lessons.learn(marta, "Zombicide 2nd Edition")
    goals, zone = marta.page.locator(".goals"), marta.page.locator("[data-zone=B3]")
    expect(goals).to_have_css("outline-style", "solid")
    lessons.read(marta)
    expect(zone).to_have_css("stroke-width", "7px")
    expect(goals).to_have_css("outline-style", "none")
    touch(marta, marta.page.get_by_role("button", name="Put the lesson aside"))
    expect(zone).not_to_have_css("stroke-width", "7px")
