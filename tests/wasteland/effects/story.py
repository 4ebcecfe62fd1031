"""What the rules of Wasteland do, switched off: quests, encounters, the library."""

from typing import Any, cast

from librt.vecs import vec
from tests.mutation import Effects
from tests.ways import Method, and_then, but_first, constant, instead, nothing, wrapped

from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland import game, turns, watching
from bottlecap.games.wasteland.effects.conditions import Has
from bottlecap.games.wasteland.foes import put_token
from bottlecap.games.wasteland.rulebook import QUEST_ACTION
from bottlecap.games.wasteland.state import ENCOUNTER_TRASH, QUEST_TRASH, STAGED, WastelandState, of
from bottlecap.games.wasteland.story import encountering, gains, goals, library, trying
from bottlecap.games.wasteland.story import nothing as without_effect
from bottlecap.games.wasteland.story.base import BY_LEVEL, LEAST_BY_LEVEL, NO_ONE, Phrase
from bottlecap.games.wasteland.story.encountering import Encounter, ReadOptions
from bottlecap.games.wasteland.story.places import Empty
from bottlecap.games.wasteland.story.questing import Quest
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.story.trying import Verdict
from bottlecap.games.wasteland.tokens import COMPANION_SLOT

# A zone that no card is in.
NO_ZONE = 999


def free(_kind: Encounter, state: State, *_args: object) -> None:
    of(state).actions += 1


def told_at_once(self: ReadOptions, state: State) -> None:
    """What comes of the first option, before anybody has chosen."""
    state.tell(trying.TOLD, self.seat, self.encounter, 0, 1)


def the_other_way_round(_self: Verdict, state: State) -> None:
    of(state).won = 1 - of(state).won


def trashed(s: WastelandState, encounter: int) -> None:
    s.encounters.move(encounter, ENCOUNTER_TRASH)


def shuffled_in(s: WastelandState, encounter: int) -> None:
    s.encounters.move(encounter, s.content.encounter_deck[encounter])


def of_the_first_level(original: Method, amount: int, _level: int) -> int:
    return cast(int, original(amount, 1))


def below_nothing(amount: int, level: int) -> int:
    return amount if amount < LEAST_BY_LEVEL else abs(level + amount - int(BY_LEVEL))


def for_the_first_player(original: Method, kind: Quest, state: State, decision: Decision, goal: int) -> int:
    found = cast(int, original(kind, state, decision, goal))
    return QUEST_ACTION if found == LEGAL and decision.seat != of(state).first_player else found


def by_the_next(original: Method, s: WastelandState, what: int, seat: int, number: int) -> None:
    original(s, what, (seat + 1) % s.players, number)


def from_right_to_left(original: Method, self: Run, state: State) -> None:
    """Phrases are done in the other order."""
    row = of(state).content.rows[self.row]
    phrases = row.phrases
    row.phrases = vec[Phrase](list(phrases)[::-1])
    original(self, state)
    row.phrases = phrases


def leaves_play(s: WastelandState, goal: int, _actor: int) -> None:
    quest = s.content.choices[goal].quest
    if s.quests.zone[quest] == STAGED:
        s.quests.move(quest, QUEST_TRASH)


def by_the_next_player(original: Method, s: WastelandState, actor: int) -> int:
    return (cast(int, original(s, actor)) + 1) % int(s.players)


def anywhere_in_the_deck(s: WastelandState, encounter: int, _resolved: int) -> None:
    if s.encounters.zone[encounter] == 0:
        s.encounters.move(encounter, s.content.encounter_deck[encounter])
        s.tell(library.ADDED_ENCOUNTER, s.content.encounter_number[encounter])


def added_again(s: WastelandState, encounter: int, _resolved: int) -> None:
    s.encounters.mix_in(encounter, s.content.encounter_deck[encounter], s.players)
    s.tell(library.ADDED_ENCOUNTER, s.content.encounter_number[encounter])


def staged_again(s: WastelandState, quest: int, _actor: int) -> None:
    s.quests.move(quest, STAGED, 1)
    s.watched = library.watched_by_quests(s)
    s.tell(library.STAGED_QUEST, quest)


def for_somebody(original: Method, s: WastelandState, row: int, actor: int) -> None:
    original(s, row, s.first_player if actor == NO_ONE else actor)


def laid_at_once(s: WastelandState, faction: int, sector: int, _seat: int) -> None:
    put_token(s, faction, sector)


def of_tokens_alone(original: Method, self: Empty, s: WastelandState, sector: int) -> bool:
    return not s.lies_at(0, sector) and not s.lies_at(1, sector)


def of_people_alone(original: Method, self: Empty, s: WastelandState, sector: int) -> bool:
    return sector not in list(s.where)


def equipped_only(_self: Any, s: WastelandState, seat: int) -> bool:
    return bool(s.wears(seat, COMPANION_SLOT) >= 0)


TOLD = {"told-at-once": but_first(ReadOptions, "run", told_at_once)}
EFFECTS: Effects = {
    "encounter": {"free": and_then(Encounter, "apply", free)},
    "encounter-reader": TOLD,
    "solo-read": TOLD,
    "encounter-success": {"the-other-way-round": but_first(Verdict, "run", the_other_way_round)},
    "encounter-bottom": {
        "trashed": instead(encountering, "put_away", trashed),
        "shuffled-in": instead(encountering, "put_away", shuffled_in),
    },
    "encounter-level": {
        "always-one": wrapped(without_effect, "amount_at", of_the_first_level),
        "below-nothing": instead(without_effect, "amount_at", below_nothing),
    },
    "quest-open": {"for-the-first-player": wrapped(Quest, "check", for_the_first_player)},
    "quest-auto": {"never": nothing(watching, "notice"), "by-the-next": wrapped(watching, "notice", by_the_next)},
    "quest-results": {"nothing": nothing(goals, "carry_out"), "from-right-to-left": wrapped(Run, "run", from_right_to_left)},
    "quest-stays": {"leaves": and_then(goals, "complete", leaves_play), "for-ever": nothing(library, "trash")},
    "quest-staging": {"nothing": nothing(library, "carry_out"), "by-the-next": wrapped(gains, "decider", by_the_next_player)},
    "library": {"open": constant(game, "QUEST_LIBRARY", NO_ZONE), "decks-open": constant(game, "OPEN_ENCOUNTERS", range(1, 15))},
    "result-add": {"nothing": nothing(library, "add"), "anywhere": instead(library, "add", anywhere_in_the_deck)},
    "result-stage": {"nothing": nothing(library, "stage")},
    "library-gone": {"added-again": instead(library, "add", added_again), "staged-again": instead(library, "stage", staged_again)},
    "goal-of-nobody": {"for-somebody": wrapped(goals, "carry_out", for_somebody)},
    "place-not-yet": {"never": nothing(turns, "lay_waiting"), "at-once": instead(gains, "put_at", laid_at_once)},
    "empty-sector": {
        "with-people": wrapped(Empty, "holds", of_tokens_alone),
        "with-tokens": wrapped(Empty, "holds", of_people_alone),
    },
    "has-companion": {"equipped-only": instead(Has, "holds", equipped_only)},
}
