"""Opening doors."""

from functools import lru_cache

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.options import OpenDoor
from horda.games.zombicide.rules.people import ZRun, can_pay, pay
from horda.games.zombicide.rules.points import (
    BARS,
    DOOR_BARRED,
    DOOR_OPENED,
    HAND_SLOTS,
    MAY_OPEN,
    OPENS_DOORS,
)
from horda.games.zombicide.rules.state import DOOR, HANDS, NONE, ZState

ORDINARY = "coloured-doors-open"
"""The special rule by which coloured doors open like all others."""


@cites("Z2-DOOR-01", "Z2-DOOR-Q1", "Z2-DOOR-05", "Z2-EQUIP-11", "Z2-INV-I1")
def door_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the closed doors of the Zone with the tools that open them."""
    person = state.people[who]
    doors = state.edition.boards[state.config.scenario].doors_of[person.zone]
    if not doors or not (person.actions or can_pay(person, DOOR)):
        return []
    size = hooks.query(HAND_SLOTS, state, who, HANDS) if HAND_SLOTS in hooks.uses else HANDS
    kinds = _tools(state.box, person.slots[:size])
    if OPENS_DOORS in hooks.uses and hooks.query(OPENS_DOORS, state, who, False):
        kinds = (NONE, *kinds)
    if not kinds:
        return []
    options: list[Option] = []
    for door in doors:
        if state.doors >> door & 1 or locked(state, door):
            continue
        if MAY_OPEN not in hooks.uses or hooks.query(MAY_OPEN, state, (who, door), True):
            for tool in kinds:
                options.append(OpenDoor(door, tool))
    return options


@lru_cache(maxsize=1 << 12)
def _tools(box: Content, held: tuple[int, ...]) -> tuple[int, ...]:
    """Lists the tools among cards; equal ones are named once, by the first."""
    return tuple({box.same[c]: c for c in reversed(held) if c in box.tools}.values())[::-1]


@cites("Z2-DOOR-05", "Z2-M20-05", "Z2-M14-06")
def locked(state: ZState, door: int) -> bool:
    """Tells whether a coloured door is still locked: it needs the Objective of its colour."""
    colour = state.board.doors[door].colour
    if not colour or ORDINARY in state.mission.special:
        return False
    return any(objective.colour == COLOURS.index(colour) for objective in state.objectives)


@cites("Z2-DOOR-02", "Z2-DOOR-03", "Z2-DOOR-04", "Z2-DOOR-I1", "Z2-BSPAWN-I1", "Z2-EQUIP-X1")
def open_door(run: ZRun, who: int, option: OpenDoor) -> Outcome:
    """Pays, opens, makes noise; what comes of it, such as the building's spawning, follows."""
    state = run.state
    pay(state, who, DOOR)
    barred = BARS in run.hooks.uses and run.query(BARS, (who, option.door), False)
    if not barred:
        state.doors |= 1 << option.door
        run.emit(events.DoorOpened, state.people[who].card, option.door)
    if option.card != NONE and state.box.cards[option.card].door_noisy:
        make_noise(run, state.people[who].zone)
    return run.trigger(DOOR_BARRED if barred else DOOR_OPENED, (who, option.door))
