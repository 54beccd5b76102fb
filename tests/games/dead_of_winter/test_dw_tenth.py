"""What a tenth reader found: abilities that are borrowed, cards that rest, what tonight costs."""

from typing import Any

import pytest

from horda.core import position
from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.exile import LeaveColony
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.newcomers import join
from horda.games.dead_of_winter.base.option import YES
from horda.games.dead_of_winter.base.state import GONE, GRAVE
from horda.games.dead_of_winter.base.table import ENTRANCE_SPACES, own, room
from horda.games.dead_of_winter.base.zombies import AddZombies
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.when import Flag
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT
from horda.games.dead_of_winter.effects.conditions import true
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.watch import mark_search
from horda.games.dead_of_winter.effects.wins import main_complete
from horda.games.dead_of_winter.progress import goals
from horda.games.dead_of_winter.rules.actions.moving import MoveAction
from horda.games.dead_of_winter.rules.actions.searching import SearchAction
from horda.games.dead_of_winter.rules.base_set.turn_start import TurnStart
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.rules.wards import Wards
from horda.games.dead_of_winter.telling import coming
from horda.games.dead_of_winter.warnings import warning
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import asked, hand, play, quiet, respond

SCHOOL, LIBRARY, HOSPITAL = 3, 4, 5
JOHN = BOX.survivor_number["john-price"]


def begin(state: Any, frame: Any) -> Any:
    """Runs a frame for the active seat; returns the question it stops at."""
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return state.open[0]


def choose(state: Any, key: str) -> Any:
    """Answers the open question by its key; returns the next one."""
    choice = state.open[0]
    index = [option.key for option in choice.options].index(key)
    ENGINE.choose(state, index, choice.seat)
    return state.open[0] if state.result is None else None


def offered(state: Any) -> list[str]:
    return [option.key for option in state.open[0].options]


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]


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


# -- every location of the table ---------------------------------------------------------------


def pose(**setup: Any) -> Any:
    """Returns the start of a game with cards of the base set."""
    config = ENGINE.config({"players": 3, "sets": "base", **setup})
    return position.pose(ENGINE, config, 1, {"survivors": {}})


@pytest.mark.rule("DW-WIN-04", "DW-CARD-Q8", "DW-SETUP-Q5")
@pytest.mark.parametrize("module", ["raxxon", "bandits"])
@pytest.mark.parametrize("used", [True, False])
def test_zombies_count_at_every_location_in_the_game(module: str, used: bool) -> None:
    """The objective speaks of all locations but the colony: a module brings one more."""
    place = {"raxxon": 7, "bandits": 8}[module]
    state = pose(scenario="kill-them", **{module: used})
    state.zombies[:] = bytes(len(state.zombies))
    assert main_complete(state)
    state.zombies[place + 5] = 4 * used
    assert main_complete(state) is not used


@pytest.mark.rule("DW-WIN-04", "DW-CARD-Q8", "DW-SETUP-Q5")
@pytest.mark.parametrize("module", ["raxxon", "bandits"])
@pytest.mark.parametrize("used", [True, False])
def test_every_location_in_the_game_needs_its_barricade(module: str, used: bool) -> None:
    place = {"raxxon": 7, "bandits": 8}[module]
    state = pose(scenario="home-sweet-home", **{module: used})
    for entrance in range(12):
        state.barricades[entrance] = 2
    assert main_complete(state) is not used
    assert goals(state)[-1].need == 6 + used
    state.barricades[place + 5] = used
    assert main_complete(state)


@pytest.mark.rule("DW-CARD-11", "DW-MOVE-02")
def test_a_figure_that_stays_keeps_its_space() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "bev-russell", seat, SCHOOL)
    recruit(state, "rod-miller", seat)
    free = room(state, SCHOOL)
    play(state, "crossroads/bev-russell/1")
    assert room(state, SCHOOL) == free
    state.bandits[SCHOOL] = free - 1
    assert "move:rod-miller:school" in keys(state)
    state.bandits[SCHOOL] = free
    assert "move:rod-miller:school" not in keys(state)


@pytest.mark.rule("DW-BANDIT-Q13", "DW-SEARCH-11")
@pytest.mark.parametrize("hideout", [True, False])
def test_a_missing_child_is_looked_for_in_the_hideout_too(hideout: bool) -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "rod-miller", seat, HIDEOUT)
    play(state, "crossroads/missing-child/1")
    for place in (*range(1, 8),):
        mark_search(state, place)
    if hideout:
        begin(state, SearchAction(seat, one, HIDEOUT))
        respond(state)
    child = Flag("all_searched")
    assert true(state, child, seat, Scope(seat)) is hideout


