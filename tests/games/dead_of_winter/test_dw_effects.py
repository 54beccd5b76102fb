"""What single effects do, word by word."""

from typing import Any

import pytest

from horda.games.dead_of_winter.base.codes import home_of
from horda.games.dead_of_winter.base.state import GONE, GRAVE, NOBODY
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, own, room
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import attack_of, search_of
from horda.games.dead_of_winter.effects.offer import option_open
from horda.games.dead_of_winter.effects.scope import Scope
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.finding import equip_from_anywhere
from tests.games.dead_of_winter.stage import asked, play, quiet

SCHOOL, HOSPITAL, GAS = 3, 5, 6


def mine(state: Any) -> int:
    return own(state, state.active)[0]


# -- morale, food, waste -----------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-Q3", "DW-COLONY-04")
def test_morale_stops_at_the_top_of_its_track() -> None:
    state = quiet(morale=10)
    play(state, "crossroads/music/1")
    assert state.morale == 10


@pytest.mark.rule("DW-CARD-Q7")
def test_losses_stop_at_nothing() -> None:
    state = quiet(food=1)
    play(state, "crisis/rat-plague/fail")
    assert (state.food, state.morale) == (0, 5)


@pytest.mark.rule("DW-CARD-Q7", "DW-CROSS-08")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    pack = BOX.crossroads_number["the-pack"]
    state = quiet(food=1)
    assert not option_open(state, pack, 1, state.active, Scope(state.active))
    state.food = 2
    assert option_open(state, pack, 1, state.active, Scope(state.active))
    state.exiled = 1 << state.active
    assert not option_open(state, pack, 1, state.active, Scope(state.active))


@pytest.mark.rule("DW-CLEAN-01")
def test_cleaned_cards_come_back_in_their_order() -> None:
    state = quiet()
    cards = state.waste[-3:]
    state.waste, state.removed = state.waste[:-3], (*state.removed, *reversed(cards))
    state.cleaned = cards
    recruit(state, "anita-wallace", state.active)
    play(state, "crossroads/anita-wallace-1/2")
    assert state.waste[-3:] == cards


# -- survivors ---------------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-18", "DW-KILLS-Q8", "DW-KILLS-Q5")
def test_removing_is_not_killing() -> None:
    state = quiet()
    one = recruit(state, "forest-plum", state.active, HOSPITAL)
    card = equip_from_anywhere(state, "pistol", one)
    size = len(state.items[HOSPITAL])
    play(state, "survivor/forest-plum", survivor=one, place=HOSPITAL)
    assert state.where[one] == GONE
    assert (state.morale, state.lost) == (7, 1)  # his own ability raises it; nothing was lost
    assert len(state.items[HOSPITAL]) == size + 1
    assert card in state.items[HOSPITAL].left


@pytest.mark.rule("DW-KILLS-04", "DW-KILLS-06", "DW-KILLS-05")
def test_a_card_that_kills_costs_morale() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active)
    play(state, "crossroads/rod-miller/2")
    assert state.where[one] == GRAVE
    assert state.morale == 5


@pytest.mark.rule("DW-CARD-18")
def test_a_death_that_costs_nothing_says_so() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active)
    play(state, "crossroads/addiction/1", survivor=one)
    assert (state.where[one], state.morale) == (GRAVE, 6)


@pytest.mark.rule("DW-DESPAIR-01", "DW-DESPAIR-02", "DW-DESPAIR-03")
def test_despair_lies_on_survivors_until_it_is_named() -> None:
    state = quiet()
    one = mine(state)
    play(state, "crossroads/familiar-face/2", survivor=one)
    assert state.despair[one] == 1
    play(state, "item/medicine-or-calm", seat=state.active)
    assert state.despair[one] == 1
    play(state, "item/self-help-book", survivor=one, place=COLONY)
    assert state.despair[one] == 0


@pytest.mark.rule("DW-CARD-Q12", "DW-CARD-Q2", "DW-KILLS-10")
def test_a_list_of_survivors_is_fixed_when_it_begins() -> None:
    state = quiet()
    seat = state.active
    people = [one for one in range(len(state.owner)) if state.owner[one] != NOBODY]
    lonely = own(state, seat)
    for one in lonely:
        state.wounds[one] = 2
    play(state, "crisis/illness/fail")
    assert all(state.where[one] == GRAVE for one in lonely)
    (newcomer,) = own(state, seat)
    assert newcomer not in people
    assert state.wounds[newcomer] == 0  # who came meanwhile is not on the list
    others = [one for one in people if one not in lonely]
    assert [state.wounds[one] for one in others] == [1] * len(others)
    assert state.morale == 6 - len(lonely) - 1


