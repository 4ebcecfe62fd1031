"""The levels that people choose: what the weaker ones overlook, and that they err without playing at random."""

import pytest

import bottlecap
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.bots.base import FOR_PEOPLE
from bottlecap.bots.levels import EasyBot, NormalBot, OverlookingBot
from bottlecap.engine import registry
from bottlecap.server.bots.thinking import best_level, can_play, levels_of

GAMES = ["shelter", "monopoly", "wasteland"]


def played(game: str, levels: list[str], seed: int, **options: int) -> bottlecap.Match:
    match = bottlecap.new(game, len(levels), seed, dict(options))
    table = Table(match, [make(level, seed + seat) for seat, level in enumerate(levels)])
    while table.step():
        pass
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_a_match_to_its_end(game: str) -> None:
    short = {"shelter": {"rounds": 3}, "monopoly": {"rounds": 6}, "wasteland": {"track": 1}}[game]
    assert played(game, ["easy", "normal"], 5, **short).over


def test_the_same_seed_errs_in_the_same_way() -> None:
    first, again = (played("shelter", ["easy", "normal"], 3, rounds=3) for _ in range(2))
    assert [event.to_json() for event in first.events(0)] == [event.to_json() for event in again.events(0)]


def test_a_share_of_the_answers_is_overlooked_and_never_all() -> None:
    match = bottlecap.new("shelter")
    asked = match.state.pending[0]
    codes = type(match.legal(asked))(range(1000))
    counts = {}
    for bot in (OverlookingBot(1), NormalBot(1), EasyBot(1)):
        counts[type(bot).__name__] = len(bot.noticed(asked, codes))
    assert counts["OverlookingBot"] == 1000
    assert 740 < counts["NormalBot"] < 860 and 430 < counts["EasyBot"] < 570
    one = type(codes)([7])
    assert all(list(EasyBot(seed).noticed(asked, one)) == [7] for seed in range(50))


def test_what_carries_out_a_turn_of_shelter_is_never_overlooked() -> None:
    """Else a weapon is forgotten that decides a fight, and what was paid for something better is paid for the same again."""
    match = bottlecap.new("shelter", 2, 3)
    turn, hard = match.state.pending[0], make("hard", 1)
    bot = EasyBot(1)
    bot.learn(match.game)
    bot.overlooks = 100
    codes = type(match.legal(turn))(range(50, 60))
    seen: set[str] = set()
    while not match.over and len(seen) < 4:
        asked = match.state.pending[0]
        if asked.kind.name != "turn":
            assert list(bot.noticed(asked, codes)) == list(codes)
            seen.add(asked.kind.name)
        match.play(hard.choose(match.perspective(match.seat)), match.seat)
    assert len(seen) == 4


def test_whoever_overlooks_a_square_for_sale_lets_it_go_to_auction() -> None:
    """Of little cash a square takes a large part: that is overlooked, and not what anybody could spare."""
    match = bottlecap.new("monopoly", 2, 4, {"cash": 300})
    hard = make("hard", 1)
    while "buy" not in {action.kind for action in match.actions(match.seat)}:
        match.play(hard.choose(match.perspective(match.seat)), match.seat)
    view = match.perspective(match.seat)
    assert hard.choose(view).kind == "buy"
    blind = EasyBot(1)
    blind.overlooks = 100
    assert blind.choose(view).kind == "decline"
    rich = bottlecap.new("monopoly", 2, 4, {"cash": 3000})
    while "buy" not in {action.kind for action in rich.actions(rich.seat)}:
        rich.play(hard.choose(rich.perspective(rich.seat)), rich.seat)
    assert blind.choose(rich.perspective(rich.seat)).kind == "buy"


def test_debts_are_met_and_dice_thrown_however_much_is_overlooked() -> None:
    """What is no chance cannot be missed: a match of such bots goes on, and nobody gives up who can pay."""
    blind = [EasyBot(seat) for seat in range(2)]
    for bot in blind:
        bot.overlooks = 100
    match = bottlecap.new("monopoly", 2, 2, {"rounds": 20, "dealt-deeds": 4})
    table = Table(match, list(blind))
    while table.step():
        pass
    kinds = {event.kind for event in match.events(0)}
    assert "thrown" in kinds and match.result is not None
    assert not kinds & {"built", "offered"}


def test_programs_may_name_any_level_and_people_choose_from_three() -> None:
    shelter, kuhn = registry.game("shelter"), registry.game("kuhn")
    assert levels_of(shelter) == list(FOR_PEOPLE) and best_level(shelter) == "hard"
    assert all(can_play(level, shelter) for level in ("random", "greedy", "greedy-loose", *FOR_PEOPLE))
    assert levels_of(kuhn) == ["random"] == [best_level(kuhn)]
    assert not can_play("hard", kuhn) and not can_play("os:system", shelter)
