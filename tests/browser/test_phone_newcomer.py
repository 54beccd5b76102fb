"""What a newcomer with a phone met in a whole round of each game: ways back, words, what is far."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import ALONE, sit_down
from tests.browser.station import STATION, board_the_station

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
DOUG = ALONE["survivors"]["doug"]
LEFT = "element => element.getBoundingClientRect().left"


def deed(guest: Guest, name: str) -> Locator:
    """A button of the row of deeds, scrolled into sight."""
    found = guest.page.locator(f".acts [data-action={name}]")
    found.scroll_into_view_if_needed()
    return found


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_a_list_that_one_press_led_to_can_be_left(visit: Visit, size: dict[str, Any]) -> None:
    guest = visit(**size)
    sit_down(guest, ALONE)
    guest.then(deed(guest, "drop").tap)
    back = guest.page.locator(".choice .back")
    expect(back).to_be_in_viewport()
    guest.then(back.tap)
    expect(deed(guest, "move")).to_be_visible()
    assert len(guest.answers) == 1  # the press; nothing was discarded


def test_a_question_of_one_card_each_can_be_left_too(visit: Visit) -> None:
    guest = visit(**PHONE)
    doug, lili = {"zone": "E3", "hands": ["pistol"]}, {"zone": "E5", "hands": ["pistol#2"]}
    crowd = {"survivors": {"doug": {**doug, "actions": 2}, "lili": lili}, "order": ["doug", "lili"]}
    sit_down(guest, {**ALONE, **crowd})
    guest.then(deed(guest, "drop").tap)
    guest.then(guest.page.locator(".choice .back").tap)
    assert len(guest.answers) == 1


@pytest.mark.parametrize(("locale", "said"), [("en", "Taken back"), ("pl", "Cofnięto")])
def test_undo_stays_above_a_long_list_and_says_what_it_took(
    visit: Visit, locale: str, said: str
) -> None:
    guest = visit(**PHONE, locale=locale)
    sit_down(guest, ALONE)
    guest.then(deed(guest, "drop").tap)
    expect(guest.options.nth(3)).to_be_visible()  # long enough to cover the row
    undo = guest.page.locator(".ub .u").first
    expect(undo).to_be_in_viewport()
    guest.then(undo.tap)
    expect(guest.page.locator(".ub .taken")).to_contain_text(said)


def test_what_lies_here_is_taken_within_reach_and_cards_are_thrown_away_last(visit: Visit) -> None:
    guest = visit(**PHONE)
    here = {**ALONE, "survivors": {"doug": {**DOUG, "zone": "E2"}}}
    sit_down(guest, here)
    found = guest.page.locator(".acts .deeds")
    names: list[str] = found.evaluate(
        "row => [...row.children].sort((one, other) => one.getBoundingClientRect().left"
        " - other.getBoundingClientRect().left).map(one => one.dataset.action)"
    )
    assert names[:2] == ["move", "take"]
    assert names[-2:] == ["drop", "noise"]
    fourth = guest.page.locator(f".acts [data-action={names[3]}]")
    assert fourth.evaluate(LEFT) < found.evaluate("row => row.getBoundingClientRect().right - 12")


def test_shots_that_only_harm_are_listed_before_their_odds(visit: Visit) -> None:
    guest = visit(**PHONE)
    wanda = {"zone": "C3", "hands": ["pistol"], "health": 1}
    crowd = {"survivors": {"doug": DOUG, "wanda": wanda}, "order": ["doug", "wanda"]}
    sit_down(guest, {**ALONE, **crowd})
    deed(guest, "shoot").tap()
    trap = guest.page.locator(".choice .trap").first
    expect(trap).to_be_in_viewport()
    odds = guest.page.locator(".choice .odds").first
    top = "element => element.getBoundingClientRect().top"
    assert trap.evaluate(top) < odds.evaluate(top)


def test_who_aims_is_not_offered_the_way_they_looked_at_before(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    guest.page.locator("path[aria-label^='C3,']").tap(force=True)
    walk = guest.page.locator(".choice .walk")
    expect(walk).to_be_visible()
    deed(guest, "shoot").tap()
    expect(guest.options.first).to_be_visible()
    expect(walk).to_have_count(0)


def test_everything_can_be_asked_about(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    expect(guest.page.locator(".choice .hint")).to_contain_text("Hold a finger")
    guest.page.locator("[data-more]").tap()
    guest.page.locator("[data-explain]").tap()
    help_ = guest.page.get_by_role("dialog", name="What is on this table")
    expect(help_.locator("[data-term]").first).to_be_visible()
    help_.get_by_role("button", name="Close").tap()
    guest.page.locator(".hands.first .ecard", has_text="Machete").tap(force=True)
    expect(guest.page.locator(".gloss")).to_contain_text("Machete")


def test_doors_and_questions_are_named_on_the_map(visit: Visit) -> None:
    guest = visit(**PHONE)
    opener = {**DOUG, "zone": "E5", "hands": ["crowbar"]}
    sit_down(guest, {**ALONE, "survivors": {"doug": opener}, "doors": []})
    deed(guest, "door").tap()
    named = guest.page.locator(".hud .word")
    expect(named.first).to_be_visible()
    for name in named.all_text_contents():
        assert guest.page.locator(".choice").inner_text().count(name)


def test_a_weapon_with_two_ways_shows_its_name(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, {**ALONE, "survivors": {"doug": {**DOUG, "hands": ["mas_shotgun"]}}})
    card = guest.page.locator(".hands.first .ecard").first
    box = card.evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert box[0] <= box[1] + 1
    expect(card.locator(".ename")).to_be_in_viewport()


def test_what_somebody_carries_moves_nothing(visit: Visit) -> None:
    """An Objective in a Survivor's arms has a line on the sheet, and none below the table."""
    guest = visit(**PHONE)
    plain = board_the_station(guest)
    acts = guest.page.locator("footer.acts")
    before = acts.bounding_box()
    magnus = {**STATION["survivors"]["magnus"], "load": ["green"]}
    board_the_station(guest, survivors={**STATION["survivors"], "magnus": magnus})
    assert guest.table != plain
    assert acts.bounding_box() == before


