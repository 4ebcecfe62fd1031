"""Standing orders: a seat's questions are answered as it once said, by nothing but what it may know."""

import random
from itertools import islice

import pytest
from tests.conftest import COMPILED, walk

import bottlecap
from bottlecap.engine.orders import ASK
from bottlecap.engine.state import State
from bottlecap.engine.values import Prompt
from bottlecap.proofs.kuhn import HAND, TURN, of

GAMES = [game.id for game in bottlecap.games() if game.orders]
POSITIONS = 400 if COMPILED else 60


def every_way(game: bottlecap.Game) -> list[dict[str, str]]:
    """All orders at once, each in its first way, its second and so on."""
    most = max(len(order.ways) for order in game.orders)
    return [{order.name: order.ways[place % len(order.ways)] for order in game.orders} for place in range(most)]


# --- every game's orders -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_order_answers_legally_and_alike_in_all_worlds_that_look_alike(name: str) -> None:
    rng = random.Random(5)
    answered = 0
    for match in islice(walk(name, bottlecap.new(name).game.players.stop - 1, 5), 0, 20 * POSITIONS):
        for orders in every_way(match.game):
            for seat in range(match.players):
                found = match.ordered(seat, orders)
                listed = {prompt.decision: prompt.actions for prompt in match.prompts(seat)}
                assert all(answer.action in listed[answer.decision] for answer in found)
                assert all(orders[answer.order] == answer.way for answer in found)
                if not found:
                    continue
                answered += 1
                mine = match.perspective(seat)
                assert mine.ordered(orders) == found
                assert bottlecap.Perspective.from_bytes(mine.to_bytes()).ordered(orders) == found
                assert mine.sample(rng).ordered(seat, orders) == found
        if answered >= POSITIONS:
            return
    assert answered


@pytest.mark.parametrize("name", GAMES)
def test_orders_are_about_questions_of_their_own(name: str) -> None:
    game = bottlecap.new(name).game
    asked = [question for order in game.orders for question in order.questions]
    assert len(asked) == len(set(asked)) and set(asked) <= {kind.name for kind in game.decisions}
    assert all(order.ways and ASK not in order.ways for order in game.orders)


def test_what_the_game_does_not_have_is_refused() -> None:
    match = bottlecap.new("shelter", seed=1)
    with pytest.raises(bottlecap.BadOrder, match="shelter has no order 'rent' \\(it has: income, use\\)"):
        match.ordered(0, {"rent": "food"})
    with pytest.raises(bottlecap.BadOrder, match="one of ask, shortest, energy, food, water, not 'caps'"):
        match.perspective(0).ordered({"income": "caps"})
    assert match.ordered(0, {"income": ASK}) == []


# --- what the engine takes care of -----------------------------------------------------------------------------------------


class Nosy(bottlecap.Order):
    """Bets if it knows that the other has not the king; its second way always passes."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> bottlecap.Action | None:
        king_is_there = of(known).cards.zone[2] == HAND + 1 - seat
        wanted = "pass" if way == "pass" or king_is_there else "bet"
        return next(action for action in prompt.actions if action.kind == wanted)


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> bottlecap.Game:
    game = bottlecap.new("kuhn").game
    monkeypatch.setattr(game, "orders", [Nosy("turn", [TURN], ("king", "pass"))])
    return game


def test_an_order_is_shown_no_more_than_its_seat_knows(kuhn: bottlecap.Game) -> None:
    """Whoever holds the king, seat 0 without it gets the same answer."""
    answers = set()
    for seed in range(20):
        match = bottlecap.new(kuhn, seed=seed)
        hand = match.perspective(0).sample(random.Random(seed))
        if of(match.state).cards.zone[2] != HAND:
            answers.add(match.ordered(0, {"turn": "king"})[0].action.kind)
            assert hand.ordered(0, {"turn": "king"}) == match.ordered(0, {"turn": "king"})
    assert answers == {"bet"}


def test_who_takes_an_answer_back_is_asked_until_they_have_answered(kuhn: bottlecap.Game) -> None:
    match, orders = bottlecap.new(kuhn, seed=1), {"turn": "pass"}
    (answer,) = match.ordered(0, orders)
    assert (answer.order, answer.way, answer.action.kind) == ("turn", "pass", "pass")
    match.play(answer.action, 0, answer.decision)
    assert match.ordered(0, orders) == [] and len(match.ordered(1, orders)) == 1
    match.undo(0)
    assert match.ordered(0, orders) == []
    # The order given anew is meant for the question that stands there.
    assert len(match.ordered(0, orders, since=match.length)) == 1
    # Where it was kept and comes back, it is known all the same.
    assert bottlecap.from_bytes(match.to_bytes()).ordered(0, orders) == []
    match.play(match.actions(0)[0], 0)
    assert len(match.ordered(1, orders)) == 1


def test_what_another_took_back_is_answered_again(kuhn: bottlecap.Game) -> None:
    match, orders = bottlecap.new(kuhn, seed=1), {"turn": "pass"}
    match.play(kuhn.action_named("pass"), 0)
    match.play(kuhn.action_named("bet"), 1)
    match.undo(1)
    assert match.ordered(1, orders) == []
    match.undo(0, consent=True)
    assert match.ordered(0, orders) == [] and match.seats == (0,)
    match.play(kuhn.action_named("bet"), 0)
    # Seat 1 took something back before that, and has not acted since.
    assert match.ordered(1, orders) == []
    assert len(match.ordered(1, orders, since=match.length)) == 1
