"""The card data is whole: counts of the box, ids, references, tables, vocabulary."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from horda.games.dead_of_winter.cards import box
from horda.games.dead_of_winter.cards.box import BOX, BoxError, cards
from horda.games.dead_of_winter.cards.kinds import (
    CardSet,
    Crisis,
    Crossroads,
    Limit,
    Printed,
    Provenance,
    SecretKind,
    Timing,
    Use,
)
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops import KINDS
from horda.games.dead_of_winter.cards.ops_any import Row
from horda.games.dead_of_winter.cards.ops_flow import Choose
from horda.games.dead_of_winter.cards.trees import EFFECTS, TREES, ops_at, walk
from horda.games.dead_of_winter.cards.when import Flag
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import TOWN, Module
from horda.games.dead_of_winter.effects.conditions import FLAG_NAMES
from horda.games.dead_of_winter.effects.interpreters import missing
from horda.games.dead_of_winter.effects.wins import TESTS

KINDS_OF_CARDS = (
    "survivors", "items", "crises", "crossroads", "objectives", "secrets", "improvements",
    "experiments", "pills", "side_effects",
)  # fmt: skip
NIGHT = CardSet.LONG_NIGHT


def night(kind: str) -> list[Any]:
    """Lists the cards of a kind that are in the box of The Long Night."""
    return [card for card in getattr(BOX, kind) if card.set is NIGHT]


def structs(thing: object) -> Iterator[msgspec.Struct]:
    """Goes through everything inside a card."""
    if isinstance(thing, tuple | list):
        for one in thing:
            yield from structs(one)
    elif isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from structs(getattr(thing, name))


def everything() -> Iterator[tuple[Printed, msgspec.Struct]]:
    for kind in (*KINDS_OF_CARDS, "places"):
        for card in getattr(BOX, kind):
            for part in structs(card):
                yield card, part


# -- counts of the component list --------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-07", "DW-SETUP-08", "DW-SETUP-14", "DW-RAXXON-22")
@pytest.mark.parametrize(
    ("kind", "count"),
    [("survivors", 20), ("crises", 22), ("crossroads", 70), ("improvements", 10),
     ("experiments", 12), ("side_effects", 6), ("pills", 4)],
)  # fmt: skip
def test_the_box_holds_as_many(kind: str, count: int) -> None:
    assert len(night(kind)) == count


def test_objectives_and_figures() -> None:
    stages = {card.id for card in night("objectives") if card.story}
    assert stages == {"r1", "r2", "r3", "b1", "b2", "b3"}
    assert len(night("objectives")) - len(stages) == 8
    kinds = Counter(card.kind for card in night("secrets"))
    assert kinds == {SecretKind.SECRET: 24, SecretKind.BETRAYAL: 11, SecretKind.EXILE: 5}
    assert sum(card.figures for card in BOX.experiments) == 19
    assert sum(card.mature for card in night("crossroads")) == 9
    assert sum(card.set is CardSet.BASE for card in BOX.crossroads) == 80
    assert sum(card.set is CardSet.BASE for card in BOX.survivors) == 30


@pytest.mark.rule("DW-SETUP-14", "DW-SETUP-15", "DW-CARD-06")
@pytest.mark.parametrize("which", list(CardSet))
def test_item_decks_are_full(which: CardSet) -> None:
    decks = BOX.decks[which]
    places = [place.id for place in BOX.places[1:7]]
    more = ["raxxon"] if which is NIGHT else []
    assert sorted(decks) == sorted(["starting", *places, *more])
    for name, pile in decks.items():
        assert sum(copies for _, copies in pile) == (25 if name == "starting" else 20), name


@pytest.mark.rule("DW-SEARCH-09", "DW-CARD-07")
def test_decks_follow_the_icons_of_their_locations() -> None:
    for place in BOX.places[1:7]:
        for which in CardSet:
            types = Counter[Any]()
            for title, copies in BOX.decks[which][place.id]:
                types[BOX.items[title].type] += copies
            assert set(types) == set(place.icons)
            if which is NIGHT:  # the printed lists of the base set are not quite in order
                row = [types[icon] for icon in place.icons]
                assert row == sorted(row, reverse=True), place.id


def test_every_item_is_in_a_deck() -> None:
    used = {title for decks in BOX.decks.values() for pile in decks.values() for title, _ in pile}
    assert used == set(range(len(BOX.items)))


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("DW-CARD-03", "DW-CARD-04")
def test_survivors_have_their_numbers() -> None:
    assert len({card.influence for card in BOX.survivors}) == len(BOX.survivors)
    for card in BOX.survivors:
        assert 1 <= min(card.attack, card.search) <= max(card.attack, card.search) <= 6, card.id
        assert card.ability.effects, card.id


@pytest.mark.rule("DW-CARD-08")
def test_items_are_used_in_one_of_three_ways() -> None:
    for card in BOX.items:
        assert card.effects, card.id
        if card.limit is not None:
            assert card.use is Use.EQUIP, card.id
        if card.timing is Timing.PASSIVE:
            assert (card.use, card.limit) == (Use.EQUIP, None), card.id
    assert {card.limit for card in BOX.items} <= {None, Limit.ROUND, Limit.ROUND_TWICE}


@pytest.mark.rule("DW-CARD-09")
def test_crises_want_one_or_two_types() -> None:
    for card in BOX.crises:
        assert 1 <= len(card.wanted) <= 2, card.id
        assert card.fail, card.id
        assert card.surplus, card.id
        assert len(card.bandits) == (2 if card.set is NIGHT else 0), card.id
        assert all(number in TOWN for number in card.bandits), card.id


@pytest.mark.rule("DW-CARD-10", "DW-CROSS-05", "DW-CROSS-08", "DW-SETUP-22")
@pytest.mark.parametrize("card", BOX.crossroads, ids=lambda card: str(card.id))
def test_crossroads_can_be_chosen(card: Crossroads) -> None:
    assert 1 <= len(card.options) <= 3
    assert (len(card.options) == 1) == (card.chooser.by == "none")
    free = [one for one in card.options if not one.cost and not one.when]
    assert free, "every option could be impossible"
    kinds = {str(op.__struct_config__.tag) for one in card.options for op in walk(one.effects)}
    if kinds & {"exile_vote", "look_at_secret_objective"}:
        assert card.no_coop
    for option in card.options:
        for op in walk(option.effects):
            if str(op.__struct_config__.tag) == "resolve_option":
                assert 1 <= op.n <= len(card.options)  # type: ignore[attr-defined]  # it has one


@pytest.mark.rule("DW-CARD-01", "DW-CARD-02", "DW-SETUP-05")
def test_objectives_have_two_sides() -> None:
    for card in BOX.objectives:
        for side in (card.normal, card.hard):
            assert side.goals, card.id
            later = card.id in {"r2", "r3", "b2", "b3"}
            assert bool(side.morale and side.rounds) is not later, card.id
            assert bool(side.rounds_add) is later, card.id
        assert bool(card.complete) is bool(card.story), card.id


def test_first_goals_say_what_kind_of_objective_it_is() -> None:
    for card in BOX.secrets:
        first = card.goals[0].type
        if card.kind is SecretKind.SECRET:
            assert first is GoalKind.MAIN, card.id
        elif card.kind is SecretKind.BETRAYAL:
            assert first in {GoalKind.MORALE_ZERO, GoalKind.SPECIAL}, card.id
        else:
            assert card.if_betrayer is not None, card.id


def covered(rows: tuple[Row, ...]) -> list[int]:
    return [n for row in rows for n in range(row.low, min(row.high, 6) + 1)]


@pytest.mark.rule("DW-RAXXON-06", "DW-RAXXON-20", "DW-BANDIT-13", "DW-BANDIT-14", "DW-RAXXON-Q3")
def test_tables_have_a_row_for_every_result() -> None:
    tables = [card.encounter for card in BOX.experiments] + [card.table for card in BOX.pills]
    tables += [BOX.places[-1].search, BOX.places[-1].attack]
    for rows in tables:
        assert covered(rows) == [1, 2, 3, 4, 5, 6]
    for card in BOX.experiments:
        assert {v for pair in card.pairs for v in pair} <= set(range(1, 7)), card.id
        assert card.pairs, card.id
        assert card.deploy <= card.figures, card.id
        kinds = [str(op.__struct_config__.tag) for row in card.encounter for op in walk(row.do)]
        assert "remove_special" in kinds, card.id


def test_every_side_effect_is_reached_once() -> None:
    gained = [
        op.card  # type: ignore[attr-defined]  # those operations have it
        for pill in BOX.pills
        for row in pill.table
        for op in walk(row.do)
        if str(op.__struct_config__.tag) == "gain_side_effect"
    ]
    assert sorted(gained) == sorted(card.id for card in BOX.side_effects)


# -- references and vocabulary -----------------------------------------------------------------


def test_everything_that_is_named_is_there() -> None:
    known = {
        "Named": BOX.survivor_number, "InPlay": BOX.survivor_number, "InDeck": BOX.survivor_number,
        "ItemInPlay": BOX.item_number, "Built": BOX.improvement_number,
        "DropSurvivorCard": BOX.survivor_number,
    }  # fmt: skip
    for card, part in everything():
        numbers = known.get(type(part).__name__)
        if numbers is not None:
            assert part.id in numbers, (card.id, part)  # type: ignore[attr-defined]  # named
        for field, numbers in (
            ("pill", BOX.pill_number), ("by", BOX.objective_number), ("item", BOX.item_number),
            ("survivor", BOX.survivor_number),
        ):  # fmt: skip
            value = getattr(part, field, None)
            if isinstance(part, Op) and isinstance(value, str) and value:
                assert value in numbers, (card.id, part)


def test_choosers_are_there() -> None:
    for card in BOX.crossroads:
        if card.chooser.by == "controller_of":
            assert card.chooser.of in BOX.survivor_number, card.id
        elif card.chooser.by == "owner_of":
            assert card.chooser.of in BOX.item_number, card.id
        else:
            assert not card.chooser.of


def test_every_operation_is_used_and_carried_out() -> None:
    used = {type(op) for ops in TREES.values() for op in walk(ops)}
    assert set(KINDS) == used
    assert missing() == []


def test_every_condition_is_judged() -> None:
    assert set(TESTS) == set(GoalKind)
    for card, part in everything():
        if isinstance(part, Flag):
            assert part.name in FLAG_NAMES, card.id
        if isinstance(part, Goal):
            assert part.type in TESTS, card.id


@pytest.mark.rule("DW-CARD-17", "DW-CARD-Q8", "DW-SETUP-21")
def test_module_parts_stand_on_cards_without_that_module_only_if_marked() -> None:
    bandits = {"add_bandits", "remove_bandits", "hand_to_hideout", "take_from_hideout"}
    for card in (*BOX.items, *BOX.survivors):
        for source in (f"item/{card.id}", f"survivor/{card.id}"):
            for op in walk(TREES.get(source, ())):
                tag = str(op.__struct_config__.tag)
                if tag in bandits and card.module is not Module.BANDITS:
                    assert op.module is Module.BANDITS, (card.id, tag)
                if tag == "advance_improvement" and card.module is not Module.IMPROVEMENTS:
                    assert op.module is Module.IMPROVEMENTS, (card.id, tag)


def test_every_card_says_where_it_was_learnt() -> None:
    for kind in KINDS_OF_CARDS:
        for card in getattr(BOX, kind):
            assert isinstance(card.provenance, Provenance)
            if card.known:
                assert card.provenance is Provenance.DESIGNED, card.id


def test_paths_lead_to_the_parts_of_an_operation() -> None:
    source = "survivor/kevin-jackson"
    choose = TREES[source][0]
    assert isinstance(choose, Choose)
    assert ops_at(source, (0, 1)) == choose.ways[0].do
    assert EFFECTS[source].inner()[0] is choose
    assert choose.inner()[1].inner() == choose.ways[0].do


# -- files that are wrong ----------------------------------------------------------------------


def test_an_unknown_operation_is_refused_by_name() -> None:
    raw = b"""{"cards": [{"id": "riddle", "set": "base", "provenance": "public",
        "wanted": ["fuel"], "fail": [{"op": "explode"}], "surplus": []}]}"""
    with pytest.raises(BoxError, match=r"crises: riddle: .*explode"):
        cards(raw, Crisis, "crises")


def test_an_unknown_field_is_refused() -> None:
    raw = b"""{"cards": [{"id": "riddle", "set": "base", "provenance": "public", "colour": "red",
        "wanted": ["fuel"], "fail": [{"op": "morale", "delta": 1}], "surplus": []}]}"""
    with pytest.raises(BoxError, match="riddle"):
        cards(raw, Crisis, "crises")


def test_an_id_given_twice_is_refused() -> None:
    one = b"""{"id": "twin", "set": "base", "provenance": "public", "wanted": ["fuel"],
        "fail": [], "surplus": []}"""
    with pytest.raises(BoxError, match="twin: id given more than once"):
        cards(b'{"cards": [' + one + b"," + one + b"]}", Crisis, "crises")


def test_reading_again_costs_nothing() -> None:
    assert box.box() is BOX
