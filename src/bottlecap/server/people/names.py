"""Text that people typed, and names: without what cannot be seen, and compared by how they look."""

import unicodedata
from typing import Final

from bottlecap.server.errors import Denied
from bottlecap.server.protocol.basics import NAME_LENGTH

JOINER: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"
# Letters by their category that nothing is drawn for.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
# Marks on one letter: two are common (Thai, Vietnamese taken apart), more than three are a tower.
MOST_MARKS: Final = 3
# What looks alike, in the Latin letter that it looks like: Cyrillic and Greek, small ones after folding.
# A capital I, a small l and a one are one stroke.
ALIKE: Final = str.maketrans("аеорсухіјѕһԁԛԝкмтвнгαορνικτıi01", "aeopcyxljshdqwkmtbhraopvlktllol")
# Capitals that look like others than the small letters that they fold to.
CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")


def plain(text: str) -> str:
    """Without control and format characters, blank letters and towers of marks; pictures keep what joins them."""
    out: list[str] = []
    marks = 0
    letters = unicodedata.normalize("NFC", text)
    for at, letter in enumerate(letters):
        kind = unicodedata.category(letter)
        if letter in (JOINER, AS_PICTURE):
            if joins(letters, at):
                out.append(letter)
        elif kind[0] == "C" or letter in BLANK:
            out.append(" ")
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS and out and out[-1] != " ":
                out.append(letter)
            continue
        else:
            out.append(letter)
        marks = 0
    return " ".join("".join(out).split())


def joins(letters: str, at: int) -> bool:
    """Whether a joiner stands between two pictures, or a sign for pictures after one."""
    before = letters[at - 1] if at else ""
    after = letters[at + 1] if at + 1 < len(letters) else ""
    if letters[at] == AS_PICTURE:
        return is_picture(before) or (before in "0123456789#*" and before != "")
    return (is_picture(before) or before == AS_PICTURE) and is_picture(after)


def is_picture(letter: str) -> bool:
    """Symbols, and the colours of skin."""
    return letter != "" and unicodedata.category(letter) in ("So", "Sk")


def checked_name(name: str) -> str:
    """A name that can be seen and read."""
    found = plain(name)
    if len(found) > NAME_LENGTH or not any(unicodedata.category(letter)[0] in "LNSP" for letter in found):
        raise Denied("bad-name")
    return found


def likeness(name: str) -> str:
    """What a name looks like at a glance: two names with the same likeness pass for each other."""
    bare = drawn(unicodedata.normalize("NFKD", name), "LN")
    # Й and Ё are letters of their own to those who read them, but not at a glance.
    return unicodedata.normalize("NFKC", bare).translate(CAPITALS).casefold().translate(ALIKE) or drawn(name, "SP")


def drawn(name: str, kinds: str) -> str:
    """Only what is of these kinds."""
    return "".join(letter for letter in name if unicodedata.category(letter)[0] in kinds)
