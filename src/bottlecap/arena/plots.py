"""Tables and plots as HTML and inline SVG, drawn by ourselves: no scripts, nothing fetched."""

from collections.abc import Sequence
from html import escape
from math import floor, log10

PAPER = "#efe4c8"
INK = "#2b2a26"
RUST = "#9c3d1f"
MUTED = "#8a7f66"
FAINT = "#d8caa6"
# Areas and lines, in the order they are used: faded printing inks.
INKS = (RUST, "#c9963f", "#5d7467", "#7b5a4a", MUTED, INK)

WIDTH = 760
LEFT = 56
RIGHT = 16


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    """A figure as wide as the page's column."""
    inside = "".join(parts)
    name = escape(title)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}"><title>{name}</title>{inside}</svg>'


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width:g}"{dashes}/>'


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" fill="{colour}"/>'


def ticks(most: float, wanted: int = 5) -> list[float]:
    """Round numbers from 0 to at least `most`."""
    step = 10.0 ** floor(log10(most / wanted))
    for size in (1, 2, 5, 10):
        if most / (step * size) <= wanted:
            step *= size
            break
    out = [0.0]
    while out[-1] < most:
        out.append(len(out) * step)
    return out


def short(number: float) -> str:
    return f"{number:.3g}" if number < 1000 else f"{number:,.0f}"


# --- figures ------------------------------------------------------------------------------------------


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]], even: float) -> str:
    """Shares with their intervals, one below another; a dashed line where all would be equal."""
    names = 150
    high = min(1.0, max([row[3] for row in rows] + [even]) * 1.15)
    marks = [mark for mark in ticks(high * 100, 6) if mark <= 100]
    last = max(marks[-1] / 100, high)
    span = WIDTH - names - RIGHT - 30
    height = 34 * len(rows) + 44

    def at(share: float) -> float:
        return names + span * share / last

    bottom = height - 30
    parts = [line(at(mark / 100), 6, at(mark / 100), bottom, FAINT) for mark in marks]
    parts += [text(at(mark / 100), bottom + 18, f"{mark:g} %", "middle", "small") for mark in marks]
    parts.append(line(at(even), 6, at(even), bottom, MUTED, 1.5, "5 4"))
    for place, (name, share, low, top) in enumerate(rows):
        y = 26 + 34 * place
        parts.append(text(names - 14, y + 5, name, "end"))
        parts.append(line(at(low), y, at(top), y, INK, 2))
        parts += [line(at(end), y - 5, at(end), y + 5, INK, 2) for end in (low, top)]
        parts.append(f'<circle cx="{at(share):.1f}" cy="{y}" r="6" fill="{RUST}"/>')
    return svg(height, title, parts)


def histogram(title: str, numbers: dict[int, float], unit: str, marked: int, counted: str = "matches") -> str:
    """Columns over whole numbers, many of them gathered, of something counted; the marked value's is rust."""
    first, last = min(numbers), max(numbers)
    width = 1
    while (last - first) // width >= 40:
        width = {1: 2, 2: 5, 5: 10}[width // 10 ** (len(str(width)) - 1)] * 10 ** (len(str(width)) - 1)
    start = first - first % width if width > 1 else first
    columns = [0.0] * ((last - start) // width + 1)
    for value, number in numbers.items():
        columns[(value - start) // width] += number
    height, top, bottom = 250, 26, 206
    marks = ticks(max(columns))
    span = (WIDTH - LEFT - RIGHT) / len(columns)

    def up(number: float) -> float:
        return bottom - (bottom - top) * number / marks[-1]

    parts = []
    for mark in marks:
        parts.append(line(LEFT, up(mark), WIDTH - RIGHT, up(mark), FAINT))
        parts.append(text(LEFT - 8, up(mark) + 4, short(mark), "end", "small"))
    every = max(1, -(-len(columns) // 16))
    for place, number in enumerate(columns):
        x = LEFT + span * place
        here = place == (marked - start) // width
        gap = min(2.0, span * 0.12)
        parts.append(box(x + gap, up(number), span - 2 * gap, bottom - up(number), RUST if here else MUTED))
        if place % every == 0:
            low = start + place * width
            words = str(low) if width == 1 else f"{low}–{low + width - 1}" if every == 1 and len(columns) <= 10 else str(low)
            parts.append(text(x + span / 2, bottom + 17, words, "middle", "small"))
    parts.append(line(LEFT, bottom, WIDTH - RIGHT, bottom))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, height - 8, unit, "middle", "small"))
    parts.append(text(LEFT - 8, 14, counted, "end", "small"))
    return svg(height, title, parts)


def areas(title: str, xs: Sequence[int], series: Sequence[tuple[str, Sequence[float]]], unit: str, over: str) -> str:
    """Amounts stacked upon each other over whole numbers, named beside a colour each."""
    height, top, bottom = 320, 46, 270
    sums = [sum(values[i] for _, values in series) for i in range(len(xs))]
    marks = ticks(max([*sums, 0.001]))
    span = (WIDTH - LEFT - RIGHT - 10) / max(1, len(xs) - 1)

    def across(place: int) -> float:
        return LEFT + 5 + span * place

    def up(number: float) -> float:
        return bottom - (bottom - top) * number / marks[-1]

    parts = []
    for mark in marks:
        parts.append(line(LEFT, up(mark), WIDTH - RIGHT, up(mark), FAINT))
        parts.append(text(LEFT - 8, up(mark) + 4, short(mark), "end", "small"))
    floor = [0.0] * len(xs)
    x_legend = float(LEFT)
    for number, (name, values) in enumerate(series):
        colour = INKS[number % len(INKS)]
        ceiling = [low + value for low, value in zip(floor, values, strict=True)]
        edge = [f"{across(i):.1f},{up(high):.1f}" for i, high in enumerate(ceiling)]
        edge += [f"{across(i):.1f},{up(floor[i]):.1f}" for i in reversed(range(len(xs)))]
        parts.append(f'<polygon points="{" ".join(edge)}" fill="{colour}" stroke="{PAPER}" stroke-width="1"/>')
        floor = ceiling
        parts.append(box(x_legend, 10, 12, 12, colour))
        parts.append(text(x_legend + 18, 20, name, kind="small"))
        x_legend += 42 + 6.6 * len(name)
    every = max(1, -(-len(xs) // 20))
    for place in range(0, len(xs), every):
        parts.append(text(across(place), bottom + 17, str(xs[place]), "middle", "small"))
    parts.append(line(LEFT, bottom, WIDTH - RIGHT, bottom))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, height - 14, over, "middle", "small"))
    parts.append(text(WIDTH - RIGHT, 20, unit, "end", "small"))
    return svg(height, title, parts)


# --- tables -------------------------------------------------------------------------------------------


def bar(share: float) -> str:
    """A share as a short bar for a table's cell."""
    width = 90 * min(max(share, 0.0), 1.0)
    return (
        '<svg class="bar" viewBox="0 0 90 10" aria-hidden="true">'
        f'<rect width="90" height="10" fill="{FAINT}"/><rect width="{width:.1f}" height="10" fill="{RUST}"/></svg>'
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


class Cell(str):
    """A cell that is HTML already."""


def table(id: str, heads: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> str:
    """Names to the left, everything else to the right."""
    caption = f"<caption>{escape(note)}</caption>" if note else ""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell_html(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<table id="{escape(id)}">{caption}<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table>'


def cell_html(cell: str) -> str:
    return cell if isinstance(cell, Cell) else escape(cell)
