"""How a game ended, as it goes over the wire and is kept with the seats."""

from typing import Literal

import msgspec
from msgspec import Struct

from horda.core.results import Result
from horda.core.words import Text


class SeatEnding(Struct, frozen=True):
    """How a game ended for one seat: the ids of reason and rules, and what it achieved."""

    fate: Literal["won", "lost", "drawn", "out"]
    """In words the text `core-fate-<fate>`."""
    reason: str
    rules: tuple[str, ...]
    achieved: tuple[Text, ...]


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str
    rules: tuple[str, ...]
    seats: tuple[SeatEnding, ...]
    """How it ended for each seat; by the same reason, where all win and lose together."""


# Made here and not where it is used: threads that read lists must not make it at once.
_DECODER = msgspec.json.Decoder(SeatEnding)


def outcome(result: Result | None, count: int) -> Outcome | None:
    """Returns how a game of so many seats ended."""
    if result is None:
        return None
    return Outcome(result.winners, result.reason, result.rules, endings(result, count))


def endings(result: Result, count: int) -> tuple[SeatEnding, ...]:
    """Returns how a game ended for each of so many seats."""
    return tuple(
        SeatEnding(one.fate.value, one.reason, one.rules, one.achieved)
        for one in result.endings(count)
    )


def write(ending: SeatEnding) -> str:
    """Writes the end of a seat as it is stored."""
    return msgspec.json.encode(ending).decode()


def read(stored: str | None) -> SeatEnding | None:
    """Reads it back; None: the game goes on, or was over before ends were kept."""
    return None if stored is None else _DECODER.decode(stored)
