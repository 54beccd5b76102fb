"""Turns that wait in the middle while an extra turn is played."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from horda.core.frames import Frame
from horda.games.zombicide.rules.state import NONE


class Paused(Struct, frozen=True, gc=False):
    """What an extra turn must leave as it was."""

    turn_of: int
    """Whose turn waits; the rest is of who plays the extra one."""
    actions: int
    free: tuple[int, ...]
    used: tuple[int, ...]
    searched: bool
    slipped: bool
    chain: int
    done: bool


def keepers(frames: Sequence[Frame], who: int) -> Iterator[int]:
    """Yields, for each turn of a Survivor that waits, which frame keeps its Actions.

    NONE: the Survivor has them still, for it plays no extra turn itself.
    """
    pausing = [(at, *kept) for at, frame in enumerate(frames) if (kept := _kept(frame))]
    for number, (_, _, turn_of) in enumerate(pausing):
        if turn_of == who:
            yield next((at for at, player, _ in pausing[number:] if player == who), NONE)


def _kept(frame: Frame) -> tuple[int, int] | None:
    """Returns who plays an extra turn, and whose turn waits for it."""
    paused = getattr(frame, "paused", None)
    return (getattr(frame, "who", NONE), paused.turn_of) if isinstance(paused, Paused) else None
