"""What a state of Invader holds beside that of the family: doors, Mold, machines, oxygen."""

from functools import lru_cache

from msgspec import Struct

from horda.core.decks import Deck
from horda.core.rulebook import cites
from horda.games.zombicide.board import SIDES, Board, Tables, View, bits, overgrown, tables, walled
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import NONE, ZState


class Machine(Struct, frozen=True, gc=False):
    """A machine on the board; it is replaced whenever anything about it changes."""

    kind: str
    card: int
    """Its number among the Survivors of the box, where its name is."""
    zone: int
    active: bool = False
    """It carries an Activation token."""


class InvState(ZState, kw_only=True):
    """A state of Invader. Which doors are shut is a short list: a board has up to 67 passages."""

    shut: tuple[int, ...] = ()
    """Passages with a closed Door token, in rising order."""
    smashed: tuple[int, ...] = ()
    """Passages with a destroyed one, which stays there."""
    doors_lost: int = 0
    """Neutral Door tokens that Mold has taken out of the game."""
    active: int = 0
    """Zones with Active Mold."""
    inactive: int = 0
    machines: tuple[Machine, ...] = ()
    oxygen: Deck = Deck()
    oxygen_out: tuple[int, ...] = ()
    prototypes: Deck = Deck()
    touched: tuple[int, ...] = ()
    """Survivors that have opened or closed a door in this turn, whosever it is."""
    unseen: tuple[int, ...] = ()
    """Survivors with a Camouflage token."""
    sealed: bool = False
    """The Mission's Airlock is still shut."""
    aside: tuple[int, ...] = ()
    """Cards that the Mission has laid aside."""
    freed: tuple[int, ...] = ()
    """Passages whose coloured Door token was taken off: from then on they are like any other."""
    lair: int = NONE
    """The Zone of the Spawn token that is purple on its hidden side: a secret."""
    old_tanks: tuple[int, ...] = ()
    """Oxygen Tanks of the setup that have not been back in the supply."""

    def __post_init__(self) -> None:
        self.doors = open_doors(self.board, self.shut)

    @cites("INV-XATK-2")
    def speaker(self, seats: frozenset[int]) -> int:
        """Returns the First Player's seat if it is one of them, else the next one to the left."""
        players = self.config.players
        return min(seats or {self.first}, key=lambda seat: (seat - self.first) % players)

    def posed(self) -> None:
        """Opens all doors but those that are shut."""
        self.doors = open_doors(self.board, self.shut)

    def encode(self) -> bytes:
        """Returns the state as bytes; the open doors follow from those that are shut."""
        doors, self.doors = self.doors, 0
        try:
            return super().encode()
        finally:
            self.doors = doors

    @property
    def beside(self) -> tuple[int, ...]:
        """Cards that the Mission has laid aside."""
        return self.aside

    @property
    def mold(self) -> int:
        """All Zones with Mold."""
        return self.active | self.inactive

    @property
    def ground(self) -> Board:
        """The board with the walls that Mold has opened."""
        return grown(self.edition, self.config.scenario, self.active, self.inactive, self.sealed)

    @property
    def tables(self) -> Tables:
        """Steps and sight with doors and Mold as they are."""
        return tables(self.ground, self.doors)

    def tables_with(self, doors: int) -> Tables:
        """The same with other doors open."""
        return tables(self.ground, doors)

    @cites("INV-XMOVE-2", "INV-NOT-3")
    def paths(self, ajar: int = 0) -> Tables:
        """Xenos look for their way as if all doors were open."""
        return tables(self.ground, self.board.all_doors)

    def eyes(self, far: bool = False) -> View:
        """What Survivors see from where; `far`: with Enhanced senses."""
        return keen(self.ground, self.doors) if far else self.tables.view()

    @property
    @cites("INV-CMB-Q2", "INV-NOT-2")
    def ones_miss(self) -> bool:
        """The book does not say so; the table may play without it."""
        return bool(getattr(self.config, "ones_miss", True))

    @property
    @cites("INV-SK-13", "INV-NOISE-3")
    def ignored(self) -> tuple[int, ...]:
        """Those with a Camouflage token."""
        return self.unseen

    def zombie_eyes(self) -> View:
        """Xenos see the same."""
        return self.tables.view()


def invader(state: ZState) -> InvState:
    """Returns the state as one of Invader: its modules are in force in no other game."""
    assert isinstance(state, InvState)
    return state


@lru_cache(maxsize=256)
def open_doors(board: Board, shut: tuple[int, ...]) -> int:
    """Returns the mask of all doors but these."""
    return board.all_doors & ~sum(1 << door for door in shut)


@lru_cache(maxsize=256)
@cites("INV-MOLD-5", "INV-MOLD-8", "INV-MOLD-9", "INV-LOS-7", "INV-GEO-3")
def grown(edition: Edition, mission: str, active: int, inactive: int, sealed: bool) -> Board:
    """Returns the board of a Mission with Mold on it: no wall falls towards the outside."""
    board = edition.boards[mission]
    for one in seals(edition, mission) if sealed else ():
        board = walled(board, *one)
    if not active | inactive:
        return board
    return overgrown(board, active | inactive, rooms=active, streets=inactive, shut=board.outdoors)


@lru_cache(maxsize=256)
@cites("INV-SK-26", "INV-SK-Q11")
def keen(board: Board, doors: int) -> View:
    """Returns the usual sight, and from rooms every room two open passages away at Range 2."""
    known = tables(board, doors)
    plain, near = known.view(), known.neighbours
    sight, ranges = list(plain.sight), list(plain.range_to)
    inside = board.rooms & ~board.outdoors
    for zone in bits(inside):
        middles = [one for one in near[zone] if not board.outdoors >> one & 1]
        ways = {end for middle in middles for end in near[middle]}
        row = bytearray(ranges[zone])
        for end in ways:
            if inside >> end & 1 and not sight[zone] >> end & 1:
                sight[zone] |= 1 << end
                row[end] = 2
        ranges[zone] = bytes(row)
    return View(tuple(sight), tuple(ranges))


@lru_cache(maxsize=64)
def seals(edition: Edition, mission: str) -> tuple[tuple[int, int], ...]:
    """Returns for each sealed Airlock of a Mission the Zone outside of it, and the Airlock."""
    board, found = edition.boards[mission], []
    for one in edition.missions[mission].sealed:
        cell = board.cell_at(*one.cell)
        two = (board.zone_of[cell], board.zone_of[board.beyond(cell, SIDES.index(one.side))])
        found.append(two if board.outdoors >> two[0] & 1 else two[::-1])
    return tuple(found)


@cites("INV-DOOR-Q3")
def colour_of(state: InvState, door: int) -> str:
    """Returns the colour of the Door token of a passage; a neutral one may follow a coloured."""
    return "" if door in state.freed else state.board.doors[door].colour


def set_shut(state: InvState, shut: tuple[int, ...]) -> None:
    """Changes which doors are shut, and with them which are open."""
    state.shut = tuple(sorted(shut))
    state.doors = open_doors(state.board, state.shut)
