"""The first tables.

A migration never changes once it is released, so it repeats `schema.py` instead of importing it;
a test holds the two equal.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything."""
    _person()
    _game()
    _seat()
    _entry()
    _snapshot()
    _invitation()
    _guest()
    _chat()
    _report()


def _text(name: str, *, nullable: bool = False, default: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable, server_default=default)


def _int(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable, autoincrement=False)


def _time(name: str, *, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=nullable)


def _refers(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_{table}_{column}_{to}")


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _person() -> None:
    op.create_table(
        "person",
        _text("id"),
        _text("nickname"),
        _text("locale"),
        _text("email", nullable=True),
        _text("handle", nullable=True),
        _text("phrase", nullable=True),
        _time("created"),
        _time("seen"),
        _key("person", "id"),
        sa.UniqueConstraint("handle", name="uq_person_handle"),
    )


def _game() -> None:
    states = "status IN ('open', 'running', 'finished', 'closed')"
    op.create_table(
        "game",
        _text("id"),
        _text("game"),
        _text("scenario"),
        _text("config"),
        _text("seed"),
        _text("version"),
        _int("schema"),
        _text("horda"),
        _text("position", nullable=True),
        _text("status"),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true()),
        _text("host"),
        _time("created"),
        _time("started", nullable=True),
        _time("finished", nullable=True),
        _text("result", default=""),
        _text("title", default=""),
        _text("rematch_of", nullable=True),
        _text("forked_from", nullable=True),
        _int("forked_at", nullable=True),
        _key("game", "id"),
        _refers("game", "host", "person"),
        sa.CheckConstraint(states, name=op.f("ck_game_status")),
    )
    op.create_index("ix_game_host", "game", ["host"])
    op.create_index("ix_game_lobby", "game", ["status", "public", "created"])


def _seat() -> None:
    op.create_table(
        "seat",
        _text("game"),
        _int("seat"),
        _text("name"),
        _text("person", nullable=True),
        _text("bot", nullable=True),
        _key("seat", "game", "seat"),
        _refers("seat", "game", "game"),
        _refers("seat", "person", "person"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])


def _entry() -> None:
    op.create_table(
        "entry",
        _text("game"),
        _int("seq"),
        _text("body"),
        _text("person", nullable=True),
        _time("at"),
        _key("entry", "game", "seq"),
        _refers("entry", "game", "game"),
        sqlite_with_rowid=False,
    )


def _snapshot() -> None:
    op.create_table(
        "snapshot",
        _text("game"),
        _int("seq"),
        _int("count"),
        _int("schema"),
        _text("version"),
        sa.Column("state", sa.LargeBinary, nullable=False),
        _key("snapshot", "game"),
        _refers("snapshot", "game", "game"),
    )


def _invitation() -> None:
    op.create_table(
        "invitation",
        _text("hash"),
        _text("game"),
        _int("seat", nullable=True),
        sa.Column("spectate", sa.Boolean, nullable=False, server_default=sa.false()),
        _time("created"),
        _time("revoked", nullable=True),
        _key("invitation", "hash"),
        _refers("invitation", "game", "game"),
    )
    op.create_index("ix_invitation_game", "invitation", ["game"])


def _guest() -> None:
    op.create_table(
        "guest",
        _text("game"),
        _text("person"),
        _time("at"),
        _key("guest", "game", "person"),
        _refers("guest", "game", "game"),
        _refers("guest", "person", "person"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        _text("game"),
        _int("number"),
        _text("person", nullable=True),
        _text("nickname"),
        _text("text"),
        _time("at"),
        _key("chat", "game", "number"),
        _refers("chat", "game", "game"),
    )


def _report() -> None:
    op.create_table(
        "report",
        _text("id"),
        _text("game", nullable=True),
        _text("person", nullable=True),
        _text("note"),
        _text("body"),
        _time("at"),
        _key("report", "id"),
    )
    op.create_index("ix_report_at", "report", ["at"])
