"""What effects on zombies, decks and the course of the game do."""

from typing import Any

import pytest

from horda.core.decks import Deck
from horda.core.run import Run
from horda.games.dead_of_winter.base.changes import change_morale
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, barricades_at, own, room
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.wins import GoalKind
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.wins import own_goals
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.finding import equip_from_anywhere
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import asked, hand, play, quiet

SCHOOL, HOSPITAL, GAS = 3, 5, 6


def mine(state: Any) -> int:
    return own(state, state.active)[0]


# -- zombies, barricades, traps ----------------------------------------------------------------


@pytest.mark.rule("DW-BARR-Q1")
def test_barricades_need_empty_spaces() -> None:
    state = quiet()
    one = mine(state)
    state.where[one] = GAS
    entrance = ENTRANCES_OF[GAS][0]
    state.zombies[entrance] = 2
    play(state, "item/pad-lock", {"dw-pick-place": [GAS]})
    assert state.barricades[entrance] == 1


@pytest.mark.rule("DW-TRAP-Q2", "DW-TRAP-01")
def test_traps_stand_at_the_colony_too() -> None:
    state = quiet()
    one = mine(state)
    play(state, "survivor/lily-mae", survivor=one, place=COLONY)
    assert sum(state.traps[e] for e in ENTRANCES_OF[COLONY]) == 1


@pytest.mark.rule("DW-TRAP-T2", "DW-TRAP-02")
def test_a_trap_that_is_taken_away_does_not_go_off() -> None:
    state = quiet()
    state.traps[0], state.zombies[0] = 1, 2
    state.barricades[7] = 1
    play(state, "crisis/broken-locks/fail")
    assert sum(state.traps) + sum(state.barricades) == 0
    assert state.zombies[0] == 2


@pytest.mark.rule("DW-RAXXON-Q9", "DW-RAXXON-16", "DW-RAXXON-T3")
def test_effects_on_zombies_leave_special_ones_alone() -> None:
    state = quiet()
    state.specials, state.loose = ((0, ENTRANCES_OF[SCHOOL][0]),), (0,)
    state.zombies[ENTRANCES_OF[SCHOOL][0]] = 1
    one = mine(state)
    play(state, "survivor/kevin-jackson", survivor=one, place=COLONY)
    assert sum(state.zombies) == 0
    assert len(state.specials) == 1


@pytest.mark.rule("DW-RAXXON-17", "DW-RAXXON-Q7")
def test_a_special_zombie_that_finds_no_space_is_gone() -> None:
    state = quiet()
    hunter = BOX.experiment_number["hunter"]
    state.specials, state.loose = ((hunter, ENTRANCES_OF[SCHOOL][0]),), (hunter,)
    for place in range(1, 7):
        entrance = ENTRANCES_OF[place][0]
        state.zombies[entrance] = BOX.places[place].spaces - (place == SCHOOL)
    one = mine(state)
    morale = state.morale
    play(state, "experiment/hunter", survivor=one, place=SCHOOL, special=0, path=(0, 1))
    assert state.specials == () or state.specials[0][1] == ENTRANCES_OF[SCHOOL][0]
    assert state.morale == morale


@pytest.mark.rule("DW-RAXXON-Q5")
def test_an_empty_deck_lets_nothing_loose() -> None:
    state = quiet()
    state.experiments = Deck()
    play(state, "crisis/the-night-is-dark/fail")
    assert state.specials == ()


@pytest.mark.rule("DW-BANDIT-Q6", "DW-BANDIT-05", "DW-BANDIT-Q12")
def test_there_are_twenty_bandits() -> None:
    state = quiet()
    for one in own(state, state.active):
        state.where[one] = COLONY
    for _ in range(12):
        play(state, "crisis/coordinated-attack/fail")
    assert sum(state.bandits) <= 20
    assert all(room(state, place) >= 0 for place in range(1, 7))


@pytest.mark.rule("DW-BANDIT-Q7", "DW-BANDIT-13")
def test_an_empty_cache_gives_nothing_but_wounds() -> None:
    state = quiet(cache=())
    one = mine(state)
    before = state.hands[state.active]
    play(state, "hideout/search", survivor=one, path=(0, 2))
    assert state.wounds[one] == 1
    assert state.hands[state.active] == before


# -- cards and dice ----------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-Q10", "DW-CARD-15", "DW-CROSS-10")
def test_who_looks_through_a_deck_shuffles_it() -> None:
    state = quiet()
    order = state.items[GAS].left
    seat = state.active
    before = len(state.hands[seat])
    play(state, "crossroads/the-arctic-king/2", survivor=mine(state))
    fuel = [c for c in order if BOX.items[c & 255].type.value == "fuel"]
    assert len(state.hands[seat]) == before + min(2, len(fuel))
    assert sorted(state.items[GAS].left) != list(order)


@pytest.mark.rule("DW-DICE-Q3", "DW-DICE-Q1", "DW-DICE-06")
def test_a_die_gained_now_is_rolled_at_once() -> None:
    state = quiet()
    seat = state.active
    before = len(state.dice[seat])
    play(state, "item/stimulant")
    assert len(state.dice[seat]) == before + 1


