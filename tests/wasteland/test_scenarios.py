"""The scenarios: their layouts, what lies on the map in all, their factions, and what a file of them cannot be."""

from collections import Counter
from math import hypot, sqrt
from pathlib import Path

import pytest
from tests.wasteland.maps import ATLAS, BUNDLED, BY_ID, FACES, SCENARIOS, middle, sectors

import bottlecap
from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.geography import (
    DANGER,
    DEADLY,
    DOWN,
    EDGES,
    NOWHERE,
    RUIN,
    SETTLEMENT,
    SLOTS,
)
from bottlecap.games.wasteland.reading.scenarios import PART_NAMES, PROPERTY_NAMES, read_scenarios
from bottlecap.games.wasteland.reading.tiles import ENEMY_TYPES
from bottlecap.games.wasteland.scenario import CONDENSER, ENEMY, FOG, Scenario

IDS = ["commonwealth", "capital", "far-harbor", "pitt"]
# As the sheets show them, from the top row: face-up tiles by name, G a dangerous and O a deadly one, by column.
SHEETS = {
    "commonwealth": [
        "crossroads0 G1 G2 O3 O4",
        "G0 G1 cit-ruins2 O3",
        "G0 G1 diamond-city2 O3 O4",
        "G0 G1 O2 downtown-boston3",
    ],
    "capital": [
        "crossroads0 G1 G2 G3",
        "G0 G1 G2",
        "G1 megaton2 O3",
        "G0 O1 O2 the-mall3",
        "the-tower0 O1 O2 project-purity3",
    ],
    "far-harbor": [
        "crossroads0 G1 G2",
        "G0 G1 G2 far-harbor3",
        "G2 G3 G4",
        "the-nucleus0 O1 acadia2 O3",
        "O0 O1 O2 O3",
    ],
    "pitt": [
        "haven2",
        "the-mill1 the-bridge2",
        "O1 O2 O3",
        "G0 O1 O2 O3",
        "G0 G1 G2 G3",
        "G0 G1 G2 crossroads3",
    ],
}
# How many tokens of enemies there are, by type.
TOKENS = {"creature": 6, "human": 6, "robot": 5, "super-mutant": 5, "monster": 5}


def test_there_are_four_scenarios() -> None:
    assert [scenario.id for scenario in SCENARIOS] == IDS


@pytest.mark.parametrize("id", IDS)
def test_a_layout_is_as_its_sheet(id: str) -> None:
    scenario = BY_ID[id]
    found: dict[int, list[str]] = {}
    for slot in range(int(SLOTS)):
        face = int(scenario.starts[slot])
        what = ATLAS.face_ids[face] if face >= 0 else {DANGER: "G", DEADLY: "O"}[scenario.backs[slot]]
        found.setdefault(int(scenario.rows[slot]), []).append(f"{what}{scenario.columns[slot]}")
    assert [" ".join(row) for row in found.values()] == SHEETS[id]
    assert list(found) == list(range(len(found)))


@pytest.mark.parametrize("id", IDS)
def test_neighbouring_slots_are_those_that_touch(id: str) -> None:
    """Edge by edge, clockwise from the upper right one, by where the middles of the tiles are."""
    scenario = BY_ID[id]
    ways = [(sqrt(3) / 2, -1.5), (sqrt(3), 0.0), (sqrt(3) / 2, 1.5), (-sqrt(3) / 2, 1.5), (-sqrt(3), 0.0), (-sqrt(3) / 2, -1.5)]
    for slot in range(int(SLOTS)):
        x, y = middle(scenario, slot)
        for edge, (dx, dy) in enumerate(ways):
            beyond = [
                other
                for other in range(int(SLOTS))
                if hypot(middle(scenario, other)[0] - x - dx, middle(scenario, other)[1] - y - dy) < 0.01
            ]
            assert beyond == [n for n in [int(scenario.beside[slot * EDGES + edge])] if n >= 0]


# --- what lies on the map in all --------------------------------------------------------------------------------------


def faces_in(scenario: Scenario) -> list[int]:
    """The faces of a scenario, however they are dealt: every dangerous and every deadly tile is used."""
    return [face for face in FACES if face in scenario.starts or ATLAS.backs[face] in (DANGER, DEADLY)]


