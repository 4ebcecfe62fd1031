"""Wasteland's things, perks and agendas: how many there are, that no two are alike, and that none is plainly worse than another."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from tests.wasteland.pack import Entry, Pack, entries, entry, rows, texts
from tests.wasteland.prices import worth

from bottlecap.games.wasteland.effects.verbs import CONDITIONS, DECK_NAMES, DOES, FORCE_NAMES, KIND_NAMES, LASTING, LETTER_NAMES

PACK = Pack()
ITEMS = entries("items")
PERKS = entries("perks")
AGENDAS = entries("agendas")


def test_the_decks_are_as_large_as_in_the_box() -> None:
    decks = Counter(DECK_NAMES[thing.deck] for thing in PACK.things)
    assert decks == {"loot": 34, "asset": 25, "unique": 11, "own": 5}
    assert (len(PACK.perks), len(PACK.agendas)) == (14, 23)


def test_the_assets_are_mixed_as_designed() -> None:
    kinds = Counter(KIND_NAMES[thing.kind] for thing in PACK.things if DECK_NAMES[thing.deck] == "asset")
    assert (kinds["weapon"], kinds["apparel"], kinds["companion"]) == (8, 6, 5)
    assert kinds["aid"] + kinds["drug"] + kinds["tool"] == 6


def test_every_letter_is_on_four_or_five_weapons() -> None:
    for place, letter in enumerate(LETTER_NAMES):
        assert len([thing for thing in PACK.things if thing.letters & (1 << place)]) in (4, 5), letter


def test_two_perks_a_letter() -> None:
    assert Counter(perk.letter for perk in PACK.perks) == dict.fromkeys(range(7), 2)


# --- what stories and agendas ask for ---

UNIQUE = [
    *("alien-blaster", "dogmeat", "fat-man", "wasteland-survival-guide", "minigun", "pip-boy", "shishkebab"),
    *("mysterious-stranger", "super-sledge", "t-60-power-armor", "t-60e-power-armor"),
]


def test_the_unique_assets_that_stories_give() -> None:
    assert sorted(str(card["id"]) for card in ITEMS if card["deck"] == "unique") == sorted(UNIQUE)


def test_stories_find_robots_junk_and_aid() -> None:
    robots = {str(card["id"]): card["deck"] for card in ITEMS if "robot" in texts(card, "keywords")}
    assert robots == {"codsworth": "loot", "eyebot": "loot", "curie": "asset"}
    kinds = Counter(KIND_NAMES[thing.kind] for thing in PACK.things)
    assert kinds["junk"] >= 2 and kinds["aid"] >= 3


def moments_of(kind: str) -> Iterator[tuple[str, str]]:
    """Which card of a kind is used when."""
    for card in ITEMS:
        if card["kind"] == kind:
            for row in rows(card):
                for moment in str(row["when"]).split(" or "):
                    yield moment, str(card["id"])


def test_three_drugs_of_each_kind_of_effect() -> None:
    found = Counter(moment for moment, _ in moments_of("drug"))
    assert found == {"in fight": 3, "in test": 3, "turn": 3}


def test_addiction_comes_from_drugs_costs_something_and_is_cured() -> None:
    def saying(phrase: str) -> set[str]:
        return {str(card["id"]) for card in ITEMS for row in rows(card) if phrase in texts(row, "does")}

    assert saying("become addicted") == {"buffout", "psycho", "jet", "med-x"}
    assert all(entry("items", id)["kind"] == "drug" for id in saying("become addicted"))
    assert saying("lose addicted") == {"addictol", "curie"}
    addicted = next(trait for trait in PACK.traits if trait.id == "addicted")
    assert addicted.locked and [(phrase.verb, phrase.first) for phrase in addicted.lasting] == [("camp-heal", -2)]


def test_assets_companions_ask_for_something_and_loot_asks_nobody() -> None:
    for card in ITEMS:
        if card["kind"] == "companion":
            assert bool(texts(card, "recruit")) == (card["deck"] == "asset"), card["id"]


# --- agendas ---


def test_each_type_is_activated_by_eight_or_nine_agendas_and_each_faction_by_its_four() -> None:
    found = Counter(FORCE_NAMES[force] for agenda in PACK.agendas for force in agenda.activates)
    assert (found.pop("star"), found.pop("shield")) == (4, 4)
    assert set(found.values()) <= {8, 9} and len(found) == 5


@pytest.mark.parametrize("faction", [0, 1])
def test_a_card_of_each_faction_drops_out_at_each_lower_number_of_players(faction: int) -> None:
    assert sorted(int(agenda.players) for agenda in PACK.agendas if agenda.faction == faction) == [1, 2, 3, 4]
    assert {int(agenda.players) for agenda in PACK.agendas if agenda.faction < 0} == {1}


def test_five_known_personal_agendas_twice_and_five_of_ours_once() -> None:
    personal = [card for card in AGENDAS if "faction" not in card]
    wanted = Counter(str(card["more"]) for card in personal)
    assert sorted(wanted.values()) == [1] * 5 + [2] * 5
    assert {str(card["source"]) for card in personal if wanted[str(card["more"])] == 1} == {"design"}
    assert len({(str(card["more"]), str(card["activates"])) for card in personal}) == 15


# --- no two alike, none dominated ---


def shown(card: Entry) -> str:
    """All that a card is to play, but its price and what it is called."""
    keys = ("keywords", "letters", "ranged", "armour", "lasting", "use", "ready", "recruit", "keep")
    return str([card.get(key) for key in keys])


def test_no_two_cards_are_alike() -> None:
    found = Counter(shown(card) for card in ITEMS + PERKS)
    alike = [card["id"] for card in ITEMS + PERKS if found[shown(card)] > 1]
    assert alike == []


def amount(phrase: str) -> tuple[str, int]:
    """A phrase without its last number, and that number."""
    head, _, last = phrase.replace(":", " ").rpartition(" ")
    return (head, int(last)) if last.lstrip("-").isdecimal() else (phrase, 1)


def covers(mine: list[str], theirs: list[str]) -> bool:
    """Whether each phrase of theirs is there, at least as large."""
    return all(any(amount(a)[0] == amount(b)[0] and amount(a)[1] >= amount(b)[1] for a in mine) for b in theirs)


def as_good(mine: list[str], theirs: list[str]) -> bool:
    """Whether mine has all good phrases of theirs, and no bad one that is not theirs too."""
    good = [phrase for phrase in theirs if worth(phrase) > 0]
    bad = [phrase for phrase in mine if worth(phrase) < 0]
    return covers(mine, good) and all(phrase in theirs for phrase in bad)


def row_as_good(mine: Entry, theirs: Entry) -> bool:
    when = set(str(theirs["when"]).split(" or ")) <= set(str(mine["when"]).split(" or "))
    # What is turned comes back, what is discarded does not.
    cost = mine["cost"] == theirs["cost"] or (texts(mine, "cost") == ["exhaust"] and texts(theirs, "cost") == ["discard"])
    return when and cost and as_good(texts(mine, "does"), texts(theirs, "does"))


def number(card: Entry, key: str, default: int = 0) -> int:
    return int(str(card.get(key, default)).removeprefix("caps "))


def asks_no_more(mine: Entry, theirs: Entry, key: str) -> bool:
    """Without alternatives nothing is asked; otherwise each that is enough for theirs must be enough for mine."""
    return not texts(mine, key) or (bool(texts(theirs, key)) and set(texts(theirs, key)) <= set(texts(mine, key)))


def dominates(mine: Entry, theirs: Entry) -> bool:
    """Whether everybody would rather have mine, for the same or less."""
    return (
        number(mine, "price", -1) <= number(theirs, "price", -1)
        and set(str(theirs.get("letters", ""))) <= set(str(mine.get("letters", "")))
        and bool(mine.get("ranged")) >= bool(theirs.get("ranged"))
        and number(mine, "armour") >= number(theirs, "armour")
        and number(mine, "ready") <= number(theirs, "ready")
        and set(texts(theirs, "keywords")) <= set(texts(mine, "keywords"))
        and as_good(texts(mine, "lasting"), texts(theirs, "lasting"))
        and all(any(row_as_good(a, b) for a in rows(mine)) for b in rows(theirs))
        and asks_no_more(mine, theirs, "recruit")
        and asks_no_more(mine, theirs, "keep")
    )


def rivals() -> Iterator[tuple[Entry, Entry]]:
    """Two cards that do the same office: of a kind, unique assets only among themselves; two perks of a letter."""
    for mine, theirs in permutations(ITEMS, 2):
        if mine["kind"] == theirs["kind"] and (mine["deck"] == "unique") == (theirs["deck"] == "unique"):
            yield mine, theirs
    yield from permutations(PERKS, 2)


def test_no_card_is_dominated() -> None:
    assert [f"{a['id']} is better than {b['id']}" for a, b in rivals() if dominates(a, b)] == []


def test_a_dominated_card_would_be_found() -> None:
    steak = entry("items", "brahmin-steak")
    assert dominates({**steak, "use": [{**rows(steak)[0], "does": ["heal 5"]}]}, steak)
    rifle, pistol = entry("items", "hunting-rifle"), entry("items", "10mm-pistol")
    assert not dominates(rifle, pistol) and dominates({**rifle, "price": 4}, pistol)
    armour = entry("items", "combat-armor")
    assert dominates({**armour, "lasting": []}, armour) and not dominates(armour, {**armour, "lasting": []})


# --- the notation ---


def test_every_verb_is_used_by_a_card() -> None:
    traits = entries("survivors", "trait")
    does = {text.split()[0] for card in ITEMS + PERKS + traits for row in rows(card) for text in texts(row, "does")}
    lasting = {text.split()[0] for card in ITEMS + traits for text in texts(card, "lasting")}
    assert (does, lasting) == (set(DOES), set(LASTING))
    assert len(DOES) + len(LASTING) <= 30
    asked = [step for agenda in PACK.agendas for step in agenda.more]
    conditions = (
        [step.condition for step in asked] + [thing.recruit for thing in PACK.things] + [thing.keep for thing in PACK.things]
    )
    assert {phrase.verb for one in conditions for phrases in one.alternatives for phrase in phrases} == set(CONDITIONS)


def test_phrases_are_read_with_their_numbers() -> None:
    things = {thing.id: thing for thing in PACK.things}
    launcher = things["missile-launcher"]
    assert launcher.uses[0].exhausts and launcher.ready == 2 and launcher.ranged
    assert [(phrase.verb, phrase.first) for phrase in launcher.uses[0].does] == [("hits", 2)]
    wrench = things["pipe-wrench"].lasting[0]
    assert (wrench.verb, wrench.first, wrench.second) == ("hits-against", 2, 1)
    assert (things["laser-rifle"].uses[0].caps, things["junk-4"].entry, things["raider-armor"].lasting[0].first) == (1, "junk", 1)
    assert things["stimpak"].uses[0].moments == 1 | 4
    assert len(things["nick-valentine"].recruit.alternatives) == 2
