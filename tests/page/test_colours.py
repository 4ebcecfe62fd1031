"""Colours on the page: picked where a match is started, in the form and in the lobby, and worn by everything of a seat."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.page.person import DESK, PHONE, Person

# What the theme says a colour is.
THEME = "(name) => getComputedStyle(document.documentElement).getPropertyValue('--colour-' + name)"


def expect_worn(page: Page, selector: str, *colours: str) -> None:
    """What the selector finds for each seat is drawn in that colour."""
    for seat, colour in enumerate(colours):
        expect(page.locator(f"{selector}.seat-{seat}").first).to_have_css("--seat", page.evaluate(THEME, colour))


def test_friends_pick_their_colours_and_wear_them(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = Person(browser, address, "Ann"), Person(browser, address, "Ben")
    people += [ann, ben]
    path = ann.set_table(["open", "bot easy"], rounds=2)
    mine = ann.page.locator("li[data-seat='0']")
    mine.locator("[data-pick=colour]").select_option("Purple")
    expect(mine).to_contain_class("ink-purple")
    bot = ann.page.locator("li[data-seat='2'] [data-pick=colour]")
    expect(bot.locator("option[value=purple]")).to_be_disabled()
    bot.select_option("Blue")
    ben.open(path)
    # Others' picks are said in words.
    expect(ben.page.locator("li[data-seat='0']")).to_contain_text("Colour: Purple")
    pick = ben.page.locator("main .who > .field [data-pick=colour]")
    expect(pick.locator("option[value=blue]")).to_be_disabled()
    pick.select_option("Green")
    ann.picture("lobby-colours")
    ben.picture("lobby-colours-guest")
    ben.page.locator("li[data-seat='1'] button").first.click()
    for person in (ann, ben):
        person.wait_for_board()
        expect_worn(person.page, ".player", "purple", "green", "blue")
        expect_worn(person.page, "[data-board] g", "purple", "green", "blue")
    ann.picture("board-colours")
    ann.play_to_end(ben)
    ann.open(path.replace("/table/", "/replay/"))
    ann.wait_for_board()
    expect_worn(ann.page, ".player", "purple", "green", "blue")
    ann.open()
    ann.page.locator("[data-start]").first.wait_for()
    assert ann.page.evaluate("document.documentElement.getAttribute('style') || ''") == ""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_colour_is_picked_for_a_match_against_bots(
    browser: Browser, address: str, people: list[Person], size: tuple[int, int]
) -> None:
    zoe = Person(browser, address, "Zoe", size, lang="ru")
    people.append(zoe)
    zoe.open()
    box = zoe.page.locator("[data-game=shelter]")
    box.locator("[data-pick=colour]").select_option("Жёлтый")
    zoe.picture(f"quick-colour-{size[0]}")
    box.locator("[data-start]").click()
    zoe.wait_for_board()
    expect_worn(zoe.page, "[data-board] g", "yellow", "blue")


def test_the_form_of_a_new_table_gives_no_colour_twice(browser: Browser, address: str, people: list[Person]) -> None:
    ivy = Person(browser, address, "Ivy")
    people.append(ivy)
    ivy.open()
    form = ivy.open_form("shelter", 2)
    form.locator(".seat-1 select").select_option("bot easy")
    form.locator(".seat-0 [data-pick=colour]").select_option("Green")
    expect(form.locator(".seat-1 [data-pick=colour] option[value=green]")).to_be_disabled()
    form.locator(".seat-1 [data-pick=colour]").select_option("Purple")
    ivy.picture("form-colours")
    form.locator("[data-create]").click()
    ivy.wait_for_board()
    expect_worn(ivy.page, "[data-board] g", "green", "purple")
