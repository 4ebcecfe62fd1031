"""Experience, letters, perks and traits."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.params import AMOUNT, LEFT, LETTER, PERK, SEAT, SOME_LETTERS, TRAIT
from bottlecap.games.wasteland.rulebook import LEVEL_UP as BY_LEVEL_UP
from bottlecap.games.wasteland.rulebook import LEVEL_UP_NO_PERK
from bottlecap.games.wasteland.state import PERK_DECK, PERK_HELD, WastelandState, of
from bottlecap.games.wasteland.tokens import LETTERS, PAIRS

# --- experience -----------------------------------------------------------------------------------------------------


def gain_xp(s: WastelandState, seat: i64, points: i64) -> None:
    """The peg goes from letter to letter; each time it passes the last one it returns, and the survivor levels up."""
    if points <= 0:
        return
    s.tell(LEARNED, seat, points)
    # The start of the track is a place too.
    places = letters_held(s, seat) + 1
    peg = s.peg[seat] + points
    s.peg = replaced(s.peg, seat, peg % places)
    if peg >= places:
        s.push(LevelUps(seat, peg // places))


def letters_held(s: WastelandState, seat: i64) -> i64:
    return count_letters(s.letters[seat])


def count_letters(mask: i64) -> i64:
    """How many letters a mask has."""
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class LevelUps(Step):
    """One level after another: two tokens are drawn from the supply, one is kept."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(LEVEL_UPS)
        self.seat = seat
        self.left = left

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left > 1:
            s.push(LevelUps(self.seat, self.left - 1))
        s.tell(LEVELLED_UP, self.seat)
        if supplied(s) > 0:
            s.roll(DrawingLetter(self.seat, NO_LETTER))


def supplied(s: WastelandState) -> i64:
    """How many tokens the supply has."""
    count: i64 = 0
    for left in s.supply:
        count += left
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawingLetter(Decision):
    """The first token of a level-up, or the second."""

    def __init__(self, learner: i64, drawn: i64) -> None:
        super().__init__(DRAWING_LETTER)
        self.learner = learner
        self.drawn = drawn


class DrawLetter(ChanceKind):
    """A random token of the supply."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return letters_left(of(state), NO_LETTER)

    def weight(self, state: State, decision: Decision, letter: i64, /) -> i64:
        return of(state).supply[letter]

    def apply(self, state: State, decision: Decision, letter: i64, /) -> None:
        s, asked = of(state), cast(DrawingLetter, decision)
        take_letter(s, letter)
        s.tell(LETTER_DRAWN, asked.learner, letter)
        if asked.drawn == NO_LETTER and supplied(s) > 0:
            s.roll(DrawingLetter(asked.learner, letter))
        else:
            s.ask(asked.learner, ChoosingLetter(letter, asked.drawn))


def letters_left(s: WastelandState, but: i64) -> vec[i64]:
    """The letters of which the supply has a token, but for one."""
    out = vec[i64](capacity=LETTERS)
    letter: i64 = 0
    while letter < LETTERS:
        if s.supply[letter] > 0 and letter != but:
            out = append(out, letter)
        letter += 1
    return out


def take_letter(s: WastelandState, letter: i64) -> None:
    s.supply = replaced(s.supply, letter, s.supply[letter] - 1)


def return_letter(s: WastelandState, letter: i64) -> None:
    s.supply = replaced(s.supply, letter, s.supply[letter] + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingLetter(Decision):
    """Which of two tokens is kept; the supply may have had one only."""

    def __init__(self, first: i64, second: i64) -> None:
        super().__init__(CHOOSING_LETTER)
        self.first = first
        self.second = second


class KeepLetter(ActionKind):
    """A new letter goes on the board; one that is held already goes back, and gives a perk."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(ChoosingLetter, decision)
        out = vec[i64]([asked.first])
        return out if asked.second == asked.first or asked.second == NO_LETTER else append(out, asked.second)

    def check(self, state: State, decision: Decision, letter: i64, /) -> i64:
        asked = cast(ChoosingLetter, decision)
        return LEGAL if letter == asked.first or letter == asked.second else BY_LEVEL_UP

    def apply(self, state: State, decision: Decision, letter: i64, /) -> None:
        s, asked, seat = of(state), cast(ChoosingLetter, decision), decision.seat
        other = asked.second if letter == asked.first else asked.first
        if other != NO_LETTER:
            return_letter(s, other)
        if s.has_letter(seat, letter):
            return_letter(s, letter)
            s.push(GainPerk(seat, letter))
        else:
            add_letter(s, seat, letter)
            s.tell(LETTER_GAINED, seat, letter)


def add_letter(s: WastelandState, seat: i64, letter: i64) -> None:
    """A new letter on the board. The peg stays under the one it is at, and has passed the new one if that lies before it."""
    if s.peg[seat] > count_letters(s.letters[seat] & (1 << letter) - 1):
        s.peg = replaced(s.peg, seat, s.peg[seat] + 1)
    s.stir(seat)
    s.letters = replaced(s.letters, seat, s.letters[seat] | 1 << letter)


def discard_letters(s: WastelandState, seat: i64) -> None:
    """All tokens of a board go into the supply, but for the survivor's own, which never came from there."""
    letter: i64 = 0
    while letter < LETTERS:
        if s.has_letter(seat, letter) and letter != s.own_letter(seat):
            return_letter(s, letter)
        letter += 1
    s.letters = replaced(s.letters, seat, 0)
    s.peg = replaced(s.peg, seat, 0)


