"""What is told between the seasons."""

from horda.core.events import Event
from horda.core.words import Text


class Kept(Event, frozen=True):
    """A die decided whether a piece of gear is kept."""

    rules = ("DEMO-YEAR-02",)
    seat: int
    card: int
    die: int


class Joined(Event, frozen=True):
    """Somebody new takes the place of somebody who is gone."""

    rules = ("DEMO-YEAR-03",)
    seat: int
    name: str


class Decided(Event, frozen=True):
    """All have voted where to go."""

    rules = ("DEMO-YEAR-04",)
    way: str
    votes: tuple[str, ...]


class Told(Event, frozen=True):
    """A part of the story: what happened, or how it ended."""

    rules = ("DEMO-YEAR-01",)
    story: str

    def text(self) -> Text:
        """The story itself."""
        return Text(f"demo-story-{self.story}")
