"""What has a limit is never used against anybody's will; what is forbidden is not offered."""

from typing import Any

import pytest

from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import GRAVE
from horda.games.dead_of_winter.base.table import own, room
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.rules.actions.hands import hand_off
from horda.games.dead_of_winter.rules.actions.kills import AttackZombies
from horda.games.dead_of_winter.rules.actions.searching import SearchAction
from horda.games.dead_of_winter.rules.actions.works import BarricadeAction, CleanAction
from horda.games.dead_of_winter.rules.offers import turn_options
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import asked, play, quiet, respond

POLICE, GROCERY, SCHOOL, HOSPITAL = 1, 2, 3, 5


def mine(state: Any) -> int:
    return own(state, state.active)[0]


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]


def begin(state: Any, frame: Any) -> list[str]:
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return offered(state)


def offered(state: Any) -> list[str]:
    return [option.key for option in state.open[0].options]


def answer(state: Any, key: str) -> list[str]:
    ENGINE.choose(state, offered(state).index(key), state.open[0].seat)
    return offered(state)


def carry(state: Any, name: str, survivor: int) -> int:
    """Gives a survivor an item, whether this box has it or not."""
    card = code(BOX.item_number[name], SCHOOL)
    state.gear = changed(state.gear, survivor, tuple(sorted((*state.gear[survivor], card))))
    return card


def litter(state: Any, n: int) -> None:
    """Fills the waste pile up to a number of cards."""
    piles = list(state.items)
    while len(state.waste) < n:
        card, piles[POLICE] = piles[POLICE].draw()
        state.waste = (*state.waste, card)
    state.items = tuple(piles)


# -- may ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-Q6", "DW-ABIL-Q3")
def test_a_mop_is_offered_not_used() -> None:
    state = quiet()
    litter(state, 9)
    one = recruit(state, "rod-miller", state.active)
    mop = carry(state, "mop", one)
    assert begin(state, CleanAction(state.active)) == ["pick-survivor:rod-miller", "stop"]
    answer(state, "stop")
    assert (len(state.waste), state.gear[one]) == (6, (mop,))
    begin(state, CleanAction(state.active))
    answer(state, "pick-survivor:rod-miller")
    assert (len(state.waste), state.gear[one][0] > mop) == (1, True)


@pytest.mark.rule("DW-CARD-Q6")
def test_nobody_is_asked_for_a_mop_that_would_take_nothing_more() -> None:
    state = quiet()
    state.waste = ()
    litter(state, 3)
    carry(state, "mop", recruit(state, "rod-miller", state.active))
    assert "end-turn" in begin(state, CleanAction(state.active))
    assert state.waste == ()


@pytest.mark.rule("DW-CARD-Q6", "DW-SEARCH-05")
def test_a_flashlight_is_a_way_of_making_noise() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active, SCHOOL)
    lamp = carry(state, "flashlight", one)
    found = begin(state, SearchAction(state.active, one, SCHOOL))
    shine = next(key for key in found if key.startswith("noise-with:flashlight"))
    answer(state, "make-noise")
    assert (len(state.looked), state.gear[one]) == (2, (lamp,))
    answer(state, shine)
    assert (len(state.looked), state.noise[SCHOOL], state.gear[one][0] > lamp) == (5, 2, True)
    assert not [key for key in offered(state) if key.startswith("noise-with")]


@pytest.mark.rule("DW-CARD-Q6", "DW-BARR-01")
def test_a_hammer_is_used_only_for_the_second_barricade() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active)
    hammer = carry(state, "hammer", one)
    begin(state, BarricadeAction(state.active, one))
    assert "stop" in answer(state, "pick-entrance:colony-1")
    answer(state, "stop")
    assert (sum(state.barricades), state.gear[one]) == (1, (hammer,))
    begin(state, BarricadeAction(state.active, one))
    answer(state, "pick-entrance:colony-1")
    answer(state, "pick-entrance:colony-2")
    assert (sum(state.barricades), state.gear[one][0] > hammer) == (3, True)


@pytest.mark.rule("DW-CARD-Q6", "DW-ABIL-03")
def test_a_nurse_finds_more_at_the_hospital() -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "janet-taylor", seat, HOSPITAL)
    Run.on(ENGINE.game, state, None).grant(seat, SearchAction(seat, one, HOSPITAL))
    assert offered(state) == [
        "ability-aid:janet-taylor",
        "go-on",
    ]  # a limit: never against her will
    saved = state.clone()
    ENGINE.choose(saved, 1, seat)
    assert (len(saved.looked), saved.uses[one]) == (1, 0)
    ENGINE.choose(state, 0, seat)
    assert (len(state.looked), state.uses[one]) == (2, 1)
    state.looked, state.looked_by = (), -1
    state = quiet()
    one = recruit(state, "janet-taylor", seat, SCHOOL)
    Run.on(ENGINE.game, state, None).grant(seat, SearchAction(seat, one, SCHOOL))
    assert len(state.looked) == 1


