"""What a state of Fort Hendrix holds beside that of the family: the Clock, light, who lies down."""

from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from horda.core.decks import Deck
from horda.core.rulebook import cites
from horda.games.zombicide.board import Board, Edge, Tables, View, bits, dimmed
from horda.games.zombicide.box.skill_keys import numbers, skill_id
from horda.games.zombicide.modules.fort_hendrix.pressing import BREAKING, pressing
from horda.games.zombicide.modules.fort_hendrix.story.carried import gifts_in
from horda.games.zombicide.modules.fort_hendrix.story.tale import Tale
from horda.games.zombicide.rules.people import NAMED, has
from horda.games.zombicide.rules.state import NONE, OUT, Out, ZState

DAWN, DUSK = 7, 19
"""The first hours of the Day and of the Night."""
SURVIVORS_SEE, ZOMBIES_SEE = 1, 0
"""How far, at Night."""
NIGHT_VISION = skill_id("night_vision")
WHEN_ALL_OUT = frozenset(n for key, n in numbers().items() if key.startswith("all_out:"))
"""The skills that bring another one whenever their owner goes All-Out."""


ALL_OUT, DOUBLED, LAMP = "all-out", "all-out-doubled", "lamp"
"""What an attack is marked with that goes All-Out, or that a lamp was switched on for."""


class Beam(Struct, frozen=True, gc=False):
    """A Light Beam: whose it is, the lamp it comes from, and where it points."""

    who: int
    card: int
    side: int
    zone: int
    """Where the lamp was when it was aimed; elsewhere the side alone says where it points."""
    to: int
    """The Zone it was aimed at; none: a wall."""


class Down(Struct, frozen=True, gc=False):
    """A Knocked-out Survivor: where the figure lies, and the last round to take it."""

    who: int
    zone: int
    last: int


class FhState(ZState, kw_only=True):
    """A state of Fort Hendrix."""

    hour: int = NONE
    """What the Clock shows; none: there is no Clock."""
    beams: tuple[Beam, ...] = ()
    down: tuple[Down, ...] = ()
    taken: tuple[int, ...] = ()
    """Knocked-out Survivors that were taken in time."""
    dead: tuple[int, ...] = ()
    military: Deck = Deck()
    military_out: tuple[int, ...] = ()
    going: int = NONE
    """Who goes All-Out in an attack that is being made."""
    breaking: tuple[int, ...] = ()
    """Weapons that will be discarded once the attack is resolved, though the game end by it."""
    tale: Tale = Tale()
    loose: int | UnsetType = UNSET
    """Of those only so many break, and the player has yet to say which."""

    @property
    @cites("FH-CLOCK-2", "FH-NIGHT-Q3")
    def night(self) -> bool:
        """Tells whether it is Night: the Clock alone says so."""
        return self.hour != NONE and not DAWN <= self.hour < DUSK

    @property
    def fallen(self) -> tuple[int, ...]:
        """Those who lie down, were taken, or are dead."""
        return (*(one.who for one in self.down), *self.taken, *self.dead)

    @cites("FH-KO-2", "FH-KO-3", "FH-KO-5")
    def out(self, who: int) -> Out:
        """Whoever lies may still be taken; whoever nobody took is dead."""
        if who in self.dead:
            return "dead"
        if who in self.taken:
            return "taken"
        return "down" if who in self.fallen else ""

    @property
    @cites("FH-LIGHT-2", "FH-LIGHT-5", "FH-LIGHT-3", "FH-D12")
    def lit(self) -> int:
        """The mask of the lit Zones: no beam passes walls or closed doors."""
        found = 0
        for beam in self.beams if self.night else ():
            here = self.people[beam.who].zone
            if here != OUT and beam.card in self.people[beam.who].slots:
                found |= 1 << here
                to = pointed(self, beam)
                if to in self.tables.neighbours[here]:
                    found |= 1 << to
        return found

    @cites("FH-NIGHT-2", "FH-LIGHT-3", "FH-NIGHT-4", "FH-SW-7", "FH-NIGHT-Q2")
    def eyes(self, far: bool = False) -> View:
        """At Night Survivors see the next Zones, and what is lit."""
        view = self.tables.view(dark_mode=self.config.dark_zones, home_defender=far)
        return at_night(view, self.lit, SURVIVORS_SEE) if self.night else view

    @cites("FH-SK-5", "FH-SW-7", "FH-NIGHT-Q2")
    def eyes_for(self, who: int, card: int, far: bool = False) -> View:
        """Night vision sees as by Day, and into Dark Zones too."""
        if sees_at_night(self, who, card):
            return self.tables.view(home_defender=far)
        return self.eyes(far)

    @cites("FH-NIGHT-1", "FH-LIGHT-3", "FH-D8")
    def zombie_eyes(self) -> View:
        """At Night Zombies see their own Zone, and what is lit."""
        view = self.tables.view(dark_mode=self.config.dark_zones)
        return at_night(view, self.lit, ZOMBIES_SEE) if self.night else view

    @cites("FH-M10-3")
    def paths(self, ajar: int = 0) -> Tables:
        """In one Mission Zombies press against closed doors."""
        if BREAKING in self.mission.special:
            return pressing(self.board, self.doors | ajar)
        return super().paths(ajar)

    @property
    def gifts(self) -> tuple[int, ...]:
        """What Penny gives in this Mission, by the choices of earlier ones."""
        carried = getattr(self.config, "carried", UNSET)
        return () if isinstance(carried, UnsetType) else gifts_in(carried, self.config.scenario)

    def given(self, who: int) -> tuple[int, ...]:
        """It is her Leader who has it."""
        led = any(one.leader == who for one in self.companions)
        return self.gifts if led else ()

    @property
    @cites("FH-NIGHT-2")
    def gloom(self) -> tuple[str, str]:
        """The Night, where it is one."""
        return ("sight-night", "FH-NIGHT-2") if self.night else super().gloom

    def foresee(self, attack: Any) -> None:
        """Goes All-Out, or lights the target, where the attack says so."""
        if ALL_OUT in attack.used or DOUBLED in attack.used:
            self.going = attack.who
        here = self.people[attack.who].zone
        cards = [card for card in self.people[attack.who].slots if card != NONE]
        lamps = [card for card in cards if self.box.cards[card].light]
        if LAMP in attack.used and lamps:
            self.beams += (Beam(attack.who, lamps[0], 0, here, attack.zone),)

    def own_facts(self) -> dict[str, Any]:
        """Day or Night, and the lit Zones."""
        return {"night": self.night, "lit_zones": list(bits(self.lit))}

    @cites("FH-SK-3")
    def lent(self, who: int, owned: tuple[int, ...]) -> tuple[int, ...]:
        """What "All-Out: …" skills bring, in an attack that goes All-Out and only then."""
        if self.going != who:
            return ()
        return tuple([NAMED[skill] for skill in owned if skill in WHEN_ALL_OUT])


