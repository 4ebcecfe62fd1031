"""What docs/wasteland-content.md says of Wasteland's cards is what the files say: sums, prices, odds, and who uses which verb."""

import re

import pytest
from tests.wasteland import odds
from tests.wasteland.pack import WHOLE, Entry, entries, rows, texts
from tests.wasteland.prices import prices, section, sum_of

from bottlecap.games.wasteland.effects.verbs import CONDITIONS, DOES, LASTING
from bottlecap.games.wasteland.tokens import LETTER_WORDS

ITEMS = entries("items")
PERKS = entries("perks")
TRAITS = entries("survivors", "trait")
AGENDAS = entries("agendas")
WITHIN = 0.5
NAMED = re.compile(r"`([^`]+)`")


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def lines(title: str) -> dict[str, list[str]]:
    """The lines of a section's tables, by what stands first in them."""
    return {cells(line)[0].strip("`"): cells(line)[1:] for line in section(title).splitlines() if line.startswith("| ")}


# --- sums and prices ---


@pytest.mark.parametrize("card", ITEMS + PERKS, ids=lambda card: str(card["id"]))
def test_the_page_has_the_sum_and_the_price_of_every_card(card: Entry) -> None:
    line = lines("The cards")[str(card["id"])]
    assert line[0] == f"{sum_of(card):.2f}"
    if card.get("deck") in ("loot", "asset", "own"):
        assert line[1] == str(card.get("price", "–"))
    assert line[-1].endswith(".")


def test_the_page_lists_no_other_card() -> None:
    named = set(lines("The cards")) - {"card"}
    assert named == {str(card["id"]) for card in ITEMS + PERKS}


@pytest.mark.parametrize("card", [card for card in ITEMS if "price" in card], ids=lambda card: str(card["id"]))
def test_a_price_is_what_the_card_adds_up_to(card: Entry) -> None:
    assert abs(sum_of(card) - int(str(card["price"]))) <= WITHIN


@pytest.mark.parametrize("card", [card for card in ITEMS if "price" not in card] + PERKS, ids=lambda card: str(card["id"]))
def test_what_has_no_price_lies_within_its_bounds(card: Entry) -> None:
    low, high = 2.5, 4.5
    if card.get("deck") == "unique":
        low, high = 7.5, 10.5
    elif card.get("kind") == "companion":
        low, high = 2.5, 6.5
    elif card.get("kind") in ("event", "rule"):
        low, high = 2.0, 3.0
    assert low <= sum_of(card) <= high


def test_loot_comes_to_what_the_page_says() -> None:
    loot = [card for card in ITEMS if card["deck"] == "loot" for _ in range(int(str(card.get("copies", 1))))]
    mean = sum(sum_of(card) for card in loot) / len(loot)
    assert f"The mean is {mean:.2f}." in section("The cards")
    assert 2 <= mean <= 2.75


def test_every_line_of_the_table_is_used() -> None:
    """By a phrase of a card, or as what the sums are made with."""
    made = {"ranged", "junk", "choice", "readying", "another row", "another moment"}
    made |= {f"letters {n}" for n in (1, 2, 3)} | {f"armour {n}" for n in (1, 2, 3)}
    made |= {"uses of one that is discarded", "uses of one that stays", "uses of a companion that asks"}
    phrases = {text for card in ITEMS + PERKS + TRAITS for row in rows(card) for text in texts(row, "does")}
    phrases |= {text for card in ITEMS + TRAITS for text in texts(card, "lasting")}
    phrases |= {text.split()[0] for text in phrases}
    assert set(prices()) - made - phrases == set()


# --- the odds behind it ---


def told(start: str) -> list[str]:
    return lines("The odds")[start]


