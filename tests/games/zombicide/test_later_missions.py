"""Missions 14 to 25: how they are laid out, and what players decide before they begin."""

from collections import Counter
from typing import Any

import pytest

from horda.core.errors import BadConfig
from horda.core.rng import Dice
from horda.games.zombicide.box.missions import tiles
from horda.games.zombicide.modules.companions import left_over
from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.state import CARS, NONE, ZState
from horda.games.zombicide.rules.targets import broken_doors
from horda.games.zombicide.screen.scene import scene
from tests.games.zombicide.boxes import BOX, SECOND, SecondSetup
from tests.games.zombicide.fighting import ENGINE
from tests.games.zombicide.playing import answer, new, offered

LAID = {
    "M14": ("9V 4R / 6R 2V / 8R 7V", {"red": 5, "green": 1}, 6),
    "M15": ("1R 2R 8V / 4R 9R 3V / 7R 5R 6R", {"red": 9}, 9),
    "M16": ("4V 2V / 3V 1V", {"red": 4}, 4),
    "M17": ("7V 5V 4V / 2R 9R 6R / 8R 1R 3R", {"red": 9}, 9),
    "M19": ("6V 9V / 3V 7R / 2R 4R", {"red": 7}, 7),
    "M20": ("3V 1R / 8R 7R / 6V 5V", {"red": 4, "blue": 1, "green": 1}, 6),
    "M21": ("8R 3V / 9R 7R / 2V 1V", {"red": 5, "blue": 1}, 7),
    "M22": ("5V 4R 9V / 8V 3R 1R", {"red": 5, "green": 1}, 6),
    "M23": ("9V 2R 6R / 7V 3R 1R", {"red": 4, "blue": 1, "green": 1}, 6),
    "M24": ("3V 6R 8R / 9R 7R 4R / 1R 2R 5R", {"red": 7, "blue": 1, "green": 1}, 9),
    "M25": ("2R 4V / 7R 9R / 8R 1R", {"red": 4, "blue": 1, "green": 1}, 8),
}
HIDDEN = {"M20": 6, "M21": 6, "M23": 6, "M24": 9, "M25": 6}
"""Missions with face-down Objectives, and how many."""


def colours(state: ZState) -> dict[str, int]:
    """Counts the Objectives on the board by colour."""
    return dict(Counter(COLOURS[token.colour] for token in state.objectives))


def to_the_first_turn(state: ZState) -> ZState:
    """Answers whatever is asked before the first turn."""
    while state.turn_of == NONE:
        answer(state)
    return state


@pytest.mark.rule("Z2-M14-01", "Z2-M15-01", "Z2-M16-01", "Z2-M17-01", "Z2-M19-01", "Z2-M20-01")
@pytest.mark.rule("Z2-M21-01", "Z2-M22-01", "Z2-M23-01", "Z2-M24-01", "Z2-M25-01")
@pytest.mark.parametrize("scenario", LAID)
def test_the_tiles_and_tokens_of_a_mission(scenario: str) -> None:
    rows, objectives, crates = LAID[scenario]
    state = new(scenario)
    assert " / ".join(" ".join(row) for row in tiles(SECOND.missions[scenario])) == rows
    assert colours(state) == objectives
    assert len(state.crates) + sum(car.crate for car in state.cars) == crates
    assert list(broken(state)) == []


@pytest.mark.rule("Z2-M20-03", "Z2-M21-04", "Z2-M23-03", "Z2-M24-05", "Z2-M25-04")
@pytest.mark.parametrize("scenario", HIDDEN)
def test_coloured_objectives_are_mixed_face_down_among_the_red_ones(scenario: str) -> None:
    places = set()
    for seed in range(6):
        state = new(scenario, seed)
        assert sum(token.hidden for token in state.objectives) == HIDDEN[scenario]
        places |= {token.zone for token in state.objectives if COLOURS[token.colour] == "blue"}
        view: Any = ENGINE.game.view(state, 0)
        assert {colour for _, colour in view.objectives} == {"red"}
    assert len(places) > 1


@pytest.mark.rule("Z2-M14-04", "Z2-M14-05", "Z2-COMP-15")
def test_the_diner_is_locked_and_six_friends_sit_in_it() -> None:
    state = new("M14", players=2)
    assert state.waiting.prompt == "z2-who-acts"  # all six stand there, so nobody is asked
    board = state.board
    (green,) = [token.zone for token in state.objectives if COLOURS[token.colour] == "green"]
    assert board.zones[green].faces == ("2V",)
    (door,) = [door for door in board.doors if door.colour == "green"]
    assert door.face == "4R"
    assert {one.zone for one in state.companions} == plan(new("M14")).exits
    assert sorted(one.card for one in state.companions) == sorted(
        set(range(12)) - {person.card for person in state.people}
    )
    locked = {board.zones[room].faces[0] for room in board.buildings[board.building_of[8]]}
    assert locked == {"4R", "9V"}
    assert not state.revealed >> board.building_of[8] & 1  # Companions do not count
    (inner,) = [door for door in board.doors if not any(board.zones[z].street for z in door.zones)]
    assert {board.zones[zone].faces for zone in inner.zones} == {("7V",), ("8R",)}
    assert not state.doors >> inner.index & 1
    assert board.building_of[inner.zones[0]] != board.building_of[inner.zones[1]]


