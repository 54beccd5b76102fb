"""Records: setup, seed and answers are the save, the replay and the bug report."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from horda.core.errors import BadRecord, Code
from horda.core.rng import PLAIN

FORMAT = 1


class Said(Struct, frozen=True, array_like=True, tag="a"):
    """An accepted answer, and the first eight signs of the state's digest after it."""

    seat: int
    key: str
    check: str


class Requested(Said, frozen=True, array_like=True, tag="q"):
    """What a seat asked for by itself, not being asked, and was granted; else as an answer."""


class Undone(Struct, frozen=True, array_like=True, tag="u"):
    """A seat took the game back to `to` answers."""

    seat: int
    to: int


class Redone(Struct, frozen=True, array_like=True, tag="r"):
    """A seat took the game forward again to `to` answers."""

    seat: int
    to: int


class Rekeyed(Struct, frozen=True, array_like=True, tag="k"):
    """All that lay open to nobody was dealt anew, and dice and decks have another future.

    Nobody takes anything back across it.
    """

    key: Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]
    """What the new future comes from, in hexadecimal."""
    check: str
    """The first signs of the digest after it."""

    @property
    def seed(self) -> int:
        """The key as a seed."""
        return int(self.key, 16)


Entry = Said | Requested | Undone | Redone | Rekeyed


class _Head(Struct):
    """What every format of a record says of itself."""

    format: int = FORMAT


class Record(Struct, kw_only=True):
    """A whole game. The log only grows: taking back is an entry too."""

    format: int = FORMAT
    game: str
    version: str
    """Version of the game's rules and content."""
    horda: str = ""
    """Version of the program that wrote it."""
    config: dict[str, Any]
    seed: int
    generator: str = PLAIN
    """What makes random numbers of the seed; see `core.rng`."""
    schema: int = 1
    """Layout of the state that the digests were made from."""
    seats: list[str] = []
    """Who sat where: a nickname or a bot's name, for people only."""
    position: dict[str, Any] | None = None
    """Where the game began, if not at its setup (a fork or a position file)."""
    log: list[Entry] = []
    digest: str = ""
    """The whole digest after the last entry."""
    result: str = ""
    note: str = ""

    def answers(self) -> list[Said]:
        """Returns the answers that still stand."""
        return Line(self.log).standing


class Line:
    """The answers that stand and those that were taken back, followed through a log."""

    def __init__(self, log: list[Entry] | tuple[()] = ()) -> None:
        self.standing: list[Said] = []
        self.undone: list[Said] = []
        self.rekeyed: dict[int, list[Rekeyed]] = {}
        """By the number of answers that stood then."""
        for entry in log:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Follows one more entry."""
        if isinstance(entry, Said):
            self.standing.append(entry)
            self.undone.clear()
        elif isinstance(entry, Undone):
            self._move_back(entry.to)
        elif isinstance(entry, Redone):
            self._move_on(entry.to)
        else:
            self.rekeyed.setdefault(len(self.standing), []).append(entry)
            self.undone.clear()

    def copy(self) -> "Line":
        """Returns an independent line."""
        twin = Line()
        twin.standing, twin.undone = [*self.standing], [*self.undone]
        twin.rekeyed = {count: [*entries] for count, entries in self.rekeyed.items()}
        return twin

    @property
    def floor(self) -> int:
        """How far back anybody may go at all: to the last time that cards were dealt anew."""
        return next(reversed(self.rekeyed), 0)

    @property
    def check(self) -> str:
        """The first signs of the digest that the last entry in force left; "" at the start."""
        if dealt := self.rekeyed.get(len(self.standing)):
            return dealt[-1].check
        return self.standing[-1].check if self.standing else ""

    def rekeyed_at(self, count: int) -> Sequence[Rekeyed]:
        """Returns what was dealt anew when so many answers stood, in order."""
        return self.rekeyed.get(count, ())

    def log(self, count: int) -> list[Entry]:
        """Returns the shortest log that leads to the position after so many answers."""
        log: list[Entry] = [*self.rekeyed_at(0)]
        for number, said in enumerate(self.standing[:count], 1):
            log += (said, *self.rekeyed_at(number))
        return log

    def _move_back(self, to: int) -> None:
        if not self.floor <= to < len(self.standing):
            raise BadRecord(Code.BAD_RECORD, f"takes back to {to} of {len(self.standing)} answers")
        self.undone[:0] = self.standing[to:]
        del self.standing[to:]

    def _move_on(self, to: int) -> None:
        count = to - len(self.standing)
        if not 0 < count <= len(self.undone):
            raise BadRecord(Code.BAD_RECORD, f"redoes to {to}, but nothing there was undone")
        self.standing += self.undone[:count]
        del self.undone[:count]


def dumps(record: Record) -> bytes:
    """Writes a record as JSON, one log entry a line so that people and diffs can read it."""
    head = msgspec.to_builtins(record)
    log = head.pop("log")
    if record.generator == PLAIN:
        del head["generator"]  # files of before there was a choice are written as they were
    lines = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in log)
    body = msgspec.json.format(msgspec.json.encode(head), indent=1).decode().rstrip()
    return f'{body[:-1].rstrip()},\n "log": [\n  {lines}\n ]\n}}\n'.encode()


def loads(data: bytes, name: str = "record") -> Record:
    """Reads a record; whatever is wrong with it is said in one line."""
    try:
        # First the format alone: a record of another one may look different everywhere else.
        written = msgspec.json.decode(data, type=_Head).format
        if written != FORMAT:
            what = f"{name}: format {written}, this program reads format {FORMAT}"
            raise BadRecord(Code.VERSION_DIFFERS, what)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(Code.BAD_RECORD, f"{name}: {error}") from None
