"""What is asked of a worker process, and what comes back."""

import struct
from typing import ClassVar

import msgspec
from msgspec import Struct

from horda.core.errors import Code, HordaError
from horda.core.words import Text
from horda.server.protocol import Problem
from horda.server.tables.trouble import TableError

HEAD = struct.Struct("!I")
SHORT = 1.0
LONG = 5.0


class Task(Struct, frozen=True, array_like=True, tag=True):
    """Something to be done elsewhere; all it needs to know is in it."""

    untrusted: ClassVar[bool] = False
    """Whether what it works on comes from somebody: then nothing that goes wrong is our fault."""

    def limit(self) -> float:
        """Returns how many seconds of the processor it may take."""
        return SHORT

    def run(self) -> bytes:
        """Does it; called in the worker process."""
        raise NotImplementedError


class LongTask(Task, frozen=True):
    """A task that may take longer."""

    def limit(self) -> float:
        """Returns how many seconds of the processor it may take."""
        return LONG


class Refusal(Struct, frozen=True, array_like=True):
    """A refusal on its way back: of the game's, or of the table's own."""

    of_game: bool
    code: str
    what: str
    rules: tuple[str, ...] = ()
    why: Text | None = None

    @classmethod
    def of(cls, error: HordaError | TableError) -> "Refusal":
        """Packs an exception."""
        if isinstance(error, TableError):
            return cls(False, str(error.code), error.what)
        return cls(True, str(error.code), error.what, error.rules, error.why)

    def unpacked(self) -> HordaError | TableError:
        """Returns the exception again."""
        if self.of_game:
            return HordaError(Code(self.code), self.what, rules=self.rules, why=self.why)
        return TableError(Problem(self.code), self.what)


class Reply(Struct, frozen=True, array_like=True):
    """What came of a task: its result, a refusal, or why there is neither."""

    body: bytes = b""
    refusal: Refusal | None = None
    error: str = ""
    """`spent`, `memory`, `hung`, `died`, `late`, `unwritten`, or kind and place of an exception."""
    cpu: float = 0.0


def framed(message: Struct) -> bytes:
    """Writes a message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return HEAD.pack(len(body)) + body
