"""The games of campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No game belongs to a campaign yet."""
    op.create_table(
        "chapter",
        sa.Column("campaign", sa.Text, sa.ForeignKey("game.id"), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, sa.ForeignKey("game.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("campaign", "number", name="pk_chapter"),
    )
    op.create_index("ix_chapter_game", "chapter", ["game"])
