"""The bundled content of Wasteland for its tests: as it stands in the files, and as the readers make it."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import bottlecap
from bottlecap.games.wasteland.reading.agendas import Agenda, read_agendas
from bottlecap.games.wasteland.reading.dice import Face, read_dice
from bottlecap.games.wasteland.reading.enemies import Enemy, read_enemies
from bottlecap.games.wasteland.reading.entries import Entries
from bottlecap.games.wasteland.reading.perks import Perk, read_perks
from bottlecap.games.wasteland.reading.survivors import Survivor, Trait, read_survivors, read_traits
from bottlecap.games.wasteland.reading.things import Thing, read_things

BUNDLED = Path(bottlecap.__file__).parent / "games" / "wasteland" / "content"
FILES = {"items": "item", "perks": "perk", "agendas": "agenda", "enemies": "enemy", "survivors": "survivor", "dice": "face"}

Entry = dict[str, object]


def entries(file: str, kind: str | None = None) -> list[Entry]:
    """The entries of a file, as they stand there."""
    with (BUNDLED / f"{file}.toml").open("rb") as source:
        found = tomllib.load(source)[kind or FILES[file]]
    assert isinstance(found, list)
    return found


def entry(file: str, id: str) -> Entry:
    return next(one for one in entries(file) if one["id"] == id)


def texts(one: Entry, key: str) -> list[str]:
    """A list of texts in an entry, empty where it has none."""
    found = one.get(key, [])
    assert isinstance(found, list)
    return [str(text) for text in found]


def rows(one: Entry) -> list[Entry]:
    """The uses of a card, as they stand there."""
    found = one.get("use", [])
    assert isinstance(found, list)
    return found


class Pack:
    """All tables of the bundled content."""

    def __init__(self) -> None:
        pack = Entries(BUNDLED)
        self.things: list[Thing] = read_things(pack)
        self.perks: list[Perk] = read_perks(pack)
        self.agendas: list[Agenda] = read_agendas(pack)
        self.faces: list[Face] = read_dice(pack)
        self.enemies: list[Enemy] = read_enemies(pack, self.faces)
        self.survivors: list[Survivor] = read_survivors(pack, self.things)
        self.traits: list[Trait] = read_traits(pack)


WHOLE = Pack()
# What reads a file; what it needs of other files it takes from the bundled ones.
READERS: dict[str, Callable[[Entries], object]] = {
    "items.toml": read_things,
    "perks.toml": read_perks,
    "agendas.toml": read_agendas,
    "dice.toml": read_dice,
    "enemies.toml": lambda pack: read_enemies(pack, WHOLE.faces),
    "survivors.toml": lambda pack: (read_survivors(pack, WHOLE.things), read_traits(pack)),
}


def read_changed(folder: Path, file: str, old: str, new: str) -> None:
    """Read a file in which the first such text is another one; without an old text the new one stands at the end."""
    text = (BUNDLED / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not hold {old!r}"
    read_text(folder, file, text.replace(old, new, 1) if old else text + new)


def read_text(folder: Path, file: str, text: str) -> None:
    """Read a file that says this."""
    (folder / file).write_text(text, encoding="utf-8")
    READERS[file](Entries(folder))
