"""Bodies of requests, to open a table, to invite and to go another way, and of some answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
NO_ZERO = "^[^\\0]*$"  # PostgreSQL keeps none
Linked = Annotated[str, Meta(max_length=200, pattern=NO_ZERO)]
"""What stood in a link: one that was cut short leads nowhere, but is no broken message."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `seats` says for each seat "me", "open" or the name of a bot.

    A `course` begins at once, where the game has prepared it, and nothing else is chosen.
    """

    game: Key
    config: dict[str, str | int | bool | list[str] | dict[str, str]] = {}
    """Settings of the game; a whole file, such as house rules, is a table with its `text`."""
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    public: bool = False
    title: Annotated[str, Meta(max_length=60, pattern=NO_ZERO)] = ""
    seats: Annotated[list[Key], Meta(max_length=64)] = []
    course: bool = False


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; `fill` names the bot that takes the open seats."""

    fill: Key | None = None


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to become of a seat."""

    wish: Literal["take", "leave", "bot", "back", "remove"]
    bot: Key = "greedy"


class Newcomers(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people who were not invited may sit down."""

    welcome: bool


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat, or to come in and choose."""

    seat: SeatNumber | None = None


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in by an invitation."""

    token: Linked


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from after so many answers at another table."""

    count: Number


class Me(Struct, frozen=True):
    """Who the reader is."""

    id: str
    nickname: str
    locale: str
    email: str
    """Where letters go: its owner has confirmed it."""
    handle: str
    """With the passphrase it opens this identity on another device; empty if none was set."""
    letters: bool = False
    """Whether this server can send e-mail at all."""
    pending: str = ""
    """An address that waits for the code that was sent there."""


class Invited(Struct, frozen=True):
    """An invitation as it is shown once. The link is `/#/join/<token>`."""

    table: str
    token: str
    seat: int | None
    id: str = ""
    """What it is called in the list of invitations."""
    expires: float | None = None
    """When it ends by itself; None: never."""
