"""A match told as a story that one can read and share: as text, or as an HTML page that needs nothing else.

The passages are the game's (`Game.chronicle`); what comes before and after them is the same for all. Kinds of passages: title,
scenario, cast, round, quest and meeting (headings), opening, choice, outcome, note, end.
"""

import textwrap
from html import escape
from typing import Final

from bottlecap.engine.match import Match
from bottlecap.engine.values import Passage

WIDTH: Final = 78
HEADINGS: Final = ("round", "quest", "meeting")
STYLE: Final = """
* { box-sizing: border-box; }
body { margin: 0; background: #cbbd98; color: #2b2a26; font: 18px/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 44rem; margin: 1.5rem auto; padding: 2.5rem 3.25rem; background: #efe4c8; border: 1px solid #8a7d5c;
  box-shadow: inset 0 0 90px rgba(120, 96, 48, .22), 0 2px 10px rgba(43, 42, 38, .35); }
header { border-top: 4px double; border-bottom: 1px solid; padding: .75rem 0; }
h1 { font-size: 2.2rem; font-weight: normal; line-height: 1.15; margin: 0; }
h2 { font-size: 1rem; font-weight: normal; letter-spacing: .12em; text-transform: uppercase; text-align: center; color: #5f573f;
  margin: 2.75rem 0 1rem; }
h3 { font-size: 1.3rem; font-weight: normal; color: #7c2f17; margin: 1.75rem 0 .25rem; }
p { margin: .4rem 0; overflow-wrap: anywhere; }
.opening { font-style: italic; }
.choice { padding-left: 1.25rem; border-left: 3px solid #8a7d5c; margin-top: .8rem; }
.outcome { padding-left: 1.25rem; border-left: 3px solid #7c2f17; }
.note { text-align: center; margin: 1.2rem 0; }
.end { border-top: 4px double; margin-top: 2.5rem; padding-top: .75rem; }
@media (max-width: 40rem) { main { margin: 0; padding: 1.25rem 1rem; border: 0; } }
@media print { body, main { background: none; box-shadow: none; border: 0; margin: 0; } }
"""


def passages(match: Match, seat: int | None, lang: str, names: list[str] | None = None) -> list[Passage]:
    """The match so far as that seat was told of it (None: a spectator, CHANCE: everything); none for a game without a story."""
    game = match.game
    called = names or [game.label("seat", place, lang) for place in range(match.players)]
    told = game.chronicle(match.events(seat), match.header.options, called, lang)
    if not told:
        return []
    out = [Passage("title", game.text("game-name", {}, lang)), *told]
    if match.result is not None:
        out.append(Passage("end", match.result.text(lang)))
        out += [Passage("end", game.text("chronicle-won", {"name": called[place]}, lang)) for place in match.result.winners]
    return out


def as_text(told: list[Passage]) -> str:
    """As plain text, headings underlined."""
    lines: list[str] = []
    for passage in told:
        if passage.kind in ("title", *HEADINGS) or (passage.kind == "end" and lines[-1:] != [""]):
            lines.append("")
        indent = "    " if passage.kind in ("choice", "outcome") else ""
        lines += textwrap.wrap(passage.text, WIDTH, initial_indent=indent, subsequent_indent=indent)
        if passage.kind in ("title", "round", "scenario"):
            lines.append(("=" if passage.kind == "title" else "-") * min(len(passage.text), WIDTH))
    return "\n".join(lines).strip("\n") + "\n"


def as_html(told: list[Passage], lang: str) -> str:
    """As a page of its own."""
    title = next((passage.text for passage in told if passage.kind == "title"), "")
    body = "\n".join(piece(passage) for passage in told)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def piece(passage: Passage) -> str:
    text = escape(passage.text)
    if passage.kind == "title":
        return f"<header><h1>{text}</h1></header>"
    if passage.kind == "round":
        return f"<h2>{text}</h2>"
    if passage.kind in ("quest", "meeting"):
        return f"<h3>{text}</h3>"
    return f'<p class="{passage.kind}">{text}</p>'
