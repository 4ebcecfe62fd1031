"""The faces of a V.A.T.S. die, from `dice.toml`; the three dice are alike."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.tokens import PART_NAMES

FILE: Final = "dice.toml"
FACES: Final = 6
MOST_HITS: Final = 2


class Face(Named):
    """The parts that it shows green, as a mask over PART_NAMES, and its hit icons."""

    def __init__(self, named: Named, parts: i64, hits: i64) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        self.parts = parts
        self.hits = hits


def read_dice(pack: Entries) -> list[Face]:
    faces: list[Face] = []
    for entry in pack.listed(FILE, "face"):
        for named in pack.called("face", entry, {"parts", "hits"}, flavour=False):
            parts = pack.mask(pack.text(entry, "parts").split(), "parts", PART_NAMES)
            faces.append(Face(named, parts, pack.whole(entry, "hits", -1, 0, MOST_HITS)))
        pack.no_doubles([*faces])
    pack.counted("faces", len(faces), FACES)
    return faces
