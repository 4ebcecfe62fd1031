"""Holds the content's story cards against what is known of the box: python tests/wasteland/sheet/compare.py

Every stage and add number, test, difficulty, place, requirement and amount, in order, card by card.
"""

import re
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.wasteland.sheet.parse import SHEET, Card, read_content, read_sheet

CONTENT = Path(__file__).parents[3] / "src" / "bottlecap" / "games" / "wasteland" / "content" / "story"


def is_same(sheet: str, content: str) -> bool:
    """Whether a phrase says what the sheet does; `*` there is a marker, by whatever name (behind a fight: a radioactive foe)."""
    if "*" not in sheet or sheet.startswith("D&F:"):
        return sheet == content
    return re.fullmatch(re.escape(sheet).replace(r"\*", "[a-z0-9-]+"), content) is not None


def are_same(sheet: list[str], content: list[str]) -> bool:
    return len(sheet) == len(content) and all(is_same(a, b) for a, b in zip(sheet, content, strict=True))


def differences(sheet: dict[str, Card], content: dict[str, Card]) -> list[str]:
    """What differs, a line each."""
    out = [f"{id}: stands on the sheet alone" for id in sheet if id not in content]
    out += [f"{id}: stands in the content alone" for id in content if id not in sheet]
    for id, known in sheet.items():
        if id in content:
            out += [f"{id}{fault}" for fault in faults(known, content[id])]
    return out


def faults(known: Card, card: Card) -> list[str]:
    out: list[str] = []
    if known.kind != card.kind:
        out.append(f": {known.kind} on the sheet, {card.kind} in the content")
    for row, phrases in known.rows.items():
        if not are_same(phrases, card.rows[row]):
            out.append(f" {row}: {phrases} on the sheet, {card.rows[row]} in the content")
    if len(known.parts) != len(card.parts):
        return [*out, f": {len(known.parts)} parts on the sheet, {len(card.parts)} in the content"]
    for place, (a, b) in enumerate(zip(known.parts, card.parts, strict=True), 1):
        if not is_same(a.reach, b.reach):
            out.append(f".{place}: {a.reach!r} on the sheet, {b.reach!r} in the content")
        if (a.forced, a.needs) != (b.forced, b.needs):
            out.append(f".{place}: asks for {a.forced, a.needs} on the sheet, {b.forced, b.needs} in the content")
        for what, one, other in (("tasks", a.tasks, b.tasks), ("ok", a.ok, b.ok), ("fail", a.fail, b.fail)):
            if not are_same(one, other):
                out.append(f".{place} {what}: {one} on the sheet, {other} in the content")
    return out


def compared(folder: Path = CONTENT) -> list[str]:
    return differences(read_sheet(SHEET.read_text(encoding="utf-8")), read_content(folder))


if __name__ == "__main__":
    found = compared(Path(sys.argv[1]) if len(sys.argv) > 1 else CONTENT)
    print("\n".join(found) or "No difference.")
    sys.exit(1 if found else 0)
