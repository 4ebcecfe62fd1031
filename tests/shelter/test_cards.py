"""Shelter's bundled cards: no ability under two names, nothing dominated, fights that want weapons, flavour in both languages."""

import re
import tomllib
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest
from tests.shelter.test_doc import table, worth

import bottlecap

CONTENT = Path(bottlecap.__file__).parent / "games" / "shelter" / "content"
KINDS = ("room", "elevator", "item", "threat")
RESOURCES = ("energy", "food", "water")

# Items of two names with the same ability: none. What a deck needs twice is a card with copies.
ALIKE: list[set[str]] = []

# What bare hands may hope for in any fight, and in the average one.
BARE_HANDS = (0.05, 0.75)
BARE_HANDS_AVERAGE = (0.40, 0.60)
# By how much a shotgun, the usual weapon, helps in the average fight.
SHOTGUN_HELPS = 0.20

LONGEST_FLAVOUR = 90

Card = dict[str, Any]


def cards(kind: str) -> list[Card]:
    entries: list[Card] = tomllib.loads((CONTENT / f"{kind}s.toml").read_text(encoding="utf-8"))[kind]
    return entries


# --- items --------------------------------------------------------------------------------------------------


class Ability:
    """An ability taken apart: its verb, its number (or letter, or track), what it takes and what it gives."""

    def __init__(self, text: str) -> None:
        left, _, right = text.partition(":")
        verb, *words = left.split()
        if verb in ("end", "refresh", "trained"):
            verb = f"{verb} {words.pop(0)}"
        self.verb = verb
        self.number = int(words[0]) if words and words[0].isdecimal() else 0
        self.cost = sorted(words) if verb == "trade" else []
        self.reward = sorted(right.split()) if verb == "trade" else [] if self.number else sorted(words)

    def key(self) -> tuple[object, ...]:
        return self.verb, self.number, tuple(self.cost), tuple(self.reward)

    def at_least(self, other: "Ability") -> bool:
        """Whether this does everything that the other does, for no more."""
        if self.verb != other.verb:
            return False
        if self.verb == "trade":
            return pays(other.cost, self.cost) and covers(self.reward, other.reward)
        if self.verb.startswith("end ") and self.verb != "end safe":
            # One for every so many: fewer are better.
            return self.number <= other.number
        return self.number >= other.number and covers(self.reward, other.reward)


def covers(more: Sequence[str], less: Sequence[str]) -> bool:
    """Whether one row of icons is worth as much as another to anybody: "any" stands for each resource."""
    left = list(more)
    for word in sorted(less, key=lambda word: word == "any"):
        fits = [w for w in left if w == word] or [w for w in left if word in RESOURCES and w == "any"]
        if not fits:
            return False
        left.remove(fits[0])
    return True


def pays(paid: Sequence[str], asked: Sequence[str]) -> bool:
    """Whether who can pay one cost can always pay the other: "any" is paid with whatever it is."""
    left = list(paid)
    for word in sorted(asked, key=lambda word: word == "any"):
        fits = left if word == "any" else [w for w in left if w == word]
        if not fits:
            return False
        left.remove(fits[0])
    return True


def abilities() -> dict[str, Ability]:
    return {item["name"]["en"]: Ability(item["ability"]) for item in cards("item")}


def worths() -> dict[str, float]:
    """What the page of the cards says each item is worth."""
    return {re.sub(r" \(\d+\)$", "", row[0]): float(row[3]) for row in table("| item (copies) | group | ability |")}


def alike(found: dict[str, Ability]) -> list[set[str]]:
    return [{a, b} for a, b in combinations(found, 2) if found[a].key() == found[b].key()]


def dominated(found: dict[str, Ability], sums: dict[str, float]) -> list[str]:
    """Items that another, which is to be worth no more, does better."""
    out = []
    for better, worse in permutations(found, 2):
        equal = found[better].key() == found[worse].key()
        if not equal and found[better].at_least(found[worse]) and sums[better] <= sums[worse]:
            out.append(f"{worse} by {better}")
    return out


def test_no_ability_has_two_names() -> None:
    assert alike(abilities()) == ALIKE


def test_no_item_is_dominated() -> None:
    assert dominated(abilities(), worths()) == []


def test_what_is_alike_and_what_is_dominated_is_found() -> None:
    found = {
        "Log": Ability("end rooms 5"),
        "Model": Ability("end rooms 4"),
        "Stove": Ability("trade water:food"),
        "Filter": Ability("trade water:any"),
        "Junk": Ability("trade any water:food"),
        "Gun": Ability("fight 2"),
        "Rifle": Ability("fight 2"),
        "Cannon": Ability("fight 3"),
    }
    sums = dict.fromkeys(found, 2.0) | {"Cannon": 3.0}
    assert alike(found) == [{"Gun", "Rifle"}]
    assert dominated(found, sums) == ["Log by Model", "Junk by Stove", "Stove by Filter", "Junk by Filter"]


