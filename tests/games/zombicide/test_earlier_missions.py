"""Missions 3 to 13: how they are laid out, and what happens before they begin."""

from collections import Counter
from typing import Any

import pytest

from horda.core.conformance import check_game
from horda.core.rng import Dice
from horda.games.zombicide.box.missions import tiles
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.actors import noise_in
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import CARS, NONE, ZState
from tests.games.zombicide.boxes import BOX, KINDS, SECOND
from tests.games.zombicide.fighting import ENGINE
from tests.games.zombicide.playing import answer, new, offered

LAID = {
    "M03": ("2V 8V 9V / 7R 3R 6R / 1V 5V 4V", {"red": 9}, 10),
    "M04": ("5R 7R / 4V 3V / 6V 8V", {"red": 6}, 8),
    "M05": ("8V 1V 7R / 4R 5R 9R / 2V 3V 6R", {"red": 6, "blue": 1, "green": 1}, 8),
    "M06": ("5R 9R / 4V 1V / 6V 8V", {"red": 6}, 7),
    "M07": ("6V 4V / 3V 8V", {"red": 4}, 4),
    "M08": ("3V 4V / 6R 9R / 8V 5V", {"red": 4, "blue": 1, "green": 1}, 7),
    "M09": ("4V 2V / 9R 3V", {"red": 3, "green": 1}, 4),
    "M10": ("2V 1R / 7R 5R", {"red": 4}, 4),
    "M11": ("4R 2R / 9V 7V", {"red": 4}, 6),
    "M12": ("9V 1R / 8R 6R / 7V 2R", {"red": 6}, 6),
    "M13": ("7V 4V / 1R 6R / 2V 3V", {"red": 4, "blue": 1, "green": 1}, 7),
}
CARS_OF = {
    "M03": ["pimpmobile driven", "police_car driven"],
    "M04": ["pimpmobile driven", "pimpmobile driven", "police_car driven"],
    "M06": ["pimpmobile driven", "police_car driven"],
    "M08": ["pimpmobile driven", "police_car driven"],
    "M09": ["police_car"],
    "M11": ["pimpmobile", "pimpmobile"],
    "M12": ["wreck"],
    "M13": ["pimpmobile driven", "police_car driven"],
}


def faces(state: ZState, zone: int) -> tuple[str, ...]:
    """Names the tiles a Zone lies on."""
    return state.board.zones[zone].faces


@pytest.mark.rule("Z2-M03-01", "Z2-M04-01", "Z2-M05-01", "Z2-M06-01", "Z2-M07-01", "Z2-M08-01")
@pytest.mark.rule("Z2-M09-01", "Z2-M10-01", "Z2-M11-01", "Z2-M12-01", "Z2-M13-01")
@pytest.mark.parametrize("scenario", LAID)
def test_the_tiles_and_tokens_of_a_mission(scenario: str) -> None:
    rows, objectives, crates = LAID[scenario]
    state = new(scenario)
    assert " / ".join(" ".join(row) for row in tiles(SECOND.missions[scenario])) == rows
    assert Counter(COLOURS[token.colour] for token in state.objectives) == objectives
    assert len(state.crates) + sum(car.crate for car in state.cars) == crates
    assert list(broken(state)) == []


@pytest.mark.rule("Z2-M03-03", "Z2-M04-06", "Z2-M06-05", "Z2-M08-05", "Z2-M09-05", "Z2-M11-05")
@pytest.mark.rule("Z2-M12-07", "Z2-M13-05")
@pytest.mark.parametrize("scenario", LAID)
def test_the_cars_of_a_mission(scenario: str) -> None:
    cars = new(scenario).cars
    named = [CARS[car.kind] + " driven" * car.drivable for car in cars]
    assert named == CARS_OF.get(scenario, [])
    assert all(car.crate == (CARS[car.kind] == "pimpmobile") for car in cars)


@pytest.mark.rule("Z2-M05-04", "Z2-M09-03", "Z2-MISSION-08")
@pytest.mark.parametrize(
    ("scenario", "colour"), [("M05", "blue"), ("M05", "green"), ("M09", "green")]
)
def test_coloured_objectives_are_mixed_face_down(scenario: str, colour: str) -> None:
    places = set()
    for seed in range(6):
        state = new(scenario, seed)
        assert all(token.hidden for token in state.objectives)
        places |= {token.zone for token in state.objectives if COLOURS[token.colour] == colour}
        view: Any = ENGINE.game.view(state, 0)
        assert {seen for _, seen in view.objectives} == {"red"}
    assert len(places) > 1


@pytest.mark.rule("Z2-M05-04", "Z2-M05-Q1", "Z2-BSPAWN-08")
def test_the_building_on_9r_stands_open_and_empty() -> None:
    state = new("M05")
    board = state.board
    (building,) = {
        board.building_of[z.index] for z in board.zones if z.building >= 0 and "9R" in z.faces
    }
    assert board.building_doors(building) & state.doors
    assert state.revealed >> building & 1
    tokens = [token.zone for token in state.objectives] + list(state.crates)
    assert not any("9R" in faces(state, zone) for zone in tokens)