@pytest.mark.parametrize("id", IDS)
def test_every_random_tile_is_used_whatever_the_deal(id: str) -> None:
    """So what lies on the map in all does not depend on the deal."""
    scenario = BY_ID[id]
    for back in (DANGER, DEADLY):
        slots = [slot for slot in range(int(SLOTS)) if scenario.backs[slot] == back and scenario.starts[slot] < 0]
        faces = [face for face in FACES if ATLAS.backs[face] == back and face not in scenario.starts]
        assert len(slots) == len(faces)
    assert len(faces_in(scenario)) == SLOTS


# Sectors, settlements, ruins, irradiated and rough sectors, icons of enemies.
TOTALS = {
    "commonwealth": (90, 7, 10, 10, 7, 17),
    "capital": (90, 6, 10, 11, 7, 17),
    "far-harbor": (91, 7, 9, 13, 8, 16),
    "pitt": (90, 6, 10, 12, 7, 16),
}


@pytest.mark.parametrize("id", IDS)
def test_what_lies_on_the_map_keeps_its_bounds(id: str) -> None:
    places = [sector for face in faces_in(BY_ID[id]) for sector in sectors(face)]
    settlements = len([s for s in places if ATLAS.icons[s] == SETTLEMENT])
    ruins = len([s for s in places if ATLAS.icons[s] == RUIN])
    irradiated = len([s for s in places if ATLAS.rads[s]])
    rough = len([s for s in places if ATLAS.rough[s]])
    enemies = Counter(ENEMY_TYPES[ATLAS.enemies[s]] for s in places if ATLAS.enemies[s] >= 0)
    assert 85 <= len(places) <= 95
    assert 6 <= settlements <= 7
    assert 9 <= ruins <= 11
    assert 10 <= irradiated <= 14
    assert 6 <= rough <= 9
    assert 15 <= enemies.total() <= 18
    for kind, icons in enemies.items():
        assert icons <= 4 and icons < TOKENS[kind], kind
    assert (len(places), settlements, ruins, irradiated, rough, enemies.total()) == TOTALS[id]


@pytest.mark.parametrize("id", IDS)
def test_a_settlement_of_level_3_lies_face_up_from_the_start(id: str) -> None:
    up = [sector for face in BY_ID[id].starts if face >= 0 for sector in sectors(face)]
    assert any(ATLAS.icons[s] == SETTLEMENT and ATLAS.levels[s] >= 3 for s in up)


@pytest.mark.parametrize("id", IDS)
def test_every_type_of_enemy_has_an_icon_and_every_level_a_site(id: str) -> None:
    places = [sector for face in faces_in(BY_ID[id]) for sector in sectors(face)]
    assert {ENEMY_TYPES[ATLAS.enemies[s]] for s in places if ATLAS.enemies[s] >= 0} == set(ENEMY_TYPES)
    assert {int(ATLAS.levels[s]) for s in places if ATLAS.icons[s] == RUIN} == {1, 2, 3, 4}


def test_no_scenario_needs_both_sides_of_a_tile() -> None:
    for scenario in SCENARIOS:
        up = [face for face in scenario.starts if face >= 0]
        assert not any(ATLAS.behind[face] in up for face in up)


# --- setup, factions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_setup_names_places_that_lie_face_up(id: str) -> None:
    scenario = BY_ID[id]
    named = [phrase.partition(" at ")[2] for phrase in scenario.setup if " at " in phrase]
    assert named
    for place in named:
        site = ATLAS.site(place)
        assert site != NOWHERE and site // 8 in scenario.starts, place


def test_the_wreck_lies_on_the_corner_tile() -> None:
    capital = BY_ID["capital"]
    assert capital.marker_ids == ["wreck"] and capital.marker_names[0]["ru"] == "Обломки винтокрыла"
    slot = int(capital.marker_slots[0])
    assert (capital.rows[slot], capital.columns[slot], capital.backs[slot]) == (0, 3, DANGER)
    assert capital.marker_start(0) == DOWN + slot
    assert all(not BY_ID[id].marker_ids for id in IDS if id != "capital")


