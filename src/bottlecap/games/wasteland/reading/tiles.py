"""The faces of the tiles, read from tiles.toml into an atlas."""

from typing import Final

from librt.vecs import append

from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.geography import (
    BACK_NAMES,
    DANGER,
    DEADLY,
    FACES,
    HALVES,
    ICON_NAMES,
    NAMED,
    PLACES,
    RUIN,
    SETTLEMENT,
    START,
    VAULT_84,
    VAULT_109,
    Atlas,
    sector_at,
)
from bottlecap.games.wasteland.reading.pack import Pieces, without_names
from bottlecap.games.wasteland.reading.shapes import RIM, Drawing, Fault, Point

FILE: Final = "tiles.toml"
ENEMY_TYPES: Final = ["creature", "human", "robot", "super-mutant", "monster"]
# How many faces there are by back: 21 tiles, six of them two-sided.
COUNTS: Final = {START: 1, NAMED: 12, DANGER: 8, DEADLY: 6}
TILE_KEYS: Final = {"back", "behind", "points", "sector"}
SECTOR_KEYS: Final = {"id", "name", "shape", "place", "icon", "enemy", "rough", "rads"}
MOST_LEVEL: Final = 4


def read_tiles(pack: PackReader) -> Atlas:
    return TileReader(pack).atlas


