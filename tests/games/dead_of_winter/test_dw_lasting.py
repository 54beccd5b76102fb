"""Rules that cards leave behind, and abilities that always work."""

from typing import Any

import pytest

from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.moves import ride
from horda.games.dead_of_winter.base.state import GONE
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.base.zombies import kill_zombie
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_lasting import Deed
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import (
    death_at,
    expire,
    forbidden,
    holding,
    reduction,
    skips,
)
from horda.games.dead_of_winter.rules.actions.kills import AttackZombies
from horda.games.dead_of_winter.rules.actions.works import CleanAction
from horda.games.dead_of_winter.rules.base_set.bonus import (
    every_round,
    free_attack,
    use_free_attack,
)
from horda.games.dead_of_winter.rules.base_set.deeds import mounts
from horda.games.dead_of_winter.rules.base_set.round_start import Training, Vigil
from horda.games.dead_of_winter.rules.base_set.turn_start import TurnStart
from horda.games.dead_of_winter.rules.colony import food_due
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.rules.rounds import extra_dice
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.finding import find_card
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import hand, play, quiet, respond

POLICE, SCHOOL, HOSPITAL = 1, 3, 5


def mine(state: Any) -> int:
    return own(state, state.active)[0]


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]


def run(state: Any, frame: Any, answers: dict[str, list[int]] | None = None) -> Any:
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return respond(state, answers)


# -- abilities that always work ----------------------------------------------------------------


@pytest.mark.rule("DW-CARD-05", "DW-SAMPLE-05", "DW-INT-34", "DW-ADDZ-Q3")
def test_rocco_needs_the_colony_and_a_helpless() -> None:
    state = quiet()
    one = recruit(state, "rocco-bellini", (state.active + 1) % 4)
    assert reduction(state, COLONY) == 0
    state.unruly = 1
    assert reduction(state, COLONY) == 2
    state.built = (BOX.improvement_number["watchtower"],)
    assert reduction(state, COLONY) == 3
    state.where[one] = SCHOOL
    assert reduction(state, COLONY) == 1
    assert reduction(state, SCHOOL) == 0


@pytest.mark.rule("DW-CARD-05", "DW-FEED-01")
def test_food_that_is_due() -> None:
    state = quiet()
    recruit(state, "melissa-gupta", state.active)
    people = state.where.count(COLONY)
    assert food_due(state) == (people + 1) // 2 - 1
    horse = recruit(state, "rod-miller", state.active)
    play(state, "crossroads/horse/1", survivor=horse)
    people = state.where.count(COLONY)
    assert mounts(state) == 1
    assert food_due(state) == (people + 1) // 2
    state.exiled = 1 << state.active
    assert mounts(state) == 0


@pytest.mark.rule("DW-EXPO-07", "DW-KILLS-02")
def test_who_is_spared_rolls_and_who_is_tough() -> None:
    state = quiet()
    rod = recruit(state, "rod-miller", state.active)
    mike = recruit(state, "mike-cho", state.active)
    buddy = recruit(state, "buddy-davis", state.active)
    assert skips(state, Deed.MOVE, rod, COLONY, SCHOOL)
    assert not skips(state, Deed.ATTACK, rod, COLONY, COLONY)
    assert skips(state, Deed.ATTACK, mike, COLONY, COLONY)
    assert (death_at(state, buddy), death_at(state, rod)) == (4, 3)
    john = recruit(state, "john-price", state.active, SCHOOL)
    state.where[mike] = SCHOOL
    assert skips(state, Deed.ATTACK, john, SCHOOL, SCHOOL)
    state.where[john] = state.where[mike] = COLONY  # he copies nobody at the colony
    assert not skips(state, Deed.ATTACK, john, COLONY, COLONY)


def test_frostbite_of_a_ranger_is_a_wound() -> None:
    state = quiet()
    one = recruit(state, "harman-brooks", state.active)
    play(state, "crossroads/car-crash/1", survivor=one)
    assert (state.wounds[one], state.frost[one]) == (1, 0)


# -- ways without a roll -----------------------------------------------------------------------


def test_a_tunnel_and_a_sewer_spare_the_roll() -> None:
    state = quiet()
    one = mine(state)
    play(state, "crossroads/the-tunnel/1")
    (rule,) = holding(state, Mod.TUNNEL)
    assert rule.place in range(1, 7)
    assert skips(state, Deed.MOVE, one, COLONY, rule.place)
    other = next(place for place in range(1, 7) if place != rule.place)
    assert not skips(state, Deed.MOVE, one, COLONY, other)
    state = quiet()
    one = mine(state)
    state.lasting = ()
    assert not skips(state, Deed.MOVE, one, HOSPITAL, COLONY)
    state.where[one] = 4
    # The way is cleared only by a survivor who lives through it.
    play(state, "crossroads/sewer-passage/1")
    if state.where[one] < 250:
        assert skips(state, Deed.MOVE, one, HOSPITAL, COLONY)


