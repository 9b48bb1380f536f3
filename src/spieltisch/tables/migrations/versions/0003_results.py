"""Results of finished games, puzzles of the day, solved puzzles, and transfer codes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; games that have already ended are indexed when the server starts."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("name", sa.String(60), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("kind", sa.String(60), nullable=True),
        sa.Column("value", sa.BigInteger, nullable=True),
        sa.Column("more_is_better", sa.Boolean, nullable=True),
        sa.Column("accuracy", sa.Float, nullable=True),
    )
    op.create_index("ix_results_guest", "results", ["guest", "ended"])
    op.create_index("ix_results_ended", "results", ["ended", "table"])
    op.create_table(
        "daily",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("more_is_better", sa.Boolean, nullable=False),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_daily_day", "daily", ["day", "game", "kind"])
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(80), primary_key=True),
        sa.Column("best", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_transfers_guest", "transfers", ["guest"])


def downgrade() -> None:
    """Drop the tables; all but the codes can be rebuilt from the logs."""
    for name in ("transfers", "solved", "daily", "results"):
        op.drop_table(name)
