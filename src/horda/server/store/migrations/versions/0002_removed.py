"""When a guest was removed from a table, so that they stay out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody was, as far as the older tables know."""
    op.add_column("guest", sa.Column("removed", sa.Double, nullable=True))
