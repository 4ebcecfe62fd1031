"""What the rows of an encounter cannot say, beyond what each phrase can be."""

import re
from typing import Final

from bottlecap.games.wasteland.reading.encounters import EncounterEntry
from bottlecap.games.wasteland.reading.entries import Entries

# What only an encounter says: it is about the card being read, or about its deck.
OF_ENCOUNTERS: Final = {
    "add this",
    "add this at turn end",
    "next card",
    "next card may",
    "option",
    "show asset",
    "take shown",
    "drop shown",
    "vote",
}
OPTION: Final = re.compile(r"\boption (\d+)")


def check_options(pack: Entries, card: EncounterEntry) -> None:
    """An option that leads to another leads to one that there is, and that goes no further."""
    leads: list[list[int]] = []
    for table in card.options:
        texts = [text for key in ("gain", "ok", "fail") for text in pack.words(table, key)]
        leads.append([int(number) for text in texts for number in OPTION.findall(text)])
    for place, numbers in enumerate(leads):
        for number in numbers:
            pack.entry = f"encounter {card.id!r}, option {place + 1}"
            if number > len(leads):
                raise pack.bad(f"there is no option {number}")
            if leads[number - 1]:
                raise pack.bad(f"option {number} leads to another one itself")
