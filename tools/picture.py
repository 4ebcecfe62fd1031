"""Draws docs/terminal.svg: a real match in the terminal, on a page of the handbook."""

import io
from pathlib import Path
from xml.sax.saxutils import escape

import bottlecap
from bottlecap.bots import make
from bottlecap.terminal import Terminal

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
TYPED = ["2", "3"]
LINES = 33
ROW, COLUMN, EDGE = 19, 8.4, 34
PAPER, INK, FADED, ACCENT = "#efe4c8", "#2b2a26", "#8a7f66", "#9c3d1f"


def screen() -> list[str]:
    """What stands on the screen after a few moves, with what was typed."""
    match = bottlecap.new("salvage", players=3, seed=7)
    out = io.StringIO()
    bots = {seat: make("random", seat) for seat in (1, 2)}
    Terminal(match, bots, "en", io.StringIO("\n".join(TYPED) + "\n"), out).run()
    text = out.getvalue()
    for typed in TYPED:
        text = text.replace("> ", f"›{typed}\n", 1)
    lines = text.replace("> ", "›").rstrip().splitlines()
    return lines[-LINES:]


def colour(line: str) -> str:
    if line.startswith("›"):
        return ACCENT
    return FADED if line.startswith("  ") and not line.strip()[:1].isdigit() else INK


def drawn(lines: list[str]) -> str:
    width = int(EDGE * 2 + COLUMN * max(len(line) for line in lines))
    height = EDGE * 2 + ROW * len(lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        "<title>A match of Salvage in the terminal</title>",
        f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
        f'<rect x="10" y="10" width="{width - 20}" height="{height - 20}" rx="6" fill="none" stroke="{FADED}" stroke-width="1.5"/>',
        '<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">',
    ]
    for number, line in enumerate(lines):
        y = EDGE + ROW * number + 12
        parts.append(f'<text x="{EDGE}" y="{y}" fill="{colour(line)}" xml:space="preserve">{escape(line)}</text>')
    return "\n".join([*parts, "</g>", "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(drawn(screen()), encoding="utf-8")
