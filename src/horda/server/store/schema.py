"""The tables, as the newest migration leaves them. Times are seconds UTC.

`entry` is the truth: it only grows, and its key (game, seq) makes it impossible that two answers
take one place. Everything in memory, and `snapshot`, can be rebuilt from `game` and `entry`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

# SQLite changes a table by copying it (batch mode), which needs every constraint to have a name.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)


def _id(name: str = "id") -> Column[str]:
    return Column(name, Text, primary_key=True)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _game() -> Column[str]:
    return Column("game", Text, ForeignKey("game.id"), primary_key=True)


person = Table(
    "person",
    metadata,
    _id(),
    Column("nickname", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("email", Text),  # confirmed: only to this one anything is sent
    Column("handle", Text, unique=True),
    Column("phrase", Text),  # argon2 hash
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("pending", Text),  # an address that its owner has not confirmed yet
    Column("code", Text),  # sha256 of the code that was sent there
    Column("code_until", Double),
)

session = Table(
    "session",  # a browser that somebody is known by; its cookie holds for as long as the row
    metadata,
    _id(),
    Column("person", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("device", Text, nullable=False, server_default=""),
)

game = Table(
    "game",
    metadata,
    _id(),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("config", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # a seed may be longer than eight bytes
    Column("version", Text, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("horda", Text, nullable=False),
    Column("position", Text),  # JSON
    Column(
        "status",
        Text,
        CheckConstraint("status IN ('open', 'running', 'finished', 'closed')", "status"),
        nullable=False,
    ),
    Column("public", Boolean, nullable=False, server_default=true()),
    Column("host", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("finished", Double),
    Column("result", Text, nullable=False, server_default=""),
    Column("title", Text, nullable=False, server_default=""),
    Column("rematch_of", Text),
    Column("forked_from", Text),
    Column("forked_at", Integer),
    Column("generator", Text, nullable=False, server_default=""),  # see core.rng
    Column("origin", Text, nullable=False, server_default=""),  # see `rows.Origin`
    Column("newcomers", Boolean, nullable=False, server_default=true()),  # may sit down uninvited
    Index("ix_game_lobby", "status", "public", "created"),
)

seat = Table(
    "seat",
    metadata,
    _game(),
    _number("seat"),
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("person.id"), index=True),
    Column("bot", Text),  # with a person too: it stands in while the person is away
    Column("ending", Text),  # JSON of server.outcomes.SeatEnding, once the game is over
)

chapter = Table(
    "chapter",  # the games of a campaign, which has a row in `game` itself
    metadata,
    Column("campaign", Text, ForeignKey("game.id"), primary_key=True),
    _number("number"),
    Column("game", Text, ForeignKey("game.id"), nullable=False, index=True),
    Column("at", Double, nullable=False),
)

entry = Table(
    "entry",
    metadata,
    _game(),
    _number("seq"),
    Column("body", Text, nullable=False),  # JSON of core.record.Entry
    Column("person", Text),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,  # one tree to write instead of two
)

snapshot = Table(
    "snapshot",
    metadata,
    _game(),
    Column("seq", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("version", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

invitation = Table(
    "invitation",
    metadata,
    _id("hash"),  # sha256 of the token; the token itself is never stored
    Column("game", Text, ForeignKey("game.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("spectate", Boolean, nullable=False, server_default=false()),  # to watch only
    Column("created", Double, nullable=False),
    Column("revoked", Double),
    Column("expires", Double),
)

guest = Table(
    "guest",  # who has sat down at a table, or redeemed an invitation to it
    metadata,
    _game(),
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("removed", Double),  # by the host, who wants them to stay out
    # Seats given up in a running game since all was dealt, a bit each: their cards are known.
    Column("left", BigInteger, nullable=False, server_default="0"),
)

chat = Table(
    "chat",
    metadata,
    _game(),
    _number("number"),
    Column("person", Text),
    Column("nickname", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

report = Table(
    "report",
    metadata,
    _id(),
    Column("game", Text),
    Column("person", Text),
    Column("note", Text, nullable=False),
    Column("body", Text, nullable=False),  # JSON bundle
    Column("at", Double, nullable=False, index=True),
)
