"""Results about the market and the deck of assets: trading on special terms, cards that are turned up, taken, laid aside."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.params import ITEM, SEAT
from bottlecap.games.wasteland.state import ASSET_DECK, ASSET_DISCARD, ON_MARKET, SHOWN, WastelandState, of
from bottlecap.games.wasteland.story.base import Phrase, amount_at
from bottlecap.games.wasteland.story.library import ENCOUNTER_CARD
from bottlecap.games.wasteland.story.notation import Amount, Number, StoryVerb
from bottlecap.games.wasteland.story.parts import Flag, Kinds, Said
from bottlecap.games.wasteland.story.running import Run, pick_item
from bottlecap.games.wasteland.things import Stow, gain_item, refilled
from bottlecap.games.wasteland.tokens import COMPANION
from bottlecap.games.wasteland.trading import LEFT_MARKET, AddToMarket, FillMarket, Trade, rightmost

# --- the market -------------------------------------------------------------------------------------------------------


class Shop(Phrase):
    """Trade so many times: with more cards laid out first, with kinds of things cheaper, with more caps for each sale."""

    def __init__(self, deals: i64, more: i64, cheaper: i64, kinds: i64, sale: i64) -> None:
        self.deals = deals
        self.more = more
        self.cheaper = cheaper
        self.kinds = kinds
        self.sale = sale

    def do(self, s: WastelandState, run: Run) -> None:
        deals = amount_at(self.deals, run.level)
        if deals > 0:
            s.push(Trade(run.actor, deals, self.cheaper, self.kinds, self.sale))
            if self.more > 0:
                s.push(AddToMarket(self.more))


class Renew(Phrase):
    """So many cards of the market, those that have lain there longest, make room for others."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def do(self, s: WastelandState, run: Run) -> None:
        left = min(amount_at(self.cards, run.level), s.items.count(ON_MARKET))
        if left > 0:
            s.push(FillMarket())
        while left > 0:
            item = rightmost(s)
            s.items.move(item, ASSET_DISCARD)
            s.tell(LEFT_MARKET, item)
            left -= 1


class AssetFromDiscards(Phrase):
    """One of the assets that were discarded, of choice."""

    def do(self, s: WastelandState, run: Run) -> None:
        if s.items.count(ASSET_DISCARD) > 0:
            pick_item(s, run)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return s.items.within(ASSET_DISCARD)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        s.push(Stow(run.actor))
        gain_item(s, run.actor, number)


# --- a companion out of the deck --------------------------------------------------------------------------------------


class CompanionFromAssets(Phrase):
    """Assets are turned up until a companion comes, who comes along with somebody like this (free: with anybody)."""

    def __init__(self, free: i64) -> None:
        self.free = free

    def do(self, s: WastelandState, run: Run) -> None:
        s.push(SeekCompanion(run.actor, self.free))


@mypyc_attr(acyclic=True, free_list_len=1)
class SeekCompanion(Step):
    """The next asset is turned up, if a companion can still come."""

    def __init__(self, seat: i64, free: i64) -> None:
        super().__init__(SEEK_COMPANION)
        self.seat = seat
        self.free = free

    def run(self, state: State, /) -> None:
        s = of(state)
        if has_companion(s, ASSET_DECK) or has_companion(s, ASSET_DISCARD):
            refilled(s, ASSET_DECK, ASSET_DISCARD)
            s.roll(Seeking(self.seat, self.free))
        else:
            s.tell(NO_COMPANION, self.seat)


def has_companion(s: WastelandState, zone: i64) -> bool:
    """Whether there is a companion among the cards of a deck or its discards. Everybody knows which cards these are."""
    for item in s.items.within(zone):
        if s.content.item_kind[item] == COMPANION:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Seeking(Decision):
    """Which asset comes next while a survivor waits for a companion."""

    def __init__(self, seeker: i64, free: i64) -> None:
        super().__init__(SEEKING)
        self.seeker = seeker
        self.free = free


