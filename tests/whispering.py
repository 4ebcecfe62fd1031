"""A small game in which a seat offers another a card of its hidden hand, and faults to plant: each must be caught.

The question to the other names the card, and so does the step that waits to hand it over: both seats know it, the third
does not. While the offer stands the third seat may cough: then the question is put aside until it has said why.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.aside import AskAgain, put_aside
from bottlecap.engine.base import NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import NO_CARDS, OWNER, Family, Zone
from bottlecap.engine.chance import Generator
from bottlecap.engine.fields import Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import (
    ASKED,
    LEGAL,
    ActionKind,
    ChanceDecision,
    ChanceKind,
    DecisionKind,
    EventKind,
    Option,
    Param,
    StepKind,
)
from bottlecap.engine.state import Decision, State, Step

RULES = Rules("whispering", ["deal", "offer", "reply", "cough", "no-self", "no-card"])
SEATED, HAND_SIZE, ROUNDS = 3, 2, 3
# So many that two histories with other hands have draws in common to the end.
NAMES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
CARDS = Family("card", NAMES, [Zone("deck", NOBODY), Zone("hand", OWNER)])
DECK, HAND = CARDS.number("deck"), CARDS.number("hand")

LEAKS = ("question", "step", "view", "prompt", "event", "refusal")


class WhisperingState(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.cards = NO_CARDS
        self.turn = 0
        # Whether the last offer was taken.
        self.taken = 0
        # Whether an offer that was put aside is asked as a new question.
        self.anew = 0


def of(state: State) -> WhisperingState:
    assert isinstance(state, WhisperingState)
    return state


# --- dealing --------------------------------------------------------------------------------------------------


class Dealing(Decision):
    """A card for a seat."""

    def __init__(self, game: "Whispering", to: i64) -> None:
        super().__init__(game.dealing)
        self.to = to


class Draw(ChanceKind):
    def __init__(self, game: "Whispering") -> None:
        super().__init__("draw", [CARD])
        self.game = game

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).cards.draws(DECK)

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        assert isinstance(decision, Dealing)
        eyes = of(state).cards.move(card, HAND + decision.to)
        state.tell_some(eyes, self.game.dealt, decision.to, card)


class Deal(Step):
    """Cards until every hand is full, then the first offer."""

    def __init__(self, game: "Whispering") -> None:
        super().__init__(game.deal)
        self.game = game

    def run(self, state: State, /) -> None:
        for seat in range(SEATED):
            if of(state).cards.count(HAND + seat) < HAND_SIZE:
                state.push(Deal(self.game))
                state.roll(Dealing(self.game, seat))
                return
        state.push(Turn(self.game, 0))


# --- an offer -------------------------------------------------------------------------------------------------


class Turn(Step):
    """A seat makes an offer."""

    def __init__(self, game: "Whispering", seat: i64) -> None:
        super().__init__(game.turn)
        self.game = game
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.turn == ROUNDS:
            s.finish(0, zeros(SEATED))
            return
        s.turn += 1
        s.ask(self.seat, Decision(self.game.offering))


class Offer(ActionKind):
    """Offer a card of one's hand, told by its place there, to another seat."""

    def __init__(self, game: "Whispering") -> None:
        super().__init__("offer", [Param("place", HAND_SIZE), OTHER])
        self.game = game

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        if arg // HAND_SIZE == decision.seat:
            return RULES["no-self"]
        return LEGAL if arg % HAND_SIZE < of(state).cards.count(HAND + decision.seat) else RULES["no-card"]

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, game, by, to = of(state), self.game, decision.seat, arg // HAND_SIZE
        card = s.cards.within(HAND + by)[arg % HAND_SIZE]
        s.cards.show(card, 1 << to)
        s.tell_some(PUBLIC if game.leak == "event" else 1 << by | 1 << to, game.offered, by, to, card)
        s.push(HandOver(game, by, to, card))
        s.ask(to, Reply(game, by, card))
        s.offer(SEATED - by - to, Coughing(game, card if game.leak == "prompt" else 0))


class Reply(Decision):
    """Whether the seat takes the card that was offered."""

    def __init__(self, game: "Whispering", by: i64, card: i64) -> None:
        super().__init__(game.reply)
        self.by = by
        self.card = card


class HandOver(Step):
    """If the card was taken, it goes for the lowest of the other's; then the next seat makes an offer."""

    def __init__(self, game: "Whispering", by: i64, to: i64, card: i64) -> None:
        super().__init__(game.hand_over)
        self.game = game
        self.by = by
        self.to = to
        self.card = card

    def run(self, state: State, /) -> None:
        s = of(state)
        for seat in range(SEATED):
            for d in s.standing(self.game.coughing, seat):
                s.drop(d)
        s.push(Turn(self.game, (self.by + 1) % SEATED))
        if s.taken:
            given = s.cards.first(HAND + self.to)
            s.cards.move(self.card, HAND + self.to)
            s.cards.move(given, HAND + self.by)
            s.tell_some(1 << self.by | 1 << self.to, self.game.swapped, self.to, given)


class Take(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).taken = 1


class Refuse(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).taken = 0


# --- beside it ------------------------------------------------------------------------------------------------


class Coughing(Decision):
    """The third seat may cough; a fault may make the hint the card that it must not know."""

    def __init__(self, game: "Whispering", hint: i64) -> None:
        super().__init__(game.coughing)
        self.hint = hint


