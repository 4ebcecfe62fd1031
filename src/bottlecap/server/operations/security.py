"""Secrets, which hosts and origins are ours, and the headers that keep a page to itself."""

import secrets
from base64 import b64encode
from hashlib import sha256
from typing import Final
from urllib.parse import SplitResult, urlsplit

from bottlecap.server.operations.settings import Settings

COOKIE: Final = "bottlecap"
COOKIE_SECONDS: Final = 2 * 365 * 86400
TOKEN_BYTES: Final = 32
# Eighty bits: a table's address is what lets people in.
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_SIZE: Final = 16
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def only_styled_by(style: str) -> str:
    """The policy for a page that has just that style in it, and can neither run nor load anything."""
    mark = b64encode(sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{mark}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_SIZE))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """How a secret is stored. It is 256 random bits, so no slow digest is needed."""
    return sha256(token.encode()).hexdigest()


def same(token: str, stored: str) -> bool:
    return bool(stored) and secrets.compare_digest(digest(token), stored)


def host_allowed(settings: Settings, host: str) -> bool:
    """On one's own machine only its own names: else any web site could reach it by a name of its own."""
    if not settings.loopback:
        return True
    return split(f"//{host}").hostname in LOOPBACK


def origin_allowed(settings: Settings, origin: str | None, host: str) -> bool:
    """Whether a page at that origin may change anything here."""
    if not origin:
        return False
    if settings.origins:
        return origin in settings.origins
    return split(origin).netloc == host and split(origin).scheme in ("http", "https")


def split(address: str) -> SplitResult:
    """The parts of an address; one that is none has no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")
