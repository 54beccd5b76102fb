"""Everything the colony is at one moment: small numbers, bytearrays and frozen leaves."""

from copy import copy
from typing import Any, TypeVar

from horda.core.decks import Deck
from horda.core.run import Run
from horda.core.state import State
from horda.games.dead_of_winter.base.marks import Delayed, Lasting, Moment, Settled
from horda.games.dead_of_winter.base.setup import Setup

OFF, GRAVE, GONE, ASIDE = 255, 254, 253, 252
"""Where a survivor is who stands nowhere: in the deck, dead, out of the game, set aside."""
NOBODY = 255
NONE = -1
ENTRANCES = 14
"""Six at the colony, then one for each other location."""
STREAMS = ("dice", "exposure", "noise", "cards", "setup")
DICE, EXPOSURE, NOISE, CARDS, SETUP = range(len(STREAMS))

Cards = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]
D = TypeVar("D", bound="DWState")


class DWState(State, kw_only=True):
    """The table. Survivors, places, seats and cards are numbers; see `codes.py` for items."""

    copied = (
        "where", "owner", "wounds", "frost", "despair", "uses", "zombies", "barricades", "traps",
        "noise", "noise_made", "bandits", "leader", "stranded",
    )  # fmt: skip

    config: Setup
    stack: tuple[Any, ...] = ()

    round: int = 1
    rounds_left: int = 0
    morale: int = 0
    food: int = 0
    starvation: int = 0
    helpless: int = 0
    """Helpless who are calm; the unruly are counted apart."""
    unruly: int = 0
    first: int = 0
    active: int = NONE
    """Whose turn it is."""
    phase: str = "setup"

    objective: int = 0
    stored: Cards = ()
    """Item cards on or under the objective, face up."""
    stored_dice: Cards = ()
    stored_cache: Cards = ()
    rescued: int = 0
    unlocked: tuple[str, ...] = ()
    """Rules of a story that are in force by now."""
    stages: tuple[str, ...] = ()
    """Stages of a story that were fulfilled."""

    where: bytearray
    owner: bytearray
    wounds: bytearray
    frost: bytearray
    despair: bytearray
    uses: bytearray
    """How often each survivor's ability was used this round."""
    leader: bytearray
    moved: int = 0
    """Bits of the survivors that moved this turn."""
    gear: Rows = ()
    side: Rows = ()
    """Side-effect cards on survivors."""

    zombies: bytearray
    barricades: bytearray
    traps: bytearray
    noise: bytearray
    noise_made: bytearray
    """Noise tokens placed at each location in this round."""
    bandits: bytearray
    stranded: bytearray
    specials: Rows = ()
    """Special zombies: (experiment, entrance)."""

    hands: Rows
    given: Rows
    """Face-down contributions to the crisis of each seat."""
    dealt: Rows = ()
    """Survivors dealt at the start, until everybody has chosen."""
    dice: Rows
    spent: Rows
    secrets: Cards
    secret_box: Cards = ()
    exile_goals: Cards
    exiled: int = 0
    """Bits of the exiled players, as in the two next ones."""
    out: int = 0
    bandit_leaders: int = 0

    items: tuple[Deck, ...]
    starting_box: Cards = ()
    """Starting items that nobody was dealt."""
    crises: Deck = Deck()
    crossroads: Deck = Deck()
    people: Deck = Deck()
    exile_deck: Deck = Deck()
    improvements: Deck = Deck()
    experiments: Deck = Deck()
    crisis: int = NONE
    crisis_off: bool = False
    """Nothing can be contributed: there is no crisis, or it is called off."""
    last_failed: bool = False
    settled: tuple[Settled, ...] = ()
    """What was given to earlier crises: a memory for whoever takes a seat over."""
    cross: int = NONE
    cross_by: int = NONE
    """The crossroads card over this turn and the seat that alone knows it."""
    waste: Cards = ()
    """The waste pile, its top card last."""
    removed: Cards = ()
    """Item cards that left the game face up, the latest last."""
    removed_unseen: Cards = ()
    cache: Cards = ()

    looked: Cards = ()
    """Cards that `looked_by` alone is looking at, in a search."""
    looked_by: int = NONE
    peek: str = ""
    """What is looked at while an effect asks: items, people, crises, experiments, hand, secret."""
    peek_at: int = NONE
    """The place of the deck, or the seat whose hand or objective it is."""
    peek_n: int = 0
    """How many of the top cards."""
    peek_by: int = NONE
    """The seat that looks; NONE where everybody does."""

    row: Rows = ()
    """Open improvements: (improvement, progress)."""
    built: Cards = ()
    loose: Cards = ()
    """Experiments that show their encounter side."""
    contained: int = 0
    raxxon_dice: Rows = ()
    """Dice on Raxxon: (seat, value)."""
    reduced: Rows = ()
    """This phase's reductions of added zombies: (place, number)."""

    lasting: tuple[Lasting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    moments: tuple[Moment, ...] = ()
    doomed: Cards = ()
    """Survivors about to die, in the order they were struck."""
    bereft: int = 0
    """Bits of the seats that may have lost their leader or their last survivor."""
    lost: int = 0
    """Survivors killed or removed so far."""
    lost_helpless: int = 0
    spared: bool = False
    """The first death of this round that costs no morale has been."""
    kills_turn: int = 0
    gave_turn: int = 0
    motion: bool = False
    """The active player has called for an exile in this turn."""
    turn_marks: Cards = ()
    """What can be done once a turn and was done, by numbers of its own."""
    cache_taken: int = 0
    """Bits of the bandit leaders who took a card this round."""
    cleaned: Cards = ()
    """The cards that the last clean action removed, the top one last."""

    def clone(self: D) -> D:
        """Returns an independent copy (written out, since search clones all the time)."""
        twin = copy(self)
        twin.where, twin.owner = self.where[:], self.owner[:]
        twin.wounds, twin.frost = self.wounds[:], self.frost[:]
        twin.despair, twin.uses = self.despair[:], self.uses[:]
        twin.zombies, twin.barricades = self.zombies[:], self.barricades[:]
        twin.traps, twin.noise = self.traps[:], self.noise[:]
        twin.noise_made, twin.bandits = self.noise_made[:], self.bandits[:]
        twin.leader, twin.stranded = self.leader[:], self.stranded[:]
        return twin


DWRun = Run[DWState]
