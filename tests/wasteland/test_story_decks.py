"""Wasteland: the next card, cards that come back later, pools, swaps and votes, with stand-in cards."""

from typing import Any

import pytest
from tests.say import act, asked, heard, tell, zone
from tests.wasteland.story import GAME, draw, fight, meet, odds, story_table, until, why
from tests.wasteland.table import sector_of, value

import bottlecap

ROAD, DEEP, VAULT = "crossroads/east", "vault-109/vault", "vault-84/vault"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
POOL = ["baker", "clerk", "guard", "nurse", "tutor", "scribe"]
MISS, HITS = ("limbs", "limbs", "limbs"), ("head", "head", "head")


def in_vault_109(*cards: str, staged: list[str] | None = None, **changes: Any) -> bottlecap.Match:
    """One survivor in the vault, whose deck has these cards."""
    decks = {"vault-109": [*cards]}
    faces = {3: "vault-109"}
    return story_table(2, where=[DEEP, ROAD], faces=faces, decks=decks, enemies={}, staged=staged or [], **changes)


def in_vault_84(*cards: str, where: list[str] | None = None, players: int = 2, **changes: Any) -> bottlecap.Match:
    where = where or [VAULT, *[ROAD] * (players - 1)]
    decks = {"vault-84": [*cards]}
    return story_table(players, where=where, faces={1: "vault-84"}, decks=decks, enemies={}, staged=[], **changes)


def keep(match: bottlecap.Match, roles: list[dict[str, int]]) -> bottlecap.Match:
    """By seat: cards that it keeps, with the number of the role."""
    position: Any = match.position()
    zones, order = position["encounters"]["zones"], position["encounters"].setdefault("order", {})
    for seat, cards in enumerate(roles):
        for card, role in cards.items():
            for ids in zones.values():
                if card in ids:
                    ids.remove(card)
            zones.setdefault(f"kept {seat}", []).append(card)
            order[card] = role + 1
    return bottlecap.new(GAME, seed=1, position=position, chance="ask")


# --- the next card ----------------------------------------------------------------------------------------------------


def test_the_next_card_is_encountered_before_the_row_goes_on() -> None:
    match = in_vault_109("stairs", "cellar", caps=[0, 0])
    meet(match, 0, "stairs", 2)
    # Both lie there being read, the last one uppermost.
    view: Any = match.view(0)
    assert (sorted(zone(match, "encounters", "reading")), view["story"]["reading"]) == (["cellar", "stairs"], "cellar")
    assert (asked(match, 0), value(match, "caps", 0)) == (["choose-option"], 0)
    act(match, 0, "choose-option", option=1)
    # What the first one gives comes after the second.
    assert [event["amount"] for event in heard(match, 0, "earned")] == [5, 3]
    assert zone(match, "encounters", "vault-109") == ["stairs"]


@pytest.mark.rule("wasteland/next-card-none")
def test_where_the_deck_is_empty_the_next_card_ends() -> None:
    match = in_vault_109("stairs", caps=[0, 0])
    meet(match, 0, "stairs", 2)
    assert asked(match, 0) == ["turn"]
    assert (value(match, "caps", 0), len(heard(match, 0, "no-more-cards"))) == (3, 1)
    assert zone(match, "encounters", "vault-109") == ["stairs"]


def test_a_card_without_its_quest_gives_way_to_the_next() -> None:
    for staged, read in (([], "cellar"), (["hunt"], "shaft")):
        match = in_vault_109("shaft", "cellar", staged=staged)
        act(match, 0, "encounter")
        draw(match, "shaft")
        view: Any = match.view(0)
        assert view["story"]["reading"] in (read, None)
        assert zone(match, "encounters", "trash") == (["shaft"] if not staged else [])


@pytest.mark.rule("wasteland/may-is-optional")
def test_the_next_card_may_be_left_and_this_one_comes_back_when_the_turn_ends() -> None:
    for deeper in (False, True):
        match = in_vault_109("stairs", "cellar")
        meet(match, 0, "stairs", 1)
        assert (asked(match, 0), zone(match, "encounters", "owed")) == (["go-deeper"], ["stairs"])
        act(match, 0, "go-deeper" if deeper else "turn-back")
        view: Any = match.view(1)
        assert view["story"]["owed"] == ["stairs"]
        if deeper:
            # It is not among the cards that can come next.
            assert zone(match, "encounters", "reading") == ["cellar"]
            act(match, 0, "choose-option", option=1)
            assert asked(match, 0) == ["turn"]
            assert sorted(zone(match, "encounters", "owed")) == ["cellar", "stairs"]
        act(match, 0, "end-turn")
        assert sorted(zone(match, "encounters", "vault-109")) == ["cellar", "stairs"]
        assert zone(match, "encounters", "owed") == []
        assert len(heard(match, 0, "encounter-added")) == (2 if deeper else 1)


