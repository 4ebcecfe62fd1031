"""What an installation may lack: packages that come with an extra, and the sentence that says so."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bottlecap.engine.messages import LANGUAGES, Messages

MESSAGES: Final = Messages(Path(__file__).parent / "terminal_locale")

# What is imported of each; pyproject.toml says in which versions.
PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "server": (
        "litestar",
        "msgspec",
        "uvicorn",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "asyncpg",
        "alembic",
        "platformdirs",
        "webauthn",
    ),
    "notices": ("apprise", "pywebpush"),
    "envs": ("pettingzoo", "gymnasium", "numpy"),
    "openspiel": ("open_spiel",),
    "mcp": ("mcp",),
    "data": ("pyarrow",),
    "ray": ("ray",),
}


class MissingExtra(ImportError):
    """Something was imported whose packages are not installed."""

    def __init__(self, extra: str) -> None:
        self.extra = extra
        super().__init__(self.text(LANGUAGES[0]))

    def text(self, lang: str) -> str:
        """What to install."""
        return MESSAGES.text("missing-extra", {"extra": self.extra}, lang)


def need(extra: str) -> None:
    """For the package that cannot do without it, before it imports anything of it."""
    if any(find_spec(name) is None for name in PACKAGES[extra]):
        raise MissingExtra(extra)
