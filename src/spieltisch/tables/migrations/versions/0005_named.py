"""Which guests a table's log names, so that forgetting one of them need not read every log."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAMES = re.compile(rb'"(?:guest|host)":"([^".]{1,32})')
"""Where an entry of this version or of 0.1.0 names a guest; a companion counts as their guest."""
AT_ONCE = 1000


def upgrade() -> None:
    """Create the index, and fill it from the logs."""
    named = op.create_table(
        "named",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )
    log = sa.table("log", sa.column("table"), sa.column("entry"))
    connection = op.get_bind()
    found: set[tuple[str, str]] = set()
    for table, entry in connection.execute(sa.select(log.c.table, log.c.entry)).yield_per(AT_ONCE):
        found.update((guest.decode(), table) for guest in NAMES.findall(bytes(entry)))
    rows = [{"guest": guest, "table": table} for guest, table in sorted(found)]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(named), rows[first : first + AT_ONCE])


def downgrade() -> None:
    """Drop the index; it can be rebuilt from the logs."""
    op.drop_table("named")
