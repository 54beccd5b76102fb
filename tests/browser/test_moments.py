"""Great moments are shown on a stage, not only told in the log."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit
from tests.browser.positions import ALONE, DOWNTOWN, sit_down
from tests.browser.screens import SEARCH, found, reroll, spawn, trade, wounds

STAGE = "[data-moment]"


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_found_card_shows_its_face_and_goes_where_it_is_put(
    visit: Visit, how: dict[str, object]
) -> None:
    marta = visit(**how)
    found(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator(".face .ename")).to_have_text("Sawed-Off")
    assert marta.page.locator(".choice [data-option]").count() == 0, "it is asked once"
    expect(stage.locator("[data-compared]")).to_contain_text("67%")
    expect(stage.locator("[data-compared]")).to_contain_text("89%")
    expect(stage.locator(".slot").nth(1)).to_contain_text("no tool for doors")
    stage.locator("[data-option='put:lili:0']").click()
    marta.page.wait_for_selector("[data-action=move]")
    # A pistol lay there, which goes to the Backpack as it says.
    assert marta.answers[-3:] == ["put:lili:0", "put:lili:3", "done"]


def test_enter_puts_a_found_card_where_there_is_room(visit: Visit) -> None:
    marta = visit()
    found(marta)
    suggested = marta.page.locator(f"{STAGE} .best").get_attribute("data-option")
    marta.page.keyboard.press("Enter")
    marta.page.wait_for_selector("[data-action=move]")
    assert marta.answers[-2:] == [suggested, "done"]


def test_numbers_are_the_slots_of_the_board_and_x_discards(visit: Visit) -> None:
    marta = visit()
    found(marta)
    marta.page.keyboard.press("5")  # an empty slot like the fourth: not offered twice
    marta.page.keyboard.press("x")
    marta.page.wait_for_selector("[data-action=move]")
    assert marta.answers[-2:] == ["drop", "done"]


def test_a_zombie_card_shows_the_row_that_counts_and_waits_for_nobody(visit: Visit) -> None:
    marta = visit()
    spawn(marta)
    card = marta.page.locator(".zcard")
    expect(card.locator(".zr.on")).to_contain_text("Yellow")
    expect(marta.page.locator(STAGE)).to_contain_text("A6: 2 Walkers")
    first = card.locator(".zh").inner_text().split()[-1]
    marta.page.keyboard.press("Space")
    expect(card.locator(".zh")).not_to_contain_text(first)
    marta.page.wait_for_timeout(800)  # so long Enter may still be meant for the choice
    marta.page.keyboard.press("Enter")
    assert marta.settled(), "Enter skips all that is left"


def test_space_goes_on_wherever_a_click_left_the_focus(visit: Visit) -> None:
    """The key stands beside the card; a button below it was only clicked before."""
    marta = visit()
    spawn(marta)
    marta.page.locator("[data-action=end]").focus()
    head = marta.page.locator(".zcard .zh")
    first = head.inner_text()
    marta.page.keyboard.press("Space")
    expect(head).not_to_have_text(first)


def test_who_shares_wounds_sees_what_is_left_of_everybody(visit: Visit) -> None:
    marta = visit()
    wounds(marta, walkers=0)
    assert marta.options.count() == 2
    expect(marta.page.locator(f"{STAGE} .victim").first).to_contain_text("then Health 1")
    marta.then(lambda: marta.page.keyboard.press("1"))
    assert marta.answers[-1].startswith("suffer:")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_several_wounds_are_shared_out_on_one_sheet(visit: Visit, how: dict[str, object]) -> None:
    """Brute and Walkers are two questions of the engine and one of the sheet."""
    marta = visit(**how)
    wounds(marta, health=3)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("h2")).to_have_text("3 wounds. Who takes which?")
    expect(stage.locator(".victim output")).to_have_text(["2 wounds", "1 wound"])
    expect(stage.locator(".victim").first).to_contain_text("One more and Ned falls.")
    stage.locator("[data-more=doug]").click()
    expect(stage.locator(".victim output")).to_have_text(["1 wound", "2 wounds"])
    marta.then(stage.locator("[data-take]").click)
    assert [one for one in marta.answers if one.startswith("suffer:")] == [
        "suffer:ned",
        "suffer:doug",
        "suffer:doug",
    ]


def test_a_split_that_kills_is_asked_about_twice(visit: Visit) -> None:
    marta = visit()
    wounds(marta, health=1, walkers=1)
    stage = marta.page.locator(STAGE)
    expect(stage.locator(".victim output")).to_have_text(["0 wounds", "2 wounds"])
    marta.page.keyboard.press("1")  # one for Ned, who stands no more
    expect(stage.locator(".falls")).to_contain_text("Ned falls")
    marta.page.keyboard.press("Enter")
    expect(stage.locator("[data-sure]")).to_be_visible()
    marta.page.keyboard.press("Enter")  # the way back
    expect(stage.locator("[data-sure]")).to_have_count(0)
    marta.page.keyboard.press("2")
    expect(stage.locator(".falls")).to_have_count(0)
    assert not marta.answers[-1].startswith("suffer:")


def test_who_wants_no_moments_is_asked_in_the_list(visit: Visit) -> None:
    marta = visit(settings={"moments": "off"})
    sit_down(marta, SEARCH)
    marta.then(marta.page.locator("[data-action=search]").click)
    assert marta.page.locator(".choice [data-option]").count() >= 4
    assert marta.page.locator(STAGE).count() == 0


def test_without_motion_a_card_stays_long_enough_to_be_read(visit: Visit) -> None:
    marta = visit(reduced_motion="reduce")
    spawn(marta)
    expect(marta.page.locator(".zcard")).to_be_visible()


def test_a_found_card_leaves_no_leftover_question(visit: Visit) -> None:
    """Who wants to sort the other cards, too, says so; nobody else is asked."""
    marta = visit()
    found(marta)
    marta.page.keyboard.press("Enter")
    marta.page.wait_for_selector("[data-action=move]")
    assert marta.answers[-1] == "done"


def test_other_cards_can_be_sorted_after_a_find(visit: Visit) -> None:
    marta = visit()
    found(marta)
    marta.then(marta.page.locator("[data-sort]").click)
    expect(marta.page.locator(f"{STAGE} h3")).to_have_text("Lili")
    marta.then(marta.page.locator(f"{STAGE} [data-option='lift:lili:0']").click)
    marta.page.locator(f"{STAGE} [data-option='put:lili:4']").click()
    marta.settled()
    assert marta.answers[-2:] == ["lift:lili:0", "put:lili:4"]


def test_a_trade_shows_both_inventories_and_moves_cards_by_press(visit: Visit) -> None:
    marta = visit()
    trade(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("h3")).to_have_text(["Doug", "Wanda"])
    marta.then(stage.locator("[data-option='lift:doug:0']").click)
    marta.then(lambda: marta.page.keyboard.press("7"))  # Wanda's right Hand
    assert marta.answers[-1] == "put:wanda:1"
    expect(stage.locator(".came")).to_have_count(1)
    marta.then(lambda: marta.page.keyboard.press("Enter"))
    assert marta.answers[-1] == "done"


def test_who_opened_a_trade_by_mistake_goes_back_and_keeps_the_action(visit: Visit) -> None:
    marta = visit()
    trade(marta)
    stage = marta.page.locator(STAGE)
    marta.then(stage.locator("[data-leave]").click)
    marta.page.wait_for_selector("[data-action=trade]")
    assert not stage.count()
    assert "done" not in marta.answers


def test_a_trade_in_which_something_was_moved_has_no_way_back_at_once(visit: Visit) -> None:
    marta = visit()
    trade(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("[data-leave]")).to_be_visible()
    marta.then(stage.locator("[data-option='lift:doug:0']").click)
    expect(stage.locator("[data-leave]")).to_have_count(0)
    marta.then(lambda: marta.page.keyboard.press("7"))
    expect(stage.locator("[data-leave]")).to_have_count(0)
    stage.locator("[data-all-back]").click()
    expect(stage.locator("[data-leave]")).to_be_visible()
    marta.then(lambda: marta.page.keyboard.press("Escape"))
    marta.page.wait_for_selector("[data-action=trade]")
    assert "done" not in marta.answers


def test_a_card_is_dragged_to_a_friend(visit: Visit) -> None:
    marta = visit()
    trade(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator(".s0 .effects li")).to_have_count(2)  # shoots, and strikes
    stage.locator("[data-option='lift:doug:1']").drag_to(stage.locator(".s1 .slot").nth(1))
    expect(stage.locator(".came")).to_have_count(1)
    assert marta.answers[-2:] == ["lift:doug:1", "put:wanda:1"]
    expect(stage.locator(".s0 .warns")).to_contain_text("no melee weapon")
    stage.locator("[data-all-back]").click()
    expect(stage.locator(".came")).to_have_count(0)
    expect(stage.locator("[data-all-back]")).to_have_count(0)


def test_a_wound_that_kills_is_asked_about_twice(visit: Visit) -> None:
    """No single key or click ends the game while somebody else would stand."""
    marta = visit()
    wounds(marta, health=1, walkers=0)
    stage = marta.page.locator(STAGE)
    number = stage.locator(".falls kbd").inner_text()
    marta.page.keyboard.press(number)
    expect(stage.locator("[data-sure]")).to_be_visible()
    marta.page.keyboard.press(number)
    marta.page.keyboard.press("Enter")  # the way back
    expect(stage.locator("[data-sure]")).to_have_count(0)
    stage.locator(".falls").dblclick()
    expect(stage.locator("[data-sure]")).to_be_visible()
    assert not marta.answers[-1].startswith("suffer:")
    marta.then(stage.locator(".victim:not(.falls)").click)
    assert marta.answers[-1] == "suffer:doug"


def test_no_stray_key_agrees_to_a_trade(visit: Visit) -> None:
    """Two at one screen: who ends the sheet with Enter does not agree for the other one."""
    marta = visit()
    people = DOWNTOWN["survivors"]
    both = {"doug": people["doug"], "wanda": {**people["wanda"], "zone": "E3", "seat": 1}}
    sit_down(marta, {**DOWNTOWN, "survivors": both, "order": ["doug", "wanda"]}, players=2)
    marta.page.locator("[data-action=trade]").click()
    if marta.page.locator("[data-option^='trade:']").count():
        marta.page.locator("[data-option^='trade:']").click()
    stage = marta.page.locator(STAGE)
    marta.then(stage.locator("[data-option='lift:doug:0']").click)
    marta.then(stage.locator("[data-option='put:wanda:1']").click)
    marta.then(lambda: marta.page.keyboard.press("Enter"))
    assert marta.answers[-1] == "done"
    expect(stage.locator("[data-option^='agree']")).to_be_visible()
    for key in ("Enter", "Space", "1", "x", "Escape"):
        marta.page.keyboard.press(key)
    marta.page.wait_for_timeout(300)
    assert marta.answers[-1] == "done"
    marta.then(stage.locator("[data-option^='agree']").click)


def test_who_carries_more_finds_every_card_on_the_sheet(visit: Visit) -> None:
    marta = visit()
    cards = ["water", "canned_food", "katana", "machete#2"]
    rich = {**DOWNTOWN["survivors"]["doug"], "skills": ["hoard"], "backpack": cards}
    sit_down(marta, {**ALONE, "survivors": {"doug": rich}})
    assert marta.page.locator(".pack .mcard").count() == 5
    marta.page.locator("[data-action=trade]").click()
    marta.then(marta.page.locator(f"{STAGE} [data-option='lift:doug:5']").click)
    assert marta.answers[-1] == "lift:doug:5"


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_goal_that_is_met_is_struck_out(visit: Visit, how: dict[str, object]) -> None:
    guest = visit(**how, settings={"speed": 0.2})
    doug = {**ALONE["survivors"]["doug"], "zone": "E2", "tokens": 0}
    sit_down(guest, {**ALONE, "survivors": {"doug": doug}, "zombies": {}})
    guest.page.locator("[data-action=take]").click()
    guest.page.locator('[data-option^="take-objective"]').click()
    page = guest.page.locator("[data-goal-met]")
    expect(page).to_be_visible()
    expect(page.locator(".done.fresh")).to_contain_text("Objective (1 of 1)")
    expect(page.locator(".next")).to_contain_text("food")
    guest.page.keyboard.press(" ")
    expect(page).to_have_count(0)
    guest.settled()


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_dice_lie_on_the_stage_with_what_each_answer_brings(
    visit: Visit, how: dict[str, object]
) -> None:
    marta = visit(**how)
    reroll(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("h2")).to_have_text("2 hits, no miss")
    expect(stage.locator(".tray .one")).to_have_count(2)
    expect(stage.locator("[data-turn]")).to_contain_text("fewer fall")
    assert marta.page.locator(".choice [data-option]").count() == 0, "it is asked once"
    expect(stage.locator(".prime")).to_have_attribute("data-option", "pass")
    marta.then(stage.locator("[data-option=pass]").click)
    assert marta.answers[-1] == "pass"


def test_enter_takes_what_the_dice_suggest(visit: Visit) -> None:
    """Who hit nothing rolls again, and no press is needed to read that."""
    marta = visit()
    sit_down(marta, {**DOWNTOWN, "next": {"dice": [1, 2, 6, 6]}})
    marta.page.locator("[data-action=shoot]").click()
    marta.page.locator("[data-zone=F3]").click()
    marta.then(marta.page.locator("[data-option]").click)
    expect(marta.page.locator(f"{STAGE} .prime")).to_contain_text("Roll again")
    expect(marta.page.locator(f"{STAGE} [data-turn]")).to_be_visible()
    marta.page.wait_for_timeout(800)  # so long Enter may still be meant for what was shown
    marta.then(lambda: marta.page.keyboard.press("Enter"))
    assert marta.answers[-1].startswith("reroll:")


def test_who_gave_everything_away_stays_on_the_sheet(visit: Visit) -> None:
    marta = visit()
    people = DOWNTOWN["survivors"]
    poor = {**people["doug"], "hands": ["machete"], "backpack": []}
    near = {**people, "doug": poor, "wanda": {**people["wanda"], "zone": "E3"}}
    sit_down(marta, {**DOWNTOWN, "survivors": near})
    marta.page.locator("[data-action=trade]").click()
    marta.page.locator("[data-option='trade:wanda']").click()
    stage = marta.page.locator(STAGE)
    marta.then(stage.locator("[data-option='lift:doug:0']").click)
    marta.then(lambda: marta.page.keyboard.press("7"))
    expect(stage.locator("h3")).to_have_text(["Doug", "Wanda"])
    expect(stage.locator(".xch li")).to_contain_text("Machete")
