"""The bounds of Wasteland's balance: each is broken by numbers beyond it, and the report tells of it."""

from pathlib import Path

import pytest
from tests.wasteland.table import GAME

from bottlecap.arena.stats import Counts
from bottlecap.arena.wasteland import balance
from bottlecap.arena.wasteland.balance import Duel, report
from bottlecap.arena.wasteland.bounds import Finding, Played, asset_names, findings, starter_options
from bottlecap.arena.wasteland.chains import CHAINS, chain_of
from bottlecap.arena.wasteland.deals import Deals
from bottlecap.cli import main
from bottlecap.games.wasteland.tokens import FACTION_NAMES

CONTENT = GAME.cards
FREE, ASKING = starter_options(CONTENT)


def balanced(players: int) -> Played:
    """A hundred matches with which nothing is wrong."""
    rounds = {1: 18, 2: 16, 3: 14, 4: 12}[players]
    survivors = dict.fromkeys(CONTENT.ids["survivor"], 100.0)
    counts: Counts = {
        "matches": {"all": 100.0},
        "reasons": {"influence": 70.0, "faction": 15.0, "all-lost": 15.0},
        "length in rounds": {str(rounds): 100.0},
        "wins by order": {str(place): 85.0 / players for place in range(players)},
        "survivors": survivors,
        "survivors' wins": dict.fromkeys(survivors, 20.0),
        "agendas held": {"Freedom": 10.0, "Security": 10.0},
        "agendas worth": {"Freedom": 30.0, "Security": 30.0},
        "matches by scenario": {scenario.id: 25.0 for scenario in CONTENT.scenarios},
        "influence": {"cards": 300.0},
        "deeds": {"camped": 100.0},
        "matches with assets gained": dict.fromkeys(asset_names(CONTENT), 10.0),
        "matches with options chosen": dict.fromkeys(FREE + ASKING, 10.0),
        "matches with side stories": dict.fromkeys(CHAINS, 10.0),
    }
    for scenario in CONTENT.scenarios:
        counts[f"track ended: {scenario.id}"] = dict.fromkeys(FACTION_NAMES, 5.0)
    return Played(players, counts)


def test_what_only_some_can_or_must_choose_is_held_to_less() -> None:
    """One with Synth must choose the first option of that card, and nobody else can; the second is for all."""
    assert "settlement-8/1" in ASKING and "settlement-6/1" in ASKING
    assert "settlement-8/2" in FREE and "ruin-3/1" in FREE


def broken(groups: list[Played]) -> list[str]:
    return [finding.what for finding in findings(CONTENT, groups) if not finding.holds]


def test_what_is_balanced_keeps_all_bounds() -> None:
    assert broken([balanced(players) for players in range(1, 5)]) == []


@pytest.mark.parametrize(
    ("players", "table", "change", "told"),
    [
        (1, "length in rounds", {"25": 100.0}, "1 players: rounds of the median match"),
        (2, "length in rounds", {"16": 80.0, "40": 20.0}, "2 players: rounds of 95 %"),
        (2, "length in rounds", {"5": 20.0, "16": 80.0}, "2 players: rounds of 5 %"),
        (1, "reasons", {"influence": 40.0, "all-lost": 60.0}, "1 players: end by influence"),
        (3, "reasons", {"influence": 90.0, "faction": 10.0}, "3 players: all lose"),
        (4, "wins by order", {"0": 40.0, "1": 15.0, "2": 15.0, "3": 15.0}, "4 players: number 1 of round one wins"),
        (4, "survivors' wins", {"ghoul": 60.0}, "4 players: ghoul wins"),
        (2, "track ended: pitt", {"star": 36.0, "shield": 4.0}, "pitt: tracks that shield ends, of 40"),
        (2, "agendas worth", {"Freedom": 50.0, "Security": 30.0}, "Freedom: worth of a card on the mean"),
        (2, "matches with side stories", dict.fromkeys(list(CHAINS)[1:], 10.0), "side story begun: followers"),
        (2, "matches with assets gained", dict.fromkeys(asset_names(CONTENT)[1:], 10.0), "asset gained: "),
        (2, "matches with options chosen", dict.fromkeys(FREE[1:] + ASKING, 10.0), "option of a starter chosen: ruin-1/1"),
    ],
)
def test_each_bound_can_be_broken(players: int, table: str, change: dict[str, float], told: str) -> None:
    group = balanced(players)
    group.counts[table] = change
    assert any(what.startswith(told) for what in broken([group]))


