"""What objective cards, Notes and campaign sheets look like to everybody.

Here is how it looks; the modules of such a game say what is there.
"""

from msgspec import Struct


class StoryCard(Struct, frozen=True):
    """An objective card on the board."""

    zone: int
    number: int
    """0 while nobody knows its front."""
    up: bool
    """It lies face up."""


class StoryThing(Struct, frozen=True):
    """A token of the story, with its bearer or where it lies."""

    token: str
    who: str
    zone: int


class StorySheet(Struct, frozen=True):
    """A Survivor's campaign sheet."""

    who: str
    cxp: int
    skills: tuple[str, ...]
    bonus: int
    """Bonus Actions left in this Mission."""
    infections: int


class StoryView(Struct, frozen=True):
    """How far the story has come."""

    mission: str
    stage: int
    cards: tuple[StoryCard, ...]
    notes: tuple[int, ...]
    """Notes that were read."""
    words: tuple[str, ...]
    flags: tuple[str, ...]
    things: tuple[StoryThing, ...]
    charge: int
    """The Zone of the charge; -1: none is planted."""
    entrances: tuple[int, ...]
    sealed: tuple[int, ...]
    broken: tuple[int, ...]
    held: int
    trod: int
    sheets: tuple[StorySheet, ...]
