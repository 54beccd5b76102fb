"""A scene says where everything of a Mission lies."""

from collections import Counter

import msgspec
import pytest

from horda.games.registry import engine, find
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.modules.mission_rules.signs import AT_ONCE, threats
from horda.games.zombicide.rules.goals import LOST
from horda.games.zombicide.rules.tokens import token_word
from horda.games.zombicide.screen.scene import OUTSIDE, Scene, scene
from horda.texts import LOCALES, Texts
from tests.games.zombicide.boxes import BOX, SECOND, SecondSetup

MISSIONS = find("zombicide-2e").scenarios
ENGINE = engine("zombicide-2e")
ENDS = ("", ".acc")
"""A name as it is, and as the object of a sentence."""


def area(rects: tuple[tuple[int, int, int, int], ...]) -> int:
    return sum(width * height for _, _, width, height in rects)


@pytest.fixture(scope="module", params=MISSIONS)
def laid(request: pytest.FixtureRequest) -> Scene:
    return scene(SecondSetup(scenario=request.param))


def test_zones_cover_the_board_once(laid: Scene) -> None:
    assert sum(area(zone.rects) for zone in laid.zones) == laid.width * laid.height
    for zone in laid.zones:
        assert area(zone.rects) == area(zone.cells)
        assert len(zone.rects) <= len(zone.cells)


def test_zones_have_names_of_their_own(laid: Scene) -> None:
    names = [zone.name for zone in laid.zones]
    assert len(set(names)) == len(names)


def test_every_door_is_drawn_once_between_its_zones(laid: Scene) -> None:
    doors = {line.door: line for line in laid.lines if line.kind == "door"}
    board = SECOND.boards[laid.mission]
    assert sorted(doors) == [door.index for door in board.doors]
    assert len(doors) == sum(line.door >= 0 for line in laid.lines)
    for door in board.doors:
        assert set(doors[door.index].zones) == set(door.zones)
        assert doors[door.index].colour == door.colour


def test_something_lies_on_every_place_when_the_game_begins(laid: Scene) -> None:
    """Mission 5 leaves the places of 9R bare: nothing was taken from there."""
    state = ENGINE.new(ENGINE.config({"scenario": laid.mission}), 1)
    printed = Counter((spot.kind, spot.zone) for spot in laid.spots)
    lying = Counter(("objective", token.zone) for token in state.objectives)
    lying.update(("crate", zone) for zone in state.crates)
    assert printed <= lying


def test_crossings_join_streets_and_passages_rooms(laid: Scene) -> None:
    for line in laid.lines:
        kinds = {"out" if z == OUTSIDE else laid.zones[z].kind for z in line.zones}
        if line.kind == "crossing":
            assert kinds == {"street"}
        if line.kind == "passage":
            assert kinds <= {"room", "dark"}
        if "out" in kinds:
            assert line.kind == "wall"


def test_lines_lie_on_the_rims_of_their_zones(laid: Scene) -> None:
    for line in laid.lines:
        after = line.zones[1]
        if after == OUTSIDE:
            continue
        corner = (line.x, line.y)
        assert corner in {(x, y) for x, y, _, _ in laid.zones[after].cells}


def test_spots_lie_in_their_zones(laid: Scene) -> None:
    for spot in laid.spots:
        assert any(
            x + 22 <= spot.x <= x + width - 22 and y + 22 <= spot.y <= y + height - 22
            for x, y, width, height in laid.zones[spot.zone].cells
        )


def test_the_box_explains_the_numbers_of_options(laid: Scene) -> None:
    assert [one.id for one in laid.box.survivors] == [one.id for one in BOX.survivors]
    assert len(laid.box.card_of) == len(BOX.cards)
    pistol = next(card for card in laid.box.cards if card.id == "pistol")
    assert pistol.dual
    assert pistol.profiles[0].mode == "ranged"
    assert all(0 <= n < len(laid.box.cards) for n in laid.box.card_of)


def test_downtown_is_named_as_the_atlas_does() -> None:
    one = scene(SecondSetup(scenario="M01"))
    assert one.zones[15].name == "C3"
    assert (one.width, one.height) == (900, 900)
    assert [one.zones[zone].name for zone in one.exits] == ["C1"]


def test_a_scene_is_plain_data_through_the_game() -> None:
    zombicide = find("zombicide-2e")
    one = zombicide.scene(SecondSetup(scenario="M00"))
    assert msgspec.json.decode(msgspec.json.encode(one))["mission"] == "M00"


@pytest.mark.rule("Z2-WIN-02", "Z2-WIN-03")
def test_every_sign_of_a_mission_has_its_words(laid: Scene) -> None:
    """Marks, tokens, verbs and ways to lose, in both languages."""
    ids = [f"web-mark-{mark.what}" for mark in laid.marks]
    mission = SECOND.missions[laid.mission]
    ids += [f"z2-token-{token_word(mission, colour)}{end}" for colour in range(3) for end in ENDS]
    ids += [f"z2-verb-{verb}" for verb in laid.verbs]
    ids += [f"z2-threat-{name}" for name in laid.threats]
    assert laid.threats[0] == "eliminated"
    for locale in LOCALES:
        assert [id for id in ids if not Texts(locale).has(id)] == []


def test_every_way_to_lose_is_a_threat_of_some_mission() -> None:
    named = {name for mission in MISSIONS for name in scene(SecondSetup(scenario=mission)).threats}
    named |= {name for mission in INVADER.missions.values() for name in threats(mission)}
    assert named >= {*LOST, *AT_ONCE}


def test_a_scene_tells_where_cars_stand_and_zombies_come_from() -> None:
    laid = scene(SecondSetup(scenario="M18"))
    names = [(laid.zones[mark.zone].name, mark.what) for mark in (*laid.spawns, *laid.cars)]
    assert names[0] == ("A6", "starting")
    assert sorted(names[1:]) == [
        ("A6", "blue"),
        ("C1", "red"),
        ("C3", "pimpmobile"),
        ("C6", "pimpmobile"),
        ("F6", "green"),
        ("F6", "red"),
    ]


@pytest.mark.rule("Z2-M08-04")
def test_the_bunker_is_marked() -> None:
    laid = scene(SecondSetup(scenario="M08"))
    marked = {mark.zone for mark in laid.marks if mark.what == "bunker"}
    assert marked >= set(laid.exits)
    assert len({laid.zones[zone].building for zone in marked}) == 1
