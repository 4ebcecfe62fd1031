"""The games, a package each.

This package and the function `bottlecap.games()` have one name. Once a game is imported, Python puts
the package where the function was: so the package can be called too, and does what the function does.
"""

import sys
from types import ModuleType

from bottlecap.engine import registry
from bottlecap.engine.game import Game


class GamesPackage(ModuleType):
    def __call__(self) -> list[Game]:
        """Every game there is: the real ones, then the proof games (`.proof`)."""
        return registry.games()


sys.modules[__name__].__class__ = GamesPackage
