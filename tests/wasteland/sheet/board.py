"""What story cards look at and change, as the sheet's side sees it: the land, the board, and what was decided in a match.

Imports nothing of the game.
"""

from dataclasses import dataclass, field

SPECIAL = "SPECIAL"
TYPES = {"C": "creature", "H": "human", "R": "robot", "M": "monster", "S": "super-mutant", "ST": "star", "SH": "shield"}
FACTIONS = {"SH": "shield", "ST": "star"}
DECKS = ("ruin", "settlement", "vault-84", "vault-109")
FAR = 999


class Mismatch(Exception):
    """The match has gone another way than the card allows."""


@dataclass(frozen=True)
class Foe:
    """A token of an enemy: `kind` is what all of its copies are called."""

    kind: str
    type: str
    level: int
    has_loot: bool


@dataclass
class Land:
    """What cards do not change: the map as it lies, enemies, things."""

    places: dict[str, str]
    icons: dict[str, tuple[str, int]]
    irradiated: set[str]
    start: set[str]
    near: dict[str, list[str]]
    foes: dict[str, Foe]
    # By thing what it is: its kind, and "robot" for those with that word.
    kinds: dict[str, set[str]]
    # Whether the shield's tokens are fog, and the star's what drives it away: no enemies then.
    fog: bool
    # Companions that come along with the survivor.
    willing: set[str]


@dataclass
class Board:
    """What cards look at and change. Zones are called as in positions; cards by their three digits, or a starter's id."""

    actor: int
    first: int
    where: list[str]
    caps: list[int]
    health: list[int]
    full: list[int]
    rads: list[int]
    traits: list[set[str]]
    letters: list[int]
    agendas: list[int]
    held: list[set[str]]
    worn: list[set[str]]
    power: dict[str, int]
    tokens: dict[str, list[str]]
    foes: dict[str, str]
    quests: dict[str, str]
    encounters: dict[str, str]
    roles: dict[str, str]
    markers: dict[str, str]
    owners: dict[str, str]
    caps_on: dict[str, int]
    capped: set[str]
    market: set[str]
    discards: set[str]
    unique: set[str]

    @property
    def players(self) -> int:
        return len(self.where)

    def in_order(self) -> list[int]:
        return [(self.first + n) % self.players for n in range(self.players)]


@dataclass
class Answer:
    """What somebody was asked, what could be answered, and what was."""

    kind: str
    offered: set[str]
    chosen: str


@dataclass
class Record:
    """What was decided in the match: answers in their order, and by kind what chance showed (enemies, dice, cards)."""

    answers: list[Answer] = field(default_factory=list)
    chance: dict[str, list[str]] = field(default_factory=dict)
    # How each throw was meant to end, in their order; those beyond succeed. And the damage of each fight.
    throws: list[bool] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)


@dataclass
class Run:
    """A row that is carried out: whose (None: nobody's), at which level, where, of which card."""

    seat: int | None
    level: int
    sector: str
    card: str


def amount(text: str, level: int) -> int:
    """A number, or the level with something added."""
    if text[:1] not in "WTN" or not text:
        return int(text)
    return max(level + int(text[1:] or 0), 0)


def distances(land: Land, start: str) -> dict[str, int]:
    """By sector how far it is from there; what cannot be reached has no entry."""
    far, edge = {start: 0}, [start]
    for sector in edge:
        for near in land.near.get(sector, []):
            if near not in far:
                far[near] = far[sector] + 1
                edge.append(near)
    return far
