"""Results about encounters: the next card of a deck, another option, cards that come into decks later, by lot, or no more."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, DecisionKind, EventKind, Param
from bottlecap.engine.sets import plus
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland.params import AMOUNT, SEAT
from bottlecap.games.wasteland.state import ENCOUNTER_LIBRARY, ENCOUNTER_TRASH, OWED, READING, WastelandState, of
from bottlecap.games.wasteland.story.base import ForAll, Phrase
from bottlecap.games.wasteland.story.conditions import StoryCondition
from bottlecap.games.wasteland.story.encountering import DECK, meet
from bottlecap.games.wasteland.story.library import CARD_NUMBER, ENCOUNTER_CARD, FACE_DOWN, deck_size, mix_in
from bottlecap.games.wasteland.story.notation import Number, StoryVerb
from bottlecap.games.wasteland.story.parts import Cards, Pooled, Swapped, ThisDeck
from bottlecap.games.wasteland.story.running import LEVEL, Run
from bottlecap.games.wasteland.story.trying import OPTION, attempt, can_try

# --- the next card ----------------------------------------------------------------------------------------------------


def deck_of(s: WastelandState, run: Run) -> i64:
    """The deck of the card that a row is of."""
    return s.content.encounter_deck[s.content.rows[run.row].encounter]


class NextCard(Phrase):
    """The next card of the same deck is encountered, before the row goes on; where there is none, that is all."""

    def do(self, s: WastelandState, run: Run) -> None:
        meet(s, run.actor, deck_of(s, run), run.level)


class NextCardMay(Phrase):
    """So too, if the survivor likes."""

    def do(self, s: WastelandState, run: Run) -> None:
        deck = deck_of(s, run)
        if deck_size(s, deck) > 0:
            s.ask(run.actor, GoingOn(deck, run.level))


@mypyc_attr(acyclic=True, free_list_len=1)
class GoingOn(Decision):
    """Is the next card of that deck encountered too?"""

    def __init__(self, deck: i64, level: i64) -> None:
        super().__init__(GOING_ON)
        self.deck = deck
        self.level = level


class GoDeeper(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        asked = cast(GoingOn, decision)
        meet(of(state), decision.seat, asked.deck, asked.level)


class TurnBack(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).tell(TURNED_BACK, decision.seat)


class LastInDeck(StoryCondition):
    """No card is left in the deck of this one: it was the last."""

    def __init__(self, deck: i64) -> None:
        self.deck = deck

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        return deck_size(s, self.deck) == 0


# --- another option ---------------------------------------------------------------------------------------------------


class CarryOutOption(Phrase):
    """An option of this card is carried out, as if it had been chosen; one that cannot be chosen is not."""

    def __init__(self, option: i64) -> None:
        self.option = option

    def do(self, s: WastelandState, run: Run) -> None:
        encounter = s.content.rows[run.row].encounter
        number = s.content.encounter_first[encounter] + self.option - 1
        choice = s.content.choices[number]
        if choice.need.holds(s, run.actor) and can_try(s, run.actor, choice):
            s.tell(OPTION_FOLLOWS, run.actor, encounter, self.option)
            attempt(s, run.actor, number, run.level)


# --- into decks, and out of them --------------------------------------------------------------------------------------


class AddThisAtTurnEnd(ForAll):
    """This card waits, and is added to its deck when the turn ends."""

    def do(self, s: WastelandState, run: Run) -> None:
        this = s.content.rows[run.row].encounter
        if s.encounters.zone[this] == READING:
            s.encounters.move(this, OWED, s.encounters.count(OWED) + 1)
            s.tell(ENCOUNTER_OWED, this)


class Pool(ForAll):
    """As many of these cards as there are players are shuffled into their deck; which, nobody knows before they are drawn.

    All of them go into the bag, and `pool_surplus` counts those that are not there: all that could be are equally likely.
    """

    def __init__(self, encounters: vec[i64]) -> None:
        self.encounters = encounters

    def do(self, s: WastelandState, run: Run) -> None:
        pooled: i64 = 0
        for encounter in self.encounters:
            if s.encounters.zone[encounter] == ENCOUNTER_LIBRARY:
                s.encounters.move(encounter, s.content.encounter_deck[encounter])
                pooled += 1
        if pooled > 0:
            s.pool_surplus = max(pooled - s.players, 0)
            s.tell(POOLED, s.content.pool_deck, pooled - s.pool_surplus, pooled)


class Swap(ForAll):
    """From now on the other card is added in the place of the one; if that was just added, the other takes its place."""

    def __init__(self, old: i64, new: i64) -> None:
        self.old = old
        self.new = new

    def do(self, s: WastelandState, run: Run) -> None:
        s.swapped = plus(s.swapped, self.old)
        deck = s.content.encounter_deck[self.old]
        cards = s.encounters
        if cards.zone[self.old] == deck and cards.order[self.old] > 0 and cards.order[self.old] == cards.top_layer(deck):
            cards.move(self.old, ENCOUNTER_LIBRARY)
            s.tell(SWAPPED, s.content.encounter_number[self.old])
            if cards.zone[self.new] == ENCOUNTER_LIBRARY:
                mix_in(s, self.new)


class TrashFromDeck(ForAll):
    """Those of these cards that are in their deck leave the game, unread; who has looked through a deck shuffles it."""

    def __init__(self, encounters: vec[i64]) -> None:
        self.encounters = encounters

    def do(self, s: WastelandState, run: Run) -> None:
        deck = s.content.encounter_deck[self.encounters[0]]
        s.encounters.shuffle(deck)
        s.tell(DECK_SEARCHED, deck)
        for encounter in self.encounters:
            if s.encounters.zone[encounter] == deck:
                s.encounters.move(encounter, ENCOUNTER_TRASH, FACE_DOWN)
                s.tell(TRASHED_UNREAD, s.content.encounter_number[encounter])


GO_DEEPER: Final[GoDeeper] = GoDeeper("go-deeper")
TURN_BACK: Final[TurnBack] = TurnBack("turn-back")
GOING_ON: Final[DecisionKind] = DecisionKind(
    "go-deeper", [GO_DEEPER, TURN_BACK], "may-is-optional", [DECK, LEVEL], make=GoingOn, shown=[DECK]
)

POOL_SIZE: Final[Param] = Param("pool", 1000)

TURNED_BACK: Final[EventKind] = EventKind("turned-back", [SEAT])
OPTION_FOLLOWS: Final[EventKind] = EventKind("option-follows", [SEAT, ENCOUNTER_CARD, OPTION])
ENCOUNTER_OWED: Final[EventKind] = EventKind("encounter-owed", [ENCOUNTER_CARD])
POOLED: Final[EventKind] = EventKind("pooled", [DECK, AMOUNT, POOL_SIZE])
SWAPPED: Final[EventKind] = EventKind("encounter-swapped", [CARD_NUMBER])
DECK_SEARCHED: Final[EventKind] = EventKind("deck-searched", [DECK])
TRASHED_UNREAD: Final[EventKind] = EventKind("encounter-trashed-unread", [CARD_NUMBER])

ACTIONS: Final[list[ActionKind]] = [GO_DEEPER, TURN_BACK]
DECISIONS: Final[list[DecisionKind]] = [GOING_ON]
EVENTS: Final[list[EventKind]] = [
    TURNED_BACK,
    OPTION_FOLLOWS,
    ENCOUNTER_OWED,
    POOLED,
    SWAPPED,
    DECK_SEARCHED,
    TRASHED_UNREAD,
]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb("next card", NextCard),
    StoryVerb("next card may", NextCardMay),
    StoryVerb("option", CarryOutOption, [Number("option", 1, 3)]),
    StoryVerb("add this at turn end", AddThisAtTurnEnd),
    StoryVerb("pool", Pool, [Pooled("encounters")]),
    StoryVerb("swap", Swap, [Swapped("encounters")]),
    StoryVerb("trash from deck", TrashFromDeck, [Cards("encounters")]),
]
CONDITIONS: Final[list[StoryVerb]] = [StoryVerb("last-in-deck", LastInDeck, [ThisDeck("deck")])]
