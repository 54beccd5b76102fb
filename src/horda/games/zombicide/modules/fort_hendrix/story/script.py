"""The story of each Mission as data: stages of its goal, objective cards and Notes."""

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, field

from horda.games.zombicide.box.content import read
from horda.games.zombicide.box.entries import ContentError
from horda.games.zombicide.modules.fort_hendrix.story.operations import Ops
from horda.games.zombicide.modules.fort_hendrix.story.words import (
    Cond,
    DoorPlace,
    Few,
    Mission,
    Place,
    Strict,
)
from horda.games.zombicide.rules.edition import Edition

Lines = tuple[Annotated[str, Meta(pattern=r"^\d+(-\d+)?$")], ...]
Number = Annotated[int, Meta(ge=1, le=999)]
Provenance = Literal["rulebook", "public", "inferred", "designed"]
FOLDER = "story"


class Stage(Strict, frozen=True):
    """A stage of the goal: what ends it and what happens then, or how it is lost."""

    number: Few
    done: Cond | None = None
    then: Ops = ()
    lose: Cond | None = None
    lines: Lines = ()
    """Lines of the rulebook that ask for it."""


class Card(Strict, frozen=True):
    """An objective card, in a Zone or on a door."""

    number: Number
    role: Literal["clue", "goal", "choice", "supply", "danger", "named", "cure"]
    effects: Ops
    place: Place | None = None
    door: DoorPlace | None = None
    gate: Cond | None = None
    """It may be revealed only while this holds."""
    stays: bool = False
    """It is left face up."""
    lines: Lines = ()


class Note(Strict, frozen=True):
    """A Note, read when something says so."""

    number: Few
    effects: Ops
    broken_doors: int = 0
    """It is read as soon as Zombies have broken so many doors."""
    lines: Lines = ()


class Event(Strict, frozen=True):
    """Something that happens before the first round, if its condition holds."""

    id: str
    when: Cond
    effects: Ops


class Script(Strict, frozen=True, kw_only=True):
    """The whole story of a Mission."""

    provenance: Provenance
    setup: Ops = ()
    event: tuple[Event, ...] = ()
    stage: tuple[Stage, ...]
    card: tuple[Card, ...]
    note: tuple[Note, ...]

    def card_of(self, number: int) -> Card:
        """Returns an objective card by its number."""
        return next(one for one in self.card if one.number == number)

    def note_of(self, number: int) -> Note:
        """Returns a Note by its number."""
        return next(one for one in self.note if one.number == number)


class Tell(Strict, frozen=True):
    """A text told before a Mission, or when it was won or lost."""

    mission: Mission
    when: Literal["brief", "won", "lost"]
    number: Few
    cond: Cond | None = field(default=None, name="if")


class Moment(Strict, frozen=True):
    """A text of a moment."""

    id: str
    when: str


class Epilogue(Strict, frozen=True):
    """How an ending is told."""

    id: str
    ending: str


class Coda(Strict, frozen=True):
    """What is added to an epilogue, if a condition holds."""

    id: str
    endings: tuple[str, ...]
    cond: Cond | None = field(default=None, name="if")


class Book(Strict, frozen=True, kw_only=True):
    """The campaign: its sheet, and when its texts are told."""

    milestones: tuple[int, ...]
    track: int
    skills: tuple[str, ...]
    ammo: tuple[str, ...]
    missions: tuple[Mission, ...]
    provenance: Provenance
    public: tuple[str, ...] = ()
    designed: tuple[str, ...] = ()
    tell: tuple[Tell, ...]
    moment: tuple[Moment, ...]
    epilogue: tuple[Epilogue, ...]
    coda: tuple[Coda, ...]


@cache
def script(edition: Edition, mission: str) -> Script:
    """Reads and checks the story of a Mission."""
    file = edition.folder / FOLDER / f"{mission}.toml"
    found = read(file, Script)
    numbers = [one.number for one in found.card], [one.number for one in found.note]
    if any(len({*some}) < len(some) for some in numbers):
        raise ContentError(f"{file.name}: a number stands there twice")
    for one in found.card:
        if (one.place is None) == (one.door is None):
            raise ContentError(f"{file.name}: card {one.number} lies in a Zone or on a door")
    return found


@cache
def book(edition: Edition) -> Book:
    """Reads what holds for the whole campaign."""
    return read(edition.folder / FOLDER / "campaign.toml", Book)
