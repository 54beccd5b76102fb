"""Everything the colony is at one moment."""

from typing import ClassVar

from msgspec import UNSET, Struct, UnsetType

from horda.core.decks import Deck
from horda.core.effects import Resolve
from horda.core.state import Config, State
from horda.core.windows import Reactions
from tests.demo.attack import AttackGate
from tests.demo.deeds import Hands
from tests.demo.rounds import Colony, DrawCard, Round
from tests.demo.turns import BegCard, Turn
from tests.demo.votes import ExileVote


class Colonist(Struct, frozen=True):
    """Somebody of the colony, from one game to the next."""

    name: str
    scars: int = 0
    gear: tuple[int, ...] = ()
    seasons: int = 0
    """How many games they have come through."""


class Carried(Struct, frozen=True):
    """What a campaign carries into a game."""

    season: str
    morale: int
    people: tuple[Colonist, ...]


class ColonyConfig(Config, frozen=True):
    """How many play, and for how long."""

    seats: int = 3
    rounds: int = 2
    carried: Carried | UnsetType = UNSET


class ColonyState(State, kw_only=True):
    """Seats hold cards, a goal and wounds; zombies stand at two gates."""

    copied: ClassVar[tuple[str, ...]] = ("horde", "wounds")

    config: ColonyConfig
    stack: tuple[
        Colony | Round | Turn | BegCard | AttackGate | ExileVote | DrawCard | Resolve | Reactions,
        ...,
    ] = ()
    round: int = 1
    morale: int = 5
    speaker: int = 0
    horde: bytearray
    """Zombies at each gate."""
    wounds: bytearray
    deck: Deck = Deck()
    discard: tuple[int, ...] = ()
    hands: Hands
    aside: Hands
    """Cards given up at the start, until they are shuffled in."""
    crisis: Hands
    """Face-down contributions of each seat."""
    gear: Hands
    goals: tuple[int, ...]
    box: tuple[int, ...] = ()
    """Goals that nobody was dealt."""
    omens: Deck = Deck()
    omen: int = -1
    omen_by: int = -1
    """The seat that drew the omen of this turn and alone knows it."""
    exiled: tuple[int, ...] = ()

    def present(self) -> tuple[int, ...]:
        """The seats still in the game, in order."""
        return tuple(seat for seat in range(len(self.goals)) if seat not in self.exiled)

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats still in the game after this one, in order around the table."""
        count = len(self.goals)
        around = ((seat + i) % count for i in range(1, count))
        return tuple(other for other in around if other not in self.exiled)
