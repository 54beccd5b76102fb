"""What a Clock, Light Beams and Knocked-out Survivors look like to everybody.

Here is how it looks; the modules of such a game say what is there.
"""

from msgspec import Struct


class BeamView(Struct, frozen=True):
    """A Light Beam: whose it is, and where it points."""

    who: str
    side: str
    """N, E, S or W, as the token lies."""
    zone: int
    """Where its owner stands."""
    to: int | None
    """The other Zone it lights; None: a wall or a closed door stops it."""


class ClockView(Struct, frozen=True):
    """The Clock, and what is lit."""

    hour: int
    night: bool
    lit: tuple[int, ...]
    beams: tuple[BeamView, ...]


class FallenView(Struct, frozen=True):
    """A Survivor that is out of the game: lying on the board, taken, or dead."""

    id: str
    fate: str
    """down, taken or dead."""
    zone: int | None
    """Where the figure lies."""
    last: int | None
    """The last round in which somebody can take it."""
