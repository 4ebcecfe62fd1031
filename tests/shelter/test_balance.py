"""Balance: the bounds find what is out of them, a gift is really given, and a small sample keeps to wide bounds."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tests.conftest import COMPILED

import bottlecap
from bottlecap.arena import balance
from bottlecap.arena.balance import Group, Lift, breaches
from bottlecap.arena.homes import bounds_of, gifts_of
from bottlecap.arena.simulate import planned
from bottlecap.arena.stats import Counts
from bottlecap.engine import registry
from bottlecap.games.shelter.view import ShelterView

SHELTER = bounds_of(registry.game("shelter"))


def seen(match: bottlecap.Match) -> ShelterView:
    return cast(ShelterView, match.view(None))


def even() -> Counts:
    """A hundred matches of two players in which nothing is out of bounds."""
    return {
        "matches": {"all": 100},
        "reasons": {"six-rooms": 60, "threat-deck": 40},
        "length in rounds": {"9": 50, "10": 50},
        "wins by order": {"0": 52, "1": 48},
        "matches with rooms offered": {"Garden": 80},
        "matches with rooms built": {"Garden": 40},
        "matches with items offered": {"Stimpak": 90},
        "matches with items taken": {"Stimpak": 9},
    }


def test_nothing_is_said_of_what_is_in_bounds() -> None:
    assert breaches(SHELTER, [Group("greedy", 2, even())], [Lift("minigun", 2000, 1180)]) == []


def too_long(counts: Counts) -> None:
    counts["length in rounds"] = {"12": 100}


def too_short(counts: Counts) -> None:
    counts["length in rounds"] = {"5": 100}


def one_way_to_end(counts: Counts) -> None:
    counts["reasons"] = {"six-rooms": 91, "threat-deck": 9}


def first_wins(counts: Counts) -> None:
    counts["wins by order"] = {"0": 56, "1": 44}


def never_built(counts: Counts) -> None:
    counts["matches with rooms built"] = {}


def seldom_taken(counts: Counts) -> None:
    counts["matches with items taken"] = {"Stimpak": 4}


@pytest.mark.parametrize(
    ("plant", "told"),
    [
        (too_long, ["2 players, greedy: the median match takes 12 rounds"]),
        (too_short, ["2 players, greedy: the median match takes 5 rounds"]),
        (one_way_to_end, ["2 players, greedy: only 9.0% end by threat-deck"]),
        (
            first_wins,
            ["2 players, greedy: number 1 of round one wins 56.0%", "2 players, greedy: number 2 of round one wins 44.0%"],
        ),
        (never_built, ["2 players, greedy: Garden is used in only 0.0% of the matches that offer it"]),
        (seldom_taken, ["2 players, greedy: Stimpak is used in only 4.4% of the matches that offer it"]),
    ],
)
def test_each_breach_is_told_with_its_number(plant: Callable[[Counts], None], told: list[str]) -> None:
    counts = even()
    plant(counts)
    assert breaches(SHELTER, [Group("greedy", 2, counts)], []) == told


def test_a_card_that_is_worth_too_much_is_told() -> None:
    assert breaches(SHELTER, [], [Lift("minigun", 2000, 1202)]) == [
        "minigun: who has it from the start wins +10.1% more than a fair share"
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_item_given_lies_before_its_owner_and_the_tracks_stay_full(seat: int) -> None:
    for seed in range(4):
        match = bottlecap.new("shelter", 2, seed=seed)
        for card in (seen(match)["item_track"][0], "minigun-1"):
            position = gifts_of(match.game).given(match.game, match.position(), str(card), seat, random.Random(0))
            view = seen(bottlecap.new("shelter", 2, position=position))
            assert [item["item"] for item in view["players"][seat]["items"]] == [card]
            assert view["players"][1 - seat]["items"] == []
            assert None not in view["item_track"] and card not in view["item_track"]
            assert view["decks"]["items"] == seen(match)["decks"]["items"] - 1


def test_a_room_given_stands_beside_the_elevator() -> None:
    match = bottlecap.new("shelter", 3, seed=1)
    position = gifts_of(match.game).given(match.game, match.position(), "classroom", 2, random.Random(0))
    view = seen(bottlecap.new("shelter", 3, position=position))
    assert [room and room["room"] for room in view["levels"][3]["rooms"]] == [None, None, "classroom", None, None, None]


def test_a_gift_of_a_simulation_goes_to_each_seat_in_turn() -> None:
    plan = planned("shelter", 2, ["random"], 0, True, None, None)._replace(gift="minigun-1")
    for number in range(2):
        players = seen(plan.table(number).match)["players"]
        assert [[item["item"] for item in player["items"]] for player in players][number] == ["minigun-1"]


def test_every_item_and_room_can_be_given_and_nothing_else() -> None:
    game = registry.game("shelter")
    cards = gifts_of(game).cards(game)
    assert len(cards) == len({card.rsplit("-", 1)[0] if card[-1].isdecimal() else card for card in cards})
    match = bottlecap.new("shelter", 2, seed=3)
    for card in cards:
        gifts_of(game).given(game, match.position(), card, 0, random.Random(0))
    with pytest.raises(bottlecap.BadOption, match="no item and no room of the deck 'wasteland'"):
        gifts_of(game).given(game, match.position(), "wasteland", 0, random.Random(0))
    with pytest.raises(bottlecap.BadOption, match="kuhn: nobody has said how a card is given"):
        gifts_of(registry.game("kuhn"))


def test_the_command_writes_a_report_that_says_what_it_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bottlecap.cli import main

    monkeypatch.setattr(balance, "LEVELS", ("random", "random"))
    path = tmp_path / "balance.md"
    assert main(["balance", "shelter", "--matches", "3", "--pairs", "0", "--jobs", "1", "--report", str(path)]) == 1
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Shelter: balance\n") and "**Bounds that do not hold:**" in text
    assert text.count("| random | 3 |") == 6
    assert main(["balance", "kuhn", "--jobs", "1"]) == 2


@pytest.mark.parametrize(
    ("share", "doubtful", "matches"),
    [
        # 500 matches are good to about 4.3 points.
        (0.55, 1000, 500),
        (0.57, 1000, 2000),
        (0.61, 1000, 2000),
        (0.65, 1000, 500),
        (0.61, 0, 500),
        (0.61, 250, 500),
    ],
)
def test_a_card_in_doubt_is_played_on(share: float, doubtful: int, matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def lift(game: str, card: str, pairs: int, seed: str, jobs: int, content: str | None) -> Lift:
        return Lift(card, 2 * pairs, 2 * pairs * share)

    monkeypatch.setattr(balance, "lift", lift)
    found = balance.told("shelter", "minigun-1", SHELTER, 250, doubtful, "0", 1, None)
    assert found == Lift("minigun-1", matches, matches * share)
    even_more = [found, Lift("lounge", 500, 250)]
    said = "Cards of which 500 matches left open on which side of the bound they are were played on."
    assert (said in balance.report(registry.game("shelter"), SHELTER, [], even_more, "0")) == (matches > 500)


@pytest.mark.parametrize("players", [2, 3, 4] if COMPILED else [2])
def test_a_small_sample_keeps_to_wide_bounds(players: int) -> None:
    # Of the full run only what so few matches can tell: length, and that no seat or ending is hopeless.
    found = balance.group("shelter", players, "greedy", 40 if COMPILED else 3, "small", 1, None)
    wide = SHELTER._replace(longest=SHELTER.longest + 2, order=0.25 if COMPILED else 1.0, ending=0.0, cards=())
    assert breaches(wide, [found], []) == []
