"""Locker: draw, keep or drop. One to four players; it proves one seat alone, private events and long matches."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import NO_CARDS, OWNER, Cards, Family, Zone
from bottlecap.engine.fields import SEAT, Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import (
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

RULES: Final = Rules("locker", ["players", "draw", "choose", "room", "drop-own", "refill", "rounds", "score", "alone"])
ROOM: Final[i64] = RULES["room"]
DROP_OWN: Final[i64] = RULES["drop-own"]

SEATED: Final = 4
WORTHS: Final = 6
ALIKE: Final = 4
FINDS: Final = 24
# A locker takes so many finds, and closes over so much worth; alone, one must fill it this far.
SHELVES: Final = 3
CLOSES: Final = 12
ENOUGH: Final = 10
MOST_ROUNDS: Final = 1000

LAST_ROUND: Final[i64] = 0
FILLED: Final[i64] = 1
FELL_SHORT: Final[i64] = 2

FIND: Final = Family(
    "find",
    [f"{worth + 1}-{letter}" for worth in range(WORTHS) for letter in "abcd"],
    [Zone("deck", NOBODY), Zone("heap", PUBLIC), Zone("locker", OWNER)],
)
DECK: Final[i64] = FIND.number("deck")
HEAP: Final[i64] = FIND.number("heap")
LOCKER: Final[i64] = FIND.number("locker")


class LockerState(State):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.finds: Cards = NO_CARDS
        self.last: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = LockerState(self.players)
        out.finds = self.finds.copy()
        out.last = self.last
        out.round = self.round
        out.turn = self.turn
        self.copy_into(out)
        return out

    # --- up to here -----------------------------------------------------------------------------------

    def worth(self, seat: i64) -> i64:
        """What a locker scores: what is in it, or nothing where it does not close."""
        total: i64 = 0
        for find in self.finds.within(LOCKER + seat):
            total += find // ALIKE + 1
        return total if total <= CLOSES else 0


def of(state: State) -> LockerState:
    return cast(LockerState, state)


class Draw(ChanceKind):
    """The next find goes into the locker of whoever's turn it is. The others see nothing of it."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).finds.draws(DECK)

    def apply(self, state: State, decision: Decision, find: i64, /) -> None:
        s = of(state)
        eyes = s.finds.move(find, LOCKER + s.turn)
        s.tell_some(eyes, DRAWN, s.turn, find)
        s.ask(s.turn, Decision(CHOICE))


class Keep(ActionKind):
    """Keep all of it."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        return ROOM if of(state).finds.count(LOCKER + decision.seat) > SHELVES else LEGAL

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        state.tell(KEPT, decision.seat)
        state.push(Next())


class Drop(ActionKind):
    """Throw one find on the heap, for all to see."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).finds.within(LOCKER + decision.seat)

    def check(self, state: State, decision: Decision, find: i64, /) -> i64:
        return LEGAL if of(state).finds.zone[find] == LOCKER + decision.seat else DROP_OWN

    def apply(self, state: State, decision: Decision, find: i64, /) -> None:
        of(state).finds.move(find, HEAP)
        state.tell(DROPPED, decision.seat, find)
        state.push(Next())


class Turn(Step):
    """A find is drawn; where none is left, from what was thrown away."""

    def __init__(self) -> None:
        super().__init__(TURN)

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.finds.count(DECK) == 0:
            s.finds.move_all(HEAP, DECK)
            s.tell(REFILLED)
        s.roll(Decision(DRAWING))


class Next(Step):
    """The turn goes round; after the last round the lockers are opened."""

    def __init__(self) -> None:
        super().__init__(NEXT)

    def run(self, state: State, /) -> None:
        s = of(state)
        s.turn = (s.turn + 1) % s.players
        if s.turn == 0:
            if s.round == s.last:
                s.push(End())
                return
            s.round += 1
            s.tell(ROUND_BEGUN, s.round)
        s.push(Turn())


class End(Step):
    """All is shown. Alone, one wins with a well filled locker or not at all."""

    def __init__(self) -> None:
        super().__init__(END)

    def run(self, state: State, /) -> None:
        s = of(state)
        scores = zeros(s.players)
        for seat in range(s.players):
            for find in s.finds.within(LOCKER + seat):
                s.finds.show(find, PUBLIC)
            scores[seat] = s.worth(seat)
            s.tell(OPENED, seat, scores[seat])
        if s.players > 1:
            s.finish(LAST_ROUND, scores)
        elif scores[0] >= ENOUGH:
            s.finish(FILLED, scores)
        else:
            s.finish_ranked(FELL_SHORT, scores, zeros(1))


