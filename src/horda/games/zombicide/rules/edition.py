"""An edition: one game of the family, as an object that everything else is reached from.

It is mostly data: a box, Missions, a layout of slots, and the modules it switches on. What is
worked out from it is worked out once per edition: any number of them live in one process.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from horda.core.frames import Frame, Outcome
from horda.core.hooks import Hook, Piece
from horda.core.rulebook import Rulebook, cites
from horda.games.zombicide.board import Board, Change, Tables, board, tables
from horda.games.zombicide.box.components import Slots
from horda.games.zombicide.box.content import Content, load
from horda.games.zombicide.box.entries import ContentError
from horda.games.zombicide.box.house import NO_HOUSE, House, read_house
from horda.games.zombicide.box.missions import KEPT, Missions, read_missions
from horda.games.zombicide.rules.setup import MODULE_OF, Setup

T = TypeVar("T")

HOUSES = 16
"""So many house-rules files are remembered, each with a box of its own."""


class Pile(Struct, frozen=True):
    """Where a deck of equipment lies: the fields of the state that hold it and its discards."""

    deck: str
    out: str
    stream: str
    """The stream of chance it is shuffled by."""
    again: bool = True
    """Once it is empty, it is made anew from its discards."""
    plays: str = ""
    """It lies there instead of another deck, where the setup says so (`Setup.deck`)."""


class Module(Struct, frozen=True):
    """A part of the rules that not every edition has: one that has it switches it on."""

    id: str
    pieces: tuple[Piece, ...] = ()
    """In force in every game of the edition."""
    skills: Mapping[str, Piece] = {}
    """By the id of a skill its piece, in force while somebody has it."""
    specials: Mapping[str, Piece] = {}
    """By the name of a special rule its piece, in force in Missions that have it."""
    actors: tuple[Callable[..., Iterable[Any]], ...] = ()
    """What lists actors beside the Survivors of a state (`actors.Other`)."""
    piles: Mapping[str, Pile] = {}
    """By the name of a deck of equipment where it lies, in a state that has such fields."""
    lays: tuple[Callable[..., None], ...] = ()
    """What puts the module's own things on a board that is being laid out."""
    streams: tuple[str, ...] = ()
    """Streams of chance that only this module uses."""
    secrets: tuple[Callable[..., None], ...] = ()
    """What shuffles anew the hidden things of the module, in a state that somebody imagines."""
    cards: Mapping[str, Callable[..., Outcome]] = {}
    """By the kind of a Zombie card what it does (see `spawn.HANDLERS`)."""
    switch: str = ""
    """It is in force only where the setup says so (`Setup.on`); none: always."""


NEEDED: dict[str, set[str]] = {}
"""By the name of a special rule or goal the modules without which it makes no sense."""


def of_module(module: str, *specials: str) -> None:
    """Registers special rules and goals that there are only where a module is switched on."""
    for name in specials:
        NEEDED.setdefault(name, set()).add(module)


class Kept(dict[str, T]):
    """What is worked out for a Mission, kept while there are not too many of them.

    Rules ask for it after every step, and a dictionary answers in half the time of an `lru_cache`.
    """

    def __init__(self, make: Callable[[str], T], most: int = KEPT) -> None:
        self.make = make
        self.most = most

    def __missing__(self, mission: str) -> T:
        if len(self) >= self.most:
            self.clear()
        found = self[mission] = self.make(mission)
        return found


PLANNER: list[Callable[["Edition", str], Any]] = []
"""What works out the goals of a Mission; `goals.py` puts itself here, for it needs states."""


