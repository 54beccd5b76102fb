"""The colony in a hand: the board stays where it is, and what is pressed says what it does."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import PHONE, Visit
from tests.browser.hands import slowly
from tests.browser.lessons import learn
from tests.browser.winter import COLONY, LAST, play, sit, take, until, vote

PAIR: dict[str, Any] = {
    **COLONY,
    "seats": {
        **COLONY["seats"],
        "player-1": {
            "hand": ["painkillers", "junk-or-advance", "food-1-or-trade"],
            "dice": [5, 5, 3],
            "secret": "secret-rainy-day",
        },
    },
}
"""Two equal dice, somebody hurt, and a card that heals."""
HAND = ["fuel-or-fire", "food-1-or-trade", "junk-or-advance", "medicine-or-calm", "shiv@police"]
SEEN = """one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
LIE = "[...document.querySelectorAll('.tiles, .thumb')].map(one => one.getBoundingClientRect().top)"
OVER = """() => document.querySelector('.tiles').getBoundingClientRect().bottom
              - document.querySelector('.thumb').getBoundingClientRect().top"""
WHOLE = "box => box.scrollHeight <= box.clientHeight"
STEPS = (
    "[data-own=kevin-jackson]",
    "[data-action=attack]",
    "[data-action=more]",
    "[data-action=move]",
    "[data-place=school]",
    "[data-forget]",
    "[data-action=end]",
    "[data-unsure]",
)


def test_the_board_neither_jumps_nor_is_covered_by_what_is_listed(visit: Visit) -> None:
    marta = visit(**PHONE)
    sit(marta, PAIR)
    page = marta.page
    page.wait_for_selector(".thumb .cacts")
    assert page.evaluate(OVER) <= 0, "the lower places are covered"
    assert page.locator(".asked9").evaluate(WHOLE), "the question is cut"
    lie = page.evaluate(LIE)
    for step in STEPS:
        page.locator(step).tap()
        assert page.evaluate(LIE) == lie, f"the board jumps at {step}"
        expect(page.locator("[data-action=end]")).to_be_in_viewport(ratio=1)
    assert marta.answers == []


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_phone_tells_who_can_do_what(visit: Visit, size: tuple[int, int]) -> None:
    wide, high = size
    marta = visit(**{**PHONE, "viewport": {"width": wide, "height": high}})
    sit(marta, PAIR)
    page = marta.page
    expect(page.locator("[data-own=kevin-jackson]")).to_contain_text("2+")
    page.locator("[data-own=kevin-jackson]").tap()
    told = page.locator("[data-printed=kevin-jackson]")
    expect(told).to_contain_text("5+ search")
    expect(told).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_of_two_equal_dice_is_taken(visit: Visit) -> None:
    marta = visit(**PHONE)
    sit(marta, PAIR)
    marta.page.locator("[data-die='5']").first.tap()
    expect(marta.page.locator(".die.sel")).to_have_count(1)


def test_who_looks_back_finds_the_way_to_now(visit: Visit) -> None:
    """A line of the log led to an earlier board, which said "you are next" and had no way out."""
    marta = visit(**PHONE)
    sit(marta, PAIR)
    page = marta.page
    page.locator("[data-action=barricade]").tap()
    for _ in range(2):  # the die, and the entrance
        marta.then(page.locator(".choice [data-option]").first.click)
    page.locator(".plog [data-line] button").first.tap()
    expect(page.locator(".thumb .choice")).to_contain_text("You look at the past")
    expect(page.locator("[data-lately]")).to_have_count(0)
    page.locator(".thumb").get_by_role("button", name="Back to now").tap()
    expect(page.locator("[data-action=end]")).to_be_visible()


def test_two_ways_to_a_place_tell_what_the_cold_may_do(visit: Visit) -> None:
    """With fuel in hand the plain way was gone at once, unlike without."""
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.locator("[data-action=move]").click()
    page.locator("[data-uncover]").click()
    page.locator("[data-own=gia-najjar]").click()
    page.locator("[data-place=school]").first.click()
    expect(page.locator(".choice [data-option^=move]")).to_have_count(2)
    expect(page.locator(".choice [data-consequence][data-odds]")).to_be_visible()
    assert marta.answers == []


def tell(page: Page, action: str, option: str) -> str:
    """Presses an action and one of its answers; returns what is said before it is meant."""
    page.locator(f"[data-action={action}]").click()
    # Others look on, so the hand is covered at first; on a phone it then lies over the list.
    page.locator("[data-uncover]").click()
    held = page.locator(f".shown [data-card='{option.partition(':')[2]}']")
    if held.count():
        held.tap()
    if not page.locator("[data-consequence]").count():
        page.locator(f"[data-option='{option}']").click()
    return page.locator("[data-consequence]").inner_text()


