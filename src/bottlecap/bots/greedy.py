"""The bot that looks to the end of its own turn and takes what is worth most there.

It sees a perspective only. From one sample of it, it tries every answer on copies, with all of its own
choices that follow within the turn; chance counts by its expectation. What a state is worth says the
game's value function (bots/values.py); one that judges answers by itself is asked instead. What a player may not know
before they have answered is not looked at: there the value function guesses.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.bots.homes import value_of
from bottlecap.bots.values import Judge, ResultValue, Value
from bottlecap.engine.base import CHANCE, zeros
from bottlecap.engine.chance import Generator, seeded
from bottlecap.engine.errors import Error
from bottlecap.engine.fields import as_known
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, ChanceDecision, ChanceKind, draw
from bottlecap.engine.match import Match
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import PLAYING, Decision, State

# States looked at for one decision, shared evenly by its answers, and the fewest for each.
BUDGET: Final = 150
LEAST_EACH: Final = 5
# Chance with at most so many unlike outcomes is taken exactly; else some are drawn, as many as the value
# function says, and one only where chance was drawn before on the same way.
FEW: Final = 4

# One move in so many is random, for the loose one.
LOOSE: Final = 5


class Search:
    """Looks ahead from one sample, for one seat, to the end of its turn."""

    def __init__(self, match: Match, value: Value, seat: i64, luck: Generator, budget: i64) -> None:
        self.game = match.game
        # The engine's own rules on one desk: the states come and go, the match stays.
        self.desk = match
        self.root = match.state.copy()
        self.value = value
        self.seat = seat
        self.luck = luck
        self.nodes: i64 = 0
        self.budget = budget
        self.most: i64 = budget
        # How many chance events were drawn on the way to where the search is now.
        self.drawn: i64 = 0
        # On that way: the last answer, and how many there were of each kind.
        self.last: i64 = -1
        self.given: vec[i64] = zeros(KIND_MASK + 1)
        # The legal answers to the choice that `next_of` has come to.
        self.codes: vec[i64] = vec[i64]()

    def choose(self, d: Decision, codes: vec[i64]) -> i64:
        """The best of these answers; among equals, one at random. To a standing question, none (-1) may be best."""
        self.value.prepare(self.root, self.seat)
        free = vec[i64](capacity=4)
        rest = vec[i64](capacity=len(codes))
        for code in codes:
            if self.value.is_free(self.root, d, code):
                free = append(free, code)
            else:
                rest = append(rest, code)
        if len(free) == 0:
            return self.best_code(d, codes, not d.kind.standing)
        taken = self.best_code(d, free, False)
        return taken if taken >= 0 or len(rest) == 0 else self.best_code(d, rest, not d.kind.standing)

    def best_code(self, d: Decision, codes: vec[i64], needed: bool) -> i64:
        """The best of these; -1 where none is needed, and none better than to leave everything as it is."""
        share = max(LEAST_EACH, self.budget // max(1, len(codes)))
        stream = self.luck.word() & 0xFFFF
        tie = self.luck.twin()
        tie.at(stream + 1)
        best_code: i64 = -1
        best = 0.0 if needed else self.value.worth(self.root, self.seat)
        ties: i64 = 0
        for code in codes:
            if self.value.skips(self.root, d, code, -1, 0):
                continue
            # The same luck for every answer: what differs is the answer's doing.
            self.luck.at(stream)
            self.nodes = 0
            self.most = share
            worth = self.after(self.root.copy(), d, code)
            if (needed and best_code < 0) or worth > best + 1e-9:
                best_code, best, ties = code, worth, 1
            elif best_code >= 0 and worth > best - 1e-9:
                ties += 1
                if tie.below(ties) == 0:
                    best_code = code
        self.luck.at(stream + 2)
        return best_code if best_code >= 0 or not needed else codes[0]

    def after(self, state: State, d: Decision, code: i64) -> float:
        """What it is worth to give that answer; the state is the search's to change."""
        if self.value.veils(state, d, code):
            self.nodes += 1
            return self.value.guess(state, d, code, self.seat) - self.value.toll(state, d, code)
        kind = code & KIND_MASK
        before = self.last
        self.last = code
        self.given[kind] += 1
        toll = self.value.toll(state, d, code)
        self.settle(state, d, code)
        worth = self.onward(state) - toll
        self.given[kind] -= 1
        self.last = before
        return worth

    def settle(self, state: State, d: Decision, code: i64) -> None:
        self.nodes += 1
        self.desk.state = state
        self.desk.settle(d, code)

    def onward(self, state: State) -> float:
        """What the state is worth once the rules have gone on to the next choice, chance, or the turn's end."""
        d = self.next_of(state)
        if d is None:
            return self.value.worth(state, self.seat)
        if d.seat == CHANCE:
            return self.expected(state, d)
        return self.best_of(state, d)

    def next_of(self, state: State) -> Decision | None:
        """Run the rules until the seat has a choice or chance has one; None where its turn is over."""
        seat = self.seat
        while state.reason == PLAYING:
            asked: Decision | None = None
            others = False
            for d in state.pending:
                if not d.open:
                    if d.seat == CHANCE or d.seat == seat:
                        asked = d
                        break
                    others = True
            if asked is None:
                if others or len(state.steps) == 0 or self.value.pauses(state, seat):
                    return None
                state.steps.pop().run(state)
                continue
            if asked.seat == CHANCE:
                return asked
            self.codes = self.legal(state, asked)
            if len(self.codes) != 1 or self.value.veils(state, asked, self.codes[0]):
                return asked
            self.settle(state, asked, self.codes[0])
        return None

    def legal(self, state: State, d: Decision) -> vec[i64]:
        self.desk.state = state
        self.desk.forget_ready()
        return self.desk.legal(d)

    def best_of(self, state: State, d: Decision) -> float:
        """The best the seat can make of a choice of its own."""
        codes = self.worth_looking_at(state, d, self.codes)
        best = 0.0
        last = len(codes) - 1
        i: i64 = 0
        while i <= last:
            if i > 0 and self.nodes >= self.most:
                # Out of budget: what was seen must do.
                break
            # For the last answer the state itself will do.
            worth = self.after(state if i == last else state.copy(), d, codes[i])
            if i == 0 or worth > best:
                best = worth
            i += 1
        return best

    def worth_looking_at(self, state: State, d: Decision, codes: vec[i64]) -> vec[i64]:
        """The answers that the value function does not skip; at least one."""
        out = vec[i64](capacity=len(codes))
        for code in codes:
            if not self.value.skips(state, d, code, self.last, self.given[code & KIND_MASK]):
                out = append(out, code)
        return out if len(out) > 0 else append(out, codes[0])

    # --- chance -----------------------------------------------------------------------------------------

    def expected(self, state: State, d: Decision) -> float:
        """The mean over what chance can bring: exact where few outcomes differ, else over some that are drawn."""
        kind = cast(ChanceDecision, d.kind).outcome
        outcomes = kind.candidates(state, d)
        unlike = vec[i64](capacity=FEW)
        stands_for = vec[i64](capacity=FEW)
        weights = vec[i64](capacity=FEW)
        whole: i64 = 0
        for arg in outcomes:
            weight: i64 = 1 if kind.uniform else kind.weight(state, d, arg)
            whole += weight
            same = self.value.alike(state, d, arg)
            place = found(unlike, same)
            if place >= 0:
                weights[place] += weight
            elif len(unlike) == FEW:
                return self.mean_of_drawn(state, d, kind, outcomes)
            else:
                unlike = append(unlike, same)
                stands_for = append(stands_for, arg)
                weights = append(weights, weight)
        total = 0.0
        last = len(unlike) - 1
        for i in range(len(unlike)):
            then = self.after_chance(state if i == last else state.copy(), d, kind, stands_for[i])
            total += float(weights[i]) * then
        return total / float(whole)

    def mean_of_drawn(self, state: State, d: Decision, kind: ChanceKind, outcomes: vec[i64]) -> float:
        times: i64 = self.value.draws(state, d) if self.drawn == 0 else 1
        self.drawn += 1
        total = 0.0
        for time in range(times):
            arg = draw(kind, state, d, outcomes, self.luck)
            total += self.after_chance(state if time == times - 1 else state.copy(), d, kind, arg)
        self.drawn -= 1
        return total / float(times)

    def after_chance(self, state: State, d: Decision, kind: ChanceKind, arg: i64) -> float:
        self.settle(state, d, arg << KIND_BITS | kind.number)
        return self.onward(state)


