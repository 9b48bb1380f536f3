"""Alembic's entry point: it runs on the connection that the store passes in."""

from alembic import context

from spieltisch.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
