"""The picture of a position shows what there is, where the scene says."""

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

from horda.games import registry
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.screen.scene import scene
from horda.games.zombicide.screen.svg import FRAME, svg
from horda.games.zombicide.screen.svg_pieces import MEANINGS
from tests.games.zombicide.boxes import KINDS

ENGINE = registry.engine("zombicide-2e")
SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: ZState) -> ElementTree.Element:
    return ElementTree.fromstring(svg(state))


def pieces(picture: ElementTree.Element) -> Counter[str]:
    """Counts the pieces of the picture by kind."""
    classes = [one.get("class", "") for one in picture.iter(f"{SVG}g")]
    return Counter(name.split()[1] for name in classes if name.startswith("piece "))


def on_table(state: ZState) -> Counter[str]:
    """Counts the pieces of the state by kind."""
    laid = scene(state.config)
    return +Counter(
        {
            "survivor": sum(person.zone != OUT for person in state.people),
            "companion": len(state.companions),
            "zombies": sum(count > 0 for count in state.zombies),
            "objective": len(state.objectives),
            "crate": len(state.crates),
            "car": sum(car.zone != OUT for car in state.cars),
            "spawn": len(state.spawns),
            "exit": len(laid.exits),
            "mark": len(laid.marks),
            "noise": sum(count > 0 for count in state.noise),
        }
    )


@pytest.mark.parametrize("mission", ENGINE.game.scenarios)
def test_a_mission_is_drawn_as_it_begins(mission: str) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": mission}), 1)
    picture, laid = drawn(state), scene(state.config)
    assert picture.get("viewBox") == f"-24 -24 {laid.width + 2 * FRAME} {laid.height + 2 * FRAME}"
    assert pieces(picture) == on_table(state)
    zones = [one for one in picture.iter(f"{SVG}g") if one.get("class", "").startswith("zone ")]
    assert [one.get("class") for one in zones] == [f"zone {zone.kind}" for zone in laid.zones]
    assert [one.findtext(f"{SVG}text") for one in zones] == [zone.name for zone in laid.zones]
    doors = [one for one in picture.iter(f"{SVG}g") if one.get("class", "").startswith("door ")]
    assert len(doors) == len(state.board.doors)


@pytest.mark.parametrize("mission", ["M01", "M12", "M16", "M19"])
def test_any_position_of_a_game_is_drawn(mission: str) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": mission}), 2)
    dice = random.Random(2)
    for step in range(300):
        if state.result is not None:
            break
        ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
        if step % 60 == 0:
            assert pieces(drawn(state)) == on_table(state)


def test_doors_and_counts_are_shown_as_they_are() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M01"}), 1)
    state.doors = 0b101
    state.zombies[3 * KINDS] = 7
    picture = drawn(state)
    titles = [one.text or "" for one in picture.iter(f"{SVG}title")]
    assert sum(title.startswith("open door") for title in titles) == 2
    assert "7 walker" in titles


def test_pieces_lie_inside_their_zone() -> None:
    """Even where a crowd stands in the smallest room, on places that are free."""
    state = ENGINE.new(ENGINE.config({"scenario": "M01"}), 1)
    room = state.people[0].zone
    for kind in range(KINDS):
        state.zombies[room * KINDS + kind] = 3
    (zone,) = [scene(state.config).zones[room]]
    left, top, width, height = zone.rects[0]
    group = drawn(state).find(f".//{SVG}g[@id='pieces']")
    assert group is not None
    moved = [one.get("transform", "") for one in group]
    places = [tuple(map(float, word[10:].split(")")[0].split())) for word in moved]
    inside = [p for p in places if left < p[0] < left + width and top < p[1] < top + height]
    assert len(inside) == len(state.people) + KINDS
    assert len(set(inside)) == len(inside)


@pytest.mark.parametrize(("mission", "what"), [("M12", "kit"), ("M16", "plank"), ("M21", "box")])
def test_what_objectives_stand_for_is_on_them(mission: str, what: str) -> None:
    picture = drawn(ENGINE.new(ENGINE.config({"scenario": mission}), 1))
    tokens = [one for one in picture.iter(f"{SVG}g") if one.get("class") == "piece objective"]
    assert tokens
    assert {one.findtext(f"{SVG}title") for one in tokens} == {f"{what} red"}
    assert {one.findtext(f"{SVG}text") for one in tokens} == {MEANINGS[what]}
