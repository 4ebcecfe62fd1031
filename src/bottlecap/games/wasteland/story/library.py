"""Story cards on the move: staged, added to a deck, kept, put under a deck, trashed."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.base import holds, replaced
from bottlecap.engine.kinds import EventKind, Param
from bottlecap.engine.sets import contains
from bottlecap.games.wasteland.geography import MOTHERSHIP
from bottlecap.games.wasteland.params import AMOUNT, SEAT
from bottlecap.games.wasteland.state import (
    ENCOUNTER_KEPT,
    ENCOUNTER_LIBRARY,
    ENCOUNTER_TRASH,
    OWED,
    QUEST_KEPT,
    QUEST_LIBRARY,
    QUEST_TRASH,
    READING,
    STAGED,
    WastelandState,
)
from bottlecap.games.wasteland.story.markers import take_markers
from bottlecap.games.wasteland.story.offmap import ComeBack
from bottlecap.games.wasteland.story.running import Run, carry_out
from bottlecap.games.wasteland.story.standing import is_off_map_there

# In the trash: unread.
FACE_DOWN: Final[i64] = 1


def watched_by_quests(s: WastelandState) -> i64:
    """The mask of happenings that any quest in play watches for."""
    watched: i64 = 0
    for quest in s.quests.within(STAGED):
        watched |= s.content.quest_watches[quest]
    return watched


# --- quests -----------------------------------------------------------------------------------------------------------


def stage(s: WastelandState, quest: i64, actor: i64) -> None:
    """A quest of the library comes into play; whoever puts it there carries out what stands at its top."""
    if s.quests.zone[quest] != QUEST_LIBRARY:
        return
    last: i64 = 0
    for other in s.quests.within(STAGED):
        last = max(last, s.quests.order[other])
    s.quests.move(quest, STAGED, last + 1)
    s.watched = watched_by_quests(s)
    s.tell(STAGED_QUEST, quest)
    carry_out(s, s.content.quest_setup[quest], actor)


def leave_play(s: WastelandState, quest: i64, to: i64) -> None:
    """The quest is in play no longer: its markers and its caps go with it, and whoever was on it off the map comes back."""
    s.quests.move(quest, to)
    s.watched = watched_by_quests(s)
    s.quest_caps = replaced(s.quest_caps, quest, 0)
    take_markers(s, quest)
    if holds(s.where, MOTHERSHIP) and not is_off_map_there(s):
        s.push(ComeBack())


# --- encounters -------------------------------------------------------------------------------------------------------


def add(s: WastelandState, encounter: i64, resolved: i64) -> None:
    """A card of the library, or the one being resolved, is shuffled with as many top cards of its deck as there are players.

    In the place of one that was swapped another is added.
    """
    if contains(s.swapped, encounter):
        encounter = s.content.encounter_swap[encounter]
    zone = s.encounters.zone[encounter]
    if zone == ENCOUNTER_LIBRARY or (zone == READING and encounter == resolved):
        mix_in(s, encounter)


def mix_in(s: WastelandState, encounter: i64) -> None:
    deck = s.content.encounter_deck[encounter]
    among = s.players
    if s.pool_surplus > 0 and deck == s.content.pool_deck:
        # What lies under a pool comes after all of it, and there are no more cards of it than can be drawn.
        among = min(among, deck_size(s, deck) - s.encounters.under(deck))
    s.encounters.mix_in(encounter, deck, among)
    s.tell(ADDED_ENCOUNTER, s.content.encounter_number[encounter])


def add_owed(s: WastelandState) -> None:
    """The turn ends: what was to be added then is, in this order."""
    while s.encounters.count(OWED) > 0:
        owed = s.encounters.first(OWED)
        for other in s.encounters.within(OWED):
            if s.encounters.order[other] < s.encounters.order[owed]:
                owed = other
        mix_in(s, owed)


def deck_size(s: WastelandState, deck: i64) -> i64:
    """How many cards can be drawn of a deck: of a pool only so many are in it."""
    if deck == s.content.pool_deck:
        return s.encounters.count(deck) - s.pool_surplus
    return s.encounters.count(deck)


def pooled_in(s: WastelandState) -> i64:
    """How many cards of the pool may still lie in its deck, those that do not counted."""
    count: i64 = 0
    for card in s.encounters.within(s.content.pool_deck):
        if s.content.encounter_pooled[card] and s.encounters.order[card] == 0:
            count += 1
    return count


def pool_may_end(s: WastelandState, deck: i64) -> None:
    """After a card was drawn: once as many of a pool were as are in the deck, the others are trashed, and nobody reads them."""
    if s.pool_surplus > 0 and deck == s.content.pool_deck and pooled_in(s) == s.pool_surplus:
        s.tell(POOL_ENDED, s.pool_surplus)
        for card in s.encounters.within(deck):
            if s.content.encounter_pooled[card] and s.encounters.order[card] == 0:
                s.encounters.take_out(card, ENCOUNTER_TRASH, FACE_DOWN)
        s.pool_surplus = 0


def put_away(s: WastelandState, encounter: i64) -> None:
    """A card that was read and is nowhere else goes under its deck."""
    if s.encounters.zone[encounter] == READING:
        s.encounters.put_under(encounter, s.content.encounter_deck[encounter])
        s.tell(PUT_UNDER, encounter)


# --- whatever card a row is of ----------------------------------------------------------------------------------------


def trash(s: WastelandState, run: Run) -> None:
    """The card leaves the game, if it is still in play."""
    row = s.content.rows[run.row]
    if row.quest >= 0 and s.quests.zone[row.quest] == STAGED:
        leave_play(s, row.quest, QUEST_TRASH)
        s.tell(TRASHED_QUEST, row.quest)
    elif row.encounter >= 0 and s.encounters.zone[row.encounter] == READING:
        s.encounters.move(row.encounter, ENCOUNTER_TRASH)
        s.tell(TRASHED_ENCOUNTER, row.encounter)


def keep(s: WastelandState, run: Run, role: i64) -> None:
    """The card lies with the survivor from now on, in a role (-1: in none). A quest is in play no longer."""
    row = s.content.rows[run.row]
    s.stir(run.actor)
    if row.quest >= 0 and s.quests.zone[row.quest] == STAGED:
        leave_play(s, row.quest, QUEST_KEPT + run.actor)
        s.quests.own()
        s.quests.order[row.quest] = role + 1
        s.tell(KEPT_QUEST, run.actor, row.quest)
    elif row.encounter >= 0 and s.encounters.zone[row.encounter] == READING:
        s.encounters.move(row.encounter, ENCOUNTER_KEPT + run.actor, role + 1)
        s.tell(KEPT_ENCOUNTER, run.actor, row.encounter)


def kept_as(s: WastelandState, seat: i64, role: i64) -> i64:
    """How many cards a survivor keeps in that role."""
    count: i64 = 0
    for quest in s.quests.within(QUEST_KEPT + seat):
        if s.quests.order[quest] == role + 1:
            count += 1
    for encounter in s.encounters.within(ENCOUNTER_KEPT + seat):
        if s.encounters.order[encounter] == role + 1:
            count += 1
    return count


QUEST_CARD: Final[Param] = Param("quest", domain="quest")
ENCOUNTER_CARD: Final[Param] = Param("encounter", domain="encounter")

STAGED_QUEST: Final[EventKind] = EventKind("quest-staged", [QUEST_CARD])
TRASHED_QUEST: Final[EventKind] = EventKind("quest-trashed", [QUEST_CARD])
KEPT_QUEST: Final[EventKind] = EventKind("quest-kept", [SEAT, QUEST_CARD])
# By the number on it alone: what it is nobody knows before it is met.
CARD_NUMBER: Final[Param] = Param("card", 1000)
ADDED_ENCOUNTER: Final[EventKind] = EventKind("encounter-added", [CARD_NUMBER])
PUT_UNDER: Final[EventKind] = EventKind("encounter-under", [ENCOUNTER_CARD])
TRASHED_ENCOUNTER: Final[EventKind] = EventKind("encounter-trashed", [ENCOUNTER_CARD])
KEPT_ENCOUNTER: Final[EventKind] = EventKind("encounter-kept", [SEAT, ENCOUNTER_CARD])
POOL_ENDED: Final[EventKind] = EventKind("pool-ended", [AMOUNT])

EVENTS: Final[list[EventKind]] = [
    STAGED_QUEST,
    TRASHED_QUEST,
    KEPT_QUEST,
    ADDED_ENCOUNTER,
    PUT_UNDER,
    TRASHED_ENCOUNTER,
    KEPT_ENCOUNTER,
    POOL_ENDED,
]
