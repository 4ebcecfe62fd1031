"""Readers of the content: each turns a file into tables, and refuses what cannot be with file, entry and reason."""