# By scenario and faction: levels, parts, properties of the first and of the last band, extra hit icons.
ENEMIES = {
    "commonwealth star": ([1, 2, 3], "head legs", "aggressive", "aggressive", [0, 0, 0]),
    "commonwealth shield": ([2, 2, 2], "torso", "ranged loot", "armored loot", [0, 0, 0]),
    "pitt star": ([1, 1, 1], "torso arms", "aggressive", "aggressive", [2, 3, 4]),
    "pitt shield": ([1, 2, 3], "head arms", "ranged loot", "ranged loot", [0, 0, 0]),
    "capital star": ([1, 2, 3], "arms legs", "ranged loot", "ranged loot", [0, 0, 0]),
    "capital shield": ([1, 2, 3], "head arms", "aggressive ranged", "aggressive ranged", [0, 0, 0]),
}


def words(mask: int, names: list[str]) -> str:
    return " ".join(name for bit, name in enumerate(names) if mask >> bit & 1)


@pytest.mark.parametrize("key", ENEMIES)
def test_faction_enemies_are_as_on_the_sheets(key: str) -> None:
    levels, parts, first, last, icons = ENEMIES[key]
    scenario, faction = BY_ID[key.split()[0]], ["star", "shield"].index(key.split()[1])
    assert scenario.tokens[faction] == ENEMY
    assert [scenario.faction_levels[3 * faction + band] for band in range(3)] == levels
    assert words(int(scenario.parts[faction]), PART_NAMES) == parts
    found = [words(int(scenario.properties[3 * faction + band]), PROPERTY_NAMES) for band in range(3)]
    assert found == [first, first, last]
    assert [scenario.extra_icons[3 * faction + band] for band in range(3)] == icons


def test_far_harbor_has_fog_and_condensers() -> None:
    scenario = BY_ID["far-harbor"]
    assert list(scenario.tokens) == [CONDENSER, FOG]
    assert list(scenario.faction_levels) == [0] * 6
    assert [name["en"] for name in scenario.token_names] == ["Fog Condenser", "Fog"]
    assert [name["ru"] for name in scenario.faction_names] == ["Фар-Харбор", "Церковь Детей Атома"]


def test_a_marker_goes_through_three_bands() -> None:
    for scenario in SCENARIOS:
        assert scenario.track == 6
        assert [scenario.band_at(step) for step in range(9)] == [0, 0, 1, 1, 2, 2, 2, 2, 2]


# --- what is refused --------------------------------------------------------------------------------------------------

TEXT = (BUNDLED / "scenarios.toml").read_text(encoding="utf-8")
ROWS = """rows = [
  "0 crossroads, 1-2 danger, 3-4 deadly","""
SHIELD = TEXT[TEXT.index("[scenario.shield]") : TEXT.index('[[scenario]]\nid = "capital"')]

