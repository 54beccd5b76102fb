"""No question of any card tells anybody what they must not know."""

from typing import Any

import pytest

from horda.core.conformance import check_options, check_position
from horda.core.frames import Frame
from horda.core.rng import Dice
from horda.core.run import Run
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import CardSet, Crossroads, Use
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.crossroads import Read
from tests.games.dead_of_winter.arrange import meet, recruit, table
from tests.games.dead_of_winter.finding import equip_from_anywhere, find_card
from tests.games.dead_of_winter.playing import ENGINE

pytestmark = pytest.mark.slow
START = table(1)
OBJECTIVE = {CardSet.LONG_NIGHT: "tribute", CardSet.BASE: "home-sweet-home"}
PURE = {which: table(1, sets=which.value, scenario=OBJECTIVE[which]) for which in CardSet}


def ids(card: Any) -> str:
    return str(card.id)


def look(state: Any, frame: Frame, seed: int, option: int = -1) -> None:
    """Carries a frame out and makes every check of the core at each of its questions."""
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    dice = Dice(seed)
    for _ in range(60):
        if state.result is not None or state.open[0].prompt == "dw-turn":
            return
        check_options(ENGINE, state)
        check_position(ENGINE, state, dice)
        choice = dice.choice(state.open)
        index = dice.below(len(choice.options))
        if choice.prompt == "dw-crossroads-choice":
            index = [one.n for one in choice.options].index(option)
        ENGINE.choose(state, index, choice.seat)


@pytest.mark.rule("DW-CARD-Q10", "DW-INT-22", "DW-INT-24", "DW-CROSS-02")
@pytest.mark.parametrize("card", BOX.crossroads, ids=ids)
def test_a_crossroads_card_tells_no_secret(card: Crossroads) -> None:
    for option, one in enumerate(card.options):
        state = START.clone()
        moment = meet(state, card)
        for when in one.when:
            recruit(state, when.id, state.active)  # type: ignore[union-attr]  # people only
        state.dice = tuple((3, 4, 5) for _ in state.dice)
        number = BOX.crossroads_number[card.id]
        look(state, Read(state.active, number, moment), option, option)


@pytest.mark.rule("DW-CARD-Q10")
@pytest.mark.parametrize("item", BOX.items, ids=ids)
def test_an_item_tells_no_secret(item: Any) -> None:
    state = PURE[item.set].clone()
    seat, carrier = state.active, own(state, state.active)[0]
    if item.use is Use.EQUIP:
        card = equip_from_anywhere(state, item.id, carrier)
    else:
        card, carrier = find_card(state, item.id), -1
        state.waste = (*state.waste, card)
    place = state.where[carrier] if carrier >= 0 else -1
    look(state, Script(f"item/{item.id}", seat, (), 0, Scope(seat, carrier, place, card=card)), 3)


@pytest.mark.rule("DW-CARD-Q10", "DW-SAMPLE-07", "DW-SAMPLE-11")
@pytest.mark.parametrize("card", BOX.survivors, ids=ids)
def test_an_ability_tells_no_secret(card: Any) -> None:
    state = START.clone()
    place = card.ability.location.place
    place = 3 if place is None else place
    one = recruit(state, card.id, state.active, place)
    scope = Scope(state.active, one, place)
    look(state, Script(f"survivor/{card.id}", state.active, (), 0, scope), 4)