@pytest.mark.rule("DW-CARD-Q5")
def test_the_first_player_chooses_for_a_crisis() -> None:
    state = quiet()
    state.first = (state.active + 2) % 4
    choice = asked(state, "crisis/workshop-fire/surplus", seat=state.first)
    assert choice.seat == state.first


@pytest.mark.rule("DW-DEC-18", "DW-CARD-Q9", "DW-INT-22")
def test_a_common_price_is_paid_together_or_by_nobody() -> None:
    state = quiet()
    seat = state.active
    for other in range(4):
        hand(state, other)
    cards = hand(state, (seat + 1) % 4, "fuel", "fuel")
    one = mine(state)
    state.frost[one] = 1
    choice = asked(state, "crossroads/one-blanket/1")
    asked_seats = []
    while state.open[0].prompt == "dw-pay-together":
        choice = state.open[0]
        asked_seats.append(choice.seat)
        ENGINE.choose(state, 0, choice.seat)
    assert asked_seats == [seat, (seat + 1) % 4, (seat + 1) % 4]
    assert state.frost[one] == 0
    assert state.waste[-2:] == tuple(cards)


@pytest.mark.rule("DW-DEC-18")
def test_what_was_offered_in_vain_comes_back() -> None:
    state = quiet()
    seat = state.active
    for other in range(4):
        hand(state, other)
    cards = hand(state, seat, "fuel")
    one = mine(state)
    state.frost[one] = 1
    play(state, "crossroads/one-blanket/1")
    assert state.hands[seat] == tuple(cards)


@pytest.mark.rule("DW-SCENB-15", "DW-SCENB-Q12", "DW-SCENB-Q8", "DW-SCENB-04")
def test_only_a_betrayer_who_has_won_has_a_second_answer() -> None:
    state = quiet()
    seat = state.active
    secrets = [BOX.secret_number["secret-hoarder"]] * 4
    secrets[seat] = BOX.secret_number["betrayal-bandit-betrayal"]
    state.secrets = tuple(secrets)
    hand(state, seat, "pistol", "food-1", "food-1")
    state.stages = ("b2",)
    asked(state, "objective/b2/complete", path=())
    while state.open[0].prompt == "dw-exile-phase":
        ENGINE.choose(state, len(state.open[0].options) - 1, state.open[0].seat)
    assert [choice.prompt for choice in state.open] == ["dw-confess"] * 4
    counts = {choice.seat: len(choice.options) for choice in state.open}
    assert counts == {other: 2 if other == seat else 1 for other in range(4)}
    for other in range(4):
        ENGINE.choose(state, counts[other] - 1, other)
    assert state.result is not None
    assert state.result.reason == "dw-end-betrayer"


@pytest.mark.rule("DW-SCENB-16", "DW-SCENB-Q2", "DW-SCENB-T2")
def test_a_betrayer_who_has_not_won_needs_the_morale_at_nothing_besides() -> None:
    state = quiet()
    seat = state.active
    secrets = [BOX.secret_number["secret-hoarder"]] * 4
    secrets[seat] = BOX.secret_number["betrayal-bandit-betrayal"]
    state.secrets, state.stages = tuple(secrets), ("b2",)
    hand(state, seat)
    asked(state, "objective/b2/complete")
    while state.open[0].prompt == "dw-exile-phase":
        ENGINE.choose(state, len(state.open[0].options) - 1, state.open[0].seat)
    for other in range(4):
        if state.open and state.open[0].prompt == "dw-confess":
            ENGINE.choose(state, 0, other)
    assert own_goals(state, seat)[-1].type is GoalKind.MORALE_ZERO


@pytest.mark.rule("DW-WIN-02", "DW-COLONY-05", "DW-WIN-Q6")
def test_nothing_happens_after_the_morale_is_gone() -> None:
    state = quiet(morale=1, food=5)
    run = Run.on(ENGINE.game, state, None)
    change_morale(run, -1)
    assert state.result is not None
    assert state.food == 5


@pytest.mark.rule("DW-ATTACK-Q5", "DW-CARD-Q7")
def test_fewer_than_asked_for_are_killed() -> None:
    state = quiet()
    state.zombies[0] = 1
    recruit(state, "sparky", state.active)
    play(state, "crossroads/sparky/1")
    assert sum(state.zombies) == 0


def test_equipment_that_wears_out_goes_to_the_waste() -> None:
    state = quiet()
    one = mine(state)
    card = equip_from_anywhere(state, "hazmat-suit", one)
    state.gear = changed(state.gear, one, (card,))
    play(state, "item/hazmat-suit", survivor=one, card=card, path=(1, 0))
    assert state.gear[one] == ()
    assert state.waste[-1] == card


def test_barricades_become_traps_everywhere() -> None:
    state = quiet()
    state.barricades[0] = state.barricades[8] = 1
    recruit(state, "lily-mae", state.active)
    play(state, "crossroads/lily-mae/1")
    assert sum(state.barricades) == 0
    assert (state.traps[0], state.traps[8]) == (1, 1)
    assert barricades_at(state, COLONY) == 1