OF_SEAT: Final = Param("seat", SEATED, domain="seat")
WHICH: Final = Param("find", FINDS, domain="find")

DRAW: Final = Draw("draw", [WHICH])
KEEP: Final = Keep("keep")
DROP: Final = Drop("drop", [WHICH])
DRAWING: Final = ChanceDecision("draw", DRAW, "draw")
CHOICE: Final = DecisionKind("choice", [KEEP, DROP], "choose")
TURN: Final = StepKind("turn", Turn)
NEXT: Final = StepKind("next", Next)
END: Final = StepKind("end", End)
ROUND_BEGUN: Final = EventKind("round", [Param("round", MOST_ROUNDS + 1)])
DRAWN: Final = EventKind("drawn", [OF_SEAT, WHICH], secret=("find",), private=True)
KEPT: Final = EventKind("kept", [OF_SEAT])
DROPPED: Final = EventKind("dropped", [OF_SEAT, WHICH], reveals=True)
REFILLED: Final = EventKind("refilled")
OPENED: Final = EventKind("opened", [OF_SEAT, Param("worth", CLOSES + 1)], reveals=True)


class LockerView(TypedDict):
    """How many finds each locker holds, and those that the reader knows."""

    round: int
    last: int
    turn: int
    deck: int
    heap: list[str]
    sizes: list[int]
    lockers: list[list[str]]


class Locker(Game):
    def start(self, players: int, options: dict[str, int]) -> State:
        state = LockerState(players)
        self.lay_out(state)
        state.last = options["rounds"]
        # As if the last seat's turn were over.
        state.turn = players - 1
        state.push(Next())
        return state

    def view(self, state: State, seat: int | None) -> LockerView:
        s = of(state)
        seats = range(int(s.players))
        return {
            "round": s.round,
            "last": s.last,
            "turn": s.turn,
            "deck": s.finds.count(DECK),
            "heap": [FIND.ids[find] for find in s.finds.within(HEAP)],
            "sizes": [int(s.finds.count(LOCKER + player)) for player in seats],
            "lockers": [[FIND.ids[find] for find in s.finds.within(LOCKER + player)] for player in seats],
        }

    def render(self, view: Mapping[str, object], lang: str) -> str:
        table = cast(LockerView, view)
        lines = [self.text("view-round", {"round": table["round"], "last": table["last"], "deck": table["deck"]}, lang)]
        for seat, size in enumerate(table["sizes"]):
            known = [self.label("find", FIND.ids.index(id), lang) for id in table["lockers"][seat]]
            lines.append(f"{self.label('seat', seat, lang)}: {', '.join(known) if known else '? ' * size or '–'}".rstrip())
        return "\n".join(lines)

    def label(self, domain: str, value: int, lang: str) -> str:
        if domain == "find":
            return self.text("find-name", {"worth": value // ALIKE + 1}, lang)
        return super().label(domain, value, lang)

    def complaint(self, state: State) -> str:
        s = of(state)
        for seat in range(s.players):
            if s.finds.count(LOCKER + seat) > SHELVES + 1:
                return f"finds: the locker of seat {seat} cannot hold so many"
        if s.turn >= s.players:
            return "turn: nobody sits there"
        return "round: it is after the last one" if s.round > s.last else ""


def load(content: Path | None) -> Game:
    return Locker(
        "locker",
        players=range(1, SEATED + 1),
        rules=RULES,
        actions=[DRAW, KEEP, DROP],
        decisions=[DRAWING, CHOICE],
        steps=[TURN, NEXT, END],
        events=[ROUND_BEGUN, DRAWN, KEPT, DROPPED, REFILLED, OPENED],
        fields=[
            Field("finds", family=FIND),
            Field("last", MOST_ROUNDS, low=1),
            Field("round", MOST_ROUNDS),
            Field("turn", SEATED - 1, whose=SEAT),
        ],
        options=[Option("rounds", 4, 1, MOST_ROUNDS)],
        reasons=["last-round", "filled", "fell-short"],
        locale=Path(__file__).parent / "locale",
        view_type=LockerView,
        proof=True,
    )
