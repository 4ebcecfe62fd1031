"""What everybody sees: in Monopoly only the order of the decks is hidden."""

from typing import Literal, TypedDict

from bottlecap.engine.cards import Cards
from bottlecap.engine.state import PLAYING
from bottlecap.games.monopoly.auction import least_bid, lot_on_sale, most_bid
from bottlecap.games.monopoly.board import CARD_SHIFT, CASH_BITS, CASH_SHIFT, DEEDS, GROUP_NAMES, PAYEES, has
from bottlecap.games.monopoly.buildings import BUILDING_LOTS
from bottlecap.games.monopoly.deals import deal_of, needed_to_accept
from bottlecap.games.monopoly.debts import Raising
from bottlecap.games.monopoly.estate import raises_meanwhile
from bottlecap.games.monopoly.figures import FiguresView, figures_view
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.odds import LandingView, Turns, odds_view, turns_of
from bottlecap.games.monopoly.state import DECK, TABLE, MonopolyState
from bottlecap.games.monopoly.trade import asked_by, given_by
from bottlecap.games.monopoly.turns import must_agree

DeckName = Literal["special", "guide"]
DECK_NAMES: list[DeckName] = ["special", "guide"]


class BundleView(TypedDict):
    """What one side of a deal gives."""

    deeds: list[str]
    cards: list[DeckName]
    cash: int


class OfferView(TypedDict):
    """An offer that stands: `gives` is what the one who made it would give, `needed` the cash that accepting it takes."""

    seat: int
    to: int
    gives: BundleView
    wants: BundleView
    needed: int


class DeedView(TypedDict):
    """A deed of the board; `owner` is None while the bank has it, as are its figures; `buildings` 5 for a vault."""

    deed: str
    owner: int | None
    mortgaged: bool
    buildings: int
    figures: FiguresView | None


class WorthView(TypedDict):
    """What a player's worth is made of beside the cash: deeds at their price, mortgaged ones at half of it, buildings at half
    price."""

    deeds: int
    mortgaged: int
    buildings: int


class FortuneView(TypedDict):
    """`jail` is None outside jail, else which try to throw a double comes next; `bankrupt` as which one they went out.

    `raisable`: all that they can pay, once everything is sold and mortgaged. `business`: whether they may do business now
    ("open"), raise what they owe ("debt"), raise cash and nothing else ("raise"), or must wait. `odds`: of their next turn;
    None where there is none.
    """

    token: str | None
    cash: int
    square: str
    jail: int | None
    cards: list[DeckName]
    bankrupt: int | None
    offers_left: int
    agrees_to_end: bool
    worth: int
    worth_parts: WorthView
    raisable: int
    business: Literal["open", "debt", "raise", "wait"]
    odds: LandingView | None


class AuctionView(TypedDict):
    """`least` is what must be bid at least, `most` what each seat can bid at most as things stand."""

    lot: str
    bid: int
    least: int
    most: list[int]
    bidder: int | None
    bidding: list[int]


class DeckView(TypedDict):
    """How many cards lie in it; those known to lie under it, the next one first; the card being obeyed."""

    cards: int
    under: list[str]
    shown: str | None


class MonopolyView(TypedDict):
    """`payee`: whom the debtor owes. `whole`: who has a group whole, by the group's id. `improved`: the colours with
    buildings, of which nothing can be traded. `must_agree`: the seats that have to agree before the match ends early."""

    round: int
    round_limit: int
    turn: int
    first: int
    dice: list[int]
    doubles: int
    market_open: bool
    debtor: int | None
    owed: int
    payee: str | None
    players: list[FortuneView]
    must_agree: list[int]
    deeds: list[DeedView]
    whole: dict[str, int]
    improved: list[str]
    shacks: int
    vaults: int
    pot: int
    auction: AuctionView | None
    offers: list[OfferView]
    decks: dict[str, DeckView]


