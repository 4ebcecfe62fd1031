"""Where tables are kept: SQLite out of the box, PostgreSQL by its address, one contract for both.

`schema` says what stands in the database, `writer` writes all changes of all tables, `base` reads.
"""
