"""A small game with a hidden card for each seat, and faults to plant: each must be caught."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import OWNER, Cards, Family, Zone, dealt
from bottlecap.engine.fields import Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State

RULES = Rules("leaky", ["speak", "high", "low"])
CARDS = Family("card", ["one", "two", "three", "four"], [Zone("deck", NOBODY), Zone("hand", OWNER), Zone("table", PUBLIC)])
DECK, HAND = CARDS.number("deck"), CARDS.number("hand")

LEAKS = ("view", "refusal", "prompt", "event", "actions", "field")


class LeakyState(State):
    def __init__(self, cards: Cards, turns: int, note: int) -> None:
        super().__init__(2)
        self.cards = cards
        self.turns = turns
        self.note = note

    def copy(self) -> State:
        out = LeakyState(self.cards.copy(), self.turns, self.note)
        self.copy_into(out)
        return out


def of(state: State) -> LeakyState:
    assert isinstance(state, LeakyState)
    return state


class Deal(ChanceKind):
    def __init__(self, game: "Leaky") -> None:
        super().__init__("deal", [Param("card", 4, domain="card")])
        self.game = game

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).cards.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s = of(state)
        eyes = s.cards.move(card, HAND + decision.a)
        s.tell_some(PUBLIC if self.game.leak == "event" else eyes, self.game.dealt, decision.a, card)
        if self.game.leak == "field" and decision.a == 1:
            s.note = card


class Say(ActionKind):
    """Say a number; a fault may make its legality hang on the other's card."""

    def __init__(self, game: "Leaky") -> None:
        super().__init__("say", [Param("number", 3)])
        self.game = game

    def check(self, state: State, decision: Decision, number: i64, /) -> i64:
        theirs = of(state).cards.first(HAND + 1 - decision.seat)
        if self.game.leak == "actions" and number == 1 and theirs > 1:
            return RULES["high"]
        if number == 2:
            return RULES["high"] if self.game.leak == "refusal" and theirs > 1 else RULES["low"]
        return 0

    def apply(self, state: State, decision: Decision, number: i64, /) -> None:
        s = of(state)
        s.turns += 1
        s.tell(self.game.said, decision.seat, number)
        if s.turns == 6:
            s.finish(0, zeros(2))
        else:
            s.push(self.game.next, 1 - decision.seat)


class Next(StepKind):
    def __init__(self, game: "Leaky") -> None:
        super().__init__("next")
        self.game = game

    def run(self, state: State, seat: i64, _b: i64, _c: i64, /) -> None:
        theirs = of(state).cards.first(HAND + 1 - seat)
        state.ask(self.game.turn, seat, theirs if self.game.leak == "prompt" else 0)


class Start(StepKind):
    def __init__(self, game: "Leaky") -> None:
        super().__init__("start")
        self.game = game

    def run(self, state: State, seat: i64, _b: i64, _c: i64, /) -> None:
        if seat == 2:
            state.push(self.game.next, 0)
        else:
            state.push(self.game.begin, seat + 1)
            state.roll(self.game.dealing, seat)


class Leaky(Game):
    def __init__(self, leak: str = "") -> None:
        self.leak = leak
        seat = Param("seat", 2, domain="seat")
        self.deal, self.say, self.next, self.begin = Deal(self), Say(self), Next(self), Start(self)
        self.dealing = ChanceDecision("dealing", self.deal, "speak", [seat])
        self.turn = DecisionKind("turn", [self.say], "speak", [Param("hint", 4)])
        self.dealt = EventKind("dealt", [seat, Param("card", 4, domain="card")], secret=("card",))
        self.said = EventKind("said", [seat, Param("number", 3)])
        super().__init__(
            "leaky",
            players=range(2, 3),
            rules=RULES,
            actions=[self.deal, self.say],
            decisions=[self.dealing, self.turn],
            steps=[self.next, self.begin],
            events=[self.dealt, self.said],
            fields=[Field("cards", family=CARDS), Field("turns", 6), Field("note", 4)],
            reasons=["done"],
            locale=Path(__file__).parent / "leaky_locale",
            view_type=dict,
            proof=True,
        )
        if leak == "view":
            # As if the engine did not know that the game has secrets: the view gets the whole truth.
            self.secrets = False

    def start(self, players: int, options: dict[str, int]) -> State:
        state = LeakyState(dealt(CARDS, "deck"), 0, 0)
        state.push(self.begin)
        return state

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        s = of(state)
        return {"turns": s.turns, "note": s.note, "hands": [int(s.cards.first(HAND + player)) for player in range(2)]}

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return str(view)
