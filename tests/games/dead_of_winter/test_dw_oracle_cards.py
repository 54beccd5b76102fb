"""Items, abilities, crises, pills, encounters, the hideout: the engine against the oracle."""

from typing import Any

import pytest

from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.effects.offer import usable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.base_set.deeds import Both
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.oracle.core import Oracle, Unknown
from tests.games.dead_of_winter.oracle.play import compare, engine
from tests.games.dead_of_winter.oracle.world import World, data
from tests.games.dead_of_winter.oracle.worlds import SEEDS, WORLDS, made

ACTIONS = {"free_action", "relocate"}
"""Operations that are actions of their own: other tests look at those."""


def names(ops: Any) -> set[str]:
    """All operations in a list, and inside them."""
    found: set[str] = set()
    if isinstance(ops, dict):
        found |= {ops["op"]} if "op" in ops else set()
        ops = list(ops.values())
    if isinstance(ops, list):
        for one in ops:
            found |= names(one)
    return found


def foretold(state: Any, frame: Any, seed: int, parts: list[Any], **scope: Any) -> bool:
    """Plays a frame; says whether the oracle could follow lists of operations (or one row)."""
    world = World(state)
    log = engine(state, frame, seed, {})
    oracle = Oracle(world, log, scope.pop("seat"))
    row = scope.pop("row", False)
    for name, value in scope.items():
        setattr(oracle, name, value)

    def tell(copy: Oracle) -> None:
        for ops in parts:
            (copy.row if row else copy.run)(ops)

    try:
        compare(state, oracle, tell)
    except Unknown:
        return False
    return True


ITEMS = [card for card in data("items") if not names(card["effects"]) & ACTIONS]


def use(card: Any, kind: str, seed: int) -> bool:
    """Plays or uses an item in a world."""
    state = made(kind)
    seat = state.active
    carrier, number = -1, [one["id"] for one in data("items")].index(card["id"])
    copy = code(number, 3)
    if card["use"] == "equip":
        carrier = own(state, seat)[0 if seed % 2 else -1]
        state.gear = changed(state.gear, carrier, (copy,))
    elif card["use"] == "waste_pile":
        state.waste = (*state.waste, copy)
    spare = [n for n, one in enumerate(data("items")) if one["type"] in ("fuel", "medicine")][:2]
    state.hands = changed(state.hands, seat, tuple(sorted(code(n, 4) for n in spare)))
    place = state.where[carrier] if carrier >= 0 else -1
    scope = Scope(seat, carrier, place, card=copy)
    source = f"item/{card['id']}"
    if card.get("timing", "own_turn") == "own_turn" and not usable(state, source, seat, scope):
        return False
    frame = Both(f"{source}/cost", (), source, (), seat, scope)
    return foretold(
        state, frame, seed, [card.get("cost", []), card["effects"]], seat=seat,
        survivor=carrier, place=place, played=copy, source="item",
    )  # fmt: skip


@pytest.mark.rule("DW-PLAY-02", "DW-CARD-08", "DW-CARD-Q7")
@pytest.mark.parametrize("card", ITEMS, ids=lambda card: card["id"])
def test_an_item_does_what_it_says(card: Any) -> None:
    assert len({kind for kind in WORLDS for seed in SEEDS if use(card, kind, seed)}) >= 2


PEOPLE = [card for card in data("survivors") if not names(card["ability"]) & ACTIONS]


def act(card: Any, kind: str, seed: int) -> bool:
    """Uses an ability in a world, where it works."""
    state = made(kind)
    seat, ability = state.active, card["ability"]
    places = {place["id"]: n for n, place in enumerate(data("places"))}
    place = places.get(ability["location"], 4)
    one = recruit(state, card["id"], seat, place)
    state.wounds[one], state.frost[one], state.despair[one] = 0, 0, int(kind != "plain")
    scope = Scope(seat, one, place)
    source = f"survivor/{card['id']}"
    if ability.get("timing", "own_turn") == "own_turn" and not usable(state, source, seat, scope):
        return False
    frame = Both(f"{source}/cost", (), source, (), seat, scope)
    parts = [ability.get("cost", []), ability["effects"]]
    return foretold(
        state, frame, seed, parts, seat=seat, survivor=one, place=place, source="survivor"
    )


@pytest.mark.rule("DW-CARD-05", "DW-ABIL-01", "DW-CARD-Q6")
@pytest.mark.parametrize("card", PEOPLE, ids=lambda card: card["id"])
def test_an_ability_does_what_it_says(card: Any) -> None:
    assert len({kind for kind in WORLDS for seed in SEEDS if act(card, kind, seed)}) >= 2


@pytest.mark.rule("DW-CRISISRES-03", "DW-CRISISRES-05", "DW-CARD-Q5", "DW-CARD-Q12")
@pytest.mark.parametrize("half", ["fail", "surplus"])
@pytest.mark.parametrize("card", data("crises"), ids=lambda card: card["id"])
def test_a_crisis_does_what_it_says(card: Any, half: str) -> None:
    if "deploy_experiments" in names(card[half]):
        pytest.skip("figures are looked at elsewhere")
    known = set()
    for kind in WORLDS:
        for seed in SEEDS:
            state = made(kind)
            first = state.first
            frame = Script(f"crisis/{card['id']}/{half}", first, (), 0, Scope(first))
            if foretold(state, frame, seed, [card[half]], seat=first, source="crisis"):
                known.add(kind)
    assert len(known) >= 2


def rows() -> list[Any]:
    """Every row of every pill, encounter and table of the hideout."""
    found = [(f"pill/{card['id']}", n, row) for card in data("pills")
             for n, row in enumerate(card["table"])]  # fmt: skip
    found += [(f"experiment/{card['id']}", n, row) for card in data("experiments")
              for n, row in enumerate(card["encounter"])]  # fmt: skip
    hideout = data("places")[8]
    found += [(f"hideout/{name}", n, row) for name in ("search", "attack")
              for n, row in enumerate(hideout[name])]  # fmt: skip
    return found


@pytest.mark.rule("DW-RAXXON-06", "DW-RAXXON-20", "DW-BANDIT-13", "DW-CARD-Q2")
@pytest.mark.parametrize(("source", "number", "row"), rows(), ids=lambda one: str(one)[:30])
def test_a_row_of_a_table_does_what_it_says(source: str, number: int, row: Any) -> None:
    known = set()
    for kind in WORLDS:
        for seed in SEEDS:
            state = made(kind)
            seat = state.active
            one = own(state, seat)[0]
            place, special = (8, -1) if source.startswith("hideout") else (6, -1)
            if source.startswith("experiment"):
                kinds = [card["id"] for card in data("experiments")]
                state.specials = ((kinds.index(source.split("/")[1]), 11),)
                special = 0
            state.where[one] = place
            scope = Scope(seat, one, place, special=special)
            frame = Script(source, seat, (0, number), 0, scope, row=True)
            parts = [row.get("do", [])]
            if foretold(state, frame, seed, parts, seat=seat, survivor=one, place=place,
                        special=special, row=True):  # fmt: skip
                known.add(kind)
    assert len(known) >= 2
