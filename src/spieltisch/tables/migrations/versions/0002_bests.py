"""Each guest's personal bests in games played alone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of personal bests."""
    op.create_table(
        "bests",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(60), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("before", sa.BigInteger, nullable=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    )
