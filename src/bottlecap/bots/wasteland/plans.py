"""What hands are worth, and how near a survivor is to what agenda cards ask for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import replaced
from bottlecap.games.wasteland.agendas import hand_size
from bottlecap.games.wasteland.effects import conditions
from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.effects.conditions import OfFaction, Personal, counts_as
from bottlecap.games.wasteland.growing import letters_held
from bottlecap.games.wasteland.influence import influence_of, needed
from bottlecap.games.wasteland.state import AGENDA_DECK, HAND, HELD, PLEDGED, WastelandState
from bottlecap.games.wasteland.things import slot_for
from bottlecap.games.wasteland.tokens import DRUG, FACTIONS, HAND_LIMIT, LETTERS, WELL_RESTED

# What is nearly there counts so much of what it would be.
NEARLY: Final = 0.55
# What comes and goes with every wound counts so much, what is spent or used up so much, until the end is near: so many influences.
FLEETING: Final = 0.3
SPENDABLE: Final = 0.8
# With so many influences to go, all of it counts.
THE_LAST: Final = 4.0
# A faction that is behind may still catch up; one that is ahead, fall back.
BEHIND: Final = 0.3
# A step that a faction can still go before the track ends, for whoever holds its card and plays alone: others would push too.
PROSPECT_ALONE: Final = 0.3
# A trait that must come from a story, one that a night's rest gives.
TRAIT_TO_COME: Final = 0.25
REST_TO_COME: Final = 0.7
# What a card may still come to counts besides, whatever is there of it: so much of an influence at most. It makes nothing worth
# doing, but says which card is kept and what one more is good for.
HOPE: Final = 0.5
# How likely what is asked for comes about by the way: things and a name soon, wealth and letters late, drugs and armour seldom.
THINGS_COME: Final = 0.8
DRUGS_COME: Final = 0.1
TRAITS_COME: Final = 0.7
HEALTH_COMES: Final = 0.6
CAPS_COME: Final = 0.5
LETTERS_COME: Final = 0.35
TILES_COME: Final = 0.35
ARMOUR_COMES: Final = 0.15
OTHERS_COME: Final = 0.4


def influence_worth(s: WastelandState, seat: i64) -> float:
    """The influence of all agenda cards of a survivor, with what is nearly there."""
    total = 0.0
    end = nearness_of_end(s, seat)
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == HAND + seat or zone == PLEDGED + seat:
            total += card_worth(s, seat, agenda, end)
        agenda += 1
    return total


def nearness_of_end(s: WastelandState, seat: i64) -> float:
    """From nothing to one, where an influence more wins: by then also what does not last counts."""
    short = float(needed(s) - influence_of(s, seat))
    return max(0.0, min(1.0, 1.0 - (short - 1.0) / THE_LAST))


def card_worth(s: WastelandState, seat: i64, agenda: i64, end: float) -> float:
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
        lasting = lasting_part(ambition.conditions[0])
        best *= lasting + (1.0 - lasting) * end
        best += HOPE * hope(ambition.conditions[len(ambition.conditions) - 1])
    return 1.0 + best


def hope(condition: Condition) -> float:
    """From nothing to one: how likely what a condition asks for is there in the end, for whoever holds its card."""
    if isinstance(condition, conditions.AllOf):
        least = 1.0
        for part in condition.parts:
            least = min(least, hope(part))
        return least
    if isinstance(condition, conditions.AnyOf):
        most = 0.0
        for part in condition.parts:
            most = max(most, hope(part))
        return most
    if isinstance(condition, conditions.Has):
        return DRUGS_COME if condition.what == DRUG else THINGS_COME
    if isinstance(condition, conditions.HasTrait):
        return TRAITS_COME
    if isinstance(condition, (conditions.Health, conditions.Unhurt, conditions.Rads, conditions.RadsMost)):
        return HEALTH_COMES
    if isinstance(condition, conditions.Caps):
        return CAPS_COME
    if isinstance(condition, conditions.Letters):
        return LETTERS_COME
    if isinstance(condition, conditions.UnexploredMost):
        return TILES_COME
    return ARMOUR_COMES if isinstance(condition, conditions.Armour) else OTHERS_COME


def lasting_part(condition: Condition) -> float:
    """How much of what is asked for will still be there when it counts."""
    if isinstance(condition, (conditions.AnyOf, conditions.AllOf)):
        least = 1.0
        for part in condition.parts:
            least = min(least, lasting_part(part))
        return least
    if isinstance(condition, (conditions.Health, conditions.Unhurt)):
        return FLEETING
    return SPENDABLE if isinstance(condition, (conditions.Caps, conditions.Has)) else 1.0


def letter_influence(s: WastelandState, seat: i64) -> float:
    """What one letter more is worth to agenda cards that ask for letters."""
    missing: i64 = 0
    while missing < LETTERS and s.letters[seat] >> missing & 1:
        missing += 1
    if missing == LETTERS:
        return 0.0
    before = influence_worth(s, seat)
    had = s.letters
    s.letters = replaced(had, seat, had[seat] | 1 << missing)
    after = influence_worth(s, seat)
    s.letters = had
    return after - before


def thing_influence(s: WastelandState, seat: i64, item: i64) -> float:
    """What having a thing too is worth to agenda cards, put on where it is better armour than what is worn."""
    zone = s.items.zone[item]
    if zone == HELD + seat:
        return 0.0
    before = influence_worth(s, seat)
    had, worn = s.items, s.worn
    s.items = had.copy()
    s.items.own()
    s.items.zone[item] = HELD + seat
    s.items.sizes[zone] -= 1
    s.items.sizes[HELD + seat] += 1
    slot = slot_for(s, item)
    if slot >= 0:
        now = s.wears(seat, slot)
        if s.content.item_armour[item] > (s.content.item_armour[now] if now >= 0 else 0):
            s.wear(seat, slot, item)
    after = influence_worth(s, seat)
    s.items, s.worn = had, worn
    return after - before


def things_asked(s: WastelandState, seat: i64) -> vec[i64]:
    """The kinds of things that a survivor's agenda cards ask for."""
    out = vec[i64](capacity=4)
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        ambition = s.content.ambitions[agenda]
        if (zone == HAND + seat or zone == PLEDGED + seat) and isinstance(ambition, Personal):
            for condition in ambition.conditions:
                out = with_things_of(out, condition)
        agenda += 1
    return out


