"""What everybody sees: in Monopoly only the order of the decks is hidden."""

from typing import Literal, TypedDict

from bottlecap.engine.cards import Cards
from bottlecap.games.monopoly.board import CARD_SHIFT, CASH_BITS, CASH_SHIFT, DEEDS, has
from bottlecap.games.monopoly.buildings import after_sale, half_price, levels
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.deals import deal_of
from bottlecap.games.monopoly.events import COLOUR_DIGIT, LEVEL_DIGIT
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.state import DECK, TABLE, MonopolyState
from bottlecap.games.monopoly.trade import asked_by, given_by

DeckName = Literal["special", "guide"]
DECK_NAMES: list[DeckName] = ["special", "guide"]


class BundleView(TypedDict):
    """What one side of a deal gives."""

    deeds: list[str]
    cards: list[DeckName]
    cash: int


class OfferView(TypedDict):
    """An offer that stands: `gives` is what the one who made it would give."""

    seat: int
    to: int
    gives: BundleView
    wants: BundleView


class SaleView(TypedDict):
    """What selling a building brings, and what is left on each street of the colour then."""

    cash: int
    left: dict[str, int]


class DeedView(TypedDict):
    """A deed of the board; `owner` is None while the bank has it, `buildings` 5 for a vault. `sale`: None where no
    building can be sold."""

    deed: str
    owner: int | None
    mortgaged: bool
    buildings: int
    sale: SaleView | None


class FortuneView(TypedDict):
    """`jail` is None outside jail, else which try to throw a double comes next; `bankrupt` as which one they went out."""

    token: str | None
    cash: int
    square: str
    jail: int | None
    cards: list[DeckName]
    bankrupt: int | None
    offers_left: int
    agrees_to_end: bool
    worth: int


class AuctionView(TypedDict):
    bid: int
    bidder: int | None
    bidding: list[int]


class DeckView(TypedDict):
    """How many cards lie in it; those known to lie under it, the next one first; the card being obeyed."""

    cards: int
    under: list[str]
    shown: str | None


class MonopolyView(TypedDict):
    round: int
    round_limit: int
    turn: int
    first: int
    dice: list[int]
    doubles: int
    market_open: bool
    debtor: int | None
    owed: int
    players: list[FortuneView]
    deeds: list[DeedView]
    shacks: int
    vaults: int
    pot: int
    auction: AuctionView | None
    offers: list[OfferView]
    decks: dict[str, DeckView]


def view_of(s: MonopolyState) -> MonopolyView:
    dice = int(s.dice)
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
        "players": [player_view(s, seat) for seat in range(int(s.players))],
        "deeds": [deed_view(s, deed) for deed in range(int(DEEDS))],
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


def player_view(s: MonopolyState, seat: int) -> FortuneView:
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
    }


def deed_view(s: MonopolyState, deed: int) -> DeedView:
    owner = int(s.owner(deed))
    return {
        "deed": s.content.ids["deed"][deed],
        "owner": None if owner < 0 else owner,
        "mortgaged": has(s.mortgaged, deed),
        "buildings": s.built[deed],
        "sale": sale_view(s, deed),
    }


def sale_view(s: MonopolyState, deed: int) -> SaleView | None:
    """What selling a building of the street would do now."""
    group = s.content.group[deed]
    if s.built[deed] == 0 or s.built[deed] < s.highest_in(group):
        return None
    after = after_sale(s, deed)
    return {"cash": half_price(s, after), "left": levels_view(s.content, int(levels(s, group, after)))}


def levels_view(cards: Content, levels: int) -> dict[str, int]:
    """What stands on the streets of a colour, by their ids."""
    out: dict[str, int] = {}
    for deed, id in enumerate(cards.ids["deed"]):
        if cards.group[deed] == levels // COLOUR_DIGIT:
            out[id] = levels % COLOUR_DIGIT // LEVEL_DIGIT ** len(out) % LEVEL_DIGIT - 1
    return out


def auction_view(s: MonopolyState) -> AuctionView | None:
    if s.bidding == 0:
        return None
    bidding = [seat for seat in range(int(s.players)) if has(s.bidding, seat)]
    return {"bid": s.bid, "bidder": s.bidder if s.bid > 0 else None, "bidding": bidding}


def offer_view(s: MonopolyState, offer: Reply) -> OfferView:
    ids, deal = s.content.ids["deed"], deal_of(offer)
    gives, wants = int(given_by(s, offer.by, deal)), int(asked_by(s, offer.by, deal))
    return {"seat": int(offer.by), "to": int(offer.seat), "gives": bundle_view(ids, gives), "wants": bundle_view(ids, wants)}


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