def test_a_machine_wears_out() -> None:
    state = quiet()
    one = mine(state)
    play(state, "crossroads/the-arctic-king/1", survivor=one)
    assert skips(state, Deed.MOVE, one, COLONY, SCHOOL)
    for _ in range(4):
        frames = ride(Run.on(ENGINE.game, state, None), one, SCHOOL, HOSPITAL)
        assert frames == []
    assert (state.noise[SCHOOL], state.noise[HOSPITAL]) == (4, 4)
    assert not holding(state, Mod.ARCTIC_KING)


def test_one_attack_a_round_is_free() -> None:
    state = quiet()
    one = mine(state)
    beard = recruit(state, "gray-beard", state.active)
    play(state, "crossroads/welcome-home/1", survivor=one)
    if state.where[one] < 250:
        assert free_attack(state, one)
        assert use_free_attack(state, one)
        assert not free_attack(state, one)
        state.round += 1
        assert free_attack(state, one)
    assert not free_attack(state, beard)


# -- how long ----------------------------------------------------------------------------------


@pytest.mark.rule("DW-ROUND-Q1", "DW-TURN-Q2")
def test_what_ends_with_the_turn_the_round_and_the_next() -> None:
    state = quiet()
    one = mine(state)
    play(state, "crossroads/horde/2", survivor=one, origin=COLONY)
    play(state, "crossroads/curfew/1")
    play(state, "crisis/snowbound/fail")
    assert forbidden(state, "move", one)
    assert forbidden(state, "move_from", one, state.active, COLONY)
    assert not forbidden(state, "move_from", one, state.active, SCHOOL)
    expire(state, "end_of_turn")
    assert not forbidden(state, "move", one)
    assert forbidden(state, "move_from", one, state.active, COLONY)
    expire(state, "end_of_round")
    assert not state.lasting or {r.modifier for r in state.lasting} == {"double_move_exposure"}
    state.round += 1
    assert holding(state, Mod.DOUBLE_MOVE_EXPOSURE)
    expire(state, "end_of_round")
    assert not state.lasting


def test_who_refuses_may_do_nothing_but_search() -> None:
    state = quiet()
    one = recruit(state, "fatima-maktabi", state.active)
    play(state, "crossroads/fatima-rhodes/1")
    assert forbidden(state, "attack", one)
    assert forbidden(state, "ability", one)
    assert not forbidden(state, "search", one)
    assert not forbidden(state, "move", one)
    assert "end-turn" not in keys(state)  # she has to move first


# -- the start of a turn and of a round --------------------------------------------------------


@pytest.mark.rule("DW-TURN-Q1")
def test_an_addiction_takes_a_card_or_a_die() -> None:
    state = quiet()
    one = mine(state)
    play(state, "crossroads/addiction/2", survivor=one)
    (card,) = hand(state, state.active, "medicine-or-calm")
    state.dice = changed(state.dice, state.active, (2, 5))
    choice_state = state.clone()
    Run.on(ENGINE.game, choice_state, None).grant(state.active, TurnStart(state.active))
    choice = choice_state.open[0]
    assert [option.key for option in choice.options][1:] == ["pick-die:2", "pick-die:5"]
    run(state, TurnStart(state.active), {"dw-addiction": [card]})
    assert state.hands[state.active] == ()
    assert state.waste[-1] == card


def test_sleep_costs_all_dice_and_heals_everybody() -> None:
    state = quiet()
    play(state, "crossroads/sleep/1")
    for one in own(state, state.active):
        state.wounds[one] = 1
        state.despair[one] = 1
    state.dice = changed(state.dice, state.active, (1, 6))
    run(state, TurnStart(state.active), {"dw-sleep": [1]})
    assert state.dice[state.active] == ()
    assert all(state.wounds[one] == 0 for one in own(state, state.active))
    assert all(state.despair[one] == 1 for one in own(state, state.active))


def test_santa_may_leave_at_the_start_of_a_turn() -> None:
    state = quiet()
    one = recruit(state, "forest-plum", state.active)
    run(state, TurnStart(state.active), {"dw-start-ability": [1]})
    assert (state.where[one], state.morale) == (GONE, 7)


def test_training_gives_a_die_for_food() -> None:
    state = quiet()
    seat = state.active
    play(state, "crossroads/buddy-davis/1")
    assert holding(state, Mod.TRAINING)
    (card,) = hand(state, seat, "food-1")
    seats = (seat, *(s for s in range(4) if s != seat))
    run(state, Training(seats), {"dw-training": [card, -1, -1, -1]})
    assert extra_dice(state, seat) == 1
    assert state.waste[-1] == card
    expire(state, "end_of_round")
    assert extra_dice(state, seat) == 0


def test_goggles_give_a_die_every_round() -> None:
    state = quiet()
    card = code(BOX.item_number["night-vision-goggles"], POLICE)
    state.gear = changed(state.gear, mine(state), (card,))
    assert every_round(state, state.active) == 1
    assert extra_dice(state, state.active) == 1


def test_without_fuel_the_winter_wins() -> None:
    state = quiet()
    cards = [find_card(state, "fuel") for _ in range(2)]
    for seat in range(4):
        hand(state, seat)
    state.hands = changed(state.hands, 2, tuple(sorted(cards)))
    kept = state.clone()
    run(state, Vigil((0, 1, 2, 3)), {"dw-vigil": [-1, -1, cards[0]]})
    assert state.stored[-1] == cards[0]
    assert state.result is None
    run(kept, Vigil((0, 1, 2, 3)), {"dw-vigil": [-1, -1, -1, -1]})
    assert kept.result is not None
    assert kept.result.reason == "dw-end-vigil"


