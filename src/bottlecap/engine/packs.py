"""Reading a content pack: a folder of TOML files whose faults are told with file, entry and reason."""

import tomllib
from hashlib import blake2b
from pathlib import Path

from bottlecap.engine.errors import BadContent

HASH_BYTES = 12


class PackReader:
    """Knows where it is, so that every complaint names file and entry. A game's own reader says what stands there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = ""
        self.entry = ""
        # What changes play, entry by entry: names, flavour and stories do not.
        self.plays: list[str] = []

    def bad(self, reason: str) -> BadContent:
        place = f"{self.file}, {self.entry}" if self.entry else self.file
        return BadContent(f"{place}: {reason}")

    def table(self, file: str) -> dict[str, object]:
        """A file as a table."""
        self.file, self.entry = file, ""
        try:
            with (self.folder / file).open("rb") as source:
                return tomllib.load(source)
        except OSError as fault:
            raise self.bad(f"cannot be read ({fault.strerror})") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise self.bad(f"is no TOML: {fault}") from None

    def listed(self, file: str, name: str) -> list[dict[str, object]]:
        """The entries of a file, each a table."""
        data = self.table(file)
        self.check_keys(data, {name})
        found = data.get(name)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise self.bad(f"it should hold entries [[{name}]]")
        return found

    def check_keys(self, entry: dict[str, object], keys: set[str]) -> None:
        for key in entry:
            if key not in keys:
                raise self.bad(f"unknown key {key!r}")

    def identified(self, kind: str, entry: dict[str, object], keys: set[str]) -> tuple[str, dict[str, str]]:
        """An entry's id and names, its keys and source checked; what it says of play goes into the hash."""
        id = entry.get("id")
        self.entry = f"{kind} {id!r}"
        if not isinstance(id, str) or not id or not all(part.isalnum() and part == part.lower() for part in id.split("-")):
            raise self.bad("id must be lower-case words joined by hyphens")
        self.check_keys(entry, keys | {"id", "name", "source"})
        if entry.get("source") not in ("box", "design"):
            raise self.bad('source must be "box" or "design"')
        names = self.both_languages(entry, "name")
        playing = sorted((key, value) for key, value in entry.items() if key not in ("name", "flavour", "source", "story"))
        self.plays.append(f"{kind} {playing}")
        return id, names

    def both_languages(self, entry: dict[str, object], key: str) -> dict[str, str]:
        """A text of an entry: in all languages, or it is refused."""
        texts = entry.get(key)
        if not isinstance(texts, dict) or set(texts) != {"en", "ru"} or not all(isinstance(t, str) and t for t in texts.values()):
            raise self.bad(f"{key} must be given in English and Russian: {{ en = …, ru = … }}")
        return {"en": texts["en"], "ru": texts["ru"]}

    def hash(self) -> str:
        """Of what changes play."""
        return blake2b("\n".join(self.plays).encode(), digest_size=HASH_BYTES).hexdigest()
