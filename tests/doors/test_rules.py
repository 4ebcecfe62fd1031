"""Three doors, rule by rule."""

import pytest
from tests.say import act, asked, at, heard, outcomes, refused, seen, start, tell

import bottlecap

LEFT, MIDDLE, RIGHT = "left", "middle", "right"


def begun(*hunches: str, **options: object) -> bottlecap.Match:
    """The hunches are told (left, unless said), and the first round begins."""
    match = start("doors", 3, **options)
    for hunch in hunches or (LEFT, LEFT, LEFT):
        tell(match, "whisper", door=hunch)
    return match


def play_round(match: bottlecap.Match, *doors: str) -> None:
    """All three choose, the last seat first: the order makes no difference."""
    for seat in reversed(range(3)):
        act(match, seat, "choose", door=doors[seat])


@pytest.mark.rule("doors/players")
@pytest.mark.parametrize("players", [2, 4])
def test_three_players_take_part(players: int) -> None:
    with pytest.raises(bottlecap.BadOption, match="3 to 3 players"):
        bottlecap.new("doors", players=players)
    assert len(begun().waiting) == 3


@pytest.mark.rule("doors/hunch")
def test_each_has_a_hunch_that_only_it_knows() -> None:
    match = start("doors")
    for hunch in (RIGHT, LEFT, MIDDLE):
        assert outcomes(match) == {(LEFT,): 1, (MIDDLE,): 1, (RIGHT,): 1}
        tell(match, "whisper", door=hunch)
    assert [seen(match, seat, "hunch") for seat in (0, 1, 2, None)] == [2, 0, 1, None]
    assert heard(match, 0, "whispered") == [{"seat": 0, "door": 2}]
    assert heard(match, 1, "whispered") == [{"seat": 1, "door": 0}]
    assert heard(match, None, "whispered") == []


@pytest.mark.rule("doors/choose")
def test_all_choose_in_secret_and_at_the_same_time() -> None:
    match = begun()
    assert match.waiting == (0, 1, 2)
    assert asked(match, 2) == ["door"]
    assert act(match, 2, "choose", door=RIGHT) == []
    assert act(match, 0, "choose", door=LEFT) == []
    assert seen(match, 1, "chosen") == [True, False, True]
    assert [seen(match, seat, "choice") for seat in (0, 1, 2, None)] == [0, None, 2, None]
    assert heard(match, 1, "chosen") == []
    act(match, 1, "choose", door=LEFT)
    assert heard(match, None, "chosen") == [{"seat": 0, "door": 0}, {"seat": 1, "door": 0}, {"seat": 2, "door": 2}]


@pytest.mark.rule("doors/choose")
def test_a_door_is_all_that_can_be_chosen() -> None:
    assert refused(begun(), 0, "whisper", door=LEFT) == "doors/choose"


@pytest.mark.rule("doors/turn-order")
def test_who_has_chosen_waits_for_the_others() -> None:
    match = begun()
    act(match, 1, "choose", door=LEFT)
    assert sorted(match.waiting) == [0, 2]
    assert refused(match, 1, "choose", door=RIGHT) == "doors/turn-order"
    act(match, 0, "choose", door=LEFT)
    act(match, 2, "choose", door=LEFT)
    assert sorted(match.waiting) == [0, 1, 2]


@pytest.mark.rule("doors/alone")
def test_who_is_alone_at_a_door_gains_its_number() -> None:
    match = begun()
    play_round(match, RIGHT, LEFT, MIDDLE)
    assert seen(match, None, "caps") == [3, 1, 2]
    assert heard(match, None, "gained") == [{"seat": 0, "caps": 3}, {"seat": 1, "caps": 1}, {"seat": 2, "caps": 2}]


@pytest.mark.rule("doors/crowd")
@pytest.mark.parametrize(
    ("doors", "caps"),
    [((RIGHT, RIGHT, MIDDLE), [0, 0, 2]), ((LEFT, RIGHT, RIGHT), [1, 0, 0]), ((RIGHT, RIGHT, RIGHT), [0, 0, 0])],
)
def test_where_two_or_more_meet_nobody_gains(doors: tuple[str, ...], caps: list[int]) -> None:
    match = begun()
    play_round(match, *doors)
    assert seen(match, None, "caps") == caps


@pytest.mark.rule("doors/jammed")
def test_the_door_one_came_through_alone_is_jammed_for_the_next_round_only() -> None:
    match = begun()
    play_round(match, RIGHT, LEFT, LEFT)
    assert refused(match, 0, "choose", door=RIGHT) == "doors/jammed"
    assert [action.args["door"] for action in match.actions(0)] == [0, 1]
    play_round(match, LEFT, RIGHT, LEFT)
    assert refused(match, 0, "choose", door=RIGHT) is None
    assert refused(match, 1, "choose", door=RIGHT) == "doors/jammed"


@pytest.mark.rule("doors/jammed")
def test_a_door_where_others_came_too_or_that_another_came_through_is_not_jammed() -> None:
    match = begun()
    play_round(match, RIGHT, LEFT, LEFT)
    assert len(match.actions(1)) == len(match.actions(2)) == 3


@pytest.mark.rule("doors/rounds")
@pytest.mark.parametrize(("options", "rounds"), [({}, 5), ({"rounds": 1}, 1), ({"rounds": 7}, 7)])
def test_the_match_lasts_five_rounds_or_as_many_as_the_table_chose(options: dict[str, object], rounds: int) -> None:
    match = begun(**options)
    for number in range(rounds):
        assert not match.over
        assert seen(match, None, "round") == number + 1
        play_round(match, LEFT, LEFT, LEFT)
    assert match.result is not None
    assert match.result.reason == "last-round"


@pytest.mark.rule("doors/bonus")
def test_the_door_of_the_hunch_brings_two_caps_at_the_end_but_once() -> None:
    match = begun(LEFT, MIDDLE, RIGHT, rounds=3)
    play_round(match, LEFT, RIGHT, RIGHT)
    play_round(match, RIGHT, RIGHT, RIGHT)
    play_round(match, LEFT, LEFT, MIDDLE)
    assert match.result is not None
    # Seat 0 came through its door alone; seat 2 gained elsewhere; seat 1 never was alone.
    assert match.result.scores == (1 + 2, 0, 2)
    assert match.result.winners == (0,)
    assert [event["door"] for event in heard(match, None, "hunch-shown")] == [0, 1, 2]


@pytest.mark.rule("doors/bonus")
def test_coming_twice_through_the_door_of_the_hunch_brings_no_more() -> None:
    match = at(begun(RIGHT, LEFT, LEFT), round=5, luck=[0, 0, 2, 0, 0, 0, 0, 0, 0], caps=[6, 0, 0])
    play_round(match, LEFT, LEFT, LEFT)
    assert match.result is not None
    assert match.result.scores == (6 + 2, 0, 0)


@pytest.mark.rule("doors/over")
def test_nothing_can_be_played_after_the_last_round() -> None:
    match = begun(rounds=1)
    play_round(match, LEFT, LEFT, LEFT)
    assert match.over
    assert match.waiting == ()
    assert refused(match, 0, "choose", door=RIGHT) == "doors/over"
