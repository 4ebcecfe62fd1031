"""Wasteland: what agenda cards are worth, when influence is counted, who wins."""

import random
from typing import Any

import pytest
from tests.say import act, asked, heard, tell
from tests.wasteland.table import DOMAINS, altered, doing, drawing, end_turn, fight_on, table, value

import bottlecap

NORTH, EAST = "crossroads/north", "crossroads/east"
# Worth three each with three armour: both are worn.
ARMOUR = ["combat-armor", "vault-suit"]
UNTOUCHABLE = ["untouchable-1", "untouchable-2"]
PAYDAY = ["payday-1", "payday-2"]
COLLECTOR = {"cap-collector": "held 0"}


def rich(players: int, *hand: str, caps: int, **changes: Any) -> bottlecap.Match:
    """Seat 0 has such a hand, three armour and so many caps, and can get four more by a perk; the others have little."""
    hands = [list(hand), *([["curator"], ["memory-lane"], ["rainy-day"]][: players - 1])]
    held = [ARMOUR, *([[]] * (players - 1))]
    all_caps = [caps, *([3] * (players - 1))]
    given: dict[str, Any] = {"hands": hands, "held": held, "caps": all_caps, "perks": COLLECTOR, "enemies": {}, **changes}
    return table(players, **given)


def collect(match: bottlecap.Match) -> bottlecap.Match:
    """Four caps more."""
    act(match, 0, "use-perk", perk="cap-collector")
    return match


@pytest.mark.rule("wasteland/agenda-influence")
@pytest.mark.parametrize(("caps", "over"), [(5, False), (6, True)])
def test_a_card_is_worth_one_and_more_if_what_it_says_is_met(caps: int, over: bool) -> None:
    # Ten are needed: six of Untouchable, and two of each Payday from ten caps on.
    assert collect(rich(2, *UNTOUCHABLE, *PAYDAY, caps=caps)).over == over


@pytest.mark.rule("wasteland/agenda-influence")
def test_what_is_met_no_longer_counts_no_longer() -> None:
    match = rich(2, *UNTOUCHABLE, *PAYDAY, caps=6)
    act(match, 0, "unequip", item="vault-suit")
    assert not collect(match).over


@pytest.mark.rule("wasteland/influence-to-win")
@pytest.mark.parametrize(
    ("players", "hand", "caps", "over"),
    [
        # Twelve or ten of eleven.
        (1, [*UNTOUCHABLE, *PAYDAY], 12, True),
        (1, [*UNTOUCHABLE, *PAYDAY], 11, False),
        # Ten or eight of ten.
        (2, [*UNTOUCHABLE, *PAYDAY], 6, True),
        (2, [*UNTOUCHABLE, *PAYDAY], 5, False),
        # Nine or eight of nine.
        (3, [*UNTOUCHABLE, "payday-1"], 12, True),
        (3, [*UNTOUCHABLE, "payday-1"], 11, False),
        # Eight or seven of eight.
        (4, [*UNTOUCHABLE, "payday-1"], 6, True),
        (4, [*UNTOUCHABLE, "payday-1"], 5, False),
    ],
)
def test_so_much_influence_wins(players: int, hand: list[str], caps: int, over: bool) -> None:
    match = collect(rich(players, *hand, caps=caps))
    assert match.over == over
    if match.result is not None:
        assert (match.result.reason, match.result.winners) == ("influence", (0,))
        # With enough influence a match does not go on; this one does not.
        assert match.game.impossible(match.state) == ""


@pytest.mark.rule("wasteland/influence-to-win")
def test_one_short_of_what_is_needed_alone_is_not_enough() -> None:
    # A faction that leads by two makes its card worth three: eleven, or ten with a lead of one.
    for lead, over in ((2, True), (1, False)):
        match = collect(rich(1, *UNTOUCHABLE, "payday-1", "freedom-1", caps=6, power=[lead, 0]))
        assert match.over == over


@pytest.mark.rule("wasteland/influence-when")
def test_influence_is_counted_after_an_action_and_not_within_it() -> None:
    match = altered(rich(2, *UNTOUCHABLE, *PAYDAY, caps=9), items={"pipe-wrench": "held 0"})
    match = doing(match, {"kind": "trade", "seat": 0, "deals": 2, "cheaper": 0, "kinds": [], "sale": 0})
    tell(match, "add-asset", item="geck")
    act(match, 0, "sell", item="pipe-wrench")
    # Twelve caps, so ten influence of ten: they count once the whole is done.
    assert value(match, "caps", 0) == 12 and asked(match, 0) == ["trade"]
    # That is no impossible state, and others can think of it as one that may be.
    assert match.game.impossible(match.state) == ""
    assert match.perspective(1).sample(random.Random(1)).seats == (0,)
    act(match, 0, "leave-market")
    assert match.over


@pytest.mark.rule("wasteland/influence-when")
def test_a_draw_is_counted_once_the_hand_limit_is_kept() -> None:
    hand = ["untouchable-1", "payday-1", "household-name", "one-of-a-kind-1"]
    match = drawing(rich(3, *hand, caps=16), 1)
    tell(match, "draw-agenda", agenda="untouchable-2")
    # Three, three, three, one and one: eleven of nine, with a card too many.
    assert not match.over and asked(match, 0) == ["give-back"]
    assert match.game.impossible(match.state) == ""
    other = match.copy(twin=True)
    act(match, 0, "give-back", agenda="household-name")
    assert match.over
    act(other, 0, "give-back", agenda="untouchable-2")
    assert not other.over


@pytest.mark.rule("wasteland/influence-when")
def test_influence_is_counted_after_each_activated_type() -> None:
    hand = [*UNTOUCHABLE, "no-half-measures", "payday-1"]
    match = rich(2, *hand, caps=0, enemies={"radroach-1": NORTH}, where=[NORTH, EAST], rads=[4, 0])
    for seat in (0, 1):
        end_turn(match, seat)
    tell(match, "reveal-agenda", agenda="know-it-all-1")
    # Five radiation make the tenth influence, and the robots of the same card do not act any more.
    fight_on(match, 0, "head", "head", "head")
    assert match.over
    assert [DOMAINS["force"][event["force"]] for event in heard(match, 0, "activated")] == ["creature"]  # type: ignore[index]


@pytest.mark.rule("wasteland/influence-when")
def test_nobody_has_enough_while_the_match_goes_on_unless_it_has_just_come() -> None:
    with pytest.raises(bottlecap.BadPosition, match="enough influence"):
        rich(2, *UNTOUCHABLE, *PAYDAY, caps=10)
    assert not rich(2, *UNTOUCHABLE, *PAYDAY, caps=10, stirred=1).over


@pytest.mark.rule("wasteland/win-together")
def test_all_who_have_enough_win_together() -> None:
    hands = [[*UNTOUCHABLE, *PAYDAY], ["security-1", "security-2", "know-it-all-1", "know-it-all-2"], ["curator"]]
    held = [ARMOUR, [], []]
    match = table(3, hands=hands, held=held, caps=[6, 3, 3], perks=COLLECTOR, enemies={}, power=[0, 4], stirred=2)
    # Ten for seat 0, five for each security card of seat 1, and nine are needed.
    collect(match)
    assert match.result is not None
    assert (match.result.winners, match.result.scores[:2]) == ((0, 1), (10, 12))


@pytest.mark.rule("wasteland/win-together")
def test_the_others_have_lost() -> None:
    match = collect(rich(2, *UNTOUCHABLE, *PAYDAY, caps=6))
    assert match.result is not None
    assert match.result.ranks == (1, 2)
