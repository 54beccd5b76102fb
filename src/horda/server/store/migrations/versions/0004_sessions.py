"""Sessions that can be ended, confirmed addresses, and what a host needs at a public table.

Cookies made before had no session. They held the id of a person alone: so everybody gets a session
of that name, by which the old cookies hold until somebody ends it. Addresses were never confirmed:
they wait for it now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds tables and columns, and fills them."""
    _session()
    _person()
    _game()
    op.add_column("invitation", sa.Column("expires", sa.Double, nullable=True))


def _session() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_session_person_person"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.execute(
        "INSERT INTO session (id, person, created, seen) SELECT id, id, created, seen FROM person"
    )


def _person() -> None:
    for name, kind in (("pending", sa.Text), ("code", sa.Text), ("code_until", sa.Double)):
        op.add_column("person", sa.Column(name, kind, nullable=True))
    op.execute("UPDATE person SET pending = email, email = NULL")


def _game() -> None:
    for name in ("generator", "origin"):
        op.add_column("game", sa.Column(name, sa.Text, nullable=False, server_default=""))
    newcomers = sa.Column("newcomers", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("game", newcomers)
    game = sa.table("game", sa.column("status"), sa.column("newcomers"))
    begun = sa.update(game).where(game.c.status != "open").values(newcomers=sa.false())
    op.execute(begun)
