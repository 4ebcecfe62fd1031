"""What a position cannot be, beyond the range of each number."""

from bottlecap.engine.sets import contains, members_of
from bottlecap.engine.state import PLAYING
from bottlecap.games.wasteland.enemies import TurnUp, Waking, laid_of_pile, laid_type
from bottlecap.games.wasteland.geography import DOWN, MOTHERSHIP, NOWHERE, SLOTS, WHERES, is_sector
from bottlecap.games.wasteland.growing import NO_LETTER, ChoosingLetter, DrawingLetter
from bottlecap.games.wasteland.setup import bag_of_back
from bottlecap.games.wasteland.state import (
    AGENDA_BOX,
    ASSET_DECK,
    ASSET_DISCARD,
    BOX,
    ENCOUNTER_KEPT,
    ENEMY_DISCARD,
    ENEMY_TOKENS,
    FACE_UP,
    HAND,
    HELD,
    LOOT_DECK,
    LOOT_DISCARD,
    ON_MAP,
    ON_MARKET,
    OWED,
    PERK_HELD,
    PILE,
    PLEDGED,
    QUEST_KEPT,
    READING,
    SHOWN,
    STAGED,
    UNIQUE_DECK,
    UNIQUE_GONE,
    WAITING,
    WastelandState,
)
from bottlecap.games.wasteland.story.library import pooled_in
from bottlecap.games.wasteland.story.markers import PlaceMarkers, PlacingMarker
from bottlecap.games.wasteland.story.offmap import ComeBack
from bottlecap.games.wasteland.story.standing import is_off_map_there
from bottlecap.games.wasteland.tasks import NO_TASK
from bottlecap.games.wasteland.things import slot_for
from bottlecap.games.wasteland.tokens import FACTION_NAMES, LETTER_NAMES, LETTER_TOKENS, ROLE_NAMES, TYPES, WORN
from bottlecap.games.wasteland.turns import PlaceHidden, TurningUp

# By deck of a card: the zones in which it can be while nobody has it, besides the box.
ZONES = (
    (int(LOOT_DECK), int(LOOT_DISCARD)),
    (int(ASSET_DECK), int(ASSET_DISCARD), int(ON_MARKET), int(SHOWN)),
    (int(UNIQUE_DECK), int(UNIQUE_GONE)),
    (),
)
MOST_SEATS = 8


def complaint_of(s: WastelandState) -> str:
    """What is impossible about this state, as "field: reason", or nothing."""
    return (
        survivors_complaint(s)
        or letters_complaint(s)
        or items_complaint(s)
        or worn_complaint(s)
        or agendas_complaint(s)
        or map_complaint(s)
        or tokens_complaint(s)
        or markers_complaint(s)
        or enemies_complaint(s)
        or laid_complaint(s)
        or waits_complaint(s)
        or story_complaint(s)
        or throw_complaint(s)
        or turning_complaint(s)
    )


def seats_of(s: WastelandState) -> range:
    return range(int(s.players))


# --- survivors --------------------------------------------------------------------------------------------------------


def survivors_complaint(s: WastelandState) -> str:
    chosen = [int(survivor) for survivor in s.survivor if survivor >= 0]
    if len(set(chosen)) != len(chosen):
        return "survivor: two players have the same one"
    for seat in seats_of(s):
        where, living = s.where[seat], s.survivor[seat] >= 0 and not s.is_out(seat)
        off_map = where == MOTHERSHIP and (is_off_map_there(s) or any(isinstance(step, ComeBack) for step in s.steps))
        if where != NOWHERE and not (living and (off_map or s.map().is_on_map(s.face_at, where))):
            return f"where[{seat}]: there is no such place on the map, or no survivor to be there"
        if s.survivor[seat] >= 0 and s.health[seat] > s.full_health(seat):
            return f"health[{seat}]: more than the survivor can have"
    return ""


