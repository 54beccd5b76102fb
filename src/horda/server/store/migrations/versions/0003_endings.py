"""How a game ended for each seat, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Games that are over already say it when they are looked at next."""
    op.add_column("seat", sa.Column("ending", sa.Text, nullable=True))
