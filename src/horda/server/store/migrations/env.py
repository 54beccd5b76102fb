"""Run by alembic for every command; `horda.server.store.upgrade` hands the connection over."""

from alembic import context

from horda.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can alter next to nothing; batch mode copies the table
    transactional_ddl=True,  # true of SQLite too, since we begin transactions ourselves
)
with context.begin_transaction():
    context.run_migrations()
