"""Rulings on modules and stories, one small position each."""

from typing import Any

import pytest
from msgspec.structs import replace

from horda.core.run import Run
from horda.games.dead_of_winter.base.exile import Exile, LeaveColony
from horda.games.dead_of_winter.base.state import GRAVE, NOBODY
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT
from horda.games.dead_of_winter.rules.bandits import Reveal
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.rules.rounds import Round
from tests.games.dead_of_winter.arrange import table
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import asked, play, quiet, respond

SCHOOL, HOSPITAL = 3, 5


def grant(state: Any, frame: Any) -> Any:
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return state


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]


# -- modules -----------------------------------------------------------------------------------


@pytest.mark.rule("DW-BANDIT-03", "DW-BANDIT-Q9")
def test_the_hideout_has_spaces_and_no_deck() -> None:
    state = quiet()
    card = BOX.places[HIDEOUT]
    assert (card.survivors, card.spaces, card.noise) == (4, 4, 0)
    assert len(state.items[HIDEOUT]) == 0


@pytest.mark.rule("DW-MIX-05", "DW-BANDIT-06")
@pytest.mark.parametrize(("few", "count"), [(False, 2), (True, 0)])
def test_a_crisis_that_names_no_bandits(few: bool, count: int) -> None:
    state = table(2, few_bandits=few)
    state.bandits[:] = bytes(9)
    for one, owner in enumerate(state.owner):
        if owner != NOBODY:
            state.where[one] = COLONY
    state.crisis = BOX.crisis_number["despair"]
    grant(state, Reveal())
    assert sum(state.bandits) == count


@pytest.mark.rule("DW-RAXXON-Q1", "DW-MIX-06", "DW-CRISISRES-Q4")
def test_dice_on_raxxon_go_back_with_the_others() -> None:
    state = quiet()
    state.raxxon_dice = ((0, 3), (1, 4))
    crisis = state.crisis
    run = Run.on(ENGINE.game, state, None)
    run.frames, run.at = [Round()], [0]
    run.advance()
    while state.result is None and state.open[0].prompt != "dw-turn":
        ENGINE.choose(state, 0, state.open[0].seat)
    assert state.raxxon_dice == ()
    assert state.crisis != crisis
    assert crisis not in state.crises.left


@pytest.mark.rule("DW-SCENR-Q3", "DW-SCENR-14", "DW-SCENR-Q7")
def test_the_exiled_at_raxxon_go_elsewhere() -> None:
    state = quiet()
    seat = state.active
    other = (seat + 1) % 4
    free, barred = own(state, seat)[0], own(state, other)[0]
    for one in own(state, other):
        state.where[one] = HOSPITAL
    state.where[free] = state.where[barred] = 7
    state.exiled = 1 << other
    state.helpless = 30  # beyond the spaces: a story puts people there all the same
    choice = asked(state, "objective/r2/complete")
    assert (choice.prompt, choice.seat) == ("dw-pick-place", other)
    respond(state)
    assert state.where[free] == COLONY
    assert state.where[barred] not in (COLONY, 7)


@pytest.mark.rule("DW-SCENB-Q3", "DW-SCENB-14")
def test_the_exiled_may_call_a_vote_in_the_special_phase() -> None:
    state = quiet()
    state.exiled = 1
    for one in own(state, 0):
        state.where[one] = HOSPITAL
    state.first = 0
    choice = asked(state, "objective/b2/complete")
    assert (choice.prompt, choice.seat) == ("dw-exile-phase", 0)
    together = table(1, coop=True, hard=False)
    choice = asked(together, "objective/b2/complete")
    assert choice.prompt != "dw-exile-phase"


@pytest.mark.rule("DW-SCENB-Q7", "DW-SCENB-10")
def test_the_only_survivor_is_the_highest_and_dies() -> None:
    state = quiet(morale=9)
    seat = state.active
    keep = own(state, seat)[0]
    for one in range(len(state.owner)):
        if state.owner[one] != NOBODY and one != keep:
            state.owner[one], state.where[one] = NOBODY, 255
    state.leader[seat] = keep
    state.out = 0b1111 & ~(1 << seat)
    play(state, "objective/b1/complete")
    assert state.where[keep] == GRAVE
    assert all(state.where[one] != HIDEOUT for one in own(state, seat))


@pytest.mark.rule("DW-SCENB-Q4", "DW-EXILE-11")
def test_two_exiled_who_betrayed_nobody_end_the_game() -> None:
    state = quiet()
    state.secrets = (BOX.secret_number["secret-hoarder"],) * 4
    grant(state, Exile(0))
    respond(state)
    assert state.result is None
    grant(state, Exile(1))
    assert state.result is not None
    assert state.morale == 0


@pytest.mark.rule("DW-SCENB-Q11")
def test_cards_touch_bandits_before_the_story_does() -> None:
    state = quiet()
    state.unlocked = ("no-bandit-attack", "no-hideout", "no-leader")
    state.bandits[SCHOOL] = 1
    one = own(state, state.active)[0]
    state.where[one] = SCHOOL
    play(state, "item/food-1-or-trade", {"dw-pick-way": [1]})
    assert state.bandits[SCHOOL] == 0


@pytest.mark.rule("DW-SAMPLE-04", "DW-SAMPLE-20", "DW-WIN-07")
def test_objectives_that_the_book_shows() -> None:
    memento = BOX.secrets[BOX.secret_number["secret-memento"]]
    assert [goal.n for goal in memento.goals] == [0, 1, 2]
    betrayal = BOX.secrets[BOX.secret_number["betrayal-bandit-betrayal"]]
    assert betrayal.goals[0].which == "b2"


@pytest.mark.rule("DW-CARD-Q1", "DW-DEC-14")
def test_what_nobody_is_asked_for_has_a_fixed_order() -> None:
    state = quiet()
    people = [one for one in range(len(state.owner)) if state.owner[one] != NOBODY]
    for one in people:
        state.wounds[one] = 1
    play(state, "crisis/burst-pipes/fail")
    frozen = [one for one in people if state.frost[one]]
    lowest = sorted(people, key=lambda one: BOX.survivors[one].influence)[:3]
    assert sorted(frozen) == sorted(lowest)


@pytest.mark.rule("DW-EXILE-02", "DW-EXILE-Q9")
def test_the_exiled_player_says_who_goes_where() -> None:
    state = quiet()
    seat = (state.active + 1) % 4
    state.exiled = 1 << seat
    grant(state, LeaveColony(seat))
    assert state.open[0].seat == seat
    people = own(state, seat)
    assert {option.survivor for option in state.open[0].options} == set(people)


# -- elimination -------------------------------------------------------------------------------


@pytest.mark.rule("DW-VAR-Q5", "DW-CARD-Q13")
@pytest.mark.parametrize("alone", [True, False])
def test_who_is_put_out_by_a_card_is_asked_nothing_more(alone: bool) -> None:
    """The searcher dies of despair: whoever has nobody else looks at no deck any more."""
    state = quiet()
    state.config = replace(state.config, elimination=True)
    seat = state.active
    one, *others = own(state, seat)
    state.wounds[one], state.leader[seat] = 2, one if alone else others[0]
    for other in others if alone else ():
        state.owner[other], state.where[other] = NOBODY, GRAVE
    choice = asked(state, "crossroads/frozen-diary/1", survivor=one)
    assert bool(state.out >> seat & 1) == alone
    assert choice.prompt == ("dw-turn" if alone else "dw-pick-next")
    assert bool(state.peek) != alone
