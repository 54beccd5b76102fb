"""What a tenth reader found: abilities that are borrowed, cards that rest, what tonight costs."""

import pytest

from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import GONE, GRAVE
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import at_hand
from horda.games.dead_of_winter.rules.actions.moving import MoveAction
from horda.games.dead_of_winter.rules.actions.searching import SearchAction
from horda.games.dead_of_winter.rules.base_set.turn_start import TurnStart
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.rules.wards import Wards
from horda.games.dead_of_winter.telling import coming, now
from horda.games.dead_of_winter.warnings import warning
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.asking import begin, choose, keys, offered
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import asked, hand, play, quiet, respond

SCHOOL, LIBRARY, HOSPITAL = 3, 4, 5
JOHN = BOX.survivor_number["john-price"]


# -- abilities of all others at the place ------------------------------------------------------


@pytest.mark.rule("DW-CARD-05", "DW-ABIL-03")
@pytest.mark.parametrize(("lender", "more"), [("janet-taylor", 1), ("jenny-clark", 3)])
def test_who_has_the_abilities_of_others_searches_as_they_do(lender: str, more: int) -> None:
    """An ability that adds to a search is borrowed too, once a round; its owner keeps it."""
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, HOSPITAL)
    one = recruit(state, lender, (seat + 1) % 4, HOSPITAL)
    begin(state, SearchAction(seat, JOHN, HOSPITAL))
    assert offered(state) == [f"ability-aid:{lender}", "go-on"]
    choice = choose(state, f"ability-aid:{lender}")
    assert choice.prompt == "dw-search"
    assert len(state.looked) == 1 + more
    assert not state.uses[one]
    respond(state)
    assert begin(state, SearchAction(seat, JOHN, HOSPITAL)).prompt == "dw-search"


@pytest.mark.rule("DW-CARD-05")
def test_two_borrowed_abilities_add_up_in_one_search() -> None:
    state = quiet()
    seat = state.active
    for name in ("john-price", "janet-taylor", "jenny-clark"):
        recruit(state, name, seat, HOSPITAL)
    begin(state, SearchAction(seat, JOHN, HOSPITAL))
    choose(state, "ability-aid:janet-taylor")
    choose(state, "ability-aid:jenny-clark")
    assert len(state.looked) == 5


@pytest.mark.rule("DW-SAMPLE-08", "DW-CARD-05")
@pytest.mark.parametrize("near", [True, False])
def test_noise_is_led_away_after_a_borrowed_search(near: bool) -> None:
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, SCHOOL)
    recruit(state, "elijah-jordan", (seat + 1) % 4, SCHOOL if near else LIBRARY)
    state.noise[SCHOOL] = 2
    begin(state, SearchAction(seat, JOHN, SCHOOL))
    respond(state, {"dw-pick-place": [HOSPITAL]} if near else None)
    assert (state.noise[SCHOOL], state.noise[HOSPITAL]) == ((0, 2) if near else (2, 0))


@pytest.mark.rule("DW-SAMPLE-08", "DW-CARD-05")
def test_the_question_after_a_search_says_whose_ability_it_is() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, SCHOOL)
    recruit(state, "elijah-jordan", (seat + 1) % 4, SCHOOL)
    state.noise[SCHOOL] = 2
    choice = begin(state, SearchAction(seat, JOHN, SCHOOL))
    assert now(state).source == ""
    while choice.prompt != "dw-after-search":
        choice = choose(state, offered(state)[0])
    assert now(state).source == "survivor/elijah-jordan"


@pytest.mark.rule("DW-SAMPLE-10", "DW-TURN-Q2", "DW-CARD-05")
def test_both_heal_at_the_end_of_a_turn() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, SCHOOL)
    recruit(state, "gia-najjar", seat, SCHOOL)
    hurt = recruit(state, "rocco-bellini", (seat + 1) % 4)
    state.wounds[hurt] = 2
    options = turn_options(state, seat)
    state.waiting = state.open[0].__class__(seat, "dw-turn", options, (), False)
    choose(state, "end-turn")
    assert offered(state) == ["pick-survivor:john-price", "pick-survivor:gia-najjar", "stop"]
    assert choose(state, "pick-survivor:john-price").prompt == "dw-end-ability"
    choose(state, "pick-survivor:gia-najjar")
    assert state.wounds[hurt] == 0


