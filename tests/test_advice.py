"""Advice: what the greedy bot would do in a person's place, and why, from their perspective alone."""

import random
import re
from pathlib import Path

import pytest
from tests.monopoly.table import COLOURS, built, cash, land, offer, owns, start

import bottlecap
from bottlecap.bots.advice import TERMS, advise, reasons
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.shelter_terms import terms
from bottlecap.bots.shelter_value import ShelterValue
from bottlecap.engine.perspective import Perspective


def positions(seed: int) -> list[bottlecap.Match]:
    """Moments of a match at random, where somebody is asked something."""
    match, rng = bottlecap.new("shelter", players=3, seed=seed), random.Random(seed)
    found: list[bottlecap.Match] = []
    while not match.over and len(found) < 40:
        assert match.seat is not None
        found.append(match.copy())
        match.play(rng.choice(match.actions(match.seat)), match.seat)
    return found


def test_the_terms_add_up_to_what_the_position_is_worth() -> None:
    value = ShelterValue()
    for match in positions(3) + positions(4):
        for seat in range(3):
            value.prepare(match.state, seat)
            assert sum(terms(value, match.state, seat).values()) == pytest.approx(value.worth(match.state, seat))


def test_the_hint_is_what_the_bot_would_do_and_comes_from_bytes() -> None:
    for number, match in enumerate(positions(5)[::6]):
        assert match.seat is not None
        mine = match.perspective(match.seat)
        there = advise(Perspective.from_bytes(mine.to_bytes()), number)
        assert there.action == GreedyBot(number).choose(mine)
        assert there.reasons == advise(mine, number).reasons


def test_building_a_room_is_advised_for_its_happiness() -> None:
    """The reason named first is the one that counts."""
    assert set(TERMS) == {"shelter"}
    named = {name for match in positions(6) for name, _ in advise(match.perspective(match.seat), 1).reasons}
    assert "cubes" in named and "placements" not in named
    building = next(
        (match, action)
        for seed in range(1, 30)
        for match in positions(seed)
        for action in match.actions(match.seat)
        if action.kind == "choose-room"
    )
    match, action = building
    assert match.seat is not None
    bot = GreedyBot(1)
    bot.learn(match.game)
    assert ("happiness", 2.0) in reasons(bot, match.perspective(match.seat), action.code, terms)


def test_a_game_whose_bot_gives_no_reasons_is_advised_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bottlecap.new("shelter", players=2, seed=1)
    assert match.seat is not None
    mine = match.perspective(match.seat)
    assert advise(mine, 7).reasons
    monkeypatch.delitem(TERMS, "shelter")
    assert advise(mine, 7).reasons == []
    assert advise(mine, 7).action == GreedyBot(7).choose(mine)


# --- Monopoly says itself why ---------------------------------------------------------------------------------

PAGE = Path(__file__).parents[1] / "web/locale"
REASONS = Path(__file__).parents[1] / "src/bottlecap/bots/monopoly_reasons.py"
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


def test_in_monopoly_a_deed_is_bought_for_its_worth_at_its_price() -> None:
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
    assert len(named) == 11
    assert [name for name in [*named, "measure"] if f"\nhint-monopoly-{name} = " not in words] == []


def test_in_monopoly_a_deal_is_told_by_what_it_brings_a_rival_and_a_debtor_by_what_they_leave() -> None:
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