def test_who_is_killed_still_gives_the_card_back() -> None:
    match = in_vault_109("stairs", "cellar", health=[16, 16], then=[])
    meet(match, 0, "stairs", 1)
    position: Any = match.position()
    position["pending"], position["health"] = [], [1, 16]
    position["steps"] += [{"kind": "ousted", "seat": 0}]
    killed = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    act(killed, 0, "stand-up", sector=ROAD)
    assert asked(killed, 1) == ["turn"]
    assert sorted(zone(killed, "encounters", "vault-109")) == ["cellar", "stairs"]


# --- other options and goals ------------------------------------------------------------------------------------------


def test_a_failed_option_leads_to_another_one() -> None:
    match = in_vault_109("stairs", caps=[0, 0], letters=["p", "p"])
    meet(match, 0, "stairs", 3)
    fight(match, 0, *MISS)
    outcomes = [GAME.domains["outcome"][event["outcome"] or 0] for event in heard(match, 0, "encounter-outcome")]
    assert outcomes == ["stairs-3-fail", "stairs-1-ok"]
    assert [event["option"] for event in heard(match, 0, "option-follows")] == [1]
    assert (value(match, "caps", 0), zone(match, "encounters", "owed")) == (1, ["stairs"])


def test_one_of_two_goals_is_met_as_the_survivor_likes() -> None:
    for staged, caps in ((["hunt", "omen"], 13), (["hunt"], 11), (["omen"], 13), ([], 0)):
        match = in_vault_109("stairs", staged=staged, caps=[0, 0], letters=["p", "p"])
        meet(match, 0, "stairs", 3)
        fight(match, 0, *HITS)
        if len(staged) == 2:
            assert asked(match, 0) == ["pick-goal"]
            assert why(match, 0, "pick-goal", goal="omen-2") == "result-basic"
            act(match, 0, "pick-goal", goal="omen-1")
        assert (value(match, "caps", 0), asked(match, 0)) == (caps, ["turn"])
        assert zone(match, "encounters", "trash") == ["stairs"]


# --- pools ------------------------------------------------------------------------------------------------------------


def test_of_a_pool_as_many_cards_as_players_are_in_the_deck_and_nobody_knows_which() -> None:
    match = in_vault_84("lobby", caps=[9, 9])
    meet(match, 0, "lobby", 1)
    assert heard(match, 0, "pooled")[0]["amount"] == 2
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        assert view["story"]["decks"]["vault-84"] == 2
    # Each is as likely as any other.
    act(match, 0, "end-turn")
    match = standing(match, [VAULT, VAULT])
    act(match, 1, "encounter")
    assert odds(match) == pytest.approx(dict.fromkeys(POOL, 1 / 6))
    draw(match, "guard")
    act(match, 1, "choose-option", option=2)
    view = match.view(0)
    assert (view["story"]["decks"]["vault-84"], zone(match, "encounters", "kept 1")) == (1, ["guard"])
    assert zone(match, "encounters", "trash") == ["lobby"]
    # With the second one all others are gone, and unread.
    act(match, 1, "end-turn")
    until(match, "turn")
    act(match, 0, "encounter")
    assert odds(match) == pytest.approx(dict.fromkeys([card for card in POOL if card != "guard"], 1 / 5))
    draw(match, "nurse")
    unread = sorted(set(POOL) - {"guard", "nurse"})
    assert sorted(zone(match, "encounters", "trash")) == sorted([*unread, "lobby"])
    assert heard(match, 0, "pool-ended")[0]["amount"] == 4
    for card in unread:
        assert ("encounter", card) not in match.readable(None)
    # It was the last: the council comes, and is all that the deck has.
    assert zone(match, "encounters", "vault-84") == ["council"]


