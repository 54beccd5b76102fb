"""What is kept to be fast is what would be found anew."""

import random

import pytest

from horda.games import registry
from horda.games.zombicide.board import bits
from horda.games.zombicide.board.tables import Tables
from horda.games.zombicide.modules import skills
from horda.games.zombicide.rules.edition import mission_board, mission_tables
from horda.games.zombicide.rules.inventory import _lifts, _places
from horda.games.zombicide.rules.options import Lift, Put
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.rules.turn_options import _laid
from tests.games.zombicide.boxes import BOX, SECOND

ENGINE = registry.engine("zombicide-2e")
SETUPS = [
    {"scenario": "M01"},
    {"scenario": "M02", "ultrared": True, "players": 2},
    {"scenario": "M00", "team": 2},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_pieces_in_force_are_never_those_of_another_moment(setup: dict[str, object]) -> None:
    pair = [ENGINE.new(ENGINE.config(setup), seed) for seed in (1, 2)]
    dice = random.Random(1)
    for _ in range(400):
        state = dice.choice(pair)  # two games in turn: neither may get the other's pieces
        if state.result is None:
            ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
        assert skills.index(state).pieces == skills._found(state).pieces


def test_a_card_that_lends_a_skill_brings_its_piece_and_takes_it_along() -> None:
    lent = [card for card, skill in enumerate(BOX.granted) if skill != NONE]
    card = next(c for c in lent if BOX.skill(BOX.granted[c]).id in skills.PIECES)
    state = ENGINE.new(ENGINE.config({"scenario": "M01"}), 3)
    before = skills.index(state).pieces
    person = state.people[0]
    skills_of_card = BOX.skill(BOX.granted[card]).id
    held = type(person)(
        card=person.card, seat=0, zone=person.zone, health=3, skills=person.skills, slots=(card,)
    )
    state.people = (held, *state.people[1:])
    assert skills_of_card in {piece.id for piece in skills.index(state).pieces}
    state.people = (person, *state.people[1:])
    assert skills.index(state).pieces == before


@pytest.mark.parametrize("mission", ["M00", "M01"])
def test_ways_to_several_goals_are_those_to_each(mission: str) -> None:
    board = mission_board(SECOND, mission)
    dice = random.Random(1)
    for _ in range(20):
        doors = dice.getrandbits(len(board.doors))
        kept = mission_tables(SECOND, mission, doors)
        # Never `is`: the two caches let go of their oldest at different times.
        fresh = Tables(board, doors)
        assert (kept.neighbours, kept.sight) == (fresh.neighbours, fresh.sight)
        zones = range(len(board.zones))
        goals = tuple(sorted(dice.sample(zones, 3)))
        for zone in zones:
            steps = {s for goal in goals if goal != zone for s in kept.next_steps(zone, goal)}
            assert kept.ways(zone, goals) == tuple(sorted(steps | ({zone} & {*goals})))


def test_zones_within_a_range_are_found_once_and_rightly() -> None:
    view = mission_tables(SECOND, "M01", mission_board(SECOND, "M01").all_doors).view()
    for zone, ranges in enumerate(view.range_to):
        for _ in range(2):
            near = {b for b in bits(view.sight[zone]) if 1 <= ranges[b] <= 2}
            assert set(bits(view.within(zone, 1, 2))) == near


def test_slots_are_listed_once_for_each_set_of_cards() -> None:
    slots = (7, NONE, NONE, NONE, 9)
    assert _lifts(BOX, 3, slots) == (Lift(3, 0, 7), Lift(3, 4, 9))
    assert _places(BOX, NONE, 3, slots, False) == (
        Put(3, 0, 7),
        Put(3, 1, NONE),
        Put(3, 2, NONE),
        Put(3, 4, 9),
    )
    assert _places(BOX, NONE, 3, slots, True) == (Put(3, 1, NONE), Put(3, 2, NONE))


def test_the_zones_of_objectives_are_those_of_this_game() -> None:
    games = [ENGINE.new(ENGINE.config({"scenario": name}), 1) for name in ("M00", "M01", "M00")]
    for state in (*games, *games):
        assert _laid(state.objectives) == {one.zone for one in state.objectives}
