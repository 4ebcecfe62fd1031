"""A small game with a hidden card for each seat, and faults to plant: each must be caught."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import NO_CARDS, OWNER, Family, Zone
from bottlecap.engine.fields import Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import (
    ActionKind,
    ChanceDecision,
    ChanceKind,
    DecisionKind,
    EventKind,
    Param,
    Remark,
    RemarkKind,
    StepKind,
)
from bottlecap.engine.state import Decision, State, Step

RULES = Rules("leaky", ["speak", "high", "low"])
CARDS = Family("card", ["one", "two", "three", "four"], [Zone("deck", NOBODY), Zone("hand", OWNER), Zone("table", PUBLIC)])
DECK, HAND = CARDS.number("deck"), CARDS.number("hand")

LEAKS = ("view", "refusal", "lack", "unlisted", "prompt", "event", "actions", "field")


class LeakyState(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.cards = NO_CARDS
        self.turns = 0
        self.note = 0


def of(state: State) -> LeakyState:
    assert isinstance(state, LeakyState)
    return state


class Dealing(Decision):
    """A card for a seat."""

    def __init__(self, game: "Leaky", to: i64) -> None:
        super().__init__(game.dealing)
        self.to = to


class Deal(ChanceKind):
    def __init__(self, game: "Leaky") -> None:
        super().__init__("deal", [Param("card", 4, domain="card")])
        self.game = game

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).cards.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        assert isinstance(decision, Dealing)
        s, to = of(state), decision.to
        eyes = s.cards.move(card, HAND + to)
        s.tell_some(PUBLIC if self.game.leak == "event" else eyes, self.game.dealt, to, card)
        if self.game.leak == "field" and to == 1:
            s.note = card


class Say(ActionKind):
    """Say a number; a fault may make its legality hang on the other's card, or why something unlisted is refused."""

    def __init__(self, game: "Leaky") -> None:
        super().__init__("say", [Param("number", 3)])
        self.game = game
        # What `check`, which has the whole truth before it, saw last.
        self.seen: i64 = 0

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return vec[i64]([0, 1]) if self.game.leak == "unlisted" else super().candidates(state, decision)

    def check(self, state: State, decision: Decision, number: i64, /) -> i64:
        theirs = of(state).cards.first(HAND + 1 - decision.seat)
        self.seen = theirs
        if self.game.leak == "actions" and number == 1 and theirs > 1:
            return RULES["high"]
        if number == 2:
            return RULES["high"] if self.game.leak in ("refusal", "unlisted") and theirs > 1 else RULES["low"]
        return 0

    def lacking(self, state: State, decision: Decision, number: i64, rule: i64, /) -> list[Remark]:
        """The other's card, which is blank here; the fault is to say what was seen elsewhere."""
        theirs = self.seen if self.game.leak == "lack" else of(state).cards.first(HAND + 1 - decision.seat)
        return [Remark(self.game.lack, [int(theirs)])]

    def apply(self, state: State, decision: Decision, number: i64, /) -> None:
        s = of(state)
        s.turns += 1
        s.tell(self.game.said, decision.seat, number)
        if s.turns == 6:
            s.finish(0, zeros(2))
        else:
            s.push(Next(self.game, 1 - decision.seat))


class Turn(Decision):
    """A seat speaks; a fault may make the hint the other's card."""

    def __init__(self, game: "Leaky", hint: i64) -> None:
        super().__init__(game.turn)
        self.hint = hint


class Next(Step):
    def __init__(self, game: "Leaky", seat: i64) -> None:
        super().__init__(game.next)
        self.game = game
        self.seat = seat

    def run(self, state: State, /) -> None:
        theirs = of(state).cards.first(HAND + 1 - self.seat)
        state.ask(self.seat, Turn(self.game, theirs if self.game.leak == "prompt" else 0))


class Start(Step):
    def __init__(self, game: "Leaky", to: i64) -> None:
        super().__init__(game.begin)
        self.game = game
        self.to = to

    def run(self, state: State, /) -> None:
        if self.to == 2:
            state.push(Next(self.game, 0))
        else:
            state.push(Start(self.game, self.to + 1))
            state.roll(Dealing(self.game, self.to))


class Leaky(Game):
    dealer: type[Deal] = Deal

    def __init__(self, leak: str = "") -> None:
        self.leak = leak
        seat = Param("seat", 2, domain="seat")
        to, hint = Param("to", 2, domain="seat"), Param("hint", 4)
        self.lack = RemarkKind("lack-card", [Param("card", 4, low=-1)])
        self.deal, self.say = self.dealer(self), Say(self)
        self.next = StepKind("next", partial(Next, self), [seat])
        self.begin = StepKind("start", partial(Start, self), [Param("to", 3)])
        self.dealing = ChanceDecision("dealing", self.deal, "speak", [to], make=partial(Dealing, self))
        self.turn = DecisionKind("turn", [self.say], "speak", [hint], make=partial(Turn, self))
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
            remarks=[self.lack],
        )
        if leak == "view":
            # As if the engine did not know that the game has secrets: the view gets the whole truth.
            self.secrets = False

    def start(self, players: int, options: dict[str, int]) -> State:
        state = LeakyState(players)
        self.lay_out(state)
        state.push(Start(self, 0))
        return state

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        s = of(state)
        return {"turns": s.turns, "note": s.note, "hands": [int(s.cards.first(HAND + player)) for player in range(2)]}

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return str(view)
