"""One player alone: in the engine, the arena and at the keyboard. (The shared tests play such tables as any others.)"""

import io
from pathlib import Path

import pytest
from tests.conftest import played_on

import bottlecap
from bottlecap.arena.balance import Group, breaches
from bottlecap.arena.homes import bounds_of, collector_of
from bottlecap.arena.report import page
from bottlecap.arena.results import ALONE
from bottlecap.arena.simulate import counted, planned, simulate
from bottlecap.arena.stats import Counts, merge
from bottlecap.cli import main
from bottlecap.engine import registry
from bottlecap.envs.pettingzoo import env
from bottlecap.terminal import Terminal


def alone(seed: int = 4) -> bottlecap.Match:
    return bottlecap.new("locker", players=1, seed=seed)


def test_beyond_the_boundary_one_agrees_with_oneself_and_draws_anew() -> None:
    """By itself an undo ends where chance was used, as at any table; by consent it needs nobody else's."""
    drawn = set()
    for seed in range(8):
        match = played_on(alone(seed), 1)
        before = match.view(0)
        refusal = match.can_undo(0)
        assert refusal is not None and refusal.rule == "engine/undo-chance"
        match.undo(0, consent=True)
        assert match.waiting == (0,)
        played_on(match, 1)
        drawn.add(match.view(0) == before)
    assert False in drawn, "an undo brings the same draws back"


def test_a_spectator_of_one_player_is_told_no_secret() -> None:
    match = played_on(alone(), 2)
    assert [event.kind for event in match.events(None) if event.kind == "drawn"] == []
    assert [event.kind for event in match.events(0) if event.kind == "drawn"] == ["drawn"] * 3
    assert match.view(None)["lockers"] == [[]]


# --- the arena ----------------------------------------------------------------------------------------------------------------


def test_matches_of_one_bot_are_played_and_some_are_won() -> None:
    results = list(simulate("locker", players=1, matches=60, seed=3, mirror=True))
    assert len(results) == 60
    assert {result.winners for result in results} == {(), (0,)}
    assert all((result.ranks == (1,)) == (result.winners == (0,)) for result in results)


def test_the_summary_says_what_a_share_means_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "locker", "--players", "1", "--matches", "5", "--jobs", "1", "--mirror"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("locker, 1 player, seed 0\n")
    assert out.rstrip().endswith(ALONE)
    assert main(["simulate", "locker", "--players", "2", "--matches", "5", "--jobs", "1"]) == 0
    assert ALONE not in capsys.readouterr().out


def test_a_report_compares_nobody_with_nobody() -> None:
    plan = planned("locker", 1, ["random"], 1, False, None, None)._replace(counting=True)
    counts: Counts = {}
    for row in counted(plan, 10, 1):
        assert row.counts is not None
        merge(counts, row.counts)
    text = page(collector_of(registry.game("locker")), counts, {})
    assert "even share" not in text
    assert ALONE.replace("'", "&#x27;") in text


def test_no_order_of_play_is_unfair_to_one_player() -> None:
    counts: Counts = {
        "matches": {"all": 100},
        "length in rounds": {"8": 100},
        "reasons": {"six-rooms": 50, "threat-deck": 50},
        "wins by order": {"0": 30},
        "seats by order": {"0": 100},
    }
    told = [
        breach
        for breach in breaches(bounds_of(registry.game("shelter")), [Group("greedy", 1, counts)], [])
        if "round one" in breach
    ]
    assert told == []


def test_an_agent_alone_is_rewarded_for_the_goal() -> None:
    gained = set()
    for seed in range(40):
        table = env("locker", players=1)
        table.reset(seed=seed)
        for agent in table.agent_iter():
            observation, reward, termination, truncation, _info = table.last()
            over = termination or truncation
            if over:
                gained.add(reward)
            table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    assert gained == {1.0, -1.0}


# --- the terminal -------------------------------------------------------------------------------------------------------------


def typed(match: bottlecap.Match, *lines: str) -> str:
    screen = io.StringIO()
    Terminal(match, {}, "en", io.StringIO("".join(f"{line}\n" for line in lines)), screen).run()
    return screen.getvalue()


def test_alone_at_the_keyboard_a_match_is_played_to_its_end() -> None:
    match = alone()
    screen = typed(match, "1", "1", "1", "2")
    assert match.over
    assert "hand" not in screen.lower()
    assert "1. Player 1: 10" in screen


def test_alone_at_the_keyboard_nobody_has_to_agree() -> None:
    match = alone()
    screen = typed(match, "undo", "1", "undo")
    assert "(engine/undo-nothing)" in screen
    assert "take a move back" in screen
    assert [entry.get("undo") for entry in match.record().entries] == [None, 1]
    assert match.view(0)["round"] == 1


def test_a_record_of_one_player_is_told_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "alone.jsonl"
    path.write_text(played_on(alone(), 4).record().text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert main(["show", str(path), "--seat", "0"]) == 0
    assert "Player 1" in capsys.readouterr().out
