"""The phrases that the bundled cards of Wasteland say, for tests that show what each of them does."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.wasteland.pack import Entry, entries, rows, texts

FAMILIES = {"items": "item", "perks": "perk", "survivors": "trait"}


def cards() -> Iterator[tuple[str, Entry]]:
    for file, family in FAMILIES.items():
        for entry in entries(file, family):
            yield family, entry


def one_copy(entry: Entry) -> str:
    return f"{entry['id']}-1" if "copies" in entry else str(entry["id"])


def deeds() -> Iterator[Any]:
    """Every phrase of every row: what it is on, its moments, the row's costs, the phrase."""
    for family, entry in cards():
        for row in rows(entry):
            for text in texts(row, "does"):
                for moment in str(row["when"]).split(" or "):
                    yield pytest.param(
                        family, one_copy(entry), moment, texts(row, "cost"), text, id=f"{entry['id']}-{moment}-{text}"
                    )


def verb_of(text: object) -> str:
    return str(text).partition(" ")[0]


def lastings() -> Iterator[Any]:
    for family, entry in cards():
        for text in texts(entry, "lasting"):
            yield pytest.param(family, one_copy(entry), text, id=f"{entry['id']}-{text}")


def asked_for() -> list[str]:
    """Every phrase that some card asks for."""
    found = [text for _, entry in cards() for key in ("recruit", "keep") for text in texts(entry, key)]
    found += [text for agenda in entries("agendas") for step in agenda.get("more", []) for text in texts(step, "if")]  # type: ignore[attr-defined]
    return sorted({part.strip() for text in found for part in text.split(",")})
