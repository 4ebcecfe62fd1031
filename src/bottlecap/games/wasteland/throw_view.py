"""What a seat sees of dice: the throw under way, and the fights within reach with their chances."""

from typing import TypedDict

from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL
from bottlecap.games.wasteland.attacking import why_not_fight
from bottlecap.games.wasteland.fighting import (
    foe_level,
    hits_needed,
    hits_on_foe,
    icons_against,
    icons_on_survivor,
    parts_to_hit,
    sure_hits,
)
from bottlecap.games.wasteland.foes import STAR_FOE, extra_icons_of, fights, parts_of, properties_of
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.odds import Prospect, fight_ahead, fights_ahead
from bottlecap.games.wasteland.state import ON_MAP, WastelandState
from bottlecap.games.wasteland.tasks import A_FIGHT, NO_TASK
from bottlecap.games.wasteland.tokens import FACTION_NAMES, FACTIONS, PART_NAMES, PROPERTY_NAMES, names_in
from bottlecap.games.wasteland.vats import CERTAIN, HUNDRED, face_hits, icons_thrown


class FoeView(TypedDict):
    """Who is fought. `sector` is null for one that a card brought. `needed` hits kill it; `hits` it has got as the dice lie,
    `sure` ones of them by other things than dice; `icons` hit icons come through to the survivor, `held` are stopped. apart: from
    adjacent sectors; attacks: it has begun. aims: the parts that hit, with those that only this survivor knows how to hit.
    """

    foe: str
    sector: str | None
    level: int
    parts: list[str]
    aims: list[str]
    properties: list[str]
    extra_icons: int
    apart: bool
    attacks: bool
    needed: int
    hits: int
    sure: int
    icons: int
    held: int


class ThrowView(TypedDict):
    """The throw under way. `dice` is empty before they were thrown; `icons` are the hit icons that they show; hitting: which of
    the dice hit the foe.

    plus: what cards have added so far: icons of a test, hits on the foe, icons that do not hurt.
    """

    task: str
    seat: int
    dice: list[str]
    hitting: list[bool]
    rerolls: int
    icons: int
    icons_plus: int
    hits_plus: int
    spared: int
    difficulty: int | None
    foe: FoeView | None


class BoutView(TypedDict):
    """What a fight would come to: kill and be killed in ten-thousandths, the damage to be expected in hundredths."""

    success: int
    death: int
    damage: int


class FightAhead(TypedDict):
    """A fight that whose turn it is could begin: the chances to kill and to be killed in ten-thousandths, rerolls used as well as
    can be, and the damage to be expected in hundredths.
    """

    foe: str
    sector: str
    success: int
    death: int
    damage: int


def throw_view(s: WastelandState, wheres: list[str]) -> ThrowView:
    faces = s.content.ids["die-face"]
    fight = s.task == A_FIGHT
    return {
        "task": "fight" if fight else "test",
        "seat": int(s.thrower),
        "dice": [faces[die - 1] for die in s.dice if die > 0],
        "hitting": [die_hits(s, die) for die in s.dice if die > 0],
        "rerolls": int(s.rerolls),
        "icons": int(icons_thrown(s)) if s.dice[0] > 0 else 0,
        "icons_plus": int(s.icons_plus),
        "hits_plus": int(s.hits_plus),
        "spared": int(s.spared),
        "difficulty": None if fight else int(s.difficulty),
        "foe": foe_view(s, wheres) if fight else None,
    }


def foe_view(s: WastelandState, wheres: list[str]) -> FoeView:
    foe, thrown = s.foe, s.dice[0] > 0
    return {
        "foe": foe_id(s, foe),
        "sector": None if s.foe_at == NOWHERE else wheres[s.foe_at],
        "level": int(foe_level(s)),
        "parts": names_in(parts_of(s, foe), PART_NAMES),
        "aims": names_in(parts_to_hit(s, s.thrower), PART_NAMES),
        "properties": names_in(properties_of(s, foe) | s.foe_extra, PROPERTY_NAMES),
        "extra_icons": int(extra_icons_of(s, foe)),
        "apart": s.apart > 0,
        "attacks": s.attacks > 0,
        "needed": int(hits_needed(s)),
        "hits": int(hits_on_foe(s, s.thrower)) if thrown else 0,
        "sure": int(sure_hits(s, s.thrower)),
        "icons": int(icons_on_survivor(s, s.thrower)) if thrown else 0,
        "held": int(icons_against(s, s.thrower) - icons_on_survivor(s, s.thrower)) if thrown else 0,
    }


def fights_view(s: WastelandState, wheres: list[str]) -> list[FightAhead]:
    """By enemies, then by the factions' tokens."""
    seat = s.turn
    if s.task != NO_TASK or s.where[seat] == NOWHERE:
        return []
    foes = [(enemy, s.enemy_sector(enemy)) for enemy in s.enemies.within(ON_MAP) if s.is_active(enemy)]
    for faction in range(FACTIONS):
        if fights(s, faction):
            foes += [(STAR_FOE + faction, sector) for sector in sorted({token - 1 for token in s.tokens_of(faction) if token > 0})]
    return [fight_view(s, wheres, foe, sector) for foe, sector in foes if why_not_fight(s, seat, foe, sector) == LEGAL]


def fight_view(s: WastelandState, wheres: list[str], foe: i64, sector: i64) -> FightAhead:
    found = fight_ahead(s, s.turn, foe, sector)
    return {
        "foe": foe_id(s, foe),
        "sector": wheres[sector],
        "success": round(found.success * CERTAIN),
        "death": round(found.death * CERTAIN),
        "damage": round(found.damage * HUNDRED),
    }


def odds_view(s: WastelandState, seat: int) -> dict[str, BoutView]:
    """By foe on the map: what a fight would come to for the reader, if they stood there with what they have now."""
    if s.task != NO_TASK or s.where[seat] == NOWHERE or s.is_out(seat):
        return {}
    foes = [int(enemy) for enemy in s.enemies.within(ON_MAP) if s.is_active(enemy)]
    for faction in range(int(FACTIONS)):
        if fights(s, faction) and any(token > 0 for token in s.tokens_of(faction)):
            foes.append(int(STAR_FOE) + faction)
    return {foe_id(s, foe): told(found) for foe, found in zip(foes, fights_ahead(s, seat, foes), strict=True)}


def told(found: Prospect) -> BoutView:
    return {
        "success": round(found.success * CERTAIN),
        "death": round(found.death * CERTAIN),
        "damage": round(found.damage * HUNDRED),
    }


def foe_id(s: WastelandState, foe: i64) -> str:
    return s.content.ids["enemy"][foe] if foe < STAR_FOE else FACTION_NAMES[foe - STAR_FOE]


def die_hits(s: WastelandState, die: i64) -> bool:
    """Whether a die hits the foe; in a test none does."""
    return s.task == A_FIGHT and face_hits(s, die - 1, parts_to_hit(s, s.thrower))