@pytest.mark.rule("DW-CARD-Q7")
def test_painkillers_take_up_to_two() -> None:
    for number in (0, 1, 2):
        state = quiet()
        one = mine(state)
        state.wounds[one] = 2
        play(state, "item/painkillers", {"dw-pick-number": [number]})
        assert state.wounds[one] == 2 - number


# -- only where it says ------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-05", "DW-PLAY-Q1")
@pytest.mark.parametrize("name", [item.id for item in BOX.items if item.when])
def test_an_item_of_the_colony_is_not_used_elsewhere(name: str) -> None:
    state = quiet(unruly=1)
    one = recruit(state, "rod-miller", state.active)
    carry(state, name, one)
    state.hands = changed(state.hands, state.active, (code(BOX.item_number["kindling"], SCHOOL),))
    state.dice = changed(state.dice, state.active, (6,))
    assert [key for key in keys(state) if key.startswith(f"use:rod-miller:{name}")]
    state.where[one] = SCHOOL
    assert not [key for key in keys(state) if key.startswith(f"use:rod-miller:{name}")]


# -- forbidden ---------------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-11")
def test_who_may_only_search_uses_no_limited_item_and_hands_nothing_on() -> None:
    state = quiet()
    one = recruit(state, "fatima-maktabi", state.active, SCHOOL)
    recruit(state, "rod-miller", state.active, SCHOOL)
    carry(state, "sniper-rifle", one)
    state.zombies[6] = 1
    state.dice = changed(state.dice, state.active, (6,))
    before = keys(state)
    assert any(key.startswith("use:fatima-maktabi:sniper-rifle") for key in before)
    assert any(key.startswith("hand-off:fatima-maktabi") for key in before)
    play(state, "crossroads/fatima-rhodes/1")
    after = [key for key in keys(state) if "fatima-maktabi" in key]
    verbs = {key.split(":")[0] for key in after}
    assert verbs <= {"search", "move", "move-with", "equip", "hand-off", "contribute-gear"}
    assert not [key for key in after if key.startswith("hand-off:fatima")]
    assert "search:fatima-maktabi:6" in after


@pytest.mark.rule("DW-CARD-11")
def test_who_does_nothing_more_builds_no_free_barricade() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active)
    carry(state, "1-2-3-barricades", one)
    state.wounds[one] = 2
    assert any(key.startswith("use:rod-miller:1-2-3") for key in keys(state))
    play(state, "crossroads/its-nothing/1", survivor=one, place=0)
    assert not any(key.startswith("use:rod-miller:1-2-3") for key in keys(state))


@pytest.mark.rule("DW-CONTRIB-05", "DW-CONTRIB-02")
def test_who_may_not_contribute_takes_the_other_half() -> None:
    state = quiet(crisis_off=False)
    seats = [(state.first + n) % 4 for n in range(4)]
    others = [seat for seat in seats if seat != state.active]
    barred, resting, free = others
    for seat in seats:
        state.hands = changed(state.hands, seat, (code(0, 1), code(0, 1) + (1 << 12)))
        state.given = changed(state.given, seat, ())
    beard = recruit(state, "gray-beard", barred)
    rest = Lasting("resting", item=code(0, 1), seat=resting, until="end_of_round")
    state.lasting = (Lasting("no_contribution", survivor=beard), rest)
    choice = asked(state, "crossroads/show-of-hands/1")
    for seat in others:
        choice = state.open[0]
        assert choice.seat == seat
        if seat == barred:  # only whom it hits is asked
            assert choice.prompt == "dw-pick-survivor"
            ENGINE.choose(state, 0, seat)
            continue
        assert choice.prompt == "dw-must-contribute"
        assert len(choice.options) == (2 if seat == resting else 3)
        ENGINE.choose(state, len(choice.options) - 2, seat)
    assert [len(state.given[seat]) for seat in others] == [0, 1, 1]
    assert state.given[free] == (code(0, 1),)  # the mark of use tells nothing
    assert sum(state.despair[one] for one in own(state, barred)) == 1


# -- who chooses -------------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-Q5", "DW-KILLZ-05")
def test_the_chooser_says_which_zombies_the_dynamite_buries() -> None:
    state = quiet()
    for entrance in range(6):
        state.zombies[entrance] = 2
    seat = (state.active + 2) % 4
    recruit(state, "edward-white", seat)
    recruit(state, "john-price", seat)
    before = sum(state.barricades)
    choice = asked(state, "crossroads/dynamite/1", seat=seat)
    if choice.prompt == "dw-turn":  # the die said one: both are dead
        assert state.where[BOX.survivor_number["john-price"]] == GRAVE
        return
    assert (choice.seat, choice.prompt, len(choice.options)) == (seat, "dw-pick-zombie", 6)
    respond(state, {"dw-pick-zombie": [5]})
    assert state.barricades[5] >= 1
    assert sum(state.zombies) + sum(state.barricades) - before == 12


