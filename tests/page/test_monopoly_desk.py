"""Monopoly at the desk: a deal's end, the answers and whole rows of people stay in sight, on low screens too."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.monopoly import gallery as monopoly
from tests.monopoly.table import COLOURS, STATIONS, cash, offer, owns, start
from tests.page.gallery.names import HOUR
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import AT_TABLE
from tests.page.person import PATIENCE
from tests.page.trader import lay_out, open_panel

import bottlecap

DESKS = [(1366, 800), (1366, 650)]
# Whether an element is wholly seen: by no edge of the window or of what scrolls around it is anything of it cut off.
SEEN = """(it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1) return false;
    for (let up = it.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const edge = up.getBoundingClientRect();
        if (overflowY !== "visible" && (top < edge.top - 1 || bottom > edge.bottom + 1)) return false;
        if (overflowX !== "visible" && (left < edge.left - 1 || right > edge.right + 1)) return false;
    }
    return true;
}"""
# How many of the people's rows are seen in part only.
SLICED = """() => [...document.querySelectorAll("aside .player")].filter((row) => {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    const edge = row.parentElement.getBoundingClientRect();
    const wide = Math.min(right, edge.right) - Math.max(left, edge.left) > 1;
    const high = Math.min(bottom, edge.bottom) - Math.max(top, edge.top) > 1;
    return wide && high && (top < edge.top - 1 || bottom > edge.bottom + 1 || right > edge.right + 1);
}).length"""


def rich() -> bottlecap.Match:
    """Six deeds on either side and more, and the reader is to throw."""
    return start(
        4,
        owns(0, *COLOURS["brown"], *COLOURS["red"], *STATIONS[:2]),
        owns(1, *COLOURS["green"], *COLOURS["yellow"], *STATIONS[2:]),
        owns(2, *COLOURS["pink"]),
        cash(0, 900),
        cash(1, 900),
    )


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context(locale="ru-RU", reduced_motion="reduce")
    found.set_default_timeout(PATIENCE)
    found.clock.set_fixed_time(HOUR)
    yield found
    found.close()


def opened(context: BrowserContext, address: str, match: bottlecap.Match, size: tuple[int, int]) -> tuple[Page, Pretended]:
    table = Pretended(context, "ru", httpx.get(f"{address}/api/lobby", timeout=PATIENCE / 1000).content)
    table.show(monopoly.STORY, match)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address + AT_TABLE)
    page.locator("[data-board]").wait_for()
    return page, table


@pytest.mark.parametrize("size", DESKS, ids=str)
def test_a_deals_sum_and_button_stay_in_sight(context: BrowserContext, address: str, size: tuple[int, int]) -> None:
    page, _ = opened(context, address, rich(), size)
    open_panel(page, "trade")
    page.locator("[data-partner='1']").click()
    lay_out(page, [*COLOURS["brown"], *COLOURS["red"], STATIONS[0]], [*COLOURS["green"], *COLOURS["yellow"]], 120)
    expect(page.locator("[data-propose]")).to_be_enabled()
    assert page.locator("[data-propose]").evaluate(SEEN)
    assert page.locator(".sum b").first.evaluate(SEEN)
    # A square that is looked at stands beside it, and the button stays.
    page.locator("[data-square='39']").click()
    expect(page.locator("[data-board] article.card")).to_be_visible()
    assert page.locator("[data-propose]").evaluate(SEEN)


@pytest.mark.parametrize("size", DESKS, ids=str)
def test_a_counter_offer_folds_what_it_answers(context: BrowserContext, address: str, size: tuple[int, int]) -> None:
    match = rich()
    offer(match, 1, 0, COLOURS["green"][0], COLOURS["red"][0], pays=50)
    page, _ = opened(context, address, match, size)
    open_panel(page, "trade")
    page.locator("[data-offer] [data-counter='1']").click()
    expect(page.locator("[data-offers] summary")).to_be_visible()
    expect(page.locator("[data-offer] [data-counter]")).to_be_hidden()
    expect(page.locator("[data-propose]")).to_be_visible()
    assert page.locator("[data-propose]").evaluate(SEEN)
    assert all(row.evaluate(SEEN) for row in page.locator("[data-side=give] .thing").all()[:4])
    assert page.evaluate(SLICED) == 0


@pytest.mark.parametrize("size", DESKS, ids=str)
def test_no_row_of_people_is_cut_in_two(context: BrowserContext, address: str, size: tuple[int, int]) -> None:
    match = rich()
    offer(match, 1, 0, COLOURS["green"][0], COLOURS["red"][0], pays=50)
    offer(match, 2, 0, COLOURS["pink"][0], COLOURS["red"][1], pays=10)
    page, _ = opened(context, address, match, size)
    page.locator(".choice[data-kind=throw]").wait_for()
    assert page.evaluate(SLICED) == 0
    page.set_viewport_size({"width": 1366, "height": 1000})
    assert page.evaluate(SLICED) == 0


def test_a_log_that_was_just_left_has_nothing_more_to_measure(context: BrowserContext, address: str) -> None:
    """The browser tells of a scroll a moment later, when another tab is open already."""
    page, _ = opened(context, address, rich(), DESKS[0])
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    log = page.locator(".log").element_handle()
    page.locator("#tab-chat").click()
    expect(page.locator(".log")).to_have_count(0)
    page.evaluate("log => log.dispatchEvent(new Event('scroll'))", log)
    page.locator("#tab-log").click()
    expect(page.locator(".log")).to_be_visible()
    assert faults == []
