"""The report of a simulation: one HTML file that needs nothing else, in the look of a vault's worn handbook."""

from html import escape

from bottlecap.arena import plots
from bottlecap.arena.results import ALONE, wilson
from bottlecap.arena.stats import DECISIONS, ROUNDS, Collector, Counts, Section, mean, middle, numbered

STYLE = f"""
:root {{ color-scheme: light; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: #cbbd98; color: {plots.INK}; font: 16px/1.5 Georgia, "Times New Roman", serif; }}
main {{ max-width: 880px; margin: 28px auto; padding: 44px 60px 36px; border: 1px solid {plots.MUTED};
  background: radial-gradient(circle at 92% 3%, #dfd0a8 0, transparent 190px),
    radial-gradient(circle at 4% 97%, #e2d4ae 0, transparent 240px),
    radial-gradient(circle at 50% 40%, #f3e9d0 0, {plots.PAPER} 70%);
  box-shadow: inset 0 0 90px rgba(120, 96, 48, .22), 0 2px 10px rgba(43, 42, 38, .35); }}
header {{ border-top: 4px double {plots.INK}; border-bottom: 1px solid {plots.INK}; padding: 14px 0 16px; margin-bottom: 10px; }}
.form {{ display: flex; justify-content: space-between; font-size: 13px; letter-spacing: .08em; text-transform: uppercase;
  color: {plots.MUTED}; }}
h1 {{ font-size: 38px; line-height: 1.15; margin: 10px 0 4px; font-weight: normal; }}
h1 em {{ font-style: italic; color: {plots.RUST}; }}
h2 {{ font-size: 23px; font-weight: normal; margin: 44px 0 8px; padding-bottom: 3px; border-bottom: 1px solid {plots.INK}; }}
h2 b {{ color: {plots.RUST}; font-weight: normal; padding-right: .5em; }}
p {{ margin: 8px 0 12px; max-width: 40em; }}
nav {{ font-size: 14px; margin-top: 14px; }}
nav a {{ color: {plots.INK}; margin-right: 1.2em; text-decoration-color: {plots.MUTED}; white-space: nowrap; }}
svg {{ display: block; width: 100%; height: auto; margin: 6px 0 14px; }}
svg text {{ font: 14px Georgia, serif; fill: {plots.INK}; }}
svg text.small {{ font-size: 12px; fill: #5f573f; }}
svg.bar {{ width: 90px; height: 10px; margin: 0; display: inline-block; vertical-align: middle; }}
table {{ border-collapse: collapse; width: 100%; margin: 10px 0 18px; font-size: 14.5px; font-variant-numeric: tabular-nums; }}
th {{ font-weight: normal; font-style: italic; color: #5f573f; border-bottom: 1px solid {plots.INK}; vertical-align: bottom;
  line-height: 1.2; }}
th, td {{ text-align: right; padding: 3px 0 3px 14px; }}
td {{ white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; padding-left: 0; white-space: normal; }}
td {{ border-bottom: 1px dotted {plots.MUTED}; }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: 2px 18px; margin: 12px 0 0; font-size: 15px; }}
dt {{ color: #5f573f; font-style: italic; }}
dd {{ margin: 0; overflow-wrap: anywhere; }}
footer {{ margin-top: 44px; padding-top: 10px; border-top: 4px double {plots.INK}; font-size: 13px; color: #5f573f; }}
@media (max-width: 700px) {{ main {{ padding: 24px 18px; margin: 0; }} table {{ font-size: 13px; }}
  section {{ overflow-x: auto; }} }}
@media print {{ body {{ background: none; }} main {{ box-shadow: none; border: 0; margin: 0; }} }}
"""

ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")


