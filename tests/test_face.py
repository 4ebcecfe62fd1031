"""The public face: the action index, what is legal, who is asked what, copies, events, results."""

import json
import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from tests.conftest import GAMES, SHORT, TABLES, WHOLE, game_named, picture, played, played_on, walk

import bottlecap

# --- the index and JSON -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_index_is_an_action_and_back(name: str) -> None:
    game = game_named(name)
    seen = set()
    for index in range(game.action_count):
        action = game.action(index)
        assert action.index == index
        written = action.to_json()
        again = game.action_from_json(json.loads(json.dumps(written)))
        assert again == action
        assert again.index == index
        assert again.to_json() == written
        assert game.action_named(**named(written)) == action
        assert hash(again) == hash(action)
        seen.add(action)
    assert len(seen) == game.action_count, "no two indices are the same action"
    for wrong in (-1, game.action_count):
        with pytest.raises(bottlecap.BadAction, match=f"0 to {game.action_count - 1}"):
            game.action(wrong)


def named(written: dict[str, object]) -> dict[str, Any]:
    return dict(written)


@pytest.mark.parametrize("amount", [7, 13, 99, 9999])
def test_an_open_ended_action_beyond_the_selection_has_no_index(amount: int) -> None:
    game = game_named("salvage")
    action = game.action_named("bid", amount=amount)
    assert action.index is None
    assert action.args == {"amount": amount}
    assert game.action_from_json(action.to_json()) == action


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("kuhn", None, "object"),
        ("kuhn", "pass", "object"),
        ("kuhn", ["pass"], "object"),
        ("kuhn", {}, "kind"),
        ("kuhn", {"kind": None}, "kind"),
        ("kuhn", {"kind": ["pass"]}, "kind"),
        ("kuhn", {"kind": "Pass"}, "kind"),
        ("kuhn", {"kind": "sing"}, "draw, pass, bet"),
        ("kuhn", {"kind": "pass", "card": "jack"}, "pass: it has no argument 'card'"),
        ("kuhn", {"kind": "draw"}, "draw: argument 'card' is missing"),
        ("kuhn", {"kind": "draw", "card": "ace"}, "draw: card cannot be 'ace'"),
        ("kuhn", {"kind": "draw", "card": None}, "draw: card must be an id, not None"),
        ("kuhn", {"kind": "draw", "card": 3}, "draw: card must be from 0 to 2, not 3"),
        ("kuhn", {"kind": "draw", "card": -1}, "draw: card must be from 0 to 2, not -1"),
        ("kuhn", {"kind": "draw", "card": True}, "draw: card must be an id, not True"),
        ("kuhn", {"kind": "draw", "card": 1.0}, "draw: card must be an id, not 1.0"),
        ("kuhn", {"kind": "draw", "card": ["jack"]}, "draw: card must be an id"),
        ("salvage", {"kind": "bid"}, "bid: argument 'amount' is missing"),
        ("salvage", {"kind": "bid", "amount": 0}, "bid: amount must be from 1 to 9999, not 0"),
        ("salvage", {"kind": "bid", "amount": 10_000}, "bid: amount must be from 1 to 9999"),
        ("salvage", {"kind": "bid", "amount": 10**30}, "bid: amount must be from 1 to 9999"),
        ("salvage", {"kind": "bid", "amount": "5"}, "bid: amount must be a whole number, not '5'"),
        ("salvage", {"kind": "offer", "lot": "scrap-1", "other": 4, "price": 1}, "offer: other must be from 0 to 3"),
        ("salvage", {"kind": "offer", "lot": "scrap-7", "other": 1, "price": 1}, "offer: lot cannot be 'scrap-7'"),
        ("salvage", {"kind": "offer", "lot": "scrap-1", "other": 1}, "offer: argument 'price' is missing"),
    ],
)
def test_bad_json_is_refused_by_its_field(name: str, data: object, said: str) -> None:
    with pytest.raises(bottlecap.BadAction) as caught:
        game_named(name).action_from_json(data)
    assert said in str(caught.value)


def test_an_argument_can_be_given_as_its_number() -> None:
    game = game_named("kuhn")
    assert game.action_from_json({"kind": "draw", "card": 2}) == game.action_named("draw", card="king")


