"""Rulings on points where the book is silent, one small position each."""

from typing import Any

import pytest

from horda.core.decks import Deck
from horda.core.run import Run
from horda.games.dead_of_winter.base.bandits import random_place
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.exile import Exile
from horda.games.dead_of_winter.base.exposure import Spread
from horda.games.dead_of_winter.base.state import GRAVE, NOBODY, NONE
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, outside, own, right_of
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.base.zombies import AddZombies
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, TOWN
from horda.games.dead_of_winter.effects.offer import usable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.rules.crossroads import Read
from horda.games.dead_of_winter.rules.offers import turn_options
from tests.games.dead_of_winter.arrange import recruit, table
from tests.games.dead_of_winter.playing import ENGINE, play_on
from tests.games.dead_of_winter.stage import hand, play, quiet, respond

SCHOOL, HOSPITAL = 3, 5


def grant(state: Any, frame: Any) -> Any:
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return state


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-Q4", "DW-ADDZ-13", "DW-ADDZ-Q5")
def test_tokens_never_run_out() -> None:
    state = quiet()
    for entrance in range(14):
        state.barricades[entrance] = 2
    assert sum(state.barricades) > 21
    one = own(state, state.active)[0]
    state.where[one] = SCHOOL
    play(state, "item/pad-lock", {"dw-pick-place": [SCHOOL]})
    assert sum(state.barricades) == 30
    state.barricades[:] = bytes(14)
    for place in range(9):
        grant(state, AddZombies(place, 18 if place == COLONY else BOX.places[place].spaces))
    assert sum(state.zombies) > 30


@pytest.mark.rule("DW-PLAY-Q6", "DW-CONTRIB-Q1")
def test_a_hand_has_no_limit_and_any_item_can_be_contributed() -> None:
    state = quiet()
    seat = state.active
    hand(state, seat)
    cards = [card for deck in state.items for card in deck.left][:40]
    state.items = tuple(
        Deck(tuple(card for card in deck.left if card not in cards)) for deck in state.items
    )
    outsider = code(BOX.item_number["outsider-1"], 1)
    state.hands = changed(state.hands, seat, tuple(sorted((*cards, outsider))))
    state.crisis, state.crisis_off = 0, False
    assert "contribute:outsider-1@police" in keys(state)
    assert len(state.hands[seat]) == 41


@pytest.mark.rule("DW-HAND-04", "DW-RAXXON-07", "DW-RAXXON-04")
def test_side_effects_are_no_equipment() -> None:
    state = quiet()
    one = own(state, state.active)[0]
    play(state, "pill/yellow-pill", survivor=one, path=(0, 0))
    assert state.side[one]
    assert not [key for key in keys(state) if key.startswith(("hand-off", "contribute-gear"))]
    for seat in (0, 1, 2, 3, None):
        assert "shaking-hands" in str(ENGINE.view(state, seat))


@pytest.mark.rule("DW-MIX-04", "DW-CARD-17")
def test_parts_of_a_module_fall_away_without_it() -> None:
    state = table(3, bandits=False, raxxon=False, improvements=False)
    state.zombies[:] = bytes(14)
    scope = Scope(state.active)
    assert not usable(state, "item/tear-gas", state.active, scope)
    one = own(state, state.active)[0]
    state.zombies[ENTRANCES_OF[state.where[one]][0]] = 1
    assert usable(state, "item/tear-gas", state.active, scope)
    assert usable(state, "item/workshop-plans", state.active, scope)


# -- crossroads --------------------------------------------------------------------------------


@pytest.mark.rule("DW-CROSS-Q10")
def test_instructions_come_before_the_options() -> None:
    state = quiet()
    recruit(state, "chloe-larousse", state.active)
    for seat in range(4):
        hand(state, seat, "food-1" if seat % 2 else "junk")
    card = BOX.crossroads_number["chloe-larousse"]
    before = len(state.cache)
    grant(state, Read(state.active, card))
    while state.open[0].prompt == "dw-cache-card":
        ENGINE.choose(state, 0, state.open[0].seat)
    assert state.open[0].prompt == "dw-crossroads-choice"
    assert len(state.cache) == before + 4
    assert state.cross == NONE


@pytest.mark.rule("DW-CROSS-Q2")
def test_without_any_option_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    state = quiet()
    monkeypatch.setattr(
        "horda.games.dead_of_winter.rules.crossroads.option_open", lambda *args: False
    )
    card = BOX.crossroads_number["horse"]
    before = (state.food, state.morale, state.lasting)
    grant(state, Read(state.active, card))
    assert state.open[0].prompt == "dw-turn"
    assert (state.food, state.morale, state.lasting) == before


@pytest.mark.rule("DW-CROSS-Q9")
def test_the_hidden_card_stays_over_a_turn_whatever_becomes_of_the_player() -> None:
    state = quiet()
    seat = state.active
    state.cross = BOX.crossroads_number["horse"]
    state.cross_by = (seat - 1) % 4
    grant(state, Exile(seat))
    respond(state)
    assert state.cross == BOX.crossroads_number["horse"] or state.result is not None


# -- bites, deaths, exile ----------------------------------------------------------------------


@pytest.mark.rule("DW-BITE-Q2")
def test_a_death_by_a_card_does_not_spread() -> None:
    state = quiet()
    recruit(state, "rod-miller", state.active)
    play(state, "crossroads/rod-miller/2")
    assert state.morale == 5