@pytest.mark.rule("DW-CARD-05", "DW-CARD-18")
def test_who_stands_with_santa_may_leave_for_morale_too() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, SCHOOL)
    recruit(state, "forest-plum", (seat + 1) % 4, SCHOOL)
    before = state.morale
    choice = begin(state, TurnStart(seat))
    assert (choice.prompt, choice.args) == ("dw-start-ability", (JOHN,))
    ENGINE.choose(state, 0, seat)
    assert state.where[JOHN] == GONE
    assert state.morale == before + 1


@pytest.mark.rule("DW-KILLS-02", "DW-CARD-05")
@pytest.mark.parametrize("leaves", ["john-price", "buddy-davis"])
def test_who_lived_by_a_borrowed_ability_dies_when_they_part(leaves: str) -> None:
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, SCHOOL)
    recruit(state, "buddy-davis", seat, SCHOOL)
    state.wounds[JOHN] = 3
    state.lasting = (Lasting("skip", seat=seat, words=("move",)),)
    begin(state, MoveAction(seat, BOX.survivor_number[leaves], LIBRARY))
    assert state.where[JOHN] == GRAVE


# -- cards that rest for a round ---------------------------------------------------------------


@pytest.mark.rule("DW-CARD-11", "DW-PLAY-07")
@pytest.mark.parametrize("rests", [True, False])
def test_a_card_seen_through_a_window_is_used_for_nothing_this_round(rests: bool) -> None:
    """Neither for a move, nor as the price of a weapon or a tool, nor on request."""
    state = quiet()
    seat = state.active
    one = recruit(state, "rod-miller", seat)
    recruit(state, "buddy-davis", seat, SCHOOL)
    (card,) = hand(state, seat, "fuel-or-fire")
    stove = code(BOX.item_number["camp-stove"], HOSPITAL)
    state.gear = changed(state.gear, one, (stove,))
    state.zombies[0] = 1
    if rests:
        state.lasting = (Lasting("resting", item=card, seat=seat, until="end_of_round"),)
    verbs = {key.split(":")[0] for key in keys(state)}
    assert ("move-with" in verbs) is not rests
    assert any(key.startswith("use:rod-miller:camp-stove") for key in keys(state)) is not rests
    assert ("play" in verbs) is not rests


# -- nothing can be taken off ------------------------------------------------------------------


@pytest.mark.rule("DW-RAXXON-07", "DW-CARD-Q7")
def test_a_ward_takes_no_despair_off_who_is_numb() -> None:
    state = quiet(helpless=1)
    seat = state.active
    numb, other = own(state, seat)[:2]
    state.despair[numb] = state.despair[other] = 1
    state.side = changed(state.side, numb, (BOX.side_effect_number["numbness"],))
    (card,) = hand(state, seat, "medicine-or-calm")
    state.lasting = (Lasting("ward", survivor=other),)
    begin(state, Wards(seat))
    respond(state, {"dw-ward": [card]})
    assert (state.despair[numb], state.despair[other]) == (1, 0)


@pytest.mark.rule("DW-TURN-Q1", "DW-WIN-02")
@pytest.mark.parametrize("morale", [1, 2])
def test_the_last_morale_is_not_refused_to_the_ward_unasked(morale: int) -> None:
    """Without medicine a helpless one dies; that was said nowhere."""
    state = quiet(helpless=1, morale=morale)
    seat = state.active
    state.lasting = (Lasting("ward", survivor=own(state, seat)[0]),)
    hand(state, seat, "medicine-or-calm")
    begin(state, Wards(seat))
    (choice,) = state.open
    told = {ENGINE.key(state, one): ENGINE.game.warning(state, seat, one) for one in choice.options}
    said = told.pop("no")
    assert (said.id if said else "") == ("dw-warn-lost" if morale == 1 else "")
    assert [one for one in told.values() if one] == []


