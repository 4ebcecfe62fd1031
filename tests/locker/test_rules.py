"""Locker, rule by rule."""

import pytest
from tests.say import act, asked, at, heard, offered, outcomes, refused, seen, start, tell, zone

import bottlecap

ALL = [f"{worth}-{letter}" for worth in range(1, 7) for letter in "abcd"]


def drawn(match: bottlecap.Match, find: str) -> bottlecap.Match:
    tell(match, "draw", find=find)
    return match


def turns(match: bottlecap.Match, *finds: str) -> bottlecap.Match:
    """Whoever's turn it is draws the next of these and keeps it."""
    for find in finds:
        drawn(match, find)
        assert match.seat is not None
        act(match, match.seat, "keep")
    return match


@pytest.mark.rule("locker/players")
def test_one_to_four_players_take_part() -> None:
    for players in (0, 5):
        with pytest.raises(bottlecap.BadOption, match="1 to 4 players"):
            bottlecap.new("locker", players=players)
    for players in (1, 4):
        assert len(bottlecap.new("locker", players=players).view(None)["sizes"]) == players  # type: ignore[arg-type]


@pytest.mark.rule("locker/turn-order")
def test_the_players_take_turns() -> None:
    match = drawn(start("locker", 3), "1-a")
    assert refused(match, 1, "keep") == "locker/turn-order"
    act(match, 0, "keep")
    drawn(match, "1-b")
    assert match.waiting == (1,)
    act(match, 1, "keep")
    assert seen(match, None, "turn") == 2


@pytest.mark.rule("locker/turn-order")
def test_alone_every_turn_is_one_s_own() -> None:
    match = start("locker", 1, rounds=3)
    for find in ("1-a", "1-b", "1-c"):
        drawn(match, find)
        assert match.waiting == (0,)
        act(match, 0, "keep")
    assert match.over


@pytest.mark.rule("locker/draw")
def test_a_find_is_drawn_that_nobody_else_sees() -> None:
    match = start("locker", 2)
    assert outcomes(match) == dict.fromkeys(((find,) for find in ALL), 1)
    drawn(match, "3-b")
    assert seen(match, 0, "lockers") == [["3-b"], []]
    for reader in (1, None):
        assert seen(match, reader, "lockers") == [[], []]
        assert seen(match, reader, "sizes") == [1, 0]
        assert heard(match, reader, "drawn") == []
    assert heard(match, 0, "drawn") == [{"seat": 0, "find": ALL.index("3-b")}]


@pytest.mark.rule("locker/choose")
def test_all_is_kept_or_one_find_thrown_away_for_all_to_see() -> None:
    match = turns(start("locker", 1), "3-b")
    drawn(match, "5-a")
    assert asked(match, 0) == ["choice"]
    assert offered(match, 0) == ["keep", "drop"]
    assert refused(match, 0, "draw", find="6-a") == "locker/choose"
    kept = match.copy(twin=True)
    act(kept, 0, "keep")
    assert seen(kept, 0, "lockers") == [["3-b", "5-a"]]
    act(match, 0, "drop", find="3-b")
    assert (seen(match, 0, "lockers"), seen(match, None, "heap")) == ([["5-a"]], ["3-b"])
    assert heard(match, None, "dropped") == [{"seat": 0, "find": ALL.index("3-b")}]


@pytest.mark.rule("locker/room")
def test_of_four_finds_one_must_go() -> None:
    match = turns(start("locker", 1, rounds=9), "1-a", "1-b", "1-c")
    drawn(match, "1-d")
    assert refused(match, 0, "keep") == "locker/room"
    assert offered(match, 0) == ["drop"]
    act(match, 0, "drop", find="1-a")
    assert seen(match, None, "sizes") == [3]


@pytest.mark.rule("locker/drop-own")
def test_only_what_is_one_s_own_can_be_thrown_away() -> None:
    match = turns(start("locker", 2), "1-a", "2-a")
    drawn(match, "3-a")
    for find in ("2-a", "6-d"):
        assert refused(match, 0, "drop", find=find) == "locker/drop-own"
    assert refused(match, 0, "drop", find="1-a") is None


@pytest.mark.rule("locker/refill")
def test_when_nothing_is_left_what_was_thrown_away_is_drawn_again() -> None:
    begun = drawn(start("locker", 1), "1-a")
    match = at(begun, finds=dict.fromkeys(ALL[1:], "heap"))
    act(match, 0, "keep")
    assert heard(match, None, "refilled") == [{}]
    assert outcomes(match) == dict.fromkeys(((find,) for find in ALL[1:]), 1)
    assert seen(match, None, "heap") == []


@pytest.mark.rule("locker/refill")
def test_as_long_as_there_is_something_to_draw_the_heap_stays() -> None:
    begun = drawn(start("locker", 1), "1-a")
    match = at(begun, finds=dict.fromkeys(ALL[1:-1], "heap"))
    act(match, 0, "keep")
    # The one find that is left comes without asking chance.
    assert (heard(match, None, "refilled"), zone(match, "finds", "deck")) == ([], [])


@pytest.mark.rule("locker/rounds")
@pytest.mark.parametrize("rounds", [1, 3])
def test_it_ends_after_so_many_rounds_and_all_is_shown(rounds: int) -> None:
    match = start("locker", 2, rounds=rounds)
    for round in range(rounds):
        assert seen(match, None, "round") == round + 1
        turns(match, ALL[2 * round], ALL[2 * round + 1])
    assert match.over and match.result is not None
    assert match.result.reason == "last-round"
    assert seen(match, None, "lockers") == [ALL[: 2 * rounds : 2], ALL[1 : 2 * rounds : 2]]


@pytest.mark.rule("locker/score")
def test_a_locker_scores_its_worth_unless_it_does_not_close() -> None:
    match = turns(start("locker", 4, rounds=3), *("6-a", "6-b", "1-a", "2-a"), *("4-a", "6-c", "1-b", "2-b"))
    turns(match, "2-c", "1-c", "1-d", "2-d")
    assert match.result is not None
    assert match.result.scores == (12, 0, 3, 6)
    assert match.result.ranks == (1, 4, 3, 2)
    assert [told["worth"] for told in heard(match, None, "opened")] == [12, 0, 3, 6]


@pytest.mark.rule("locker/alone")
@pytest.mark.parametrize(("finds", "reason", "winners"), [(("4-a", "6-a"), "filled", (0,)), (("4-a", "5-a"), "fell-short", ())])
def test_alone_one_wins_with_ten_points_or_nobody_does(finds: tuple[str, ...], reason: str, winners: tuple[int, ...]) -> None:
    match = turns(start("locker", 1, rounds=2), *finds)
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == (reason, winners)
    assert match.result.scores == (10 if winners else 9,)


@pytest.mark.rule("locker/alone")
def test_among_several_the_best_wins_with_however_little() -> None:
    match = turns(start("locker", 2, rounds=1), "1-a", "2-a")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("last-round", (1,))


@pytest.mark.rule("locker/over")
def test_nothing_can_be_played_once_the_lockers_are_open() -> None:
    match = turns(start("locker", 1, rounds=1), "1-a")
    assert match.over
    assert refused(match, 0, "keep") == "locker/over"