@pytest.mark.rule("DW-BITE-Q4", "DW-BITE-Q5", "DW-ADDZ-Q4")
def test_a_newcomer_can_be_the_next_victim() -> None:
    for seed in range(40):
        state = quiet(morale=10)
        ENGINE.deal_anew(state, seed)
        seat = state.active
        for one in range(len(state.owner)):
            if state.owner[one] != NOBODY:
                state.where[one] = SCHOOL
        alone = own(state, seat)
        for one in alone[1:]:
            state.owner[one], state.where[one] = NOBODY, 255
        state.leader[seat] = alone[0]
        state.where[alone[0]] = COLONY
        grant(state, Spread(COLONY))
        ENGINE.choose(state, 1, state.open[0].seat)
        if state.where[alone[0]] == GRAVE:
            (newcomer,) = own(state, seat)
            assert state.open[0].prompt == "dw-bite"
            assert state.open[0].args[0] == newcomer
            return
    raise AssertionError("nobody was bitten")


@pytest.mark.rule("DW-KILLS-Q4")
def test_what_the_dead_left_behind_stays() -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "rod-miller", seat)
    state.given = changed(state.given, seat, (1, 2))
    state.dice = changed(state.dice, seat, (4, 5))
    state.noise[SCHOOL] = 2
    play(state, "crossroads/rod-miller/2")
    assert state.where[one] == GRAVE
    assert (state.given[seat], state.dice[seat], state.noise[SCHOOL]) == ((1, 2), (4, 5), 2)


@pytest.mark.rule("DW-PLAY-Q4", "DW-EXILE-Q6", "DW-EXILE-Q8")
def test_moves_into_exile_take_no_cards_and_no_card_is_drawn_from_an_empty_deck() -> None:
    state = quiet()
    seat = state.active
    hand(state, seat, "fuel")
    state.exile_deck = Deck()
    state.exile_goals = (NONE,) * 4
    grant(state, Exile(seat))
    assert state.open[0].prompt == "dw-leave-colony"
    assert {option.verb for option in state.open[0].options} == {"leave"}
    respond(state)
    assert state.exile_goals[seat] == NONE
    assert not [key for key in keys(state) if key.endswith(":colony") and key.startswith("move")]


@pytest.mark.rule("DW-EXILE-Q7")
def test_exile_is_never_undone() -> None:
    state = table(5)
    play_on(state, 1, 10)
    if state.result is None:
        state.exiled |= 1
        for one in own(state, 0):
            state.where[one] = HOSPITAL
    for step in range(40):
        play_on(state, step, 10)
        assert state.exiled & 1


@pytest.mark.rule("DW-ADDZ-Q1", "DW-RANDLOC-02", "DW-RANDLOC-Q1")
def test_locations_have_their_order_and_their_numbers() -> None:
    state = quiet()
    assert outside(state) == [1, 2, 3, 4, 5, 6, 7, 8]
    run = Run.on(ENGINE.game, state, None)
    assert {random_place(run) for _ in range(120)} == set(TOWN)


@pytest.mark.rule("DW-ADDZ-Q2")
def test_the_game_is_over_at_the_zombie_that_costs_the_last_morale() -> None:
    state = quiet(morale=1)
    one = own(state, state.active)[0]
    state.where[one] = SCHOOL
    entrance = ENTRANCES_OF[SCHOOL][0]
    state.zombies[entrance] = BOX.places[SCHOOL].spaces
    others = own(state, (state.active + 1) % 4)
    state.where[others[0]] = SCHOOL
    grant(state, AddZombies(SCHOOL, 3))
    assert state.result is not None
    dead = [o for o in (one, others[0]) if state.where[o] == GRAVE]
    assert len(dead) == 1


# -- votes and players -------------------------------------------------------------------------


@pytest.mark.rule("DW-VOTE-Q1", "DW-VOTE-Q3")
def test_nobody_abstains_and_without_voters_the_first_player_decides() -> None:
    state = quiet()
    grant(state, Vote("dw-vote-exile", (0, 1), (2,)))
    assert {choice.seat: len(choice.options) for choice in state.open} == {0: 2, 1: 2}
    state = quiet()
    state.first = 3
    grant(state, Vote("dw-vote-exile", (), (2,)))
    assert (state.open[0].seat, state.open[0].prompt) == (3, "dw-tie")


@pytest.mark.rule("DW-FIRST-Q2", "DW-FIRST-Q3")
def test_the_token_passes_who_is_out() -> None:
    state = quiet()
    assert right_of(state, 2) == 1
    state.out = 0b0010
    assert right_of(state, 2) == 0
    state.first = 2
    grant(state, Vote("dw-vote-token", (0, 2)))
    ENGINE.choose(state, 0, 0)
    ENGINE.choose(state, 1, 2)
    assert state.open[0].seat == 2


@pytest.mark.rule("DW-VAR-Q4", "DW-VAR-05")
def test_who_gives_the_last_survivor_away_is_not_out() -> None:
    state = quiet()
    seat = state.active
    people = own(state, seat)
    for one in people[1:]:
        state.owner[one], state.where[one] = NOBODY, 255
    only = recruit(state, "forest-plum", seat)
    if people[0] != only:
        state.owner[people[0]], state.where[people[0]] = NOBODY, 255
    state.leader[seat] = only
    play(state, "survivor/forest-plum", survivor=only, place=COLONY)
    assert not state.out >> seat & 1
    assert len(own(state, seat)) == 1