def page(collector: Collector, counts: Counts, facts: dict[str, str]) -> str:
    """The whole file. facts: what was simulated, as names and values."""
    name = escape(collector.game.name)
    parts = [bots(counts), order(counts), length(counts), reasons(collector, counts), *collector.sections(counts)]
    links = "\n".join(f'<a href="#{part.id}">{escape(part.title)}</a>' for part in parts)
    listed = "".join(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    body = "\n".join(
        f'<section id="{part.id}"><h2><b>§ {number}</b>{escape(part.title)}</h2>\n{part.html}</section>'
        for number, part in enumerate(parts, 1)
    )
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{name}: report of a simulation</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<header>
<div class="form"><span>Bottlecap arena</span><span>Overseer’s copy</span></div>
<h1>{name}<br><em>as it was played {counts["matches"]["all"]:,.0f} times</em></h1>
<dl>{listed}</dl>
<nav>{links}</nav>
</header>
{body}
<footer>A win that several players share counts as an equal part for each. Intervals are Wilson’s, at 95 %.</footer>
</main>
</body>
</html>
"""


def bots(counts: Counts) -> Section:
    seats, wins, points = counts["seats by bot"], counts["wins by bot"], counts["points by bot"]
    rows = []
    for bot in sorted(seats, key=lambda name: (-wins[name] / seats[name], name)):
        low, high = wilson(wins[bot], int(seats[bot]))
        rows.append(
            [
                bot,
                f"{seats[bot]:.0f}",
                f"{wins[bot]:.1f}",
                plots.percent(wins[bot] / seats[bot]),
                between(low, high),
                f"{points[bot] / seats[bot]:.2f}",
            ]
        )
    listed = plots.table("bots-table", ["Bot", "Seats", "Wins", "Win share", "95 %", "Mean score"], rows)
    return Section("bots", "Who played", listed)


def order(counts: Counts) -> Section:
    """Win shares by who played first, second, … in the first round."""
    seats, wins = numbered(counts, "seats by order"), numbered(counts, "wins by order")
    if len(seats) == 1:
        return Section("order", "Order of play", f"<p>{escape(ALONE)}</p>")
    rows, drawn = [], []
    for place in seats:
        name = ORDINALS[place]
        low, high = wilson(wins[place], int(seats[place]))
        share = wins[place] / seats[place]
        rows.append([name, f"{seats[place]:.0f}", f"{wins[place]:.1f}", plots.percent(share), between(low, high)])
        drawn.append((name, share, low, high))
    even = sum(wins.values()) / sum(seats.values())
    figure = plots.intervals("Win share by order of play in the first round, with 95 % intervals", drawn, even)
    listed = plots.table("order-table", ["In round one", "Matches", "Wins", "Win share", "95 %"], rows)
    return Section("order", "Order of play", f"<p>The dashed line is an even share.</p>{figure}{listed}")


def length(counts: Counts) -> Section:
    measure = ROUNDS if f"length in {ROUNDS}" in counts else DECISIONS
    lengths = numbered(counts, f"length in {measure}")
    half = middle(lengths)
    figure = plots.histogram(f"Matches by their length in {measure}", lengths, measure, half)
    rows = [
        [
            f"{min(lengths)}",
            f"{middle(lengths, 0.25)}",
            f"{half}",
            f"{middle(lengths, 0.75)}",
            f"{max(lengths)}",
            f"{mean(lengths):.1f}",
        ]
    ]
    listed = plots.table("length-table", ["Shortest", "A quarter by", "Median", "Three quarters by", "Longest", "Mean"], rows)
    return Section("length", f"Length in {measure}", figure + listed)


def reasons(collector: Collector, counts: Counts) -> Section:
    matches = counts["matches"]["all"]
    rows = []
    known = dict.fromkeys(collector.game.reasons, 0.0) | counts["reasons"]
    for reason in sorted(known, key=lambda name: (-known[name], name)):
        low, high = wilson(known[reason], int(matches))
        share = known[reason] / matches
        words = collector.game.text(f"reason-{reason}", {}, "en")
        rows.append([words, f"{known[reason]:.0f}", plots.percent(share), between(low, high), plots.Cell(plots.bar(share))])
    return Section("endings", "Ways to end", plots.table("endings-table", ["Ending", "Matches", "Share", "95 %", ""], rows))


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f} %"