# --- legal if and only if listed ----------------------------------------------------------------------------


def agree(match: bottlecap.Match, seat: int, every: list[bottlecap.Action]) -> None:
    """For one seat, over the whole index: actions, choices and why_not say the same."""
    listed = match.actions(seat)
    assert len(set(listed)) == len(listed), "each action is listed once"
    choices = dict(match.choices(seat))
    assert [action for action, refusal in choices.items() if refusal is None] == listed
    legal, rules = set(listed), set(match.game.rules.ids())
    for action in every:
        refusal = match.why_not(action, seat)
        assert (refusal is None) == (action in legal), f"{action} for seat {seat}: {refusal}"
        if action in choices:
            assert choices[action] == refusal
        if refusal is not None:
            assert refusal.rule in rules


@pytest.mark.parametrize("chance", ["fast", "ask"])
def test_an_action_is_legal_if_and_only_if_it_is_listed(table: tuple[str, int], chance: str) -> None:
    name, players = table
    game = game_named(name)
    every = [game.action(index) for index in range(game.action_count)]
    checked = 0
    for seed in range(3):
        rng = random.Random(seed)
        for match in walk(name, players, seed + 10, chance):
            if len(every) > 100 and rng.random() > 0.12 and not match.over:
                continue
            before = match.hash
            for seat in (bottlecap.CHANCE, *range(players)):
                agree(match, seat, every)
                checked += 1
            assert match.hash == before
    assert checked >= 10


def test_what_why_not_says_is_what_play_does(table: tuple[str, int]) -> None:
    """A refused action raises with that very rule, a legal one is played."""
    name, players = table
    game = game_named(name)
    rng = random.Random(3)
    for match in walk(name, players, 21):
        before = match.hash
        for _ in range(6):
            action = game.action(rng.randrange(game.action_count))
            seat = rng.randrange(players)
            refusal = match.why_not(action, seat)
            if refusal is None:
                copy = match.copy()
                copy.play(action, seat)
                continue
            with pytest.raises(bottlecap.IllegalAction) as caught:
                match.play(action, seat)
            assert caught.value.refusal == refusal
            assert match.hash == before


def test_choices_hold_what_is_refused_too() -> None:
    """Salvage, ten caps and what the dice bring: passing, and every rung of the ladder, with the reason against it."""
    match = bottlecap.new("salvage", players=2, seed=1)
    match.play(match.game.action_named("open"))
    match.play(match.game.action_named("bid", amount=3))
    seat = match.seat
    assert seat is not None
    caps: Any = match.view(None)["caps"]
    choices = {action.args.get("amount", 0): refusal for action, refusal in match.choices()}
    assert len(choices) == len(match.choices()) == 19
    for amount, refusal in choices.items():
        rule = "salvage/bid-higher" if 0 < amount <= 3 else "salvage/bid-cash" if amount > caps[seat] else None
        assert (None if refusal is None else refusal.rule) == rule


def test_bids_beyond_the_listing_are_accepted_where_legal() -> None:
    for amount in (7, 13):
        match = bottlecap.new("salvage", players=2, seed=1, options={"caps": 50})
        match.play(match.game.action_named("open"))
        action = match.game.action_named("bid", amount=amount)
        assert action not in match.actions()
        assert match.why_not(action) is None
        match.play(action)
        view = match.view(None)
        assert view["bid"] == amount
        for other in (amount - 1, amount):
            refusal = match.why_not(match.game.action_named("bid", amount=other))
            assert refusal is not None
            assert refusal.rule == "salvage/bid-higher"


def test_an_offer_at_any_price_is_accepted() -> None:
    match = bottlecap.new("salvage", players=2, seed=1)
    position: Any = match.position()
    lot = position["lots"]["zones"]["deck"].pop()
    position["lots"]["zones"]["stash 0"] = [lot]
    match = bottlecap.new("salvage", position=position)
    action = match.game.action_named("offer", lot=lot, other=1, price=777)
    assert action.index is None
    match.play(action)
    assert match.view(1)["offers"] == [{"lot": lot, "seller": 0, "buyer": 1, "price": 777}]


