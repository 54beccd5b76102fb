"""A card that was taken rests in a hand: nobody else learns which one it is, nor when it leaves."""

import pytest
from msgspec.structs import replace

from horda.core.rng import Dice
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.effects.lasting import RESTING
from tests.games.dead_of_winter.arrange import table
from tests.games.dead_of_winter.playing import ENGINE


@pytest.mark.rule("DW-CARD-Q10", "DW-INT-24")
def test_the_table_does_not_show_that_a_card_rests() -> None:
    state = table(1)
    plain = [ENGINE.game.view(state, seat) for seat in (0, 1, None)]
    card = state.hands[0][0]
    state.lasting = (*state.lasting, Lasting(RESTING, item=card, seat=0, until="end_of_round"))
    assert [ENGINE.game.view(state, seat) for seat in (0, 1, None)] == plain


@pytest.mark.rule("DW-CARD-Q10")
def test_others_guess_which_card_rests() -> None:
    state = table(1)
    rule = Lasting(RESTING, item=state.hands[0][0], seat=0, until="end_of_round")
    state.lasting = (*state.lasting, rule)
    guessed = set()
    for seed in range(12):
        world = ENGINE.determinise(state, 1, Dice(seed))
        rests = [one for one in world.lasting if one.modifier == RESTING]
        assert [replace(one, item=0) for one in rests] == [replace(rule, item=0)]
        assert rests[0].item in world.hands[0]  # or the rest would end with the next action
        guessed.add(rests[0].item)
    assert len(guessed) > 1
    own = ENGINE.determinise(state, 0, Dice(1))
    assert rule in own.lasting
