"""Monopoly as a game: its declarations and its words."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from bottlecap.engine.base import NOBODY, PUBLIC, filled
from bottlecap.engine.cards import Family, Zone
from bottlecap.engine.fields import ANY, SEAT, SEAT_MASK, SEAT_OR_NOBODY, SEATS, Field
from bottlecap.engine.game import Game, code_of
from bottlecap.engine.kinds import EventKind, Option, Param, Remark, StepKind, kinds_in
from bottlecap.engine.state import State
from bottlecap.games.monopoly import auction, board, buildings, debts, estate, events, flow, lacks, landing, state, trade, turns
from bottlecap.games.monopoly.catalogue import MonopolyCatalogue, catalogue_of
from bottlecap.games.monopoly.content import BUNDLED, Content, Pack, load
from bottlecap.games.monopoly.drawing import Drawing
from bottlecap.games.monopoly.events import Bundle, Levels
from bottlecap.games.monopoly.figures import levels_view
from bottlecap.games.monopoly.orders import ORDERS
from bottlecap.games.monopoly.picture import picture_of
from bottlecap.games.monopoly.rulebook import RULES
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.validity import complaint_of
from bottlecap.games.monopoly.view import DECK_NAMES, BundleView, MonopolyView, bundle_view, view_of
from bottlecap.games.monopoly.words import Wording

# By hand, as the two lists have an order of their own, chance first, then as a turn goes: states and records keep the numbers.
ACTIONS = [
    turns.CHOOSE_TOKEN,
    turns.DEAL_DEED,
    landing.DICE,
    landing.DRAW_SPECIAL,
    landing.DRAW_GUIDE,
    turns.THROW,
    turns.PAY_FINE,
    turns.USE_CARD,
    landing.BUY_IT,
    landing.DECLINE,
    auction.PASS,
    auction.BID,
    debts.GIVE_UP,
    estate.BUILD,
    estate.WANT_TOO,
    estate.WAIVE,
    buildings.PLACE_BUILDING,
    estate.SELL,
    estate.MORTGAGING,
    estate.LIFTING,
    trade.OFFER,
    trade.COUNTER,
    trade.ACCEPT,
    trade.REFUSE,
    trade.WITHDRAW,
    trade.LIFT_NOW,
    trade.PAY_FEE,
    trade.LEAVE,
    turns.END_MATCH,
    turns.AGREE,
    turns.RETRACT,
]
DECISIONS = [
    turns.CHOOSING_TOKEN,
    turns.DEALING_DEED,
    landing.THROWING,
    landing.DRAWING_SPECIAL,
    landing.DRAWING_GUIDE,
    turns.TURN,
    turns.IN_JAIL,
    landing.BUYING,
    auction.BIDDING,
    debts.RAISING,
    estate.CLAIMING,
    buildings.PLACING,
    trade.REPLY,
    trade.TAKING_OVER,
    trade.INHERITING,
    turns.LAST_CHANCE,
    turns.BUSINESS,
]
STEPS = kinds_in(StepKind, turns, landing, debts, auction, buildings, estate, trade, flow)
REASONS = ["last-player", "turn-limit", "agreement"]

# Switches, with the variant each turns on.
VARIANTS = {
    "parking-money": state.MONEY_ON_PARKING,
    "double-go": state.DOUBLE_ON_GO,
    "no-auctions": state.NO_AUCTIONS,
    "no-buying-at-first": state.NO_BUYING_AT_FIRST,
    "arriving-throw": state.ARRIVING_THROW,
}
MOST_OFFERS = 20
OPTIONS = [
    Option("rounds", 200, 1, board.MOST_ROUNDS),
    Option("cash", 1500, 100, 10000),
    Option("dealt-deeds", 0, 0, turns.MOST_DEALT),
    Option("offers", 10, 1, MOST_OFFERS),
] + [Option(name, 0) for name in VARIANTS]


class Monopoly(Game):
    def set_content(self, content: Content) -> None:
        self.cards = content
        self.wordings = {lang: Wording(content, self, lang) for lang in ("en", "ru")}

    def start(self, players: int, options: dict[str, int]) -> State:
        s = MonopolyState(players, self.cards)
        self.lay_out(s)
        # All tokens stand on GO, and everything else is with the bank.
        s.cash = filled(players, options["cash"])
        s.round_limit = options["rounds"]
        s.offer_limit = options["offers"]
        for name, variant in VARIANTS.items():
            if options[name]:
                s.variants |= variant
        s.push(turns.ChooseTokens(0, options["dealt-deeds"]))
        return s

    def view(self, state: State, seat: int | None) -> MonopolyView:
        return view_of(of(state))

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return Drawing(self, self.cards, self.wordings[lang], cast(MonopolyView, view)).text()

    def picture(self, view: Mapping[str, object], lang: str = "en") -> str:
        return picture_of(self, cast(MonopolyView, view), lang)

    def complaint(self, state: State) -> str:
        return complaint_of(of(state))

    def follows(self, state: State, seat: int, people: list[int]) -> int:
        """When all people who still play have agreed to end, so do the bots."""
        s = of(state)
        asked = [one for one in people if board.has(turns.must_agree(s), one)]
        agree = len(asked) > 0 and all(board.has(s.agreed, one) for one in asked)
        return code_of(turns.AGREE, 0) if agree and s.plays(seat) and not board.has(s.agreed, seat) else -1

    # --- words ------------------------------------------------------------------------------------------

    def label(self, domain: str, value: int, lang: str) -> str:
        names = self.cards.names.get(domain)
        if names is not None and 0 <= value < len(names):
            return names[value][lang if lang in names[value] else "en"]
        if domain == "payee" and value < board.SEATS:
            return super().label("seat", value, lang)
        if domain == "lot" and value < board.DEEDS:
            return self.label("deed", value, lang)
        return super().label(domain, value, lang)

    def arguments(
        self, params: list[Param], values: list[int], lang: str, options: Mapping[str, int] | None = None
    ) -> dict[str, object]:
        """As in every game; bundles, and the cash of an offer with its direction, are put into words."""
        out = super().arguments(params, values, lang, options)
        words = self.wordings[lang if lang in self.wordings else "en"]
        for param, value in zip(params, values, strict=True):
            if isinstance(param, Bundle):
                out[param.name] = words.bundle(value)
            elif isinstance(param, Levels):
                out[param.name] = words.streets(levels_view(self.cards, value))
            elif param.domain == "payee":
                # Sentences go by what is paid: a bank can be declined, a name cannot.
                out["paid"] = "seat" if value < board.SEATS else board.PAYEES[value]
            elif param is trade.CASH_MOVED:
                out[param.name] = words.cash(value)
            elif param is trade.CARDS_MOVED:
                # What changes hands is named together: deeds, then cards.
                out["deeds"] = words.bundle(values[0] | value << int(board.CARD_SHIFT))
        return out

    def value_to_json(self, param: Param, value: int) -> object:
        if isinstance(param, Bundle):
            return bundle_view(self.cards.ids["deed"], value)
        if isinstance(param, Levels):
            return levels_view(self.cards, value)
        return super().value_to_json(param, value)

    def written_as(self, param: Param) -> object:
        if isinstance(param, Bundle):
            return BundleView
        return dict[str, int] if isinstance(param, Levels) else super().written_as(param)

    def tie(self, state: State) -> list[Remark]:
        richest = max(state.scores)
        winners = [seat for seat in range(state.players) if state.ranks[seat] == 1]
        return [Remark(lacks.EQUAL, [int(richest)])] if len(winners) > 1 else []

    def effects(self, lang: str) -> list[str]:
        """What every deed says and every card does, a line each."""
        words, names = self.wordings[lang], self.cards.names
        lines = [f"{name[lang]}: {words.deed(number)}" for number, name in enumerate(names["deed"])]
        cards = names["special"] + names["guide"]
        return lines + [f"{name[lang]}: {words.card(number)}" for number, name in enumerate(cards)]

    def vocabulary(self, lang: str) -> list[str]:
        pack = Pack(BUNDLED)
        words = Wording(pack.content, self, lang)
        return [pack.effect(text).said(words) for kind in pack.verbs.values() for text in kind.examples()]

    def catalogue(self, lang: str) -> MonopolyCatalogue:
        return catalogue_of(self.cards, self.wordings[lang])


def deck(name: str, ids: list[str]) -> Family:
    """A deck of cards: those drawn lie on the table until they are obeyed, some are kept by a player."""
    return Family(name, ids, [Zone("deck", NOBODY), Zone("table", PUBLIC), Zone("kept", PUBLIC, each=True)])


def fields(special: Family, guide: Family) -> list[Field]:
    cash, deeds = int(board.MOST_CASH), int(board.ALL_DEEDS)
    seats = (1 << int(board.SEATS)) - 1
    return [
        Field("special", family=special),
        Field("guide", family=guide),
        Field("cash", cash, size=SEATS),
        Field("place", int(board.SQUARES) - 1, size=SEATS),
        Field("token", int(board.TOKENS), size=SEATS),
        Field("jailed", int(board.JAIL_THROWS), size=SEATS),
        Field("out", int(board.SEATS), size=SEATS),
        Field("deeds", deeds, size=SEATS, domain="deed", many=True),
        Field("mortgaged", deeds, domain="deed", many=True),
        Field("improved", deeds, domain="deed", many=True),
        Field("built", int(board.VAULT), size=int(board.DEEDS)),
        Field("shacks", int(board.SHACKS)),
        Field("vaults", int(board.VAULTS)),
        Field("offers", MOST_OFFERS, size=SEATS),
        Field("offer_limit", MOST_OFFERS, low=1),
        Field("made", int(board.MOST_MADE), size=ANY),
        Field("turn", int(board.SEATS) - 1, whose=SEAT),
        Field("first", int(board.SEATS) - 1, whose=SEAT),
        Field("round", board.MOST_ROUNDS),
        Field("round_limit", board.MOST_ROUNDS, low=1),
        Field("dice", int(board.FACES * board.FACES) - 1),
        Field("doubles", int(board.DOUBLES_TO_JAIL)),
        Field("variants", sum(int(variant) for variant in VARIANTS.values()), mask=True),
        Field("pot", cash),
        Field("market", 1),
        Field("debtor", int(board.SEATS), whose=SEAT_OR_NOBODY),
        Field("owed", cash),
        Field("bid", cash),
        Field("bidder", int(board.SEATS) - 1, whose=SEAT),
        Field("bidding", seats, whose=SEAT_MASK),
        Field("agreed", seats, whose=SEAT_MASK),
    ]


def monopoly(folder: Path | None) -> Game:
    """The game with the bundled board and cards, or those of a folder."""
    content = load(folder)
    ids = content.ids
    game = Monopoly(
        "monopoly",
        players=range(2, int(board.SEATS) + 1),
        rules=RULES,
        actions=ACTIONS,
        decisions=DECISIONS,
        steps=STEPS,
        events=kinds_in(EventKind, events),
        fields=fields(deck("special", ids["special"]), deck("guide", ids["guide"])),
        options=OPTIONS,
        short={"rounds": 30, "dealt-deeds": 3},
        minutes=(60, 120),
        short_minutes=(30, 45),
        domains={
            "token": ids["token"],
            "square": ids["square"],
            "deed": ids["deed"],
            "lot": ids["deed"] + buildings.BUILDING_LOTS,
            "group": board.GROUP_NAMES[: board.COLOURS],
            "buildings": ["none", "one", "two", "three", "four", "vault"],
            "jail-card": [*DECK_NAMES],
            "arrival": landing.ARRIVALS,
            "way": ["fine", "card", "double", "third-try"],
            "payee": board.PAYEES,
        },
        reasons=REASONS,
        locale=Path(__file__).parent / "locale",
        view_type=MonopolyView,
        content=content.hash,
        # 2: every offer is remembered, not the last twelve.
        # 3: ten offers a round, forgotten at its end; a debtor is asked, and others may offer; raising cash in auctions; an heir
        # lifts mortgages at once; no more buildings go with a vault than must; a last chance after the last round.
        version=3,
        joins=events.JOINS,
        remarks=lacks.REMARKS,
        orders=ORDERS,
    )
    game.set_content(content)
    return game
