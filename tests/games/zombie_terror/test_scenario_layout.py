"""Defence of the barricades: the board, the adding fields, and how the game begins."""

from collections import deque
from typing import Any

import pytest

from horda.games import registry
from horda.games.zombie_terror.board import (
    DIAGONALS,
    FIELDS,
    HEIGHT,
    NEIGHBOUR,
    WIDTH,
    Terrain,
    name,
    parse,
    terrain,
)

SEEDS = range(20)
BEFORE, AFTER = terrain("barricades", False), terrain("barricades", True)
SINGLES = {"11,3", "12,3", "14,3", "11,7", "11,8"}
DOUBLES = {"11,4", "11,5", "14,8", "15,8"}
CAR, BOOTH, MANHOLE, KEYS = {"12,8", "13,8"}, {"15,3"}, "13,5", "4,5"
BUSES = {f"{c},{r}" for c in (6, 7) for r in (1, 2, 3)} | {
    f"{c},{r}" for c in (5, 6, 7) for r in (8, 9)
}
FORT = {f"{c},{r}" for c in range(12, 16) for r in range(4, 8)}
GATES = {"13,3", "11,6"}
LANES = """
    (9,3)(10,3)(11,3); (9,4)(10,4)(11,4); (9,5)(10,5)(11,5); (9,7)(10,7)(11,7); (9,8)(10,8)(11,8);
    (11,1)(11,2)(11,3); (12,1)(12,2)(12,3); (14,1)(14,2)(14,3); (15,1)(15,2)(15,3);
    (11,10)(11,9)(11,8); (12,10)(12,9)(12,8); (13,10)(13,9)(13,8); (14,10)(14,9)(14,8);
    (15,10)(15,9)(15,8)
"""
BESIDE_BUSES = {
    "4,8", "4,9", "5,1", "5,2", "5,3", "5,7", "5,10", "6,0", "6,4", "6,7",
    "6,10", "7,0", "7,4", "7,7", "7,10", "8,1", "8,2", "8,3", "8,8", "8,9",
}  # fmt: skip


def names(cells: Any) -> set[str]:
    return {name(cell) for cell in cells}


def ground(board: Terrain) -> list[int]:
    return [cell for cell in range(FIELDS) if board.ground[cell]]


def signed(ground: Terrain, signs: str) -> set[str]:
    return names(cell for cell in range(FIELDS) if ground.signs[cell] in signs)


def new_game(seed: int = 1, **setup: object) -> tuple[Any, Any]:
    engine = registry.engine("zombie-terror")
    config = engine.config({"scenario": "barricades", **setup})
    return engine, engine.new(config, seed)


def lanes(ground: Terrain) -> set[tuple[str, str, str]]:
    """Every climber, helper and barricade in one line."""
    found = set()
    for direction in range(4):
        for cell in range(FIELDS):
            top = ground.climb[direction][cell]
            if top >= 0:
                found.add((name(cell), name(NEIGHBOUR[direction][cell]), name(top)))
    return found


def distances(ground: Terrain, start: str) -> dict[str, int]:
    found = {start: 0}
    queue = deque([parse(start)])
    while queue:
        cell = queue.popleft()
        for after in ground.steps[cell]:
            if name(after) not in found:
                found[name(after)] = found[name(cell)] + 1
                queue.append(after)
    return found


@pytest.mark.rule("S2.1", "S2.2")
def test_pieces_lie_where_the_scenario_says() -> None:
    assert (WIDTH, HEIGHT) == (16, 12)
    assert signed(BEFORE, "1") == SINGLES
    assert signed(BEFORE, "2") == DOUBLES
    assert signed(BEFORE, "G") == BOOTH
    assert signed(BEFORE, "C") == names(BEFORE.car) == CAR
    assert signed(BEFORE, "B") == BUSES
    assert name(BEFORE.manhole) == MANHOLE
    assert signed(BEFORE, "K") == {KEYS}
    solid = SINGLES | DOUBLES | BOOTH | CAR | BUSES
    assert names(ground(BEFORE)) == names(range(FIELDS)) - solid


@pytest.mark.rule("S5.1")
def test_the_ring_is_closed_but_for_the_gates() -> None:
    barricades = names(cell for cell in range(FIELDS) if BEFORE.barricade[cell])
    assert barricades == SINGLES | DOUBLES | BOOTH | CAR
    ring = {f"{c},{r}" for c in range(11, 16) for r in range(3, 9)} - FORT
    assert ring == barricades | GATES
    # Neither a step nor a diagonal move leads past the ring: gates are the only way.
    for field in FORT:
        around = {*BEFORE.steps[parse(field)], *DIAGONALS[parse(field)]}
        outside = names(cell for cell in around if BEFORE.ground[cell]) - FORT
        assert outside <= GATES


@pytest.mark.rule("S6.3")
def test_the_collapse_removes_the_single_barricades_only() -> None:
    fallen = {name(c) for c in range(FIELDS) if BEFORE.barricade[c] and not AFTER.barricade[c]}
    assert fallen == SINGLES
    assert names(ground(AFTER)) == names(ground(BEFORE)) | SINGLES
    assert (AFTER.car, AFTER.manhole) == (BEFORE.car, BEFORE.manhole)
    assert signed(AFTER, "B") == BUSES


