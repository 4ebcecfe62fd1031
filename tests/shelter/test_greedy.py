"""The greedy bot: it beats chance, never cheats, and plays the same with the same seed."""

import random
from collections.abc import Sequence

import pytest
from tests.say import act, asked, offered
from tests.shelter.table import Edit, dwellers, items, place, quiet, room, start, stock, track

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.arena.simulate import simulate
from bottlecap.bots import make
from bottlecap.bots.base import LEVELS
from bottlecap.bots.greedy import GreedyBot, LooseBot
from bottlecap.bots.homes import value_of
from bottlecap.bots.values import ResultValue, Value
from bottlecap.engine import registry
from bottlecap.engine.perspective import Perspective

# Enough of a match to be past the first rounds.
SOME = 60


def played(bots: Sequence[object], seed: int, most: int) -> bottlecap.Match:
    """A match between bots over the engine's face, as far as that many answers; every action is checked there."""
    match = bottlecap.new("shelter", players=len(bots), seed=seed)
    while not match.over and match.entries.count < most:
        seat = match.seat
        assert seat is not None
        action = bots[seat].choose(match.perspective(seat))  # type: ignore[attr-defined]
        assert match.why_not(action) is None
        match.play(action)
    return match


def test_greedy_beats_chance() -> None:
    matches = 20 if is_compiled() else 4
    wins = 0.0
    for result in simulate("shelter", players=2, matches=matches, bots=["greedy", "random"], mirror=True, seed=11):
        seat = result.seats.index("greedy")
        if seat in result.winners:
            wins += 1 / len(result.winners)
    assert wins >= (0.8 if is_compiled() else 0.75) * matches


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_is_legal(players: int) -> None:
    most = 1000 if is_compiled() else SOME
    match = played([GreedyBot(seat) for seat in range(players)], players, most)
    assert match.over or match.entries.count == most


def test_the_same_seed_plays_the_same() -> None:
    twice = [played([GreedyBot(1), GreedyBot(2)], 5, SOME).record().text for _ in range(2)]
    assert twice[0] == twice[1]


def test_it_chooses_from_bytes_as_from_the_match() -> None:
    match = bottlecap.new("shelter", players=3, seed=4)
    here, there = GreedyBot(9), GreedyBot(9)
    for _ in range(25):
        seat = match.seat
        assert seat is not None
        perspective = match.perspective(seat)
        far = Perspective.from_bytes(perspective.to_bytes())
        action = here.choose(perspective)
        assert there.choose(far).code == action.code
        match.play(action)


def test_thinking_changes_nothing() -> None:
    match = played([GreedyBot(1), GreedyBot(2)], 8, 20)
    seat = match.seat
    assert seat is not None
    before = match.to_bytes()
    GreedyBot(3).choose(match.perspective(seat))
    assert match.to_bytes() == before


def test_it_takes_income_at_once() -> None:
    bot, rng, taken = GreedyBot(1), random.Random(3), 0
    match = bottlecap.new("shelter", players=2, seed=2)
    while not match.over and taken < 3:
        for seat in match.seats:
            if seat not in match.waiting:
                code = bot.open_pick(match.perspective(seat))
                action = next((action for action in match.actions(seat) if action.code == code), None)
                if any(other.kind == "take-income" for other in match.actions(seat)):
                    assert action is not None and action.kind == "take-income"
                    taken += 1
                if action is not None:
                    match.play(action, seat)
        if not match.over:
            match.play(rng.choice(match.actions()))
    assert taken == 3


def test_a_finished_income_question_is_left_alone() -> None:
    match = bottlecap.new("shelter", players=2, seed=2)
    waiting = match.seat
    assert waiting is not None
    assert GreedyBot(1).open_pick(match.perspective(1 - waiting)) == -1


def asked_beside(*edits: Edit, answer: str = "pass") -> bottlecap.Match:
    """The first seat has passed, or done something else; the second is to place."""
    match = start(2, *edits)
    if answer == "pass":
        act(match, 0, "pass")
    else:
        place(match, 0, answer)
        act(match, 0, "go-on")
    assert match.waiting == (1,)
    return match


def picked(match: bottlecap.Match) -> dict[str, object] | None:
    """What the bot does beside the play."""
    code = GreedyBot(3).open_pick(match.perspective(0))
    return None if code < 0 else next(action for action in match.actions(0) if action.code == code).to_json()


