"""Who sits at the gallery's table, as they would be called in each language; an empty name is a bot."""

NAMES = {"en": ["Ann", "Ben", "", ""], "ru": ["Аня", "Борис", "", ""]}
PLAYERS = 4
TABLE = "gallery"
# When all of it happens, by every clock.
HOUR = 1_790_000_000.0
