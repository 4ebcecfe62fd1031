"""The round: spawn threats, place dwellers, recall dwellers; and the end."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import ranks_of, replaced, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.board import (
    AVAILABLE,
    CUBES,
    DWELLERS,
    FIGURES,
    IN_BOX,
    SEATS,
    SPACES,
    THREAT_PENALTY,
    level_of_seat,
)
from bottlecap.games.shelter.content import MOST_CARDS
from bottlecap.games.shelter.events import (
    CHEERED,
    DEFEATED,
    END_ITEM,
    END_NEAR,
    LETTER,
    PENALTY,
    RECALLED,
    ROUND_BEGINS,
    SEAT,
    STARTS,
    TRAINED,
    TRAINING_LOST,
)
from bottlecap.games.shelter.gains import AT_END
from bottlecap.games.shelter.placing import AskPlace
from bottlecap.games.shelter.rulebook import TRAIN_ANY
from bottlecap.games.shelter.state import (
    FREE_LETTER,
    HAND,
    NOT_ENDING,
    ROUND_LIMIT,
    THREAT_DISCARD,
    ShelterState,
    of,
)
from bottlecap.games.shelter.threats import Spawn
from bottlecap.games.shelter.tracks import ITEM_TRACK, ROOM_TRACK, Refill
from bottlecap.games.shelter.using import close_items, open_items

# --- the start --------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Setup(Step):
    """Both tracks, then whoever starts (0: chance says)."""

    def __init__(self, starter: i64) -> None:
        super().__init__(SETUP)
        self.starter = starter

    def run(self, state: State, /) -> None:
        starter = self.starter
        state.push(Round())
        if starter == 0:
            state.push(ChooseFirst())
        else:
            of(state).first_player = starter - 1
            state.tell(STARTS, starter - 1)
        state.push(Refill(ROOM_TRACK))
        state.push(Refill(ITEM_TRACK))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFirst(Step):
    def __init__(self) -> None:
        super().__init__(CHOOSE_FIRST)

    def run(self, state: State, /) -> None:
        state.roll(Decision(FIRST_CHOOSING))


class First(ChanceKind):
    """Who was most recently underground, nobody knows: chance picks the first player."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=4)
        seat: i64 = 0
        while seat < state.players:
            out = append(out, seat)
            seat += 1
        return out

    def apply(self, state: State, decision: Decision, seat: i64, /) -> None:
        of(state).first_player = seat
        state.tell(STARTS, seat)


