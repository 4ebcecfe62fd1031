"""Always see the table: the strip, places that do not move, a phone on its side, what is large enough for a thumb."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.monopoly import gallery as monopoly
from tests.page.gallery import common
from tests.page.gallery.names import HOUR
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import Chapter, Situation
from tests.page.gallery.tidy import untidy
from tests.page.person import DESK, ENLARGED, PATIENCE, PHONE, SIDEWAYS, SMALL, Person
from tests.shelter import gallery as shelter

LOW_DESK = (1366, 650)
TOUCHED = (PHONE, SIDEWAYS, SMALL)
# Where something is, as far as it can be seen and nothing lies over its middle.
SEEN = """(it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left && bottom > top;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return whole && (it === there || it.contains(there));
}"""

Shown = tuple[Page, Pretended]


class Stand:
    """A table that stands still at a moment, on a screen of any size."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.lobby = httpx.get(f"{address}/api/lobby", timeout=PATIENCE / 1000).content
        self.opened: list[Any] = []

    def at(self, chapter: Chapter, id: str, size: tuple[int, int], lang: str = "en") -> Shown:
        touched = size in TOUCHED
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touched,
            is_mobile=touched,
            locale="ru-RU" if lang == "ru" else "en-GB",
            reduced_motion="reduce",
        )
        self.opened.append(context)
        context.set_default_timeout(PATIENCE)
        context.clock.set_fixed_time(HOUR)
        table, page = Pretended(context, lang, self.lobby), context.new_page()
        situation: Situation = next(one for one in chapter.situations if one.id == id)
        assert situation.moment is not None
        table.show(chapter.story, chapter.story.at(situation.moment))
        page.goto(self.address + situation.path)
        situation.deed(page, table)
        return page, table


@pytest.fixture
def stand(browser: Browser, address: str) -> Iterator[Stand]:
    found = Stand(browser, address)
    yield found
    for context in found.opened:
        context.close()


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).first.bounding_box()
    assert found is not None, what
    return {"x": round(found["x"]), "y": round(found["y"]), "width": round(found["width"]), "height": round(found["height"])}


def everybody_is_seen(page: Page, players: int) -> None:
    cells = page.locator("[data-strip]")
    expect(cells).to_have_count(players)
    for cell in cells.all():
        assert cell.evaluate(SEEN), cell.inner_text()


# --- the desk -----------------------------------------------------------------------------------------------------


def test_at_a_low_desk_everybody_is_in_sight_whatever_is_chosen(stand: Stand) -> None:
    page, _ = stand.at(shelter.CHAPTER, "turn", LOW_DESK)
    everybody_is_seen(page, 4)
    # Happiness and the three resources of each.
    expect(page.locator("[data-strip] [data-count]")).to_have_count(16)
    chosen, _ = stand.at(shelter.CHAPTER, "chosen", LOW_DESK)
    everybody_is_seen(chosen, 4)
    assert chosen.locator(".confirm").evaluate(SEEN)


def test_six_players_fit_into_the_strip(browser: Browser, address: str, people: list[Person]) -> None:
    six = Person(browser, address, "Six", size=LOW_DESK)
    people.append(six)
    six.set_table(["bot easy"] * 5, rounds=1, game="monopoly")
    six.wait_for_board()
    everybody_is_seen(six.page, 6)
    expect(six.page.locator("[data-strip='0'] [data-count^=cash]")).to_have_attribute("data-value", "1500")
    six.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    six.page.locator(".phone").wait_for()
    everybody_is_seen(six.page, 6)
    six.check_width()


@pytest.mark.parametrize("size", [DESK, LOW_DESK], ids=["desk", "low"])
def test_the_panel_keeps_its_place_between_two_turns(stand: Stand, size: tuple[int, int]) -> None:
    """One's own card above the log gives way to a long question, the panel and the log do not move."""
    page, table = stand.at(shelter.CHAPTER, "turn", size)
    places = [".ask", ".papers"]
    asked = [box(page, place) for place in places]
    common.until_others_play(table)
    expect(page.locator(".ask h2")).to_contain_text("Waiting for")
    waiting = [box(page, place) for place in places]
    assert [(one["x"], one["y"]) for one in waiting] == [(one["x"], one["y"]) for one in asked]