@pytest.mark.rule("Z2-M14-04", "Z2-COMP-01")
def test_a_small_team_chooses_who_sits_in_the_diner() -> None:
    state = new("M14", team=4)
    assert state.waiting.prompt == "z2-recruit"
    assert len(offered(state)) == 8


@pytest.mark.rule("Z2-M15-04", "Z2-M15-I1", "Z2-BSPAWN-09")
def test_the_team_picks_three_random_pairs() -> None:
    zones = set()
    for seed in range(3):
        state = new("M15", seed, players=3)
        assert state.waiting.prompt == "z2-pick-pair"
        pairs = Counter(one.zone for one in state.companions)
        assert list(pairs.values()) == [2] * 6
        zones.add(tuple(one.card for one in state.companions))
        picked = offered(state)[:3]
        for key in picked:
            answer(state, key)
            while state.waiting.prompt == "z2-who-plays":
                answer(state, offered(state)[0])
        played = [int(key.split("z")[1]) for key in picked]
        assert [person.zone for person in state.people] == [z for z in played for _ in range(2)]
        assert [person.seat for person in state.people] == [0, 1, 2, 0, 1, 2]
        assert len(state.companions) == 6
        quiet = {state.board.building_of[zone] for zone in played}
        assert state.revealed == sum(1 << building for building in quiet)
        to_the_first_turn(state)
        assert list(broken(state)) == []
    assert len(zones) == 3


@pytest.mark.rule("Z2-M15-04", "Z2-SETUP-04")
def test_the_players_say_who_plays_whom_of_a_pair() -> None:
    """Everybody gets at least one; nobody is asked where only one player is left to have it."""
    state = new("M15", 2, players=3)
    asked = []
    for last in (0, 0, -1):
        answer(state, offered(state)[0])
        while state.waiting.prompt == "z2-who-plays":
            asked.append((len(state.people), offered(state)))
            answer(state, sorted(offered(state))[last])
    assert [person.seat for person in state.people] == [0, 0, 0, 0, 2, 1]
    everybody = ["played-by:player1", "played-by:player2", "played-by:player3"]
    assert [sorted(keys) for _, keys in asked] == [*[everybody] * 4, everybody[1:]]


@pytest.mark.rule("Z2-M15-04", "Z2-SETUP-04")
def test_shares_bound_who_plays_whom() -> None:
    state = new("M15", 2, players=2, shares="5+1")
    for _ in range(3):
        answer(state, offered(state)[0])
        while state.waiting.prompt == "z2-who-plays":
            answer(state, sorted(offered(state))[0])
    assert [person.seat for person in state.people] == [0] * 5 + [1]


@pytest.mark.rule("Z2-M15-04")
def test_pairs_need_an_even_team() -> None:
    assert len(to_the_first_turn(new("M15", team=2)).people) == 2
    with pytest.raises(BadConfig):
        ENGINE.config({"scenario": "M15", "team": 3})


@pytest.mark.rule("Z2-M15-I1", "Z2-COMP-15")
def test_a_building_with_companions_only_spawns() -> None:
    state = new("M15", team=2)
    answer(state, next(key for key in offered(state) if key == "play-pair:z42"))
    shut = [state.board.building_of[zone] for zone in (8, 40)]
    assert not any(state.revealed >> building & 1 for building in shut)


@pytest.mark.rule("Z2-M16-04", "Z2-M16-01")
def test_the_shelter_has_four_broken_doors_and_an_abomination() -> None:
    state = new("M16")
    doors = [door for door in state.board.doors if broken_doors(SECOND, "M16") >> door.index & 1]
    assert {door.face for door in doors} == {"2V", "3V", "4V"}
    assert len(doors) == 4
    (kind,) = {k for k in BOX.abominations for z in range(len(state.noise)) if here(state, z, k)}
    assert kind not in state.abomination_deck.left
    assert [here(state, zone, kind) for zone in (8, 9)] == [1, 0]
    assert len(state.board.buildings) == 1


def here(state: ZState, zone: int, kind: int) -> int:
    """Counts the Zombies of a kind in a Zone."""
    return state.zombies[zone * len(BOX.zombies) + kind]


@pytest.mark.rule("Z2-M18-01", "Z2-M18-03")
def test_two_of_eight_objectives_stay_aside_unseen() -> None:
    found = Counter[tuple[int, int]]()
    for seed in range(40):
        state = new("M18", seed)
        number = colours(state)
        assert len(state.objectives) == 6
        assert all(token.hidden for token in state.objectives)
        found[number.get("blue", 0), number.get("green", 0)] += 1
        assert len(state.crates) + sum(car.crate for car in state.cars) == 8
    assert set(found) == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("Z2-M18-03", "Z2-INTER-25")
