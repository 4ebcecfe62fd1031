"""Learning by playing: two clicks to a match, the guided round, the rules, hints, standing orders, one's turn."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError
from tests.page.person import DESK, PATIENCE, PHONE, Person
from tests.page.test_reading import axe_faults

# The elevators of the first two players, the spaces of their levels, and rooms on top that give two of a kind.
ELEVATORS = ["level-1/elevator", "level-2/elevator"]
PLACES = [f"{side}-{number}" for side in ("left", "right") for number in (1, 2, 3)]
LEVELS = [f"level-{level}/{place}/{slot}" for level in (1, 2) for place in PLACES for slot in (1, 2)]
GIVING = ["power-generator/1", "diner/1", "water-treatment/1", "vault-entrance/2", "power-generator/2", "water-treatment/2"]


def person(browser: Browser, address: str, people: list[Person], name: str, *more: object) -> Person:
    found = Person(browser, address, name, *more)  # type: ignore[arg-type]
    people.append(found)
    return found


def count_clicks(page: Page) -> None:
    """Count every click from here on, over changes of the page."""
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")


def next_note(page: Page) -> None:
    page.locator("[data-guide-next]").click()


def note(page: Page, step: str) -> None:
    expect(page.locator(f"[data-guide={step}]")).to_be_visible(timeout=PATIENCE)


# --- coming in -----------------------------------------------------------------------------------------------------------


def test_two_clicks_lead_from_the_first_page_to_the_first_move(browser: Browser, address: str, people: list[Person]) -> None:
    ann = person(browser, address, people, "Ann")
    ann.open()
    expect(ann.page.locator(".picture .vault")).to_be_visible()
    expect(ann.page.locator("[data-guided=shelter]")).to_contain_text("First time")
    assert axe_faults(ann.page) == []
    count_clicks(ann.page)
    ann.page.locator("[data-start=shelter]").click()
    ann.page.locator("[data-board] [data-legal]").first.wait_for()
    assert ann.page.evaluate("window.clicks") <= 2
    expect(ann.page).to_have_title(re.compile("Your turn — Shelter"))


def test_an_invitation_needs_one_click(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = (person(browser, address, people, name) for name in ("Ann", "Ben"))
    path = ann.set_table(["open"], rounds=1)
    ben.open(path)
    ben.page.locator("li[data-seat='1'] button").first.wait_for()
    count_clicks(ben.page)
    ben.page.locator("li[data-seat='1'] button").first.click()
    for one in (ann, ben):
        one.wait_for_board()
    assert ben.page.evaluate("window.clicks") == 1


# --- the guide -----------------------------------------------------------------------------------------------------------


def test_the_guided_round_is_played_through(browser: Browser, address: str, people: list[Person]) -> None:
    gil = person(browser, address, people, "Gil")
    page = gil.page
    gil.open()
    page.locator("[data-guided=shelter]").click()
    gil.wait_for_board()
    for step in ("goal", "mine", "space"):
        note(page, step)
        next_note(page)
    note(page, "pick")
    assert axe_faults(page) == []
    # A reload goes on where it was.
    page.reload()
    note(page, "pick")
    page.locator("[data-board] .spot.legal").last.click()
    note(page, "confirm")
    page.locator(".confirm").click()
    for step in ("gained", "others", "rooms", "items", "dwellers"):
        note(page, step)
        next_note(page)
    # The last space of the top level's rooms may ask something on the way; the second dweller ends the round.
    for _ in range(400):
        if page.locator("[data-guide=threats]").count():
            break
        if not gil.step():
            page.wait_for_timeout(50)
    for step in ("threats", "end", "rules"):
        note(page, step)
        next_note(page)
    expect(page.locator("[data-guide]")).to_have_count(0)
    gil.open()
    expect(page.locator("[data-guided=shelter]")).to_contain_text("again")


def test_a_note_stays_while_its_button_is_pressed(browser: Browser, address: str, people: list[Person]) -> None:
    """Boards grow and bots move at any time; a button that goes away between press and release is not clicked."""
    gil = person(browser, address, people, "Gil")
    page = gil.page
    gil.open()
    page.locator("[data-guided=shelter]").click()
    note(page, "goal")
    lies = "document.querySelector('[data-guide]').style.translate"
    before = page.evaluate(lies)
    page.locator("[data-guide-next]").hover()
    page.mouse.down()
    page.set_viewport_size({"width": 1000, "height": 700})
    # Longer than the note takes to look again where its thing is.
    page.wait_for_timeout(500)
    assert page.evaluate(lies) == before
    page.mouse.up()
    note(page, "mine")
    # Released, it lies where there is room again.
    page.wait_for_function(f"{lies} !== '{before}'")


def test_the_guide_can_be_left_and_fits_a_phone(browser: Browser, address: str, people: list[Person]) -> None:
    ira = person(browser, address, people, "Ира", PHONE, "ru")
    page = ira.page
    ira.open()
    ira.check_width()
    page.locator("[data-guided=shelter]").tap()
    for step in ("goal", "mine", "space"):
        note(page, step)
        box = page.locator("[data-guide]").bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] and box["y"] + box["height"] <= PHONE[1]
        next_note(page)
    ira.check_width()
    assert axe_faults(page) == []
    page.locator("[data-guide-leave]").tap()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.reload()
    ira.wait_for_board()
    expect(page.locator("[data-guide]")).to_have_count(0)


# --- the rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_rules_open_where_they_are_asked_for(
    browser: Browser, address: str, people: list[Person], size: tuple[int, int]
) -> None:
    rio = person(browser, address, people, "Rio", size)
    page = rio.page
    rio.set_table(["me"], rounds=2)
    rio.wait_for_board()
    page.locator(".spot.legal").first.wait_for()
    # From the question.
    page.locator(".question [data-rule-button]").first.click()
    expect(page.locator("dialog .asked")).to_be_focused()
    assert axe_faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".question [data-rule-button]").first).to_be_focused()
    # From a refusal.
    page.locator("[data-target='space:top/elevator']").click(force=True)
    page.locator(".notice [data-rule-button]").click()
    expect(page.locator("dialog .asked")).to_contain_text("marked")
    page.locator(".shut").click()
    # From a sign of what is selected.
    page.locator(".spot.legal[data-target='space:power-generator/1']").click()
    page.locator(".slip button[data-sign=energy]").click()
    expect(page.locator("dialog [data-rule=resource-gain]")).to_have_class(re.compile("asked"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".slip")).to_be_visible()
    # By a key, from the beginning.
    page.keyboard.press("?")
    expect(page.locator("dialog [data-rule]").first).to_be_visible()
    expect(page.locator("dialog .asked")).to_have_count(0)
    page.keyboard.press("Escape")
    rio.check_width()


def test_the_rules_are_searched_in_both_languages(browser: Browser, address: str, people: list[Person]) -> None:
    sam = person(browser, address, people, "Sam")
    page = sam.page
    sam.open()
    page.locator("[data-read-rules=shelter]").click()
    page.locator("dialog [data-rule]").first.wait_for()
    assert page.locator("dialog h3").count() >= 10
    field = page.locator("dialog [role=searchbox]")
    expect(field).to_be_focused()
    field.fill("income linked")
    expect(page.locator("dialog [data-rule]")).to_have_count(1)
    assert [hit.lower() for hit in page.locator("dialog mark").all_inner_texts()] == ["linked", "income"]
    # A word of the other language finds the same rule.
    field.fill("рент угроз")
    expect(page.locator("dialog [data-rule=income-not-on-threat]")).to_be_visible()
    expect(page.locator("dialog mark")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".langs [lang=ru]").click()
    page.locator("[data-read-rules=shelter]").click()
    field.fill("рент угроз")
    expect(page.locator("dialog mark").first).to_have_text(re.compile("^угроз"))
    # Whole words, and what means the same.
    field.fill("доход")
    expect(page.locator("dialog [data-rule=income]")).to_be_visible()
    field.fill("звездолёт")
    expect(page.locator("dialog .count")).to_have_text("Ничего не нашлось")
    assert axe_faults(page) == []


# --- a hint --------------------------------------------------------------------------------------------------------------


def test_a_hint_is_shown_on_the_board_and_followed(browser: Browser, address: str, people: list[Person]) -> None:
    hal = person(browser, address, people, "Hal")
    page = hal.page
    hal.set_table(["bot hard"], rounds=2)
    hal.wait_for_board()
    page.locator(".spot.legal").first.wait_for()
    page.locator("[data-ask-hint]").click()
    hint = page.locator("[data-hint]")
    hint.wait_for()
    target = hint.get_attribute("data-hint")
    assert hint.locator("li").count() >= 1
    expect(page.locator("[data-hinted]")).to_have_attribute("data-target", target or "")
    assert axe_faults(page) == []
    page.locator(".choices summary").click()
    expect(page.locator(".choices svg")).to_have_count(1)
    page.locator("[data-hint-show]").click()
    page.locator(".confirm").click()
    expect(page.locator(".log")).to_contain_text("Hal places")
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_the_host_may_do_without_hints(browser: Browser, address: str, people: list[Person]) -> None:
    ian = person(browser, address, people, "Ian")
    ian.set_table(["me"], rounds=1)
    ian.wait_for_board()
    ian.page.locator(".spot.legal").first.wait_for()
    expect(ian.page.locator("[data-ask-hint]")).to_have_count(0)


# --- standing orders -----------------------------------------------------------------------------------------------------


def prefer(player: Person, spaces: list[str]) -> bool:
    """Place on the first of these spaces that is open; False where none is."""
    for space in spaces:
        spot = player.page.locator(f".spot.legal[data-target='space:{space}']")
        if spot.count():
            try:
                spot.click(timeout=2000)
                player.page.locator(".confirm").click(timeout=2000)
            except BrowserError:
                # The table moved on between looking and clicking.
                return False
            return True
    return False


def test_income_is_taken_by_a_standing_order(browser: Browser, address: str, people: list[Person]) -> None:
    """Two people on one device build, use each other's rooms, and neither is asked what to take."""
    joy = person(browser, address, people, "Joy")
    page = joy.page
    joy.set_table(["me"], rounds=30)
    joy.wait_for_board()
    page.locator("[data-settings]").click()
    page.locator("[data-order=income]").select_option("shortest")
    assert axe_faults(page) == []
    page.locator(".shut").click()
    # It stands there until one answers something by oneself, however much happened since; the log keeps it.
    note = page.locator("[data-order-note=income]")
    for _ in range(120):
        joy.wait_until_asked()
        # An order answers as soon as it is asked; its note comes with the table's receipt.
        page.locator("[data-unsent='0']").first.wait_for(state="attached")
        if note.count():
            break
        if not prefer(joy, ELEVATORS + LEVELS + GIVING):
            joy.step()
    expect(page.locator(".log .ordered").first).to_contain_text("as income: by your standing order")
    expect(note).to_be_visible()
    # Both looked at the same screen all the time: nobody is told what they missed.
    expect(page.locator(".recap")).to_have_count(0)
    assert axe_faults(page) == []
    # One click, and one is asked again.
    note.locator("select").select_option("ask")
    assert '"shelter/income":"ask"' in page.evaluate("localStorage.getItem('bottlecap.orders')")
    while not joy.step():
        joy.wait_until_asked()
    expect(note).to_have_count(0)


