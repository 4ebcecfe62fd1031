"""The report of a simulation: one file, nothing fetched, and its numbers add up."""

import argparse
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bottlecap
from bottlecap.arena import plots
from bottlecap.arena import simulate as command
from bottlecap.arena.homes import collector_of
from bottlecap.arena.simulate import counted, planned
from bottlecap.arena.stats import Counts, merge, middle
from bottlecap.engine import registry

MATCHES = 6
GENERIC = ["bots", "order", "length", "endings"]
OF_SHELTER = ["points", "rooms", "items", "threats"]


class Page(HTMLParser):
    """The sections of a page and the cells of its tables."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.rows: list[list[str]] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        if tag == "section":
            self.sections.append(given["id"] or "")
        elif tag == "table":
            self.rows = self.tables[given["id"] or ""] = []
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data

    def column(self, table: str, place: int) -> list[float]:
        """The numbers of a column."""
        return [float(row[place].replace("−", "-").removesuffix(" %")) for row in self.tables[table][1:]]


def reported(tmp_path: Path, *words: str) -> tuple[str, Page]:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    path = tmp_path / "report.html"
    assert command.run(parser.parse_args([*words, "--report", str(path), "--jobs", "1"])) == 0
    source = path.read_text(encoding="utf-8")
    return source, Page(source)


@pytest.fixture(scope="module")
def shelter(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Page]:
    folder = tmp_path_factory.mktemp("report")
    return reported(folder, "shelter", "--players", "3", "--matches", str(MATCHES), "--seed", "4")


@pytest.fixture(scope="module")
def counts() -> Counts:
    """What the same simulation counts."""
    plan = planned("shelter", 3, ["random"], 4, False, None, None)._replace(counting=True)
    out: Counts = {}
    for row in counted(plan, MATCHES, 1):
        assert row.counts is not None
        merge(out, row.counts)
    return out


def test_it_is_one_file_that_fetches_nothing(shelter: tuple[str, Page]) -> None:
    source, page = shelter
    assert source.startswith("<!DOCTYPE html>")
    assert page.open == []
    assert not re.search(r"https?:", source.replace("http://www.w3.org/2000/svg", ""))
    assert not re.search(r"<(script|link|img|iframe|object)|@import|url\(", source)


def test_it_has_its_sections(shelter: tuple[str, Page]) -> None:
    source, page = shelter
    assert page.sections == GENERIC + OF_SHELTER
    for section in page.sections:
        assert f'href="#{section}"' in source
    assert source.count('role="img"') == 3


def test_wins_and_endings_add_up(shelter: tuple[str, Page]) -> None:
    _, page = shelter
    assert sum(page.column("order-table", 2)) == pytest.approx(MATCHES, abs=0.2)
    assert page.column("order-table", 1) == [MATCHES] * 3
    assert sum(page.column("order-table", 3)) == pytest.approx(100, abs=0.2)
    assert sum(page.column("endings-table", 1)) == MATCHES
    assert page.column("bots-table", 1) == [3 * MATCHES]


def test_points_by_source_come_to_the_scores(shelter: tuple[str, Page], counts: Counts) -> None:
    _, page = shelter
    *parts, final = page.column("points-table", 1)
    assert sum(parts) == final
    assert final == sum(counts["points by bot"].values())
    assert sum(counts["points: end"].values()) == sum(counts["items points at the end"].values())


def test_cards_are_named_and_counted(shelter: tuple[str, Page], counts: Counts) -> None:
    _, page = shelter
    game = registry.game("shelter")
    for domain in ("item", "threat"):
        names = {game.label(domain, card, "en") for card in range(len(game.domains[domain]))}
        assert {row[0] for row in page.tables[f"{domain}s-table"][1:]} == names
    assert sum(page.column("rooms-table", 1)) == sum(counts["rooms offered"].values())
    assert sum(page.column("items-table", 2)) == sum(counts["items taken"].values())
    for offered, taken in zip(page.column("items-table", 1), page.column("items-table", 2), strict=True):
        assert taken <= offered
    for appeared, defeated in zip(page.column("threats-table", 1), page.column("threats-table", 2), strict=True):
        assert defeated <= appeared


def test_lengths_are_those_of_the_matches(counts: Counts) -> None:
    plan = planned("shelter", 3, ["random"], 4, False, None, None)
    rounds: list[int] = []
    starters: list[int] = []
    for number in range(MATCHES):
        table = plan.table(number)
        table.run()
        rounds.append(int(str(table.match.view(None)["round"])))
        starters.append(next(event.values[0] for event in table.match.events(None) if event.kind == "starts"))
    assert sorted(rounds) == sorted(int(row) for row, number in counts["length in rounds"].items() for _ in range(int(number)))
    assert len(set(starters)) > 1


def test_order_is_counted_from_the_first_player() -> None:
    plan = planned("shelter", 3, ["random"], 4, False, {"first": "seat-2"}, None)._replace(counting=True)
    [row] = counted(plan, 1, 1)
    assert row.counts is not None
    expected = {(seat - 1) % 3 for seat in row.result.winners}
    assert {int(place) for place, wins in row.counts["wins by order"].items() if wins} == expected


def test_processes_make_the_same_report(tmp_path: Path) -> None:
    pages = []
    for jobs in ("1", "2"):
        parser = argparse.ArgumentParser()
        command.add_arguments(parser)
        path = tmp_path / f"{jobs}.html"
        command.run(parser.parse_args(["shelter", "--matches", "4", "--jobs", jobs, "--report", str(path)]))
        pages.append(path.read_bytes())
    assert pages[0] == pages[1]


@pytest.mark.parametrize("game", ["salvage", "kuhn", "doors"])
def test_the_generic_part_serves_every_game(game: str, tmp_path: Path) -> None:
    source, page = reported(tmp_path, game, "--matches", "5")
    assert page.sections == GENERIC
    assert sum(page.column("order-table", 2)) == pytest.approx(5, abs=0.2)
    assert sum(page.column("endings-table", 1)) == 5
    assert escaped(registry.game(game).name) in source
    assert type(collector_of(registry.game(game))).__name__ == "Collector"


def escaped(words: str) -> str:
    return plots.cell_html(words)


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.Error, match="nowhere"):
        reported(tmp_path / "nowhere", "kuhn")


def test_a_bots_name_cannot_break_the_page() -> None:
    assert plots.table("t", ["<b>"], [["<script>", plots.Cell("<i></i>")]]).count("&lt;") == 2


@pytest.mark.parametrize(("most", "steps"), [(1.0, 5), (0.07, 5), (3.0, 5), (97.0, 5), (12345.0, 5)])
def test_ticks_are_few_and_reach_the_most(most: float, steps: int) -> None:
    marks = plots.ticks(most, steps)
    assert marks[0] == 0
    assert marks[-1] >= most
    assert 2 <= len(marks) <= 3 * steps


def test_the_median_of_a_histogram() -> None:
    assert middle({3: 1, 4: 1, 9: 1}) == 4
    assert middle({5: 4}) == 5
    assert middle({1: 3, 2: 1}, 0.75) == 1
