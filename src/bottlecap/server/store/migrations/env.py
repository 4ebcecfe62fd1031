"""How alembic runs here: on the connection that `migrate` gives it, never on its own."""

from alembic import context

from bottlecap.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