class Edition:
    """One game of the family; there is one object for it, and it is compared by identity."""

    def __init__(
        self,
        id: str,
        folder: Path,
        *,
        prefix: str,
        modules: tuple[Module, ...] = (),
        without: frozenset[str] = frozenset(),
        tiles: Path | None = None,
        shares: tuple["Edition", tuple[str, ...]] | None = None,
        closing: bool = False,
        dealing: Callable[[tuple[int, ...]], Frame] | None = None,
        house: House = NO_HOUSE,
        also: "Edition | None" = None,
    ) -> None:
        self.id = id
        self.folder = folder
        self.prefix = prefix
        """What the ids of its own texts begin with; texts it does not have are the family's."""
        self.tiles = tiles or folder
        """The data folder with its tiles: its own, or that of the box whose tiles it uses."""
        self.shares = shares
        """Another edition, and the rules of its book (`Z2-MOVE-*`) that stand in this one too."""
        self.modules = modules
        self.without = without
        """Skills and special rules of its modules that it leaves out all the same."""
        self.closing = closing
        """Every passage is a door that Survivors may close."""
        self.dealing = dealing
        """Makes the frame that hands out the starting cards; none: chance does it."""
        self.house = house
        """What the owner of the box has corrected."""
        self.houses: Kept[Edition] = Kept(self._at_home, HOUSES)
        """By the text of a house-rules file the same edition with its numbers."""
        self.also = also
        """Another edition, whose Missions can be played on its boards by the rules of this one."""
        self.on = frozenset(module.id for module in modules)
        self.plans: Kept[Any] = Kept(lambda mission: PLANNER[0](self, mission))
        """By Mission what it asks for (`goals.Plan`)."""
        self.boards: Kept[Board] = Kept(lambda mission: mission_board(self, mission))

    def __repr__(self) -> str:
        return f"Edition({self.id!r})"

    @cached_property
    def switches(self) -> frozenset[str]:
        """What the setup can leave out."""
        return frozenset(module.switch for module in self.modules) - {""}

    @cached_property
    def box(self) -> Content:
        """Cards, Survivors and Zombies."""
        kinds = tuple(kind for one in self.modules for kind in one.cards)
        return load(self.folder, kinds, self.house)

    def _at_home(self, text: str) -> "Edition":
        return Edition(
            self.id,
            self.folder,
            prefix=self.prefix,
            modules=self.modules,
            without=self.without,
            tiles=self.tiles,
            shares=self.shares,
            closing=self.closing,
            dealing=self.dealing,
            house=read_house(text),
            also=self.also,
        )

    @cached_property
    def guests(self) -> frozenset[str]:
        """The Survivors of another box of the family whom a house may bring along."""
        if self.shares is None:
            return frozenset()
        return frozenset(self.shares[0].box.survivor_ids) - frozenset(
            one.id for one in self.box.survivors
        )

    @cached_property
    def points(self) -> frozenset[Hook]:
        """The hooks that anything in this edition may use, whether it is in force now or not."""
        pieces = [
            piece
            for module in self.modules
            for piece in (*module.pieces, *module.skills.values(), *module.specials.values())
        ]
        return frozenset(use.hook for piece in pieces for use in piece.uses)

    @cached_property
    def slots(self) -> Slots:
        """Where its Survivors carry cards."""
        return self.box.slots

    @cached_property
    def empty(self) -> tuple[int, ...]:
        """The slots of whoever carries nothing."""
        return (-1,) * self.slots.count

    @cached_property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of its Missions, in the order of their files."""
        files = sorted(one.name for one in (self.folder / "missions").iterdir())
        own = tuple(name.removesuffix(".toml") for name in files if name.endswith(".toml"))
        return own if self.also is None else (*own, *self.also.scenarios)

    @cached_property
    def missions(self) -> Missions:
        """The Missions of the box by id; others by their whole text."""
        found = read_missions(self.folder / "missions", self.box)
        for id, one in found.items():
            for name in one.special:
                if not self.allows(name):
                    raise ContentError(f"{id}.toml: special rule {name} is not in this edition")
        return found if self.also is None else Missions({**found, **self.also.missions})

    @cached_property
    def rulebook(self) -> Rulebook:
        """Every rule with its text, from the parts in the folder `rulebook`."""
        names = sorted(one.name for one in (self.folder / "rulebook").iterdir())
        parts = [Rulebook.load(self.folder / "rulebook" / name) for name in names]
        groups = tuple(group for part in parts for group in part.groups)
        own = Rulebook(self.id, groups, tuple(rule for part in parts for rule in part.rules))
        if self.shares is None:
            return own
        other, wanted = self.shares
        return own.with_rules(other.rulebook, wanted)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that are always in force."""
        return tuple(piece for module in self.modules for piece in module.pieces)

    @cached_property
    def skill_pieces(self) -> dict[str, Piece]:
        """Pieces by the id of their skill; of two modules the later one has the last word."""
        all_ = {id: one for module in self.modules for id, one in module.skills.items()}
        return {id: one for id, one in all_.items() if id not in self.without}

    def off(self, setup: Setup) -> frozenset[str]:
        """Returns what a setup leaves out."""
        if not self.switches:
            return self.switches
        return frozenset(name for name in self.switches if not setup.on(name))

    def in_force(
        self, off: frozenset[str]
    ) -> tuple[tuple[Piece, ...], dict[str, Piece], frozenset[str]]:
        """Returns the pieces and skills of a game that leaves some rules out, and its specials."""
        if not off:
            return self.pieces, self.skill_pieces, frozenset(self.specials)
        on = [module for module in self.modules if module.switch not in off]
        skills = {id: one for module in on for id, one in module.skills.items()}
        specials = {name for module in on for name in module.specials if self.allows(name)}
        pieces = tuple(piece for module in on for piece in module.pieces)
        known = {id: one for id, one in skills.items() if id not in self.without}
        return pieces, known, frozenset(specials)

    def plays(self, module: str, setup: Setup) -> bool:
        """Tells whether a module is switched on, and the setup has not left it out."""
        if not self.switches:
            return module in self.on
        return any(one.id == module and setup.on(one.switch) for one in self.modules)

    @cached_property
    def skill_ids(self) -> frozenset[str]:
        """The skills of its box, without their parameters, but for those left out."""
        return frozenset(skill.id for skill in self.box.skills) - self.without

    @cached_property
    def specials(self) -> dict[str, Piece]:
        """Pieces by the name of the special rule that Missions ask for."""
        all_ = {name: own for module in self.modules for name, own in module.specials.items()}
        return {name: own for name, own in all_.items() if self.allows(name)}

    @cached_property
    def actors(self) -> tuple[Callable[..., Iterable[Any]], ...]:
        """What lists actors beside the Survivors."""
        return tuple(lister for module in self.modules for lister in module.actors)

    @cached_property
    def streams(self) -> tuple[str, ...]:
        """Streams of chance besides those of the family."""
        return tuple(stream for module in self.modules for stream in module.streams)

    def has(self, module: str) -> bool:
        """Tells whether a module is switched on."""
        return module in self.on

    def allows(self, special: str) -> bool:
        """Tells whether a special rule or a goal of Missions can be asked for in this edition."""
        return special not in self.without and self.on.issuperset(NEEDED.get(special, ()))


