"""The perks, from `perks.toml`: two a letter."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import WHEN_GAINED
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.phrases import Use, uses
from bottlecap.games.wasteland.tokens import LETTER_WORDS

FILE: Final = "perks.toml"
PERKS: Final = 14
A_LETTER: Final = 2


class Perk(Named):
    """A card that is used once and goes back to its deck."""

    def __init__(self, named: Named) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        # A place in LETTER_WORDS.
        self.letter: i64 = 0
        self.uses: list[Use] = []


def read_perks(pack: Entries) -> list[Perk]:
    perks: list[Perk] = []
    for entry in pack.listed(FILE, "perk"):
        for named in pack.called("perk", entry, {"letter", "use"}):
            perk = Perk(named)
            perk.letter = pack.one_of(entry.get("letter"), "letter", LETTER_WORDS)
            perk.uses = uses(pack, entry)
            if not perk.uses or not all(use.discards and use.caps == 0 and not use.moments & WHEN_GAINED for use in perk.uses):
                raise pack.bad("a perk is used once, at the price of itself")
            perks.append(perk)
        pack.no_doubles([*perks])
    pack.counted("perks", len(perks), PERKS)
    for place, letter in enumerate(LETTER_WORDS):
        pack.counted(f"perks of the letter {letter}", len([perk for perk in perks if perk.letter == place]), A_LETTER)
    return perks
