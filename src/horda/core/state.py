"""The base of every game's state: one mutable root, shared frozen leaves."""

from copy import copy
from hashlib import blake2b
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from horda.core.decisions import Choice, Choices, Join
from horda.core.frames import Frame
from horda.core.results import Result
from horda.core.rng import Rng

S = TypeVar("S", bound="State")

_encode = msgspec.msgpack.Encoder().encode


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up; a game adds its options as fields with defaults."""

    hidden: ClassVar[frozenset[str]] = frozenset()
    """Fields that are no options of this game: they always have their default."""

    scenario: str = ""


class State(Struct, kw_only=True):
    """Everything a game is at one moment.

    A game narrows `stack` to the union of its frames (so that it can be decoded)
    and adds its own fields: numbers and frozen leaves, which clones share, or
    bytearrays, whose names it lists in `copied`.
    """

    schema: ClassVar[int] = 1
    copied: ClassVar[tuple[str, ...]] = ()

    config: Config
    rng: Rng
    stack: tuple[Frame, ...] = ()
    at: tuple[int, ...] = ()
    """For every frame of the stack the step it is at."""
    decision: int = 0
    """How many answers were accepted so far; the number of the next ask."""
    held: tuple[tuple[int, int], ...] = ()
    """Answers to a question for several seats, (seat, option) by seat, until they join.

    Where each takes effect on its own the option is 0: there they are only counted.
    """
    seen: tuple[int, ...] = ()
    """For every seat the number of answers after which it last learned something hidden."""
    result: Result | None = None
    waiting: Any = None
    """The open question, kept so that options are listed once; never saved or compared."""

    def clone(self: S) -> S:
        """Returns an independent copy; only bytearrays are really copied."""
        twin = copy(self)
        for name in self.copied:
            setattr(twin, name, bytearray(getattr(self, name)))
        return twin

    def encode(self) -> bytes:
        """Returns the state as bytes, equal for equal states."""
        waiting, self.waiting = self.waiting, None
        try:
            return _encode(self)
        finally:
            self.waiting = waiting

    def digest(self) -> str:
        """Returns a short name of the whole state, equal after reload, undo and replay."""
        return blake2b(self.encode(), digest_size=16).hexdigest()

    @property
    def open(self) -> tuple[Choice, ...]:
        """The questions still to be answered."""
        waiting = self.waiting
        if type(waiting) is Choice:
            return (waiting,)
        if waiting is None:
            return ()
        assert isinstance(waiting, Choices)
        if not self.held or waiting.join is Join.EACH:
            return waiting.of
        return self._unanswered(waiting)

    def _unanswered(self, asked: Choices) -> tuple[Choice, ...]:
        """Leaves out the questions whose answers wait for others."""
        done = {seat for seat, _ in self.held}
        return tuple(choice for choice in asked.of if choice.seat not in done)

    def number(self, seat: int) -> int:
        """Returns the number of a seat's open ask.

        While a question to several seats is open, `decision` counts the held answers
        too; a seat's own number must not change because another seat answered.
        """
        if not self.held:
            return self.decision
        return self.decision - sum(who != seat for who, _ in self.held)


def decode(kind: type[S], data: bytes) -> S:
    """Reads a state of this kind back from its bytes."""
    return msgspec.msgpack.decode(data, type=kind)