def letters_complaint(s: WastelandState) -> str:
    """Each letter has five tokens: in the supply, on boards, or just drawn; besides these each survivor has one of their own."""
    drawn: list[int] = []
    for decision in s.pending:
        if isinstance(decision, DrawingLetter):
            drawn.append(int(decision.drawn))
        elif isinstance(decision, ChoosingLetter):
            drawn += [int(decision.first), int(decision.second)]
    drawn = [letter for letter in drawn if letter != NO_LETTER]
    for letter, name in enumerate(LETTER_NAMES):
        held = len([seat for seat in seats_of(s) if s.has_letter(seat, letter) and s.own_letter(seat) != letter])
        if s.supply[letter] + held + drawn.count(letter) != LETTER_TOKENS:
            return f"supply: there are {LETTER_TOKENS} tokens of {name} in all, besides the survivors' own"
    return ""


# --- cards ------------------------------------------------------------------------------------------------------------


def items_complaint(s: WastelandState) -> str:
    for item in range(len(s.items.zone)):
        zone = int(s.items.zone[item])
        if zone >= HELD + s.players:
            return "items: somebody has one who does not take part"
        if zone < HELD and zone != BOX and zone not in ZONES[s.content.item_deck[item]]:
            return f"items: {s.content.ids['item'][item]} cannot be there"
    for name, items in (("turned", s.turned), ("gained", s.gained)):
        if any(s.items.zone[item] < HELD for item in members_of(items)):
            return f"{name}: an item that nobody has"
    places = [int(s.items.order[item]) for item in s.items.within(ON_MARKET)]
    if len(set(places)) != len(places) or any(place < 0 for place in places):
        return "items: each card of the market has a place of its own, from 0 on"
    return ""


def worn_complaint(s: WastelandState) -> str:
    for seat in seats_of(s):
        for slot in range(int(WORN)):
            item = s.wears(seat, slot)
            if item >= 0 and not s.holds_item(seat, item):
                return f"worn: seat {seat} wears what it does not have"
            if item >= 0 and slot_for(s, item) != slot:
                return f"worn: seat {seat} wears a card in a slot that is not the card's"
    if any(s.perks.count(PERK_HELD + seat) > 0 for seat in range(int(s.players), MOST_SEATS)):
        return "perks: somebody has one who does not take part"
    return ""


def agendas_complaint(s: WastelandState) -> str:
    if any(s.agendas.count(HAND + seat) + s.agendas.count(PLEDGED + seat) > 0 for seat in range(int(s.players), MOST_SEATS)):
        return "agendas: somebody has one who does not take part"
    for agenda in range(len(s.agendas.zone)):
        if (s.agendas.zone[agenda] == AGENDA_BOX) != (s.content.agenda_players[agenda] > s.players):
            return "agendas: in the box are the cards for more players, and no others"
    for seat in seats_of(s):
        pledged = s.agendas.within(PLEDGED + seat)
        if len(pledged) > 1 or any(s.content.agenda_faction[agenda] < 0 for agenda in pledged):
            return f"agendas: seat {seat} can be loyal by one card of a faction"
    return ""


# --- the map ----------------------------------------------------------------------------------------------------------


def map_complaint(s: WastelandState) -> str:
    layout, atlas = s.map(), s.content.atlas
    lying = [int(face) for face in s.face_at if face >= 0]
    if len(set(lying)) != len(lying):
        return "face_at: a face lies in two places"
    for face in range(len(s.tiles.zone)):
        zone = s.tiles.zone[face]
        if (zone == FACE_UP) != (face in lying) or (zone != FACE_UP and zone != bag_of_back(atlas.backs[face])):
            return f"tiles: {atlas.face_ids[face]} cannot be there, by face_at"
    for slot in range(int(SLOTS)):
        face, start = int(s.face_at[slot]), int(layout.starts[slot])
        if start >= 0 and face != start:
            return f"face_at[{slot}]: the scenario lays another tile there"
        if face >= 0 and atlas.backs[face] != layout.backs[slot]:
            return f"face_at[{slot}]: that tile has another back"
    return ""