# --- one's turn ----------------------------------------------------------------------------------------------------------


def test_the_bell_and_the_note_are_off_until_asked_for(browser: Browser, address: str, people: list[Person]) -> None:
    kay = person(browser, address, people, "Kay")
    page = kay.page
    kay.context.grant_permissions(["notifications"])
    kay.context.add_init_script(
        "window.Notification = class { static permission = 'granted';"
        " static requestPermission() { return Promise.resolve('granted'); }"
        " constructor(title) { (window.notes ??= []).push(title); } close() {} }"
    )
    # A bot that only plays for luck may pass, and then there is no second turn to be called to.
    kay.set_table(["bot hard"], rounds=3)
    kay.wait_for_board()
    page.locator("[data-settings]").click()
    for name in ("sound", "notify"):
        expect(page.locator(f"[data-setting={name}]")).not_to_be_checked()
        page.locator(f"[data-setting={name}]").check()
    page.keyboard.press("Escape")
    # Out of sight: the next turn is called.
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.locator(".spot.legal").last.click()
    page.locator(".confirm").click()
    for _ in range(1500):
        if page.evaluate("(window.notes ?? []).length"):
            break
        if page.locator(".choice[data-at-once]").count():
            kay.step()
        page.wait_for_timeout(40)
    assert page.evaluate("window.notes") == ["● Your turn — Shelter"]
