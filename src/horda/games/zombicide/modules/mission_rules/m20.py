"""M20 Zombie festival: coloured doors wake Spawn Zones, and the reserve of figures runs dry."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.doors import ORDINARY
from horda.games.zombicide.rules.goals import Look, goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.people import ZRun, on_board
from horda.games.zombicide.rules.points import DOOR_OPENED, FIGURES, KILLED, SPAWNS_OF
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.spawn import wake_spawns
from horda.games.zombicide.rules.state import ZState

COUNTED = ("walker", "brute", "runner")
"""Abominations come from a deck of their own."""
FINAL = "final"
"""Noted once a coloured door is open: from then on the dead do not come back."""


def _dead(box: Content, kind: int) -> str:
    return f"dead-{box.zombies[kind].id}"


@cites("Z2-M20-06")
def left(state: ZState, kind: int) -> int:
    """Counts the figures of a kind that could still be put on the board."""
    return (
        state.box.zombies[kind].figures
        - noted(state, _dead(state.box, kind))
        - on_board(state, kind)
    )


def _emptying(state: ZState) -> Text:
    kinds = {name: left(state, state.box.zombie_ids[name]) for name in COUNTED}
    return Text("z2-goal-reserve-empty", {**kinds})


@goal("reserve-empty", _emptying, looks=Look.FIGURES)
@cites("Z2-M20-02", "Z2-M20-Q1", "Z2-M20-I1")
def _empty(state: ZState) -> bool:
    return not any(left(state, state.box.zombie_ids[name]) for name in COUNTED)


@cites("Z2-M20-05", "Z2-M20-06")
def _wake(run: ZRun, context: tuple[int, int]) -> None:
    """Activates the Spawn Zone of a coloured door's colour; the dead stay dead from now on."""
    colour = run.state.board.doors[context[1]].colour
    if colour:
        wake_spawns(run, COLOURS.index(colour))
        note(run.state, FINAL)


@cites("Z2-M20-04", "Z2-M20-05")
def _asleep(state: ZState, colour: int, active: bool) -> bool:
    """Objectives wake nothing here."""
    return False


@cites("Z2-M20-06")
def _bury(run: ZRun, context: tuple[int, int, int]) -> None:
    """Keeps the dead out of the reserve."""
    _, kind, count = context
    if run.state.box.zombies[kind].id in COUNTED and noted(run.state, FINAL):
        note(
            run.state,
            _dead(run.state.box, kind),
            noted(run.state, _dead(run.state.box, kind)) + count,
        )


@cites("Z2-M20-06", "Z2-M20-I1")
def _fewer(state: ZState, kind: int, figures: int) -> int:
    return figures - noted(state, _dead(state.box, kind))


PIECES = (
    Piece(
        ORDINARY,
        (DOOR_OPENED.use(_wake), SPAWNS_OF.use(_asleep)),
        ("Z2-M20-05",),
        Rank.MISSION,
    ),
    Piece("no-return", (KILLED.use(_bury), FIGURES.use(_fewer)), ("Z2-M20-06",), Rank.MISSION),
)