def coming_up(s: WastelandState) -> list[int]:
    """Tiles that have just come up, on whose sectors what stood there is still being placed."""
    return [int(DOWN + step.tile) for step in s.steps if isinstance(step, PlaceHidden)]


def tokens_complaint(s: WastelandState) -> str:
    still = coming_up(s)
    for faction, name in enumerate(FACTION_NAMES):
        for token in s.tokens_of(faction):
            if token > 0 and not s.map().is_on_map(s.face_at, token - 1) and token - 1 not in still:
                return f"{name}s: there is no such place on the map"
    if s.reason == PLAYING and any(steps >= s.track for steps in s.power):
        return "power: a faction has reached the end of the track, and the match goes on"
    return ""


def markers_complaint(s: WastelandState) -> str:
    """Markers lie where something can, and with the quest that lays them; caps lie on cards in play and on the map."""
    coming_up = [int(DOWN + step.tile) for step in s.steps if isinstance(step, PlaceMarkers)]
    coming_up += [int(DOWN + decision.tile) for decision in s.pending if isinstance(decision, PlacingMarker)]
    for marker in range(len(s.content.ids["marker"])):
        sector, quest = int(s.markers[marker]) - 1, int(s.marker_quest[marker]) - 1
        if sector >= 0 and not can_lie(s, sector) and sector not in coming_up:
            return f"markers[{marker}]: there is no such place"
        if quest >= 0 and (sector < 0 or s.quests.zone[quest] != STAGED):
            return f"marker_quest[{marker}]: it does not lie there, or that quest is not in play"
    for quest in range(len(s.content.ids["quest"])):
        if s.quest_caps[quest] > 0 and s.quests.zone[quest] != STAGED:
            return f"quest_caps[{quest}]: caps lie on quests in play alone"
    capped = [int(cap) - 1 for cap in s.capped if cap > 0]
    if len(set(capped)) != len(capped) or not all(is_sector(sector) and s.map().is_on_map(s.face_at, sector) for sector in capped):
        return "capped: there is no such place on the map, or it has two caps"
    for met in s.met:
        if met > WHERES and not is_sector(met - WHERES - 1):
            return "met: there is no second icon in such a place"
    return ""


def can_lie(s: WastelandState, sector: int) -> bool:
    """Whether a marker can lie there: on the map, or, waiting, in a named place."""
    named = is_sector(sector) and s.content.atlas.named[sector] >= 0
    return bool(s.map().is_on_map(s.face_at, sector) or named)


def enemies_complaint(s: WastelandState) -> str:
    still = coming_up(s)
    for enemy in range(len(s.enemies.zone)):
        zone, type = int(s.enemies.zone[enemy]), int(s.content.enemy_type[enemy])
        if zone == ON_MAP:
            where = int(s.enemies.order[enemy])
            if not s.map().is_on_map(s.face_at, where) and where not in still:
                return f"enemies: {s.content.ids['enemy'][enemy]} is nowhere on the map"
        elif s.fled >> enemy & 1:
            return "fled: an enemy that is not on the map"
        if zone < ENEMY_DISCARD and zone not in (PILE + type, WAITING + type):
            return f"enemies: {s.content.ids['enemy'][enemy]} is in a pile of another type"
    return "fled_now: an enemy that has not fled" if s.fled_now & ~s.fled else ""


