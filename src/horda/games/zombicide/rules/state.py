"""The state of a Zombicide game: numbers, masks, and a frozen leaf for every Survivor."""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Any, ClassVar, Literal, TypeVar

from msgspec import Struct, defstruct
from msgspec.structs import replace

from horda.core.decks import Deck
from horda.core.frames import Frame
from horda.core.rng import Rng
from horda.core.state import Config, State
from horda.games.zombicide.board import Board, Tables, View
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.missions import Mission
from horda.games.zombicide.rules.edition import Edition, mission_tables
from horda.games.zombicide.rules.setup import Setup

Out = Literal["", "down", "taken", "dead"]
OUT = -1
"""The Zone of a Survivor that is not on the board."""
MOST_SURVIVORS = 64
"""More Survivors than any box has."""
NONE = -1
HANDS = 2
"""The first slots of everybody, in every edition."""
CARS = ("pimpmobile", "police_car", "wreck")
PIMPCAR, POLICE_CAR, WRECK = range(len(CARS))
CAR_SEATS = 4
"""The Driver's, then the Passengers'."""
STREAMS = ("dice", "deal", "equipment", "pimpweapon", "zombies", "abominations", "objectives")
DICE, DEAL, EQUIPMENT, PIMPWEAPON, ZOMBIES, ABOMINATIONS, OBJECTIVES = range(len(STREAMS))

# Kinds of Actions, and for each the free Actions that may pay for it, the narrowest first.
OTHER, COMBAT, MELEE, RANGED, MOVE, SEARCH, DOOR = range(7)
MACHINE = 7  # only in the free Actions of those who have one
CHAIN = 256  # more Actions than any turn has
PAYS = ((), (COMBAT,), (MELEE, COMBAT), (RANGED, COMBAT), (MOVE,), (SEARCH,), (DOOR,))

S = TypeVar("S", bound="ZState")


def stream_of(edition: Edition, name: str) -> int:
    """Returns the number of a stream of chance."""
    return (*STREAMS, *edition.streams).index(name)


class Person(Struct, frozen=True, gc=False):
    """A Survivor in play. It is replaced whenever anything about it changes."""

    card: int
    """Its number among the Survivors of the box."""
    seat: int
    zone: int
    health: int
    adrenaline: int = 0
    level: int = 0
    lap: int = 0
    """Ultrared: 0 on the first lap of the track, then 1 + the level reached on this lap."""
    skills: tuple[int, ...] = ()
    slots: tuple[int, ...] = ()
    """Card numbers, as the edition lays the slots out: Hands first, the Backpack last."""
    tokens: int = 0
    """Objectives taken by this Survivor."""
    load: tuple[int, ...] = ()
    """Colours of the Objective tokens it carries, where a Mission lets them be traded."""
    actions: int = 0
    free: tuple[int, ...] = (0,) * 7
    """Free Actions left, by kind."""
    used: tuple[int, ...] = ()
    """Skills used this turn that work once a turn."""
    searched: bool = False
    slipped: bool = False
    """A Kid has used its Slippery move."""
    chain: int = 0
    """Attacks in a row, for Escalation: Melee, Ranged and Combat as digits to the base CHAIN."""
    done: bool = False
    """Has had its turn this round."""
    escaped: bool = False
    braced: int = 0
    """Number of the last Attack step or friendly fire of which Tough ignored a Wound."""


class Companion(Struct, frozen=True, gc=False):
    """A Survivor of the box that follows another one; it has 1 Health and no cards."""

    card: int
    """Its number among the Survivors of the box."""
    zone: int = OUT
    """Where it stands while it is alone; with a Leader it is where the Leader is."""
    leader: int = NONE


class Objective(Struct, frozen=True, gc=False):
    """An Objective token on the board."""

    zone: int
    colour: int = 0
    """0 red, 1 blue, 2 green."""
    hidden: bool = False


class CarState(Struct, frozen=True, gc=False):
    """A car; one that has left is OUT. It is replaced whenever anything about it changes."""

    kind: int
    """Its place in CARS."""
    zone: int
    drivable: bool = False
    crate: bool = False
    """A crate lies on it."""
    seats: tuple[int, ...] = (NONE,) * CAR_SEATS
    """Who sits in it, by place in the team: the Driver first, then the Passengers."""
    trunk: tuple[int, ...] = ()
    """Cards in it, where a Mission lets a car be loaded."""