# A text of the file, what stands there instead, and the complaint.
BROKEN = {
    "key": ("track = 6", "track = 6\nlength = 1", "scenario 'commonwealth': unknown key 'length'"),
    "id": ('id = "capital"', 'id = "The Capital"', "scenario 'The Capital': id must be lower-case words"),
    "twice": ('id = "capital"', 'id = "commonwealth"', "scenario 'commonwealth': stands twice"),
    "no-name": ('name = { en = "The Pitt", ru = "Питт" }', "", "scenario 'pitt': name must be given in English and Russian"),
    "none": (TEXT, "scenario = []\n", "scenarios.toml: a pack has at least one scenario"),
    # the layout
    "rows-no-list": (TEXT[TEXT.index("rows = [") : TEXT.index("setup = ")], "rows = 4\n", "rows must be a list of texts"),
    "row-no-place": ("1-2 danger, 3-4", "danger, 3-4", "row 0: a place is written"),
    "row-empty": (ROWS, 'rows = ["",', "row 0: a place is written"),
    "row-no-number": ("1-2 danger, 3-4", "1-x danger, 3-4", "row 0: a place is written"),
    "row-backwards": ("1-2 danger, 3-4", "2-1 danger, 3-4", "row 0: there are no columns 2-1"),
    "row-too-far": ("3-4 deadly", "13-14 deadly", "row 0: there are no columns 13-14"),
    "row-order": ("1-2 danger, 3-4 deadly", "3-4 danger, 1-2 deadly", "row 0: column 1 must come before column 4"),
    "column-twice": (
        "1-2 danger, 3-4 deadly",
        "1-2 danger, 2-3 deadly",
        "row 0: column 2 must come before column 2, or stands twice",
    ),
    "unknown-face": ("2 cit-ruins", "2 rivet-city", "scenario 'commonwealth': row 1: there is no face 'rivet-city'"),
    "slots-17": ("1-2 danger, 3-4", "2 danger, 3-4", "scenario 'commonwealth': a layout has 18 slots, and here are 17"),
    "slots-19": ("3-4 deadly", "3-5 deadly", "scenario 'commonwealth': a layout has 18 slots, and here are 19"),
    "face-twice": ("2 diamond-city", "2 cit-ruins", "the face 'cit-ruins' lies in two places"),
    "both-sides": ("2 diamond-city", "2 megaton", "'cit-ruins' and 'megaton' are two sides of one tile"),
    "kinds": ("1-2 danger, 3-4 deadly", "1-3 danger, 4 deadly", "a layout has 8 tiles with the back 'danger', and here are 9"),
    "tower-and-six": (
        "2 cit-ruins, 3 deadly",
        "2 the-tower, 3 deadly",
        "a layout has 3 tiles with the back 'named', and here are 2",
    ),
    "no-start": ("0 crossroads, 1-2 danger, 3-4", "0-2 danger, 3-4", "a layout has 1 tiles with the back 'start', and here are 0"),
    "two-starts": ("2 cit-ruins", "2 crossroads", "the face 'crossroads' lies in two places"),
    "cut-off": (
        '"0-1 danger, 2 deadly, 3',
        '"6-7 danger, 8 deadly, 9',
        "the tile at row 3, column 6 is cut off from the first one",
    ),
    "cut-off-corner": ("3-4 deadly", "3 deadly, 5 deadly", "the tile at row 0, column 5 is cut off from the first one"),
    # setup and marker
    "setup-no-list": ('setup = ["stage 14", "put shield at diamond-city"]', "setup = 14", "setup must be a list of texts"),
    "setup-empty": ('"stage 14"', '" "', "scenario 'commonwealth': a phrase of the setup is empty"),
    "marker-key": ("row = 0, column = 3", "row = 0, column = 3, colour = 1", "scenario 'capital': unknown key 'colour'"),
    "marker-id": ('id = "wreck"', 'id = "The Wreck"', "the id of a marker must be lower-case words"),
    "marker-no-name": (
        '{ en = "Vertibird Wreck", ru = "Обломки винтокрыла" }',
        '{ en = "Wreck" }',
        "name must be given in English",
    ),
    "marker-row": ("row = 0, column = 3", 'row = "top", column = 3', "the row of a marker must be a whole number"),
    "marker-column": ("row = 0, column = 3", "row = 0", "the column of a marker must be a whole number"),
    "marker-nowhere": ("row = 0, column = 3", "row = 0, column = 9", "marker 'wreck' must lie on a face-down tile"),
    "marker-face-up": ("row = 0, column = 3", "row = 0, column = 0", "marker 'wreck' must lie on a face-down tile"),
    "marker-no-list": ("marker = [{", "marker = 3 #", "scenario 'capital': marker must be a list of tables"),
    # track
    "track": ("track = 6", "track = 0", "scenario 'commonwealth': track must be a whole number from 3 to 20, not 0"),
    "no-track": ("track = 6\n", "", "scenario 'commonwealth': track must be a whole number from 3 to 20, not None"),
    "bands": ("bands = [2, 2, 2]", "bands = [2, 2, 3]", "bands must have 6 spaces together"),
    "bands-two": ("bands = [2, 2, 2]", "bands = [3, 3]", "bands must be 3 numbers, one a band"),
    "bands-none": ("bands = [2, 2, 2]", "bands = [0, 3, 3]", "bands must be a whole number from 1 to 20, not 0"),
    # factions
    "no-faction": (SHIELD, "", "scenario 'commonwealth', shield: the faction shield must be a table"),
    "faction-key": ("level = [1, 2, 3]", "level = [1, 2, 3]\nspeed = 1", "scenario 'commonwealth', star: unknown key 'speed'"),
    "faction-name": (
        'name = { en = "Railroad", ru = "Подземка" }\n',
        "",
        "scenario 'commonwealth', star: name must be given in English",
    ),
    "token-name": (
        'token = { en = "Synth", ru = "Синт" }\n',
        "",
        "scenario 'commonwealth', shield: token must be given in English",
    ),
    "token-kind": (
        'is = "fog"',
        'is = "rain"',
        "scenario 'far-harbor', shield: is must be one of enemy, fog, condenser, not 'rain'",
    ),
    "fog-level": ('is = "fog"', 'is = "fog"\nlevel = 1', "scenario 'far-harbor', shield: what is no enemy has no level"),
    "no-level": ("level = [1, 2, 3]\n", "", "scenario 'commonwealth', star: level must be a whole number from 1 to 3, not None"),
    "level": (
        "level = [1, 2, 3]",
        "level = [1, 2, 4]",
        "scenario 'commonwealth', star: level must be a whole number from 1 to 3, not 4",
    ),
    "levels-two": ("level = [1, 2, 3]", "level = [1, 2]", "scenario 'commonwealth', star: level must be 3 numbers, one a band"),
    "armour": ("level = 2", "level = 3", "scenario 'commonwealth', shield: in band 3 level and armour need more than 3 hits"),
    "armour-always": (
        'has = ["aggressive"]',
        'has = ["armored"]',
        "scenario 'commonwealth', star: in band 3 level and armour need",
    ),
    "no-parts": ('parts = ["head", "legs"]', "", "an enemy without a vulnerable part could never be killed"),
    "part": ('parts = ["head", "legs"]', 'parts = ["tail"]', "parts must be one of head, torso, arms, legs, not 'tail'"),
    "part-twice": (
        'parts = ["head", "legs"]',
        'parts = ["head", "head"]',
        "scenario 'commonwealth', star: parts names 'head' twice",
    ),
    "property": ('has = ["loot"]', 'has = ["wings"]', "scenario 'commonwealth', shield: has must be one of aggressive, armored"),
    "by-band": ('"ranged", "ranged", "armored"', '"ranged"', "by-band must be 3 properties, one a band"),
    "by-band-property": ('"ranged", "ranged", "armored"', '"ranged", "", "armored"', "by-band must be one of aggressive"),
    "icons": ("icons = [2, 3, 4]", "icons = [2, 3, 9]", "scenario 'pitt', star: icons must be a whole number from 0 to 6, not 9"),
}


