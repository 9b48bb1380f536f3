"""Puzzles of the day: which were done offline, and when one was first done."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; all existing results were played online, and the best run is the first one known."""
    offline = sa.Column("offline", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("daily", offline)
    op.add_column("daily", sa.Column("first", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE daily SET first = ended")


def downgrade() -> None:
    """Drop the columns; results of games played offline stay."""
    op.drop_column("daily", "first")
    op.drop_column("daily", "offline")
