"""Every card of every deck is carried out in every way it offers, and leaves a sound table."""

from typing import Any

import pytest

from horda.core.frames import Frame
from horda.core.rng import Dice
from horda.core.run import Run
from horda.games.dead_of_winter.base.special import Deploy
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import CardSet, Crossroads, Use
from horda.games.dead_of_winter.cards.trees import TREES
from horda.games.dead_of_winter.effects.offer import option_open, payable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.effects.trigger import sprung
from horda.games.dead_of_winter.effects.wins import fulfilled, own_goals
from horda.games.dead_of_winter.papers.invariants import broken, item_cards
from horda.games.dead_of_winter.rules.crossroads import Read, scope_of
from tests.games.dead_of_winter.arrange import answers, meet, recruit, table
from tests.games.dead_of_winter.finding import equip_from_anywhere, find_card
from tests.games.dead_of_winter.playing import ENGINE, play_on

SEEDS = (1, 2)
TABLES = {seed: table(seed) for seed in SEEDS}
"""Games some turns on; every test takes a copy."""
OBJECTIVE = {CardSet.LONG_NIGHT: "tribute", CardSet.BASE: "home-sweet-home"}
PURE = {
    which: {seed: table(seed, sets=which.value, scenario=OBJECTIVE[which]) for seed in SEEDS}
    for which in CardSet
}
"""The same with the cards of one set only, so that every item is there."""


def sound(state: Any, cards: Any) -> None:
    """Nothing is broken, no item card is lost or doubled, and the state can be kept."""
    assert not list(broken(state))
    assert item_cards(state) == cards
    assert ENGINE.encode(ENGINE.decode(ENGINE.encode(state))) == ENGINE.encode(state)


def run_frame(state: Any, frame: Frame, seed: int, first: dict[str, int] | None = None) -> Any:
    """Runs a frame in the middle of a turn, with random answers, and looks at the table."""
    cards = item_cards(state)
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    answers(state, Dice(seed), first or {})
    sound(state, cards)
    return state


def ids(card: Any) -> str:
    return str(card.id)


# -- crossroads --------------------------------------------------------------------------------


@pytest.mark.rule("DW-CROSS-04", "DW-CROSS-Q1")
@pytest.mark.parametrize("card", BOX.crossroads, ids=ids)
def test_a_crossroads_card_can_spring(card: Crossroads) -> None:
    state = TABLES[1].clone()
    number = BOX.crossroads_number[card.id]
    assert sprung(state, number, meet(state, card))


OPTIONS = [(card, n) for card in BOX.crossroads for n in range(1, len(card.options) + 1)]


@pytest.mark.rule("DW-CROSS-05", "DW-CROSS-06", "DW-CARD-Q7", "DW-CARD-11")
@pytest.mark.parametrize(("card", "option"), OPTIONS, ids=lambda one: getattr(one, "id", str(one)))
def test_an_option_of_a_crossroads_card(card: Crossroads, option: int) -> None:
    for seed in SEEDS:
        state = TABLES[seed].clone()
        number, moment = BOX.crossroads_number[card.id], meet(state, card)
        for when in card.options[option - 1].when:
            recruit(state, when.id, state.active, 0)  # type: ignore[union-attr]  # people only
        seat = state.active
        state.dice = tuple((3, 4, 5) for _ in state.dice)
        assert option_open(state, number, option, seat, scope_of(seat, moment))
        first = {"dw-crossroads-choice": option - 1}
        run_frame(state, Read(seat, number, moment), seed, first)


# -- items and abilities -----------------------------------------------------------------------


@pytest.mark.rule("DW-PLAY-02", "DW-CARD-08", "DW-CARD-17")
@pytest.mark.parametrize("item", BOX.items, ids=ids)
def test_an_item_is_carried_out(item: Any) -> None:
    for seed in SEEDS:
        state = PURE[item.set][seed].clone()
        seat = state.active
        carrier = own(state, seat)[0]
        if item.use is Use.EQUIP:
            card = equip_from_anywhere(state, item.id, carrier)
        else:
            card, carrier = find_card(state, item.id), -1
            state.waste = (*state.waste, card)
        place = state.where[carrier] if carrier >= 0 else -1
        scope = Scope(seat, carrier, place, card=card)
        if payable(state, f"item/{item.id}/cost", seat, scope):
            run_frame(state, Script(f"item/{item.id}/cost", seat, (), 0, scope), seed)
        if state.result is None:
            run_frame(state, Script(f"item/{item.id}", seat, (), 0, scope), seed)