def test_the_odds_on_the_page_are_those_of_the_dice() -> None:
    def two(numbers: list[float]) -> list[str]:
        return [f"{number:.2f}" for number in numbers]

    assert told("chance to kill") == two([odds.mean_kill(rerolls) for rerolls in range(5)])
    assert told("with one hit more") == two([odds.mean_kill(rerolls, 1) for rerolls in range(5)])
    assert told("success of a test of difficulty 4") == two([odds.passed(4, rerolls) for rerolls in range(5)])
    assert told("of difficulty 3 (one hit icon more)") == two([odds.passed(3, rerolls) for rerolls in range(5)])
    assert told("of difficulty 2 (two hit icons more)") == two([odds.passed(2, rerolls) for rerolls in range(5)])
    assert told("of difficulty 4, one die turned") == two([odds.passed(4, rerolls, 1) for rerolls in range(5)])
    assert told("hit icons of a throw that come through") == two([odds.icons_left(armour) for armour in range(4)])


def test_the_sentences_about_the_odds_are_true() -> None:
    page = section("The odds")
    assert f"Two hits more kill in {odds.mean_kill(0, 2):.2f} of all fights without a reroll, three in all" in page
    assert odds.mean_kill(0, 3) == 1 and odds.passed(4, 0, 2) == 1
    loot = sum(1 for enemy in WHOLE.enemies if enemy.has & 16)
    assert f"The mean level is {odds.mean_level():.2f}, and {loot} tokens of 27 bear loot." in page
    assert f"{loot / 27:.2f} loot cards: {odds.mean_level() + 2 * loot / 27:.1f} caps" in page


def test_the_worth_of_letters_is_that_of_their_rerolls() -> None:
    """Held at even odds, over 8 fights, 2.6 caps a kill."""
    base = odds.mean_kill(0)
    gained = [odds.mean_kill(rerolls) - base for rerolls in range(4)]
    held = {1: [1, 1], 2: [1, 2, 1], 3: [1, 3, 3, 1]}
    for letters, ways in held.items():
        worth = 8 * 2.6 * sum(way * gain for way, gain in zip(ways, gained, strict=False)) / sum(ways)
        assert f"{worth:.1f}" in lines("The price table")[f"letters {letters}"][1]


# --- the lists ---


def saying(cards: list[Entry], verb: str, lasting: bool) -> list[str]:
    def phrases(card: Entry) -> list[str]:
        return texts(card, "lasting") if lasting else [text for row in rows(card) for text in texts(row, "does")]

    return [str(card["id"]) for card in cards if any(text.split()[0] == verb for text in phrases(card))]


def asking(verb: str) -> list[str]:
    found: list[str] = []
    for card in ITEMS + AGENDAS:
        steps = card.get("more", [])
        assert isinstance(steps, list)
        asked = texts(card, "recruit") + texts(card, "keep") + [text for step in steps for text in texts(step, "if")]
        if any(phrase.split()[0] == verb for text in asked for phrase in text.split(",")):
            found.append(str(card["id"]))
    return found


def test_the_page_says_which_cards_use_a_verb() -> None:
    told: dict[tuple[str, str], list[str]] = {}
    parts = re.split(r"\nWhat (\w+) ?(?:ask|use does)?[^\n]*:\n", section("The verbs"))
    for word, part in zip(parts[1::2], parts[2::2], strict=True):
        for line in part.splitlines():
            if line.startswith("| `"):
                told[word, cells(line)[0].strip("`").split()[0]] = NAMED.findall(cells(line)[2])
    wanted = {("a", verb): saying(ITEMS + PERKS + TRAITS, verb, lasting=False) for verb in DOES}
    wanted |= {("lasts", verb): saying(ITEMS + PERKS + TRAITS, verb, lasting=True) for verb in LASTING}
    wanted |= {("conditions", verb): asking(verb) for verb in CONDITIONS}
    assert told == wanted


def test_the_page_says_which_weapons_bear_a_letter() -> None:
    page = lines("Weapons and their letters")
    for letter in LETTER_WORDS:
        bearing = {str(card["id"]) for card in ITEMS if letter in str(card.get("letters", ""))}
        assert set(NAMED.findall(page[letter][0])) == bearing


def test_the_page_says_which_drugs_are_of_which_kind() -> None:
    page = lines("Drugs, and what comes of them")
    for kind, moment in {"in a fight": "in fight", "in a test": "in test", "on a turn": "turn"}.items():
        wanted = {str(card["id"]) for card in ITEMS if card["kind"] == "drug" and any(row["when"] == moment for row in rows(card))}
        assert set(NAMED.findall(page[kind][0])) == wanted
