"""Wasteland: the action Encounter, with stand-in cards."""

import json

import pytest
from tests.say import act, asked, can, heard, outcomes, tell, zone
from tests.wasteland.story import GAME, draw, fight, meet, odds, story_table, until, why
from tests.wasteland.table import SECTORS, value

import bottlecap

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
STARTERS = {"ruin": ["campfire", "roadblock", "signal"], "settlement": ["market-day", "recruiter", "doctor"]}
HEADS = ["Search the ashes.", "Wait in the dark.", "Sit down as you are."]
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
# Traits by pair: idolized or vilified first.
IDOLIZED, VILIFIED = [1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("wasteland/encounter")
def test_an_encounter_draws_of_the_deck_of_its_icon_and_takes_an_action() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "encounter")
    assert outcomes(match) == {("campfire",): 1, ("roadblock",): 1, ("signal",): 1}
    draw(match, "campfire")
    assert (asked(match, 0), value(match, "actions")) == (["choose-option"], 1)
    away = story_table(2, where=[ROAD, RUINS], enemies={})
    assert why(away, 0, "encounter") == "encounter"


@pytest.mark.rule("wasteland/encounter-reader", "wasteland/solo-read")
@pytest.mark.parametrize("players", [1, 2])
def test_nothing_tells_an_outcome_before_the_choice(players: int) -> None:
    match = story_table(players, where=[RUINS, ROAD][:players], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "encounter")
    draw(match, "campfire")
    for seat in [*range(players), None]:
        shown = [str(match.view(seat)), *(event.text(lang) for event in match.events(seat) for lang in ("en", "ru"))]
        shown += [] if seat is None else [prompt.text(lang) for prompt in match.prompts(seat) for lang in ("en", "ru")]
        shown += [] if seat is None else [action.text(lang) for action in match.actions(seat) for lang in ("en", "ru")]
        assert "SECRET" not in "".join(shown)
        assert heard(match, seat, "encounter-outcome") == []
    act(match, 0, "choose-option", option=1)
    for seat in [*range(players), None]:
        assert len(heard(match, seat, "option-chosen")) == len(heard(match, seat, "encounter-outcome")) == 1


@pytest.mark.rule("wasteland/library")
def test_nobody_reads_the_library() -> None:
    match = story_table(2)
    for lang in ("en", "ru"):
        labels = [GAME.label(domain, number, lang) for domain, ids in GAME.domains.items() for number in range(len(ids))]
        assert "SECRET" not in json.dumps([labels, GAME.catalogue(lang), GAME.effects(lang)])
    assert zone(match, "encounters", "library")[:5] == ["letter", "well", "surveyor", "airlock", "reactor"]
    assert "SECRET" not in str([match.view(0), match.events(0)])


@pytest.mark.rule("wasteland/setup-encounter-decks")
def test_starred_encounters_are_in_their_two_decks_at_the_start() -> None:
    match = story_table(2)
    for deck, cards in STARTERS.items():
        assert zone(match, "encounters", deck) == cards
    assert zone(match, "encounters", "vault-84") == zone(match, "encounters", "vault-109") == []


@pytest.mark.rule("wasteland/encounter-requirement")
def test_a_requirement_must_be_met() -> None:
    plain = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    act(plain, 0, "encounter")
    draw(plain, "campfire")
    assert why(plain, 0, "choose-option", option=3) == "encounter-requirement"
    famous = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, traits=IDOLIZED)
    act(famous, 0, "encounter")
    draw(famous, "campfire")
    assert can(famous, 0, "choose-option", option=3)


@pytest.mark.rule("wasteland/encounter-requirement")
def test_what_an_option_costs_is_paid() -> None:
    poor = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, caps=[1, 3])
    act(poor, 0, "encounter")
    draw(poor, "signal")
    assert why(poor, 0, "choose-option", option=2) == "encounter-requirement"
    rich = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, caps=[2, 3])
    meet(rich, 0, "signal", 2)
    assert value(rich, "caps", 0) == 0
    assert zone(rich, "encounters", "kept 0") == ["signal"]


@pytest.mark.rule("wasteland/encounter-must")
def test_a_mandatory_option_is_chosen_by_those_it_means_and_by_nobody_else() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, traits=VILIFIED)
    act(match, 0, "encounter")
    draw(match, "roadblock")
    assert [why(match, 0, "choose-option", option=option) for option in (1, 2, 3)] == ["encounter-must", None, "encounter-must"]
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "encounter")
    draw(match, "roadblock")
    assert [why(match, 0, "choose-option", option=option) for option in (1, 2, 3)] == [None, "encounter-must", None]


