"""The database: rows, reads, writes, migrations, backups."""
