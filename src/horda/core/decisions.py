"""Decisions: options that are data, asks to one seat or to several at once."""

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from horda.core.words import Text, kebab


class Option(Struct, frozen=True, gc=False, tag=True):
    """Something a seat may choose: a verb and small arguments, never a callback.

    `key` names the option for people, records and position files. It is unique
    among the options of one ask, and the same whenever the same thing is offered.
    """

    prefix: ClassVar[str] = ""

    @property
    def verb(self) -> str:
        """The kind of option, as it begins the key."""
        return kebab(type(self).__name__)

    @property
    def key(self) -> str:
        """The stable name of this option."""
        return ":".join((self.verb, *(str(part) for part in self.parts())))

    def parts(self) -> tuple[object, ...]:
        """What follows the verb in the key; a game overrides it to write names, not numbers."""
        return tuple(getattr(self, name) for name in self.__struct_fields__)

    def text(self) -> Text:
        """What a button with this option says."""
        return Text(f"{self.prefix}option-{self.verb}")


class Pass(Option, frozen=True):
    """Do nothing here."""

    prefix = "core-"


class Join(StrEnum):
    """When a question put to several seats at once is settled."""

    ALL = "all"
    ANY = "any"
    EACH = "each"


class Choice(Struct, frozen=True, gc=False):
    """A question for one seat, as a step of a frame returns it.

    With a single option the engine answers itself, unless `auto` is off (where
    the answer would tell others something, or the moment itself matters).
    """

    seat: int
    prompt: str
    options: tuple[Option, ...]
    args: tuple[int, ...] = ()
    auto: bool = True


class Choices(Struct, frozen=True, gc=False):
    """One question for several seats at once.

    The answers stay in the state, unseen, until the join rule is met: `ALL`
    waits for everybody, `ANY` takes the first. With `EACH` every answer takes
    effect as it comes (`Frame.each`), then the step lists anew who is still asked:
    the same seat again, if it has more to decide. With nobody listed the frame goes on.
    """

    of: tuple[Choice, ...]
    join: Join = Join.ALL


class Ask(Struct, frozen=True):
    """A question as a seat sees it: its number and the options."""

    number: int
    seat: int
    prompt: str
    options: tuple[Option, ...]
    args: tuple[int, ...] = ()


class Answer(Struct, frozen=True):
    """A seat's answer to the ask with this number: an index or the key of an option."""

    number: int
    seat: int
    option: int | str