def test_the_second_click_of_a_double_click_lands_on_nothing_else(stand: Stand) -> None:
    page, table = stand.at(shelter.CHAPTER, "turn", LOW_DESK)
    played = table.moment.length
    page.locator(".choice[data-kind=pass]").dblclick()
    page.locator(".slip .confirm").wait_for()
    # The first click has chosen; had the second gone to whatever lies there now, it would have been played or cancelled.
    assert table.moment.length == played
    page.locator(".caption").first.dblclick()
    page.locator("[data-board]").dblclick(position={"x": 400, "y": 5})
    assert page.evaluate("getSelection().toString().trim()") in ("", page.locator(".caption").first.inner_text())


def test_a_space_explains_its_signs_where_the_mouse_rests(stand: Stand) -> None:
    page, _ = stand.at(shelter.CHAPTER, "turn", LOW_DESK)
    space = page.locator("[data-board] [data-legal]").first
    space.hover()
    expect(page.locator("[data-meaning]")).to_have_text(str(space.get_attribute("aria-label")))


def test_the_log_follows_again_with_one_click(stand: Stand) -> None:
    page, _ = stand.at(shelter.CHAPTER, "turn", LOW_DESK)
    log = page.locator(".log")
    # Letters that come late may have it follow once more, so whoever wants to read above scrolls again.
    page.wait_for_function("() => { document.querySelector('.log').scrollTop = 0; return document.querySelector('[data-newest]') }")
    page.locator("[data-newest]").click()
    expect(page.locator("[data-newest]")).to_have_count(0)
    assert log.evaluate("it => it.scrollHeight - it.scrollTop - it.clientHeight") < 3


SHELTER_ANSWERS = {
    "turn": [".choice[data-kind=pass]"],
    "fight": [".slip .odds td:last-child", ".slip .rows", ".slip .confirm"],
    "chosen": [".slip .rows", ".slip .confirm"],
    "why-not": [".notice .answer, .notice .lacks"],
}
MONOPOLY_ANSWERS = {
    "monopoly-auction": ["[data-step='1']", "[data-bid]", "[data-pass]"],
    "monopoly-buy": [".choice[data-kind=buy]"],
    "monopoly-offer": ["[data-kind=accept]", "[data-counter]"],
    "monopoly-why-not": [".notice .answer, .notice .lacks"],
}
ANSWERS = [
    *((shelter.CHAPTER, id, parts) for id, parts in SHELTER_ANSWERS.items()),
    *((monopoly.CHAPTER, id, parts) for id, parts in MONOPOLY_ANSWERS.items()),
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [LOW_DESK, PHONE, SMALL, SIDEWAYS], ids=["desk", "phone", "small", "sideways"])
def test_answers_reasons_and_odds_are_in_sight(stand: Stand, size: tuple[int, int], lang: str) -> None:
    hidden = []
    for chapter, id, parts in ANSWERS:
        page, _ = stand.at(chapter, id, size, lang)
        hidden += [f"{id}: {part}" for part in parts if not page.locator(part).first.evaluate(SEEN)]
    assert hidden == []


def test_what_scrolls_shows_that_it_does(stand: Stand) -> None:
    page, _ = stand.at(shelter.CHAPTER, "hint", LOW_DESK)
    assert page.locator(".panel [data-scrolls]").evaluate(SEEN)


def test_what_is_asked_about_is_told_though_the_panel_was_scrolled(stand: Stand) -> None:
    page, table = stand.at(shelter.CHAPTER, "hint", LOW_DESK)
    page.locator(".panel .port").evaluate("it => { it.scrollTop = 9999 }")
    shelter.why_not(page, table)
    assert page.locator(".notice").evaluate(SEEN)


def test_the_whole_ring_is_in_sight_at_a_low_desk(stand: Stand) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-turn", LOW_DESK)
    assert all(page.locator(f"[data-square='{corner}']").evaluate(SEEN) for corner in (0, 10, 20, 30))