def found(numbers: vec[i64], wanted: i64) -> i64:
    """The place of a number among few, or -1."""
    i: i64 = 0
    while i < len(numbers):
        if numbers[i] == wanted:
            return i
        i += 1
    return -1


class GreedyBot(CompiledBot):
    """Takes what is worth most at the end of its own turn.

    Of a game without a value function it knows nothing, and says so by an Error; `blind=True` lets it play
    all the same: by the result where the match ends within its turn, else at random.
    """

    def __init__(self, seed: int = 0, blind: bool = False) -> None:
        self.generator = seeded(seed)
        # The search's own luck: it is set back for every answer that is tried.
        self.luck = seeded(seed)
        self.blind = blind
        self.looseness: i64 = 0
        self.budget: i64 = BUDGET
        self.game: Game | None = None
        self.value: Value = ResultValue()
        self.judge: Judge | None = None

    def reads_events(self) -> bool:
        return False

    def pick(self, perspective: Perspective, /) -> i64:
        self.learn(perspective.game)
        judge = self.judge
        if judge is not None:
            return self.loosened(perspective, judge.answer(perspective))
        codes = perspective.codes()
        if len(codes) == 0:
            raise Error(f"seat {perspective.seat} is not asked anything")
        if self.looseness > 0 and self.generator.below(self.looseness) == 0:
            return codes[self.generator.below(len(codes))]
        if len(codes) == 1:
            return codes[0]
        code = self.searched(perspective)
        return code if code >= 0 else codes[0]

    def searched(self, perspective: Perspective) -> i64:
        """The answer that a search finds best, to what the seat is asked first; -1 where none is needed or better."""
        sample = perspective.sampled(self.fresh_luck())
        d = sampled_question(perspective, sample)
        sample.asking = False
        codes = sample.legal(d)
        for code in self.value.more(sample.state, d):
            codes = append(codes, code)
        return Search(sample, self.value, perspective.place, self.luck, self.budget).choose(d, self.noticed(d, codes))

    def noticed(self, decision: Decision, codes: vec[i64]) -> vec[i64]:
        """Those of the answers that it thinks of: all of them, but for bots that overlook some."""
        return codes

    def open_pick(self, perspective: Perspective, /) -> i64:
        """What is open beside the play is taken at once, as is worth most; a judge may leave it open.

        A standing question is answered only where that is worth more than to leave it.
        """
        self.learn(perspective.game)
        judge = self.judge
        if judge is not None:
            code = judge.beside(perspective)
            return code if code < 0 else self.loosened(perspective, code)
        d = question_of(perspective)
        if d is None:
            return -1
        if not d.kind.standing:
            return self.pick(perspective)
        known = perspective.known()
        return -1 if self.value.leaves(known, as_known(known, d)) else self.searched(perspective)

    def loosened(self, perspective: Perspective, code: i64) -> i64:
        """That action, or now and then a random one, for the loose one."""
        if self.looseness == 0 or self.generator.below(self.looseness) != 0:
            return code
        codes = perspective.codes()
        return codes[self.generator.below(len(codes))] if len(codes) > 0 else code

    def learn(self, game: Game) -> None:
        """Find the game's value function, once."""
        if self.game is game:
            return
        self.value = ResultValue() if self.blind else value_of(game)
        self.judge = self.value if isinstance(self.value, Judge) else None
        self.game = game

    def fresh_luck(self) -> Generator:
        """Luck for one search, from the bot's own."""
        self.luck.at(self.generator.word() & 0xFFFFFF)
        return self.luck


class LooseBot(GreedyBot):
    """Greedy, but for one move in five, which is random: its matches differ more from each other."""

    def __init__(self, seed: int = 0, blind: bool = False) -> None:
        super().__init__(seed, blind)
        self.looseness = LOOSE


def question_of(perspective: Perspective) -> Decision | None:
    """What the seat is asked and can answer: first what stops the match, then what is open, last what stands anyway."""
    standing: Decision | None = None
    questions = perspective.match.questions(perspective.place)
    for number in range(len(questions)):
        d = questions[number]
        if not d.open or not d.kind.standing:
            return d
        if standing is None and perspective.can_answer(number, d):
            standing = d
    return standing


def sampled_question(perspective: Perspective, sample: Match) -> Decision:
    """The same question in a sample, with its secret numbers filled."""
    d = question_of(perspective)
    filled = None if d is None else sample.pending_id(d.id)
    if filled is None:
        raise Error(f"seat {perspective.seat} is not asked anything")
    return filled
