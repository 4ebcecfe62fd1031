"""Monopoly, Fallout edition: trade in the wasteland, for two to six."""

from pathlib import Path

from bottlecap.engine.game import Game


def load(content: Path | None) -> Game:
    # Here and not above: the game's modules import this package, and it must not import them back.
    from bottlecap.games.monopoly.game import monopoly

    return monopoly(content)
