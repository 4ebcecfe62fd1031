"""The files of a story: every one in the folder `story` of a pack holds a chain of cards, and the markers that they lay."""

from collections.abc import Mapping
from typing import Final

from bottlecap.games.wasteland.reading.encounters import EncounterEntry, read_encounter
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.quests import QuestEntry, read_quest

FOLDER: Final = "story"


class Chains:
    """All cards of a story, in the order of the files' names, and within a file as they stand there."""

    def __init__(self) -> None:
        self.markers: list[Named] = []
        # By marker: the file it stands in.
        self.marker_files: list[str] = []
        self.quests: list[QuestEntry] = []
        self.encounters: list[EncounterEntry] = []


def has_story(pack: Entries) -> bool:
    """Whether the pack has quests and encounters. The bundled one has none yet; once it has, every pack needs them."""
    return (pack.folder / FOLDER).is_dir()


def read_chains(pack: Entries) -> Chains:
    chains = Chains()
    files = sorted(path.name for path in (pack.folder / FOLDER).glob("*.toml"))
    if not files:
        pack.file, pack.entry = FOLDER, ""
        raise pack.bad("there is no file of cards in it")
    for file in files:
        data = pack.table(f"{FOLDER}/{file}")
        pack.check_keys(data, {"marker", "quest", "encounter"})
        for entry in entries_of(pack, data, "marker"):
            chains.markers.append(read_marker(pack, entry))
            chains.marker_files.append(pack.file)
            pack.no_doubles(chains.markers)
        for entry in entries_of(pack, data, "quest"):
            chains.quests.append(read_quest(pack, entry))
            pack.no_doubles([*chains.quests])
        for entry in entries_of(pack, data, "encounter"):
            chains.encounters.append(read_encounter(pack, entry))
            pack.no_doubles([*chains.encounters])
    return chains


def entries_of(pack: Entries, data: Mapping[str, object], name: str) -> list[dict[str, object]]:
    pack.entry = ""
    return pack.tables_of(data, name) if name in data else []


def read_marker(pack: Entries, entry: dict[str, object]) -> Named:
    """A token that cards lay on the map: what it is called."""
    id = entry.get("id")
    pack.entry = f"marker {id!r}"
    if not isinstance(id, str) or not id or not all(part.isalnum() and part == part.lower() for part in id.split("-")):
        raise pack.bad("id must be lower-case words joined by hyphens")
    pack.check_keys(entry, {"id", "name"})
    names = pack.both_languages(entry, "name")
    pack.plays.append(f"marker {id}")
    return Named(id, id, names, {"en": "", "ru": ""})
