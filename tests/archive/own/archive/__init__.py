"""Archive, a game of the tests: letters that nobody may read before they are drawn, and what comes of them, which one learns
only by doing it.

In turn, a seat draws a letter, openly or for itself alone, and burns it or puts it back. Whoever has seen a letter may read
it from then on, whatever became of it; what came of it is read by those who were told.
"""

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import OWNER, Cards, Family, Zone, dealt
from bottlecap.engine.fields import SEATS, Field
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import ASKED, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Option, Param, StepKind
from bottlecap.engine.state import Decision, State, Step

RULES: Final = Rules("archive", ["draw", "read"])
SEATED: Final = 3
MOST_TURNS: Final = 40
LETTER: Final = Family(
    "letter",
    ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    [Zone("library", NOBODY), Zone("desk", PUBLIC), Zone("hand", OWNER), Zone("ashes", NOBODY)],
)
LIBRARY, DESK = LETTER.number("library"), LETTER.number("desk")
HAND, ASHES = LETTER.number("hand"), LETTER.number("ashes")
# What can be done with a letter; what comes of it has the number of the letter and the way together.
WAYS: Final = ["burn", "return"]
OUTCOMES: Final = [f"{letter}-{way}" for letter in LETTER.ids for way in WAYS]
WORTH: Final = 3


class ArchiveState(State):
    def __init__(self, players: int, letters: Cards, points: vec[i64], turns: int) -> None:
        super().__init__(players)
        self.letters = letters
        self.points = points
        # How many are still to come.
        self.turns = turns

    def copy(self) -> State:
        out = ArchiveState(self.players, self.letters.copy(), self.points[:], self.turns)
        self.copy_into(out)
        return out


def of(state: State) -> ArchiveState:
    return cast(ArchiveState, state)


class Turn(Step):
    def __init__(self, seat: i64) -> None:
        super().__init__(TURN)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.turns == 0 or s.letters.count(LIBRARY) == 0:
            s.finish(0, s.points)
            return
        s.turns -= 1
        s.push(Turn((self.seat + 1) % s.players))
        s.ask(self.seat, Decision(DRAWING))


class Take(ActionKind):
    """Draw a letter: 1, for oneself alone; 0, for all to see."""

    def apply(self, state: State, decision: Decision, alone: i64, /) -> None:
        state.roll(Finding(decision.seat, alone))


class Finding(Decision):
    def __init__(self, by: i64, alone: i64) -> None:
        super().__init__(FINDING)
        self.by = by
        self.alone = alone


class Find(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).letters.draws(LIBRARY)

    def apply(self, state: State, decision: Decision, letter: i64, /) -> None:
        found = cast(Finding, decision)
        eyes = of(state).letters.move(letter, HAND + found.by if found.alone else DESK)
        state.tell_some(eyes, FOUND, found.by, letter)
        state.ask(found.by, Reading(letter, found.alone))


class Reading(Decision):
    """What to do with a letter that its reader holds."""

    def __init__(self, letter: i64, alone: i64) -> None:
        super().__init__(READING)
        self.letter = letter
        self.alone = alone


class Use(ActionKind):
    def apply(self, state: State, decision: Decision, way: i64, /) -> None:
        s, d = of(state), cast(Reading, decision)
        outcome = d.letter * len(WAYS) + way
        s.letters.move(d.letter, LIBRARY if WAYS[way] == "return" else ASHES)
        s.tell_some(1 << d.seat if d.alone else PUBLIC, USED, d.seat, outcome)
        if not d.alone:
            s.points[d.seat] += worth(outcome)


def worth(outcome: int) -> int:
    return outcome % WORTH + 1


SEAT = Param("seat", SEATED, domain="seat")
ALONE = Param("alone", 2)
LETTERS = Param("letter", len(LETTER.ids), domain="letter")
SECRET = Param("letter", len(LETTER.ids), domain="letter", knows=(ASKED,))
TAKE = Take("take", [ALONE])
FIND = Find("find", [LETTERS])
USE = Use("use", [Param("way", len(WAYS), domain="way")])
DRAWING = DecisionKind("drawing", [TAKE], "draw")
FINDING = ChanceDecision("finding", FIND, "draw", [Param("by", SEATED, domain="seat"), ALONE], make=Finding)
READING = DecisionKind("reading", [USE], "read", [SECRET, ALONE], make=Reading)
TURN = StepKind("turn", Turn, [SEAT])
FOUND = EventKind("found", [SEAT, LETTERS], secret=("letter",))
USED = EventKind("used", [SEAT, Param("outcome", len(OUTCOMES), domain="outcome")], secret=("outcome",))


class ArchiveView(TypedDict):
    """What lies open, and what the seat itself holds."""

    turns: int
    points: list[int]
    library: int
    desk: list[str]
    hand: list[str]


class Archive(Game):
    def start(self, players: int, options: dict[str, int]) -> State:
        state = ArchiveState(players, dealt(LETTER, "library"), zeros(players), options["turns"])
        state.push(Turn(0))
        return state

    def view(self, state: State, seat: int | None) -> ArchiveView:
        s = of(state)
        own = vec[i64]() if seat is None else s.letters.within(HAND + seat)
        return {
            "turns": s.turns,
            "points": [int(number) for number in s.points],
            "library": int(s.letters.count(LIBRARY)),
            "desk": [LETTER.ids[letter] for letter in s.letters.within(DESK)],
            "hand": [LETTER.ids[letter] for letter in own],
        }

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return str(view)

    def label(self, domain: str, value: int, lang: str) -> str:
        """A letter is called by its own words; what came of it by a message, as any other thing."""
        return word(f"{lang} name {value}") if domain == "letter" else super().label(domain, value, lang)

    def leaf(self, domain: str, value: int, lang: str) -> Mapping[str, object]:
        if domain == "letter":
            return {"text": word(f"{lang} text {value}"), "ways": [f"{way} {word(f'{lang} {value} {way}')}" for way in WAYS]}
        return {"worth": worth(value), "text": word(f"{lang} outcome {value}")}

    def catalogue(self, lang: str) -> Mapping[str, object]:
        return {"letters": len(LETTER.ids)}


def word(key: str) -> str:
    """A word as the leak drill looks for: no other text has it."""
    number = int.from_bytes(blake2b(key.encode(), digest_size=12).digest(), "little")
    return f"zq{''.join(chr(ord('a') + number // 26**place % 26) for place in range(12))}qz"


def load(content: Path | None) -> Game:
    return Archive(
        "archive",
        players=range(1, SEATED + 1),
        rules=RULES,
        actions=[TAKE, FIND, USE],
        decisions=[DRAWING, FINDING, READING],
        steps=[TURN],
        events=[FOUND, USED],
        fields=[Field("letters", family=LETTER), Field("points", WORTH * MOST_TURNS, size=SEATS), Field("turns", MOST_TURNS)],
        options=[Option("turns", 9, 1, MOST_TURNS)],
        domains={"way": WAYS, "outcome": OUTCOMES},
        reasons=["read"],
        locale=Path(__file__).parent / "locale",
        view_type=ArchiveView,
        guarded=("letter", "outcome"),
    )