# --- threats ------------------------------------------------------------------------------------------------


def chance(number: int, bonus: int = 0) -> float:
    return sum(a + b + bonus >= number for a in range(1, 7) for b in range(1, 7)) / 36


def fights() -> list[int]:
    """The number of every fight in the deck, copies and all."""
    return [threat["fight"] for threat in cards("threat") if "fight" in threat for _ in range(threat["copies"])]


def average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def test_most_threats_are_fights_and_some_are_not() -> None:
    everything = sum(threat["copies"] for threat in cards("threat"))
    assert everything / 2 < len(fights()) < everything


def test_bare_hands_win_some_and_lose_some() -> None:
    low, high = BARE_HANDS
    assert [number for number in fights() if not low <= chance(number) <= high] == []
    low, high = BARE_HANDS_AVERAGE
    assert low <= average([chance(number) for number in fights()]) <= high


def test_weapons_matter() -> None:
    assert average([chance(number, 2) - chance(number) for number in fights()]) >= SHOTGUN_HELPS


def test_a_harder_fight_never_brings_less() -> None:
    """By the price table of the page, without the letter."""
    sums = sorted((threat["fight"], worth(threat["reward"])) for threat in cards("threat") if "fight" in threat)
    for (easy, less), (hard, more) in permutations(sums, 2):
        assert easy >= hard or less <= more, f"a fight of {easy} brings {less}, one of {hard} only {more}"


# --- what is called the box's ---------------------------------------------------------------------------------


def spaces(card: Card) -> list[Card]:
    found = card.get("space", [])
    return [found] if isinstance(found, dict) else found


def gives(token: str) -> Callable[[Card], bool]:
    return lambda card: any(word == token or word.startswith(f"{token}-") for space in spaces(card) for word in space["reward"])


def trades(cost: list[str], reward: list[str]) -> Callable[[Card], bool]:
    return lambda card: any(space.get("cost", []) == cost and space["reward"] == reward for space in spaces(card))


def adds(number: int) -> Callable[[Card], bool]:
    return lambda card: bool(card["ability"] == f"fight {number}")


builds = trades(["price"], ["build", "happiness", "happiness"])

# What is publicly known of each card that is called the box's.
KNOWN: dict[str, list[Callable[[Card], bool]]] = {
    "wasteland": [trades(["water"], ["item"])],
    "water-treatment": [gives("water")],
    "diner": [gives("food")],
    "power-generator": [gives("energy")],
    "garden": [gives("food")],
    "lounge": [gives("happiness"), gives("train")],
    "fitness-room": [trades(["item"], ["happiness"]), lambda card: len(spaces(card)) == 2],
    "athletics-room": [gives("train")],
    "classroom": [gives("train")],
    "blue": [builds],
    "yellow": [builds],
    "green": [builds],
    "purple": [builds],
    "shotgun": [adds(2)],
    "minigun": [adds(3)],
}


def test_what_is_called_the_boxs_is_as_in_the_box() -> None:
    called = {card["id"]: card for kind in KINDS for card in cards(kind) if card["source"] == "box"}
    assert set(called) == set(KNOWN)
    assert [id for id, card in called.items() if not all(holds(card) for holds in KNOWN[id])] == []


# --- flavour ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_line_of_flavour_in_both_languages(kind: str) -> None:
    for card in cards(kind):
        assert set(card.get("flavour", {})) == {"en", "ru"}, card["id"]
        for lang, letters in (("en", "[A-Za-z]"), ("ru", "[А-Яа-яЁё]")):
            line = card["flavour"][lang]
            assert 5 < len(line) <= LONGEST_FLAVOUR, line
            assert re.search(letters, line), line
            assert line[0].isupper() or line[0].isdigit(), line
            assert line[-1] in ".!?", line


def test_no_line_of_flavour_stands_on_two_cards() -> None:
    for lang in ("en", "ru"):
        lines = [card["flavour"][lang] for kind in KINDS for card in cards(kind)]
        assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_gets_the_flavour(lang: str) -> None:
    """By the catalogue, on every copy of a card."""
    game = next(game for game in bottlecap.games() if game.id == "shelter")
    catalogue: Any = game.catalogue(lang)
    for kind in ("room", "item", "threat"):
        for card in cards(kind):
            copies = card.get("copies", 1)
            ids = [f"{card['id']}-{n + 1}" for n in range(copies)] if copies > 1 else [card["id"]]
            assert {catalogue[f"{kind}s"][id]["flavour"] for id in ids} == {card["flavour"][lang]}
    assert [e["flavour"] for e in catalogue["elevators"]] == [e["flavour"][lang] for e in cards("elevator")]
