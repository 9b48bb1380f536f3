"""Results of puzzles: which puzzle it was, and of which day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; the server completes older results when it starts."""
    op.add_column("results", sa.Column("puzzle", sa.String(80), nullable=True))
    op.add_column("results", sa.Column("day", sa.String(10), nullable=True))
    op.add_column("results", sa.Column("daily", sa.String(40), nullable=True))


def downgrade() -> None:
    """Drop the columns; they can be rebuilt from the logs."""
    for name in ("daily", "day", "puzzle"):
        op.drop_column("results", name)
