"""Views: what one seat may know, built from an allow-list and never by deleting."""

from typing import Any

from msgspec import Struct

from horda.core.decisions import Ask
from horda.core.results import Result


class View(Struct, frozen=True):
    """A position as one seat (or, with seat None, a spectator) may see it.

    `board` is the game's own part. `asks` holds only this seat's questions;
    `waiting` names every seat that has yet to answer, which is no secret. `answered`
    is the seat's own answer while it is held unseen by the others, else empty.
    """

    game: str
    seat: int | None
    decision: int
    asks: tuple[Ask, ...]
    waiting: tuple[int, ...]
    result: Result | None
    board: Any
    answered: str = ""
