"""The item track and the room track: three cards each, refilled from decks whose order nobody knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.cards import Cards
from bottlecap.engine.kinds import ChanceDecision, ChanceKind, StepKind
from bottlecap.engine.sets import minus_all
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.events import (
    ITEM,
    ITEM_DEALT,
    REFRESHED,
    RESHUFFLED,
    ROOM,
    ROOM_DEALT,
    TRACK,
)
from bottlecap.games.shelter.state import DECK, DISCARD, ON_TRACK, ShelterState, of

ITEM_TRACK: Final[i64] = 0
ROOM_TRACK: Final[i64] = 1
TRACK_NAMES: Final = ["items", "rooms"]
TRACK_SIZE: Final[i64] = 3


def cards_of(s: ShelterState, track: i64) -> Cards:
    return s.items if track == ITEM_TRACK else s.rooms


def free_slot(cards: Cards) -> i64:
    """The first of the track's three slots that holds no card."""
    used: i64 = 0
    for card in cards.within(ON_TRACK):
        used |= 1 << cards.order[card]
    slot: i64 = 0
    while used >> slot & 1:
        slot += 1
    return slot


class Deal(ChanceKind):
    """The next card of a deck comes on its track."""

    def __init__(self, name: str, track: i64) -> None:
        super().__init__(name, [ITEM if track == ITEM_TRACK else ROOM])
        self.track = track

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return cards_of(of(state), self.track).draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s = of(state)
        cards = cards_of(s, self.track)
        cards.move(card, ON_TRACK, free_slot(cards))
        content = s.content
        changed = content.minds_item_track if self.track == ITEM_TRACK else content.minds_room_track
        s.passed_over = minus_all(s.passed_over, changed)
        state.tell(ITEM_DEALT if self.track == ITEM_TRACK else ROOM_DEALT, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Step):
    """Bring a track back to three; an empty deck is rebuilt from its discards, and with none the track stays short."""

    def __init__(self, track: i64) -> None:
        super().__init__(REFILL)
        self.track = track

    def run(self, state: State, /) -> None:
        track = self.track
        s = of(state)
        cards = cards_of(s, track)
        if cards.count(ON_TRACK) >= TRACK_SIZE:
            return
        if cards.count(DECK) == 0:
            if cards.count(DISCARD) == 0:
                return
            cards.move_all(DISCARD, DECK)
            s.tell(RESHUFFLED, track)
        s.push(Refill(track))
        s.roll(Decision(DEALING_ITEM if track == ITEM_TRACK else DEALING_ROOM))


def refresh(s: ShelterState, seat: i64, track: i64) -> None:
    """Discard the whole track and deal a new one."""
    cards_of(s, track).move_all(ON_TRACK, DISCARD)
    s.tell(REFRESHED, seat, track)
    s.push(Refill(track))


DEAL_ITEM: Final[Deal] = Deal("deal-item", ITEM_TRACK)
DEAL_ROOM: Final[Deal] = Deal("deal-room", ROOM_TRACK)
DEALING_ITEM: Final[ChanceDecision] = ChanceDecision("deal-item", DEAL_ITEM, "setup-tracks")
DEALING_ROOM: Final[ChanceDecision] = ChanceDecision("deal-room", DEAL_ROOM, "setup-tracks")
REFILL: Final[StepKind] = StepKind("refill", Refill, [TRACK])
