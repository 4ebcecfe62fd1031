"""Reads `cards.txt`, what is known of the box's story cards, and the content's own files, into one shape.

Imports nothing of the game: a fault there cannot hide itself here.
"""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

SHEET = Path(__file__).parent / "cards.txt"
HEAD = re.compile(r"^([0-9]{3}|(?:ruin|settlement)-[1-8]) (quest|ruin|settlement|vault-84|vault-109)$")
TOKEN = re.compile(r"\{[^}]*\}|\[[^\]]*\]|t\[[A-Z]+\]\d|\S+")
ROWS = ("setup", "lasting", "round", "intro")


@dataclass
class Part:
    """An objective or an option: where or when, whom it asks for, what is to be done, what comes of it."""

    reach: str = ""
    forced: bool = False
    needs: str = ""
    tasks: list[str] = field(default_factory=list)
    ok: list[str] = field(default_factory=list)
    fail: list[str] = field(default_factory=list)


@dataclass
class Card:
    id: str
    kind: str
    rows: dict[str, list[str]] = field(default_factory=lambda: {row: [] for row in ROWS})
    parts: list[Part] = field(default_factory=list)


# --- the sheet --------------------------------------------------------------------------------------------------------


def read_sheet(text: str) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    card = Card("", "")
    for line in (line.strip() for line in text.splitlines()):
        if not line or line.startswith("#"):
            continue
        if head := HEAD.match(line):
            card = Card(head[1], head[2])
            assert card.id not in cards, f"{card.id} stands twice"
            cards[card.id] = card
            continue
        word, rest = line.split(" ", 1)
        if word in ROWS:
            card.rows[word] = [text.strip("{}") for text in re.findall(r"\{[^}]*\}", rest)]
        else:
            assert word == str(len(card.parts) + 1), f"{card.id}: {line}"
            card.parts.append(read_part(rest))
    return cards


def read_part(text: str) -> Part:
    part = Part()
    task, arrow, results = text.partition("-> ")
    if not arrow:
        task, ok, results = text.partition(" ok ")
        assert ok, text
    gained, _, failed = results.partition(" fail ")
    part.ok, part.fail = tokens(gained), tokens(failed)
    # A place or a happening comes first, in as many words as it has.
    reach = re.match(r"^((?:at|when) .*?)(?= t\[| D&F:| pay:| give:| cost:| \[| \{|\s*$)", task)
    if reach:
        part.reach = reach[1].strip()
        task = task[reach.end() :]
    for token in tokens(task):
        if token == "FORCED":
            part.forced = True
        elif token.startswith("[") and not part.needs:
            part.needs = token.strip("[]")
        else:
            part.tasks.append(token.strip("{}"))
    return part


def tokens(text: str) -> list[str]:
    return [token.strip("{}") for token in TOKEN.findall(text)]


# --- the content ------------------------------------------------------------------------------------------------------


def read_content(folder: Path) -> dict[str, Card]:
    """The cards of the content files, their phrases turned into the sheet's short notation."""
    cards: dict[str, Card] = {}
    for file in sorted(folder.glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        for entry in [*data.get("quest", []), *data.get("encounter", [])]:
            if entry.get("joke"):
                continue
            id = entry["id"] if entry.get("starred") else f"{entry['number']:03}"
            assert id not in cards, f"{id} stands twice"
            cards[id] = content_card(id, entry)
    return cards


def content_card(id: str, entry: dict[str, object]) -> Card:
    card = Card(id, str(entry.get("deck", "quest")))
    level = "T" if card.kind == "settlement" else "W"
    for row in ROWS:
        found = entry.get(row, [])
        assert isinstance(found, list)
        card.rows[row] = [str(text) for text in found]
    parts = entry["goal" if card.kind == "quest" else "option"]
    assert isinstance(parts, list)
    for table in parts:
        part = Part()
        part.reach = f"at {table['at']}" if "at" in table else f"when {table['when']}" if "when" in table else ""
        part.forced = "must" in table
        part.needs = " | ".join(table.get("must", table.get("need", [])))
        part.tasks = [short_task(text) for text in table.get("task", [])]
        part.ok = [short(text, level) for text in table.get("ok" if "ok" in table else "gain", [])]
        part.fail = [short(text, level) for text in table.get("fail", [])]
        card.parts.append(part)
    return card


TYPES = {"creature": "C", "human": "H", "robot": "R", "monster": "M", "super-mutant": "S", "star": "ST", "shield": "SH"}
TRAITS = {"idolized": "Id", "vilified": "Vi", "synth": "Syn", "super-mutant": "Mut"}
AMOUNTS = {"loot": "Lx{}", "xp": "{}XP", "caps": "{}cap", "damage": "{}dmg", "rads": "{}rad", "shop": "Shop{}", "move": "move{}"}


def short_task(text: str) -> str:
    """A task as the sheet writes it."""
    words = text.split()
    if words[0] == "test":
        return f"t[{words[1]}]{words[2]}"
    if words[0] == "fight" and words[1] != "put":
        return fight(words)
    if words[0] == "pay" and len(words) == 2:
        return f"pay:{words[1]}"
    if words[0] == "discard":
        return "give:" + ":".join(words[1:])
    if words[0] == "suffer":
        return f"cost:{words[2]}{'rad' if words[1] == 'rads' else 'dmg'}"
    return text


def fight(words: list[str]) -> str:
    return f"D&F:{TYPES[words[1]]}{'+1' if '+1' in words else ''}{'*' if 'radioactive' in words else ''}"


def short(text: str, level: str) -> str:
    """A result as the sheet writes it."""
    words = text.split()
    if words[0] in AMOUNTS and len(words) == 2:
        return AMOUNTS[words[0]].format(words[1].replace("N", level))
    if text.startswith("lose caps "):
        return f"-{words[2]}cap"
    if words[0] == "agenda":
        return "AG" if words[1] == "1" else f"AGx{words[1]}"
    if words[0] in ("become", "lose") and words[1] in TRAITS:
        return ("" if words[0] == "become" else "-") + TRAITS[words[1]]
    if match := re.fullmatch(r"(shield|star)\+(\d)", text):
        return f"{'SH' if match[1] == 'shield' else 'ST'}+{match[2]}"
    if words[0] in ("stage", "add") and words[1].isdecimal():
        return f"{'St' if words[0] == 'stage' else 'Ad'}{int(words[1]):03}"
    if words[0] == "meet":
        return "quest:" + text.removeprefix("meet ").replace(" or ", "|")
    if words[0] == "unique":
        return f"U:{words[1]}"
    if words[0] == "fight" and words[1] != "put":
        return fight(words)
    if match := re.fullmatch(r"put (star|shield) (?:at )?([a-z0-9-]+)", text):
        return f"{'ST' if match[1] == 'star' else 'SH'}@{match[2]}"
    return {"trash": "X", "add this": "Ads", "add this at turn end": "Ads@end"}.get(text, text)
