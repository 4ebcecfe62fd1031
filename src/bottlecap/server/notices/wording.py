"""Notices in words: what it is about, in one or two lines. They tell only what is said at the table to everybody."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from bottlecap.engine.messages import messages_in
from bottlecap.server.notices.delivery import Message
from bottlecap.server.notices.wishes import KINDS
from bottlecap.server.services import Services
from bottlecap.server.store.schema import NoticeRow

LOCALE: Final = Path(__file__).parent / "locale"
MARK_BYTES: Final = 12
# In the place of a name, where nobody's is known.
NOBODY: Final = "nobody"
# A name calls nobody: to services that read them, such signs in a text mean everybody in a room.
UNCALLED: Final = str.maketrans("@<>", "＠‹›")


def mark_of(rows: Sequence[NoticeRow]) -> str:
    """The same for the same notices."""
    return blake2b(" ".join(sorted(row.id for row in rows)).encode(), digest_size=MARK_BYTES).hexdigest()


def message_of(rows: Sequence[NoticeRow], mark: str, games: Mapping[str, str], lang: str, services: Services) -> Message:
    """All that is due for somebody, as one message; it opens the table, where there is one."""
    words = messages_in(LOCALE)
    first = min(rows, key=lambda row: KINDS.index(row.kind))
    known = services.packs.games
    names = {table: known[game].text("game-name", {}, lang) for table, game in games.items() if game in known}
    lines = [
        words.text(f"notice-{row.kind}", {"game": names.get(row.table, ""), "name": row.about.translate(UNCALLED) or NOBODY}, lang)
        for row in sorted(rows, key=lambda row: KINDS.index(row.kind))
    ]
    tables = {row.table for row in rows}
    path = f"/table/{first.table}" if len(tables) == 1 else "/"
    origin = services.settings.origins[0] if services.settings.origins else ""
    return Message(mark, lines[0], "\n".join(dict.fromkeys(lines[1:])) or names.get(first.table, ""), f"{origin}{path}")


def test_message(lang: str, services: Services) -> Message:
    """To see whether an address works."""
    words = messages_in(LOCALE)
    origin = services.settings.origins[0] if services.settings.origins else ""
    return Message("test", words.text("notice-test", {}, lang), words.text("notice-test-text", {}, lang), f"{origin}/")
