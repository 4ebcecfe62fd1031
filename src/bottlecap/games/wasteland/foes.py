"""What can be fought: tokens of enemies by their numbers, then a token of either faction, whose figures its band gives."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.scenario import BANDS
from bottlecap.games.wasteland.scenario import ENEMY as IS_ENEMY
from bottlecap.games.wasteland.state import ENEMY_TOKENS, WastelandState
from bottlecap.games.wasteland.tokens import FACTIONS, NOBODY

STAR_FOE: Final[i64] = ENEMY_TOKENS
SHIELD_FOE: Final[i64] = ENEMY_TOKENS + 1
FOES: Final[i64] = ENEMY_TOKENS + FACTIONS


def faction_of(foe: i64) -> i64:
    """The faction whose token it is, or -1."""
    return foe - STAR_FOE if foe >= STAR_FOE else NOBODY


def type_of(s: WastelandState, foe: i64) -> i64:
    """The type of an enemy; -1 for a faction's."""
    return NOBODY if foe >= STAR_FOE else s.content.enemy_type[foe]


def at_band(s: WastelandState, foe: i64) -> i64:
    """Where a faction's figures stand in the scenario's tables: by its own marker's band."""
    faction = foe - STAR_FOE
    return faction * BANDS + s.map().band_at(s.power[faction])


def level_of(s: WastelandState, foe: i64) -> i64:
    return s.content.enemy_level[foe] if foe < STAR_FOE else s.map().faction_levels[at_band(s, foe)]


def parts_of(s: WastelandState, foe: i64) -> i64:
    return s.content.enemy_parts[foe] if foe < STAR_FOE else s.map().parts[foe - STAR_FOE]


def properties_of(s: WastelandState, foe: i64) -> i64:
    return s.content.enemy_properties[foe] if foe < STAR_FOE else s.map().properties[at_band(s, foe)]


def extra_icons_of(s: WastelandState, foe: i64) -> i64:
    if foe < STAR_FOE:
        return 0
    return s.map().extra_icons[at_band(s, foe)]


def fights(s: WastelandState, faction: i64) -> bool:
    """Whether the tokens of a faction are enemies in this scenario."""
    return s.map().tokens[faction] == IS_ENEMY


def tokens_at(s: WastelandState, faction: i64, sector: i64) -> i64:
    """How many tokens of a faction lie in a sector."""
    count: i64 = 0
    for token in s.tokens_of(faction):
        if token == sector + 1:
            count += 1
    return count


def remove_token(s: WastelandState, faction: i64, sector: i64) -> None:
    """Take one token of a faction away from a sector: while they act, one that has, for no other fights."""
    tokens = s.tokens_of(faction)[:]
    found: i64 = NOBODY
    i: i64 = 0
    while i < len(tokens):
        if tokens[i] == sector + 1 and (found < 0 or s.acted >> i & 1):
            found = i
        i += 1
    if found >= 0:
        tokens[found] = 0
        s.set_tokens(faction, tokens)


def put_token(s: WastelandState, faction: i64, sector: i64) -> bool:
    """Lay a token of a faction in a sector; whether there was one left."""
    tokens = s.tokens_of(faction)[:]
    i: i64 = 0
    while i < len(tokens):
        if tokens[i] == 0:
            tokens[i] = sector + 1
            s.set_tokens(faction, tokens)
            return True
        i += 1
    return False