def standing(match: bottlecap.Match, sectors: list[str]) -> bottlecap.Match:
    position: Any = match.position()
    position["where"] = [GAME.domains["sector"].index(sector) for sector in sectors]
    return bottlecap.new(GAME, seed=1, position=position, chance="ask")


def test_a_card_added_over_a_pool_comes_as_soon_as_it_would() -> None:
    """Two of the pool are there, and the lobby is shuffled among them: it comes first with a chance of one in three."""
    match = in_vault_84(*POOL)
    position: Any = match.position()
    position["pool_surplus"] = 4
    position["encounters"]["zones"]["library"].remove("lobby")
    position["encounters"]["zones"]["reading"] = ["lobby"]
    position["pending"] = []
    position["steps"] += [
        {"kind": "run", "row": "lobby-2-gain", "place": 0, "actor": 0, "level": 2, "sector": VAULT, "deaths": 0},
    ]
    match = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    view: Any = match.view(0)
    assert view["story"]["decks"]["vault-84"] == 3
    act(match, 0, "encounter")
    assert odds(match) == pytest.approx({"lobby": 1 / 3, **dict.fromkeys(POOL, 1 / 9)})
    draw(match, "baker")
    act(match, 0, "choose-option", option=1)
    match = again(match)
    assert odds(match) == pytest.approx({"lobby": 1 / 2, **dict.fromkeys(POOL[1:], 1 / 10)})
    draw(match, "clerk")
    # The others leave the deck from below the one that was added, which alone is left.
    assert zone(match, "encounters", "vault-84") == ["lobby"]
    act(match, 0, "choose-option", option=1)
    match = again(match)
    assert zone(match, "encounters", "reading") == ["lobby"]


def again(match: bottlecap.Match) -> bottlecap.Match:
    """The survivor encounters once more in the same turn."""
    position: Any = match.position()
    position["met"], position["actions"] = [0] * 4, 2
    match = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    act(match, 0, "encounter")
    return match


def test_with_as_many_players_as_cards_all_of_a_pool_are_there() -> None:
    few = ["tutor", "scribe"]
    match = in_vault_84("lobby", encounters=dict.fromkeys([card for card in POOL if card not in few], "trash"))
    meet(match, 0, "lobby", 1)
    assert (value(match, "pool_surplus"), sorted(zone(match, "encounters", "vault-84"))) == (0, sorted(few))


def test_a_position_cannot_leave_out_more_of_a_pool_than_there_is() -> None:
    match = in_vault_84(*POOL)
    position: Any = match.position()
    for surplus, right in ((4, True), (6, False), (7, False)):
        position["pool_surplus"] = surplus
        if right:
            bottlecap.new(GAME, position=position)
        else:
            with pytest.raises(bottlecap.BadPosition, match="pool_surplus"):
                bottlecap.new(GAME, position=position)


# --- swaps, votes, endorsements ---------------------------------------------------------------------------------------


def test_another_card_takes_the_place_of_one_that_is_added_or_was_just_added() -> None:
    last = in_vault_84("scribe")
    act(last, 0, "encounter")
    assert zone(last, "encounters", "vault-84") == ["council"]
    act(last, 0, "choose-option", option=1)
    assert zone(last, "encounters", "vault-84") == ["archive"]
    assert zone(last, "encounters", "kept 0") == ["scribe"]
    early = in_vault_84("scribe", "baker")
    meet(early, 0, "scribe", 1)
    early = again(early)
    assert zone(early, "encounters", "reading") == ["baker"]
    assert zone(early, "encounters", "vault-84") == ["archive"]


def voted(*roles: dict[str, int], where: list[str] | None = None, **changes: Any) -> bottlecap.Match:
    """The council is met by seat 0 and votes; seats keep these cards."""
    players = len(roles)
    match = keep(in_vault_84("council", players=players, where=where or [VAULT] * players, **changes), [*roles])
    act(match, 0, "encounter")
    act(match, 0, "choose-option", option=1)
    return match


def drawn(match: bottlecap.Match) -> list[int]:
    """How many agenda cards each seat has drawn; chance and seats go on until the turn does."""
    until(match, "turn", "move-aside")
    return [
        len([event for event in heard(match, None, "agenda-drawn") if event["seat"] == seat])
        for seat in range(match.header.players)
    ]