class ZState(State, kw_only=True):
    """Everything on and beside the board; `game.py` narrows the stack to this game's frames."""

    copied = ("zombies", "noise")
    papers: ClassVar[Mapping[str, Any]] = {}
    """How positions write the fields that an edition adds (`papers/own.py`), where not as saved."""
    edition: ClassVar[Edition]
    box: ClassVar[Content]
    """The edition's; here too, since rules ask for it all the time. So are the next two."""
    kinds: ClassVar[int]
    bare: ClassVar[tuple[int, ...]]
    """The slots of somebody without any card."""

    config: Setup
    stack: tuple[Any, ...] = ()

    people: tuple[Person, ...] = ()
    companions: tuple[Companion, ...] = ()
    zombies: bytearray
    """For every Zone and kind of Zombie how many stand there."""
    noise: bytearray
    """Noise tokens by Zone."""
    doors: int = 0
    """Bits of the doors that are open."""
    revealed: int = 0
    """Bits of the buildings that will not spawn any more."""
    objectives: tuple[Objective, ...] = ()
    crates: tuple[int, ...] = ()
    cars: tuple[CarState, ...] = ()
    spawns: tuple[tuple[int, int], ...] = ()
    """Zone and colour (0 red, 1 blue, 2 green) of each Spawn token, in spawning order."""
    active_spawns: int = 1
    """Bits of the colours whose Spawn tokens are active."""
    equipment: Deck = Deck()
    equipment_out: tuple[int, ...] = ()
    pimpweapons: Deck = Deck()
    starting_out: tuple[int, ...] = ()
    """Discarded starting and pimpweapon cards: they never come back."""
    zombie_deck: Deck = Deck()
    zombie_out: tuple[int, ...] = ()
    abomination_deck: Deck = Deck()
    abomination_out: tuple[int, ...] = ()
    empty: int = 0
    """Bits of the cards that must be reloaded."""
    paired: int = 0
    """Bits of those among them that were emptied as a Dual pair."""
    found: int = 0
    """Pimpweapons taken so far."""
    first: int = 0
    """Seat of the First Player."""
    round: int = 1
    turn_of: int = NONE
    """The Survivor whose turn it is."""
    brothers: bool = False
    """Somebody may have Brother in arms, so skills depend on who else is in the Zone."""
    zombies_phase: bool = False
    memo: tuple[tuple[str, int], ...] = ()
    """What the Mission's own rules remember (`memo.py`); everybody may know it."""
    attack_steps: int = 0
    """How many Attack steps and friendly fires there were so far: each has its number."""

    def clone(self: S) -> S:
        """Returns an independent copy (written out, since search clones all the time)."""
        twin = replace(self)
        twin.zombies = self.zombies[:]
        twin.noise = self.noise[:]
        return twin

    def speaker(self, seats: frozenset[int]) -> int:
        """Returns the seat that speaks for several players: the First Player's, here or not."""
        return self.first

    def posed(self) -> None:
        """Works out what follows from a position that was laid out by hand."""

    @property
    def mission(self) -> Mission:
        """The Mission being played."""
        return self.edition.missions[self.config.scenario]

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self.edition.boards[self.config.scenario]

    @property
    def beside(self) -> tuple[int, ...]:
        """Equipment cards that lie beside the board until a Mission brings them."""
        return ()

    # What the board lets people do. An edition with more terrain than doors overrides these.

    @property
    def tables(self) -> Tables:
        """Steps, distances and sight with the doors as they are."""
        return mission_tables(self.edition, self.config.scenario, self.doors)

    def tables_with(self, doors: int) -> Tables:
        """Steps, distances and sight as they would be with other doors open."""
        return mission_tables(self.edition, self.config.scenario, doors)

    def paths(self, ajar: int = 0) -> Tables:
        """The ways of Zombies, who walk through doors that are `ajar` though they are not open."""
        return self.tables_with(self.doors | ajar) if ajar else self.tables

    def eyes(self, far: bool = False) -> View:
        """What Survivors see from where; `far`: through whole buildings."""
        return self.tables.view(dark_mode=self.config.dark_zones, home_defender=far)

    def eyes_for(self, who: int, card: int, far: bool = False) -> View:
        """What one Survivor sees, over a weapon perhaps; most editions make no difference."""
        return self.eyes(far)

    @property
    def gloom(self) -> tuple[str, str]:
        """Why a Zone in a straight line is not seen: the word of the refusal, and the rule."""
        return "sight-dark", "Z2-DARK-01"

    def foresee(self, attack: Any) -> None:
        """Takes on what an attack would change by its being declared; only odds ask for this."""

    def own_facts(self) -> dict[str, Any]:
        """What else follows from a position, for position files (`facts.py`)."""
        return {}

    def lent(self, who: int, owned: tuple[int, ...]) -> tuple[int, ...]:
        """Skills that those of a Survivor bring with them at this moment."""
        return ()

    @property
    def fallen(self) -> tuple[int, ...]:
        """Survivors that are out of this game, though it goes on without them."""
        return ()

    def out(self, who: int) -> Out:
        """How a Survivor that is out of this game left it; "": it did not."""
        return ""

    @property
    def gifts(self) -> tuple[int, ...]:
        """Skills that Companions give besides their own."""
        return ()

    def given(self, who: int) -> tuple[int, ...]:
        """Those among them that a Survivor has now."""
        return ()

    @property
    def ones_miss(self) -> bool:
        """Tells whether a die that shows 1 never hits, whatever is added to it."""
        return True

    @property
    def ignored(self) -> tuple[int, ...]:
        """Survivors that Zombies do not know of."""
        return ()

    def zombie_eyes(self) -> View:
        """What Zombies see from where."""
        return self.tables.view(dark_mode=self.config.dark_zones)


SIDES = "NESW"


def state_type(
    base: type[ZState], edition: Edition, setup: type[Config], frames: Iterable[type[Frame]]
) -> type[ZState]:
    """Makes the type of an edition's states: its stack can hold these frames."""
    stack = GenericAlias(tuple, (reduce(or_, frames), ...))
    box = edition.box
    own = {"edition": edition, "box": box, "kinds": box.kinds, "bare": edition.empty}
    made = defstruct(
        "FullState",
        [("config", setup), ("stack", stack, ())],
        bases=(base,),
        namespace={**own, "__doc__": "The state with its stack narrowed to the frames there are."},
        kw_only=True,
    )
    assert issubclass(made, ZState)
    return made


def blank(kind: type[S], setup: Setup, rng: Rng) -> S:
    """Returns a state of this kind with nothing on the board."""
    zones = len(kind.edition.boards[setup.scenario].zones)
    zombies = bytearray(zones * kind.kinds)
    return kind(config=setup, rng=rng, zombies=zombies, noise=bytearray(zones))
