"""Wasteland: deals between survivors in a camp."""

import random
from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused, zone
from tests.wasteland.table import DOMAINS, altered, table, value
from tests.wasteland.test_camp_rules import camped
from tests.wasteland.test_equip_rules import carried, worn

import bottlecap

NORTH, EAST, WEST, CAMP = (f"crossroads/{place}" for place in ("north", "east", "west", "camp"))
MINE = ["tire-iron", "water-1", "junk-1"]
YOURS = ["ripper", "leather-armor", "codsworth", "stimpak"]


def terms(to: int = 1, **parts: Any) -> dict[str, Any]:
    """An offer that says no more than this."""
    return {"to": to, "give": [], "take": [], "agendas": 0, "wants": 0, "caps": 0, **parts}


def offered_to(match: bottlecap.Match, **parts: Any) -> bottlecap.Match:
    """The same match in which seat 0 has made the offer."""
    act(match, 0, "offer", **terms(**parts))
    return match


def dealing(players: int = 2, **changes: Any) -> bottlecap.Match:
    rest: list[list[str]] = [[] for _ in range(players - 2)]
    return camped(players, **{"held": [MINE, YOURS, *rest], "caps": [5] * players, **changes})


# --- what can be traded -----------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/camp-trade")
def test_anything_changes_hands_by_consent() -> None:
    match = offered_to(dealing(), give=["pack-1", "pack-2"], take=["weapon"], caps=4)
    assert asked(match, 1) == ["answer-offer"] and asked(match, 0) == []
    act(match, 1, "accept")
    # The ripper can be equipped at once.
    assert asked(match, 0) == ["stow"]
    act(match, 0, "equip-gained")
    assert (worn(match, 0), carried(match, 0), value(match, "caps")) == (["ripper"], ["tire-iron"], [1, 9])
    assert worn(match, 1) == ["leather-armor", "codsworth"] and carried(match, 1) == ["junk-1", "stimpak", "water-1"]
    assert asked(match, 0) == ["camp"]


@pytest.mark.rule("wasteland/camp-trade")
def test_without_consent_nothing_changes_hands() -> None:
    match = dealing()
    before = {name: value(match, name) for name in ("items", "agendas", "caps", "worn")}
    offered_to(match, give=["pack-1"], take=["weapon"], agendas=1, wants=1, caps=-4)
    act(match, 1, "refuse")
    assert {name: value(match, name) for name in before} == before
    assert asked(match, 0) == ["camp"]


@pytest.mark.rule("wasteland/camp-trade")
def test_caps_go_either_way_and_nobody_pays_what_they_have_not() -> None:
    match = dealing(caps=[2, 5])
    assert refused(match, 0, "offer", **terms(give=["pack-1"], caps=3)) == "wasteland/camp-trade"
    assert refused(match, 0, "offer", **terms(give=["pack-1"], caps=-6)) == "wasteland/camp-trade"
    act(match, 0, "offer", **terms(give=["pack-1"], caps=-5))
    act(match, 1, "accept")
    assert value(match, "caps") == [7, 0]
    # In any amount.
    rich = offered_to(dealing(caps=[2000, 5]), caps=1999)
    act(rich, 1, "accept")
    assert value(rich, "caps") == [1, 2004]
    assert heard(rich, 1, "caps-changed-hands") == [{"seat": 0, "other": 1, "amount": 1999}]


@pytest.mark.rule("wasteland/camp-trade")
def test_only_with_survivors_in_the_same_or_an_adjacent_sector() -> None:
    match = camped(3, where=[CAMP, EAST, WEST], held=[MINE, [], []])
    assert can(match, 0, "offer", **terms(1, give=["pack-1"]))
    assert refused(match, 0, "offer", **terms(2, give=["pack-1"])) == "wasteland/camp-trade"
    # Nor with oneself, nobody, or one who is out of the game.
    for to in (0, 3):
        assert refused(match, 0, "offer", **terms(to, give=["pack-1"])) == "wasteland/camp-trade"
    gone = camped(3, where=[CAMP, CAMP, EAST], held=[MINE, [], []])
    out = altered(gone, eliminated=2, where=[CAMP, "nowhere", EAST])
    assert refused(out, 0, "offer", **terms(1, give=["pack-1"])) == "wasteland/camp-trade"