# --- who is asked what --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["fast", "ask"])
def test_who_waits_who_may_act_and_what_is_asked(table: tuple[str, int], chance: str) -> None:
    name, players = table
    ids: set[int] = set()
    for match in walk(name, players, 33, chance):
        if match.over:
            break
        assert match.waiting, "somebody is waited for"
        assert match.seat == (bottlecap.CHANCE if bottlecap.CHANCE in match.waiting else match.waiting[0])
        assert match.seats[: len(match.waiting)] == match.waiting
        assert len(set(match.seats)) == len(match.seats)
        if chance != "ask":
            assert bottlecap.CHANCE not in match.seats
        for seat in (bottlecap.CHANCE, *range(players)):
            prompts = match.prompts(seat)
            assert bool(match.actions(seat)) == (seat in match.seats)
            assert any(prompt.blocking for prompt in prompts) == (seat in match.waiting)
            assert [prompt.blocking for prompt in prompts] == sorted((prompt.blocking for prompt in prompts), reverse=True)
            for prompt in prompts:
                assert prompt.rule in match.game.rules.ids()
                assert prompt.message == f"prompt-{prompt.name}"
                assert prompt.to_json()["decision"] == prompt.decision
                for param in prompt.params:
                    assert param.low <= prompt.args[param.name] < param.low + match.game.size_of(param)
        standing = [prompt.decision for seat in (bottlecap.CHANCE, *range(players)) for prompt in match.prompts(seat)]
        assert len(set(standing)) == len(standing), "no two questions have the same id"
        ids |= set(standing)
    assert len(ids) >= 2


def test_a_blocking_and_an_open_question_side_by_side() -> None:
    """Salvage: an offer stays open for the buyer while the auction goes on."""
    match = bottlecap.new("salvage", players=2, seed=1)
    position: Any = match.position()
    lot = position["lots"]["zones"]["deck"].pop()
    position["lots"]["zones"]["stash 0"] = [lot]
    match = bottlecap.new("salvage", position=position)
    match.play(match.game.action_named("offer", lot=lot, other=1, price=5))
    assert match.waiting == (0,)
    assert match.seats == (0, 1)
    [reply] = match.prompts(1)
    assert (reply.name, reply.blocking, reply.rule) == ("reply", False, "salvage/offer-reply")
    assert reply.to_json()["args"] == {"lot": lot, "price": 5}
    before, standing = match.prompts(0)
    assert (before.name, before.blocking) == ("before", True)
    assert (standing.name, standing.blocking) == ("standing", False)
    match.play(match.game.action_named("refuse"), 1, decision=reply.decision)
    assert match.prompts(1) == []
    assert [prompt.name for prompt in match.prompts(0)] == ["before"]
    with pytest.raises(bottlecap.StaleDecision):
        match.play(match.game.action_named("withdraw"), 0, decision=standing.decision)


def test_all_are_asked_at_once() -> None:
    match = bottlecap.new("doors", seed=1)
    assert match.seats == match.waiting
    assert list(match.waiting) == [0, 1, 2]
    match.play(match.actions(2)[0], 2)
    assert list(match.waiting) == [0, 1]
    assert match.prompts(2) == []


def test_odds_are_exact_and_only_where_chance_is_asked() -> None:
    match = bottlecap.new("salvage", players=2, chance="ask")
    assert match.seat == bottlecap.CHANCE
    assert match.waiting == (bottlecap.CHANCE,)
    odds = match.odds()
    assert [weight for _, weight in odds] == [1] * 6
    assert [action for action, _ in odds] == match.actions()
    for action in (match.actions()[0], match.actions()[1]):
        match.play(action)
    assert len(match.odds()) == 36
    with pytest.raises(bottlecap.Error, match="ask"):
        bottlecap.new("salvage", seed=1).odds()
    started = bottlecap.new("kuhn", chance="ask")
    for _ in range(2):
        started.play(started.odds()[0][0])
    with pytest.raises(bottlecap.Error, match="due"):
        started.odds()


# --- copies -------------------------------------------------------------------------------------------------