def test_what_is_aside_is_guessed_like_what_lies_face_down() -> None:
    state, dice = to_the_first_turn(new("M18", 3)), Dice(5)
    truth = colours(state)
    guesses = [colours(ENGINE.determinise(state, 0, dice)) for _ in range(200)]
    seen = {(one.get("blue", 0), one.get("green", 0)) for one in guesses}
    assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert sum(truth.values()) == 6
    # Once the blue one is taken, it is certain that it is neither on the board nor aside.
    state.objectives, state.active_spawns = state.objectives[1:], 0b011
    state.objectives = tuple(type(one)(one.zone, 0, True) for one in state.objectives)
    guesses = [colours(ENGINE.determinise(state, 0, dice)) for _ in range(30)]
    assert not any("blue" in one for one in guesses)
    assert any("green" in one for one in guesses)


@pytest.mark.rule("Z2-M18-06", "Z2-M19-08", "Z2-M21-10", "Z2-M24-07", "Z2-M25-14")
@pytest.mark.parametrize(
    ("scenario", "kinds", "drivable"),
    [
        ("M18", ["pimpmobile"] * 2, False),
        ("M19", ["pimpmobile"], False),
        ("M21", ["pimpmobile"], True),
        ("M24", ["police_car"] * 2, True),
        ("M25", ["pimpmobile"] * 2, True),
    ],
)
def test_the_cars_of_a_mission(scenario: str, kinds: list[str], drivable: bool) -> None:
    cars = new(scenario).cars
    assert [CARS[car.kind] for car in cars] == kinds
    assert all(car.drivable == drivable for car in cars)
    assert all(car.crate == (CARS[car.kind] == "pimpmobile") for car in cars)


@pytest.mark.rule("Z2-M19-03", "Z2-M19-04")
def test_each_survivor_gets_a_companion_of_the_players_choice() -> None:
    state = new("M19", players=2)
    assert state.objectives[-1].zone == state.cars[0].zone
    for who in range(5):  # there is no choice for the last one
        assert (state.waiting.prompt, state.open[0].seat) == ("z2-partner", who % 2)
        free = left_over(state)
        assert len(offered(state)) == 6 - who
        answer(state, offered(state)[-1])
        assert (state.companions[who].card, state.companions[who].leader) == (free[-1], who)
    assert Counter(one.leader for one in state.companions) == Counter(range(6))


@pytest.mark.rule("Z2-M20-03")
def test_each_colour_has_its_door_and_its_spawn_zone() -> None:
    state = new("M20")
    doors = {door.colour: door.face for door in state.board.doors if door.colour}
    assert doors == {"blue": "6V", "green": "5V"}
    spawns = {COLOURS[colour]: zone for zone, colour in state.spawns if colour}
    assert "6V" in state.board.zones[spawns["blue"]].faces
    assert "5V" in state.board.zones[spawns["green"]].faces
    assert state.active_spawns == 1


@pytest.mark.rule("Z2-M24-03")
def test_the_ways_out_are_the_spawn_zones_but_the_first() -> None:
    state = new("M24")
    zones = [zone for zone, _ in state.spawns]
    assert len(zones) == 3
    assert plan(new("M24")).exits == set(zones[1:])


@pytest.mark.rule("Z2-M25-04", "Z2-M25-05", "Z2-M25-06")
def test_ned_waits_behind_an_open_door_and_one_abomination_is_in_the_game() -> None:
    state = to_the_first_turn(new("M25", survivors="amy+doug+elle+josh+lou+odin"))
    (ned,) = state.companions
    assert (BOX.survivors[ned.card].id, ned.zone, ned.leader) == ("ned", 18, NONE)
    assert state.board.zones[18].faces == ("9R",)
    assert any(state.doors >> door & 1 for door in state.board.doors_of[18])
    assert len(state.abomination_deck) == 0
    start = state.spawns[0][0]
    assert sum(here(state, start, kind) for kind in BOX.abominations) == 1
    assert list(broken(state)) == []


@pytest.mark.rule("Z2-M25-06")
def test_another_one_stands_in_for_ned() -> None:
    state = new("M25", survivors="ned+doug+elle+josh+lou+odin")
    assert state.waiting.prompt == "z2-who-is-ned"
    assert len(offered(state)) == 6
    answer(state, "recruit:wanda")
    assert [BOX.survivors[one.card].id for one in state.companions] == ["wanda"]


def test_a_scene_shows_marks_broken_doors_and_ways_out() -> None:
    shelter, plague, ned, ram = (scene(SecondSetup(scenario=f"M{n}")) for n in (16, 17, 25, 24))
    assert sorted(line.door for line in shelter.lines if line.broken) == [0, 1, 2, 4]
    rooms = {mark.zone for mark in plague.marks if mark.what == "building"}
    faces = {SECOND.boards["M17"].zones[room].faces for room in rooms}
    assert faces == {("7V",), ("5V",), ("4V",)}
    assert [(mark.zone, mark.what) for mark in ned.marks] == [(18, "ned")]
    assert set(ram.exits) == plan(new("M24")).exits
    assert not any(line.broken for line in plague.lines)
