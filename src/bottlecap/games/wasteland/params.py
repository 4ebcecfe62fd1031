"""The numbers that actions, questions, steps and events of this game share."""

from typing import Final

from bottlecap.engine.kinds import Param
from bottlecap.games.wasteland.geography import SLOTS, WHERES
from bottlecap.games.wasteland.tokens import FACTIONS, LETTERS, SEATS, TYPES

SEAT: Final = Param("seat", int(SEATS), domain="seat")
OTHER: Final = Param("other", int(SEATS), domain="seat")
SECTOR: Final = Param("sector", int(WHERES), domain="sector")
TILE: Final = Param("tile", int(SLOTS), domain="tile")
LETTER: Final = Param("letter", int(LETTERS), domain="letter")
# Some of the seven letters together.
SOME_LETTERS: Final = Param("letters", 1 << int(LETTERS), domain="letter", many=True)
ITEM: Final = Param("item", domain="item")
AGENDA: Final = Param("agenda", domain="agenda")
ENEMY: Final = Param("enemy", domain="enemy")
FACE: Final = Param("face", domain="face")
PERK: Final = Param("perk", domain="perk")
SURVIVOR: Final = Param("survivor", domain="survivor")
TRAIT: Final = Param("trait", 6, domain="trait")
TYPE: Final = Param("type", int(TYPES), domain="type")
# A type or a faction, whatever can be activated.
FORCE: Final = Param("force", int(TYPES + FACTIONS), domain="force")
FACTION: Final = Param("faction", int(FACTIONS), domain="faction")
AMOUNT: Final = Param("amount", 1000)
LEFT: Final = Param("left", 100)
# How often the survivor had been killed when this began: it ends where that has changed.
DEATHS: Final = Param("deaths", 1000)
