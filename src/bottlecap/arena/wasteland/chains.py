"""The side stories of Wasteland, by the numbers of their cards: what is no scenario's own and no starter."""

from typing import Final

CHAINS: Final[dict[str, range]] = {
    "followers": range(1, 14),
    "vault 84": range(67, 82),
    "vault 109": range(82, 94),
    "atom": range(94, 100),
    "zetans": range(101, 107),
    "airship": range(107, 112),
    "raiders": range(112, 117),
    "mutants": range(117, 125),
    "strangers": range(125, 130),
    "machines": range(130, 134),
    "replacements": range(134, 141),
    "guide": range(141, 148),
    "vertibird": range(148, 150),
    "districts": range(150, 157),
    "sledge": range(157, 160),
}


def chain_of(card: str) -> str:
    """The side story that a quest or an encounter belongs to, by its id (`q-067`, `e-017`); none for all others."""
    _, _, number = card.partition("-")
    if card[:2] not in ("q-", "e-") or not number.isdigit():
        return ""
    return next((name for name, numbers in CHAINS.items() if int(number) in numbers), "")