@pytest.mark.rule("wasteland/encounter-success")
@pytest.mark.parametrize(("faces", "caps", "health"), [(("head", "torso", "limbs"), 8, 16), (("torso", "arms", "limbs"), 3, 12)])
def test_a_task_gives_what_success_or_failure_gives(faces: tuple[str, str, str], caps: int, health: int) -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, letters=["s", "s"])
    meet(match, 0, "campfire", 2)
    fight(match, 0, *faces)
    assert (value(match, "caps", 0), value(match, "health", 0)) == (caps, health)


@pytest.mark.rule("wasteland/encounter-bottom")
def test_a_resolved_encounter_goes_under_its_deck() -> None:
    match = story_table(2, where=[RUINS, CITY], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "campfire", 1)
    until(match, "turn")
    assert match.position()["encounters"]["order"] == {"campfire": -1}  # type: ignore[index]


@pytest.mark.rule("wasteland/encounter-bottom")
def test_a_card_under_the_deck_comes_after_all_others() -> None:
    match = story_table(1, where=[RUINS], enemies={}, tokens=NO_TOKENS, decks={"ruin": ["campfire", "signal"]})
    meet(match, 0, "campfire", 1)
    until(match, "turn")
    act(match, 0, "end-turn")
    until(match, "turn")
    act(match, 0, "encounter")
    assert zone(match, "encounters", "reading") == ["signal"]
    act(match, 0, "choose-option", option=1)
    assert zone(match, "encounters", "trash") == ["signal"]
    assert zone(match, "encounters", "ruin") == ["campfire"]


@pytest.mark.rule("wasteland/encounter-once", "wasteland/action-repeat")
def test_each_icon_once_a_turn() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "signal", 1)
    assert why(match, 0, "encounter") == "encounter-once"
    elsewhere = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS, met=[SECTORS.index(RUINS) + 1, 0, 0, 0])
    assert can(elsewhere, 0, "encounter")


@pytest.mark.rule("wasteland/encounter-level")
def test_the_level_of_the_icon_counts() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "campfire", 1)
    until(match, "turn")
    assert len(heard(match, 0, "gained")) + len(heard(match, 0, "event-drawn")) == 4


@pytest.mark.rule("wasteland/encounter-level")
@pytest.mark.parametrize(("site", "caps"), [(RUINS, 2), ("hwy-74/overpass", 0)])
def test_the_level_is_never_below_nothing(site: str, caps: int) -> None:
    """The third option gives N-2 caps: two at a ruin of level 4, none at one of level 1."""
    match = story_table(2, where=[site, ROAD], faces={1: "hwy-74"}, enemies={}, tokens=NO_TOKENS, traits=IDOLIZED)
    meet(match, 0, "campfire", 3)
    assert value(match, "caps", 0) == 3 + caps


@pytest.mark.rule("wasteland/encounter-no-deck")
def test_no_encounter_without_cards() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, decks={"settlement": ["doctor"]})
    assert why(match, 0, "encounter") == "encounter-no-deck"


@pytest.mark.rule("wasteland/encounter-vaults")
def test_each_vault_has_its_own_deck() -> None:
    vault = "vault-84/vault"
    other = story_table(2, where=[vault, ROAD], faces={1: "vault-84"}, enemies={}, decks={"vault-109": ["reactor"]})
    assert why(other, 0, "encounter") == "encounter-vaults"
    none = story_table(2, where=[vault, ROAD], faces={1: "vault-84"}, enemies={}, decks={"ruin": ["campfire"]})
    assert why(none, 0, "encounter") == "encounter-no-deck"
    own = story_table(
        2, where=[vault, ROAD], faces={1: "vault-84"}, enemies={}, decks={"vault-84": ["airlock"], "vault-109": ["reactor"]}
    )
    act(own, 0, "encounter")
    assert zone(own, "encounters", "reading") == ["airlock"]


@pytest.mark.rule("wasteland/blocked-by-enemy")
def test_an_enemy_in_the_sector_hinders() -> None:
    for enemies, tokens in (({"looter": CITY}, NO_TOKENS), ({}, {"star": [], "shield": [CITY]})):
        match = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies=enemies, tokens=tokens)
        assert why(match, 0, "encounter") == "blocked-by-enemy"
        assert why(match, 0, "quest", goal="bounty-2") == "blocked-by-enemy"
    free = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies={"looter": ROAD}, tokens=NO_TOKENS)
    assert can(free, 0, "encounter")
    assert can(free, 0, "quest", goal="bounty-2")


