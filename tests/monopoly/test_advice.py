"""Advice in Monopoly, which says itself why: a few sums in caps."""

import re
from pathlib import Path

import pytest
from tests.monopoly.table import COLOURS, built, cash, land, offer, owns, start

import bottlecap
from bottlecap.bots.advice import advise
from bottlecap.bots.monopoly.reasons import KIND, reasons
from bottlecap.games.monopoly.landing import DECLINE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web/src/games/monopoly"
REASONS = ROOT / "src/bottlecap/bots/monopoly/reasons.py"
Told = tuple[bottlecap.Match, int, bottlecap.Action, dict[str, float]]


def advised(seed: int, decisions: int) -> list[Told]:
    """A match as the bot would have it; at every question the moment, who is asked, and what they are told."""
    match = bottlecap.new("monopoly", players=3, seed=seed)
    found: list[Told] = []
    while not match.over and len(found) < decisions:
        seat = match.waiting[0]
        advice = advise(match.perspective(seat), seed)
        found.append((match.copy(), seat, advice.action, dict(advice.reasons)))
        match.play(advice.action, seat)
    return found


def test_a_deed_is_bought_for_its_worth_at_its_price() -> None:
    bought = [told for seed in (1, 2) for told in advised(seed, 120) if told[2].kind == "buy"]
    assert bought
    for match, seat, action, why in bought:
        after = match.copy()
        after.play(action, seat)
        spent = [event for event in after.events(None) if event.kind == "bought"][-1].to_json()["amount"]
        assert why["price"] == -float(str(spent))
        assert (why.get("deed", 0.0) > 0) != (why.get("key", 0.0) > 0)


def test_whoever_passes_is_told_what_to_keep_in_hand() -> None:
    passed = [why for seed in (3, 4) for _, _, action, why in advised(seed, 200) if action.kind in ("pass", "decline")]
    assert passed and all(why["reserve"] < 0 for why in passed if "deed" in why or "key" in why)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_has_words_for_every_reason(lang: str) -> None:
    words = (PAGE / f"page.{lang}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r'\("([a-z]+)",', REASONS.read_text(encoding="utf-8"))) | {"key", "deed"}
    assert len(named) == 12
    assert [name for name in [*named, "measure"] if f"\nhint-monopoly-{name} = " not in words] == []


def test_a_deal_is_told_by_what_it_brings_a_rival_and_a_debtor_by_what_they_leave() -> None:
    halves = [owns(0, "megaton", "canterbury-commons", "the-hub"), owns(1, "goodneighbor", "redding", "broken-hills")]
    match = start(3, *halves, turn=2)
    offer(match, 0, 1, "goodneighbor", pays=300)
    found = advise(match.perspective(1), 1)
    assert found.action.kind == "counter"
    assert [name for name, _ in found.reasons] == ["deal", "rival"]
    assert dict(found.reasons)["deal"] > 0 > dict(found.reasons)["rival"]
    debtor = [owns(1, *COLOURS["dark-blue"]), built(5, *COLOURS["dark-blue"]), owns(0, "megaton"), cash(0, 10)]
    match = land(start(3, *debtor), "diamond-city")
    offer(match, 0, 1, "megaton", pays=-100)
    found = advise(match.perspective(1), 1)
    assert (found.action.kind, found.reasons) == ("refuse", [("inherit", 80.0)])


def test_whoever_cannot_pay_is_told_what_is_missing_and_no_sum_that_says_buy() -> None:
    match = land(start(3, cash(0, 390), owns(0, "the-hub"), turn=0), "diamond-city")
    known = match.perspective(0)
    decline = next(code for code in known.codes() if code & KIND == DECLINE.number)
    assert reasons(known, decline) == [("missing", -10.0)]