class TurnUpAsset(ChanceKind):
    """Anything but a companion is discarded, and the next one comes; so is a companion who does not come along."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(ASSET_DECK)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, asked = of(state), cast(Seeking, decision)
        seat = asked.seeker
        s.tell(ASSET_TURNED_UP, seat, item)
        if s.content.item_kind[item] != COMPANION:
            s.push(SeekCompanion(seat, asked.free))
            s.items.move(item, ASSET_DISCARD)
        elif asked.free or s.content.item_recruit[item].holds(s, seat):
            s.push(Stow(seat))
            gain_item(s, seat, item)
        else:
            s.items.move(item, ASSET_DISCARD)
            s.tell(STAYED_AWAY, seat, item)
        refilled(s, ASSET_DECK, ASSET_DISCARD)


# --- an asset that lies beside an encounter ---------------------------------------------------------------------------


class ShowAsset(Phrase):
    """The top asset is turned up and lies beside this card."""

    def do(self, s: WastelandState, run: Run) -> None:
        if refilled(s, ASSET_DECK, ASSET_DISCARD):
            s.roll(Showing(s.content.rows[run.row].encounter))


@mypyc_attr(acyclic=True, free_list_len=1)
class Showing(Decision):
    """Which asset lies beside an encounter."""

    def __init__(self, encounter: i64) -> None:
        super().__init__(SHOWING)
        self.encounter = encounter


class ShowItem(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(ASSET_DECK)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s = of(state)
        s.items.move(item, SHOWN, cast(Showing, decision).encounter + 1)
        s.tell(ASSET_SHOWN, item)
        refilled(s, ASSET_DECK, ASSET_DISCARD)


def shown_beside(s: WastelandState, encounter: i64) -> vec[i64]:
    """The assets that lie beside an encounter."""
    out = vec[i64]()
    if s.items.count(SHOWN) > 0:
        for item in s.items.within(SHOWN):
            if s.items.order[item] == encounter + 1:
                out = append(out, item)
    return out


def drop_shown(s: WastelandState, encounter: i64) -> None:
    """What lies beside an encounter is discarded."""
    for item in shown_beside(s, encounter):
        s.items.move(item, ASSET_DISCARD)
        s.tell(ASSET_DROPPED, item)


class TakeShown(Phrase):
    """The survivor takes what lies beside this card."""

    def do(self, s: WastelandState, run: Run) -> None:
        items = shown_beside(s, s.content.rows[run.row].encounter)
        if len(items) > 0:
            s.push(Stow(run.actor))
        for item in items:
            gain_item(s, run.actor, item)


class DropShown(Phrase):
    """What lies beside this card is discarded, whoever is still there."""

    def is_personal(self) -> bool:
        return False

    def do(self, s: WastelandState, run: Run) -> None:
        drop_shown(s, s.content.rows[run.row].encounter)


FREE: Final[Param] = Param("free", 2)

TURN_UP_ASSET: Final[TurnUpAsset] = TurnUpAsset("turn-up-asset", [ITEM])
SHOW_ITEM: Final[ShowItem] = ShowItem("show-asset", [ITEM])
SEEKING: Final[ChanceDecision] = ChanceDecision(
    "turn-up-asset", TURN_UP_ASSET, "result-basic", [Param("seeker", 4, domain="seat"), FREE], make=Seeking
)
SHOWING: Final[ChanceDecision] = ChanceDecision("show-asset", SHOW_ITEM, "result-basic", [ENCOUNTER_CARD], make=Showing)
SEEK_COMPANION: Final[StepKind] = StepKind("seek-companion", SeekCompanion, [SEAT, FREE])

ASSET_TURNED_UP: Final[EventKind] = EventKind("asset-turned-up", [SEAT, ITEM])
STAYED_AWAY: Final[EventKind] = EventKind("stayed-away", [SEAT, ITEM])
NO_COMPANION: Final[EventKind] = EventKind("no-companion", [SEAT])
ASSET_SHOWN: Final[EventKind] = EventKind("asset-shown", [ITEM])
ASSET_DROPPED: Final[EventKind] = EventKind("asset-dropped", [ITEM])

ACTIONS: Final[list[ActionKind]] = [TURN_UP_ASSET, SHOW_ITEM]
DECISIONS: Final[list[DecisionKind]] = [SEEKING, SHOWING]
STEPS: Final[list[StepKind]] = [SEEK_COMPANION]
EVENTS: Final[list[EventKind]] = [ASSET_TURNED_UP, STAYED_AWAY, NO_COMPANION, ASSET_SHOWN, ASSET_DROPPED]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb(
        "shop",
        Shop,
        [
            Amount("deals", 9),
            Said("more", [Number("more", 1, 4)], [0]),
            Said("cheaper", [Number("cheaper", 1, 9), Kinds("kinds")], [0, 0]),
            Said("sale", [Number("sale", 1, 9)], [0]),
        ],
    ),
    StoryVerb("renew", Renew, [Amount("cards", 4)]),
    StoryVerb("companion from assets", CompanionFromAssets, [Flag("free")]),
    StoryVerb("show asset", ShowAsset),
    StoryVerb("take shown", TakeShown),
    StoryVerb("drop shown", DropShown),
    StoryVerb("asset from discards", AssetFromDiscards),
]
