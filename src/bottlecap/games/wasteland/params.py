"""The numbers that actions, questions, steps and events of this game share."""

from typing import Final

from bottlecap.engine.kinds import Param
from bottlecap.games.wasteland.geography import SLOTS, WHERES
from bottlecap.games.wasteland.tokens import FACTIONS, LETTERS, SEATS, TYPES

SEAT: Final[Param] = Param("seat", int(SEATS), domain="seat")
OTHER: Final[Param] = Param("other", int(SEATS), domain="seat")
SECTOR: Final[Param] = Param("sector", int(WHERES), domain="sector")
TILE: Final[Param] = Param("tile", int(SLOTS), domain="tile")
LETTER: Final[Param] = Param("letter", int(LETTERS), domain="letter")
# Some of the seven letters together.
SOME_LETTERS: Final[Param] = Param("letters", 1 << int(LETTERS), domain="letter", many=True)
ITEM: Final[Param] = Param("item", domain="item")
AGENDA: Final[Param] = Param("agenda", domain="agenda")
ENEMY: Final[Param] = Param("enemy", domain="enemy")
FACE: Final[Param] = Param("face", domain="face")
MARKER: Final[Param] = Param("marker", domain="marker")
PERK: Final[Param] = Param("perk", domain="perk")
SURVIVOR: Final[Param] = Param("survivor", domain="survivor")
TRAIT: Final[Param] = Param("trait", 6, domain="trait")
TYPE: Final[Param] = Param("type", int(TYPES), domain="type")
# A type or a faction, whatever can be activated.
FORCE: Final[Param] = Param("force", int(TYPES + FACTIONS), domain="force")
FACTION: Final[Param] = Param("faction", int(FACTIONS), domain="faction")
AMOUNT: Final[Param] = Param("amount", 1000)
LEFT: Final[Param] = Param("left", 100)
# How often the survivor had been killed when this began: it ends where that has changed.
DEATHS: Final[Param] = Param("deaths", 1000)