def test_a_finding_says_what_is_wanted() -> None:
    assert Finding("x", 0.5, 0.45, None).wanted == "at least 45.0 %"
    assert Finding("x", 3, None, 4.0, False).wanted == "at most 4"
    assert Finding("x", 3, 1, 4.0, False).wanted == "1 to 4"


def test_a_share_of_few_may_be_outside_by_chance_and_one_of_many_may_not() -> None:
    """One of eight where a quarter is wanted happens now and then; a hundred of eight hundred does not."""
    few, many = Finding("x", 0.125, 0.25, None, sample=8), Finding("x", 0.125, 0.25, None, sample=800)
    assert (few.holds, few.is_kept, few.verdict) == (True, False, "by chance")
    assert (many.holds, many.verdict) == (False, "**no**")
    assert Finding("x", 0.125, 0.25, None).verdict == "**no**" and Finding("x", 0.3, 0.25, None, sample=8).verdict == "yes"


@pytest.mark.parametrize(
    ("deals", "told"),
    [
        (Deals(100, 40, 20, 10), []),
        (Deals(100, 40, 5, 2), ["deals: offers, of 40 camps with somebody near"]),
        (Deals(100, 40, 20, 2), ["deals: accepted, of 20 offers"]),
        (Deals(100, 40, 20, 18), ["deals: accepted, of 20 offers"]),
    ],
)
def test_too_few_offers_and_too_easy_or_too_hard_ones_are_told(deals: Deals, told: list[str]) -> None:
    assert [finding.what for finding in deals.findings if not finding.holds] == told


def test_every_numbered_card_is_of_a_scenario_or_of_a_side_story() -> None:
    numbered = [card for card in CONTENT.ids["quest"] + CONTENT.ids["encounter"] if card[1] == "-"]
    main_story = range(14, 67)
    for card in numbered:
        number = int(card[2:])
        assert (number in main_story) != bool(chain_of(card)) or number == 100, card
    assert chain_of("ruin-1") == "" and chain_of("q-134") == "replacements"


def test_the_report_tells_of_everything() -> None:
    text = report(GAME, [balanced(players) for players in range(1, 5)], Duel(10, 8, 1.0), Deals(100, 40, 20, 10), "7")
    assert "**no**" not in text and "(seed 7)" in text
    for title in ("Bounds", "Ends and length", "Scenarios", "Influence", "Survivors", "Side stories", "Assets", "Quests"):
        assert f"## {title}\n" in text


def test_the_command_measures_and_says_what_does_not_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With groups that were counted before: the command itself plays them for hours."""
    groups = {players: balanced(players) for players in range(1, 5)}
    groups[2].counts["reasons"] = {"all-lost": 100.0}
    monkeypatch.setattr(balance, "group", lambda content, players, *rest: groups[players])
    monkeypatch.setattr(balance, "duel", lambda *rest: Duel(10, 8, 1.0))
    monkeypatch.setattr(balance, "dealt", lambda *rest: Deals(100, 40, 20, 10))
    path = tmp_path / "balance.md"
    assert main(["balance", "wasteland", "--matches", "1", "--jobs", "1", "--report", str(path)]) == 1
    assert "2 players: end by influence: 0.0 %, wanted 55.0 % to 80.0 %" in capsys.readouterr().err
    assert "**no**" in path.read_text(encoding="utf-8")
