"""The bundled content of Wasteland for its tests: as it stands in the files, and as the readers make it."""

import shutil
import tomllib
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
    """All tables of a folder."""

    def __init__(self, folder: Path = BUNDLED) -> None:
        pack = Entries(folder)
        self.things: list[Thing] = read_things(pack)
        self.perks: list[Perk] = read_perks(pack)
        self.agendas: list[Agenda] = read_agendas(pack)
        self.faces: list[Face] = read_dice(pack)
        self.enemies: list[Enemy] = read_enemies(pack, self.faces)
        self.survivors: list[Survivor] = read_survivors(pack, self.things)
        self.traits: list[Trait] = read_traits(pack)


def broken(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the pack in which the first such text of a file is another one; without an old text it stands at the end."""
    copy = folder / "pack"
    shutil.copytree(BUNDLED, copy)
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} does not hold {old!r}"
    path.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    return copy