def test_what_stands_above_the_options_comes_first() -> None:
    match = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS, health=[10, 16])
    act(match, 0, "encounter")
    draw(match, "doctor")
    assert (asked(match, 0), value(match, "health", 0)) == (["choose-option"], 11)
    act(match, 0, "choose-option", option=1)
    assert value(match, "health", 0) == 15


@pytest.mark.rule("wasteland/result-add")
@pytest.mark.parametrize(
    ("players", "expected"), [(1, (1 / 2, 1 / 6)), (2, (1 / 3, 2 / 9)), (3, (1 / 4, 1 / 4)), (4, (1 / 4, 1 / 4))]
)
def test_an_added_card_lies_among_as_many_top_cards_as_there_are_players(players: int, expected: tuple[float, float]) -> None:
    where = [CITY, ROAD, ROAD, ROAD][:players]
    match = story_table(players, where=where, staged=["bounty"], decks=STARTERS, enemies={}, tokens=NO_TOKENS)
    act(match, 0, "quest", goal="bounty-2")
    assert sorted(zone(match, "encounters", "ruin")) == ["campfire", "roadblock", "signal", "well"]
    there = story_table(players, where=[RUINS, *where[1:]], staged=[], enemies={}, tokens=NO_TOKENS)
    position = dict(there.position()) | {"encounters": match.position()["encounters"]}
    there = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    act(there, 0, "encounter")
    assert there.seat == bottlecap.CHANCE
    found = odds(there)
    assert found.pop("well") == pytest.approx(expected[0])
    assert list(found.values()) == pytest.approx([expected[1]] * 3)


@pytest.mark.rule("wasteland/result-add", "wasteland/encounter-no-deck")
def test_an_added_card_creates_a_missing_deck() -> None:
    match = story_table(2, where=[RUINS, "vault-84/vault"], faces={1: "vault-84"}, enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "signal", 1)
    assert zone(match, "encounters", "vault-84") == ["airlock"]
    act(match, 0, "end-turn")
    act(match, 1, "encounter")
    assert zone(match, "encounters", "reading") == ["airlock"]


@pytest.mark.rule("wasteland/library-gone")
def test_what_left_the_library_is_not_added_again_but_for_the_card_being_resolved() -> None:
    vault = "vault-109/vault"
    match = story_table(
        2,
        where=[vault, ROAD],
        faces={3: "vault-109"},
        enemies={},
        decks={"vault-109": ["reactor"]},
        encounters={"airlock": "trash"},
    )
    meet(match, 0, "reactor", 1)
    until(match, "turn")
    assert zone(match, "encounters", "trash") == ["airlock"]
    assert zone(match, "encounters", "vault-84") == []
    reactor = GAME.domains["encounter"].index("reactor")
    assert [event["card"] for event in heard(match, 0, "encounter-added")] == [GAME.cards.encounter_number[reactor]]
    assert heard(match, 0, "encounter-under") == []


def test_chance_is_asked_for_the_card() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "encounter")
    tell(match, "draw-encounter", encounter="roadblock")
    assert zone(match, "encounters", "reading") == ["roadblock"]


@pytest.mark.rule("wasteland/encounter-reader", "wasteland/library")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_card_is_read_to_all_when_it_is_met_and_its_outcome_once_it_has_come_about(seat: int | None) -> None:
    match = story_table(2, where=[RUINS, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    assert match.readable(seat) == {("quest", "bounty"), ("goal", "bounty-1"), ("goal", "bounty-2")}
    act(match, 0, "encounter")
    draw(match, "campfire")
    assert match.readable(seat) - {("quest", "bounty"), ("goal", "bounty-1"), ("goal", "bounty-2")} == {("encounter", "campfire")}
    opening = GAME.leaf("encounter", GAME.domains["encounter"].index("campfire"), "en")
    assert (opening["intro"], opening["heads"]) == ("Embers, and nobody near.", HEADS)
    act(match, 0, "choose-option", option=1)
    told = {id for domain, id in match.readable(seat) if domain == "outcome"}
    assert told == {"campfire-1-ok"}
    assert [GAME.leaf("outcome", GAME.domains["outcome"].index(id), "ru")["text"] for id in told] == ["SECRET-RU-1"]


@pytest.mark.rule("wasteland/library")
def test_an_added_card_is_known_by_its_number_alone() -> None:
    match = story_table(2, where=["vault-109/vault", ROAD], faces={3: "vault-109"}, enemies={}, decks={"vault-109": ["reactor"]})
    meet(match, 0, "reactor", 1)
    until(match, "turn")
    assert zone(match, "encounters", "vault-84") == ["airlock"]
    assert ("encounter", "airlock") not in match.readable(None)
    assert "Airlock" not in "".join(event.text() for event in match.events(None))
