"""Pictures for notebooks: a few shapes as SVG, and the seats' colours."""

from collections.abc import Sequence
from html import escape
from typing import Final

# By seat; light enough that dark letters can be read on them.
SEATS: Final = ["#5dade2", "#f4d03f", "#ec7063", "#58d68d", "#af7ac5", "#f0a35e"]
INK: Final = "#222222"
LINE: Final = "#888888"
BLANK: Final = "#f4f1e8"


def seat_colour(seat: int) -> str:
    """The colour of a seat; every seat has one."""
    return SEATS[seat % len(SEATS)]


def box(x: float, y: float, width: float, height: float, fill: str, hint: str = "") -> str:
    """A rectangle. hint: what is said of it under the pointer."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" stroke="{LINE}">{said(hint)}</rect>'


def disc(x: float, y: float, radius: float, fill: str, hint: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}">{said(hint)}</circle>'


def polygon(points: Sequence[tuple[float, float]], fill: str, hint: str = "") -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{LINE}">{said(hint)}</polygon>'


def words(x: float, y: float, text: str, size: float = 9, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{INK}">{escape(text)}</text>'


def shortened(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: letters - 1] + "…"


def said(hint: str) -> str:
    return f"<title>{escape(hint)}</title>" if hint else ""


def picture(width: float, height: float, parts: Sequence[str]) -> str:
    """The whole picture of its parts, the first of them at the bottom."""
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{"".join(parts)}</svg>'
