"""What hands are worth, and how near a survivor is to what agenda cards ask for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.wasteland.agendas import hand_size
from bottlecap.games.wasteland.effects import conditions
from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.effects.conditions import OfFaction, Personal, counts_as
from bottlecap.games.wasteland.growing import letters_held
from bottlecap.games.wasteland.state import AGENDA_DECK, HAND, HELD, PLEDGED, WastelandState
from bottlecap.games.wasteland.tokens import FACTIONS, HAND_LIMIT, WELL_RESTED

# What is nearly there counts so much of what it would be.
NEARLY: Final = 0.55
# What comes and goes counts so much, until it wins.
FLEETING: Final = 0.3
# A faction that is behind may still catch up; one that is ahead, fall back.
BEHIND: Final = 0.3
# A step that a faction can still go before the track ends, for whoever holds its card: alone, and with others who push too.
PROSPECT_ALONE: Final = 0.3
PROSPECT: Final = 0.1
# A trait that must come from a story, one that a night's rest gives.
TRAIT_TO_COME: Final = 0.25
REST_TO_COME: Final = 0.7


def influence_worth(s: WastelandState, seat: i64) -> float:
    """The influence of all agenda cards of a survivor, with what is nearly there."""
    total = 0.0
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == HAND + seat or zone == PLEDGED + seat:
            total += card_worth(s, seat, agenda)
        agenda += 1
    return total


def card_worth(s: WastelandState, seat: i64, agenda: i64) -> float:
    """One influence for the card, what its words give now, or will if nothing goes wrong."""
    ambition = s.content.ambitions[agenda]
    if isinstance(ambition, OfFaction):
        lead = s.power[ambition.faction] - s.power[1 - ambition.faction]
        now = float(ambition.more(s, seat)) if lead >= 0 else BEHIND * float(lead)
        return 1.0 + now + prospect(s) * float(max(s.track - 1 - s.power[ambition.faction], 0))
    now = float(ambition.more(s, seat))
    best = now
    if isinstance(ambition, Personal):
        i: i64 = 0
        while i < len(ambition.influence):
            more = float(ambition.influence[i]) - now
            if more > 0.0:
                best = max(best, now + NEARLY * nearness(s, seat, ambition.conditions[i]) * more)
            i += 1
        if is_fleeting(ambition.conditions[0]):
            best *= FLEETING
    return 1.0 + best


def is_fleeting(condition: Condition) -> bool:
    """Whether what is asked for comes and goes with every wound."""
    if isinstance(condition, (conditions.AnyOf, conditions.AllOf)):
        for part in condition.parts:
            if is_fleeting(part):
                return True
        return False
    return isinstance(condition, (conditions.Health, conditions.Unhurt))


def prospect(s: WastelandState) -> float:
    return PROSPECT_ALONE if s.players == 1 else PROSPECT


def draw_worth(s: WastelandState, seat: i64) -> float:
    """The influence that one more agenda card brings, on the mean of all that can be drawn; above the limit one is given back."""
    total = 0.0
    unseen: i64 = 0
    lowest = 0.0
    if hand_size(s, seat) >= HAND_LIMIT:
        lowest = lowest_card(s, seat)
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == AGENDA_DECK or (zone >= HAND and zone < HAND + s.players and zone != HAND + seat):
            unseen += 1
            total += max(0.0, card_worth(s, seat, agenda) - lowest)
        agenda += 1
    return total / float(unseen) if unseen > 0 else 0.0


def lowest_card(s: WastelandState, seat: i64) -> float:
    """What the least of a survivor's agenda cards is worth."""
    lowest = 100.0
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == HAND + seat or zone == PLEDGED + seat:
            lowest = min(lowest, card_worth(s, seat, agenda))
        agenda += 1
    return lowest


def faction_cards(s: WastelandState, seat: i64) -> vec[i64]:
    """How many agenda cards of each faction a survivor has."""
    out = vec[i64]([0, 0])
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        faction = s.content.agenda_faction[agenda]
        if faction >= 0 and (zone == HAND + seat or zone == PLEDGED + seat):
            out[faction] += 1
        agenda += 1
    return out


def rivals_cards(s: WastelandState, seat: i64) -> float:
    """How many cards of one faction the others probably hold together: as many as chance gives."""
    unseen: i64 = 0
    of_factions: i64 = 0
    held: i64 = 0
    for other in range(s.players):
        if other != seat:
            held += s.agendas.count(HAND + other) + s.agendas.count(PLEDGED + other)
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == 0 or (zone >= HAND and zone != HAND + seat and zone != PLEDGED + seat):
            unseen += 1
            if s.content.agenda_faction[agenda] >= 0:
                of_factions += 1
        agenda += 1
    if unseen == 0:
        return 0.0
    return float(held) * float(of_factions) / float(unseen) / float(FACTIONS)


def lead_worth(lead: float) -> float:
    return lead if lead >= 0.0 else BEHIND * lead


# --- how near a condition is ------------------------------------------------------------------------------------------


def share(has: i64, wanted: i64) -> float:
    return 1.0 if has >= wanted else float(max(has, 0)) / float(wanted)


def nearness(s: WastelandState, seat: i64, condition: Condition) -> float:
    """From nothing to one: how much of what a condition asks for is there."""
    if isinstance(condition, conditions.AllOf):
        total = 1.0
        for part in condition.parts:
            total *= nearness(s, seat, part)
        return total
    if isinstance(condition, conditions.AnyOf):
        best = 0.0
        for part in condition.parts:
            best = max(best, nearness(s, seat, part))
        return best
    if isinstance(condition, conditions.Caps):
        return share(s.caps[seat], condition.caps)
    if isinstance(condition, conditions.Letters):
        near = share(letters_held(s, seat), condition.letters)
        return near * near
    if isinstance(condition, conditions.Has):
        return share(held_of(s, seat, condition.what), condition.cards)
    if isinstance(condition, conditions.Armour):
        return share(s.armour(seat), condition.armour)
    if isinstance(condition, conditions.Kept):
        return 0.2 + 0.8 * share(s.kept(seat), condition.cards)
    if isinstance(condition, conditions.UnexploredMost):
        over = unexplored(s) - condition.tiles
        return 1.0 if over <= 0 else max(0.0, 1.0 - float(over) / 14.0)
    if isinstance(condition, conditions.Health):
        return share(s.health[seat], condition.health)
    if isinstance(condition, conditions.Rads):
        near = share(s.rads[seat], condition.rads)
        return near * near
    if isinstance(condition, conditions.RadsMost):
        return 1.0 if s.rads[seat] <= condition.rads else max(0.0, 1.0 - 0.25 * float(s.rads[seat] - condition.rads))
    if condition.holds(s, seat):
        return 1.0
    if isinstance(condition, conditions.HasTrait):
        return REST_TO_COME if condition.trait == WELL_RESTED else TRAIT_TO_COME
    return 0.4


def held_of(s: WastelandState, seat: i64, what: i64) -> i64:
    count: i64 = 0
    for item in s.items.within(HELD + seat):
        if counts_as(s, item, what):
            count += 1
    return count


def unexplored(s: WastelandState) -> i64:
    count: i64 = 0
    for face in s.face_at:
        if face < 0:
            count += 1
    return count
