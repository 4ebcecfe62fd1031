"""What can be done in every game alike: ask for the rules, a hint, the settings; lose the line; see the end and the replay."""

from playwright.sync_api import Page, expect
from tests.page.gallery.names import TABLE
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import Deed
from tests.page.gallery.story import SEAT

from bottlecap.arena.table import Table as Arena
from bottlecap.bots import make


def asked(page: Page, _: Pretended) -> None:
    """Something is asked, and can be answered."""
    page.locator("[data-board] [data-legal], .question .choice").first.wait_for()


def rules(page: Page, table: Pretended) -> None:
    asked(page, table)
    page.locator(".question [data-rule-button]").first.click()
    page.locator("dialog .asked").wait_for()


def rules_found(words: dict[str, str]) -> Deed:
    """The rules, searched for these words, by language."""

    def deed(page: Page, table: Pretended) -> None:
        rules(page, table)
        page.locator("dialog [role=searchbox]").fill(words[table.lang])
        page.locator("dialog mark").first.wait_for()

    return deed


def hint(page: Page, table: Pretended) -> None:
    asked(page, table)
    page.locator("[data-ask-hint]").click()
    page.locator("[data-hint]").wait_for()


def settings(page: Page, table: Pretended) -> None:
    asked(page, table)
    page.locator("[data-settings]").click()
    page.locator("dialog [data-order]").first.wait_for()


def guide(page: Page, table: Pretended) -> None:
    """Asked for on the first page, it is remembered for the table in this window."""
    asked(page, table)
    page.evaluate(f"sessionStorage.setItem('bottlecap.guide', JSON.stringify({{ table: '{TABLE}', step: 0 }}))")
    page.reload()
    page.locator("[data-guide]").wait_for()
    page.evaluate("sessionStorage.removeItem('bottlecap.guide')")


def until_others_play(table: Pretended) -> Arena:
    """The reader's turn is played to its end, and the page is told so; who plays on."""
    arena = Arena(table.moment, [make("greedy", seat) for seat in range(table.moment.players)])
    while waits_for_reader(table):
        arena.step()
    table.tell()
    return arena


def waits_for_reader(table: Pretended) -> bool:
    return any(prompt.blocking for prompt in table.moment.prompts(SEAT))


def digest(page: Page, table: Pretended) -> None:
    """The others have played; what they did is opened."""
    asked(page, table)
    arena = until_others_play(table)
    while not waits_for_reader(table) and arena.step():
        table.tell()
    page.locator("[data-digest]").click()
    page.locator("[data-digest-sheet] li").first.wait_for()


def take_back_asks(page: Page, table: Pretended) -> None:
    """A take-back that would take others' moves with it says so first."""
    asked(page, table)
    page.locator("[data-undo=ask]").click()
    page.locator("[data-undo-sure]").wait_for()


def line_lost(page: Page, table: Pretended) -> None:
    asked(page, table)
    table.cut()
    page.locator("[data-line=lost]").wait_for()


def end(page: Page, _: Pretended) -> None:
    page.locator(".end figure >> nth=0").wait_for()


def replay(page: Page, table: Pretended) -> None:
    """Two thirds of the match."""
    page.locator(".replay").wait_for()
    step = len(table.story.film.shots) * 2 // 3
    page.locator(".slider").fill(str(step))
    expect(page.locator(".replay")).to_have_attribute("data-step", str(step))
