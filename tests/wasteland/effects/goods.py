"""What the rules of Wasteland do, switched off: loot, things, the market, camps."""

from typing import cast

from tests.mutation import Effects
from tests.ways import Method, constant, instead, nothing, wrapped

from bottlecap.engine.base import replaced
from bottlecap.engine.state import State
from bottlecap.games.wasteland import camping, things, trading
from bottlecap.games.wasteland.camping import BreakCamp, ReadyCards, Sleep, next_turned, ready
from bottlecap.games.wasteland.state import LOOT_DISCARD, ON_MARKET, UNIQUE_DECK, UNIQUE_GONE, WastelandState, of
from bottlecap.games.wasteland.story.gains import TakeItem
from bottlecap.games.wasteland.story.giving import GainUnique
from bottlecap.games.wasteland.things import GainOwnCard, Happen, Loot, gain_item
from bottlecap.games.wasteland.trading import AddToMarket, FillMarket, NextDeal, Trading

# A number that no kind of card has.
NO_KIND = 99


def for_nothing(self: ReadyCards, state: State) -> None:
    """Whatever a companion asks for, and whatever it costs."""
    s = of(state)
    item = next_turned(s, self.seat, 0)
    while item >= 0:
        ready(s, self.seat, item)
        item = next_turned(s, self.seat, 0)


def one_by_one(original: Method, self: Loot, state: State) -> None:
    if self.left > 1:
        state.push(Loot(self.seat, self.left - 1))
    original(Loot(self.seat, min(int(self.left), 1)), state)


def back_into_its_deck(original: Method, s: WastelandState, item: int) -> int:
    found = cast(int, original(s, item))
    return int(UNIQUE_DECK) if found == UNIQUE_GONE else found


def carried_at_first(self: GainOwnCard, state: State) -> None:
    gain_item(of(state), self.seat, self.item)


def not_counted(s: WastelandState, seat: int, asked: Trading) -> None:
    s.push(NextDeal(seat, asked.deals, asked.cheaper, asked.kinds, asked.sale))


def leftmost(s: WastelandState) -> int:
    return next(int(item) for item in s.items.within(ON_MARKET) if s.items.order[item] == 0)


def not_above_a_hundred(s: WastelandState, seat: int, caps: int) -> None:
    s.caps = replaced(s.caps, seat, min(s.caps[seat] + caps, 100))


def companions_too(_self: TakeItem, s: WastelandState, _run: object) -> object:
    return s.items.within(ON_MARKET)


EFFECTS: Effects = {
    "camp": {
        "less-health": constant(camping, "CAMP_HEALTH", 2),
        "no-rest": nothing(Sleep, "apply"),
        "unreadied": nothing(BreakCamp, "apply"),
    },
    "companion-ready": {"for-nothing": instead(ReadyCards, "run", for_nothing)},
    "loot-event": {"nothing": nothing(Happen, "run"), "kept": constant(things, "EVENT", NO_KIND)},
    "loot-many": {"one-by-one": wrapped(Loot, "run", one_by_one)},
    "unique-taken": {
        "nothing": nothing(GainUnique, "run"),
        "back-into-its-deck": wrapped(things, "discard_of", back_into_its_deck),
    },
    "character-card": {"carried": instead(GainOwnCard, "run", carried_at_first), "none": nothing(GainOwnCard, "run")},
    "trade-first-card": {"none": nothing(AddToMarket, "run")},
    "trade-times": {"not-counted": instead(trading, "dealt_with", not_counted)},
    "market-four": {
        "leftmost": instead(trading, "rightmost", leftmost),
        "unfilled": nothing(FillMarket, "run"),
        "five": constant(trading, "MARKET", 5),
    },
    "caps": {"not-above-a-hundred": instead(trading, "earn", not_above_a_hundred)},
    "discard-piles": {"one-pile": instead(things, "discard_of", lambda s, item: LOOT_DISCARD)},
    "one-item": {"companions-too": instead(TakeItem, "picks", companions_too), "unfilled": nothing(FillMarket, "run")},
}
