"""What the squares say: buying, rent, taxes, cards, jail."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly import board, content
from bottlecap.games.monopoly.auction import AUCTION
from bottlecap.games.monopoly.board import DEEDS, GO_PLACE, JAIL_PLACE, SALARY, SQUARES, bit, has
from bottlecap.games.monopoly.deals import may_deal
from bottlecap.games.monopoly.debts import SETTLE
from bottlecap.games.monopoly.events import (
    AMOUNT,
    BOUGHT,
    CARD_KEPT,
    DECLINED,
    DEED,
    DREW_GUIDE,
    DREW_SPECIAL,
    FIRST_DIE,
    JAILED,
    MOVED,
    NO_RENT,
    PAID_SALARY,
    POT_TAKEN,
    RENT_DUE,
    SEAT,
    SECOND_DIE,
    THROWN,
)
from bottlecap.games.monopoly.flow import for_fines, gain, hand_card
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

# --- dice and tokens ----------------------------------------------------------------------------------


class Dice(ChanceKind):
    """Two dice. What they are for, the next step knows."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        of(state).dice = dice
        state.tell(THROWN, decision.a, dice % 6 + 1, dice // 6 + 1)


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


class Land(StepKind):
    """Do what the square says."""

    def run(self, state: State, seat: i64, way: i64, _c: i64, /) -> None:
        s = of(state)
        place = s.place[seat]
        kind = s.content.kind[place]
        if kind == board.DEED:
            visit(s, seat, s.content.deed_at[place], way)
        elif kind == board.SPECIAL:
            s.roll(DRAWING_SPECIAL, seat)
        elif kind == board.GUIDE:
            s.roll(DRAWING_GUIDE, seat)
        elif kind == board.TAX:
            s.push(SETTLE, seat, for_fines(s), s.content.tax[place])
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
            s.ask(BUYING, seat, deed)
    elif owner != seat and has(s.mortgaged, deed):
        s.tell(NO_RENT, seat, deed)
    elif owner != seat and s.content.group[deed] == board.RADIO:
        visit_radio(s, seat, deed, owner, way)
    elif owner != seat:
        charge(s, seat, owner, deed, rent(s, owner, deed) * (2 if way == TO_NEAREST else 1))


def rent(s: MonopolyState, owner: i64, deed: i64) -> i64:
    """The rent of a street or a station that is not mortgaged."""
    group = s.content.group[deed]
    printed = deed * board.RENTS
    if group == board.STATION:
        return s.content.rent[printed + s.count_in(owner, group) - 1]
    if s.built[deed] > 0:
        return s.content.rent[printed + s.built[deed]]
    whole = s.has_group(owner, group) and s.mortgaged & s.content.members[group] == 0
    return 2 * s.content.rent[printed] if whole else s.content.rent[printed]


def charge(s: MonopolyState, seat: i64, owner: i64, deed: i64, amount: i64) -> None:
    """Rent is claimed at once."""
    s.tell(RENT_DUE, seat, owner, deed, amount)
    s.push(SETTLE, seat, owner, amount)


def visit_radio(s: MonopolyState, seat: i64, deed: i64, owner: i64, way: i64) -> None:
    """A radio station's rent goes by the dice: thrown for it, unless the variant takes the throw one came by."""
    both = s.count_in(owner, board.RADIO) > 1 or way == TO_NEAREST
    times = s.content.rent[deed * board.RENTS + (1 if both else 0)]
    if way == BY_THROW and s.plays_with(ARRIVING_THROW):
        charge(s, seat, owner, deed, times * s.throw())
        return
    s.push(RADIO_RENT, seat, deed, times)
    s.roll(THROWING, seat)


class RadioRent(StepKind):
    """The throw for a radio station's rent: it moves nobody."""

    def run(self, state: State, seat: i64, deed: i64, times: i64, /) -> None:
        s = of(state)
        charge(s, seat, s.owner(deed), deed, times * s.throw())


class Buy(ActionKind):
    """Buy the property one stands on."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.cash[decision.seat] >= s.content.price[decision.a] else BUY

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Who lacks the cash may still raise it: by the business that stands beside the play."""
        s, seat = of(state), decision.seat
        return s.deeds[seat] != 0 or may_deal(s, seat)

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat, deed = of(state), decision.seat, decision.a
        s.market = 0
        s.cash[seat] -= s.content.price[deed]
        s.deeds[seat] |= bit(deed)
        s.tell(BOUGHT, seat, deed, s.content.price[deed])


class Decline(ActionKind):
    """Leave it: the bank auctions it."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        s.market = 0
        s.tell(DECLINED, decision.seat, decision.a)
        if not s.plays_with(NO_AUCTIONS):
            s.push(AUCTION, decision.a, decision.seat)


class Buying(DecisionKind):
    """The prompt says what is for sale, and its price."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        return vec[i64]([decision.a, of(state).content.price[decision.a]])


# --- cards ------------------------------------------------------------------------------------------------


class DrawSpecial(ChanceKind):
    """The top card of S.P.E.C.I.A.L."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).special.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s = of(state)
        s.special.move(card, TABLE)
        s.tell(DREW_SPECIAL, decision.a, card)
        obey(s, decision.a, 0, card)


class DrawGuide(ChanceKind):
    """The top card of the Survival Guide."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).guide.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s = of(state)
        s.guide.move(card, TABLE)
        s.tell(DREW_GUIDE, decision.a, card)
        obey(s, decision.a, 1, card)


class PutUnder(StepKind):
    """A card that was obeyed goes face down under its deck."""

    def run(self, state: State, deck: i64, card: i64, _c: i64, /) -> None:
        s = of(state)
        if deck == 0:
            s.special.put_under(card, DECK)
        else:
            s.guide.put_under(card, DECK)


def obey(s: MonopolyState, seat: i64, deck: i64, card: i64) -> None:
    """Do what a card says."""
    number = deck * board.DECK_CARDS + card
    verb, first = s.content.verb[number], s.content.first[number]
    if verb == content.JAIL_FREE:
        hand_card(s, deck, seat)
        s.tell(CARD_KEPT, seat, deck)
        return
    s.push(PUT_UNDER, deck, card)
    if verb == content.TO_JAIL:
        send_to_jail(s, seat)
    elif verb == content.GAIN:
        gain(s, seat, first)
    elif verb == content.PAY:
        s.push(SETTLE, seat, for_fines(s), first)
    elif verb == content.REPAIRS:
        s.push(SETTLE, seat, for_fines(s), repairs(s, seat, first, s.content.second[number]))
    elif verb == content.PAY_EACH or verb == content.COLLECT_EACH:
        settle_with_each(s, seat, first, verb == content.PAY_EACH)
    else:
        travel(s, seat, verb, first)


def repairs(s: MonopolyState, seat: i64, a_shack: i64, a_vault: i64) -> i64:
    """So much for each shack, so much for each vault."""
    total: i64 = 0
    deed: i64 = 0
    while deed < DEEDS:
        if has(s.deeds[seat] & s.improved, deed):
            total += a_vault if s.built[deed] == board.VAULT else a_shack * s.built[deed]
        deed += 1
    return total


def settle_with_each(s: MonopolyState, seat: i64, amount: i64, pays: bool) -> None:
    """Debts with all others, in turn order: the last one pushed is settled first."""
    other = (seat + s.players - 1) % s.players
    while other != seat:
        if s.plays(other):
            s.push(SETTLE, seat if pays else other, other if pays else seat, amount)
        other = (other + s.players - 1) % s.players


def travel(s: MonopolyState, seat: i64, verb: i64, to: i64) -> None:
    """A card that moves the token: what it ends on is done as if landed on."""
    here = s.place[seat]
    if verb == content.BACK:
        s.place[seat] = (here + SQUARES - to) % SQUARES
        s.tell(MOVED, seat, s.place[seat])
        s.push(LAND, seat, BY_CARD)
    elif verb == content.ADVANCE:
        move_forward(s, seat, (to + SQUARES - here - 1) % SQUARES + 1)
        s.push(LAND, seat, BY_CARD)
    else:
        move_forward(s, seat, distance_to_group(s, here, to))
        s.push(LAND, seat, TO_NEAREST)


def distance_to_group(s: MonopolyState, here: i64, group: i64) -> i64:
    """How far the next square of a group lies ahead."""
    squares: i64 = 1
    while squares < SQUARES:
        deed = s.content.deed_at[(here + squares) % SQUARES]
        if deed >= 0 and s.content.group[deed] == group:
            return squares
        squares += 1
    return squares


DICE: Final[Dice] = Dice("dice", [FIRST_DIE, SECOND_DIE])
THROWING: Final[ChanceDecision] = ChanceDecision("throw", DICE, "move", [SEAT])
DRAW_SPECIAL: Final[DrawSpecial] = DrawSpecial("draw-special", [Param("card", int(board.DECK_CARDS), domain="special")])
DRAW_GUIDE: Final[DrawGuide] = DrawGuide("draw-guide", [Param("card", int(board.DECK_CARDS), domain="guide")])
DRAWING_SPECIAL: Final[ChanceDecision] = ChanceDecision("draw-special", DRAW_SPECIAL, "cards", [SEAT])
DRAWING_GUIDE: Final[ChanceDecision] = ChanceDecision("draw-guide", DRAW_GUIDE, "cards", [SEAT])
BUY_IT: Final[Buy] = Buy("buy")
DECLINE: Final[Decline] = Decline("decline")
BUYING: Final[Buying] = Buying("buy", [BUY_IT, DECLINE], "buy", [DEED, AMOUNT])
LAND: Final[Land] = Land("land")
RADIO_RENT: Final[RadioRent] = RadioRent("radio-rent")
PUT_UNDER: Final[PutUnder] = PutUnder("put-under")
