"""Matches of earlier rules in the browser: why they cannot go on is said, and what is left of them is there."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Process

OLD = Path(__file__).parents[1] / "server" / "old_rules"
KNOWN = json.loads((OLD / "known.json").read_text(encoding="utf-8"))
TABLES: dict[str, str] = KNOWN["tables"]
SAID = {"en": ("begun under earlier rules", "closed: earlier rules"), "ru": ("по прежним правилам", "закрыта: прежние правила")}


@pytest.fixture(scope="module")
def old_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("old")
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript(gzip.decompress((OLD / "tables.sql.gz").read_bytes()).decode())
    database.close()
    server = Process(f"sqlite:///{folder / 'tables.sqlite'}", cache=folder)
    yield server.address
    server.stop()


@pytest.fixture(params=["en", "ru"])
def ann(request: pytest.FixtureRequest, browser: Browser, old_address: str) -> Iterator[tuple[Page, str]]:
    lang: str = request.param
    context = browser.new_context(locale=lang, base_url=old_address)
    cookies = KNOWN["cookies"]["Ann"].items()
    context.add_cookies([{"name": name, "value": value, "url": old_address} for name, value in cookies])
    yield context.new_page(), lang
    context.close()


def test_a_closed_match_says_why_and_shows_what_is_left(ann: tuple[Page, str]) -> None:
    page, lang = ann
    page.goto(f"/table/{TABLES['shelter-playing']}")
    expect(page.locator("[data-earlier=closed] .why")).to_contain_text(SAID[lang][0])
    expect(page.locator(".seats")).to_contain_text("Bob")
    expect(page.locator(".chat")).to_contain_text("Удачи!")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    assert '"version":1' in Path(saved.value.path()).read_text(encoding="utf-8").splitlines()[0]


def test_the_first_page_lists_it_as_closed(ann: tuple[Page, str]) -> None:
    page, lang = ann
    page.goto("/")
    expect(page.locator(f"a[href='/table/{TABLES['shelter-playing']}'] .state")).to_have_text(SAID[lang][1])


def test_a_match_that_was_over_shows_its_result_and_its_replay_says_why_not(ann: tuple[Page, str]) -> None:
    page, lang = ann
    page.goto(f"/table/{TABLES['monopoly-over']}")
    expect(page.locator("[data-earlier=over] .won")).to_contain_text("Bob")
    expect(page.locator(".seats")).to_contain_text("1180")
    page.goto(f"/replay/{TABLES['monopoly-over']}")
    expect(page.locator("main [role=alert]")).to_contain_text(SAID[lang][0])