@pytest.mark.rule("DW-KILLS-02")
@pytest.mark.parametrize(("wounds", "alone"), [(2, True), (1, True), (2, False)])
def test_an_ability_that_can_only_hit_its_owner_is_not_used_unasked(
    wounds: int, alone: bool
) -> None:
    """Anita kills a zombie or wounds somebody where she is; alone there she is meant."""
    state = quiet()
    seat = state.active
    anita = recruit(state, "anita-wallace", seat, LIBRARY)
    state.wounds[anita] = wounds
    if not alone:
        recruit(state, "jenny-clark", seat, LIBRARY)
    state.waiting = None
    ENGINE.resume(state)
    (choice,) = state.open
    (use,) = [one for one in choice.options if ENGINE.key(state, one) == "ability:anita-wallace:0"]
    said = ENGINE.game.warning(state, seat, use)
    assert (said.id if said else "") == ("dw-warn-certain" if wounds == 2 and alone else "")


@pytest.mark.rule("DW-CARD-11", "DW-IMPROVE-04")
def test_a_sickroom_takes_frostbite_where_the_card_takes_wounds_only() -> None:
    """The card names wounds; what the room adds is damage of any kind but despair."""
    state = quiet()
    one = own(state, state.active)[0]
    state.built = (BOX.improvement_number["sickroom"],)
    state.wounds[one] = state.frost[one] = 1
    card = BOX.item_number["painkillers"]
    play(state, "item/painkillers", {"dw-pick-number": [1]}, card=card)
    assert (state.wounds[one], state.frost[one]) == (0, 0)


# -- an extra move is a move -------------------------------------------------------------------


@pytest.mark.rule("DW-PLAY-07", "DW-MOVE-03")
def test_a_card_spares_the_roll_of_an_extra_move_too() -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "fatima-maktabi", seat)
    (card,) = hand(state, seat, "fuel-or-fire")
    state.moved |= 1 << one
    choice = asked(state, "survivor/fatima-maktabi", survivor=one)
    found = [option.key for option in choice.options]
    ride = next(key for key in found if key.startswith("move-with:fatima-maktabi:library"))
    choose(state, ride)
    assert state.where[one] == LIBRARY
    assert state.waste[-1] == card
    assert not state.hands[seat]


# -- what tonight costs ------------------------------------------------------------------------


@pytest.mark.rule("DW-FEED-01", "DW-STARVE-01")
@pytest.mark.parametrize("grows", [True, False])
def test_what_grows_by_tonight_need_not_be_kept(grows: bool) -> None:
    """With a greenhouse one food less must lie there, and only the last needed one is warned of."""
    state = quiet()
    state.built = (BOX.improvement_number["greenhouse"],) if grows else ()
    people = sum(place == COLONY for place in state.where)
    due = (people + 1) // 2 - grows
    assert coming(state).food == due
    state.dice = changed(state.dice, state.active, (3,))
    for food in (due, due + 1):
        state.food = food
        (eat,) = [one for one in turn_options(state, state.active) if one.key == "eat:3"]
        assert (warning(state, eat) is not None) is (food == due)


@pytest.mark.rule("DW-WASTE-01")
@pytest.mark.parametrize(("cards", "burns", "loss"), [(11, 0, 1), (11, 1, 0), (12, 1, 1)])
def test_the_forecast_of_waste_knows_what_is_burnt(cards: int, burns: int, loss: int) -> None:
    state = quiet()
    state.built = (BOX.improvement_number["incinerator"],) * burns
    state.waste = (BOX.item_number["kindling"],) * cards
    assert coming(state).waste == loss


@pytest.mark.rule("DW-CARD-11")
@pytest.mark.parametrize("copies", [1, 2])
def test_an_equal_card_that_comes_after_the_resting_one_does_not_rest(copies: int) -> None:
    state = quiet()
    seat = state.active
    (card,) = hand(state, seat, "fuel-or-fire")
    state.hands = changed(state.hands, seat, (card,) * copies)
    state.lasting = (Lasting("resting", item=card, seat=seat, until="end_of_round"),) * copies
    state.hands = changed(state.hands, seat, (card,) * (copies - 1))
    settle(Run.on(ENGINE.game, state, None))
    state.hands = changed(state.hands, seat, (card,) * copies)
    assert len(at_hand(state, seat)) == 1
