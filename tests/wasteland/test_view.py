"""What seats see of Wasteland: small, JSON-able, and nothing that they may not know."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.conftest import WHOLE, step
from tests.say import act, tell
from tests.scramble import perceived, scramble_complaint, twins_complaint
from tests.wasteland.story import carried_out, story_table
from tests.wasteland.table import GAME, altered, opened, table, throw

import bottlecap
from bottlecap.engine.messages import LANGUAGES
from bottlecap.games.wasteland.drawing import LINE
from bottlecap.games.wasteland.odds import prospect
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.view import WastelandView

STARTS = ["crossroads/camp", "crossroads/east"]
CITY = "diamond-city/city"
SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]
MOST_BYTES = 12_000


def walk(number: int, players: int, every: int, chance: str = "fast") -> Iterator[bottlecap.Match]:
    """A random match on a short track, now and then."""
    rng = random.Random(number)
    options: dict[str, object] = {"scenario": SCENARIOS[number % 4], "track": 2, "agendas": 50}
    match = bottlecap.new(GAME, players=players, seed=number, options=options, chance=chance)
    steps = 0
    while not match.over:
        step(match, rng)
        steps += 1
        if steps % every == 0 or match.over:
            yield match


def view(match: bottlecap.Match, seat: int | None) -> Any:
    return json.loads(json.dumps(match.view(seat)))


@pytest.mark.parametrize("number", range(4))
def test_a_view_is_small_and_has_its_type(number: int) -> None:
    for match in walk(number, 4, 5):
        for seat in (None, *range(4)):
            seen = match.view(seat)
            assert set(seen) == set(WastelandView.__annotations__)
            assert len(json.dumps(seen, ensure_ascii=False).encode()) <= MOST_BYTES


@pytest.mark.parametrize(("number", "players"), [(0, 4), (1, 3), (2, 2), (3, 4)])
def test_nothing_that_is_hidden_changes_what_is_seen(number: int, players: int) -> None:
    rng = random.Random(number)
    for match in walk(number, players, 15 if WHOLE else 60):
        if match.over:
            continue
        for seat in (None, *range(players)):
            assert scramble_complaint(match, seat, rng) is None
            mine = match.perspective(seat)
            sample = mine.sample(random.Random(rng.random()))
            assert perceived(sample, seat).split('"undo"')[0] == perceived(match, seat).split('"undo"')[0]


@pytest.mark.skipif(not WHOLE, reason="whole matches take long on the interpreted build")
@pytest.mark.parametrize("seat", [0, 1])
def test_histories_that_differ_in_others_secrets_look_the_same(seat: int) -> None:
    hidden: list[int] = []
    options: dict[str, object] = {"track": 2, "agendas": 50}
    rng = random.Random(seat)
    assert twins_complaint(lambda: bottlecap.new(GAME, players=2, chance="ask", options=options), seat, rng, hidden) is None
    assert hidden


def test_only_the_owner_sees_a_hand_and_what_it_is_worth() -> None:
    match = table(2, hands=[["freedom-1", "payday-1"], ["security-1"]], power=[2, 1], caps=[16, 0])
    own, other, nobody = (view(match, seat) for seat in (0, 1, None))
    assert own["survivors"][0]["hand"] == ["freedom-1", "payday-1"]
    told = {name: own["own"][name] for name in ("seat", "influence", "worth")}
    assert told == {"seat": 0, "influence": 5, "worth": {"freedom-1": 2, "payday-1": 3}}
    assert own["survivors"][1]["hand"] == [None]
    assert other["survivors"][0]["hand"] == [None, None]
    assert nobody["own"] is None
    assert [survivor["hand"] for survivor in nobody["survivors"]] == [[None, None], [None]]


def test_whoever_was_shown_a_card_sees_it() -> None:
    match = table(3, hands=[["freedom-1", "payday-1"], ["security-1"], ["payday-2"]])
    act(match, 0, "camp")
    act(match, 0, "show-agenda", to=1, agenda="payday-1")
    assert sorted(view(match, 1)["survivors"][0]["hand"], key=str) == [None, "payday-1"]
    assert view(match, 2)["survivors"][0]["hand"] == [None, None]


def test_the_map_and_who_is_on_it() -> None:
    match = table(
        2,
        where=STARTS,
        enemies={"radroach-1": "crossroads/north", "mole-rat": "crossroads/west"},
        fled=1 << GAME.domains["enemy"].index("mole-rat"),
        tokens={"star": [], "shield": ["diamond-city/city", "face-down-2"]},
    )
    seen = view(match, 1)
    assert seen["tiles"][0] == {"face": "crossroads", "back": "start"}
    assert seen["tiles"][1] == {"face": None, "back": "danger"}
    assert {(one["enemy"], one["sector"], one["active"]) for one in seen["enemies"]} == {
        ("radroach-1", "crossroads/north", True),
        ("mole-rat", "crossroads/west", False),
    }
    assert [token["sector"] for token in seen["tokens"]] == ["diamond-city/city", "face-down-2"]
    assert seen["survivors"][0]["sector"] == STARTS[0]


def test_a_survivor_and_what_it_has() -> None:
    match = table(2, held=[["metal-armor", "stimpak"], []], letters=["ae", "s"], rads=[3, 0], caps=[7, 0])
    survivor = view(match, 1)["survivors"][0]
    assert survivor["worn"] == {"apparel": "metal-armor"}
    assert survivor["carried"] == ["stimpak"]
    assert survivor["letters"] == ["e", "a"]
    assert (survivor["rads"], survivor["caps"], survivor["full_health"]) == (3, 7, 16)


def test_a_fight_under_way() -> None:
    match = table(2, where=STARTS, enemies={"raider-psycho": STARTS[0]}, held=[["tire-iron"], []])
    assert view(match, 0)["throw"] is None
    act(match, 0, "fight", enemy="raider-psycho")
    before = view(match, 1)["throw"]
    assert (before["task"], before["seat"], before["dice"], before["foe"]["hits"]) == ("fight", 0, [], 0)
    throw(match, "torso", "head", "legs")
    seen = view(match, 1)["throw"]
    assert seen["dice"] == ["torso", "head", "legs"]
    assert (seen["rerolls"], seen["icons"], seen["difficulty"]) == (1, 4, None)
    assert seen["foe"] == {
        "foe": "raider-psycho",
        "sector": STARTS[0],
        "level": 2,
        "parts": ["head", "arms"],
        "aims": ["head", "arms"],
        "properties": ["aggressive"],
        "extra_icons": 0,
        "apart": False,
        "attacks": False,
        "needed": 2,
        "hits": 1,
        "sure": 0,
        "icons": 4,
        "held": 0,
    }


def test_market_track_and_what_is_needed() -> None:
    match = altered(opened(3), power=[3, 0])
    seen = view(match, 2)
    assert len(seen["market"]) == 4
    assert seen["power"] == {"star": {"steps": 3, "band": 1}, "shield": {"steps": 0, "band": 0}}
    assert seen["needed"] == 9
    # How far one could go is told to whose turn it is.
    assert seen["turn"] == {"seat": 0, "actions": 2, "points": 0, "fresh": True, "rads_taken": 0, "met": [], "reach": None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_names_everything_that_views_name(lang: str) -> None:
    cards: Any = json.loads(json.dumps(GAME.catalogue(lang)))
    for part, domain in {
        "items": "item",
        "perks": "perk",
        "agendas": "agenda",
        "enemies": "enemy",
        "survivors": "survivor",
        "traits": "trait",
        "tiles": "face",
        "dice": "die-face",
    }.items():
        assert list(cards[part]) == GAME.domains[domain]
        assert all(card["name"] for card in cards[part].values())
    sectors = [sector["id"] for tile in cards["tiles"].values() for sector in tile["sectors"]]
    assert len(set(sectors)) == len(sectors) and set(sectors) <= set(GAME.domains["sector"])
    assert all(len(sector["shape"]) >= 3 for tile in cards["tiles"].values() for sector in tile["sectors"])
    assert {id: len(scenario["slots"]) for id, scenario in cards["scenarios"].items()} == dict.fromkeys(SCENARIOS, 18)


def test_whose_words_ask_for_something() -> None:
    bare: dict[str, Any] = {"enemies": {}, "tokens": {"star": [], "shield": []}}
    match = story_table(2, where=[CITY, STARTS[1]], staged=["clock"], held=[["cait"], []], **bare)
    assert view(match, 0)["story"]["doing"] is None
    act(match, 0, "quest", goal="clock-1")
    # Everybody reads it, whoever is asked.
    assert [view(match, seat)["story"]["doing"] for seat in (0, 1, None)] == [
        {"quest": "clock", "encounter": None, "part": "outcome"}
    ] * 3
    setup = story_table(2, staged=["porch"], where=STARTS, then=[carried_out("porch-setup", 0, STARTS[0])], **bare)
    assert view(setup, 0)["story"]["doing"] == {"quest": "porch", "encounter": None, "part": "setup"}


def test_the_story_that_lies_open() -> None:
    match = story_table(2, where=[CITY, STARTS[1]], staged=["bounty", "echo"], enemies={}, tokens={"star": [], "shield": []})
    story = view(match, None)["story"]
    assert (story["quests"], story["reading"], story["waiting"]) == (["bounty", "echo"], None, [])
    assert story["decks"]["settlement"] > 0 and story["decks"]["vault-84"] == 0
    # A goal that lays a token where no tile lies face up yet.
    act(match, 0, "quest", goal="bounty-2")
    seen = view(match, 1)
    assert seen["story"]["waiting"] == [{"faction": "shield", "sector": "the-tower/tower"}]
    assert "the-tower" not in str(seen["tokens"]) and "The Tower" in match.game.render(match.view(1), "en")
    act(match, 0, "encounter")
    tell(match, "draw-encounter", encounter="market-day")
    seen = view(match, 1)
    assert (seen["story"]["reading"], seen["turn"]["met"]) == ("market-day", [CITY])


def test_what_ones_own_cards_do_stands_on_the_table() -> None:
    match = table(2, held=[["stimpak"], ["ripper"]], perks={"sneak": "held 0"})
    drawn = match.game.render(match.view(0), "en")
    assert re.search(r"YOUR CARDS\n  Stimpak: Aid\. .*\n  Sneak: ", drawn)
    assert "Ripper: Weapon" not in drawn and "YOUR CARDS" not in match.game.render(match.view(None), "en")
    assert max(len(line) for lang in LANGUAGES for line in match.game.render(match.view(0), lang).split("\n")) <= LINE


def test_a_turn_shows_the_chances_of_every_fight_within_reach_and_of_no_other() -> None:
    enemies = {"raider-psycho": "crossroads/north", "mole-rat": "crossroads/camp", "yao-guai": "crossroads/east"}
    match = table(1, where=["crossroads/north"], held=[["tire-iron"]], letters=["a"], enemies=enemies)
    assert [fight["foe"] for fight in view(match, 0)["fights"]] == ["raider-psycho"]
    # With a ranged weapon those next to the sector too.
    match = table(1, where=["crossroads/north"], held=[["pipe-rifle"]], letters=["l"], enemies=enemies)
    seen = {fight["foe"]: fight for fight in view(match, 0)["fights"]}
    assert set(seen) == {action.to_json()["enemy"] for action in match.actions(0) if action.kind == "fight"} and len(seen) > 1
    act(match, 0, "fight", enemy="raider-psycho")
    found = prospect(of(match.state))
    told = [round(found.success * 10_000), round(found.death * 10_000), round(found.damage * 100)]
    assert [seen["raider-psycho"][name] for name in ("success", "death", "damage")] == told and 0 < told[0] < 10_000
    # While dice lie there is no other fight to be thought of.
    throw(match, "head", "limbs", "legs")
    assert view(match, 0)["throw"] is not None and view(match, 0)["fights"] == []


def test_what_a_fight_with_any_foe_on_the_map_would_come_to_is_told_as_if_one_stood_there() -> None:
    enemies = {"raider-psycho": "crossroads/north", "yao-guai": "crossroads/east"}
    match = table(2, where=["crossroads/north", "crossroads/camp"], held=[["tire-iron"], []], letters=["a", "l"], enemies=enemies)
    told = view(match, 0)["own"]["odds"]
    (near,) = view(match, 0)["fights"]
    assert set(told) == set(enemies) and told["raider-psycho"] == {name: near[name] for name in told["raider-psycho"]}
    there = table(2, where=["crossroads/east", "crossroads/camp"], held=[["tire-iron"], []], letters=["a", "l"], enemies=enemies)
    assert told["yao-guai"] == view(there, 0)["own"]["odds"]["yao-guai"] and view(match, None)["own"] is None
    # To each by what they have themselves, and nothing while dice lie.
    assert view(match, 1)["own"]["odds"]["raider-psycho"] != told["raider-psycho"]
    act(match, 0, "fight", enemy="raider-psycho")
    assert view(match, 0)["own"]["odds"] == {}


def test_known_agenda_cards_have_their_worth_and_after_the_end_all_are_known() -> None:
    *_, match = walk(1, 2, 10_000)
    seen: Any = match.view(bottlecap.CHANCE)
    assert match.result is not None and None not in [card for one in seen["survivors"] for card in one["hand"]]
    worth = [0 if one["eliminated"] else sum(one["worth"].values()) for one in seen["survivors"]]
    assert worth == list(match.result.scores) and any(worth)
    looking_on: Any = match.view(None)
    assert all(len(one["worth"]) == (one["pledged"] is not None) for one in looking_on["survivors"] if None in one["hand"])


def test_a_throw_shows_which_dice_hit_and_what_armour_stops() -> None:
    match = table(
        1,
        where=["crossroads/north"],
        held=[["tire-iron", "t-60-power-armor"]],
        letters=["a"],
        enemies={"mole-rat": "crossroads/north"},
    )
    act(match, 0, "fight", enemy="mole-rat")
    throw(match, "head", "limbs", "torso")
    seen = view(match, 0)["throw"]
    assert seen["hitting"] == [False, True, False]
    assert (seen["foe"]["aims"], seen["foe"]["sure"], seen["foe"]["hits"]) == (["legs"], 0, 1)
    assert (seen["icons"], seen["foe"]["held"], seen["foe"]["icons"]) == (3, 3, 0)
    assert view(match, 0)["survivors"][0]["armour"] == 3


def test_a_sheet_tells_how_many_cards_the_inventory_can_hold() -> None:
    match = table(1, held=[["tire-iron"]])
    assert view(match, 0)["survivors"][0]["pack"] == 3