def view_of(s: MonopolyState) -> MonopolyView:
    dice = int(s.dice)
    turns = turns_of(s) if s.reason == PLAYING else None
    return {
        "round": s.round,
        "round_limit": s.round_limit,
        "turn": s.turn,
        "first": s.first,
        "dice": [dice % 6 + 1, dice // 6 + 1],
        "doubles": s.doubles,
        "market_open": s.market == 1,
        "debtor": None if s.debtor == 0 else s.debtor - 1,
        "owed": s.owed,
        "payee": payee_of(s),
        "players": [player_view(s, seat, turns) for seat in range(int(s.players))],
        "must_agree": [seat for seat in range(int(s.players)) if has(must_agree(s), seat)],
        "deeds": [deed_view(s, deed) for deed in range(int(DEEDS))],
        "whole": whole_view(s),
        "improved": [name for group, name in enumerate(GROUP_NAMES) if s.improved & s.content.members[group]],
        "shacks": s.shacks,
        "vaults": s.vaults,
        "pot": s.pot,
        "auction": auction_view(s),
        "offers": [offer_view(s, d) for d in s.pending if isinstance(d, Reply)],
        "decks": {
            "special": deck_view(s.special, s.content.ids["special"]),
            "guide": deck_view(s.guide, s.content.ids["guide"]),
        },
    }


def player_view(s: MonopolyState, seat: int, turns: Turns | None) -> FortuneView:
    ids = s.content.ids
    token, jailed, out = int(s.token[seat]), int(s.jailed[seat]), int(s.out[seat])
    cards = int(s.cards_of(seat))
    return {
        "token": ids["token"][token - 1] if token else None,
        "cash": s.cash[seat],
        "square": ids["square"][s.place[seat]],
        "jail": jailed or None,
        "cards": [name for number, name in enumerate(DECK_NAMES) if cards >> number & 1],
        "bankrupt": out or None,
        "offers_left": int(s.offer_limit - s.offers[seat]),
        "agrees_to_end": has(s.agreed, seat),
        "worth": s.worth(seat),
        "worth_parts": {
            "deeds": s.deeds_worth(s.deeds[seat] & ~s.mortgaged),
            "mortgaged": s.deeds_worth(s.deeds[seat] & s.mortgaged),
            "buildings": s.half_buildings(seat),
        },
        "raisable": s.raisable(seat),
        "business": business_of(s, seat),
        "odds": None if turns is None or out else odds_view(s, seat, turns),
    }


def business_of(s: MonopolyState, seat: int) -> Literal["open", "debt", "raise", "wait"]:
    if s.debtor == seat + 1:
        return "debt"
    if s.market == 1:
        return "open"
    return "raise" if raises_meanwhile(s, seat) else "wait"


def payee_of(s: MonopolyState) -> str | None:
    return next((PAYEES[d.payee] for d in s.pending if isinstance(d, Raising)), None)


def whole_view(s: MonopolyState) -> dict[str, int]:
    seats = range(int(s.players))
    return {name: seat for group, name in enumerate(GROUP_NAMES) for seat in seats if s.has_group(seat, group)}


def deed_view(s: MonopolyState, deed: int) -> DeedView:
    owner = int(s.owner(deed))
    return {
        "deed": s.content.ids["deed"][deed],
        "owner": None if owner < 0 else owner,
        "mortgaged": has(s.mortgaged, deed),
        "buildings": s.built[deed],
        "figures": None if owner < 0 else figures_view(s, owner, deed),
    }


def auction_view(s: MonopolyState) -> AuctionView | None:
    lot = int(lot_on_sale(s))
    if lot < 0:
        return None
    return {
        "lot": [*s.content.ids["deed"], *BUILDING_LOTS][lot],
        "bid": s.bid,
        "least": int(least_bid(s)),
        "most": [int(most_bid(s, seat)) for seat in range(int(s.players))],
        "bidder": s.bidder if s.bid > 0 else None,
        "bidding": [seat for seat in range(int(s.players)) if has(s.bidding, seat)],
    }


def offer_view(s: MonopolyState, offer: Reply) -> OfferView:
    ids, deal = s.content.ids["deed"], deal_of(offer)
    gives, wants = int(given_by(s, offer.by, deal)), int(asked_by(s, offer.by, deal))
    return {
        "seat": int(offer.by),
        "to": int(offer.seat),
        "gives": bundle_view(ids, gives),
        "wants": bundle_view(ids, wants),
        "needed": int(needed_to_accept(s, offer)),
    }


def bundle_view(ids: list[str], bundle: int) -> BundleView:
    """A bundle as JSON: its deeds and cards by their ids, and the cash."""
    return {
        "deeds": [id for number, id in enumerate(ids) if bundle >> number & 1],
        "cards": [name for number, name in enumerate(DECK_NAMES) if bundle >> (int(CARD_SHIFT) + number) & 1],
        "cash": bundle >> int(CASH_SHIFT) & ((1 << int(CASH_BITS)) - 1),
    }


def deck_view(cards: Cards, ids: list[str]) -> DeckView:
    under = sorted((card for card in cards.within(DECK) if cards.order[card] < 0), key=lambda card: -int(cards.order[card]))
    shown = int(cards.first(TABLE))
    return {
        "cards": cards.count(DECK),
        "under": [ids[card] for card in under],
        "shown": None if shown < 0 else ids[shown],
    }