@pytest.mark.rule("Z2-M08-03", "Z2-M13-01")
@pytest.mark.parametrize(("scenario", "blue", "green"), [("M08", "3V", "8V"), ("M13", "2V", "3V")])
def test_coloured_objectives_lie_openly(scenario: str, blue: str, green: str) -> None:
    state = new(scenario)
    assert not any(token.hidden for token in state.objectives)
    lying = {COLOURS[t.colour]: faces(state, t.zone) for t in state.objectives if t.colour}
    assert lying == {"blue": (blue,), "green": (green,)}
    view: Any = ENGINE.game.view(state, 0)
    assert {"blue", "green"} <= {colour for _, colour in view.objectives}


@pytest.mark.rule("Z2-M08-04")
def test_the_exit_of_the_police_is_in_a_building() -> None:
    (zone,) = plan(new("M08")).exits
    assert new("M08").board.building_of[zone] >= 0


@pytest.mark.rule("Z2-M07-05")
def test_the_noise_of_marked_zones_never_goes() -> None:
    state = new("M07")
    zones = marked(SECOND, "M07", "noise")
    assert len(zones) == 2
    state.zombies[:] = bytes(len(state.zombies))
    while state.round < 3 and state.result is None:
        assert all(state.noise[zone] >= 3 for zone in zones)
        answer(state, "end-turn" if "end-turn" in offered(state) else "")
        state.zombies[:] = bytes(len(state.zombies))
    assert [state.noise[zone] for zone in zones] == [3, 3]
    assert [noise_in(state, zone) for zone in zones] == [3, 3]


@pytest.mark.rule("Z2-M07-06", "Z2-BSPAWN-03")
def test_the_open_buildings_spawn_before_the_first_round() -> None:
    for seed in range(6):
        state = new("M07", seed)
        board, asked = state.board, list[int]()
        opened = [door for door in board.doors if state.doors >> door.index & 1]
        assert sorted(door.face for door in opened) == ["4V", "8V"]
        while state.waiting.prompt != "z2-who-acts":
            if state.waiting.prompt == "z2-dark-order":
                asked += {board.building_of[int(key.split("z")[1])] for key in offered(state)}
            answer(state)
        assert asked == sorted(asked)  # one building after the other
        assert set(asked) == {0, 1}
        drawn = len(board.dark_of(0)) + len(board.dark_of(1))
        assert (state.round, len(state.zombie_out)) == (1, drawn)


@pytest.mark.rule("Z2-M11-03", "Z2-COMP-01")
def test_the_players_choose_two_companions_and_their_leaders() -> None:
    state = new("M11", players=2, survivors="amy+doug+elle+josh+ned+wanda")
    assert state.waiting.prompt == "z2-choose-companion"
    assert len(offered(state)) == 6
    answer(state, "recruit:lou")
    assert state.waiting.prompt == "z2-choose-leader"
    answer(state, "be-leader:ned")
    assert "recruit:lou" not in offered(state)
    answer(state, "recruit:odin")
    answer(state, "be-leader:ned")
    assert state.waiting.prompt == "z2-who-acts"
    names = [(BOX.survivors[c.card].id, state.people[c.leader].card) for c in state.companions]
    ned = next(person.card for person in state.people if BOX.survivors[person.card].id == "ned")
    assert names == [("lou", ned), ("odin", ned)]


@pytest.mark.rule("Z2-M11-04", "Z2-M11-Q1")
def test_an_abomination_of_the_deck_stands_in_the_marked_zone() -> None:
    kinds = set()
    for seed in range(8):
        state = new("M11", seed)
        (token,) = state.mission.zombie
        zone = state.board.zone_at(*token.cell)
        (kind,) = [k for k in BOX.abominations if state.zombies[zone * KINDS + k]]
        assert zombies_in(state, zone) == 1
        assert kind not in state.abomination_deck.left
        assert state.abomination_out == (kind,)
        kinds.add(kind)
    assert len(kinds) > 1


@pytest.mark.rule("Z2-M12-04")
def test_the_six_that_nobody_plays_lie_wounded_behind_an_open_door() -> None:
    state = new("M12")
    assert state.waiting.prompt == "z2-who-acts"  # there is nothing to choose
    (zone,) = marked(SECOND, "M12", "wounded")
    assert [(one.zone, one.leader) for one in state.companions] == [(zone, NONE)] * 6
    assert noise_in(state, zone) == 6
    assert faces(state, zone) == ("8R",)
    assert any(state.doors >> door & 1 for door in state.board.doors_of[zone])
    cards = {one.card for one in state.companions} | {person.card for person in state.people}
    assert len(cards) == 12


@pytest.mark.rule("Z2-M12-04")
def test_a_small_team_chooses_the_six_wounded() -> None:
    state = new("M12", team=4)
    assert (state.waiting.prompt, len(offered(state))) == ("z2-deal", 4)
    while state.waiting.prompt != "z2-wounded":
        answer(state)
    assert len(offered(state)) == 8
    while state.waiting.prompt == "z2-wounded":
        answer(state)
    assert len(state.companions) == 6


@pytest.mark.parametrize("scenario", LAID)
def test_a_random_game_of_each_mission_conforms(scenario: str) -> None:
    check_game(ENGINE, ENGINE.config({"scenario": scenario, "players": 2}), seed=5, every=40)


@pytest.mark.parametrize("scenario", LAID)
def test_some_random_games_of_each_mission_end(scenario: str) -> None:
    for seed in range(4):
        state, dice = new(scenario, seed, players=1 + seed), Dice(seed)
        while state.result is None:
            assert state.decision < ENGINE.game.max_decisions
            ENGINE.choose(state, dice.below(len(state.waiting.options)))
            if state.decision % 11 == 0:
                assert list(broken(state)) == []
