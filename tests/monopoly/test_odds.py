"""The odds of the next turn, held against every way the rules let it go."""

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from tests.monopoly.table import BUNDLED, DEEDS, SQUARES, Edit, draw, jailed, land, owns, player, stands, start, throw
from tests.say import act

import bottlecap
from bottlecap.games.monopoly.odds import KNOWN, MOST_KNOWN, WHOLE

JAIL = "to jail"
# From here two dice lead past every sort of square: both decks, Go to Jail, GO.
PLACES = ["go", "vernon-square", "enclave-radio", "the-capitol"]


def neutral(folder: Path) -> Path:
    """The bundled pack with cards that lead nowhere."""
    copytree(BUNDLED, folder, dirs_exist_ok=True)
    for name in ("special.toml", "guide.toml"):
        text = (folder / name).read_text(encoding="utf-8")
        text = re.sub(r'effect = "(?!jail-free)[^"]*"', 'effect = "gain 10"', text)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def alone(*edits: Edit, content: Path | None = None, doubles: int = 0) -> bottlecap.Match:
    """Everything is the first player's: no square asks or costs anything."""
    return start(2, owns(0, *DEEDS), *edits, content=content, doubles=doubles)


def ways(match: bottlecap.Match, same: bool) -> Iterator[tuple[frozenset[str], float]]:
    """Every way the turn can go on: where the token comes, and how likely. same: all cards are alike."""
    if match.view(None)["turn"] != 0:
        yield visited(match), 1.0
        return
    if match.seat == 0:
        act(match, 0, "throw")
    odds = match.odds()
    total = sum(weight for _, weight in odds)
    if same and odds[0][0].kind.startswith("draw"):
        odds = [(odds[0][0], total)]
    for outcome, weight in odds:
        after = match.copy()
        after.play(outcome, bottlecap.CHANCE)
        for path, part in ways(after, same):
            yield path, part * weight / total


def visited(match: bottlecap.Match) -> frozenset[str]:
    told = [event.to_json() for event in match.events(None) if event.kind in ("moved", "jailed")]
    return frozenset(str(event.get("square", JAIL)) for event in told)


def counted(match: bottlecap.Match, same: bool = False) -> dict[str, float]:
    found = dict.fromkeys([*SQUARES, JAIL], 0.0)
    whole = 0.0
    for path, part in ways(match.copy(), same):
        whole += part
        for square in path:
            found[square] += part
    assert whole == pytest.approx(1.0)
    return found


def shown(match: bottlecap.Match, seat: int = 0) -> dict[str, int]:
    odds = player(match, seat)["odds"]
    return {**dict(zip(SQUARES, odds["squares"], strict=True)), JAIL: odds["jailed"]}


def assert_agree(match: bottlecap.Match, same: bool = False) -> None:
    wanted = counted(match, same)
    for square, parts in shown(match).items():
        chance = wanted[square] * WHOLE
        assert abs(parts - chance) <= 0.5 + 1e-9 or (parts == 1 and 0 < chance < 1), f"{square}: {parts}, and there are {chance}"


@pytest.mark.parametrize("place", PLACES)
def test_the_last_throw_agrees_with_every_way_it_can_go(place: str) -> None:
    assert_agree(alone(stands(0, place), doubles=2))


@pytest.mark.parametrize("place", ["go", "dupont-circle"])
def test_doubles_agree_with_every_way_they_can_go(place: str, tmp_path: Path) -> None:
    assert_agree(alone(stands(0, place), content=neutral(tmp_path / "pack")), same=True)


@pytest.mark.parametrize("attempt", [1, 3])
def test_tries_to_leave_jail_agree_with_every_way_they_can_go(attempt: int) -> None:
    assert_agree(alone(jailed(0, attempt)))


def test_a_card_that_was_seen_is_not_drawn_again_soon() -> None:
    match = alone(stands(0, "go"), stands(1, "the-hub"))
    before = shown(match, 1)[JAIL]
    throw(match, 3, 4)
    draw(match, "special", next(id for id, text in effects(match, "special") if "jail" in text and "Go" in text))
    assert shown(match, 1)[JAIL] < before


def effects(match: bottlecap.Match, deck: str) -> list[tuple[str, str]]:
    cards: Any = match.game.catalogue("en")[deck]
    return [(id, card["text"]) for id, card in cards.items()]


def test_doubles_count_as_long_as_another_throw_follows() -> None:
    fresh = shown(start(2, stands(0, "the-den")))
    after_double = land(start(2), "the-den", 3, 3)
    assert shown(after_double) == shown(start(2, stands(0, "the-den"), doubles=1)) != fresh
    passed_on = land(start(2, doubles=1), "the-den", 1, 2)
    assert shown(passed_on) == fresh


def test_odds_are_there_from_the_beginning_until_the_end() -> None:
    assert shown(bottlecap.new("monopoly", players=2, seed=1)) == shown(start(2))
    match = alone()
    act(match, 0, "agree-to-end")
    act(match, 1, "agree-to-end")
    assert match.over and player(match, 0)["odds"] is None


def test_cards_that_lead_round_and_round_end(tmp_path: Path) -> None:
    """All cards of both decks lead back to the other deck's squares."""
    folder = neutral(tmp_path / "pack")
    for name in ("special.toml", "guide.toml"):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("gain 10", "back 15"), encoding="utf-8")
    match = alone(stands(0, "go"), content=folder)
    assert all(0 <= parts <= WHOLE for parts in shown(match).values())


def test_what_is_remembered_stays_small() -> None:
    match = bottlecap.new("monopoly", players=2, seed=3)
    for _ in range(300):
        if match.over:
            break
        match.play(next(action for action in match.actions() if action.kind != "offer"))
        match.view(None)
    assert 0 < len(KNOWN) <= MOST_KNOWN