def test_beside_the_play_it_uses_what_is_worth_something_and_would_be_readied_unused() -> None:
    match = asked_beside(items(0, "parrot"), stock(0, food=6, water=2))
    assert picked(match) == {"kind": "use", "item": "parrot"}


def test_beside_the_play_it_turns_nothing_for_nothing() -> None:
    # Another track is no good to somebody who has passed, and a trade of equals brings nothing.
    match = asked_beside(items(0, "caravan-radio", "hot-plate"), stock(0, food=2, water=2))
    assert "use" in offered(match, 0)
    assert picked(match) is None


def test_as_long_as_a_turn_of_its_own_is_to_come_it_waits_with_items() -> None:
    match = asked_beside(
        items(0, "parrot"), stock(0, food=6, water=2), dwellers(0, "plain", "plain", "plain"), answer="vault-entrance 1"
    )
    assert "use" in offered(match, 0)
    assert picked(match) is None


def test_what_must_be_answered_beside_the_play_goes_before_items() -> None:
    match = asked_beside(room(0, "garden-1"), items(0, "caravan-radio"), dwellers(1, "plain", "plain"))
    place(match, 1, "garden-1 1")
    assert asked(match, 0) == ["items", "income"]
    assert (picked(match) or {})["kind"] == "take-income"


def used(match: bottlecap.Match, most: int, seed: int = 5) -> list[str]:
    """What the bot of the first seat does until its turn ends."""
    bot = GreedyBot(seed)
    done: list[str] = []
    while match.waiting == (0,) and len(done) < most:
        action = bot.choose(match.perspective(0))
        done.append(action.kind)
        match.play(action, 0)
        quiet(match)
    return done


@pytest.mark.parametrize("item", ["hot-plate", "caravan-radio", "pip-boy"])
def test_in_its_own_turn_it_turns_nothing_for_nothing(item: str) -> None:
    # A trade of equals, another track or a weapon upright: nothing of it helps in this round any more.
    more = items(0, "minigun", exhausted=True)
    match = start(2, items(0, item), more, stock(0, energy=2, food=2, water=2), dwellers(0, "plain"))
    place(match, 0, "vault-entrance 1")
    assert asked(match, 0) == ["use"]
    assert [used(match.copy(), 1, seed) for seed in range(8)] == [["go-on"]] * 8


def test_it_trades_to_a_purpose_and_comes_to_an_end() -> None:
    match = start(2, stock(0, food=5), track("rooms", "medbay"), dwellers(0, "plain"))
    place(match, 0, "diner 2")
    done = used(match, 12)
    assert done[-1] == "no-trade" or match.waiting == (1,)
    assert done.count("trade") <= 2


def test_the_loose_one_differs_but_is_legal() -> None:
    assert {"greedy", "greedy-loose"} <= set(LEVELS)
    assert isinstance(make("greedy-loose", 3), LooseBot)
    played([make("greedy-loose", seat) for seat in range(2)], 6, SOME)


def test_a_game_without_a_value_is_named() -> None:
    match = bottlecap.new("salvage", seed=1)
    assert match.seat is not None
    with pytest.raises(bottlecap.Error, match="salvage"):
        GreedyBot(1).choose(match.perspective(match.seat))
    with pytest.raises(bottlecap.Error, match="kuhn"):
        value_of(registry.game("kuhn"))


def test_blind_it_plays_any_game_by_its_result() -> None:
    match = bottlecap.new("kuhn", seed=3)
    bot = GreedyBot(2, blind=True)
    while not match.over:
        assert match.seat is not None
        match.play(bot.choose(match.perspective(match.seat)))
    value = ResultValue()
    worths = [value.worth(match.state, seat) for seat in (0, 1)]
    assert match.result is not None
    assert worths.index(max(worths)) in match.result.winners


class Happiest(Value):
    """An interpreted value of one's own: it overrides what it needs, compiled base or not."""

    def worth(self, state: object, seat: int, /) -> float:
        return float(state.happiness[seat])  # type: ignore[attr-defined]


def test_a_value_of_ones_own_can_be_used() -> None:
    bot = GreedyBot(1)
    match = bottlecap.new("shelter", players=2, seed=1)
    bot.learn(match.game)
    bot.value = Happiest()
    assert match.seat is not None
    assert bot.choose(match.perspective(match.seat)) in match.actions()