def setup_of(edition: Edition) -> type[Setup]:
    """Makes the setup of an edition that has no options of its own."""

    class OwnSetup(Setup, frozen=True, forbid_unknown_fields=True):
        """How a game of this edition is set up."""

        made: ClassVar[Edition] = edition
        hidden: ClassVar[frozenset[str]] = frozenset(
            option for option, module in MODULE_OF.items() if not edition.has(module)
        )

    return OwnSetup


class Derived(Generic[T]):
    """Something worked out once for each edition, declared where it is needed."""

    def __init__(self, make: Callable[[Edition], T]) -> None:
        self._make = make
        self._found: dict[Edition, T] = {}

    def __call__(self, edition: Edition) -> T:
        """Returns it for an edition."""
        try:
            return self._found[edition]
        except KeyError:
            if len(self._found) >= KEPT:  # each house-rules file is an edition
                self._found.clear()
            found = self._found[edition] = self._make(edition)
            return found


@cites("Z2-M14-04", "Z2-M14-05", "Z2-M16-04", "Z2-M20-03", "Z2-M25-04")
def mission_board(edition: Edition, mission: str) -> Board:
    """Returns the board of a Mission, with its doors coloured and opened."""
    if edition.also is not None and mission in edition.also.missions:
        return edition.also.boards[mission]
    one = edition.missions[mission]
    changes = tuple(
        Change(cell=door.cell, side=door.side, to="door", colour=door.colour, open=door.open)
        for door in one.door
    )
    return board(edition.tiles, one.id, one.layout, changes, all_shut=edition.closing)


@lru_cache(maxsize=1 << 12)
def mission_tables(edition: Edition, mission: str, doors: int) -> Tables:
    """Returns the tables of a Mission's board (one look-up instead of two, for every option)."""
    return tables(edition.boards[mission], doors)


def shipped(name: str) -> Path:
    """Returns the data folder of an edition of this package."""
    return Path(str(files("horda.games.zombicide.editions"))) / name / "data"
