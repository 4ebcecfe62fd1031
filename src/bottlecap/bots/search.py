"""The bot that overrules greedy only where playouts are sure.

For what greedy would answer, and for a few other answers, it plays worlds on that could be this one for all its seat knows: the
same worlds with the same dice for every answer, so that what differs is the answer's doing. Another answer is taken only where
it came out better than greedy's, world by world, by more than chance explains; else greedy's stands.

What a player may not know before they have answered, playouts do not show either (`Lookahead.hides`, `halts`).
"""

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.bots.greedy import BUDGET, LEAST_EACH, GreedyBot, Search, sampled_question
from bottlecap.bots.homes import home_of
from bottlecap.bots.lookahead import Lookahead
from bottlecap.bots.playouts import Playouts
from bottlecap.engine.chance import seeded
from bottlecap.engine.game import Game
from bottlecap.engine.perspective import Perspective

# So many standard errors must lie between another answer and greedy's.
SURE: Final = 2.0
# So many of greedy's best answers are tried besides its own.
OTHERS: Final = 4
# Nothing is sure after fewer worlds; from then on, every so many, what is surely worse is tried no more.
FEWEST: Final = 8
LOOK_EVERY: Final = 4
# Differences below this are none.
NOTHING: Final = 1e-9


class Tried:
    """Another answer, and by how much it came out better than greedy's in the worlds so far."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.worlds: i64 = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, better: float) -> None:
        self.worlds += 1
        self.total += better
        self.squares += better * better

    def mean(self) -> float:
        return self.total / float(self.worlds)

    def error(self) -> float:
        """The standard error of the mean."""
        count = float(self.worlds)
        return sqrt(max(0.0, self.squares - self.total * self.total / count) / (count - 1.0) / count)

    def is_surely_better(self) -> bool:
        return self.worlds >= FEWEST and self.mean() - SURE * self.error() > NOTHING

    def may_be_better(self) -> bool:
        return self.worlds < FEWEST or self.mean() + SURE * self.error() > NOTHING


class SearchBot(CompiledBot):
    """Greedy, but where playouts surely know better.

    It stops by the number of playouts, so the same seed gives the same answers: as many as the game says, or `most` for each
    decision. seconds: by the clock instead.
    """

    def __init__(self, seed: int = 0, most: int = 0, seconds: float = 0.0) -> None:
        self.greedy = GreedyBot(seed)
        self.generator = seeded(seed + 1)
        self.most: i64 = most
        self.seconds = seconds
        self.game: Game | None = None
        self.lookahead = Lookahead()
        self.playouts: Playouts | None = None

    def reads_events(self) -> bool:
        return False

    def pick(self, perspective: Perspective, /) -> i64:
        self.learn(perspective)
        answer = self.greedy.pick(perspective)
        if self.greedy.judge is None:
            return self.decided(perspective, answer, self.best_others(perspective, answer))
        code = self.decided(perspective, answer, self.lookahead.others(perspective, answer))
        # Whoever is asked has to answer.
        return code if code >= 0 else answer

    def open_pick(self, perspective: Perspective, /) -> i64:
        """What a judge would do beside the play is tried too; whatever else is open there, greedy answers."""
        self.learn(perspective)
        answer = self.greedy.open_pick(perspective)
        if self.greedy.judge is None or answer < 0:
            return answer
        return self.decided(perspective, answer, self.lookahead.others(perspective, answer))

    def learn(self, perspective: Perspective) -> None:
        """Find what the game brings, once."""
        playouts = self.playouts
        players = perspective.match.players
        if playouts is not None and self.game is perspective.game and len(playouts.bots) == players:
            return
        game = perspective.game
        self.greedy.learn(game)
        home = home_of(game)
        brought = None if home is None else home.lookahead
        self.lookahead = Lookahead() if brought is None else brought()
        self.playouts = Playouts(game, players, self.lookahead)
        self.game = game

    def look_by(self, lookahead: Lookahead) -> None:
        """Look ahead in that way instead of the game's own, from now on: for whoever tries one out."""
        assert self.playouts is not None, "it has learned no game yet"
        self.lookahead = lookahead
        self.playouts.lookahead = lookahead

    # --- what to try --------------------------------------------------------------------------------------

    def best_others(self, perspective: Perspective, answer: i64) -> vec[i64]:
        """The answers that greedy finds best, its own perhaps among them; none where its own is not to be looked into."""
        out = vec[i64](capacity=OTHERS)
        if len(perspective.codes()) < 2:
            return out
        luck = seeded(int(self.generator.word()))
        sample = perspective.sampled(luck)
        sample.asking = False
        d = sampled_question(perspective, sample)
        value = self.greedy.value
        search = Search(sample, value, perspective.place, luck, BUDGET)
        value.prepare(search.root, perspective.place)
        root = search.root
        if d.kind.standing or value.is_free(root, d, answer) or self.lookahead.hides(root, d, answer):
            return out
        codes = sample.legal(d)
        search.most = max(LEAST_EACH, BUDGET // len(codes))
        rows: list[tuple[float, int]] = []
        for code in codes:
            if value.is_free(root, d, code) or value.skips(root, d, code, -1, 0) or self.lookahead.hides(root, d, code):
                continue
            # The same luck for every answer, as greedy has it.
            luck.at(0)
            search.nodes = 0
            rows.append((-search.after(root.copy(), d, code), int(code)))
        rows.sort()
        for row in rows[:OTHERS]:
            out = append(out, row[1])
        return out

    # --- trying -------------------------------------------------------------------------------------------

    def decided(self, perspective: Perspective, answer: i64, others: vec[i64]) -> i64:
        """Greedy's answer, or the best of the others that are surely better."""
        tried: list[Tried] = []
        for code in others:
            if code != answer and len(tried) < OTHERS:
                tried.append(Tried(code))
        if len(tried) > 0:
            tried = self.compared(perspective, answer, tried)
        best = answer
        most = 0.0
        for other in tried:
            if other.is_surely_better() and other.mean() > most:
                best, most = other.code, other.mean()
        return best

    def compared(self, perspective: Perspective, answer: i64, tried: list[Tried]) -> list[Tried]:
        """Those that may still be better once the budget is spent: what others no longer need, these have had."""
        playouts = self.playouts
        assert playouts is not None
        seat = perspective.place
        until = perf_counter() + self.seconds
        left = self.most if self.most > 0 else self.lookahead.playouts()
        worlds: i64 = 0
        while len(tried) > 0 and (perf_counter() < until if self.seconds > 0.0 else left > len(tried)):
            left -= len(tried) + 1
            worlds += 1
            world = perspective.sampled(seeded(int(self.generator.word())))
            world.asking = False
            as_greedy = playouts.outcome(world, seat, answer)
            for other in tried:
                other.add(playouts.outcome(world, seat, other.code) - as_greedy)
            if worlds >= FEWEST and worlds % LOOK_EVERY == 0:
                tried = [other for other in tried if other.may_be_better()]
        return tried