class TileReader:
    """Reads the faces one after another, in the order of the file, which numbers them."""

    def __init__(self, pack: PackReader) -> None:
        self.pack = pack
        self.pieces = Pieces(pack)
        self.atlas = Atlas()
        # By face: the id of what is on the other side.
        self.behind: list[str] = []
        for entry in pack.listed(FILE, "tile"):
            self.read_face(entry)
        pack.entry = ""
        self.check_counts()
        self.check_sides()

    def read_face(self, entry: dict[str, object]) -> None:
        atlas, pack = self.atlas, self.pack
        plain = {key: value if key == "name" else without_names(value) for key, value in entry.items()}
        id, names = pack.identified("tile", plain, TILE_KEYS)
        if id in atlas.face_ids:
            raise pack.bad("stands twice")
        if len(atlas.face_ids) == FACES:
            raise pack.bad(f"a pack has {FACES} faces, and this is one more")
        face = len(atlas.face_ids)
        atlas.face_ids.append(id)
        atlas.face_names.append(names)
        atlas.backs[face] = self.pieces.one_of(entry.get("back"), "back", BACK_NAMES)
        self.behind.append(self.pieces.text(entry, "behind"))
        if (self.behind[face] != "") != (atlas.backs[face] == NAMED):
            raise pack.bad("a named face has another behind it, and no other face has")
        sectors = self.pieces.tables(entry, "sector")
        if not 1 <= len(sectors) <= PLACES:
            raise pack.bad(f"a tile has 1 to {PLACES} sectors, and here are {len(sectors)}")
        atlas.many[face] = len(sectors)
        atlas.sector_ids.append([])
        atlas.sector_names.append([])
        shapes = [self.read_sector(face, place, sector) for place, sector in enumerate(sectors)]
        self.draw(face, self.read_points(entry), shapes)

    def read_points(self, entry: dict[str, object]) -> dict[str, Point]:
        points: dict[str, Point] = {}
        for name, value in self.pieces.table(entry.get("points", {}), "points").items():
            if name in RIM or not name.isidentifier():
                raise self.pack.bad(f"an inner point's name begins with a letter: {name!r} does not")
            if not isinstance(value, list) or len(value) != 2 or not all(type(number) in (int, float) for number in value):
                raise self.pack.bad(f"point {name!r} must be two numbers [x, y], not {value!r}")
            points[name] = (float(value[0]), float(value[1]))
        return points

    def read_sector(self, face: int, place: int, entry: dict[str, object]) -> list[str]:
        """Enter what a sector is; the points of its shape."""
        atlas, pack, pieces = self.atlas, self.pack, self.pieces
        id = pieces.word_id(entry.get("id"), f"the id of sector {place + 1}")
        pack.entry = f"tile {atlas.face_ids[face]!r}, sector {id!r}"
        pack.check_keys(entry, SECTOR_KEYS)
        names = pack.both_languages(entry, "name")
        if id in atlas.sector_ids[face]:
            raise pack.bad("stands twice in its tile")
        for other in atlas.sector_names[face]:
            for language in names:
                if other[language] == names[language]:
                    raise pack.bad(f"another sector of the tile is called {names[language]!r} too")
        atlas.sector_ids[face].append(id)
        atlas.sector_names[face].append(names)
        sector = sector_at(face, place)
        atlas.rough[sector] = pieces.flag(entry, "rough")
        atlas.rads[sector] = pieces.flag(entry, "rads")
        if "enemy" in entry:
            atlas.enemies[sector] = pieces.one_of(entry["enemy"], "enemy", ENEMY_TYPES)
        if "icon" in entry:
            self.read_icon(sector, entry["icon"])
        if "place" in entry:
            self.read_place(sector, entry["place"])
        shape = pieces.text(entry, "shape").split()
        pack.entry = f"tile {atlas.face_ids[face]!r}"
        return shape

    def read_icon(self, sector: int, value: object) -> None:
        icon = self.pieces.table(value, "icon")
        if len(icon) != 1:
            raise self.pack.bad("icon must name one icon and its level: { ruin = 2 }")
        for name, level in icon.items():
            self.atlas.icons[sector] = 1 + self.pieces.one_of(name, "icon", ICON_NAMES[1:])
            self.atlas.levels[sector] = self.pieces.whole(level, "the level of an icon", 1, MOST_LEVEL)

    def read_place(self, sector: int, value: object) -> None:
        id = self.pieces.word_id(value, "place")
        if id in self.atlas.place_ids:
            raise self.pack.bad(f"there is another place {id!r}")
        self.atlas.named[sector] = len(self.atlas.place_ids)
        self.atlas.place_ids.append(id)
        self.atlas.sites = append(self.atlas.sites, sector)

    def draw(self, face: int, points: dict[str, Point], shapes: list[list[str]]) -> None:
        atlas = self.atlas
        try:
            drawing = Drawing(points, atlas.sector_ids[face], shapes)
        except Fault as fault:
            raise self.pack.bad(str(fault)) from None
        for half, owner in enumerate(drawing.owners):
            atlas.owners[face * HALVES + half] = owner
        for place in range(len(shapes)):
            atlas.links[sector_at(face, place)] = drawing.links[place]
            atlas.rims[sector_at(face, place)] = drawing.rims[place]
        atlas.shapes.append([[drawing.points[name] for name in shape] for shape in shapes])

    # --- the whole file ---------------------------------------------------------------------------------

    def check_counts(self) -> None:
        atlas = self.atlas
        faces = range(len(atlas.face_ids))
        for back, wanted in COUNTS.items():
            found = len([face for face in faces if atlas.backs[face] == back])
            if found != wanted:
                raise self.pack.bad(f"a pack has {wanted} faces with the back {BACK_NAMES[back]!r}, and here are {found}")
        for icon in (VAULT_84, VAULT_109):
            found = len([sector for sector in range(len(atlas.icons)) if atlas.icons[sector] == icon])
            if found != 1:
                raise self.pack.bad(f"a pack has one icon {ICON_NAMES[icon]}, and here are {found}")
        for icon in (RUIN, SETTLEMENT):
            if not any(number == icon for number in atlas.icons):
                raise self.pack.bad(f"a pack has an icon {ICON_NAMES[icon]}, and here is none")

    def check_sides(self) -> None:
        for face, other in enumerate(self.behind):
            if other == "":
                continue
            self.pack.entry = f"tile {self.atlas.face_ids[face]!r}"
            behind = self.atlas.face(other)
            if behind < 0 or self.behind[behind] != self.atlas.face_ids[face] or behind == face:
                raise self.pack.bad(f"{other!r} is no face that has this one behind it")
            self.atlas.behind[face] = behind
        self.pack.entry = ""