@pytest.mark.parametrize("how", [PHONE, {}], ids=["phone", "desk"])
def test_a_card_of_the_wrong_kind_is_told_before_it_is_given(
    visit: Visit, how: dict[str, Any]
) -> None:
    marta = visit(**how)
    sit(marta, PAIR)
    said = tell(marta.page, "crisis", "contribute:food-1-or-trade")
    assert "\u22121" in said
    told = marta.page.locator("[data-consequence]")
    expect(told).to_be_in_viewport(ratio=1)
    assert told.evaluate(SEEN), "what it does is cut"
    assert marta.answers == []


def test_a_phone_says_what_is_needed_who_acts_and_what_cannot_be_done(visit: Visit) -> None:
    """Names stood amid long lists, the crisis lay below the board, and grey said nothing."""
    marta = visit(**PHONE)
    own = {**PAIR["seats"]["player-1"], "secret": ""}
    sit(marta, {**PAIR, "waste": [], "seats": {**PAIR["seats"], "player-1": own}})
    page = marta.page
    page.locator("[data-action=move]").tap()
    for name in page.locator(".choice .beside h3").all()[:1]:
        expect(name).to_be_in_viewport(ratio=1)
        assert name.evaluate(SEEN)
    page.locator("[data-action=crisis]").tap()
    expect(page.locator(".choice [data-sealed]")).to_be_in_viewport(ratio=1)
    page.locator("[data-action=clean]").tap(force=True)
    expect(page.locator(".gloss")).to_contain_text("Clean")


@pytest.mark.parametrize("how", [PHONE, {}], ids=["phone", "desk"])
def test_a_question_says_which_card_asks_it(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    sit(marta, PAIR)
    said = tell(marta.page, "more", "play:painkillers")
    marta.then(marta.page.locator(".choice .prime").click)
    cause = marta.page.locator("[data-cause='item/painkillers']")
    expect(cause).to_contain_text(said)


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_who_is_asked_for_a_card_sees_both_answers(visit: Visit, size: tuple[int, int]) -> None:
    wide, high = size
    marta = visit(viewport={"width": wide, "height": high})
    full = {**PAIR["seats"]["player-2"], "hand": HAND}
    sit(marta, {**PAIR, "seats": {**PAIR["seats"], "player-2": full}})
    page = marta.page
    page.locator("[data-action=more]").click()
    page.locator("[data-option='request:fuel']").click()
    page.wait_for_selector("[data-pass-on]")
    take(marta)
    until(marta, "give")
    for button in page.locator(".go3 .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(SEEN), "something lies above it"
    page.locator("[data-option=give-nothing]").click()
    page.wait_for_selector("[data-pass-on]")


def test_thumbs_up_are_seen_when_the_votes_are_turned(visit: Visit) -> None:
    marta = visit(**PHONE)
    slowly(marta, 0.1)
    sit(marta, {**COLONY, "turn": "begin player-1", "crossroads": ["radio-signal"]})
    for _ in range(3):
        take(marta)
        until(marta, "vote")
        vote(marta, "up")
        marta.page.wait_for_selector("[data-pass-on], [data-moment~='six2']")
    take(marta)
    marta.page.wait_for_selector("[data-moment~='six2']")
    for thumb in marta.page.locator("[data-vote=up] .th").all():
        expect(thumb).to_be_visible()


def test_who_has_lost_reads_it_below_the_board(visit: Visit) -> None:
    marta = visit(**PHONE)
    sit(marta, LAST)
    while take(marta):
        pass
    play((marta,))
    until(marta, "end")
    marta.page.locator(".fold .btn").first.tap()
    marta.page.locator(".fold .btn").first.tap()
    expect(marta.page.locator(".ended")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_nothing_lies_over_an_answer_on_a_phone_on_its_side(
    visit: Visit, size: tuple[int, int]
) -> None:
    """The actions lay over the list: who pressed the Hospital gave a card to the crisis."""
    wide, high = size
    marta = visit(**{**PHONE, "viewport": {"width": wide, "height": high}})
    sit(marta, COLONY)
    page = marta.page
    for action in ("move", "attack", "more"):
        page.locator(f"[data-action={action}]").tap()
        answers = page.locator("[data-option]:visible")
        assert answers.count() > 2
        for answer in answers.all():
            answer.scroll_into_view_if_needed()
            assert answer.evaluate(SEEN), answer.get_attribute("data-option")
        page.locator("[data-forget]").tap()
    page.locator("[data-action=more]").tap()
    page.locator("[data-uncover]").tap()
    look = page.locator("[data-look]")
    expect(look).to_be_in_viewport(ratio=1)  # whoever has looked covers the hand again
    look.tap()
    expect(page.locator(".thumb [data-card]")).to_have_count(0)
    assert marta.answers == []


def test_a_lesson_lies_over_nobody_on_a_phone_on_its_side(visit: Visit) -> None:
    """The note covered one of four survivors and half of the seal."""
    marta = visit(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    learn(marta, "Dead of Winter")
    dealt = marta.page.locator("[data-deal]")
    expect(dealt).to_have_count(4)
    for one in [*dealt.all(), marta.page.locator(".seal")]:
        one.scroll_into_view_if_needed()
        assert one.evaluate(SEEN)