@pytest.mark.rule("wasteland/camp-trade-not")
def test_only_what_lies_in_a_slot_is_traded() -> None:
    match = dealing(perks={"sniper": "held 0"}, traits=[1, 0, 0, 0, 0, 0])
    # Perks, traits and letters have no slot; these slots are empty.
    for slot in ("apparel", "companion", "suit", "pack-3", "pack-5"):
        assert refused(match, 0, "offer", **terms(give=[slot])) == "wasteland/camp-trade-not"
    for slot in ("suit", "pack-2"):
        assert refused(match, 0, "offer", **terms(take=[slot], caps=1)) == "wasteland/camp-trade-not"
    assert refused(match, 0, "offer", **terms()) == "wasteland/camp-trade"


@pytest.mark.rule("wasteland/camp-trade", "wasteland/inventory")
def test_the_limit_is_kept_by_both_when_pockets_change_hands() -> None:
    yours = ["codsworth", "junk-2", "junk-3", "junk-4", "stimpak", "water-2"]
    match = offered_to(dealing(held=[["tire-iron", "water-1", "junk-1"], yours]), take=["companion"], caps=1)
    act(match, 1, "accept")
    act(match, 0, "equip-gained")
    # Two of five are too many now.
    assert asked(match, 1) == ["drop"]
    act(match, 1, "drop", item="junk-2")
    act(match, 1, "drop", item="junk-3")
    assert asked(match, 0) == ["camp"] and len(carried(match, 1)) == 3


@pytest.mark.rule("wasteland/exhaust")
def test_a_turned_card_stays_turned_with_its_new_owner() -> None:
    match = offered_to(dealing(turned=["ripper", "codsworth"]), take=["companion"], caps=1)
    act(match, 1, "accept")
    act(match, 0, "equip-gained")
    assert sorted(value(match, "turned")) == ["codsworth", "ripper"]
    # Who readies it in this camp is its new owner; the other's card stays as it lies.
    act(match, 0, "ready")
    assert value(match, "turned") == ["ripper"]


def test_a_camp_hears_eight_offers() -> None:
    match = dealing(health=[9, 9])
    for _ in range(8):
        offered_to(match, give=["pack-1"], caps=-1)
        act(match, 1, "refuse")
    assert refused(match, 0, "offer", **terms(give=["pack-1"], caps=-1)) == "wasteland/camp-trade"


# --- agenda cards -----------------------------------------------------------------------------------------------------

HANDS = [["payday-1", "curator"], ["rainy-day", "memory-lane"]]


@pytest.mark.rule("wasteland/camp-trade")
def test_who_gives_agendas_chooses_which_and_nobody_else_learns_it() -> None:
    match = offered_to(dealing(3, hands=[*HANDS, ["security-1"]]), agendas=1, caps=-2)
    act(match, 1, "accept")
    assert asked(match, 0) == ["give-agenda"]
    assert refused(match, 0, "give-agenda", agenda="rainy-day") == "wasteland/camp-trade"
    act(match, 0, "give-agenda", agenda="curator")
    assert zone(match, "agendas", "hand 0") == ["payday-1"]
    assert sorted(zone(match, "agendas", "hand 1")) == ["curator", "memory-lane", "rainy-day"]
    given = agenda_number("curator")
    for seat, known in ((0, given), (1, given), (2, None), (None, None)):
        assert heard(match, seat, "agenda-given") == [{"seat": 0, "other": 1, "agenda": known}], seat


