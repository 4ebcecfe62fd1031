"""The bot that searches: it overrules greedy where playouts are sure and nowhere else, by nothing that its seat may not know."""

import random

import pytest

import bottlecap
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.lookahead import Lookahead
from bottlecap.bots.search import FEWEST, SearchBot, Tried
from bottlecap.bots.values import Value
from bottlecap.engine.state import State
from bottlecap.games.shelter.state import of

SHORT: dict[str, dict[str, object]] = {"shelter": {"rounds": 2}, "monopoly": {"rounds": 4}, "wasteland": {"track": 1}}
# Playouts for a decision: few, so that the tests are quick, and enough that something can be sure.
FEW = 30
# So many answers of a match of each game are looked at.
SOME = 12
# Where each is thought about three times, one of so many will do.
EVERY = 5


def begun(game: str, seed: int) -> bottlecap.Match:
    return bottlecap.new(game, 2, seed, SHORT[game])


class Equal(Lookahead):
    """Whatever is done comes to the same."""

    def ends(self, state: State, start: State, /) -> bool:
        return True

    def outcome(self, values: list[Value], state: State, seat: int, /) -> float:
        return 0.5


class Wanted(Equal):
    """Only one space is worth anything."""

    def __init__(self, space: int) -> None:
        self.space = space

    def outcome(self, values: list[Value], state: State, seat: int, /) -> float:
        return float(of(state).taken[self.space])


@pytest.mark.parametrize("game", SHORT)
def test_it_plays_whole_matches_the_same_again_from_the_same_seed(game: str) -> None:
    told = []
    for _ in range(2):
        table = Table(begun(game, 5), [SearchBot(1, 9 if game == "wasteland" else FEW), make("greedy", 2)])
        table.run()
        assert table.match.over
        told.append([event.to_json() for event in table.match.events(None)])
    assert told[0] == told[1]


@pytest.mark.parametrize("game", SHORT)
def test_nothing_is_overruled_where_all_playouts_are_equal(game: str) -> None:
    match = begun(game, 3)
    bot, greedy = SearchBot(7, FEW), GreedyBot(7)
    for _ in range(SOME):
        perspective = match.perspective(match.seat)
        bot.learn(perspective)
        bot.look_by(Equal())
        action = greedy.choose(perspective)
        assert bot.choose(perspective) == action
        match.play(action, match.seat)


def test_a_clear_win_is_found_whatever_greedy_thinks() -> None:
    match = begun("shelter", 3)
    perspective = match.perspective(match.seat)
    bot = SearchBot(1, FEW)
    bot.learn(perspective)
    greedys = bot.greedy.pick(perspective)
    spaces = {}
    for code in bot.best_others(perspective, greedys):
        then, action = match.copy(), bottlecap.Action(match.game, code)
        then.play(action, match.seat)
        spaces[action] = next(at for at, by in enumerate(of(then.state).taken) if by != of(match.state).taken[at])
    space_of_greedys = spaces[bottlecap.Action(match.game, greedys)]
    wanted, space = next((action, space) for action, space in spaces.items() if space != space_of_greedys)
    bot.look_by(Wanted(space))
    found = bot.choose(perspective)
    assert spaces[found] == spaces[wanted] and found != bottlecap.Action(match.game, greedys)


@pytest.mark.parametrize("game", SHORT)
def test_it_goes_by_nothing_but_what_its_seat_knows(game: str) -> None:
    """The same from the bytes of its perspective, which hold nothing else, and from a match that only could be this one."""
    match = begun(game, 4)
    for number in range(SOME):
        perspective = match.perspective(match.seat)
        if number % EVERY != 0:
            match.play(make("greedy", number).choose(perspective), match.seat)
            continue
        action = SearchBot(number, FEW).choose(perspective)
        sent = bottlecap.Perspective.from_bytes(perspective.to_bytes(events=False))
        other = perspective.sample(random.Random(number)).perspective(match.seat)
        assert SearchBot(number, FEW).choose(sent) == action
        assert SearchBot(number, FEW).choose(other) == action
        match.play(action, match.seat)


def test_only_what_is_better_world_by_world_is_sure() -> None:
    better, equal, doubtful, worse = (Tried(code) for code in range(4))
    for world in range(FEWEST):
        assert not better.is_surely_better(), "too few worlds to be sure of anything"
        better.add(1.0)
        equal.add(0.0)
        doubtful.add(3.0 if world == 0 else 0.0)
        worse.add(-1.0)
    assert better.is_surely_better()
    assert not equal.is_surely_better() and not doubtful.is_surely_better() and not worse.is_surely_better()
    assert doubtful.may_be_better() and not worse.may_be_better() and not equal.may_be_better()


def test_where_chance_is_asked_for_it_throws_dice_of_its_own() -> None:
    match, rng = bottlecap.new("monopoly", 2, options={"rounds": 4}, chance="ask"), random.Random(1)
    while not match.over and "buy" not in {action.kind for action in match.actions(match.seat)}:
        match.play(rng.choice(match.actions(match.seat)), match.seat)
    action = SearchBot(1, FEW).choose(match.perspective(match.seat))
    assert action.kind in ("buy", "decline")


def test_by_the_clock_it_answers_too() -> None:
    match = begun("shelter", 3)
    action = SearchBot(1, seconds=0.2).choose(match.perspective(match.seat))
    assert match.why_not(action) is None


def test_of_a_game_that_no_bot_knows_anything_of_it_says_so() -> None:
    with pytest.raises(bottlecap.Error, match="kuhn"):
        SearchBot(1).choose(bottlecap.new("kuhn", seed=1).perspective(0))
