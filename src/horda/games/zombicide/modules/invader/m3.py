"""M3 The Rearguard: nobody gets to the Exit before the crew has left."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import LOST, goal, plan
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.people import ZRun, zombies_in
from horda.games.zombicide.rules.points import MARCHED, PLACED, READY, ROUND_ENDS, SHOVED
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import ZState

NAME, CREW, EVACUEES = "evacuation", "crew-evacuated", "evacuees"
LEFT = "evacuees-gone"
"""The note of how many have left."""


class Evacuated(events.ZEvent, frozen=True):
    """One of the crew has left."""

    rules = ("INV-M3-2",)
    left: int


def crew(state: ZState) -> int:
    """Counts those who are still there."""
    tokens = [one.count for one in state.mission.mark if one.what == EVACUEES]
    return max(0, sum(tokens) - noted(state, LEFT))


@goal(CREW, lambda state: Text(f"z2-goal-{CREW}", {"left": crew(state)}))
@cites("INV-M3-1", "INV-M3-2")
def _evacuated(state: ZState) -> bool:
    return not crew(state)


@cites("INV-M3-1", "INV-M3-Q1")
def _reached(state: ZState) -> bool:
    """Tells whether a Xenos is in the Exit Zone, whatever brought it there."""
    return any(zombies_in(state, zone) for zone in plan(state).exits)


LOST[CREW] = ("exit-overrun", "INV-M3-1", _reached)


def _watched(run: ZRun) -> None:
    if run.state.result is None and not _evacuated(run.state) and _reached(run.state):
        lose(run, "exit-overrun", "INV-M3-1", "INV-M3-Q1")


def _placed(run: ZRun, context: tuple[int, int, int]) -> None:
    _watched(run)


def _marched(run: ZRun, marches: tuple[March, ...]) -> None:
    _watched(run)


@cites("INV-M3-2")
def _laid(run: ZRun, context: None) -> None:
    """Puts the tokens down, and again whenever all other Noise has gone."""
    for zone in marked(run.state.edition, run.state.config.scenario, EVACUEES):
        run.state.noise[zone] += crew(run.state)


@cites("INV-M3-2", "INV-ROUND-Q1")
def _one_leaves(run: ZRun, context: None) -> None:
    """One leaves in each End Phase, the others stay."""
    if crew(run.state):
        note(run.state, LEFT, noted(run.state, LEFT) + 1)
        run.emit(Evacuated, crew(run.state))
    _laid(run, None)


MODULE = Module(
    NAME,
    specials={
        CREW: Piece(
            CREW,
            (PLACED.use(_placed), MARCHED.use(_marched), SHOVED.use(_marched)),
            ("INV-M3-1",),
            Rank.MISSION,
        ),
        EVACUEES: Piece(
            EVACUEES, (READY.use(_laid), ROUND_ENDS.use(_one_leaves)), ("INV-M3-2",), Rank.MISSION
        ),
    },
)
of_module(NAME, CREW, EVACUEES)
