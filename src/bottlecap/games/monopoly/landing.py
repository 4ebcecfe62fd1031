"""What the squares say: buying, rent, taxes, cards, jail."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly import board, content
from bottlecap.games.monopoly.auction import Auction
from bottlecap.games.monopoly.board import GO_PLACE, JAIL_PLACE, SALARY, SQUARES, bit, has
from bottlecap.games.monopoly.deals import may_deal
from bottlecap.games.monopoly.debts import Settle
from bottlecap.games.monopoly.events import (
    AMOUNT,
    BOUGHT,
    DECLINED,
    DEED,
    DREW_GUIDE,
    DREW_SPECIAL,
    FIRST_DIE,
    GUIDE_CARD,
    JAILED,
    MOVED,
    NO_RENT,
    PAID_SALARY,
    POT_TAKEN,
    RENT_DUE,
    SEAT,
    SECOND_DIE,
    SPECIAL_CARD,
    THROWN,
    a_seat,
)
from bottlecap.games.monopoly.flow import for_fines
from bottlecap.games.monopoly.lacks import caps_short
from bottlecap.games.monopoly.rulebook import BUY
from bottlecap.games.monopoly.state import (
    ARRIVING_THROW,
    DECK,
    DOUBLE_ON_GO,
    NO_AUCTIONS,
    NO_BUYING_AT_FIRST,
    TABLE,
    MonopolyState,
    of,
)

# How a player came to a square: by a throw, by a card, or by a card that sets the rent there.
BY_THROW: Final[i64] = 0
BY_CARD: Final[i64] = 1
TO_NEAREST: Final[i64] = 2
ARRIVALS: Final = ["by-throw", "by-card", "to-nearest"]

# --- dice and tokens ----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Throwing(Decision):
    """What somebody throws."""

    def __init__(self, thrower: i64) -> None:
        super().__init__(THROWING)
        self.thrower = thrower


class Dice(ChanceKind):
    """Two dice. What they are for, the next step knows."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        s = of(state)
        s.dice = dice
        s.tell(THROWN, cast(Throwing, decision).thrower, dice % 6 + 1, dice // 6 + 1, 1 if s.is_double() else 0)


def move_forward(s: MonopolyState, seat: i64, squares: i64) -> None:
    """Move the token; landing on or passing GO pays."""
    place = s.place[seat] + squares
    s.place[seat] = place % SQUARES
    s.tell(MOVED, seat, s.place[seat])
    if place >= SQUARES:
        salary: i64 = SALARY
        if s.place[seat] == GO_PLACE and s.plays_with(DOUBLE_ON_GO):
            salary = 2 * SALARY
        s.cash[seat] += salary
        s.tell(PAID_SALARY, seat, salary)


def send_to_jail(s: MonopolyState, seat: i64) -> None:
    """Straight to jail, past no GO."""
    s.place[seat] = JAIL_PLACE
    s.jailed[seat] = 1
    s.tell(JAILED, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Land(Step):
    """Do what the square says; what it costs may hang on the way one came."""

    def __init__(self, seat: i64, way: i64) -> None:
        super().__init__(LAND)
        self.seat = seat
        self.way = way

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        place = s.place[seat]
        kind = s.content.kind[place]
        if kind == board.DEED:
            visit(s, seat, s.content.deed_at[place], self.way)
        elif kind == board.SPECIAL:
            s.roll(drawing_special(seat))
        elif kind == board.GUIDE:
            s.roll(drawing_guide(seat))
        elif kind == board.TAX:
            s.push(Settle(seat, for_fines(s), s.content.tax[place]))
        elif kind == board.GO_TO_JAIL:
            send_to_jail(s, seat)
        elif kind == board.PARKING and s.pot > 0:
            s.cash[seat] += s.pot
            s.tell(POT_TAKEN, seat, s.pot)
            s.pot = 0


# --- property -------------------------------------------------------------------------------------------


def visit(s: MonopolyState, seat: i64, deed: i64, way: i64) -> None:
    """A property: it is for sale, or costs rent, or is one's own."""
    owner = s.owner(deed)
    if owner < 0:
        if s.round > 1 or not s.plays_with(NO_BUYING_AT_FIRST):
            s.market = 1
            s.ask(seat, Buying(deed))
    elif owner != seat and has(s.mortgaged, deed):
        s.tell(NO_RENT, seat, deed)
    elif owner != seat and s.content.group[deed] == board.RADIO:
        visit_radio(s, seat, deed, owner, way)
    elif owner != seat:
        charge(s, seat, owner, deed, rent(s, owner, deed) * (2 if way == TO_NEAREST else 1))


def rent(s: MonopolyState, owner: i64, deed: i64) -> i64:
    """The rent of a street or a station that is not mortgaged."""
    printed = s.content.rent[deed * board.RENTS + rent_row(s, owner, deed)]
    return 2 * printed if is_doubled(s, owner, deed) else printed


def rent_row(s: MonopolyState, owner: i64, deed: i64) -> i64:
    """Which of the printed rents counts: by what stands on a street; else by how many of the group the owner has."""
    group = s.content.group[deed]
    return s.count_in(owner, group) - 1 if group >= board.COLOURS else s.built[deed]


def is_doubled(s: MonopolyState, owner: i64, deed: i64) -> bool:
    """A bare street of a whole colour, none of it mortgaged, costs twice its rent."""
    group = s.content.group[deed]
    if group >= board.COLOURS or s.built[deed] > 0:
        return False
    return s.has_group(owner, group) and s.mortgaged & s.content.members[group] == 0


def charge(s: MonopolyState, seat: i64, owner: i64, deed: i64, amount: i64) -> None:
    """Rent is claimed at once."""
    s.tell(RENT_DUE, seat, owner, deed, amount)
    s.push(Settle(seat, owner, amount))


def visit_radio(s: MonopolyState, seat: i64, deed: i64, owner: i64, way: i64) -> None:
    """A radio station's rent goes by the dice: thrown for it, unless the variant takes the throw one came by."""
    row: i64 = 1 if way == TO_NEAREST else rent_row(s, owner, deed)
    times = s.content.rent[deed * board.RENTS + row]
    if way == BY_THROW and s.plays_with(ARRIVING_THROW):
        charge(s, seat, owner, deed, times * s.throw())
        return
    s.push(RadioRent(seat, deed, times))
    s.roll(Throwing(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class RadioRent(Step):
    """The throw for a radio station's rent, so many times: it moves nobody."""

    def __init__(self, seat: i64, deed: i64, times: i64) -> None:
        super().__init__(RADIO_RENT)
        self.seat = seat
        self.deed = deed
        self.times = times

    def run(self, state: State, /) -> None:
        s = of(state)
        charge(s, self.seat, s.owner(self.deed), self.deed, self.times * s.throw())


@mypyc_attr(acyclic=True, free_list_len=1)
class Buying(Decision):
    """Whether to buy the deed of the square one stands on."""

    def __init__(self, deed: i64) -> None:
        super().__init__(BUYING)
        self.deed = deed


class BuyingPrompt(DecisionKind):
    """The prompt says what is for sale, and its price."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        deed = cast(Buying, decision).deed
        return vec[i64]([deed, of(state).content.price[deed]])


class Buy(ActionKind):
    """Buy the property one stands on."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.cash[decision.seat] >= s.content.price[cast(Buying, decision).deed] else BUY

    def lacking(self, state: State, decision: Decision, _arg: i64, _rule: i64, /) -> list[Remark]:
        s = of(state)
        return caps_short(s, decision.seat, s.content.price[cast(Buying, decision).deed])

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Who lacks the cash may still raise it: by the business that stands beside the play."""
        s, seat = of(state), decision.seat
        return s.deeds[seat] != 0 or may_deal(s, seat)

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat, deed = of(state), decision.seat, cast(Buying, decision).deed
        s.market = 0
        s.cash[seat] -= s.content.price[deed]
        s.deeds[seat] |= bit(deed)
        s.tell(BOUGHT, seat, deed, s.content.price[deed])


class Decline(ActionKind):
    """Leave it: the bank auctions it."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat, deed = of(state), decision.seat, cast(Buying, decision).deed
        s.market = 0
        s.tell(DECLINED, seat, deed)
        if not s.plays_with(NO_AUCTIONS):
            s.push(Auction(deed, seat))


# --- cards ------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Decision):
    """Which card of a deck somebody draws."""

    def __init__(self, kind: ChanceDecision, drawer: i64) -> None:
        super().__init__(kind)
        self.drawer = drawer


def drawing_special(drawer: i64) -> Drawing:
    return Drawing(DRAWING_SPECIAL, drawer)


def drawing_guide(drawer: i64) -> Drawing:
    return Drawing(DRAWING_GUIDE, drawer)


class DrawSpecial(ChanceKind):
    """The top card of S.P.E.C.I.A.L."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).special.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s, drawer = of(state), cast(Drawing, decision).drawer
        s.special.move(card, TABLE)
        s.tell(DREW_SPECIAL, drawer, card)
        obey(s, drawer, 0, card)


class DrawGuide(ChanceKind):
    """The top card of the Survival Guide."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).guide.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s, drawer = of(state), cast(Drawing, decision).drawer
        s.guide.move(card, TABLE)
        s.tell(DREW_GUIDE, drawer, card)
        obey(s, drawer, 1, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class PutSpecialUnder(Step):
    """A card of S.P.E.C.I.A.L. that was obeyed goes face down under its deck."""

    def __init__(self, card: i64) -> None:
        super().__init__(PUT_SPECIAL_UNDER)
        self.card = card

    def run(self, state: State, /) -> None:
        of(state).special.put_under(self.card, DECK)


@mypyc_attr(acyclic=True, free_list_len=1)
class PutGuideUnder(Step):
    """A card of the Survival Guide that was obeyed goes face down under its deck."""

    def __init__(self, card: i64) -> None:
        super().__init__(PUT_GUIDE_UNDER)
        self.card = card

    def run(self, state: State, /) -> None:
        of(state).guide.put_under(self.card, DECK)


def obey(s: MonopolyState, seat: i64, deck: i64, card: i64) -> None:
    """Do what a card says."""
    effect = s.content.effects[deck * board.DECK_CARDS + card]
    if not effect.kept:
        s.push(PutSpecialUnder(card) if deck == 0 else PutGuideUnder(card))
    effect.obey(s, seat)


DICE: Final[Dice] = Dice("dice", [FIRST_DIE, SECOND_DIE])
THROWING: Final[ChanceDecision] = ChanceDecision("throw", DICE, "move", [a_seat("thrower")], make=Throwing, shown=[SEAT])
DRAWER: Final[Param] = a_seat("drawer")
DRAW_SPECIAL: Final[DrawSpecial] = DrawSpecial("draw-special", [SPECIAL_CARD])
DRAW_GUIDE: Final[DrawGuide] = DrawGuide("draw-guide", [GUIDE_CARD])
DRAWING_SPECIAL: Final[ChanceDecision] = ChanceDecision(
    "draw-special", DRAW_SPECIAL, "cards", [DRAWER], make=drawing_special, shown=[SEAT]
)
DRAWING_GUIDE: Final[ChanceDecision] = ChanceDecision("draw-guide", DRAW_GUIDE, "cards", [DRAWER], make=drawing_guide, shown=[SEAT])
BUY_IT: Final[Buy] = Buy("buy")
DECLINE: Final[Decline] = Decline("decline")
BUYING: Final[BuyingPrompt] = BuyingPrompt("buy", [BUY_IT, DECLINE], "buy", [DEED], make=Buying, shown=[DEED, AMOUNT])
LAND: Final[StepKind] = StepKind("land", Land, [SEAT, Param("way", len(ARRIVALS), domain="arrival")])
RADIO_RENT: Final[StepKind] = StepKind("radio-rent", RadioRent, [SEAT, DEED, Param("times", content.MOST_SUM + 1)])
PUT_SPECIAL_UNDER: Final[StepKind] = StepKind("put-special-under", PutSpecialUnder, [SPECIAL_CARD])
PUT_GUIDE_UNDER: Final[StepKind] = StepKind("put-guide-under", PutGuideUnder, [GUIDE_CARD])
