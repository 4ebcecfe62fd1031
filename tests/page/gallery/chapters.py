"""The whole gallery. A game comes in with a module `gallery` in the folder of its tests."""

from tests.homes import part
from tests.page.gallery import before

from bottlecap.engine import registry

FOUND = [part(game.id, "gallery") for game in registry.games()]
CHAPTERS = [before.CHAPTER, *(module.CHAPTER for module in FOUND if module is not None)]