@pytest.mark.rule("DW-CARD-05", "DW-ABIL-01")
@pytest.mark.parametrize("card", BOX.survivors, ids=ids)
def test_an_ability_is_carried_out(card: Any) -> None:
    for seed in SEEDS:
        state = TABLES[seed].clone()
        where = card.ability.location.place
        place = 3 if where is None else where
        one = recruit(state, card.id, state.active, place)
        scope = Scope(state.active, one, place)
        run_frame(state, Script(f"survivor/{card.id}", state.active, (), 0, scope), seed)
        play_on(state, seed, 40)
        assert not list(broken(state))


# -- crises and objectives ---------------------------------------------------------------------


@pytest.mark.rule("DW-CRISISRES-03", "DW-CRISISRES-05")
@pytest.mark.parametrize("half", ["fail", "surplus"])
@pytest.mark.parametrize("card", BOX.crises, ids=ids)
def test_a_crisis_is_carried_out(card: Any, half: str) -> None:
    for seed in SEEDS:
        state = TABLES[seed].clone()
        frame = Script(f"crisis/{card.id}/{half}", state.first, (), 0, Scope(state.first))
        run_frame(state, frame, seed)


@pytest.mark.rule("DW-SETUP-04", "DW-SCENR-07", "DW-SCENB-14")
@pytest.mark.parametrize("card", [c for c in BOX.objectives if c.story], ids=ids)
def test_a_stage_of_a_story_is_carried_out(card: Any) -> None:
    scenario = {"raxxon": "chimpanzee-and-code", "bandits": "bandit-raid"}[card.story]
    for seed in SEEDS:
        state = table(seed, scenario=scenario)
        state.objective = BOX.objective_number[card.id]
        scope = Scope(state.active)
        run_frame(state, Script(f"objective/{card.id}/complete", state.active, (), 0, scope), seed)


@pytest.mark.rule("DW-WIN-01", "DW-CARD-02")
@pytest.mark.parametrize("card", BOX.secrets, ids=ids)
def test_a_hidden_objective_is_judged(card: Any) -> None:
    state = TABLES[1].clone()
    number, seat = BOX.secret_number[card.id], state.active
    secrets, exile = list(state.secrets), list(state.exile_goals)
    if card.kind.value == "exile":
        state.exiled, exile[seat] = 1 << seat, number
    else:
        secrets[seat] = number
    state.secrets, state.exile_goals = tuple(secrets), tuple(exile)
    assert own_goals(state, seat)
    assert isinstance(fulfilled(state, seat, True), bool)


# -- modules -----------------------------------------------------------------------------------


@pytest.mark.rule("DW-IMPROVE-04")
@pytest.mark.parametrize(
    "number", range(len(BOX.improvements)), ids=lambda n: BOX.improvements[n].id
)
def test_an_improvement_lasts(number: int) -> None:
    state = TABLES[1].clone()
    state.row = tuple(one for one in state.row if one[0] != number)
    if number in state.improvements.left:
        state.improvements = state.improvements.without(number)
    state.built = tuple(sorted({*state.built, number}))
    play_on(state, number, 150)
    assert not list(broken(state))


@pytest.mark.rule("DW-RAXXON-13", "DW-RAXXON-20")
@pytest.mark.parametrize("card", BOX.experiments, ids=ids)
def test_an_experiment_comes_and_is_met(card: Any) -> None:
    number = BOX.experiment_number[card.id]
    for row in range(len(card.encounter)):
        state = TABLES[1].clone()
        state.specials = state.loose = ()
        if number in state.experiments.left:
            state.experiments = state.experiments.without(number)
        run_frame(state, Deploy(number), row)
        if state.result is None and state.specials:
            attacker, entrance = own(state, state.active)[0], state.specials[0][1]
            scope = Scope(state.active, attacker, max(entrance - 5, 0), special=0)
            path = (0, row)
            frame = Script(f"experiment/{card.id}", state.active, path, 0, scope, row=True)
            run_frame(state, frame, row)


@pytest.mark.rule("DW-RAXXON-06", "DW-RAXXON-07")
@pytest.mark.parametrize("card", BOX.pills, ids=ids)
def test_a_pill_is_taken(card: Any) -> None:
    for row in range(len(card.table)):
        state = TABLES[2].clone()
        taker = own(state, state.active)[0]
        scope = Scope(state.active, taker, state.where[taker])
        frame = Script(f"pill/{card.id}", state.active, (0, row), 0, scope, row=True)
        run_frame(state, frame, row)
        play_on(state, row, 60)
        assert not list(broken(state))


@pytest.mark.parametrize("source", ["hideout/search", "hideout/attack"])
def test_the_hideout_answers_in_every_way(source: str) -> None:
    rows = TREES[source][0].branches()
    for row in range(len(rows)):
        state = TABLES[1].clone()
        one = own(state, state.active)[0]
        scope = Scope(state.active, one, 8)
        run_frame(state, Script(source, state.active, (0, row), 0, scope, row=True), row)
