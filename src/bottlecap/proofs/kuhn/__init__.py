"""Kuhn poker: three cards, two players, one round of betting. It proves hidden cards and chance."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC, filled, zeros
from bottlecap.engine.cards import NO_CARDS, OWNER, Cards, Family, Zone
from bottlecap.engine.fields import SEATS, Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step

RULES: Final = Rules("kuhn", ["players", "ante", "deal", "bet", "pass", "showdown"])

FACES: Final = Family(
    "card",
    ["jack", "queen", "king"],
    [Zone("deck", NOBODY), Zone("hand", OWNER), Zone("table", PUBLIC)],
)
DECK: Final = FACES.number("deck")
HAND: Final = FACES.number("hand")
TABLE: Final = FACES.number("table")

SHOWN: Final = 0
FOLDED: Final = 1


class KuhnState(State):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.cards: Cards = NO_CARDS
        self.stakes: vec[i64] = vec[i64]()
        self.passes: i64 = 0

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = KuhnState(self.players)
        out.cards = self.cards.copy()
        out.stakes = self.stakes[:]
        out.passes = self.passes
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "stakes":
            self.stakes = values
        else:
            super().put(name, numbers)

    # --- up to here -----------------------------------------------------------------------------------


def of(state: State) -> KuhnState:
    return cast(KuhnState, state)


class Drawing(Decision):
    """A card for a seat."""

    def __init__(self, to: i64) -> None:
        super().__init__(DRAWING)
        self.to = to


class Draw(ChanceKind):
    """The top card goes to the seat that is dealt to."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).cards.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        to = cast(Drawing, decision).to
        eyes = of(state).cards.move(card, HAND + to)
        state.tell_some(eyes, DEALT, to, card)


class Pass(ActionKind):
    """Check, or fold against a bet."""

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.tell(PASSED, seat)
        if s.stakes[1 - seat] > s.stakes[seat]:
            s.push(Settle(1 - seat))
        elif s.passes == 1:
            s.push(Showdown())
        else:
            s.passes = 1
            s.ask(1 - seat, Decision(TURN))


class Bet(ActionKind):
    """Put in one more chip: a bet, or a call."""

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.stakes[seat] += 1
        s.tell(BETTED, seat)
        if s.stakes[0] == s.stakes[1]:
            s.push(Showdown())
        else:
            s.ask(1 - seat, Decision(TURN))


class Deal(Step):
    """A card for each, from that seat on, then the first one speaks."""

    def __init__(self, to: i64) -> None:
        super().__init__(DEAL)
        self.to = to

    def run(self, state: State, /) -> None:
        if self.to == 2:
            state.ask(0, Decision(TURN))
            return
        state.push(Deal(self.to + 1))
        state.roll(Drawing(self.to))


class Showdown(Step):
    """Both show, the higher card takes the pot."""

    def __init__(self) -> None:
        super().__init__(SHOWDOWN)

    def run(self, state: State, /) -> None:
        s = of(state)
        first, second = s.cards.first(HAND), s.cards.first(HAND + 1)
        s.cards.move(first, TABLE, 0)
        s.cards.move(second, TABLE, 1)
        s.tell(SHOWED, 0, first)
        s.tell(SHOWED, 1, second)
        s.finish(SHOWN, won(s, 0 if first > second else 1))


class Settle(Step):
    """Somebody folded."""

    def __init__(self, winner: i64) -> None:
        super().__init__(SETTLE)
        self.winner = winner

    def run(self, state: State, /) -> None:
        s = of(state)
        s.finish(FOLDED, won(s, self.winner))


def won(s: KuhnState, winner: i64) -> vec[i64]:
    scores = zeros(2)
    scores[winner] = s.stakes[1 - winner]
    scores[1 - winner] = -s.stakes[1 - winner]
    return scores


SEAT: Final = Param("seat", 2, domain="seat")
CARD: Final = Param("card", 3, domain="card")

DRAW: Final = Draw("draw", [CARD])
PASS: Final = Pass("pass")
BET: Final = Bet("bet")
DRAWING: Final = ChanceDecision("draw", DRAW, "deal", [Param("to", 2, domain="seat")], make=Drawing, shown=[SEAT])
TURN: Final = DecisionKind("turn", [PASS, BET], "bet")
DEAL: Final = StepKind("deal", Deal, [Param("to", 3)])
SHOWDOWN: Final = StepKind("showdown", Showdown)
SETTLE: Final = StepKind("settle", Settle, [Param("winner", 2, domain="seat")])
DEALT: Final = EventKind("dealt", [SEAT, CARD], secret=("card",))
PASSED: Final = EventKind("passed", [SEAT])
BETTED: Final = EventKind("betted", [SEAT])
SHOWED: Final = EventKind("showed", [SEAT, CARD], reveals=True)


class KuhnView(TypedDict):
    """The stakes by seat, and the cards that are known to the reader."""

    stakes: list[int]
    hands: list[str | None]


class Kuhn(Game):
    def start(self, players: int, options: dict[str, int]) -> State:
        state = KuhnState(players)
        self.lay_out(state)
        state.stakes = filled(players, 1)
        state.push(Deal(0))
        return state

    def view(self, state: State, seat: int | None) -> "KuhnView":
        s = of(state)
        hands: list[str | None] = []
        for player in range(2):
            card = s.cards.first(HAND + player)
            hands.append(None if card < 0 else FACES.ids[card])
        shown = s.cards.within(TABLE)
        if len(shown) == 2:
            # Whose was whose is known from the order they were laid down in.
            first = shown[0] if s.cards.order[shown[0]] == 0 else shown[1]
            hands = [FACES.ids[first], FACES.ids[shown[0] + shown[1] - first]]
        return {"stakes": [int(stake) for stake in s.stakes], "hands": hands}

    def render(self, view: Mapping[str, object], lang: str) -> str:
        table = cast(KuhnView, view)
        lines = []
        for seat in range(2):
            card = table["hands"][seat]
            name = "?" if card is None else self.label("card", FACES.ids.index(card), lang)
            lines.append(f"{self.label('seat', seat, lang)}: {name}, {'●' * table['stakes'][seat]}")
        return "\n".join(lines)

    def complaint(self, state: State) -> str:
        s = of(state)
        for seat in range(2):
            if s.cards.count(HAND + seat) > 1:
                return f"cards: seat {seat} has more than one card"
            if s.cards.count(HAND + seat) == 0 and any(d.kind is TURN for d in s.pending):
                return f"cards: seat {seat} has no card to play with"
        return ""


def load(content: Path | None) -> Game:
    return Kuhn(
        "kuhn",
        players=range(2, 3),
        rules=RULES,
        actions=[DRAW, PASS, BET],
        decisions=[DRAWING, TURN],
        steps=[DEAL, SHOWDOWN, SETTLE],
        events=[DEALT, PASSED, BETTED, SHOWED],
        fields=[
            Field("cards", family=FACES),
            Field("stakes", 2, low=1, size=SEATS),
            Field("passes", 1),
        ],
        reasons=["shown", "folded"],
        locale=Path(__file__).parent / "locale",
        view_type=KuhnView,
        proof=True,
    )
