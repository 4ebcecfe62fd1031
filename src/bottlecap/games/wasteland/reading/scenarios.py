"""The scenarios, read from scenarios.toml: layouts over the faces of an atlas, factions, power tracks."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.geography import BACK_NAMES, DANGER, DEADLY, EDGES, NAMED, SLOTS, START, Atlas
from bottlecap.games.wasteland.reading.pack import Pieces, without_names
from bottlecap.games.wasteland.scenario import BANDS, ENEMY, TOKEN_NAMES, Scenario

FILE: Final = "scenarios.toml"
FACTION_NAMES: Final = ["star", "shield"]
PART_NAMES: Final = ["head", "torso", "arms", "legs"]
PROPERTY_NAMES: Final = ["aggressive", "armored", "radioactive", "ranged", "loot", "flee"]
ARMORED: Final = 1 << PROPERTY_NAMES.index("armored")
SCENARIO_KEYS: Final = {"rows", "setup", "marker", "track", "bands", *FACTION_NAMES}
FACTION_KEYS: Final = {"name", "token", "is", "level", "parts", "has", "by-band", "icons"}
# What a scenario lies out, face up or face down.
COUNTS: Final = {START: 1, NAMED: 3, DANGER: 8, DEADLY: 6}
RANDOM: Final = {"danger": DANGER, "deadly": DEADLY}
MOST_COLUMNS: Final = 12
MOST_STEPS: Final = 20
# There are three dice, and each is one hit at most.
MOST_HITS: Final = 3
MOST_ICONS: Final = 6


def read_scenarios(pack: PackReader, atlas: Atlas) -> list[Scenario]:
    return ScenarioReader(pack, atlas).scenarios


@dataclass(frozen=True)
class Slot:
    """What a row says of one place: a face that lies there face up, or -1 for a random one with that back."""

    row: int
    column: int
    face: int
    back: i64


class ScenarioReader:
    def __init__(self, pack: PackReader, atlas: Atlas) -> None:
        self.pack = pack
        self.pieces = Pieces(pack)
        self.atlas = atlas
        self.scenarios: list[Scenario] = []
        for entry in pack.listed(FILE, "scenario"):
            self.read_scenario(entry)
        pack.entry = ""
        if not self.scenarios:
            raise pack.bad("a pack has at least one scenario")

    def read_scenario(self, entry: dict[str, object]) -> None:
        pack = self.pack
        plain = {key: value if key == "name" else without_names(value) for key, value in entry.items()}
        id, names = pack.identified("scenario", plain, SCENARIO_KEYS)
        if any(scenario.id == id for scenario in self.scenarios):
            raise pack.bad("stands twice")
        scenario = self.laid_out(self.read_slots(entry))
        scenario.id, scenario.name = id, names
        scenario.setup = self.pieces.words(entry, "setup")
        if not all(phrase.split() for phrase in scenario.setup):
            raise pack.bad("a phrase of the setup is empty")
        for marker in self.pieces.tables(entry, "marker"):
            self.read_marker(scenario, marker)
        self.read_track(scenario, entry)
        for faction, name in enumerate(FACTION_NAMES):
            pack.entry = f"scenario {id!r}, {name}"
            self.read_faction(scenario, faction, self.pieces.table(entry.get(name), f"the faction {name}"))
        self.scenarios.append(scenario)

    # --- the layout -------------------------------------------------------------------------------------

    def read_slots(self, entry: dict[str, object]) -> list[Slot]:
        out: list[Slot] = []
        for row, text in enumerate(self.pieces.words(entry, "rows")):
            for part in text.split(","):
                out += self.read_part(row, part)
        for slot, after in pairwise(out):
            if slot.row == after.row and slot.column >= after.column:
                raise self.pack.bad(f"row {slot.row}: column {after.column} must come before column {slot.column}, or stands twice")
        return out

    def read_part(self, row: int, part: str) -> list[Slot]:
        """Like "3 cit-ruins", or "1-2 danger" for several columns."""
        words = part.split()
        first, _, last = words[0].partition("-") if words else ("", "", "")
        if len(words) != 2 or not first.isdecimal() or not (last or first).isdecimal():
            raise self.pack.bad(f'row {row}: a place is written "3 danger" or "1-2 danger", not {part.strip()!r}')
        columns = range(int(first), int(last or first) + 1)
        if not columns or columns[-1] >= MOST_COLUMNS:
            raise self.pack.bad(f"row {row}: there are no columns {words[0]}")
        if words[1] in RANDOM:
            return [Slot(row, column, -1, RANDOM[words[1]]) for column in columns]
        face = self.atlas.face(words[1])
        if face < 0:
            raise self.pack.bad(f"row {row}: there is no face {words[1]!r}")
        return [Slot(row, column, int(face), self.atlas.backs[face]) for column in columns]

    def laid_out(self, slots: list[Slot]) -> Scenario:
        if len(slots) != SLOTS:
            raise self.pack.bad(f"a layout has {SLOTS} slots, and here are {len(slots)}")
        self.check_faces([slot.face for slot in slots if slot.face >= 0])
        for back, wanted in COUNTS.items():
            found = len([slot for slot in slots if slot.back == back])
            if found != wanted:
                raise self.pack.bad(f"a layout has {wanted} tiles with the back {BACK_NAMES[back]!r}, and here are {found}")
        rows, columns, starts, backs = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        for slot in slots:
            rows = append(rows, slot.row)
            columns = append(columns, slot.column)
            starts = append(starts, slot.face)
            backs = append(backs, slot.back)
        scenario = Scenario(self.atlas, rows, columns, starts, backs)
        self.check_reach(scenario)
        return scenario

    def check_faces(self, faces: list[int]) -> None:
        ids = self.atlas.face_ids
        for face in faces:
            if faces.count(face) > 1:
                raise self.pack.bad(f"the face {ids[face]!r} lies in two places")
            if int(self.atlas.behind[face]) in faces:
                raise self.pack.bad(f"{ids[face]!r} and {ids[self.atlas.behind[face]]!r} are two sides of one tile")

    def check_reach(self, scenario: Scenario) -> None:
        reached = [0]
        for slot in reached:
            for edge in range(int(EDGES)):
                other = int(scenario.beside[slot * EDGES + edge])
                if other >= 0 and other not in reached:
                    reached.append(other)
        for slot in range(int(SLOTS)):
            if slot not in reached:
                place = f"row {scenario.rows[slot]}, column {scenario.columns[slot]}"
                raise self.pack.bad(f"the tile at {place} is cut off from the first one")

    def read_marker(self, scenario: Scenario, marker: dict[str, object]) -> None:
        self.pack.check_keys(marker, {"id", "name", "row", "column"})
        id = self.pieces.word_id(marker.get("id"), "the id of a marker")
        if id in scenario.marker_ids:
            raise self.pack.bad(f"marker {id!r} stands twice")
        row = self.pieces.whole(marker.get("row"), "the row of a marker", 0, int(SLOTS))
        column = self.pieces.whole(marker.get("column"), "the column of a marker", 0, MOST_COLUMNS)
        slot = scenario.slot_at(row, column)
        if slot < 0 or scenario.starts[slot] >= 0:
            raise self.pack.bad(f"marker {id!r} must lie on a face-down tile, and at row {row}, column {column} there is none")
        scenario.marker_ids.append(id)
        scenario.marker_names.append(self.pack.both_languages(marker, "name"))
        scenario.marker_slots = append(scenario.marker_slots, slot)

    # --- factions ---------------------------------------------------------------------------------------

    def read_track(self, scenario: Scenario, entry: dict[str, object]) -> None:
        scenario.track = self.pieces.whole(entry.get("track"), "track", int(BANDS), MOST_STEPS)
        bands = self.by_band(entry.get("bands"), "bands", 1, MOST_STEPS)
        if sum(bands) != scenario.track:
            raise self.pack.bad(f"bands must have {scenario.track} spaces together, as many as the track has before its end")
        for band, spaces in enumerate(bands):
            scenario.bands[band] = spaces

    def by_band(self, value: object, what: str, low: int, high: int) -> list[int]:
        """Three numbers, one a band; a single number stands for all."""
        if isinstance(value, list):
            if len(value) != BANDS:
                raise self.pack.bad(f"{what} must be {BANDS} numbers, one a band, not {value!r}")
            return [self.pieces.whole(number, what, low, high) for number in value]
        return [self.pieces.whole(value, what, low, high)] * int(BANDS)

    def read_faction(self, scenario: Scenario, faction: int, entry: dict[str, object]) -> None:
        pack, pieces = self.pack, self.pieces
        pack.check_keys(entry, FACTION_KEYS)
        scenario.faction_names.append(pack.both_languages(entry, "name"))
        scenario.token_names.append(pack.both_languages(entry, "token"))
        scenario.tokens[faction] = pieces.one_of(entry.get("is", TOKEN_NAMES[ENEMY]), "is", TOKEN_NAMES)
        if scenario.tokens[faction] != ENEMY:
            if set(entry) - {"name", "token", "is"}:
                raise pack.bad("what is no enemy has no level, parts or properties")
            return
        scenario.parts[faction] = self.mask(pieces.words(entry, "parts"), "parts", PART_NAMES)
        if scenario.parts[faction] == 0:
            raise pack.bad("an enemy without a vulnerable part could never be killed")
        levels = self.by_band(entry.get("level"), "level", 1, MOST_HITS)
        icons = self.by_band(entry.get("icons", 0), "icons", 0, MOST_ICONS)
        always = self.mask(pieces.words(entry, "has"), "has", PROPERTY_NAMES)
        more = pieces.words(entry, "by-band")
        if len(more) not in (0, BANDS):
            raise pack.bad(f"by-band must be {BANDS} properties, one a band, not {more!r}")
        for band in range(int(BANDS)):
            has = always | (self.mask([more[band]], "by-band", PROPERTY_NAMES) if more else 0)
            if levels[band] + bool(has & ARMORED) > MOST_HITS:
                raise pack.bad(f"in band {band + 1} level and armour need more than {MOST_HITS} hits: it could never be killed")
            scenario.faction_levels[faction * BANDS + band] = levels[band]
            scenario.properties[faction * BANDS + band] = has
            scenario.extra_icons[faction * BANDS + band] = icons[band]

    def mask(self, words: list[str], what: str, known: list[str]) -> int:
        out = 0
        for word in words:
            bit = 1 << self.pieces.one_of(word, what, known)
            if out & bit:
                raise self.pack.bad(f"{what} names {word!r} twice")
            out |= bit
        return out