def test_the_most_endorsements_draw_two_and_the_fewest_are_driven_out() -> None:
    match = voted({"baker": 0, "clerk": 0}, {"guard": 0}, {"scribe": 1})
    assert drawn(match) == [2, 0, 0]
    # The log is no endorsement: the third has none.
    assert asked(match, 2) == ["move-aside"]
    act(match, 2, "move-aside", sector="vault-84/scree")
    assert asked(match, 0) == ["turn"]
    assert [value(match, "health", seat) for seat in range(3)] == [16, 16, 13]
    assert zone(match, "encounters", "trash") == ["council"]


def test_equals_draw_one_each_and_those_elsewhere_have_no_vote() -> None:
    match = voted({"baker": 0}, {"clerk": 0}, {}, {"guard": 0, "nurse": 0, "tutor": 0}, where=[VAULT, VAULT, VAULT, ROAD])
    assert drawn(match) == [1, 1, 0, 0]
    assert asked(match, 2) == ["move-aside"]


@pytest.mark.rule("wasteland/vote-alone")
def test_a_single_survivor_in_the_vault_has_the_most_and_not_the_fewest() -> None:
    match = voted({}, {"clerk": 0}, where=[VAULT, ROAD])
    assert drawn(match) == [2, 0]
    assert (asked(match, 0), value(match, "health", 0), sector_of(match, 0)) == (["turn"], 16, VAULT)


def test_keepers_of_the_log_and_others_in_the_vault_draw_and_endorsements_are_dropped() -> None:
    match = in_vault_84("archive", players=4, where=[VAULT, ROAD, VAULT, ROAD])
    match = keep(match, [{"baker": 0}, {"scribe": 1, "clerk": 0}, {}, {"guard": 0}])
    act(match, 0, "encounter")
    act(match, 0, "choose-option", option=1)
    assert drawn(match) == [1, 2, 1, 0]
    assert sorted(zone(match, "encounters", "trash")) == ["archive", "baker", "clerk", "guard"]
    assert zone(match, "encounters", "kept 1") == ["scribe"]
    for seat in (0, 2, None):
        view: Any = match.view(seat)
        assert [one["roles"] for one in view["survivors"]] == [{}, {"scribe": "log"}, {}, {}]
    assert "Scribe (log)" in GAME.render(match.view(0), "en")
    assert "Писарь (журнал)" in GAME.render(match.view(0), "ru")


# --- out of a deck ----------------------------------------------------------------------------------------------------


def test_cards_are_trashed_out_of_their_deck_wherever_they_lie() -> None:
    match = in_vault_109("cellar", "stairs", staged=["hunt"])
    position: Any = match.position()
    position["encounters"].setdefault("order", {})["stairs"] = -1
    match = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    meet(match, 0, "cellar", 2)
    # The shaft is still in the library; the cellar goes under the deck.
    assert (zone(match, "encounters", "trash"), zone(match, "encounters", "vault-109")) == (["stairs"], ["cellar"])
    assert "shaft" in zone(match, "encounters", "library")
    assert len(heard(match, 0, "deck-searched")) == 1
    assert ("encounter", "stairs") not in match.readable(None)


@pytest.mark.rule("wasteland/encounter-requirement")
def test_a_card_kept_as_a_guide_opens_an_option() -> None:
    for role, opens in ((3, True), (2, False)):
        match = keep(in_vault_109("shaft", staged=["hunt"], caps=[0, 0]), [{"scribe": role}])
        act(match, 0, "encounter")
        if opens:
            act(match, 0, "choose-option", option=1)
            until(match, "turn")
            assert value(match, "caps", 0) == 3
        else:
            # Without it nothing comes of the card, which goes under its deck.
            assert (asked(match, 0), zone(match, "encounters", "vault-109")) == (["turn"], ["shaft"])


def test_the_last_card_of_a_deck_is_the_one_after_which_none_is_left() -> None:
    """The last of a deck is met where it is alone in it, whatever was read before."""
    match = in_vault_84("baker", "clerk")
    act(match, 0, "encounter")
    tell(match, "draw-encounter", encounter="clerk")
    assert zone(match, "encounters", "vault-84") == ["baker"]
    act(match, 0, "choose-option", option=1)
    match = again(match)
    assert zone(match, "encounters", "vault-84") == ["council"]
