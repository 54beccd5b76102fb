"""Events: what happened, for logs and animation; never the save format."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from msgspec import Struct

from horda.core.words import Text, kebab

Sink = Callable[["Event"], None]


class Event(Struct, frozen=True, tag=True):
    """Something that happened, with the seats that may know it in full.

    `audience` None means everybody. The others get `redacted()`: another event
    that tells only what they may know, or None for nothing at all.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    prefix: ClassVar[str] = ""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that see this event unredacted."""
        return None

    def redacted(self) -> "Event | None":
        """What seats outside the audience see."""
        return None

    @property
    def key(self) -> str:
        """The event in one word, for position files and tests."""
        name = kebab(type(self).__name__)
        return ":".join((name, *(str(part) for part in self.parts())))

    def parts(self) -> tuple[object, ...]:
        """What follows the kind in the key; a game overrides it to write names, not numbers."""
        return tuple(getattr(self, name) for name in self.__struct_fields__)

    def cited(self) -> tuple[str, ...]:
        """The rules this happened by."""
        return self.rules

    def text(self) -> Text:
        """What the log says."""
        return Text(f"{self.prefix}event-{kebab(type(self).__name__)}")


class Answered(Event, frozen=True):
    """The engine answered by itself, because there was only one option."""

    prefix = "core-"
    seat: int
    option: str
    said: Text | None = None
    """The option in words."""
    question: Text | None = None

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Only the seat itself: what it could choose from may be a secret."""
        return (self.seat,)

    def parts(self) -> tuple[object, ...]:
        """The seat and the key of the option."""
        return self.seat, self.option

    def text(self) -> Text:
        """What the log says."""
        option = self.said or self.option
        if self.question is None:
            return Text("core-event-answered", {"option": option})
        return Text("core-event-answered-to", {"question": self.question, "option": option})


class DealtAnew(Event, frozen=True):
    """All that lay open to nobody was dealt anew: hands, decks, what lies face down."""

    prefix = "core-"


def for_seat(event: Event, seat: int | None) -> Event | None:
    """Returns an event as a seat may see it; seat None is a spectator."""
    audience = event.audience
    if audience is None or seat in audience:
        return event
    return event.redacted()


def for_all(events: Iterable[Event]) -> list[Event]:
    """Returns what everybody may see of events, spectators too."""
    return [seen for event in events if (seen := for_seat(event, None)) is not None]
