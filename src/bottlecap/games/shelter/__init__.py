"""Fallout Shelter: The Board Game. Worker placement for two to four."""

from pathlib import Path

from bottlecap.engine.game import Game


def load(content: Path | None) -> Game:
    # Here and not above: the game's modules import this package, and it must not import them back.
    from bottlecap.games.shelter.game import shelter

    return shelter(content)
