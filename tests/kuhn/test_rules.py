"""Kuhn poker, rule by rule."""

import pytest
from tests.say import act, asked, heard, offered, outcomes, refused, seen, start, tell

import bottlecap


def dealt(first: str, second: str) -> bottlecap.Match:
    """Both have their card, the first seat speaks."""
    match = start("kuhn")
    tell(match, "draw", card=first)
    tell(match, "draw", card=second)
    return match


def ended(match: bottlecap.Match) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Why it ended, who won, and the scores."""
    assert match.result is not None
    return match.result.reason, match.result.winners, match.result.scores


@pytest.mark.rule("kuhn/players")
@pytest.mark.parametrize("players", [1, 3])
def test_two_players_sit_at_the_table(players: int) -> None:
    with pytest.raises(bottlecap.BadOption, match="2 to 2 players"):
        bottlecap.new("kuhn", players=players)
    assert bottlecap.new("kuhn", players=2).game.id == "kuhn"


@pytest.mark.rule("kuhn/ante")
def test_each_puts_one_chip_in_before_the_deal() -> None:
    match = start("kuhn")
    assert match.seat == bottlecap.CHANCE
    assert seen(match, None, "stakes") == [1, 1]


@pytest.mark.rule("kuhn/deal")
def test_each_is_dealt_one_of_three_cards_in_secret() -> None:
    match = start("kuhn")
    assert outcomes(match) == {("jack",): 1, ("queen",): 1, ("king",): 1}
    tell(match, "draw", card="queen")
    assert outcomes(match) == {("jack",): 1, ("king",): 1}
    tell(match, "draw", card="king")
    assert seen(match, 0, "hands") == ["queen", None]
    assert seen(match, 1, "hands") == [None, "king"]
    assert seen(match, None, "hands") == [None, None]
    assert heard(match, 1, "dealt") == [{"seat": 0, "card": None}, {"seat": 1, "card": 2}]


@pytest.mark.rule("kuhn/turn-order")
def test_the_players_speak_in_turn() -> None:
    match = dealt("jack", "queen")
    assert refused(match, 1, "bet") == "kuhn/turn-order"
    assert match.actions(1) == []
    act(match, 0, "pass")
    assert refused(match, 0, "bet") == "kuhn/turn-order"
    assert offered(match, 1) == ["pass", "bet"]


@pytest.mark.rule("kuhn/bet")
def test_a_player_passes_or_puts_in_one_chip() -> None:
    match = dealt("jack", "queen")
    assert asked(match, 0) == ["turn"]
    assert offered(match, 0) == ["pass", "bet"]
    assert refused(match, 0, "draw", card="king") == "kuhn/bet"
    assert act(match, 0, "bet") == ["betted"]
    assert seen(match, None, "stakes") == [2, 1]
    assert match.seat == 1


@pytest.mark.rule("kuhn/pass")
@pytest.mark.parametrize("better", [0, 1])
def test_passing_against_a_bet_gives_up_the_pot_however_good_the_card(better: int) -> None:
    match = dealt("king", "jack") if better == 1 else dealt("jack", "king")
    if better == 1:
        act(match, 0, "pass")
    act(match, better, "bet")
    act(match, 1 - better, "pass")
    scores = (1, -1) if better == 0 else (-1, 1)
    assert ended(match) == ("folded", (better,), scores)


@pytest.mark.rule("kuhn/pass")
def test_passing_without_a_bet_leaves_the_word_to_the_other() -> None:
    match = dealt("king", "jack")
    act(match, 0, "pass")
    assert not match.over
    assert match.seat == 1


@pytest.mark.rule("kuhn/showdown")
@pytest.mark.parametrize(("first", "second", "winner"), [("king", "queen", 0), ("jack", "queen", 1)])
@pytest.mark.parametrize(("spoken", "chips"), [(("pass", "pass"), 1), (("bet", "bet"), 2), (("pass", "bet", "bet"), 2)])
def test_with_equal_stakes_both_show_and_the_higher_card_wins(
    first: str, second: str, winner: int, spoken: tuple[str, ...], chips: int
) -> None:
    match = dealt(first, second)
    for turn, kind in enumerate(spoken):
        act(match, turn % 2, kind)
    assert ended(match) == ("shown", (winner,), (chips, -chips) if winner == 0 else (-chips, chips))
    faces = ["jack", "queen", "king"]
    assert heard(match, None, "showed") == [{"seat": 0, "card": faces.index(first)}, {"seat": 1, "card": faces.index(second)}]


@pytest.mark.rule("kuhn/over")
def test_nothing_can_be_played_once_the_pot_is_won() -> None:
    match = dealt("jack", "queen")
    act(match, 0, "pass")
    act(match, 1, "pass")
    assert match.over
    assert match.seats == ()
    assert refused(match, 0, "bet") == "kuhn/over"
    assert refused(match, 1, "pass") == "kuhn/over"
