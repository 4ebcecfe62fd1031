"""Foes as a survivor sees them: how a fight would go, what a kill brings, and what can come at the next activation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.dice import MOST_ICONS, Bout, Odds
from bottlecap.bots.wasteland.survivor import Standing, hurt_cost
from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.body import is_healed_by_rads, is_safe_from
from bottlecap.games.wasteland.content import MOST_FORCES
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.fighting import combat_rerolls, has_ranged_weapon
from bottlecap.games.wasteland.foes import (
    STAR_FOE,
    extra_icons_of,
    faction_of,
    fights,
    level_of,
    parts_of,
    properties_of,
    type_of,
)
from bottlecap.games.wasteland.geography import MOTHERSHIP
from bottlecap.games.wasteland.state import AGENDA_DECK, HAND, ON_MAP, WastelandState
from bottlecap.games.wasteland.tokens import (
    AGGRESSIVE,
    ARMORED,
    FACTIONS,
    FORCE_NAMES,
    LOOT,
    RADIOACTIVE,
    RANGED,
    TYPES,
    WELL_RESTED,
)

LOOT_CARD: Final = 1.4
# Of what an attack at the next activation brings, so much counts now.
WELCOME: Final = 0.3
# Being followed into one's sector: an enemy there is in the way.
IN_THE_WAY: Final = 0.5


class Arms:
    """What a survivor fights with."""

    def __init__(self, s: WastelandState, seat: i64) -> None:
        self.rerolls = combat_rerolls(s, seat)
        self.armour = s.armour(seat)
        self.ranged = has_ranged_weapon(s, seat)
        self.aims: i64 = 0
        self.safe = is_safe_from(s, seat, ENEMIES)
        self.healed = is_healed_by_rads(s, seat)
        # By type: hits more.
        self.hits = zeros(TYPES + 1)
        for card in s.working(seat):
            for lasting in s.content.item_lasting[card].effects:
                self.aims |= lasting.aims_at()
                type: i64 = 0
                while type < TYPES:
                    self.hits[type] += lasting.hits_against(type)
                    type += 1
        self.rested = s.has_trait(seat, WELL_RESTED)


def bout_with(s: WastelandState, odds: Odds, arms: Arms, foe: i64, apart: bool, attacks: bool, plus: i64, extra: i64) -> Bout:
    """A fight against a foe, raised by a card or not."""
    properties = properties_of(s, foe) | extra
    level = level_of(s, foe) + plus
    wanted = level
    if properties & ARMORED:
        wanted += 1
    type = type_of(s, foe)
    if type >= 0:
        wanted -= arms.hits[type]
    icons = extra_icons_of(s, foe) - arms.armour
    if apart and attacks and not arms.ranged:
        icons += 1
    if apart and not attacks and not properties & RANGED:
        wanted -= 1
    return odds.bout(parts_of(s, foe) | arms.aims, wanted, icons, level, arms.rerolls)


def hurt_by(s: WastelandState, seat: i64, arms: Arms, bout: Bout, level: i64, properties: i64) -> float:
    """What the hits on the survivor cost, on the mean."""
    rads = level if properties & RADIOACTIVE and not arms.safe and not arms.healed else 0
    total = 0.0
    icons: i64 = 1
    while icons <= MOST_ICONS:
        if bout.through[icons] > 0.0005:
            total += bout.through[icons] * hurt_cost(s, seat, icons * level, rads)
        icons += 1
    return total


def dying_by(s: WastelandState, seat: i64, bout: Bout, level: i64) -> float:
    """How likely the survivor is killed."""
    total = 0.0
    icons: i64 = 1
    while icons <= MOST_ICONS:
        if icons * level >= s.life(seat):
            total += bout.through[icons]
        icons += 1
    return total


def spoils(s: WastelandState, seat: i64, standing: Standing, foe: i64) -> float:
    """Experience and loot of a kill."""
    total = standing.xp_worth(s, seat, float(level_of(s, foe)))
    return total + (LOOT_CARD if properties_of(s, foe) & LOOT else 0.0)


# --- who is about -----------------------------------------------------------------------------------------------------


class Foes:
    """The foes on the map that are active, tokens of factions each by itself."""

    def __init__(self, s: WastelandState, seat: i64) -> None:
        self.foe = vec[i64](capacity=16)
        self.sector = vec[i64](capacity=16)
        for enemy in s.enemies.within(ON_MAP):
            if s.is_active(enemy):
                self.foe = append(self.foe, enemy)
                self.sector = append(self.sector, s.enemies.order[enemy])
        loyal = loyal_to(s, seat)
        for faction in range(FACTIONS):
            if fights(s, faction) and faction != loyal:
                for token in s.tokens_of(faction):
                    if token > 0:
                        self.foe = append(self.foe, STAR_FOE + faction)
                        self.sector = append(self.sector, token - 1)


def force_odds(s: WastelandState, seat: i64) -> vec[float]:
    """By force: how likely the next agenda card activates it, by the cards that can still lie in the deck."""
    out = vec[float](capacity=len(FORCE_NAMES))
    for _ in range(len(FORCE_NAMES)):
        out = append(out, 0.0)
    cards: i64 = 0
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == AGENDA_DECK or (zone >= HAND and zone < HAND + s.players and zone != HAND + seat):
            cards += 1
            place: i64 = 0
            while place < MOST_FORCES:
                force = s.content.agenda_forces[agenda * MOST_FORCES + place]
                if force >= 0:
                    out[force] += 1.0
                place += 1
        agenda += 1
    if cards > 0:
        for force in range(len(FORCE_NAMES)):
            out[force] /= float(cards)
    return out


def force_of(s: WastelandState, foe: i64) -> i64:
    return TYPES + faction_of(foe) if foe >= STAR_FOE else s.content.enemy_type[foe]


def danger(s: WastelandState, seat: i64, odds: Odds, chances: vec[float], gains: vec[float], fear: float) -> float:
    """What foes that can reach the survivor at the next activation cost, less what they may bring.

    fear: how much of what they cost counts; somebody who comes to be killed is not waited for.
    """
    here = s.where[seat]
    if here >= MOTHERSHIP or s.unseen >> seat & 1:
        return 0.0
    foes = Foes(s, seat)
    arms: Arms | None = None
    total = 0.0
    i: i64 = 0
    while i < len(foes.foe):
        foe, sector = foes.foe[i], foes.sector[i]
        i += 1
        apart = sector != here
        if apart and not s.are_adjacent(here, sector):
            continue
        chance = chances[force_of(s, foe)]
        if chance <= 0.0:
            continue
        properties = properties_of(s, foe)
        if apart and not properties & (AGGRESSIVE | RANGED):
            total += fear * chance * IN_THE_WAY
            continue
        others: i64 = 0
        for other in range(s.players):
            if other != seat and s.where[other] == here and not s.is_out(other):
                others += 1
        if arms is None:
            arms = Arms(s, seat)
        bout = bout_with(s, odds, arms, foe, apart and properties & RANGED != 0, True, 0, 0)
        level = level_of(s, foe)
        cost = hurt_by(s, seat, arms, bout, level, properties)
        cost -= bout.kill * (1.0 - dying_by(s, seat, bout, level)) * gains[foe]
        total += chance * (fear * cost if cost > 0.0 else WELCOME * cost) / float(others + 1)
    return total
