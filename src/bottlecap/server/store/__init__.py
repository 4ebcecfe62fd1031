"""Where tables are kept: SQLite out of the box, PostgreSQL by its address, one contract for both."""
