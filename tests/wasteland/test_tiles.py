"""The faces of the tiles: their shapes, what stands on them, and what a file of them cannot be."""

from math import acos, degrees, hypot, pi
from pathlib import Path

import pytest
from tests.wasteland.maps import (
    ATLAS,
    BUNDLED,
    CORNERS,
    FACES,
    HEXAGON,
    all_sectors,
    area,
    common,
    holds,
    lines,
    room,
    sector,
    sectors,
)

import bottlecap
from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.geography import (
    DANGER,
    DEADLY,
    HALVES,
    ICON_NAMES,
    NAMED,
    NO_ICON,
    NOWHERE,
    START,
    VAULT_84,
    Atlas,
)
from bottlecap.games.wasteland.reading.tiles import ENEMY_TYPES, read_tiles

# --- counts and known faces -------------------------------------------------------------------------------------------


def test_there_are_27_faces() -> None:
    backs = [int(back) for back in ATLAS.backs]
    assert [backs.count(back) for back in (START, NAMED, DANGER, DEADLY)] == [1, 12, 8, 6]
    assert ATLAS.face_ids[0] == "crossroads"
    assert list(ATLAS.faces_with(START)) == [0]
    assert len(ATLAS.faces_with(DEADLY)) == 6


def test_six_tiles_have_two_sides() -> None:
    for face in FACES:
        behind = int(ATLAS.behind[face])
        assert (behind >= 0) == (ATLAS.backs[face] == NAMED)
        assert behind < 0 or (ATLAS.behind[behind] == face and behind != face)


# What is known of the box: sectors, icons of encounters, enemies (? for one whose type is not), rough, irradiated.
KNOWN = {
    "crossroads": (5, [], [], 1, 0),
    "cit-ruins": (4, ["ruin 4"], ["?"], 1, 0),
    "diamond-city": (4, ["settlement ?"], [], 0, 0),
    "downtown-boston": (7, ["ruin 4", "settlement 3"], ["?"], 0, 2),
    "megaton": (4, ["settlement 3"], [], 1, 0),
    "the-mall": (5, ["ruin 4"], ["super-mutant"], 0, 0),
    "project-purity": (6, ["ruin 4"], ["monster"], 0, 3),
    "the-tower": (6, ["settlement 3"], ["human"], 0, 0),
    "far-harbor": (5, ["settlement 2"], [], 0, 2),
    "the-nucleus": (6, ["?"], ["monster"], 0, 3),
    "acadia": (5, ["settlement 4"], [], 2, 0),
    "haven": (4, ["?"], ["human"], 0, 0),
    "the-mill": (5, ["ruin 4"], [], 1, 2),
    "the-bridge": (6, ["ruin 1"], [], 0, 2),
}


@pytest.mark.parametrize("id", KNOWN)
def test_a_known_face_is_as_it_is_known(id: str) -> None:
    many, icons, enemies, rough, rads = KNOWN[id]
    face = ATLAS.face_ids.index(id)
    assert ATLAS.many[face] == many
    found = [f"{ICON_NAMES[ATLAS.icons[s]]} {ATLAS.levels[s]}" for s in sectors(face) if ATLAS.icons[s] != NO_ICON]
    assert len(found) == len(icons)
    assert all(text.startswith(wanted.rstrip("?")) for text, wanted in zip(found, icons, strict=True))
    types = [ENEMY_TYPES[ATLAS.enemies[s]] for s in sectors(face) if ATLAS.enemies[s] >= 0]
    assert len(types) == len(enemies)
    assert all(wanted in ("?", kind) for kind, wanted in zip(types, enemies, strict=True))
    assert sum(ATLAS.rough[s] for s in sectors(face)) == rough
    assert sum(ATLAS.rads[s] for s in sectors(face)) == rads


