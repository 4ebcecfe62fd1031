"""Games of the tests' own, found as those of other people are: by a folder that the environment names."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bottlecap
from bottlecap.engine import registry

HERE = Path(__file__).parent


@contextmanager
def own_game(name: str) -> Iterator[bottlecap.Game]:
    """The game in tests/<name>/own, for as long as it is wanted; processes that are started meanwhile find it too."""
    package = importlib.import_module(registry.HOMES[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.OWN_GAMES, str(HERE / name / "own"))
        patch.setattr(package, "__path__", list(package.__path__))
        try:
            yield registry.game(name)
        finally:
            registry.loaded.pop((name, ""), None)
            sys.modules.pop(f"{registry.HOMES[0]}.{name}", None)
