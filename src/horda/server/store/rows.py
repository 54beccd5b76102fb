"""Rows as structs: what the rest of the server sees of the database."""

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "running", "finished", "closed"]
GOING: tuple[Status, ...] = ("open", "running")
OVER: tuple[Status, ...] = ("finished", "closed")


class PersonRow(Struct, frozen=True, kw_only=True):
    """Somebody who came with a cookie; nothing but a nickname is needed."""

    id: str
    nickname: str
    locale: str
    email: str | None = None
    handle: str | None = None
    phrase: str | None = None
    """argon2 hash of the passphrase that moves this identity to another device."""
    created: float
    seen: float
    pending: str | None = None
    """An address that its owner has not confirmed yet: nothing but the code is sent there."""
    code: str | None = None
    """Hash of that code."""
    code_until: float | None = None


class SessionRow(Struct, frozen=True, kw_only=True):
    """A browser that somebody is known by."""

    id: str
    person: str
    created: float
    seen: float
    device: str = ""
    """What the browser says of itself, in a few words."""


Origin = Literal["", "seed", "file", "course"]


class GameRow(Struct, frozen=True, kw_only=True):
    """A table: what is played there and how far it is, without the answers."""

    id: str
    game: str
    scenario: str
    config: dict[str, Any]
    seed: int
    version: str
    schema: int
    horda: str
    position: dict[str, Any] | None = None
    status: Status = "open"
    public: bool = True
    host: str
    created: float
    started: float | None = None
    finished: float | None = None
    result: str = ""
    title: str = ""
    rematch_of: str | None = None
    forked_from: str | None = None
    forked_at: int | None = None
    generator: str = ""
    """What makes random numbers of the seed; see `core.rng`."""
    origin: Origin = ""
    """Somebody chose the seed, brought a file in, or learns: they may have known more."""
    newcomers: bool = True
    """People who were not invited may sit down."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat: free, a person's, a bot's, or a person's with a bot that stands in."""

    game: str
    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    ending: str | None = None
    """JSON of how the game ended for this seat."""


class ChapterRow(Struct, frozen=True, kw_only=True):
    """A game of a campaign; `number` counts from 1."""

    campaign: str
    number: int
    game: str
    at: float


class EntryRow(Struct, frozen=True, kw_only=True):
    """One entry of a record; `seq` counts from 1, so the newest one is the length of the log."""

    game: str
    seq: int
    body: bytes
    """JSON of core.record.Entry."""
    person: str | None = None
    at: float


class SnapshotRow(Struct, frozen=True, kw_only=True):
    """A state that saves replaying `seq` entries; worthless when schema or version differ."""

    game: str
    seq: int
    count: int
    """Answers that stand at that moment."""
    schema: int
    version: str
    state: bytes


class InvitationRow(Struct, frozen=True, kw_only=True):
    """A link that lets its holder into a game, known by the hash of its token."""

    hash: str
    game: str
    seat: int | None = None
    spectate: bool = False
    """Lets people watch and nothing else."""
    created: float
    revoked: float | None = None
    expires: float | None = None


class ChatRow(Struct, frozen=True, kw_only=True):
    """Something said at a table; `number` counts from 1."""

    game: str
    number: int
    person: str | None = None
    nickname: str
    text: str
    at: float


class ReportRow(Struct, frozen=True, kw_only=True):
    """A bug report: a note and a bundle of JSON."""

    id: str
    game: str | None = None
    person: str | None = None
    note: str
    body: bytes
    at: float
