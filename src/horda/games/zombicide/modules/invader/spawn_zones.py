"""Spawn Zones that wake or vanish by a Mission: beside Mold, by doors and Objectives, in fire."""

from msgspec.structs import replace

from horda.core.frames import DONE, Frame, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.invader.mold import MoldGrew, beside, check_chain
from horda.games.zombicide.modules.invader.points import DOOR_GONE, MOLD_CAME
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import BURNED, OBJECTIVE_TAKEN, SPAWN_STEP
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.spawn import SpawnStep, wake_spawns

NAME = "spawn_zones"
LATE = "woken-late"
"""The note of the colours woken in a Xenos Phase before its Spawn step."""


class SpawnBurned(events.ZEvent, frozen=True):
    """A Spawn token was removed by fire, and shown."""

    rules = ("INV-M6-3", "INV-M7-3")
    zone: int
    colour: int


@cites("INV-SPAWN-4", "INV-SPAWN-Q1", "INV-MOLD-Q2", "INV-M7-Q1")
def wake(run: ZRun, colour: int) -> None:
    """Activates the Spawn Zones of a colour, once; in the Xenos Phase from the next one on."""
    state = run.state
    if state.active_spawns >> colour & 1:
        return
    wake_spawns(run, colour)
    if state.zombies_phase and not any(isinstance(one, SpawnStep) for one in run.frames):
        note(state, LATE, noted(state, LATE) | 1 << colour)
    check_chain(run)


class NotYet(Frame, frozen=True):
    """The Zones that were woken in this very phase wait for the next."""

    @cites("INV-SPAWN-Q1")
    def tell(self, run: ZRun) -> Outcome:
        """Tells the Spawn step, whatever else comes before it."""
        for at, frame in enumerate(run.frames):
            if isinstance(frame, SpawnStep):
                woken = (frame.woken or 0) | noted(run.state, LATE)
                run.frames[at] = replace(frame, woken=woken)
        note(run.state, LATE, 0)
        return DONE

    steps = (tell,)


def _not_yet(run: ZRun, context: None) -> Frame | None:
    return NotYet() if noted(run.state, LATE) else None


@cites("INV-SPAWN-Q3")
def remove_spawn(run: ZRun, at: int, colour: int) -> None:
    """Takes a Spawn token off the board; a Spawn step that goes on leaves out no other one."""
    state = run.state
    zone = state.spawns[at][0]
    state.spawns = (*state.spawns[:at], *state.spawns[at + 1 :])
    run.emit(SpawnBurned, zone, colour)
    for place, frame in enumerate(run.frames):
        if isinstance(frame, SpawnStep) and frame.at > at:
            run.frames[place] = replace(frame, at=frame.at - 1)


@cites("INV-M1-3", "INV-M1-Q2", "INV-MOLD-Q6")
def _mold_wakes(run: ZRun, context: tuple[int, bool]) -> None:
    """New Mold beside a coloured Spawn Zone, or an Abomination in it, wakes it and its Mold."""
    zone, fresh = context
    state = invader(run.state)
    for spot, colour in state.spawns:
        near = fresh and beside(state.board)[spot] >> zone & 1
        if not colour or state.active_spawns >> colour & 1 or not (near or spot == zone):
            continue
        if state.inactive >> spot & 1:
            state.inactive &= ~(1 << spot)
            state.active |= 1 << spot
            run.emit(MoldGrew, spot)
        wake(run, colour)
        if state.result is not None:
            return


@cites("INV-M7-5")
def _door_wakes(run: ZRun, door: int) -> None:
    """A coloured door that is gone wakes the Spawn Zone of its colour, whoever did it."""
    colour = run.state.board.doors[door].colour
    if colour and door not in invader(run.state).freed:
        wake(run, COLOURS.index(colour))


@cites("INV-M7-5")
def _objective_wakes(run: ZRun, context: tuple[int, int]) -> None:
    """So does the Objective of the colour, once it is taken."""
    wake(run, context[1])


@cites("INV-M7-3", "INV-M7-Q1")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """Hellfire removes all Spawn tokens of its Zone, those that sleep too."""
    spawns = run.state.spawns
    for at in reversed(range(len(spawns))):
        if spawns[at][0] == context[1]:
            remove_spawn(run, at, spawns[at][1])


MODULE = Module(
    NAME,
    (Piece("late_spawns", (SPAWN_STEP.use(_not_yet),), ("INV-SPAWN-Q1",)),),
    specials={
        "mold-wakes-spawns": Piece(
            "mold-wakes-spawns", (MOLD_CAME.use(_mold_wakes),), ("INV-M1-3",), Rank.MISSION
        ),
        "doors-wake-spawns": Piece(
            "doors-wake-spawns",
            (DOOR_GONE.use(_door_wakes), OBJECTIVE_TAKEN.use(_objective_wakes)),
            ("INV-M7-5",),
            Rank.MISSION,
        ),
        "burned-spawns-go": Piece(
            "burned-spawns-go", (BURNED.use(_burned),), ("INV-M7-3",), Rank.MISSION
        ),
        "coloured-doors": Piece("coloured-doors", (), ("INV-M7-4",), Rank.MISSION),
    },
)
of_module(NAME, *MODULE.specials)
