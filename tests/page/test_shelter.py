"""Shelter's page: the vault keeps its size on a desk, and follows what happens where only a part of it is in sight."""

from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.page.gallery.names import TABLE
from tests.page.gallery.pretended import Pretended
from tests.page.person import DESK, PATIENCE, PHONE
from tests.shelter.gallery import STORY
from tests.shelter.table import BUNDLED, start, track

import bottlecap


@pytest.fixture
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    width, height = request.param
    made = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < height, reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    made.add_init_script("localStorage.removeItem('bottlecap.seen')")
    yield made
    made.close()


def shown(page: Page, table: Pretended, address: str, match: bottlecap.Match) -> None:
    table.show(STORY, match)
    page.goto(f"{address}/table/{TABLE}")
    page.locator("[data-board]").wait_for()


def by_length() -> list[str]:
    items = cast(dict[str, Any], start(4, content=BUNDLED).game.catalogue("ru"))["items"]
    return sorted(items, key=lambda id: len(items[id]["text"]))


@pytest.mark.parametrize("context", [DESK], indirect=True)
def test_longer_texts_of_items_make_the_vault_no_smaller(context: BrowserContext, address: str) -> None:
    """And the longest of them fit their cards."""
    table = Pretended(context, "ru", httpx.get(f"{address}/api/lobby", timeout=60).content)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('bottlecap.lang', 'ru')")
    sizes = []
    for ids in (by_length()[:3], by_length()[-3:]):
        shown(page, table, address, start(4, track("items", *ids), content=BUNDLED))
        sizes.append(page.locator("[data-target='space:diner/1']").bounding_box())
        assert page.evaluate(
            "[...document.querySelectorAll('.offer .text')].every(text => text.scrollHeight <= text.clientHeight + 1)"
        )
    assert sizes[0] == sizes[1]


@pytest.mark.parametrize("context", [PHONE], indirect=True)
def test_a_phone_shows_where_others_act_unless_one_has_just_scrolled(context: BrowserContext, address: str) -> None:
    table = Pretended(context, "en", httpx.get(f"{address}/api/lobby", timeout=60).content)
    page = context.new_page()
    # Others act, and others follow them: whoever is asked has what they can choose brought into sight anyway.
    shown(page, table, address, start(4, first=1, content=BUNDLED))
    top, area = page.locator("[data-target='space:diner/1']"), page.locator("main")
    area.evaluate("main => main.scrollTo(0, main.scrollHeight)")
    expect(top).not_to_be_in_viewport()
    act(table, 1, "diner/1")
    expect(top).to_be_in_viewport()
    area.evaluate("main => main.scrollTo(0, main.scrollHeight)")
    area.dispatch_event("wheel")
    expect(top).not_to_be_in_viewport()
    act(table, 2, "diner/2")
    expect(page.locator("[data-target='space:diner/2'] [data-thing]")).to_have_count(1)
    expect(top).not_to_be_in_viewport()


def act(table: Pretended, seat: int, space: str) -> None:
    """A seat places somebody there, and the page is told."""
    match = table.moment
    match.play(next(one for one in match.actions(seat) if one.kind == "place" and one.to_json()["space"] == space), seat)
    table.tell()
