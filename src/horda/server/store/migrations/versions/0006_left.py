"""Which seats somebody has left: where seats have secrets, no other one is for them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """None, as far as the older tables know."""
    op.add_column("guest", sa.Column("left", sa.BigInteger, nullable=False, server_default="0"))
