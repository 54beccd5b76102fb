"""Mission 7: Zones that are always noisy and must be kept free of Zombies."""

from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.building_spawn import Building
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.rules.activation import Group
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import ACTIVATED, READY, ROUND_ENDS
from horda.games.zombicide.rules.ranks import Rank

NOISE = 3
"""Noise tokens that stay in each marked Zone."""


@cites("Z2-M07-05")
def _noisy(run: ZRun, context: None) -> None:
    """Puts the lasting Noise tokens down, and back when all others go."""
    for zone in marked(run.state.edition, run.state.config.scenario, "noise"):
        run.state.noise[zone] += NOISE


@cites("Z2-M07-04", "Z2-M07-Q1")
def _overrun(run: ZRun, groups: tuple[Group, ...]) -> None:
    """The game is lost when a Zombie starts to act in a marked Zone, whatever made it act."""
    zones = marked(run.state.edition, run.state.config.scenario, "noise")
    if any(zone in zones for zone, _, _ in groups):
        lose(run, "overrun", "Z2-M07-04", "Z2-WIN-03")


class Buildings(Frame, frozen=True):
    """Buildings spawn one after another, as if they had just been opened."""

    left: tuple[int, ...]

    def next(self, run: ZRun) -> Outcome:
        """Spawns in the Dark Zones of the next building."""
        if not self.left:
            return DONE
        dark = tuple(run.state.board.dark_of(self.left[0]))
        return Push(Building(dark), Buildings(self.left[1:]))

    def again(self, run: ZRun) -> Outcome:
        """Goes on."""
        return Go("next")

    steps = (next, again)


@cites("Z2-M07-06")
def _open_buildings(run: ZRun, context: None) -> Frame:
    """Spawns in the buildings that begin with an open door, although nobody opened it."""
    board = run.state.board
    numbers = range(len(board.buildings))
    return Buildings(tuple(n for n in numbers if board.building_doors(n) & board.start_doors))


PIECES = (
    Piece(
        "noisy-marks",
        (READY.use(_noisy), ROUND_ENDS.use(_noisy), ACTIVATED.use(_overrun)),
        ("Z2-M07-04", "Z2-M07-05"),
        Rank.MISSION,
    ),
    Piece("open-buildings-spawn", (READY.use(_open_buildings),), ("Z2-M07-06",), Rank.MISSION),
)
of_module("building_spawn", "open-buildings-spawn")