@pytest.mark.rule("DW-EXILE-03", "DW-CARD-11")
def test_a_machine_is_as_loud_on_the_way_out() -> None:
    """Each move wears it and is heard at both ends, an exile's too."""
    state = quiet(exiled=0)
    seat = state.active
    rider = own(state, seat)[0]
    for one in own(state, seat)[1:]:
        state.where[one] = SCHOOL
    state.exiled = 1 << seat
    state.lasting = (Lasting("arctic_king", survivor=rider, n=4),)
    begin(state, LeaveColony(seat))
    choose(state, f"leave:{BOX.survivors[rider].id}:library")
    assert state.where[rider] == LIBRARY
    assert (state.noise[LIBRARY], state.zombies[0]) == (1, 1)
    assert [rule.n for rule in state.lasting] == [3]


@pytest.mark.rule("DW-ADDZ-06", "DW-ADDZ-07", "DW-ADDZ-T1", "DW-INT-13", "DW-TRAP-02")
@pytest.mark.parametrize("traps", [0, 1])
@pytest.mark.parametrize("walls", [0, 1, 2])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_who_is_said_to_fall_tonight_does(people: int, walls: int, traps: int) -> None:
    """What falls leaves a space for the next one: as many die as the forecast names, no more."""
    state = quiet(morale=9)
    spare = list(state.people.left[:people])
    for one in spare:
        state.people = state.people.without(one)
        join(state, state.active, one, SCHOOL)
    entrance = SCHOOL + 5
    state.barricades[entrance], state.traps[entrance] = walls, traps
    state.zombies[entrance] = ENTRANCE_SPACES[entrance] - walls - traps
    told = [BOX.survivor_number[name] for name in coming(state).overrun]
    begin(state, AddZombies(SCHOOL, people))
    respond(state, {"dw-which-barrier": [YES.n]} if walls and traps else None)
    assert [one for one in spare if state.where[one] == GRAVE] == sorted(told, key=spare.index)


# -- a weapon is used --------------------------------------------------------------------------


def turn(state: Any) -> None:
    """Asks for the next action of the active player, as the table lies now."""
    seat = state.active
    options = turn_options(state, seat)
    state.waiting = state.open[0].__class__(seat, "dw-turn", options, (), False)


@pytest.mark.rule("DW-CROSS-04")
@pytest.mark.parametrize(("item", "springs"), [("switchblade", True), ("wrench", False)])
def test_who_attacks_by_a_blade_has_used_a_weapon(item: str, springs: bool) -> None:
    """The die was too low without it; a wrench is a tool."""
    state = quiet()
    seat = state.active
    one = recruit(state, "james-meyers", seat)
    state.gear = changed(state.gear, one, (code(BOX.item_number[item], 6),))
    state.dice = changed(state.dice, seat, (1, 5))
    state.zombies[0] = 1
    state.lasting = (Lasting("walkways"),)
    state.cross, state.cross_by = BOX.crossroads_number["no-ammo"], (seat - 1) % 4
    turn(state)
    choose(state, "attack:james-meyers:1")
    while state.open[0].prompt in ("dw-target", "dw-aids"):
        ENGINE.choose(state, 0, seat)
    assert (state.open[0].prompt == "dw-crossroads-choice") is springs


@pytest.mark.rule("DW-CROSS-04")
def test_who_bars_a_door_by_a_crowbar_has_used_a_weapon() -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "mike-cho", seat)
    state.gear = changed(state.gear, one, (code(BOX.item_number["crowbar"], 6),))
    state.dice = changed(state.dice, seat, (5, 5))
    state.zombies[0] = 1
    state.cross, state.cross_by = BOX.crossroads_number["no-ammo"], (seat - 1) % 4
    turn(state)
    choose(state, "attack:mike-cho:5")
    while state.open[0].prompt != "dw-crossroads-choice":
        ENGINE.choose(state, 0, seat)
    choose(state, "pick-branch:1")
    assert not state.gear[one]


@pytest.mark.rule("DW-TURN-Q3")
@pytest.mark.parametrize("there", [True, False])
def test_nothing_is_bought_back_where_nothing_lies(there: bool) -> None:
    state = quiet(removed=())
    play(state, "crossroads/edward-white/1")
    state.removed = (code(BOX.item_number["medicine"], 5),) if there else ()
    assert ("repeat:0" in keys(state)) is there