def test_vault_109_is_ringed_by_irradiated_sectors() -> None:
    vault = int(ATLAS.site("vault-109"))
    ring = [s for s in sectors(vault // 8) if ATLAS.links[vault] >> (s % 8) & 1]
    assert ring and all(ATLAS.rads[s] for s in ring)
    assert ATLAS.rims[vault] == 0
    assert [ENEMY_TYPES[ATLAS.enemies[s]] for s in sectors(vault // 8) if ATLAS.enemies[s] >= 0] == ["monster"]


def test_acadia_stands_within_a_rough_ring() -> None:
    town = int(ATLAS.site("acadia"))
    ring = [s for s in sectors(town // 8) if ATLAS.links[town] >> (s % 8) & 1]
    assert ring and all(ATLAS.rough[s] for s in ring)
    assert ATLAS.rims[town] == 0


# --- bounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_a_face_keeps_the_bounds_of_its_kind(face: int) -> None:
    levels = [int(ATLAS.levels[s]) for s in sectors(face) if ATLAS.icons[s] != NO_ICON]
    enemies = [s for s in sectors(face) if ATLAS.enemies[s] >= 0]
    assert 4 <= ATLAS.many[face] <= 7
    if ATLAS.backs[face] == DANGER:
        assert len(levels) == 1 and max(levels) <= 2 and len(enemies) == 1
    if ATLAS.backs[face] == DEADLY:
        assert 1 <= len(levels) <= 2 and min(levels) >= 2 and max(levels) <= 4 and 1 <= len(enemies) <= 2


def test_only_deadly_faces_of_the_random_ones_have_the_worst_enemies() -> None:
    for s in all_sectors():
        if ATLAS.backs[s // 8] == DANGER and ATLAS.enemies[s] >= 0:
            assert ENEMY_TYPES[ATLAS.enemies[s]] not in ("super-mutant", "monster")


@pytest.mark.parametrize("face", FACES)
def test_no_side_of_a_face_is_rough_all_along(face: int) -> None:
    """One movement point is enough to come in from each side, whatever lies there."""
    for edge in range(6):
        owners = [8 * face + int(ATLAS.owners[face * HALVES + half]) for half in (2 * edge, 2 * edge + 1)]
        assert not all(ATLAS.rough[owner] for owner in owners)


RANDOM_PLACES = [
    "red-rocket",
    "super-duper-mart",
    "hwy-74",
    "ashbury-road",
    "hofmann-farm",
    "vault-84",
    "raider-camp",
    "tower",
    "vault-109",
    "super-mutant-camp",
    "robco-factory",
    "pendleton-estate",
]


@pytest.mark.parametrize("id", RANDOM_PLACES)
def test_a_place_that_quests_name_is_on_a_random_tile(id: str) -> None:
    assert ATLAS.place_ids.count(id) == 1
    site = int(ATLAS.site(id))
    assert ATLAS.backs[site // 8] in (DANGER, DEADLY)
    assert ATLAS.place_ids[ATLAS.named[site]] == id


def test_every_face_has_a_place_that_bears_its_name() -> None:
    for face in FACES:
        names = [ATLAS.sector_names[face][s % 8] for s in sectors(face) if ATLAS.named[s] >= 0]
        assert ATLAS.face_names[face] in names, ATLAS.face_ids[face]


def test_what_is_no_place_has_none() -> None:
    assert ATLAS.site("rivet-city") == NOWHERE
    assert ATLAS.face("rivet-city") == -1


def test_sectors_are_called_by_name_and_tile() -> None:
    ridge = sector("red-rocket", "ridge")
    assert ATLAS.called(ridge, "en") == "north ridge, Red Rocket"
    assert ATLAS.called(ridge, "ru") == "северный гребень, «Красная ракета»"
    assert ATLAS.called(ATLAS.site("tower"), "ru") == "Башня"
    assert ATLAS.called(ATLAS.site("railroad"), "en") == "Railroad HQ, Downtown Boston"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_two_sectors_are_called_alike(language: str) -> None:
    names = [ATLAS.called(s, language) for s in all_sectors()]
    assert len(set(names)) == len(names)


def test_only_places_have_proper_names() -> None:
    for s in all_sectors():
        for name in ATLAS.sector_names[s // 8][s % 8].values():
            assert (name != name.lower()) == (ATLAS.named[s] >= 0), name
            assert len(name) <= 25, name


# --- shapes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_the_sectors_fill_the_hexagon(face: int) -> None:
    shapes = ATLAS.shapes[face]
    assert sum(area(shape) for shape in shapes) == pytest.approx(HEXAGON)
    for i in range(-10, 11):
        for j in range(-10, 11):
            # Off the lines, which are given in hundredths.
            spot = (i / 10 + 0.0013, j / 10 + 0.0017)
            assert sum(holds(shape, spot) for shape in shapes) == holds(CORNERS, spot), (ATLAS.face_ids[face], spot)


@pytest.mark.parametrize("face", FACES)
def test_sectors_have_room_and_no_slivers(face: int) -> None:
    for shape, id in zip(ATLAS.shapes[face], ATLAS.sector_ids[face], strict=True):
        size = area(shape)
        assert size > HEXAGON / 10, id
        assert room(shape) > 0.19, id
        around = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in lines(shape))
        assert 4 * pi * size / around**2 > 0.35, id
        for a, b, c in zip(shape[-1:] + shape[:-1], shape, shape[1:] + shape[:1], strict=True):
            u, v = (a[0] - b[0], a[1] - b[1]), (c[0] - b[0], c[1] - b[1])
            angle = degrees(acos((u[0] * v[0] + u[1] * v[1]) / hypot(*u) / hypot(*v)))
            assert angle > 25, (id, b)


@pytest.mark.parametrize("face", FACES)
def test_links_are_shared_borders(face: int) -> None:
    for s in sectors(face):
        for other in sectors(face):
            length = 0.0 if s == other else common(ATLAS.shapes[face][s % 8], ATLAS.shapes[face][other % 8])
            assert (ATLAS.links[s] >> (other % 8) & 1 == 1) == (length > 0.01), (s, other, length)


@pytest.mark.parametrize("face", FACES)
def test_each_half_edge_has_the_sector_that_lies_there(face: int) -> None:
    for half in range(int(HALVES)):
        corner, after = CORNERS[half // 2], CORNERS[(half // 2 + 1) % 6]
        # A quarter along the edge, or three, and a little inwards.
        part = 0.75 if half % 2 else 0.25
        spot = tuple(0.99 * (a + (b - a) * part) for a, b in zip(corner, after, strict=True))
        owner = int(ATLAS.owners[face * HALVES + half])
        assert holds(ATLAS.shapes[face][owner], (spot[0], spot[1]))
        for s in sectors(face):
            assert (ATLAS.rims[s] >> half & 1 == 1) == (s % 8 == owner)


def test_each_sector_of_a_face_can_be_reached() -> None:
    for face in FACES:
        reached = {8 * face}
        while True:
            further = {s for s in sectors(face) for r in reached if ATLAS.links[r] >> (s % 8) & 1} | reached
            if further == reached:
                break
            reached = further
        assert reached == set(sectors(face))


# --- what is refused --------------------------------------------------------------------------------------------------

TILE = """
[[tile]]
id = "t"
name = { en = "T", ru = "Т" }
source = "design"
back = "danger"
points = { a = [0.1, 0.0], b = [0.3, 0.3] }
sector = [
  { id = "one", name = { en = "one", ru = "раз" }, shape = "0 1 2 3 4 b a", icon = { ruin = 2 }, enemy = "human" },
  { id = "two", name = { en = "two", ru = "два" }, shape = "4 5 6 7 8 a b", place = "here" },
  { id = "three", name = { en = "three", ru = "три" }, shape = "8 9 10 11 0 a", rough = true, rads = true },
]
"""
# One sector all around, and one within it.
ISLAND = """points = { a = [0.1, 0.0], b = [0.3, 0.3], c = [-0.2, 0.2] }
sector = [
  { id = "sea", name = { en = "sea", ru = "море" }, shape = "0 1 2 3 4 5 6 7 8 9 10 11" },
  { id = "isle", name = { en = "isle", ru = "остров" }, shape = "a b c" },
]
"""
SECOND = TILE.replace('id = "t"', 'id = "u"').replace("here", "there")

# A text of that tile, what stands there instead, and the complaint.
BROKEN = {
    "key": ('back = "danger"', 'back = "danger"\ncolour = 1', "tile 't': unknown key 'colour'"),
    "bad-id": ('id = "t"', 'id = "The Tile"', "tile 'The Tile': id must be lower-case words"),
    "no-name": ('name = { en = "T", ru = "Т" }', "", "tile 't': name must be given in English and Russian"),
    "source": ('source = "design"', 'source = "air"', "tile 't': source must be"),
    "back": ('back = "danger"', 'back = "easy"', "tile 't': back must be one of start, named, danger, deadly, not 'easy'"),
    "no-back": ('back = "danger"', "", "tile 't': back must be one of"),
    "behind": ('back = "danger"', 'back = "danger"\nbehind = "u"', "tile 't': a named face has another behind it"),
    "nothing-behind": ('back = "danger"', 'back = "named"', "tile 't': a named face has another behind it"),
    "behind-no-text": ('back = "danger"', 'back = "danger"\nbehind = 3', "tile 't': behind must be a text, not 3"),
    "twice": ("\n]\n", "\n]\n" + TILE, "tile 't': stands twice"),
    # points
    "points-no-table": ("points = { a = [0.1, 0.0], b = [0.3, 0.3] }", "points = 3", "tile 't': points must be a table"),
    "point-no-pair": ("a = [0.1, 0.0]", "a = [0.1]", r"tile 't': point 'a' must be two numbers"),
    "point-no-number": ("a = [0.1, 0.0]", "a = [true, 0]", r"tile 't': point 'a' must be two numbers"),
    "point-name": ("a = [0.1, 0.0]", "3 = [0.1, 0.0]", "tile 't': an inner point's name begins with a letter"),
    "point-outside": ("a = [0.1, 0.0]", "a = [0.9, 0.0]", "tile 't': point 'a' must lie inside the hexagon"),
    "point-beyond-a-corner": ("a = [0.1, 0.0]", "a = [0.5, -0.8]", "tile 't': point 'a' must lie inside the hexagon"),
    "point-twice": ("b = [0.3, 0.3]", "b = [0.12, 0.01]", "tile 't': points 'a' and 'b' lie in one place"),
    "point-idle": ("b = [0.3, 0.3]", "b = [0.3, 0.3], c = [-0.5, 0]", "tile 't': point 'c' stands in no shape"),
    # shapes
    "shape-unknown": ("8 9 10 11 0 a", "8 9 10 11 0 z", "tile 't': sector 'three': there is no point 'z'"),
    "shape-short": ("8 9 10 11 0 a", "8 9", "tile 't': sector 'three': a shape has three points or more"),
    "shape-none": (', shape = "8 9 10 11 0 a"', "", "tile 't': sector 'three': a shape has three points or more"),
    "shape-twice": ("8 9 10 11 0 a", "8 9 10 9 11 0 a", "tile 't': sector 'three': a point stands twice"),
    "shape-crosses": ("8 9 10 11 0 a", "8 10 9 11 0 a", "tile 't': sector 'three': its shape crosses itself"),
    "shape-touches": ("0 1 2 3 4 b a", "0 1 2 3 4 a b", "tile 't': sector 'one': its shape crosses itself"),
    "shape-backwards": ("8 9 10 11 0 a", "a 0 11 10 9 8", "tile 't': sector 'three': its points must run clockwise"),
    "shape-flat": ("8 9 10 11 0 a", "10 11 0", "tile 't': sector 'three': its shape is no more than a line"),
    "hole-inside": ("4 5 6 7 8 a b", "4 5 6 7 8 b", "tile 't': a hole: beside sector 'one' there is none at the line from b to a"),
    "hole-at-the-rim": (
        "8 9 10 11 0 a",
        "8 9 10 0 a",
        "tile 't': a hole: beside sector 'three' there is none at the line from 10 to 0",
    ),
    "overlap": ("8 9 10 11 0 a", "7 8 9 10 11 0 a", "tile 't': sectors 'two' and 'three' overlap at the line from 7 to 8"),
    "overlap-inside": ("8 9 10 11 0 a", "8 9 10 11 0 a b", "tile 't': sectors 'two' and 'three' overlap at the line from a to b"),
    "cut-off": (
        TILE[TILE.index("points") :],
        ISLAND,
        "tile 't': a hole: beside sector 'isle' there is none at the line from a to b",
    ),
    # sectors
    "no-sectors": ("sector = [", "sectors = [", "tile 't': unknown key 'sectors'"),
    "sector-no-list": (TILE[TILE.index("sector = [") :], "sector = 3\n", "tile 't': sector must be a list of tables"),
    "sector-none": (TILE[TILE.index("sector = [") :], "sector = []\n", "tile 't': a tile has 1 to 8 sectors, and here are 0"),
    "sector-nine": (
        "sector = [",
        "sector = [\n" + 6 * '  { id = "x", name = { en = "x", ru = "х" }, shape = "0 1 2" },\n',
        "tile 't': a tile has 1 to 8 sectors, and here are 9",
    ),
    "sector-id": ('id = "one"', 'id = "No 1"', "tile 't': the id of sector 1 must be lower-case words"),
    "sector-no-id": ('id = "one", ', "", "tile 't': the id of sector 1 must be lower-case words"),
    "sector-key": ('enemy = "human"', 'foe = "human"', "tile 't', sector 'one': unknown key 'foe'"),
    "sector-no-name": (
        'name = { en = "one", ru = "раз" }, ',
        "",
        "tile 't', sector 'one': name must be given in English and Russian",
    ),
    "sector-one-language": (', ru = "раз"', "", "tile 't', sector 'one': name must be given in English and Russian"),
    "sector-twice": ('id = "two"', 'id = "one"', "tile 't', sector 'one': stands twice in its tile"),
    "sector-called-alike": ('ru = "два"', 'ru = "раз"', "tile 't', sector 'two': another sector of the tile is called 'раз' too"),
    "rough": ("rough = true", "rough = 2", "tile 't', sector 'three': rough must be true or false, not 2"),
    "rads": ("rads = true", 'rads = "much"', "tile 't', sector 'three': rads must be true or false"),
    "enemy": ('"human"', '"ghost"', "tile 't', sector 'one': enemy must be one of creature, human, robot"),
    "icon": ("{ ruin = 2 }", "{ shop = 2 }", "tile 't', sector 'one': icon must be one of ruin, settlement, vault-84, vault-109"),
    "icon-no-table": ("{ ruin = 2 }", '"ruin"', "tile 't', sector 'one': icon must be a table"),
    "icon-two": ("{ ruin = 2 }", "{ ruin = 2, settlement = 1 }", "tile 't', sector 'one': icon must name one icon and its level"),
    "icon-level": ("{ ruin = 2 }", "{ ruin = 5 }", "the level of an icon must be a whole number from 1 to 4, not 5"),
    "place": ('"here"', '"Over Here"', "tile 't', sector 'two': place must be lower-case words"),
    "place-twice": ("\n]\n", "\n]\n" + SECOND.replace("there", "here"), "tile 'u', sector 'two': there is another place 'here'"),
    "counts": ("\n]\n", "\n]\n" + SECOND, "tiles.toml: a pack has 1 faces with the back 'start', and here are 0"),
}


def read(folder: Path, text: str) -> Atlas:
    (folder / "tiles.toml").write_text(text, encoding="utf-8")
    return read_tiles(PackReader(folder))


@pytest.mark.parametrize("name", BROKEN)
def test_a_face_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    old, new, complaint = BROKEN[name]
    assert old in TILE
    text = TILE.replace(old, new, 1)
    with pytest.raises(bottlecap.BadContent, match=complaint) as told:
        read(tmp_path, text)
    assert str(told.value).startswith("tiles.toml")


def test_the_face_that_is_broken_there_is_whole(tmp_path: Path) -> None:
    """Nothing is wrong with it but that it is alone."""
    with pytest.raises(bottlecap.BadContent, match="a pack has 1 faces with the back 'start', and here are 0"):
        read(tmp_path, TILE)


WHOLE = (BUNDLED / "tiles.toml").read_text(encoding="utf-8")
# The same for the file as a whole.
BROKEN_FILES = {
    "one-more": (WHOLE[-1:], "\n" + TILE, "tile 't': a pack has 27 faces, and this is one more"),
    "other-back": ('back = "danger"', 'back = "deadly"', "tiles.toml: a pack has 8 faces with the back 'danger', and here are 7"),
    "no-vault": ("{ vault-84 = 2 }", "{ ruin = 2 }", "tiles.toml: a pack has one icon vault-84, and here are 0"),
    "two-vaults": ("{ vault-109 = 3 }", "{ vault-84 = 3 }", "tiles.toml: a pack has one icon vault-84, and here are 2"),
    "no-ruin": ("{ ruin = ", "{ settlement = ", "tiles.toml: a pack has an icon ruin, and here is none"),
    "no-settlement": ("{ settlement = ", "{ ruin = ", "tiles.toml: a pack has an icon settlement, and here is none"),
    "behind-nothing": ('behind = "megaton"', 'behind = "nowhere"', "tile 'cit-ruins': 'nowhere' is no face that has this one"),
    "behind-itself": ('behind = "megaton"', 'behind = "cit-ruins"', "tile 'cit-ruins': 'cit-ruins' is no face that has this one"),
    "behind-another": (
        'behind = "megaton"',
        'behind = "haven"',
        "tile 'cit-ruins': 'haven' is no face that has this one behind it",
    ),
}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_a_file_of_faces_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    old, new, complaint = BROKEN_FILES[name]
    assert old in WHOLE
    everywhere = name in ("no-ruin", "no-settlement")
    text = WHOLE + new if name == "one-more" else WHOLE.replace(old, new, -1 if everywhere else 1)
    with pytest.raises(bottlecap.BadContent, match=complaint):
        read(tmp_path, text)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.BadContent, match="tiles.toml: cannot be read"):
        read_tiles(PackReader(tmp_path))


def test_names_change_no_hash_and_terrain_does(tmp_path: Path) -> None:
    def hash_of(text: str) -> str:
        (tmp_path / "tiles.toml").write_text(text, encoding="utf-8")
        pack = PackReader(tmp_path)
        read_tiles(pack)
        return pack.hash()

    plain = hash_of(WHOLE)
    assert hash_of(WHOLE.replace('"lookout hill"', '"bare hill"')) == plain
    assert hash_of(WHOLE.replace('"«Красная ракета»"', '"Заправка"')) == plain
    assert hash_of(WHOLE.replace("rough = true", "rads = true", 1)) != plain


def test_vault_icons_are_of_their_vaults() -> None:
    assert ATLAS.icons[ATLAS.site("vault-84")] == VAULT_84