# --- perks ----------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class GainPerk(Step):
    """A perk of that letter, of choice; without one, of any letter held; without any, none."""

    def __init__(self, seat: i64, letter: i64) -> None:
        super().__init__(GAIN_PERK)
        self.seat = seat
        self.letter = letter

    def run(self, state: State, /) -> None:
        s = of(state)
        letters = wanted_letters(s, self.seat, self.letter)
        if letters != 0:
            s.ask(self.seat, ChoosingPerk(letters))


def wanted_letters(s: WastelandState, seat: i64, letter: i64) -> i64:
    """The mask of letters whose perks can be chosen from."""
    there = perk_letters(s)
    return 1 << letter if there >> letter & 1 else there & s.letters[seat]


def perk_letters(s: WastelandState) -> i64:
    """The mask of letters of which a perk is left."""
    mask: i64 = 0
    for perk in s.perks.within(PERK_DECK):
        mask |= 1 << s.content.perk_letter[perk]
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingPerk(Decision):
    """Which perk; the mask says of which letters."""

    def __init__(self, letters: i64) -> None:
        super().__init__(CHOOSING_PERK)
        self.letters = letters


class TakePerk(ActionKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).perks.within(PERK_DECK)

    def check(self, state: State, decision: Decision, perk: i64, /) -> i64:
        s, letters = of(state), cast(ChoosingPerk, decision).letters
        if s.perks.zone[perk] != PERK_DECK:
            return LEVEL_UP_NO_PERK
        return LEGAL if letters >> s.content.perk_letter[perk] & 1 else BY_LEVEL_UP

    def apply(self, state: State, decision: Decision, perk: i64, /) -> None:
        s = of(state)
        s.perks.move(perk, PERK_HELD + decision.seat)
        s.tell(PERK_GAINED, decision.seat, perk)


# --- traits ---------------------------------------------------------------------------------------------------------


def can_become(s: WastelandState, seat: i64, trait: i64) -> bool:
    """Whether it is news: the side is not had yet, and the other one is not locked."""
    if s.has_trait(seat, trait):
        return False
    return not (s.has_trait(seat, trait ^ 1) and s.content.trait_locked[trait ^ 1])


def gain_trait(s: WastelandState, seat: i64, trait: i64) -> None:
    """Become so: the other side of the token is lost, unless it is locked."""
    if can_become(s, seat, trait):
        s.stir(seat)
        s.traits = replaced(s.traits, seat * PAIRS + trait // 2, trait % 2 + 1)
        s.tell(BECAME, seat, trait)


def lose_trait(s: WastelandState, seat: i64, trait: i64) -> None:
    if s.has_trait(seat, trait):
        s.traits = replaced(s.traits, seat * PAIRS + trait // 2, 0)
        s.tell(IS_NO_LONGER, seat, trait)


# In the place of a letter: none.
NO_LETTER: Final[i64] = LETTERS
LETTER_OR_NONE: Final[int] = int(LETTERS) + 1

DRAW_LETTER: Final[DrawLetter] = DrawLetter("draw-letter", [LETTER], uniform=False)
KEEP_LETTER: Final[KeepLetter] = KeepLetter("keep-letter", [LETTER])
TAKE_PERK: Final[TakePerk] = TakePerk("take-perk", [PERK])
DRAWING_LETTER: Final[ChanceDecision] = ChanceDecision(
    "draw-letter",
    DRAW_LETTER,
    "level-up",
    [Param("learner", 4, domain="seat"), Param("drawn", LETTER_OR_NONE, domain="drawn-letter")],
    make=DrawingLetter,
)
CHOOSING_LETTER: Final[DecisionKind] = DecisionKind(
    "keep-letter",
    [KEEP_LETTER],
    "level-up",
    [Param("first", int(LETTERS), domain="letter"), Param("second", LETTER_OR_NONE, domain="drawn-letter")],
    make=ChoosingLetter,
)
CHOOSING_PERK: Final[DecisionKind] = DecisionKind("take-perk", [TAKE_PERK], "level-up", [SOME_LETTERS], make=ChoosingPerk)
LEVEL_UPS: Final[StepKind] = StepKind("level-ups", LevelUps, [SEAT, LEFT])
GAIN_PERK: Final[StepKind] = StepKind("gain-perk", GainPerk, [SEAT, LETTER])

LEARNED: Final[EventKind] = EventKind("learned", [SEAT, AMOUNT])
LEVELLED_UP: Final[EventKind] = EventKind("levelled-up", [SEAT])
LETTER_DRAWN: Final[EventKind] = EventKind("letter-drawn", [SEAT, LETTER])
LETTER_GAINED: Final[EventKind] = EventKind("letter-gained", [SEAT, LETTER])
PERK_GAINED: Final[EventKind] = EventKind("perk-gained", [SEAT, PERK])
BECAME: Final[EventKind] = EventKind("became", [SEAT, TRAIT])
IS_NO_LONGER: Final[EventKind] = EventKind("is-no-longer", [SEAT, TRAIT])

ACTIONS: Final[list[ActionKind]] = [DRAW_LETTER, KEEP_LETTER, TAKE_PERK]
DECISIONS: Final[list[DecisionKind]] = [DRAWING_LETTER, CHOOSING_LETTER, CHOOSING_PERK]
STEPS: Final[list[StepKind]] = [LEVEL_UPS, GAIN_PERK]
EVENTS: Final[list[EventKind]] = [LEARNED, LEVELLED_UP, LETTER_DRAWN, LETTER_GAINED, PERK_GAINED, BECAME, IS_NO_LONGER]
