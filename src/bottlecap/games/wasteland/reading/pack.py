"""What the readers of single files share: pieces of an entry, each checked."""

from collections.abc import Mapping

from bottlecap.engine.packs import PackReader


class Pieces:
    """Pieces of an entry, refused in the name of the pack that is being read."""

    def __init__(self, pack: PackReader) -> None:
        self.pack = pack

    def table(self, value: object, what: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.pack.bad(f"{what} must be a table {{ … }}, not {value!r}")
        return value

    def tables(self, entry: Mapping[str, object], key: str) -> list[dict[str, object]]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.pack.bad(f"{key} must be a list of tables, not {value!r}")
        return value

    def words(self, entry: Mapping[str, object], key: str) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.pack.bad(f"{key} must be a list of texts, not {value!r}")
        return value

    def text(self, entry: Mapping[str, object], key: str) -> str:
        value = entry.get(key, "")
        if not isinstance(value, str):
            raise self.pack.bad(f"{key} must be a text, not {value!r}")
        return value

    def flag(self, entry: Mapping[str, object], key: str) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.pack.bad(f"{key} must be true or false, not {value!r}")
        return value

    def whole(self, value: object, what: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.pack.bad(f"{what} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def one_of(self, value: object, what: str, known: list[str]) -> int:
        """The place of a word among those that there are."""
        if not isinstance(value, str) or value not in known:
            raise self.pack.bad(f"{what} must be one of {', '.join(known)}, not {value!r}")
        return known.index(value)

    def word_id(self, value: object, what: str) -> str:
        if not isinstance(value, str) or not value or not all(part.isalnum() and part == part.lower() for part in value.split("-")):
            raise self.pack.bad(f"{what} must be lower-case words joined by hyphens, not {value!r}")
        return value


def without_names(value: object) -> object:
    """A piece of an entry as it changes play: names do not."""
    if isinstance(value, dict):
        return {key: without_names(one) for key, one in value.items() if key not in ("name", "token")}
    if isinstance(value, list):
        return [without_names(one) for one in value]
    return value
