"""The enemy tokens, from `enemies.toml`."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.reading.dice import Face
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.tokens import PART_NAMES, PROPERTY_NAMES, TYPE_NAMES

FILE: Final = "enemies.toml"
ENEMIES: Final = 27
# A fight is one throw of three dice, each of which is one hit at most.
MOST_HITS_NEEDED: Final = 3
ARMORED: Final[i64] = 1 << PROPERTY_NAMES.index("armored")


class Enemy(Named):
    """A token."""

    def __init__(self, named: Named) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        # A place in TYPE_NAMES; masks over PART_NAMES and PROPERTY_NAMES.
        self.type: i64 = 0
        self.level: i64 = 0
        self.parts: i64 = 0
        self.has: i64 = 0


def read_enemies(pack: Entries, faces: list[Face]) -> list[Enemy]:
    """All tokens; faces: those of a die, by which one can see whether an enemy can be killed."""
    enemies: list[Enemy] = []
    for entry in pack.listed(FILE, "enemy"):
        for named in pack.called("enemy", entry, {"type", "level", "parts", "has"}):
            enemy = Enemy(named)
            fill(pack, enemy, entry)
            check_killable(pack, enemy, faces)
            enemies.append(enemy)
        pack.no_doubles([*enemies])
    pack.counted("enemy tokens", len(enemies), ENEMIES)
    pack.entry = ""
    for place, type in enumerate(TYPE_NAMES):
        if not any(enemy.type == place for enemy in enemies):
            raise pack.bad(f"there is no enemy of the type {type!r}")
    return enemies


def fill(pack: Entries, enemy: Enemy, entry: Mapping[str, object]) -> None:
    enemy.type = pack.one_of(entry.get("type"), "type", TYPE_NAMES)
    enemy.level = pack.whole(entry, "level", 0, 1, 3)
    enemy.parts = pack.mask(pack.text(entry, "parts").split(), "parts", PART_NAMES)
    has = pack.words(entry, "has")
    enemy.has = pack.mask(has, "has", PROPERTY_NAMES)
    if not 1 <= len(has) <= 2:
        raise pack.bad("an enemy has one or two properties")


def check_killable(pack: Entries, enemy: Enemy, faces: list[Face]) -> None:
    needed = enemy.level + (1 if enemy.has & ARMORED else 0)
    if needed > MOST_HITS_NEEDED:
        raise pack.bad(f"it cannot be killed: it takes {needed} hits, and there are {MOST_HITS_NEEDED} dice")
    if not any(face.parts & enemy.parts for face in faces):
        raise pack.bad("it cannot be killed: no face of the dice shows a part at which it is vulnerable")