def test_samples_come_from_kills() -> None:
    state = quiet()
    play(state, "objective/we-need-more-samples/normal")
    state.zombies[:] = bytes(len(state.zombies))
    state.zombies[0] = 3
    runner = Run.on(ENGINE.game, state, None)
    for _ in range(30):
        state.zombies[0] = 1
        kill_zombie(runner, 0)
    assert 5 < len(state.stored_dice) < 25
    assert min(state.stored_dice) >= 4


# -- what a turn offers besides ----------------------------------------------------------------


def test_a_nurse_treats_for_cards() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "janet-taylor", (seat + 1) % 4)
    play(state, "crossroads/janet-taylor/1")
    one = mine(state)
    (card,) = hand(state, seat, "junk")
    assert not [key for key in keys(state) if key.startswith("nurse")]
    state.wounds[one] = 1
    (key,) = [key for key in keys(state) if key.startswith("nurse")]
    index = [option.key for option in turn_options(state, seat)].index(key)
    state.waiting = state.open[0].__class__(seat, "dw-turn", turn_options(state, seat), (), False)
    ENGINE.choose(state, index, seat)
    assert state.wounds[one] == 0
    assert state.waste[-1] == card


def test_a_student_copies_and_a_farmer_learns() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "john-price", seat, SCHOOL)
    recruit(state, "olivia-brown", (seat + 1) % 4, SCHOOL)
    one = recruit(state, "andrew-evans", seat, SCHOOL)
    state.wounds[one] = 1
    state.dice = changed(state.dice, seat, (3,))
    assert "copy:john-price:olivia-brown:0" in keys(state)
    state.where[BOX.survivor_number["john-price"]] = HOSPITAL
    assert "copy:john-price:olivia-brown:0" not in keys(state)
    play(state, "crossroads/andrew-evans/1")
    assert not [key for key in keys(state) if key.startswith("gained")]
    state.where[one] = COLONY
    assert "gained:andrew-evans:3" in keys(state)


@pytest.mark.rule("DW-ABIL-03")
def test_a_janitor_cleans_more_once_a_round() -> None:
    state = quiet()
    one = recruit(state, "brandon-kane", state.active)
    piles = list(state.items)
    while len(state.waste) < 12:
        card, piles[POLICE] = piles[POLICE].draw()
        state.waste = (*state.waste, card)
    state.items = tuple(piles)
    before = len(state.waste)
    run(state, CleanAction(state.active), {"dw-clean-with": [-1]})
    assert (len(state.waste), state.uses[one]) == (before - 3, 0)  # nobody is obliged to help
    run(state, CleanAction(state.active), {"dw-clean-with": [one]})
    assert (len(state.waste), state.uses[one]) == (before - 8, 1)
    run(state, CleanAction(state.active))
    assert len(state.waste) == before - 11


def test_spoiled_food_raises_nothing() -> None:
    state = quiet()
    seat = state.active
    state.dice = changed(state.dice, seat, (3, 4))
    play(state, "crossroads/spoiled/2", noise=4)
    assert state.dice[seat] == (3, 3)


def test_a_sickroom_helps_medicine_at_the_colony() -> None:
    state = quiet()
    one = mine(state)
    state.wounds[one] = 2
    state.built = (BOX.improvement_number["sickroom"],)
    (card,) = hand(state, state.active, "painkillers")
    state.hands = changed(state.hands, state.active, ())
    state.waste = (*state.waste, card)
    kept = state.clone()
    card_id = BOX.item_number["medicine-or-calm"]
    play(state, "item/medicine-or-calm", card=card_id)
    assert state.wounds[one] == 0
    kept.built = ()
    play(kept, "item/medicine-or-calm", card=card_id)
    assert kept.wounds[one] == 1


@pytest.mark.rule("DW-CARD-Q6", "DW-EXPO-07")
def test_the_free_attack_of_a_round_may_be_saved() -> None:
    state = quiet()
    seat, one = state.active, mine(state)
    state.lasting = (Lasting(Mod.FREE_ATTACK.value, survivor=one),)
    state.zombies[0] = 2
    Run.on(ENGINE.game, state, None).grant(seat, AttackZombies(seat, one, COLONY, 0))
    assert state.open[0].prompt == "dw-free-roll"
    ENGINE.choose(state, 1, seat)  # not this one
    respond(state)
    assert free_attack(state, one) or state.where[one] >= 250
    state = quiet()
    state.lasting = (Lasting(Mod.FREE_ATTACK.value, survivor=one),)
    state.zombies[0] = 2
    Run.on(ENGINE.game, state, None).grant(seat, AttackZombies(seat, one, COLONY, 0))
    ENGINE.choose(state, 0, seat)
    assert state.open[0].prompt == "dw-turn"
    assert state.zombies[0] == 1
    assert not free_attack(state, one)
