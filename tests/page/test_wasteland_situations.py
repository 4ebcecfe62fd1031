"""Wasteland's page at single moments: what one press does, and what stays where it is."""

import pytest
from playwright.sync_api import Page, expect
from tests.page.gallery.names import TABLE
from tests.page.test_gallery import Screen, bring_about, screen
from tests.say import asked
from tests.wasteland.gallery import CHAPTER
from tests.wasteland.table import value

__all__ = ["screen"]

DESK_ONLY = pytest.mark.parametrize("screen", [("desk", "en")], ids="-".join, indirect=True)
BOTH = pytest.mark.parametrize("screen", [("desk", "en"), ("phone", "ru")], ids="-".join, indirect=True)
# Which note of the guide is about agendas, from nought.
AGENDAS = 4
IN_SIGHT = """(thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top > 140 && top < innerHeight - 140 && bottom > 140;
}"""
# How far whatever the map lies in was scrolled.
SCROLLED = "(at) => { let sum = scrollY; for (; at; at = at.parentElement) sum += at.scrollTop; return sum; }"


def shown(screen: Screen, address: str, id: str) -> Page:
    """A situation of the gallery, as it is found there."""
    _, _, page, table = screen
    bring_about(page, table, address, CHAPTER, next(one for one in CHAPTER.situations if one.id == f"wasteland-{id}"))
    return page


@BOTH
def test_one_press_takes_all_that_a_camp_gives(screen: Screen, address: str) -> None:
    page, table = shown(screen, address, "camp"), screen[3]
    assert value(table.moment, "health", 0) == 4
    page.locator("[data-whole-camp]").click()
    page.locator("[data-kind=end-turn]").wait_for()
    assert asked(table.moment, 0) == ["turn"] and value(table.moment, "health", 0) == 7
    assert [event.kind for event in table.moment.events(0)].count("became") == 1
    expect(page.locator("[data-whole-camp]")).to_have_count(0)


@DESK_ONLY
def test_a_goal_chosen_at_the_question_leaves_the_map_where_it_is(screen: Screen, address: str) -> None:
    """Its card lies under the map, out of sight."""
    page = screen[2]
    page.set_viewport_size({"width": 1366, "height": 700})
    shown(screen, address, "goal")
    page.wait_for_timeout(300)
    assert page.locator("[data-board]").evaluate(SCROLLED) == 0


@pytest.mark.parametrize("screen", [("phone", "ru")], ids="-".join, indirect=True)
def test_the_guide_goes_to_what_it_speaks_of(screen: Screen, address: str) -> None:
    """On a phone: to its tab, and down to it, though the texts of the quests above come later."""
    page = shown(screen, address, "goal")
    page.evaluate(f"sessionStorage.setItem('bottlecap.guide', JSON.stringify({{ table: '{TABLE}', step: {AGENDAS} }}))")
    page.reload()
    page.locator("[data-guide=agendas]").wait_for()
    page.wait_for_function(IN_SIGHT, arg=page.locator(".hand .cards").element_handle())
    page.evaluate("sessionStorage.removeItem('bottlecap.guide')")


@BOTH
def test_people_are_taken_along_and_what_is_dropped_is_described(screen: Screen, address: str) -> None:
    page = shown(screen, address, "companion")
    expect(page.locator(".ask [data-kind=equip-gained]")).to_contain_text("Взять с собой" if screen[1] == "ru" else "Take along")
    shown(screen, address, "drop")
    for name in ("stimpak", "radaway"):
        text = page.locator(f"[data-kind=drop][data-target='item:{name}']").inner_text()
        assert len(text) > 30


@BOTH
def test_a_companion_of_the_market_is_recruited_or_says_why_not(screen: Screen, address: str) -> None:
    page = shown(screen, address, "market")
    expect(page.locator("[data-target='item:cait']")).to_have_attribute("data-kind", "recruit")
    expect(page.locator("[data-target='item:nick-valentine']")).to_have_attribute("aria-disabled", "true")
    assert page.locator("[data-target='item:cait']").get_attribute("aria-disabled") == "false"
