"""What the map and the grey buttons tell at the station, where questions come between two steps."""

import pytest

from horda.core.game import Refusal
from horda.games.zombicide.modules.invader.doors import CloseDoor
from horda.games.zombicide.screen.outlook import Outlook, outlook
from tests.games.zombicide.station import ENGINE, FAR_ROOM, HERE, NEXT, Scene

ONE_DOOR = 11
"""A room of which the only passage is closed: others can be closed elsewhere only."""


def told(scene: Scene) -> Outlook:
    found = outlook(ENGINE, scene.state, scene.state.open[0].seat)
    assert found is not None
    return found


def said(refusal: Refusal | None) -> str:
    """Returns the reason of what cannot be done."""
    assert refusal is not None
    assert refusal.why is not None
    return refusal.why.id


@pytest.mark.rule("INV-BOT-3", "INV-MOVE-1")
def test_behind_a_question_no_door_is_said_to_be_closed() -> None:
    plain = told(Scene(jared={})).zones[FAR_ROOM]
    assert plain.way is not None
    asked = told(Scene(machines=[("bot", HERE)], jared={})).zones
    assert asked[NEXT].way is not None
    assert asked[FAR_ROOM].way is None
    assert said(asked[FAR_ROOM].far) == "z2-no-way-asked"


@pytest.mark.rule("INV-MOVE-4", "INV-LOCK-2")
@pytest.mark.parametrize("machines", [(), [("bot", HERE)]])
def test_far_outdoors_it_is_said_that_a_tank_is_missing(machines: list[tuple[str, int]]) -> None:
    """Not that a door is closed, nor that something is decided on the way."""
    scene = Scene(machines=machines, jared={})
    board = scene.state.board
    (out, *_) = (zone for zone in far_outdoors(scene))
    assert board.outdoors >> out & 1
    assert said(told(scene).zones[out].far) == "z2-no-no-tank"


def far_outdoors(scene: Scene) -> list[int]:
    """Outdoor Zones that do not border on where the Survivor stands."""
    board, near = scene.state.board, scene.state.tables.neighbours[HERE]
    return [
        zone for zone in range(len(board.zones)) if board.outdoors >> zone & 1 and zone not in near
    ]


@pytest.mark.rule("INV-DOOR-1", "INV-D2")
def test_the_grey_button_of_doors_says_that_one_was_used() -> None:
    scene = Scene(jared={"zone": ONE_DOOR})
    (door,) = scene.state.board.doors_of[ONE_DOOR]
    verbs = told(scene.play(ENGINE.key(scene.state, CloseDoor(door)))).verbs
    assert {said(verbs[verb]) for verb in ("close-door", "take-door")} == {"z2-no-door-again"}
