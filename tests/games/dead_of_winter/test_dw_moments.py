"""Whom a played card was about, and what a crisis that is not there leaves behind."""

from typing import Any

import pytest

from horda.core.decks import Deck
from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.rules.actions.hands import PlayCard
from horda.games.dead_of_winter.rules.colony import ColonyPhase
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import quiet, respond


def treated(card: str, answers: dict[str, list[int]] | None = None) -> Any:
    """Plays a medicine card with two hurt survivors about; one of them is chosen."""
    state = quiet()
    state.cross, state.crossroads = BOX.crossroads_number["addiction"], Deck()
    state.cross_by = (state.active + 3) % 4
    one, other = (
        recruit(state, "rod-miller", state.active),
        recruit(state, "maria-lopez", state.active),
    )
    state.wounds[one] = state.wounds[other] = 1
    number = code(BOX.item_number[card], 5)
    state.hands = changed(state.hands, state.active, (number,))
    Run.on(ENGINE.game, state, None).grant(state.active, PlayCard(state.active, number))
    while state.open[0].prompt not in ("dw-turn", "dw-crossroads-choice"):
        choice = state.open[0]
        numbers = [getattr(option, "n", -2) for option in choice.options]
        wanted = (answers or {}).get(choice.prompt, [other])
        index = next((numbers.index(n) for n in wanted if n in numbers), 0)
        ENGINE.choose(state, index, choice.seat)
    return state, one, other


@pytest.mark.rule("DW-CROSS-04", "DW-CROSS-09", "DW-CROSS-03")
def test_addiction_is_about_the_one_who_was_healed() -> None:
    state, one, other = treated("medicine")
    moments = [moment for moment in state.moments if moment.event == "after_play_item"]
    assert [(moment.survivor, moment.healed) for moment in moments] == [(other, True)]
    assert (state.wounds[one], state.wounds[other]) == (1, 0)


@pytest.mark.rule("DW-CROSS-04")
def test_a_medicine_card_that_healed_nobody_is_about_nobody() -> None:
    state, _, _ = treated("adrenaline-shot")
    moments = [moment for moment in state.moments if moment.event == "after_play_item"]
    assert [(moment.survivor, moment.healed) for moment in moments] == [(-1, False)]


@pytest.mark.rule("DW-CROSS-04", "DW-RAXXON-06")
def test_a_pill_is_about_the_one_who_took_it() -> None:
    state, _, other = treated("black-pill")
    moments = [moment for moment in state.moments if moment.event == "after_play_item"]
    assert [moment.survivor for moment in moments] == [other]


@pytest.mark.rule("DW-CRISISRES-Q6", "DW-CRISIS-01")
def test_a_round_without_a_crisis_was_not_failed() -> None:
    for there in (True, False):
        state = quiet(last_failed=True, morale=9)
        state.crisis = BOX.crisis_number["despair"] if there else -1
        state.crisis_off = not there
        state.given = tuple(() for _ in state.given)
        state.active = -1
        seat = own(state, 0) and 0
        state.stack, state.at = (*state.stack[:1], ColonyPhase()), (*state.at[:1], 0)
        ENGINE.resume(state)
        while state.result is None and state.open[0].prompt != "dw-call-token-vote":
            ENGINE.choose(state, 0, state.open[0].seat)
        assert state.last_failed is there, seat
    respond(quiet())
