"""What the readers of things, enemies, survivors and dice share: the pieces of an entry, each checked."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.packs import PackReader


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """A card, a token or a face: what it is called. Copies of one entry have ids of their own, and the entry's in common."""

    def __init__(self, id: str, entry: str, names: dict[str, str], flavours: dict[str, str]) -> None:
        self.id = id
        self.entry = entry
        self.names = names
        self.flavours = flavours


class Entries(PackReader):
    """A pack, entry by entry."""

    # --- what an entry is called ---

    def called(self, kind: str, entry: Mapping[str, object], keys: set[str], flavour: bool = True) -> list[Named]:
        """Its copies by name, once its id, its keys and its words in both languages are right."""
        table = dict(entry)
        more = {"copies", "flavour"} if flavour else set()
        id, names = self.identified(kind, table, keys | more)
        flavours = self.both_languages(table, "flavour") if flavour else {"en": "", "ru": ""}
        copies = self.whole(table, "copies", 1, 1, 9)
        return [Named(f"{id}-{copy + 1}" if copies > 1 else id, id, names, flavours) for copy in range(copies)]

    def no_doubles(self, named: list[Named]) -> None:
        """Two entries, or a copy and an entry, with one id are refused."""
        seen: set[str] = set()
        for one in named:
            if one.id in seen:
                raise self.bad(f"{one.id!r} stands twice")
            seen.add(one.id)

    def counted(self, what: str, found: int, wanted: int) -> None:
        """A wrong count is refused; it is nobody's entry."""
        if found != wanted:
            self.entry = ""
            raise self.bad(f"there must be {wanted} {what}, and here are {found}")

    # --- its pieces ---

    def whole(self, entry: Mapping[str, object], key: str, default: int, low: int, high: int) -> int:
        value = entry.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"{key} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, entry: Mapping[str, object], key: str) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(f"{key} must be true or false, not {value!r}")
        return value

    def text(self, entry: Mapping[str, object], key: str) -> str:
        value = entry.get(key, "")
        if not isinstance(value, str):
            raise self.bad(f"{key} must be a text, not {value!r}")
        return value

    def words(self, entry: Mapping[str, object], key: str) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.bad(f"{key} must be a list of texts, not {value!r}")
        return value

    def tables(self, entry: Mapping[str, object], key: str, keys: set[str]) -> list[dict[str, object]]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.bad(f"{key} must be a list of tables {{ … }}, not {value!r}")
        for one in value:
            if strange := [name for name in one if name not in keys]:
                raise self.bad(f"{key} has no {strange[0]!r}")
        return value

    def tables_of(self, data: Mapping[str, object], name: str) -> list[dict[str, object]]:
        """The entries of that name in a file that has entries of several."""
        found = data.get(name)
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            raise self.bad(f"it should hold entries [[{name}]]")
        return found

    def one_of(self, value: object, what: str, known: list[str]) -> int:
        """The place of a word among those that there are."""
        if not isinstance(value, str) or value not in known:
            raise self.bad(f"{what} must be one of {', '.join(known)}, not {value!r}")
        return known.index(value)

    def mask(self, words: list[str], what: str, known: list[str]) -> i64:
        """Several of the words that there are, none of them twice."""
        out: i64 = 0
        for word in words:
            bit: i64 = 1
            bit <<= self.one_of(word, what, known)
            if out & bit:
                raise self.bad(f"{what} names {word!r} twice")
            out |= bit
        return out
