"""Story cards on the move: staged, added to a deck, kept, put under a deck, trashed."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import EventKind, Param
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.state import (
    ENCOUNTER_KEPT,
    ENCOUNTER_LIBRARY,
    ENCOUNTER_TRASH,
    QUEST_KEPT,
    QUEST_LIBRARY,
    QUEST_TRASH,
    READING,
    STAGED,
    WastelandState,
)
from bottlecap.games.wasteland.story.running import Run, carry_out


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
    s.quests.move(quest, to)
    s.watched = watched_by_quests(s)


# --- encounters -------------------------------------------------------------------------------------------------------


def add(s: WastelandState, encounter: i64, resolved: i64) -> None:
    """A card of the library, or the one being resolved, is shuffled with as many top cards of its deck as there are players."""
    zone = s.encounters.zone[encounter]
    if zone == ENCOUNTER_LIBRARY or (zone == READING and encounter == resolved):
        s.encounters.mix_in(encounter, s.content.encounter_deck[encounter], s.players)
        s.tell(ADDED_ENCOUNTER, encounter)


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


def keep(s: WastelandState, run: Run) -> None:
    """The card lies with the survivor from now on."""
    row = s.content.rows[run.row]
    if row.quest >= 0 and s.quests.zone[row.quest] == STAGED:
        leave_play(s, row.quest, QUEST_KEPT + run.actor)
        s.tell(KEPT_QUEST, run.actor, row.quest)
    elif row.encounter >= 0 and s.encounters.zone[row.encounter] == READING:
        s.encounters.move(row.encounter, ENCOUNTER_KEPT + run.actor)
        s.tell(KEPT_ENCOUNTER, run.actor, row.encounter)


QUEST_CARD: Final[Param] = Param("quest", domain="quest")
ENCOUNTER_CARD: Final[Param] = Param("encounter", domain="encounter")

STAGED_QUEST: Final[EventKind] = EventKind("quest-staged", [QUEST_CARD])
TRASHED_QUEST: Final[EventKind] = EventKind("quest-trashed", [QUEST_CARD])
KEPT_QUEST: Final[EventKind] = EventKind("quest-kept", [SEAT, QUEST_CARD])
ADDED_ENCOUNTER: Final[EventKind] = EventKind("encounter-added", [ENCOUNTER_CARD])
PUT_UNDER: Final[EventKind] = EventKind("encounter-under", [ENCOUNTER_CARD])
TRASHED_ENCOUNTER: Final[EventKind] = EventKind("encounter-trashed", [ENCOUNTER_CARD])
KEPT_ENCOUNTER: Final[EventKind] = EventKind("encounter-kept", [SEAT, ENCOUNTER_CARD])

EVENTS: Final[list[EventKind]] = [
    STAGED_QUEST,
    TRASHED_QUEST,
    KEPT_QUEST,
    ADDED_ENCOUNTER,
    PUT_UNDER,
    TRASHED_ENCOUNTER,
    KEPT_ENCOUNTER,
]