@pytest.mark.rule("S3.1", "S3.2", "S3.3")
def test_adding_fields() -> None:
    edge = {f"{c},{r}" for c in range(16) for r in range(12) if c in (0, 15) or r in (0, 11)}
    taken = {"15,3", "15,8"}
    green = {"15,4", "15,5", "15,6", "15,7", "15,9"}
    allowed = (edge | BESIDE_BUSES) - taken - green
    assert len(allowed) == 63
    assert names(AFTER.adding) == allowed
    assert names(BEFORE.adding) == allowed - {"15,2"}
    assert len(BEFORE.adding) == 62


@pytest.mark.rule("S3.1")
def test_the_fields_beside_buses_are_all_listed() -> None:
    around = {name(n) for bus in BUSES for n in BEFORE.steps[parse(bus)]}
    assert around == BESIDE_BUSES


@pytest.mark.rule("S5.3")
def test_fourteen_climbing_lanes_from_outside() -> None:
    listed = {tuple(lane.strip(" \n()").split(")(")) for lane in LANES.split(";")}
    outside = {lane for lane in lanes(BEFORE) if not FORT & set(lane)}
    assert len(listed) == 14
    assert outside == listed


@pytest.mark.rule("S5.3", "S5.8")
def test_no_lane_pushes_a_zombie_into_the_manhole_or_a_bus() -> None:
    """So nobody is pushed through into the manhole on this board, in whatever lane."""
    for ground in (BEFORE, AFTER):
        for _, helper, top in lanes(ground):
            c, r = (2 * b - a for a, b in zip(*map(_pair, (helper, top)), strict=True))
            assert f"{c},{r}" not in BUSES | {MANHOLE}


def _pair(field: str) -> tuple[int, int]:
    c, _, r = field.partition(",")
    return int(c), int(r)


@pytest.mark.rule("S2.2")
def test_walking_distances() -> None:
    assert distances(BEFORE, MANHOLE)[KEYS] == 11
    back = distances(BEFORE, KEYS)
    assert [back[at] for at in ("12,7", "13,7", "12,9", "13,9")] == [10, 11, 12, 13]
    assert set(back) == names(ground(BEFORE))  # one connected area


@pytest.mark.rule("S2.3", "S2.4", "S2.6", "S2.7", "S4.3", "S1.3")
def test_the_start() -> None:
    engine, state = new_game()
    table = engine.game.describe(state)
    assert table["zombies"] == [
        "10,1 S", "12,1 E", "14,0 W", "8,4 E", "9,7 N",
        "10,10 E", "13,10 W", "15,11 W", "4,4 S", "2,8 N",
    ]  # fmt: skip
    assert state.pool == 10
    assert table["humans"] == {
        "child": "13,6", "mechanic": "13,5", "nurse": "14,5",
        "banker": "14,6", "lumberjack": "12,6", "policeman": "12,5",
    }  # fmt: skip
    assert (table["bullets"], table["terror"], table["score"]) == (4, 0, 0)
    assert (table["briefcase"], table["collapsed"]) == (False, False)
    assert (table["keys"], table["carrier"], table["in_car"]) == (KEYS, "", 0)
    assert (table["turn"], table["round"]) == ("human", 1)
    (ask,) = engine.pending(state)
    assert engine.seat_name(state, ask.seat) == "human"


@pytest.mark.rule("S2.3")
def test_nobody_is_seen_at_the_start() -> None:
    engine, state = new_game()
    table = engine.game.describe(state)
    solid = SINGLES | DOUBLES | BOOTH | CAR | BUSES
    zombies = {words.split()[0] for words in table["zombies"]}
    humans = set(table["humans"].values())
    for words in table["zombies"]:
        field, facing = words.split()
        c, r = _pair(field)
        dc, dr = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[facing]
        for far in range(1, 5):
            ahead = f"{c + far * dc},{r + far * dr}"
            if ahead in solid | zombies:
                break
            assert ahead not in humans, words


@pytest.mark.rule("S2.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_of_five_cards(seed: int) -> None:
    engine, state = new_game(seed)
    table = engine.game.describe(state)
    human = {"adrenaline", "silence", "decoy", "first_aid", "desperate_shove"}
    zombie = {"plague", "awe", "trap", "bloodlust", "rampage"}
    for side, deck in (("human", human), ("zombie", zombie)):
        hand, box = table["hands"][side], table["box"][side]
        assert (len(hand), len(box)) == (4, 1)
        assert {*hand, *box} == deck


@pytest.mark.rule("S2.5")
def test_any_card_can_be_the_one_put_away() -> None:
    away: dict[str, set[str]] = {"human": set(), "zombie": set()}
    for seed in range(100):
        engine, state = new_game(seed)
        for side, box in engine.game.describe(state)["box"].items():
            away[side].update(box)
    assert {side: len(cards) for side, cards in away.items()} == {"human": 5, "zombie": 5}


@pytest.mark.rule("S9.4")
def test_there_is_no_round_limit_unless_agreed() -> None:
    assert new_game()[1].config.round_limit == 0
    assert new_game(round_limit=60)[1].config.round_limit == 60