def test_twins_are_the_same_and_independent(table: tuple[str, int]) -> None:
    name, players = table
    match = played_on(bottlecap.new(name, players=players, seed=3), 4, 3)
    match.note("before the copy")
    before = picture(match)
    twin = match.copy(twin=True)
    assert picture(twin) == before
    twin.note("in the twin")
    played_on(twin, 30, 7)
    assert picture(match) == before, "what the twin does, the original does not"
    after = picture(twin)
    match.note("in the original")
    played_on(match, 30, 8)
    assert picture(twin) == after, "nor the other way"
    assert match.notes == ["before the copy", "in the original"]


def test_copies_are_independent(table: tuple[str, int]) -> None:
    name, players = table
    match = played_on(bottlecap.new(name, players=players, seed=3), 4, 3)
    before = picture(match)
    copy = match.copy()
    assert copy.hash == match.hash
    for seat in (None, *range(players)):
        assert copy.view(seat) == match.view(seat)
        assert copy.events(seat) == match.events(seat)
    assert [copy.actions(seat) for seat in copy.seats] == [match.actions(seat) for seat in match.seats]
    played_on(copy, 30, 7)
    assert picture(match) == before, "what the copy does, the original does not"
    after, heard = copy.hash, copy.events(0)
    played_on(match, 30, 8)
    assert (copy.hash, copy.events(0)) == (after, heard), "nor the other way"


def test_a_twin_goes_on_as_the_original_would(table: tuple[str, int]) -> None:
    name, players = table
    match = played_on(bottlecap.new(name, players=players, seed=4), 3, 4)
    twin = match.copy(twin=True)
    played_on(match, 40, 5)
    played_on(twin, 40, 5)
    assert picture(twin) == picture(match)


def test_an_undo_in_a_twin_is_its_own() -> None:
    match = bottlecap.new("kuhn", seed=1)
    match.play(match.actions()[0])
    before = picture(match)
    twin = match.copy(twin=True)
    twin.undo(0)
    assert twin.hash != match.hash
    assert picture(match) == before


# --- events -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["fast", "ask"])
def test_events_are_numbered_without_a_gap_for_every_seat(table: tuple[str, int], chance: str) -> None:
    name, players = table
    rng = random.Random(6)
    match = bottlecap.new(name, players=players, seed=6, chance=chance, options=SHORT.get(name))
    seats = (None, *range(players))
    heard: dict[int | None, list[object]] = {seat: [event.to_json() for event in match.events(seat)] for seat in seats}
    while not match.over:
        seat = bottlecap.CHANCE if match.seat == bottlecap.CHANCE else rng.choice(match.seats)
        told = match.play(rng.choice(match.actions(seat)), seat)
        for listener in seats:
            new = match.events(listener, since=len(heard[listener]))
            heard[listener] += [event.to_json() for event in new]
            if listener == seat:
                assert [event.to_json() for event in told] == [event.to_json() for event in new], "play gives the actor's news"
    for listener in seats:
        events = match.events(listener)
        assert [event.to_json() for event in events] == heard[listener], "what was heard is never changed afterwards"
        assert [event.number for event in events] == list(range(len(events)))
        assert match.events(listener, since=len(events)) == []


def test_a_secret_is_heard_by_whom_it_is_told_to() -> None:
    match = bottlecap.new("kuhn", seed=1)
    for seat in (0, 1):
        for event in match.events(seat):
            assert event.kind == "dealt"
            assert event.hidden == (event.args["seat"] != seat)
            assert (event.args["card"] is None) == event.hidden
            assert (event.to_json()["card"] is None) == event.hidden
            assert event.message == ("event-dealt-hidden" if event.hidden else "event-dealt")
    assert all(event.hidden for event in match.events(None))


def test_a_private_event_is_not_even_counted_by_others() -> None:
    match = bottlecap.new("doors", seed=1)
    assert [event.kind for event in match.events(None)] == ["round"]
    for seat in range(3):
        events = match.events(seat)
        assert [event.kind for event in events] == ["whispered", "round"]
        assert events[0].args["seat"] == seat
        assert [event.number for event in events] == [0, 1]