def test_the_end_lies_across_the_board_and_can_be_laid_aside(stand: Stand) -> None:
    page, _ = stand.at(shelter.CHAPTER, "end", LOW_DESK)
    assert box(page, ".end")["width"] > 0.6 * LOW_DESK[0]
    assert all(
        page.locator(f".end {part}").first.evaluate(SEEN) for part in ("h2", "[data-place-of]", ".button.main", ".sum", ".chart")
    )
    # What could be built or taken is of no use any more, nor is a story promised where there is none.
    expect(page.locator("[data-place^=deck-]")).to_have_count(0)
    expect(page.locator("[data-keepsakes] summary")).not_to_contain_text("story")
    page.locator("[data-final]").click()
    expect(page.locator(".end")).to_be_hidden()
    page.locator("[data-final]").click()
    expect(page.locator(".end")).to_be_visible()


def test_after_the_end_nothing_is_asked_for(stand: Stand) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-end", PHONE)
    expect(page.locator("[data-ask]")).to_have_count(0)


# --- between two turns ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LOW_DESK, PHONE], ids=["desk", "phone"])
def test_while_the_others_played_is_told_and_can_be_watched(stand: Stand, size: tuple[int, int]) -> None:
    page, _ = stand.at(shelter.CHAPTER, "digest", size)
    sheet = page.locator("[data-digest-sheet]")
    expect(sheet.locator("li").first).to_be_visible()
    assert "after=" in str(sheet.locator("a.button").get_attribute("href"))


