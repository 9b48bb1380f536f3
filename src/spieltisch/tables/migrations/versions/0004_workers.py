"""Several workers on one database: which of them runs which table, and the key that signs cookies."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; a server on SQLite does not use them."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "runners",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column(
            "worker",
            sa.String(16),
            sa.ForeignKey("workers.id", ondelete="CASCADE"),
            nullable=False,
        ),
    )
    op.create_index("ix_runners_worker", "runners", ["worker"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("secrets", "runners", "workers"):
        op.drop_table(name)