def test_events_since_a_number_are_the_last_of_all(table: tuple[str, int]) -> None:
    name, players = table
    match = played_on(bottlecap.new(name, players=players, seed=3), 20, 3)
    for reader in (match, match.copy(), bottlecap.from_bytes(match.to_bytes())):
        for seat in (None, bottlecap.CHANCE, *range(players)):
            events = reader.events(seat)
            for since in range(-2, len(events) + 3):
                assert reader.events(seat, since) == events[max(since, 0) :]


def allocated(work: Callable[[], object]) -> int:
    """The most memory that was in use at once while doing something."""
    work()
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("name", "options"), [("shelter", {}), ("doors", {"rounds": 50}), ("monopoly", {"rounds": 20})])
def test_no_event_is_made_that_is_not_asked_for(name: str, options: dict[str, object]) -> None:
    match = played_on(bottlecap.new(name, seed=1, options=options), 150)
    perspective = match.perspective(0)
    number = len(match.events(0))
    assert number > 100
    whole = allocated(lambda: match.events(0))
    assert allocated(lambda: match.events(0, number - 1)) < whole / 20
    assert allocated(lambda: match.events(0, number)) < whole / 20
    assert allocated(lambda: perspective.events) < whole / 5, "what was made once is kept"
    assert perspective.events == match.events(0)
    played_on(match, 3, 9)
    assert perspective.events == match.events(0)


# --- the end ------------------------------------------------------------------------------------------------


def test_the_result_of_a_match(table: tuple[str, int]) -> None:
    name, players = table
    assert bottlecap.new(name, players=players).result is None
    for seed in range(6):
        match = played(name, players, seed)
        result = match.result
        assert result is not None
        assert len(result.scores) == len(result.ranks) == players
        assert result.winners == tuple(seat for seat in range(players) if result.ranks[seat] == 1)
        assert result.reason in match.game.reasons
        if not any(result.ranks):
            # Nobody wins.
            continue
        for one in range(players):
            better = sum(result.ranks[other] < result.ranks[one] for other in range(players))
            assert result.ranks[one] == better + 1
            for other in range(players):
                if result.scores[other] > result.scores[one]:
                    assert result.ranks[other] < result.ranks[one]
                elif match.game.proof and result.scores[other] == result.scores[one]:
                    # The proof games break no ties: equal scores share a rank.
                    assert result.ranks[other] == result.ranks[one]
        assert result.to_json() == json.loads(json.dumps(result.to_json()))
        assert result.text("ru") != result.text("en")


def test_kuhn_pays_what_was_staked() -> None:
    """Queen against king: bet, call, and the king takes two."""
    match = bottlecap.new("kuhn", chance="ask")
    for kind, arguments in (("draw", {"card": "queen"}), ("draw", {"card": "king"}), ("bet", {}), ("bet", {})):
        match.play(match.game.action_named(kind, **arguments))
    assert match.result is not None
    assert match.result.to_json() == {"winners": [1], "scores": [-2, 2], "ranks": [2, 1], "reason": "shown", "remarks": []}


def test_nothing_can_be_played_after_the_end(table: tuple[str, int]) -> None:
    name, players = table
    match = played(name, players, 1)
    before = picture(match)
    assert match.over
    assert (match.waiting, match.seat, match.seats) == ((), None, ())
    assert match.actions() == []
    assert match.choices() == []
    assert match.prompts() == []
    for seat in (None, bottlecap.CHANCE, *range(players)):
        assert match.actions(seat) == []
        for index in (0, match.game.action_count - 1):
            action = match.game.action(index)
            refusal = match.why_not(action, seat)
            assert refusal is not None
            assert refusal.rule == f"{name}/over"
            with pytest.raises(bottlecap.IllegalAction) as caught:
                match.play(action, seat)
            assert caught.value.refusal.rule == f"{name}/over"
    for seat in range(players):
        refusal = match.can_undo(seat)
        assert refusal is not None
        assert refusal.rule == f"{name}/over"
    assert picture(match) == before


def test_tables_are_all_the_games_with_all_their_players() -> None:
    """What the tests here run on is everything there is."""
    wanted = [game for game in bottlecap.games() if WHOLE or game.proof]
    assert {name for name, _ in TABLES} == {game.id for game in wanted}
    assert len(TABLES) == sum(len(game.players) for game in wanted)
