"""What a card of Wasteland adds up to, by the price table of docs/wasteland-content.md."""

import re
from functools import cache
from pathlib import Path

from tests.wasteland.pack import Entry, rows, texts

DOC = Path(__file__).parents[2] / "docs" / "wasteland-content.md"
ROW = re.compile(r"^\| `([^`]+)` \| (-?[\d.]+) \|", re.MULTILINE)


def section(title: str) -> str:
    """What stands under a heading of the page."""
    page = DOC.read_text(encoding="utf-8")
    start = page.index(f"\n## {title}\n") + 1
    return page[start:].split("\n## ")[0]


@cache
def prices() -> dict[str, float]:
    """The table, in caps."""
    found = ROW.findall(section("The price table"))
    table = {key: float(caps) for key, caps in found}
    assert len(table) == len(found), "a line of the price table stands twice"
    return table


def worth(phrase: str) -> float:
    """Of a phrase: its own line; or its verb's, so often as its number says; or its verb's."""
    table = prices()
    if phrase in table:
        return table[phrase]
    verb, _, rest = phrase.partition(" ")
    return table[verb] * (int(rest) if rest.lstrip("-").isdecimal() else 1)


def sum_of(card: Entry) -> float:
    """All that a card shows and does, in caps."""
    letters = str(card.get("letters", ""))
    total = worth(f"letters {len(letters)}") if letters else 0.0
    total += worth("ranged") if card.get("ranged") else 0.0
    total += worth(f"armour {card['armour']}") if card.get("armour") else 0.0
    total += worth("junk") if card.get("kind") == "junk" else 0.0
    total += sum(worth(phrase) for phrase in texts(card, "lasting"))
    ready = str(card.get("ready", "caps 0"))
    total += worth("readying") * int(ready.removeprefix("caps "))
    used = sorted((row_worth(card, row) for row in rows(card)), reverse=True)
    return total + sum(used[:1]) + worth("another row") * sum(used[1:])


def row_worth(card: Entry, row: Entry) -> float:
    """A way to use a card: what it does, so often as its cost lets it be used."""
    costs = texts(row, "cost")
    gained = sum(worth(phrase) for phrase in texts(row, "does"))
    paid = sum(int(cost.removeprefix("caps ")) for cost in costs if cost.startswith("caps "))
    if paid:
        gained = max(gained - paid, worth("choice"))
    once = "uses of one that is discarded"
    often = "uses of a companion that asks" if "keep" in card else "uses of one that stays"
    moments = str(row["when"]).count(" or ")
    return gained * worth(once if "discard" in costs else often) + worth("another moment") * moments