def read(folder: Path, text: str) -> list[Scenario]:
    (folder / "scenarios.toml").write_text(text, encoding="utf-8")
    return read_scenarios(PackReader(folder), ATLAS)


@pytest.mark.parametrize("name", BROKEN)
def test_a_scenario_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    old, new, complaint = BROKEN[name]
    assert old in TEXT
    with pytest.raises(bottlecap.BadContent, match=complaint) as told:
        read(tmp_path, TEXT.replace(old, new, 1))
    assert str(told.value).startswith("scenarios.toml")


def test_a_marker_stands_once(tmp_path: Path) -> None:
    wreck = next(line for line in TEXT.splitlines() if line.startswith("marker"))
    marker = wreck[wreck.index("{") : wreck.rindex("]")]
    with pytest.raises(bottlecap.BadContent, match="scenario 'capital': marker 'wreck' stands twice"):
        read(tmp_path, TEXT.replace(wreck, f"marker = [{marker}, {marker}]"))


def test_names_change_no_hash_and_layouts_do(tmp_path: Path) -> None:
    def hash_of(text: str) -> str:
        (tmp_path / "scenarios.toml").write_text(text, encoding="utf-8")
        pack = PackReader(tmp_path)
        read_scenarios(pack, ATLAS)
        return pack.hash()

    plain = hash_of(TEXT)
    assert hash_of(TEXT.replace('"Synth"', '"Robot"').replace('"Rebels"', '"Slaves"')) == plain
    assert hash_of(TEXT.replace("level = 2", "level = 1")) != plain