# --- the round ----------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """Spawn threats (not in the first round), place dwellers, recall dwellers."""

    def __init__(self) -> None:
        super().__init__(ROUND)

    def run(self, state: State, /) -> None:
        s = of(state)
        s.round += 1
        s.passed = 0
        s.tell(ROUND_BEGINS, s.round)
        s.push(Recall())
        s.push(NextTurn(s.first_player))
        if s.round > 1:
            s.push(Spawn(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """From that seat on, clockwise, the next one that has not passed and has a dweller left."""

    def __init__(self, seat: i64) -> None:
        super().__init__(NEXT_TURN)
        self.seat = seat

    def run(self, state: State, /) -> None:
        seat = self.seat
        s = of(state)
        turns = s.players
        while turns > 0 and (s.passed >> seat & 1 == 1 or s.available(seat) == 0):
            seat = (seat + 1) % s.players
            turns -= 1
        if turns == 0:
            return
        s.turn = seat
        s.passed_over = s.content.no_items
        s.exchanges = 0
        s.exchanges_over = 0
        s.trades = 0
        s.lent_letter = 0
        s.discount = 0
        s.push(NextTurn((seat + 1) % s.players))
        s.push(AskPlace(seat))
        open_items(s)
        # What is open, income above all, is settled at the latest before the owner's next placement.
        s.insist(seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recall(Step):
    """The end of a round, in its order: what is still open, beaten threats, dwellers, letters, items, the end."""

    def __init__(self) -> None:
        super().__init__(RECALL)

    def run(self, state: State, /) -> None:
        s = of(state)
        close_items(s)
        if len(s.pending) == 0:
            s.push(ClearAway())
            return
        # An answer may lead to another question.
        s.push(Recall())
        for seat in range(s.players):
            s.insist(seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ClearAway(Step):
    """Beaten threats are discarded, and everybody comes home."""

    def __init__(self) -> None:
        super().__init__(CLEAR_AWAY)

    def run(self, state: State, /) -> None:
        s = of(state)
        space: i64 = 0
        while space < SPACES:
            if s.taken[space] > 0:
                if s.covered[space] > 0 and s.hurt[s.standing_on(space)[0]] == 0:
                    threat = s.covered[space] - 1
                    s.covered = replaced(s.covered, space, 0)
                    s.threats.move(threat, THREAT_DISCARD)
                    s.tell(DEFEATED, threat, space)
                s.taken[space] = 0
            space += 1
        s.tell(RECALLED)
        come_home(s)
        s.push(RoundEnds())
        for seat in range(s.players):
            ask_letter(s, seat)


def come_home(s: ShelterState) -> None:
    """Dwellers become available again, those with a given letter trained in it, if nobody of theirs is."""
    dweller: i64 = 0
    while dweller < len(s.where):
        if s.where[dweller] != IN_BOX:
            s.where[dweller] = AVAILABLE
        letter, seat = s.training[dweller], dweller // DWELLERS
        if 0 < letter < FREE_LETTER:
            s.training = replaced(s.training, dweller, 0)
            if s.letters_of(seat) >> letter & 1:
                s.tell(TRAINING_LOST, seat, letter)
            else:
                s.letter = replaced(s.letter, dweller, letter)
                s.tell(TRAINED, seat, letter)
        dweller += 1


def ask_letter(s: ShelterState, seat: i64) -> None:
    """Ask for the letter of one trainee, if the seat has one; owners are asked side by side, trainees one by one."""
    dweller = seat * DWELLERS
    while dweller < (seat + 1) * DWELLERS:
        if s.training[dweller] == FREE_LETTER:
            s.ask(seat, ChoosingLetter(dweller))
            return
        dweller += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingLetter(Decision):
    """In which letter the trainee is trained."""

    def __init__(self, trainee: i64) -> None:
        super().__init__(CHOOSING_LETTER)
        self.trainee = trainee


class ChooseLetter(ActionKind):
    """One of the seven letters, in which none of one's dwellers is trained."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        return TRAIN_ANY if of(state).letters_of(decision.seat) >> (arg + 1) & 1 else LEGAL

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, trainee = of(state), cast(ChoosingLetter, decision).trainee
        s.training = replaced(s.training, trainee, 0)
        s.letter = replaced(s.letter, trainee, arg + 1)
        s.tell(TRAINED, decision.seat, arg + 1)
        ask_letter(s, decision.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundEnds(Step):
    """Items are readied; then either the next round begins or the match is over."""

    def __init__(self) -> None:
        super().__init__(ROUND_ENDS)

    def run(self, state: State, /) -> None:
        s = of(state)
        s.exhausted = s.content.no_items
        if s.ending == NOT_ENDING and s.round >= s.round_limit:
            s.ending = ROUND_LIMIT
            s.tell(END_NEAR, ROUND_LIMIT)
        s.push(Round() if s.ending == NOT_ENDING else End())


# --- the end --------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class End(Step):
    """The penalty for threats, what items count, and who is elected."""

    def __init__(self) -> None:
        super().__init__(END)

    def run(self, state: State, /) -> None:
        s = of(state)
        for seat in range(s.players):
            lost = min(s.threats_on(level_of_seat(seat)) * THREAT_PENALTY, s.happiness[seat])
            s.happiness[seat] -= lost
            s.tell(PENALTY, seat, lost)
        for seat in range(s.players):
            count_items(s, seat)
        s.finish_ranked(s.ending - 1, s.happiness[:], ranked(s))


def count_items(s: ShelterState, seat: i64) -> None:
    """Items that count at the end, turned or not."""
    for item in s.items.within(HAND + seat):
        amount = s.content.abilities[item].worth_at_end(s, seat)
        if amount > 0:
            s.happiness[seat] += amount
            s.tell(END_ITEM, seat, item, amount)
            s.tell(CHEERED, seat, amount, AT_END)


def ranked(s: ShelterState) -> vec[i64]:
    """Most happiness, then cubes, dwellers, items; who is still equal shares a rank."""
    keys = zeros(s.players)
    for seat in range(s.players):
        key = s.happiness[seat] * (CUBES + 1) + s.cubes(seat)
        key = key * (DWELLERS + 1) + s.dwellers_of(seat)
        keys[seat] = key * (MOST_CARDS + 1) + s.items_of(seat)
    return ranks_of(keys)


FIRST: Final[First] = First("first", [SEAT])
CHOOSE_LETTER: Final[ChooseLetter] = ChooseLetter("choose-letter", [LETTER])
FIRST_CHOOSING: Final[ChanceDecision] = ChanceDecision("first", FIRST, "setup-first-player")
TRAINEE: Final[Param] = Param("trainee", FIGURES)
CHOOSING_LETTER: Final[DecisionKind] = DecisionKind(
    "choose-letter", [CHOOSE_LETTER], "train-any-letter", [TRAINEE], make=ChoosingLetter, shown=[]
)
SETUP: Final[StepKind] = StepKind("setup", Setup, [Param("starter", int(SEATS) + 1)])
CHOOSE_FIRST: Final[StepKind] = StepKind("choose-first", ChooseFirst)
ROUND: Final[StepKind] = StepKind("round", Round)
NEXT_TURN: Final[StepKind] = StepKind("next-turn", NextTurn, [SEAT])
RECALL: Final[StepKind] = StepKind("recall", Recall)
CLEAR_AWAY: Final[StepKind] = StepKind("clear-away", ClearAway)
ROUND_ENDS: Final[StepKind] = StepKind("round-ends", RoundEnds)
END: Final[StepKind] = StepKind("end", End)
