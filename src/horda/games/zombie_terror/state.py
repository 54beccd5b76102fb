"""The state of a game: small numbers and six bytearrays."""

from copy import copy
from typing import Any, TypeVar

from horda.core.rng import Rng
from horda.core.state import State
from horda.games.zombie_terror.board import FIELDS, OFF, Terrain, terrain
from horda.games.zombie_terror.content import HUMANS, PAWNS, WORTH
from horda.games.zombie_terror.setup import Setup

WAITING, HEALTHY, WOUNDED, TURNED, GONE = range(5)
"""What can become of a human: not placed yet, on the board, turned, or safely away."""
HEALTH = ("waiting", "healthy", "wounded", "turned", "gone")
EMPTY = 0
FIRST_ZOMBIE = 7
"""A field holds 0, a human's number + 1, or a zombie's number + FIRST_ZOMBIE."""
NOBODY = -1

Z = TypeVar("Z", bound="ZTState")


class ZTState(State, kw_only=True):
    """Everything on and beside the board.

    `game.py` narrows the stack to the frames of this game, which need this class.
    """

    copied = ("cells", "humans", "health", "ap", "zombies", "facing")

    config: Setup
    stack: tuple[Any, ...] = ()

    cells: bytearray
    humans: bytearray
    """Where each human stands, or OFF."""
    health: bytearray
    ap: bytearray
    """Action points each human has left this turn."""
    zombies: bytearray
    """Where each zombie stands, or OFF for the pool."""
    facing: bytearray

    round: int = 1
    activated: int = 0
    """Bits of the humans that spent AP this turn."""
    current: int = NOBODY
    """The human that acted last this turn; matters where humans may not act by turns."""
    used: int = 0
    """Bits of the humans that used an ability which works once a turn."""
    passed: bool = False
    """The human turn was passed without any legal action (R4.2)."""
    briefcase: bool = True
    bullets: int = 4
    score: int = 0
    shots: int = 0
    """Zombies shot in the human turn just ended."""
    turned: int = 0
    """Humans turned in this zombie turn."""
    activations: int = 0
    acted: int = 0
    """Bits of the zombies activated this turn."""
    marked: int = 0
    """Bits of the zombies that must move (R5.5)."""
    terror: int = 0
    """Field of the terror marker; 0: not on the track."""
    collapsed: bool = False
    keys: int = OFF
    """Where the keys lie, or OFF."""
    carrier: int = NOBODY
    in_car: int = 0

    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    box: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Cards of each side that nobody has seen."""
    discards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    played: int = 0
    """Cards played in this turn."""
    desperate: int = NOBODY
    """The human that may push zombies facing it this turn."""
    silence: int = 0
    """Activations the coming zombie turn has fewer."""
    rampage: bool = False
    plague: int = 0
    """Zombies a card adds in this turn's adding phase."""

    def clone(self: Z) -> Z:
        """Returns an independent copy (written out, since search clones all the time)."""
        twin = copy(self)
        twin.cells = self.cells[:]
        twin.humans = self.humans[:]
        twin.health = self.health[:]
        twin.ap = self.ap[:]
        twin.zombies = self.zombies[:]
        twin.facing = self.facing[:]
        return twin

    @property
    def terrain(self) -> Terrain:
        """The ground as it is now."""
        return terrain(self.config.scenario, self.collapsed)

    @property
    def pool(self) -> int:
        """How many zombies are off the board."""
        return self.zombies.count(OFF)


def blank(kind: type[Z], setup: Setup, rng: Rng) -> Z:
    """Returns a state of this kind with an empty board."""
    return kind(
        config=setup,
        rng=rng,
        cells=bytearray(FIELDS),
        humans=bytearray([OFF] * len(HUMANS)),
        health=bytearray(len(HUMANS)),
        ap=bytearray(len(HUMANS)),
        zombies=bytearray([OFF] * PAWNS),
        facing=bytearray(PAWNS),
    )


def on_board(state: ZTState) -> list[int]:
    """Lists the humans on the board."""
    return [human for human, cell in enumerate(state.humans) if cell != OFF]


def worth(state: ZTState, human: int) -> int:
    """Returns what a human scores by leaving now."""
    return WORTH[human][state.health[human] == WOUNDED]


def reachable_score(state: ZTState) -> int:
    """Returns what the humans could still score at best."""
    return state.score + sum(WORTH[human][0] for human in on_board(state))
