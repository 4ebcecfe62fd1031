"""Three doors: three seats choose in secret at the same time. It proves sealed answers and secret fields."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import HIDDEN, filled, zeros
from bottlecap.engine.fields import OWN, SEATS, Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import (
    KIND_BITS,
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

RULES: Final = Rules("doors", ["players", "hunch", "choose", "alone", "crowd", "jammed", "rounds", "bonus"])

SEATED: Final = 3
DOORS: Final = 3
NONE: Final = 3
BONUS: Final = 2


class DoorsState(State):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.round: i64 = 0
        self.last: i64 = 0
        self.caps: vec[i64] = vec[i64]()
        # The door each seat believes in; only it knows.
        self.hunch: vec[i64] = vec[i64]()
        # What each seat chose this round, once all have chosen.
        self.picks: vec[i64] = vec[i64]()
        # The door each seat came through alone last round.
        self.jammed: vec[i64] = vec[i64]()
        # Three numbers a seat: how often it came through each door alone.
        self.luck: vec[i64] = vec[i64]()

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = DoorsState(self.players)
        out.round = self.round
        out.last = self.last
        out.caps = self.caps[:]
        out.hunch = self.hunch[:]
        out.picks = self.picks[:]
        out.jammed = self.jammed[:]
        out.luck = self.luck[:]
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "caps":
            self.caps = values
        elif name == "hunch":
            self.hunch = values
        elif name == "picks":
            self.picks = values
        elif name == "jammed":
            self.jammed = values
        elif name == "luck":
            self.luck = values
        else:
            super().put(name, numbers)

    # --- up to here -----------------------------------------------------------------------------------


def of(state: State) -> DoorsState:
    return cast(DoorsState, state)


class Believing(Decision):
    """Which door a seat believes in."""

    def __init__(self, believer: i64) -> None:
        super().__init__(HUNCH)
        self.believer = believer


class Whisper(ChanceKind):
    """Each seat has a hunch, which it learns and nobody else."""

    def apply(self, state: State, decision: Decision, door: i64, /) -> None:
        s, seat = of(state), cast(Believing, decision).believer
        s.hunch[seat] = door
        s.tell_some(1 << seat, WHISPERED, seat, door)


class Choose(ActionKind):
    """Walk to a door."""

    def check(self, state: State, decision: Decision, door: i64, /) -> i64:
        return JAMMED if of(state).jammed[decision.seat] == door else LEGAL

    def apply(self, state: State, decision: Decision, door: i64, /) -> None:
        of(state).picks[decision.seat] = door
        state.tell(CHOSEN, decision.seat, door)


class Start(Step):
    """The hunches, from that seat on, then the first round."""

    def __init__(self, believer: i64) -> None:
        super().__init__(START)
        self.believer = believer

    def run(self, state: State, /) -> None:
        if self.believer == SEATED:
            state.push(Round())
            return
        state.push(Start(self.believer + 1))
        state.roll(Believing(self.believer))


class Round(Step):
    """All choose at once; then the doors open."""

    def __init__(self) -> None:
        super().__init__(ROUND)

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.round == s.last:
            s.push(End())
            return
        s.round += 1
        s.tell(ROUND_BEGUN, s.round)
        s.push(OpenDoors())
        for seat in range(SEATED):
            s.picks[seat] = NONE
            s.ask(seat, Decision(DOOR))


class OpenDoors(Step):
    """Who came alone gets the door's number in caps; a crowd gets nothing."""

    def __init__(self) -> None:
        super().__init__(OPEN_DOORS)

    def run(self, state: State, /) -> None:
        s = of(state)
        for seat in range(SEATED):
            door = s.picks[seat]
            alone = True
            for other in range(SEATED):
                if other != seat and s.picks[other] == door:
                    alone = False
            s.jammed[seat] = door if alone else NONE
            if alone:
                s.caps[seat] += door + 1
                s.luck[seat * DOORS + door] += 1
                s.tell(GAINED, seat, door + 1)
        s.push(Round())


class End(Step):
    """Hunches are shown; a door believed in and come through alone brings a bonus."""

    def __init__(self) -> None:
        super().__init__(END)

    def run(self, state: State, /) -> None:
        s = of(state)
        scores = zeros(SEATED)
        for seat in range(SEATED):
            s.tell(HUNCH_SHOWN, seat, s.hunch[seat])
            scores[seat] = s.caps[seat]
            if s.luck[seat * DOORS + s.hunch[seat]] > 0:
                scores[seat] += BONUS
        s.finish(0, scores)