@pytest.mark.rule("wasteland/camp-trade")
def test_agendas_of_both_are_chosen_before_either_is_seen() -> None:
    match = offered_to(dealing(hands=HANDS), agendas=1, wants=1)
    act(match, 1, "accept")
    act(match, 0, "give-agenda", agenda="curator")
    # The other gives one of their own, and has not seen what comes.
    assert asked(match, 1) == ["give-agenda"]
    assert {action.to_json()["agenda"] for action in match.actions(1)} == {"rainy-day", "memory-lane"}
    assert heard(match, 1, "agenda-given") == []
    act(match, 1, "give-agenda", agenda="memory-lane")
    assert sorted(zone(match, "agendas", "hand 0")) == ["memory-lane", "payday-1"]
    assert sorted(zone(match, "agendas", "hand 1")) == ["curator", "rainy-day"]


@pytest.mark.rule("wasteland/camp-trade")
def test_no_more_agendas_are_dealt_than_there_are() -> None:
    match = dealing(hands=HANDS)
    assert refused(match, 0, "offer", **terms(agendas=3)) == "wasteland/camp-trade"
    assert refused(match, 0, "offer", **terms(wants=3, caps=1)) == "wasteland/camp-trade"


@pytest.mark.rule("wasteland/agenda-limit")
def test_above_four_agendas_one_is_shuffled_back_after_a_deal() -> None:
    match = dealing(hands=[["payday-1", "curator"], ["rainy-day", "memory-lane", "payday-2", "one-of-a-kind-1"]])
    offered_to(match, agendas=2)
    act(match, 1, "accept")
    for agenda in ("curator", "payday-1"):
        # The second one was no choice any more, and is asked all the same: who answers gives nothing away.
        if asked(match, 0) == ["give-agenda"]:
            act(match, 0, "give-agenda", agenda=agenda)
    assert asked(match, 1) == ["give-back"]
    act(match, 1, "give-back", agenda="curator")
    act(match, 1, "give-back", agenda="rainy-day")
    assert len(zone(match, "agendas", "hand 1")) == 4 and asked(match, 0) == ["camp"]


@pytest.mark.rule("wasteland/loyalty-counts")
def test_the_open_card_may_be_given_which_ends_the_loyalty() -> None:
    match = table(3, where=[NORTH] * 3, enemies={}, hands=[["freedom-1", "payday-1"], ["rainy-day"], []], held=[MINE, YOURS, []])
    act(match, 0, "pledge", agenda="freedom-1")
    act(match, 0, "camp")
    offered_to(match, agendas=1)
    act(match, 1, "accept")
    act(match, 0, "give-agenda", agenda="freedom-1")
    assert zone(match, "agendas", "pledged 0") == [] and "freedom-1" in zone(match, "agendas", "hand 1")
    # It lay open: all know where it is.
    assert heard(match, 2, "agenda-given") == [{"seat": 0, "other": 1, "agenda": agenda_number("freedom-1")}]


@pytest.mark.rule("wasteland/camp-show-agenda")
def test_an_agenda_is_shown_to_one_who_is_near() -> None:
    match = camped(4, where=[CAMP, EAST, EAST, WEST], hands=[HANDS[0], [], [], []], held=[MINE, [], [], []])
    act(match, 0, "show-agenda", to=1, agenda="curator")
    shown = agenda_number("curator")
    for seat, known in ((0, shown), (1, shown), (2, None), (3, None), (None, None)):
        assert heard(match, seat, "agenda-shown") == [{"seat": 0, "other": 1, "agenda": known}], seat
    assert refused(match, 0, "show-agenda", to=3, agenda="curator") == "wasteland/camp-show-agenda"
    assert refused(match, 0, "show-agenda", to=0, agenda="curator") == "wasteland/camp-show-agenda"
    # Who knows it already need not be shown it again; nobody shows what they have not.
    assert refused(match, 0, "show-agenda", to=1, agenda="curator") == "wasteland/camp-show-agenda"
    assert refused(match, 0, "show-agenda", to=1, agenda="rainy-day") == "wasteland/camp-show-agenda"