@pytest.mark.rule("DW-CARD-Q13")
def test_parts_about_the_dead_are_skipped_and_the_rest_happens() -> None:
    state = quiet()
    one = mine(state)
    state.where[one], state.wounds[one] = SCHOOL, 2
    state.frost[one] = 0
    recruit(state, "emma-han", state.active)
    play(state, "crossroads/old-address/1", survivor=one, place=SCHOOL)
    assert state.zombies[ENTRANCES_OF[SCHOOL][0]] == 2
    assert state.where[one] == GRAVE


@pytest.mark.rule("DW-MOVE-Q4")
def test_who_finds_no_room_is_not_placed() -> None:
    state = quiet()
    one = recruit(state, "forest-plum", state.active)
    state.bandits[2] = 3
    play(state, "crossroads/forest-plum/1")
    assert state.where[one] == COLONY
    assert state.noise[2] == 4


@pytest.mark.rule("DW-MOVE-Q4", "DW-EXILE-Q1")
def test_the_exiled_are_never_put_at_the_colony() -> None:
    state = quiet()
    one = recruit(state, "emma-han", state.active, SCHOOL)
    state.exiled = 1 << state.active
    play(state, "crossroads/emma-han/2", survivor=one, place=SCHOOL)
    assert state.where[one] == SCHOOL


@pytest.mark.rule("DW-EXILE-Q11")
def test_who_comes_to_an_exiled_player_leaves_the_colony() -> None:
    state = quiet()
    seat = state.active
    other = (seat + 1) % 4
    state.exiled = 1 << seat
    for one in own(state, seat):
        state.where[one] = HOSPITAL
    taken = own(state, other)[0]
    for one in own(state, other):
        state.where[one] = HOSPITAL if one == taken else SCHOOL
    play(state, "crossroads/prophet/1")
    assert state.owner[taken] == seat
    state = quiet()
    state.exiled = 1 << other
    for one in own(state, other):
        state.where[one] = HOSPITAL
    given = recruit(state, "rod-miller", seat)
    recruit(state, "maria-lopez", seat)
    play(
        state,
        "crossroads/wavering-loyalties/1",
        {"dw-pick-survivor": [given], "dw-pick-seat": [other]},
    )
    assert state.owner[given] == other
    assert state.where[given] != COLONY


@pytest.mark.rule("DW-CARD-Q11", "DW-KILLS-08")
def test_a_card_keeps_its_home_in_another_deck() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active, SCHOOL)
    card = equip_from_anywhere(state, "pistol", one)
    play(state, "crossroads/rod-miller/2")
    assert card in state.items[SCHOOL].left
    assert home_of(card) == 1


@pytest.mark.rule("DW-RAXXON-06", "DW-RAXXON-Q12", "DW-KILLS-Q3")
def test_there_is_one_of_each_side_effect() -> None:
    state = quiet()
    first, second = own(state, state.active)[:2]
    for one in (first, second):
        play(state, "pill/yellow-pill", survivor=one, path=(0, 0))
    number = BOX.side_effect_number["shaking-hands"]
    assert state.side[first] == (number,)
    assert state.side[second] == ()
    assert search_of(state, first) == min(BOX.survivors[first].search + 1, 6)
    assert attack_of(state, first) == BOX.survivors[first].attack
    state.wounds[first] = 2
    play(state, "pill/red-pill", survivor=first, path=(0, 1))
    play(state, "pill/yellow-pill", survivor=second, path=(0, 0))
    assert state.side[second] == (number,)


# -- helpless ----------------------------------------------------------------------------------


@pytest.mark.rule("DW-HELPLESS-01", "DW-HELPLESS-07")
def test_removing_helpless_people_costs_nothing_of_itself() -> None:
    state = quiet(helpless=2)
    play(state, "crossroads/the-tunnel/2", {"dw-pick-number": [2]})
    assert (state.helpless, state.morale) == (0, 6)
    assert sum(state.bandits) == 2


@pytest.mark.rule("DW-HELPLESS-Q2", "DW-DEC-06")
def test_the_first_player_says_which_sort_is_meant() -> None:
    state = quiet(helpless=1, unruly=1)
    state.first = (state.active + 1) % 4
    choice = asked(state, "crossroads/outbreak/1")
    assert (choice.prompt, choice.seat) == ("dw-which-helpless", state.first)


@pytest.mark.rule("DW-HELPLESS-05", "DW-EXILE-05")
def test_exiled_players_bring_no_helpless() -> None:
    state = quiet()
    state.exiled = 1 << state.active
    play(state, "crossroads/no-place-left-in-the-world/1", survivor=mine(state))
    assert state.helpless == 0


@pytest.mark.rule("DW-MUTINY-01", "DW-HELPLESS-06")
def test_helpless_come_as_far_as_there_is_room() -> None:
    state = quiet(helpless=0)
    state.helpless = room(state, COLONY) - 1
    before = state.helpless
    play(state, "crisis/mob-rule/fail")
    assert state.helpless + state.unruly == before + 1
    assert state.unruly == 2
