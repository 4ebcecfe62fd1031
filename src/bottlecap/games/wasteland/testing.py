"""Tests: three dice, a reroll for each letter, as many hit icons as the difficulty."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import EventKind, Param, StepKind
from bottlecap.engine.state import State, Step
from bottlecap.games.wasteland.growing import count_letters
from bottlecap.games.wasteland.params import AMOUNT, DEATHS, SEAT, SOME_LETTERS
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tasks import A_TEST
from bottlecap.games.wasteland.tokens import LETTERS
from bottlecap.games.wasteland.vats import Throw, clear_throw, icons_thrown
from bottlecap.games.wasteland.watching import reckon_after

# More icons than three dice can show make no test.
HARDEST: Final[i64] = 6


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeTest(Step):
    """A test of these letters (some of them printed twice) against a difficulty; afterwards `won` says how it went."""

    def __init__(self, seat: i64, letters: i64, twice: i64, difficulty: i64) -> None:
        super().__init__(TEST)
        self.seat = seat
        self.letters = letters
        self.twice = twice
        self.difficulty = difficulty

    def run(self, state: State, /) -> None:
        begin_test(of(state), self.seat, self.letters, self.twice, self.difficulty)


def begin_test(s: WastelandState, seat: i64, letters: i64, twice: i64, difficulty: i64) -> None:
    """The test is on; what cards add to its icons may be added from now on."""
    clear_throw(s)
    s.won = 0
    s.wound = 0
    s.margin = 0
    s.task = A_TEST
    s.thrower = seat
    s.difficulty = difficulty
    s.rerolls = test_rerolls(s, seat, letters, twice)
    s.tell(TESTED, seat, letters, difficulty)
    reckon_after(s, seat)
    s.push(Judge(seat, s.deaths[seat]))
    s.push(Throw(seat))


def test_rerolls(s: WastelandState, seat: i64, letters: i64, twice: i64) -> i64:
    """One for each letter of the test that the survivor has, two where it is printed twice, and what cards add."""
    rerolls = count_letters(s.letters[seat] & letters) + count_letters(s.letters[seat] & twice)
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            rerolls += lasting.test_rerolls(letters)
    return rerolls


@mypyc_attr(acyclic=True, free_list_len=1)
class Judge(Step):
    """Enough icons are a success. A survivor killed meanwhile has failed."""

    def __init__(self, seat: i64, deaths: i64) -> None:
        super().__init__(JUDGE)
        self.seat = seat
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        icons = icons_thrown(s) + s.icons_plus
        s.won = 1 if icons >= s.difficulty and s.deaths[self.seat] == self.deaths else 0
        s.margin = icons - s.difficulty if s.won else 0
        s.tell(PASSED if s.won else FAILED, self.seat, icons)
        clear_throw(s)


TEST: Final[StepKind] = StepKind(
    "test",
    TakeTest,
    [
        SEAT,
        SOME_LETTERS,
        Param("twice", 1 << int(LETTERS), domain="letter", many=True),
        Param("difficulty", int(HARDEST) + 1),
    ],
)
JUDGE: Final[StepKind] = StepKind("judge", Judge, [SEAT, DEATHS])

TESTED: Final[EventKind] = EventKind("tested", [SEAT, SOME_LETTERS, AMOUNT])
PASSED: Final[EventKind] = EventKind("passed", [SEAT, AMOUNT])
FAILED: Final[EventKind] = EventKind("failed", [SEAT, AMOUNT])

STEPS: Final[list[StepKind]] = [TEST, JUDGE]
EVENTS: Final[list[EventKind]] = [TESTED, PASSED, FAILED]
