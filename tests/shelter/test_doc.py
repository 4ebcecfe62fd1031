"""docs/shelter-content.md stays true: every card stands in it as it is, with the sum that its price table gives."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import bottlecap

CONTENT = Path(bottlecap.__file__).parent / "games" / "shelter" / "content"
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "shelter-content.md").read_text(encoding="utf-8")
DICE = 36
# What somebody who goes to a fight adds to the roll, by the highest number up to which it is so.
HELP = ((1, 6), (2, 8), (3, 10), (5, 12))

# The names of the price table's rows, and the tokens they stand for; two where the row prices two things.
ROWS = {
    "energy, food, water": ["energy", "food", "water"],
    "any": ["any"],
    "happiness": ["happiness"],
    "item": ["item"],
    "dweller": ["dweller"],
    "first player": ["first-player"],
    "ready": ["ready"],
    "refresh, exchange": ["refresh-items", "refresh-rooms", "exchange"],
    "a letter on the space or threat": ["letter"],
}

Card = Mapping[str, Any]


def cards(kind: str) -> list[Card]:
    entries: list[Card] = tomllib.loads((CONTENT / f"{kind}s.toml").read_text(encoding="utf-8"))[kind]
    return entries


def table(head: str) -> list[list[str]]:
    """The cells of the table that begins with these columns."""
    lines = PAGE[PAGE.index(head) :].splitlines()[2:]
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def prices() -> tuple[dict[str, float], dict[str, float]]:
    """What icons are worth as a reward and as a cost, read off the page."""
    rewards: dict[str, float] = {}
    costs: dict[str, float] = {}
    for name, reward, cost in table("| icon | as a reward | as a cost |"):
        numbers = [float(number) for number in re.findall(r"[\d.]+", reward)]
        paid = [float(number) for number in re.findall(r"[\d.]+", cost)]
        if name == "build / price":
            rewards["build"], costs["price"] = numbers[0], paid[0]
        elif name == "heal / injury":
            rewards["heal"], costs["injury"] = numbers[0], paid[0]
        elif name.startswith("training"):
            rewards["train"], rewards["train-"] = numbers
        elif name == "placing a dweller":
            costs["dweller"], costs["linked"] = paid
        else:
            for token in ROWS[name]:
                rewards[token] = numbers[0]
                if paid:
                    costs[token] = paid[0]
    return rewards, costs


REWARD, COST = prices()


def worth(tokens: Sequence[str]) -> float:
    return sum(REWARD[re.sub(r"(?<=^exchange) .*|(?<=^train-).$", "", token)] for token in tokens)


def price(tokens: Sequence[str]) -> float:
    return sum(COST[token] for token in tokens)


def sum_of(space: Card) -> float:
    gain = worth(space["reward"]) - price(space.get("cost", []))
    if space.get("injured"):
        return 0.4 * gain
    return gain - COST["linked" if space.get("linked") else "dweller"] + (REWARD["letter"] if "letter" in space else 0)


def threat_sum(threat: Card) -> tuple[str, float]:
    """How likely somebody who goes there wins, as the page says it, and the sum."""
    gain = worth(threat["reward"]) + (REWARD["letter"] if "letter" in threat else 0)
    if "fight" not in threat:
        return "", gain - price(threat["cost"]) - COST["dweller"]
    help = next(help for help, highest in HELP if threat["fight"] <= highest)
    chance = sum(a + b + help >= threat["fight"] for a in range(1, 7) for b in range(1, 7)) / DICE
    return f"{chance:.0%} (+{help})".replace("%", " %"), chance * gain - (1 - chance) * COST["injury"] - COST["dweller"]


def written(number: float) -> str:
    return "0.00" if abs(number) < 0.005 else f"{number:+.2f}".replace("-", "−")


def space_written(space: Card) -> str:
    before = [mark for mark in ("linked", "injured") if space.get(mark)] + ([space["letter"]] if "letter" in space else [])
    cost = " ".join(space.get("cost", []))
    return (" ".join(before) + ": " if before else "") + (cost + " " if cost else "") + "→ " + ", ".join(space["reward"])


def test_rooms() -> None:
    top, deck = table("| room | space | sum |"), table("| room (copies) | space | sum |")
    expected_top: list[list[str]] = []
    expected_deck: list[list[str]] = []
    for room in cards("room"):
        for number, space in enumerate(room["space"]):
            name = room["name"]["en"] if number == 0 else ""
            row = [name, space_written(space), written(sum_of(space))]
            if "start" in room:
                expected_top.append(row)
            elif number == 0:
                total = sum(sum_of(each) for each in room["space"])
                row[0] = f"{name} ({room['copies']})"
                expected_deck.append([*row, f"{total:.2f}", " ".join(room["price"])])
            else:
                expected_deck.append([*row, "", ""])
    assert [row[:3] for row in top] == expected_top
    assert [row[:5] for row in deck] == expected_deck


def test_items() -> None:
    expected = [[f"{item['name']['en']} ({item.get('copies', 1)})", item["group"], item["ability"]] for item in cards("item")]
    assert [row[:3] for row in table("| item (copies) | group | ability |")] == expected


def test_threats() -> None:
    expected = []
    for threat in cards("threat"):
        letter = threat["letter"] + ": " if "letter" in threat else ""
        needs = letter + (f"fight {threat['fight']}" if "fight" in threat else " ".join(threat["cost"]))
        chance, total = threat_sum(threat)
        expected.append(
            [f"{threat['name']['en']} ({threat['copies']})", needs, ", ".join(threat["reward"]), chance, written(total)]
        )
    assert [row[:5] for row in table("| threat (copies) | needs |")] == expected


def test_elevators() -> None:
    main, coloured = cards("elevator")[0], cards("elevator")[1]
    assert f"A coloured elevator comes to {written(sum_of(coloured['space']))}" in PAGE
    assert f"The top elevator comes to {written(sum_of(main['space']))}" in PAGE


def test_the_last_report_found_nothing_out_of_bounds_and_is_of_these_cards() -> None:
    report = (DOCS / "shelter-balance.md").read_text(encoding="utf-8")
    assert "**All bounds hold.**" in report
    worth_from_the_start = report[report.index("## What a card is worth from the start") :]
    names = re.findall(r"^\| ([^|]+?) \| \d+ \|", worth_from_the_start, re.MULTILINE)
    given = [card["name"]["en"] for kind in ("item", "room") for card in cards(kind) if "start" not in card]
    assert sorted(names) == sorted(given)
