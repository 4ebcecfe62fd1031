"""Fallout, the adventure board game: survivors in the wasteland, for one to four."""

from pathlib import Path

from bottlecap.engine.game import Game


def load(content: Path | None) -> Game:
    # Here and not above: the game's modules import this package, and it must not import them back.
    from bottlecap.games.wasteland.game import wasteland

    return wasteland(content)