@pytest.mark.rule("DW-CARD-Q12", "DW-SCENR-Q2")
def test_exactly_two_go_with_rod_miller_and_those_are_exposed() -> None:
    state = quiet()
    seat = state.active
    for name in ("forest-plum", "maria-lopez", "brian-lee"):
        recruit(state, name, seat)
    rod = recruit(state, "rod-miller", seat)
    choice = asked(state, "crossroads/rod-miller/1")
    assert "stop" not in [option.key for option in choice.options]
    chosen = [BOX.survivor_number["maria-lopez"], BOX.survivor_number["brian-lee"]]
    respond(state, {"dw-pick-survivor": chosen})
    gone = {one for one in (rod, *chosen) if state.where[one] == GRAVE}
    assert {one for one in range(len(state.where)) if state.where[one] == HOSPITAL} | gone >= {
        rod,
        *chosen,
    }
    assert state.where[BOX.survivor_number["forest-plum"]] == 0


@pytest.mark.rule("DW-CARD-Q13")
def test_the_zombies_go_where_the_wounded_one_stands() -> None:
    state = quiet()
    seat = state.active
    here = recruit(state, "rod-miller", seat, SCHOOL)
    recruit(state, "maria-lopez", seat, HOSPITAL)
    state.zombies[SCHOOL + 5] = state.zombies[HOSPITAL + 5] = 2
    play(state, "crossroads/mike-cho/1", {"dw-pick-survivor": [here]})
    assert (state.zombies[SCHOOL + 5], state.zombies[HOSPITAL + 5]) == (0, 2)


@pytest.mark.rule("DW-CARD-Q7")
def test_only_the_one_who_is_mugged_needs_the_weapon() -> None:
    state = quiet()
    seat, other = state.active, (state.active + 1) % 4
    state.exiled = 1 << other
    one = recruit(state, "rod-miller", seat, SCHOOL)
    state.where[own(state, other)[0]] = SCHOOL
    for far in own(state, other)[1:]:
        state.where[far] = HOSPITAL
    far = recruit(state, "maria-lopez", seat, GROCERY)
    carry(state, "pistol", far)
    play(state, "crossroads/mugging/2")  # nothing to choose: two wounds
    assert state.wounds[one] == 2


@pytest.mark.rule("DW-ATTACK-Q5")
def test_the_worked_rifle_is_louder_and_goes_along_with_its_copy() -> None:
    state = quiet()
    one = recruit(state, "rod-miller", state.active, SCHOOL)
    rifle = carry(state, "assault-rifle", one)
    play(state, "crossroads/alfonso-ortega/1")
    state.zombies[SCHOOL + 5] = 3
    other = recruit(state, "maria-lopez", state.active, SCHOOL)
    state.dice = changed(state.dice, state.active, (6,))
    hand_off(Run.on(ENGINE.game, state, None), one, rifle, other)
    assert [rule.survivor for rule in state.lasting if rule.modifier == "modified_rifle"] == [other]
    found = begin(state, AttackZombies(state.active, other, SCHOOL, SCHOOL + 5))
    answer(state, next(key for key in found if key.startswith("use-aid")))
    respond(state)
    assert state.noise[SCHOOL] == 3  # two by the rifle, one more by the work on it
    assert (rifle & 0xFFF in [c & 0xFFF for c in state.gear[other]]) != (rifle in state.removed)


@pytest.mark.rule("DW-HELPLESS-05", "DW-CARD-Q5")
def test_a_crisis_brings_helpless_whoever_holds_the_token() -> None:
    state = quiet()
    state.exiled = 1 << state.first
    play(state, "crisis/mob-rule/fail", seat=state.first)
    assert (state.helpless, state.unruly) == (0, 2)


@pytest.mark.rule("DW-ADDS-03", "DW-HELPLESS-06")
def test_the_refusal_says_how_many_spaces_are_left() -> None:
    state = quiet()
    state.hands = changed(state.hands, state.active, (code(BOX.item_number["outsider-3"], 0),))
    state.helpless = room(state, 0) - 1
    why = ENGINE.game.explain(state, state.active, "play:outsider-3")
    assert why is not None
    assert why.why is not None
    assert "DW-ADDS-03" in why.rules
    assert dict(why.why.args) == {"left": 1, "needed": 3}