def with_things_of(some: vec[i64], condition: Condition) -> vec[i64]:
    if isinstance(condition, (conditions.AnyOf, conditions.AllOf)):
        for part in condition.parts:
            some = with_things_of(some, part)
    elif isinstance(condition, conditions.Has) and condition.what not in some:
        some = append(some, condition.what)
    return some


def prospect(s: WastelandState) -> float:
    return PROSPECT_ALONE if s.players == 1 else 0.0


def draw_worth(s: WastelandState, seat: i64) -> float:
    """The influence that one more agenda card brings, on the mean of all that can be drawn; above the limit one is given back."""
    total = 0.0
    unseen: i64 = 0
    lowest = 0.0
    end = nearness_of_end(s, seat)
    if hand_size(s, seat) >= HAND_LIMIT:
        lowest = lowest_card(s, seat, end)
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == AGENDA_DECK or (zone >= HAND and zone < HAND + s.players and zone != HAND + seat):
            unseen += 1
            total += max(0.0, card_worth(s, seat, agenda, end) - lowest)
        agenda += 1
    return total / float(unseen) if unseen > 0 else 0.0


def lowest_card(s: WastelandState, seat: i64, end: float) -> float:
    """What the least of a survivor's agenda cards is worth."""
    lowest = 100.0
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == HAND + seat or zone == PLEDGED + seat:
            lowest = min(lowest, card_worth(s, seat, agenda, end))
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
        near = share(s.armour(seat), condition.armour)
        return near * near
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