SEAT: Final = Param("seat", SEATED, domain="seat")
WHICH: Final = Param("door", DOORS, domain="door")
JAMMED: Final = RULES["jammed"]

WHISPER: Final = Whisper("whisper", [WHICH])
CHOOSE: Final = Choose("choose", [WHICH])
BELIEVER: Final = Param("believer", SEATED, domain="seat")
HUNCH: Final = ChanceDecision("hunch", WHISPER, "hunch", [BELIEVER], make=Believing, shown=[SEAT])
DOOR: Final = DecisionKind("door", [CHOOSE], "choose", sealed=True)
START: Final = StepKind("start", Start, [Param("believer", SEATED + 1)])
ROUND: Final = StepKind("round", Round)
OPEN_DOORS: Final = StepKind("open-doors", OpenDoors)
END: Final = StepKind("end", End)
WHISPERED: Final = EventKind("whispered", [SEAT, WHICH], secret=("door",), private=True)
ROUND_BEGUN: Final = EventKind("round", [Param("round", 100)])
CHOSEN: Final = EventKind("chosen", [SEAT, WHICH], reveals=True)
GAINED: Final = EventKind("gained", [SEAT, Param("caps", 4)])
HUNCH_SHOWN: Final = EventKind("hunch-shown", [SEAT, WHICH], reveals=True)


class DoorsView(TypedDict):
    """Caps and jammed doors by seat; who has chosen; the reader's own hunch and choice."""

    round: int
    last: int
    caps: list[int]
    jammed: list[int | None]
    chosen: list[bool]
    choice: int | None
    hunch: int | None


class Doors(Game):
    def start(self, players: int, options: dict[str, int]) -> State:
        state = DoorsState(players)
        self.lay_out(state)
        state.last = options["rounds"]
        state.picks = filled(players, NONE)
        state.jammed = filled(players, NONE)
        state.push(Start(0))
        return state

    def view(self, state: State, seat: int | None) -> DoorsView:
        s = of(state)
        chosen = [False] * SEATED
        choice: int | None = None
        for sealed in s.sealed:
            chosen[sealed.decision.seat] = True
            if sealed.code != HIDDEN:
                choice = CHOOSE.unpack(sealed.code >> KIND_BITS)[0]
        jammed: list[int | None] = [None if door == NONE else int(door) for door in s.jammed]
        return {
            "round": s.round,
            "last": s.last,
            "caps": [int(caps) for caps in s.caps],
            "jammed": jammed,
            "chosen": chosen,
            "choice": choice,
            "hunch": None if seat is None or s.hunch[seat] == HIDDEN else s.hunch[seat],
        }

    def render(self, view: Mapping[str, object], lang: str) -> str:
        table = cast(DoorsView, view)
        lines = [self.text("view-round", {"round": table["round"], "last": table["last"]}, lang)]
        for seat in range(SEATED):
            mark = "✓" if table["chosen"][seat] else " "
            lines.append(f"{mark} {self.label('seat', seat, lang)}: {table['caps'][seat]}")
        hunch = table["hunch"]
        if hunch is not None:
            lines.append(self.text("view-hunch", {"door": self.label("door", hunch, lang)}, lang))
        return "\n".join(lines)


def load(content: Path | None) -> Game:
    return Doors(
        "doors",
        players=range(SEATED, SEATED + 1),
        rules=RULES,
        actions=[WHISPER, CHOOSE],
        decisions=[HUNCH, DOOR],
        steps=[START, ROUND, OPEN_DOORS, END],
        events=[WHISPERED, ROUND_BEGUN, CHOSEN, GAINED, HUNCH_SHOWN],
        fields=[
            Field("round", 50),
            Field("last", 50, low=1),
            Field("caps", 200, size=SEATS),
            Field("hunch", DOORS - 1, size=SEATS, knows=OWN),
            Field("picks", NONE, size=SEATS),
            Field("jammed", NONE, size=SEATS),
            Field("luck", 50, size=SEATED * DOORS),
        ],
        options=[Option("rounds", 5, 1, 50)],
        domains={"door": ["left", "middle", "right"]},
        reasons=["last-round"],
        locale=Path(__file__).parent / "locale",
        view_type=DoorsView,
        proof=True,
    )