def laid_complaint(s: WastelandState) -> str:
    sectors = [int(sector) - 1 for sector in s.laid if sector > 0]
    for sector in sectors:
        on_icon = is_sector(sector) and s.content.atlas.enemies[sector] >= 0 and s.map().is_on_map(s.face_at, sector)
        if not on_icon or sectors.count(sector) > 1:
            return "laid: a token lies face down on an icon of enemies on the map, alone"
    used = sum(1 << place for place in range(int(ENEMY_TOKENS)) if s.laid[place] > 0)
    if (s.laid_before | s.laid_now) & ~used:
        return "laid_before, laid_now: a token that does not lie there"
    for type in range(int(TYPES)):
        of_type = len([sector for sector in sectors if s.content.atlas.enemies[sector] == type])
        of_pile = int(laid_of_pile(s, type))
        if of_pile > s.enemies.count(PILE + type) or of_type - of_pile != s.enemies.count(WAITING + type):
            return "laid: more tokens lie face down than their pile has lost"
    return ""


def waits_complaint(s: WastelandState) -> str:
    """Tokens that wait apart from their pile are those that lay face down before it was rebuilt, group by group."""
    for enemy in range(int(ENEMY_TOKENS)):
        waiting = s.enemies.zone[enemy] == WAITING + s.content.enemy_type[enemy]
        if waiting != (s.waits[enemy] > 0):
            return "waits: a token has places where it can be while it waits apart from its pile, and only then"
    for type in range(int(TYPES)):
        groups = [int(s.waits[enemy]) for enemy in s.enemies.within(WAITING + type)]
        before = 0
        for place in range(int(ENEMY_TOKENS)):
            if s.laid[place] > 0 and s.laid_before >> place & 1 and laid_type(s, place) == type:
                before |= 1 << place
        for group in set(groups):
            if group & ~before or group.bit_count() != groups.count(group):
                return "waits: as many tokens wait for places as lay there face down before, each group for its own"
            before &= ~group
    return ""


def story_complaint(s: WastelandState) -> str:
    """Cards of a pool of which only some are in the deck; cards that are read, owed and shown, each in a place of its own."""
    if s.pool_surplus > 0 and not (s.content.pool_deck >= 0 and pooled_in(s) > s.pool_surplus):
        return "pool_surplus: fewer cards of the pool than that lie in its deck"
    for name, zone in (("read", READING), ("owed", OWED)):
        places = [int(s.encounters.order[card]) for card in s.encounters.within(zone)]
        if len(set(places)) != len(places):
            return f"encounters: two that are {name} have the same place"
    for seat in seats_of(s):
        roles = [int(s.quests.order[card]) for card in s.quests.within(QUEST_KEPT + seat)]
        roles += [int(s.encounters.order[card]) for card in s.encounters.within(ENCOUNTER_KEPT + seat)]
        if any(not 0 <= role <= len(ROLE_NAMES) for role in roles):
            return f"quests, encounters: seat {seat} keeps a card in a role that there is not"
    for item in s.items.within(SHOWN):
        beside = int(s.items.order[item]) - 1
        if not 0 <= beside < len(s.encounters.zone):
            return f"items: {s.content.ids['item'][item]} is shown beside no encounter"
    for card in range(len(s.content.encounter_swap)):
        if contains(s.swapped, card) and s.content.encounter_swap[card] < 0:
            return f"swapped: no card takes the place of {s.content.ids['encounter'][card]}"
    return ""


def throw_complaint(s: WastelandState) -> str:
    thrown = [die for die in s.dice if die > 0]
    if 0 < len(thrown) < len(s.dice):
        return "dice: all of them are thrown, or none"
    if s.task == NO_TASK and thrown:
        return "dice: nothing is thrown for"
    return "thrower: there is no such seat" if s.thrower >= s.players else ""


def turning_complaint(s: WastelandState) -> str:
    """What is about to be turned up lies face down."""
    waking = [int(d.place) for d in s.pending if isinstance(d, Waking)]
    waking += [int(step.place) for step in s.steps if isinstance(step, TurnUp)]
    if len(set(waking)) != len(waking) or any(s.laid[place] == 0 for place in waking):
        return "pending, steps: a token is turned up that does not lie there, or twice"
    if any(isinstance(d, TurningUp) and s.face_at[d.tile] >= 0 for d in s.pending):
        return "pending: a tile is turned up that lies face up"
    return ""