def test_a_card_of_mold_says_why_nobody_comes(visit: Visit) -> None:
    guest = visit(**PHONE, settings={"speed": 1, "moments": "full"})
    alone = {"survivors": {"magnus": STATION["survivors"]["magnus"]}, "order": ["magnus"]}
    board_the_station(guest, **alone, active=[], zombies={}, zombie_deck=[49])
    deed(guest, "end").tap()
    guest.then(guest.options.first.tap)
    guest.options.first.tap()  # the order of the Spawn Zones
    stage = guest.page.locator("[data-moment]")
    expect(stage).to_contain_text("Mold Spawn")
    expect(stage).to_contain_text("Active Mold")


def test_rules_with_a_name_of_their_own_are_explained(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.go()
    guest.page.get_by_role("button", name="seats and rules").tap()
    expect(guest.page.locator(".says").first).to_contain_text("dark rooms", ignore_case=True)
    expect(guest.page.locator(".says").last).to_contain_text("Ultrared")


def zombies(visit: Visit) -> Guest:
    """Somebody leads the zombies of a duel, and everybody is placed."""
    guest = visit(**PHONE)
    guest.open("zombie-terror", {"scenario": "base"}, ("greedy", "me"))
    place = guest.page.locator("[data-place]")
    place.tap()
    expect(guest.page.locator("[data-left]")).to_be_visible()
    return guest


def test_a_zombie_shows_where_it_can_go_and_can_be_left(visit: Visit) -> None:
    guest = zombies(visit)
    guest.page.locator("[data-field].target").first.tap()
    guest.then(guest.options.first.tap)
    ways = guest.options.count()
    expect(guest.page.locator("[data-trail]")).to_have_count(ways)
    guest.then(guest.page.locator("[data-back]").tap)
    expect(guest.page.locator("[data-left]")).to_be_visible()


def test_the_number_of_a_way_on_the_board_goes_it(visit: Visit) -> None:
    """The numbers looked like the arrows of a facing, and did nothing."""
    guest = zombies(visit)
    guest.page.locator("[data-field].target").first.tap()
    guest.then(guest.options.first.tap)
    way = guest.options.first.get_attribute("data-option")
    guest.then(guest.page.locator("[data-trail='1'] text").tap)
    assert guest.answers[-1] == way


def test_a_card_that_cannot_be_played_says_so(visit: Visit) -> None:
    guest = zombies(visit)
    guest.page.locator("[data-card]:not(.now)").first.tap()
    expect(guest.page.locator(".read [data-later]")).to_be_visible()


def test_humans_out_of_sight_are_told_at_the_edge(visit: Visit) -> None:
    guest = zombies(visit)
    expect(guest.page.locator("[data-pill]")).to_have_count(0)  # all of it is in sight
    guest.page.locator("[data-field].target").last.tap()
    pill = guest.page.locator("[data-pill^=humans]").first
    pill.tap()
    expect(pill).to_have_count(0)


def test_a_field_that_is_touched_is_the_one_gold_button(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open("zombie-terror", {"scenario": "base"}, ("me", "greedy"))
    guest.settled()
    gold = guest.page.locator(".choice .prime")
    expect(gold).to_have_count(1)
    guest.page.locator("[data-field].target").first.tap()
    expect(gold).to_have_count(1)
    expect(gold).not_to_have_attribute("data-place", "")


def test_who_taps_twice_to_place_one_does_not_place_all(visit: Visit) -> None:
    """The button that places all the others came to lie under the finger."""
    guest = visit(**PHONE)
    guest.open("zombie-terror", {"scenario": "base"}, ("me", "greedy"))
    guest.settled()
    guest.page.locator("[data-field].target").first.tap()
    one = guest.options.first.bounding_box()
    assert one
    guest.then(guest.options.first.tap)
    rest = guest.page.locator("[data-place]").bounding_box()
    assert rest
    assert rest["y"] >= one["y"] + one["height"]


def test_what_is_touched_beside_it_shuts_the_menu(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open("zombie-terror", {"scenario": "base"}, ("me", "greedy"))
    guest.settled()
    guest.page.locator("[data-more]").tap()
    expect(guest.page.locator(".keys")).to_be_visible()
    guest.page.locator(".top").tap()
    expect(guest.page.locator(".keys")).to_have_count(0)


def test_the_order_of_dark_zones_is_one_press(visit: Visit) -> None:
    """The farthest comes first, as the book suggests; each is still an answer of its own."""
    guest = visit(**PHONE)
    opener = {**DOUG, "zone": "B6", "hands": ["crowbar"]}
    sit_down(guest, {**ALONE, "survivors": {"doug": opener}, "zombies": {}, "doors": []})
    deed(guest, "door").tap()
    guest.then(guest.page.locator("[data-option='open-door:door10:crowbar']").tap)
    rooms = [f"reveal:{zone}" for zone in ("A9", "C9", "D9", "E9")]
    assert [one.get_attribute("data-option") for one in guest.options.all()] == rooms
    order = guest.page.locator("[data-in-order]")
    expect(order).to_be_in_viewport(ratio=1)
    expect(order).to_contain_text("D9, E9, A9, C9")
    order.tap()
    expect(deed(guest, "move")).to_be_visible()
    # The last one is no question any more.
    assert guest.answers[1:] == ["reveal:D9", "reveal:E9", "reveal:A9"]


GAPS = """row => [...row.querySelectorAll('i')].map(word => {
  const range = document.createRange();
  range.selectNodeContents(word);
  return range.getBoundingClientRect();
}).map((box, n, all) => (n ? box.left - all[n - 1].right : 9))"""


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_words_below_numbers_stand_apart(visit: Visit, locale: str) -> None:
    guest = visit(**PHONE, locale=locale)
    sit_down(guest, ALONE)
    for row in guest.page.locator(".hands.first .stats").all():
        assert min(row.evaluate(GAPS)) > 2


def test_the_card_that_is_handed_out_is_whole_beside_the_way_back(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open("invader", {"scenario": "M00", "players": 1})
    guest.settled()
    guest.then(guest.options.first.tap)
    expect(guest.page.locator(".choice > .back")).to_be_visible()
    card = guest.page.locator(".choice > .asked")
    assert card.evaluate("card => card.scrollHeight - card.clientHeight") <= 1


def test_the_words_of_a_weapon_stay_in_their_cells(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    words = guest.page.locator(".hands.first .stats > span > i:visible")
    expect(words.first).to_be_visible()
    for word in words.all():
        assert (
            word.evaluate(
                "word => word.parentElement.getBoundingClientRect().right"
                " - word.getBoundingClientRect().right"
            )
            >= 0
        )


def test_no_word_lies_below_the_cross_of_a_zone(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    guest.page.locator("[data-zone=C3]").tap()
    first = guest.page.locator(".hover .shut + p")
    expect(first).to_be_visible()
    room = "line => parseFloat(getComputedStyle(line).paddingRight)"
    shut = guest.page.locator(".hover .shut").bounding_box()
    assert shut is not None
    assert first.evaluate(room) >= shut["width"]


def test_undo_stays_under_the_thumb_and_redo_comes_beside_it(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    undo, redo = (guest.page.locator(".ub .u").nth(n) for n in (0, 1))
    guest.then(guest.page.locator(".acts [data-action=noise]").tap)
    before = undo.evaluate(LEFT)
    guest.then(undo.tap)
    expect(redo).to_be_visible()
    assert undo.evaluate(LEFT) == before  # a second press undoes, it does not redo
    assert redo.evaluate(LEFT) < before
    expect(guest.page.locator("[data-goals]")).to_be_hidden()  # nothing lies under the arrows
    guest.then(redo.tap)
    expect(redo).to_be_hidden()  # also while it says what was taken back


@pytest.mark.parametrize("wide", [390, 360])
def test_presses_of_undo_in_a_row_end_at_what_was_seen(visit: Visit, wide: int) -> None:
    """Redo came under the thumb there: a second press took the first one back."""
    guest = visit(**{**PHONE, "viewport": {"width": wide, "height": 640}})
    doug = {**ALONE["survivors"]["doug"], "hands": ["machete"], "backpack": [], "actions": 4}
    here = {"E3": {"walker": 1}, "I3": {"walker": 1}}
    sit_down(guest, {**ALONE, "survivors": {"doug": doug}, "zombies": here})
    guest.page.locator(".acts [data-action=melee]").tap()
    guest.then(guest.options.first.tap)
    guest.then(guest.page.locator(".acts [data-action=noise]").tap)
    undo, redo = (guest.page.locator(".ub .u").nth(n) for n in (0, 1))
    place = undo.bounding_box()
    assert place is not None
    guest.then(undo.tap)
    expect(redo).to_be_visible()
    barrier = guest.page.locator(".ub .barr")
    expect(barrier).to_be_visible()
    guest.page.wait_for_timeout(500)  # no second half of a double tap
    sent = len(guest.sent)
    guest.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    guest.page.wait_for_timeout(300)  # nothing happens, that is what is tried
    assert len(guest.sent) == sent
    left = barrier.evaluate(LEFT)
    for said in guest.page.locator(".top > *:visible").all():
        box = said.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= left or box["x"] > place["x"]


@pytest.mark.parametrize(("locale", "said"), [("en", "stay"), ("pl", "stoją")])
def test_the_preview_says_who_stays(visit: Visit, locale: str, said: str) -> None:
    guest = visit(**PHONE, locale=locale)
    sit_down(guest, {**ALONE, "zombies": {"B1": {"walker": 1}}, "doors": []})
    guest.page.locator("[data-more]").tap()
    guest.page.locator("[data-preview]:visible").tap()
    expect(guest.page.locator("[data-stays]")).to_contain_text(said)
