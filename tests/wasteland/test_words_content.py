"""What Wasteland's cards are called, in both languages."""

import re
from collections import Counter

import pytest
from tests.wasteland.pack import FILES, Entry, entries

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LONGEST = 90
NAMED = [(file, kind) for file, kind in FILES.items()] + [("survivors", "trait")]


def words(entry: Entry, key: str) -> dict[str, str]:
    found = entry.get(key, {})
    assert isinstance(found, dict)
    return {str(lang): str(text) for lang, text in found.items()}


@pytest.mark.parametrize(("file", "kind"), NAMED)
def test_every_name_and_flavour_is_in_its_language(file: str, kind: str) -> None:
    for entry in entries(file, kind):
        for key in ("name", "flavour") if kind not in ("trait", "face") else ("name",):
            told = words(entry, key)
            assert set(told) == {"en", "ru"}, entry["id"]
            assert CYRILLIC.search(told["ru"]) and not CYRILLIC.search(told["en"]), entry["id"]


@pytest.mark.parametrize("file", ["items", "perks", "agendas", "enemies", "survivors"])
def test_flavours_are_one_short_line_each(file: str) -> None:
    for entry in entries(file):
        for text in words(entry, "flavour").values():
            assert len(text) <= LONGEST and "\n" not in text and text[-1] in ".!?", entry["id"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_two_cards_share_a_name_or_a_flavour(lang: str) -> None:
    cards = [*entries("items"), *entries("perks"), *entries("enemies")]
    # Agendas that are there twice are one card by name.
    agendas = {words(entry, "name")[lang]: words(entry, "flavour")[lang] for entry in entries("agendas")}
    names = Counter([words(entry, "name")[lang] for entry in cards] + list(agendas))
    flavours = Counter([words(entry, "flavour")[lang] for entry in cards] + list(agendas.values()))
    assert [text for text, times in (names + flavours).items() if times > 1] == []