@pytest.mark.parametrize("size", [LOW_DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_a_deal_gets_a_picture(stand: Stand, size: tuple[int, int]) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-deal-made", size)
    expect(page.locator("[data-big] .side")).to_have_count(2)


# --- small screens ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SIDEWAYS, ENLARGED], ids=["sideways", "enlarged"])
@pytest.mark.parametrize("game", ["turn", "monopoly-turn"])
def test_on_its_side_the_board_lies_beside_the_question(stand: Stand, size: tuple[int, int], game: str) -> None:
    page, _ = stand.at(shelter.CHAPTER if game == "turn" else monopoly.CHAPTER, game, size)
    board, ask, strip = box(page, "main"), box(page, ".ask"), box(page, ".strip")
    assert board["height"] >= size[1] - 20 and board["width"] >= size[0] * 0.45
    assert board["x"] + board["width"] <= ask["x"] + 4 and strip["x"] >= ask["x"] - 4
    everybody_is_seen(page, 4)
    assert untidy(page, size == SIDEWAYS) == []


@pytest.mark.parametrize("size", TOUCHED, ids=["phone", "sideways", "small"])
def test_the_whole_ring_and_the_main_button_are_in_sight(stand: Stand, size: tuple[int, int]) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-turn", size)
    room = box(page, "main")
    for square in (0, 10, 20, 30):
        corner = box(page, f"[data-square='{square}']")
        assert corner["y"] >= room["y"] and corner["y"] + corner["height"] <= room["y"] + room["height"] + 1
    assert page.locator(".choice[data-kind=throw]").evaluate(SEEN)
    everybody_is_seen(page, 4)
    assert untidy(page, True) == []


def test_on_a_phone_the_board_can_be_enlarged_and_a_square_read(stand: Stand) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-turn", PHONE)
    assert page.locator("[data-square='1'] .name").count() == 0
    page.locator("[data-enlarge]").click()
    expect(page.locator("[data-square='1'] .name")).to_have_count(1)
    assert box(page, "[data-square='1']")["width"] >= 70
    page.locator("[data-square='11']").click()
    expect(page.locator("dialog[open] .card table")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_deal_has_the_whole_screen_and_its_button_in_sight(stand: Stand, size: tuple[int, int]) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-trade", size)
    sheet = box(page, "dialog[open]")
    assert (sheet["width"], sheet["height"]) == size
    assert page.locator("[data-propose]").evaluate(SEEN)
    assert untidy(page, True) == []


def test_tabs_say_what_waits_there_until_it_was_seen(stand: Stand) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-offer", PHONE)
    expect(page.locator("[data-badge=cards]")).to_contain_text("1")
    expect(page.locator("[data-badge=chat]")).to_contain_text("1")
    page.locator("[data-tab=chat]").click()
    expect(page.locator("[data-badge=chat]")).to_have_count(0)
    page.reload()
    page.locator("[data-tab=chat]").wait_for()
    expect(page.locator("[data-badge=chat]")).to_have_count(0)


def test_away_from_the_board_the_question_waits_in_one_line(stand: Stand) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-turn", PHONE)
    tall = box(page, ".sheet-area")["height"]
    page.locator("[data-tab=cards]").click()
    assert box(page, ".sheet-area")["height"] < tall / 3
    page.locator("[data-unfold]").click()
    expect(page.locator("[data-tab=board]")).to_have_attribute("aria-current", "page")
    assert box(page, ".sheet-area")["height"] == tall


def test_the_folded_question_shows_its_first_line(stand: Stand) -> None:
    page, _ = stand.at(monopoly.CHAPTER, "monopoly-debt", PHONE)
    page.locator(".held .port").evaluate("it => { it.scrollTop = 9999 }")
    page.locator("[data-tab=log]").click()
    bar, line = box(page, ".sheet-area"), box(page, ".ask h2")
    assert line["y"] >= bar["y"] and line["y"] + line["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize("id", ["turn", "end"])
def test_the_panel_can_be_made_small(stand: Stand, id: str) -> None:
    page, _ = stand.at(shelter.CHAPTER, id, PHONE)
    tall = box(page, ".sheet-area")["height"]
    page.locator("[data-fold]").click()
    assert box(page, ".sheet-area")["height"] < tall / 3
    page.locator("[data-unfold]").click()
    assert box(page, ".sheet-area")["height"] == tall


@pytest.mark.parametrize("size", [SMALL, SIDEWAYS], ids=["small", "sideways"])
def test_one_s_own_things_are_in_sight_on_small_screens(stand: Stand, size: tuple[int, int]) -> None:
    for chapter, id in ((shelter.CHAPTER, "turn"), (monopoly.CHAPTER, "monopoly-turn")):
        page, _ = stand.at(chapter, id, size)
        assert page.locator("section.mine").evaluate(SEEN)


def test_every_tab_is_found_where_it_was_left(stand: Stand) -> None:
    page, _ = stand.at(shelter.CHAPTER, "turn", SMALL)
    main = page.locator("main")
    main.evaluate("it => { it.scrollTop = 150 }")
    page.wait_for_function("document.querySelector('main').scrollTop === 150")
    page.locator("[data-tab=players]").click()
    expect(page.locator("main.players")).to_be_visible()
    assert main.evaluate("it => it.scrollTop") == 0
    page.locator("[data-tab=board]").click()
    expect(page.locator("main.board")).to_be_visible()
    page.wait_for_function("document.querySelector('main').scrollTop === 150")


# --- who watches, and a fair match ------------------------------------------------------------------------------------


def test_who_watches_is_told_so_and_a_fair_table_asks_for_no_take_back(
    browser: Browser, address: str, people: list[Person]
) -> None:
    fay, gus = Person(browser, address, "Fay"), Person(browser, address, "Gus")
    people += [fay, gus]
    made = fay.context.request.post(
        f"{address}/api/tables",
        data={"game": "shelter", "fair": True, "seats": [{"kind": "me", "name": "Fay"}, {"kind": "bot", "level": "random"}]},
        headers={"Origin": address},
    )
    path = f"/table/{made.json()['table']}"
    fay.open(path)
    gus.open(path)
    expect(gus.page.locator("[data-watching]")).to_be_visible()
    expect(fay.page.locator("[data-watching]")).to_have_count(0)
    fay.wait_for_board()
    # After the first placement the bot has moved: with that the free take-back ends, and nothing else is offered.
    fay.page.locator("[data-board] [data-legal]").first.click()
    fay.page.locator(".confirm").click()
    expect(fay.page.locator(".log")).to_contain_text("Bot 2")
    expect(fay.page.locator("[data-undo=ask]")).to_have_count(0)