class Cough(ActionKind):
    def __init__(self, game: "Whispering") -> None:
        super().__init__("cough")
        self.game = game

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        if self.game.leak == "refusal":
            offers = [d for d in state.pending if isinstance(d, Reply)]
            return RULES["cough"] if offers and offers[0].card > 3 else LEGAL
        return LEGAL

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        state.tell(self.game.coughed, decision.seat)
        put_aside(state, of(state).anew == 1)
        state.ask(decision.seat, Decision(self.game.explaining))


class Explain(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        pass


# --- the game -------------------------------------------------------------------------------------------------

SEAT = Param("seat", SEATED, domain="seat")
OTHER = Param("other", SEATED, domain="seat")
BY = Param("by", SEATED, domain="seat")
TO = Param("to", SEATED, domain="seat")
CARD = Param("card", len(NAMES), domain="card")


def secret(*knows: str) -> Param:
    return Param("card", len(NAMES), domain="card", knows=knows)


class Whispering(Game):
    def __init__(self, leak: str = "") -> None:
        self.leak = leak
        card = {"reply": secret("by", ASKED), "hand-over": secret("by", "to")}
        if leak in ("question", "step"):
            card["reply" if leak == "question" else "hand-over"] = CARD
        self.draw, self.offer, self.cough = Draw(self), Offer(self), Cough(self)
        self.take, self.refuse, self.explain = Take("take"), Refuse("refuse"), Explain("explain", [Param("reason", 2)])
        self.dealing = ChanceDecision("dealing", self.draw, "deal", [TO], make=partial(Dealing, self))
        self.offering = DecisionKind("offering", [self.offer], "offer")
        self.reply = DecisionKind("reply", [self.take, self.refuse], "reply", [BY, card["reply"]], make=partial(Reply, self))
        hint = Param("hint", len(NAMES))
        self.coughing = DecisionKind("coughing", [self.cough], "cough", [hint], make=partial(Coughing, self))
        self.explaining = DecisionKind("explaining", [self.explain], "cough")
        self.deal = StepKind("deal", partial(Deal, self))
        self.turn = StepKind("turn", partial(Turn, self), [SEAT])
        self.hand_over = StepKind("hand-over", partial(HandOver, self), [BY, TO, card["hand-over"]])
        self.dealt = EventKind("dealt", [SEAT, CARD], secret=("card",))
        self.offered = EventKind("offered", [SEAT, OTHER, CARD], secret=("card",))
        self.swapped = EventKind("swapped", [SEAT, CARD], secret=("card",))
        self.coughed = EventKind("coughed", [SEAT])
        super().__init__(
            "whispering",
            players=range(SEATED, SEATED + 1),
            rules=RULES,
            actions=[self.draw, self.offer, self.take, self.refuse, self.cough, self.explain],
            decisions=[self.dealing, self.offering, self.reply, self.coughing, self.explaining],
            steps=[self.deal, self.turn, self.hand_over],
            events=[self.dealt, self.offered, self.swapped, self.coughed],
            fields=[Field("cards", family=CARDS), Field("turn", ROUNDS), Field("taken", 1), Field("anew", 1)],
            options=[Option("anew", 0)],
            reasons=["done"],
            locale=Path(__file__).parent / "whispering_locale",
            view_type=dict,
            proof=True,
        )
        if leak == "view":
            # As if the engine did not know that questions have secrets: the view gets them whole.
            self.whispers = False

    def start(self, players: int, options: dict[str, int]) -> State:
        state = WhisperingState(players)
        self.lay_out(state)
        state.anew = options["anew"]
        state.push(Deal(self))
        return state

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        s = of(state)
        hands = [[int(card) for card in s.cards.within(HAND + player)] for player in range(SEATED)]
        return {"turn": s.turn, "taken": s.taken, "hands": hands, "offered": [int(offer.card) for offer in offers_in(s)]}

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return str(view)

    def impossible(self, state: State) -> str:
        """The card of an offer is one that whoever made it has, and what is handed over is what was offered."""
        s = of(state)
        for step in s.steps:
            if isinstance(step, HandOver):
                if s.cards.zone[step.card] != HAND + step.by:
                    return "steps: the card is not in the hand of whoever offers it"
                if any(offer.card != step.card for offer in offers_in(s)):
                    return "pending: another card was offered"
        return ""

    def fill(self, state: State, seat: int, generator: Generator) -> None:
        """Let an offer that the seat was not told of be of some card that its maker has."""
        for step in state.steps:
            if isinstance(step, HandOver) and seat not in (step.by, step.to):
                hand = of(state).cards.within(HAND + step.by)
                put_card(state, hand[generator.below(len(hand))])
                return


def offers_in(state: State) -> list[Reply]:
    """The offer that stands, be it put aside or not."""
    aside = [d for step in state.steps if isinstance(step, AskAgain) for d in step.decisions]
    return [d for d in [*state.pending, *aside] if isinstance(d, Reply)]


def put_card(state: State, card: i64) -> None:
    """Let the offer that stands be of another card."""

    def question(d: Decision) -> Decision:
        if not isinstance(d, Reply):
            return d
        out = d.kind.made([int(d.by), int(card)])
        out.id, out.seat, out.open = d.id, d.seat, d.open
        return out

    def step_of(step: Step) -> Step:
        if isinstance(step, AskAgain):
            return AskAgain([question(d) for d in step.decisions], step.anew)
        return HandOver(step.game, step.by, step.to, card) if isinstance(step, HandOver) else step

    state.pending = [question(d) for d in state.pending]
    state.steps = [step_of(step) for step in state.steps]
