"""What a page gets of a game: its content and words (`packs`), what only some may read (`leaves`), its actions as JSON."""