def fort(state: ZState) -> FhState:
    """Returns the state as one of Fort Hendrix: its modules are in force in no other game."""
    assert isinstance(state, FhState)
    return state


@cites("FH-SK-5", "FH-NIGHT-Q2")
def sees_at_night(state: ZState, who: int, card: int) -> bool:
    """Tells whether a Survivor has Night vision, or a weapon that lends it for its own attacks."""
    lends = card != NONE and state.box.granted[card] == NIGHT_VISION
    return (lends and state.box.cards[card].type != "other") or has(state, who, "night_vision")


@lru_cache(maxsize=256)
def at_night(view: View, lit: int, reach: int) -> View:
    """Leaves of a view what can be seen at Night."""
    return dimmed(view, (1 << len(view.sight)) - 1 & ~lit, reach)


@cites("FH-LIGHT-2", "FH-LIGHT-Q9", "FH-D11")
def pointed(state: ZState, beam: Beam) -> int:
    """Returns the Zone a beam points at, wherever the lamp is by now; none: a wall."""
    here = state.people[beam.who].zone
    if here == beam.zone:
        return beam.to
    ways = across(state.board, here, beam.side)
    passable = [zone for zone in ways if zone in state.tables.neighbours[here]]
    return (passable or ways or (NONE,))[0]


@lru_cache(maxsize=1 << 12)
@cites("FH-LIGHT-2", "FH-LIGHT-5")
def across(board: Board, zone: int, side: int) -> tuple[int, ...]:
    """Returns the Zones behind one side of a Zone, those with the longest border first.

    What only a wall parts from it is not behind it.
    """
    borders: dict[int, int] = {}
    for cell in board.zones[zone].cells:
        if board.edges[side][cell] is not Edge.WALL:
            other = board.zone_of[board.beyond(cell, side)]
            if other != zone:
                borders[other] = borders.get(other, 0) + 1
    return tuple(sorted(borders, key=lambda other: (-borders[other], other)))


@lru_cache(maxsize=1 << 12)
def walled_side(board: Board, zone: int, side: int) -> bool:
    """Tells whether there is any wall on one side of a Zone, or the rim of the board."""
    return any(board.edges[side][cell] is Edge.WALL for cell in board.zones[zone].cells)