@pytest.mark.rule("wasteland/camp-show-agenda")
def test_who_is_offered_a_trade_shows_an_agenda_before_they_answer() -> None:
    match = offered_to(dealing(3, hands=[*HANDS, ["security-1"]]), agendas=1, wants=1)
    act(match, 1, "show-back", agenda="memory-lane")
    shown = agenda_number("memory-lane")
    for seat, known in ((0, shown), (1, shown), (2, None)):
        assert heard(match, seat, "agenda-shown") == [{"seat": 1, "other": 0, "agenda": known}], seat
    # The same offer stands; a card is shown once, and nobody shows what they have not.
    assert asked(match, 1) == ["answer-offer"] and match.prompts(1)[0].args["wants"] == 1
    assert refused(match, 1, "show-back", agenda="memory-lane") == "wasteland/camp-show-agenda"
    assert refused(match, 1, "show-back", agenda="curator") == "wasteland/camp-show-agenda"
    assert all("memory-lane" in hand for hand in possible(match, 0, "hand 1"))
    act(match, 1, "accept")
    assert asked(match, 0) == ["give-agenda"]


def hands_of_0(match: bottlecap.Match, seat: int) -> set[tuple[str, ...]]:
    """The hands of seat 0 that are possible by all that a seat knows, as many as some tries find."""
    return possible(match, seat, "hand 0")


def possible(match: bottlecap.Match, seat: int, place: str) -> set[tuple[str, ...]]:
    """What may lie there, likewise."""
    rng = random.Random(1)
    return {tuple(sorted(zone(match.perspective(seat).sample(rng), "agendas", place))) for _ in range(20)}


@pytest.mark.rule("wasteland/shown-known")
def test_who_has_seen_a_card_knows_where_it_is() -> None:
    match = camped(3, hands=[HANDS[0], HANDS[1], []], held=[MINE, YOURS, []])
    act(match, 0, "show-agenda", to=1, agenda="curator")
    assert all("curator" in hand for hand in hands_of_0(match, 1)) and len(hands_of_0(match, 1)) > 1
    assert not all("curator" in hand for hand in hands_of_0(match, 2))
    # While seat 0 has chosen a card for seat 1, it may be that one; then it is seen which it was.
    offered_to(match, agendas=1, wants=1)
    act(match, 1, "accept")
    act(match, 0, "give-agenda", agenda="payday-1")
    assert not all("curator" in hand for hand in hands_of_0(match, 1))
    act(match, 1, "give-agenda", agenda="rainy-day")
    assert hands_of_0(match, 1) == {("curator", "rainy-day")}
    assert len(hands_of_0(match, 2)) > 1


@pytest.mark.rule("wasteland/shown-known")
def test_who_has_seen_a_card_of_a_hand_that_is_passed_whole_knows_where_it_is() -> None:
    match = camped(3, where=[CAMP, EAST, EAST], hands=[HANDS[0], HANDS[1], ["security-1"]], held=[MINE, YOURS, []])
    act(match, 0, "show-agenda", to=2, agenda="curator")
    # The whole hand for one card of the other's; no card of it is chosen.
    offered_to(match, agendas=2, wants=1)
    act(match, 1, "accept")
    assert asked(match, 1) == ["give-agenda"]
    assert all("curator" in held for held in possible(match, 2, "passing 0"))
    act(match, 1, "give-agenda", agenda="rainy-day")
    assert sorted(zone(match, "agendas", "hand 1")) == ["curator", "memory-lane", "payday-1"]
    assert all("curator" in hand for hand in possible(match, 2, "hand 1"))
    assert not all("payday-1" in hand for hand in possible(match, 2, "hand 1"))
    given = heard(match, 2, "agenda-given")
    assert [event["agenda"] for event in given if event["seat"] == 0].count(agenda_number("curator")) == 1


def agenda_number(id: str) -> int:
    return int(DOMAINS["agenda"].index(id))
