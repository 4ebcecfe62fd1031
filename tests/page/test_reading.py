"""The page for everybody: axe finds no faults, in both lights, and words change without loading."""

import gzip
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.page.person import DESK, EVERY_SCREEN, PHONE, Person

# On the first load, compressed.
MOST_SCRIPT = 150_000
RULES = ("wcag2a", "wcag2aa", "best-practice")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# What passes is not described and not sent: that would be most of the time.
RUN_AXE = """async ([part, rules]) => {
  const { violations } = await axe.run(part ?? document, { runOnly: rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""


def axe_faults(page: Page, part: str | None = None, rules: Sequence[str] = RULES) -> list[str]:
    """What axe finds on the page or in a part of it, each with its rule and the first place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, [part, list(rules)])
    return found


# Inks go by the light and not by the size.
SCREENS = {"desk-day": (DESK, "day"), "phone-night": (PHONE, "night")}
if EVERY_SCREEN:
    SCREENS |= {"desk-night": (DESK, "night"), "phone-day": (PHONE, "day")}


@pytest.mark.parametrize(("size", "light"), SCREENS.values(), ids=SCREENS)
def test_axe_finds_no_faults(browser: Browser, address: str, people: list[Person], size: tuple[int, int], light: str) -> None:
    ida = Person(browser, address, "Ida", size)
    people.append(ida)
    ida.context.add_init_script(f"localStorage.setItem('bottlecap.light', '{light}')")
    ida.open()
    ida.page.locator("[data-start]").first.wait_for()
    assert axe_faults(ida.page) == []
    ida.open_form("shelter", 2)
    ida.page.locator("[data-option=rounds]").wait_for()
    assert axe_faults(ida.page) == []
    ida.set_table(["open"], rounds=2)
    ida.page.locator(".lobby").wait_for()
    assert axe_faults(ida.page) == []
    ida.set_table(["bot hard", "bot hard", "bot hard"], rounds=3)
    ida.wait_for_board()
    # Into the second round: a first one of injuries alone could end a match of few answers.
    while "2" not in ida.page.locator(".bar .round").inner_text():
        if not ida.step():
            ida.page.wait_for_timeout(50)
    ida.wait_until_asked()
    assert axe_faults(ida.page) == []
    ida.select()
    assert axe_faults(ida.page) == []
    ida.picture(f"{light}-{size[0]}")
    ida.play_to_end()
    assert axe_faults(ida.page) == []


def test_axe_would_find_a_picture_without_words(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<html lang='en'><title>A page</title><main><h1>A page</h1><img class='bare' src='data:,'></main></html>")
    assert axe_faults(page) == ['image-alt: <img class="bare" src="data:,">']
    page.close()


def test_words_and_light_change_at_once(browser: Browser, address: str, people: list[Person]) -> None:
    jon = Person(browser, address, "Jon")
    people.append(jon)
    jon.set_table(["bot easy"], rounds=2)
    jon.wait_for_board()
    requests: list[str] = []
    expect(jon.page.locator(".ask h2")).to_have_text("Your turn")
    jon.page.wait_for_load_state("networkidle")
    jon.page.on("request", lambda request: requests.append(request.url))
    jon.page.locator(".langs [lang=ru]").click()
    expect(jon.page.locator(".ask h2")).to_have_text("Ваш ход")
    expect(jon.page.locator("h1")).to_have_text("Убежище")
    assert jon.page.evaluate("document.documentElement.lang") == "ru"
    jon.page.locator(".light").click()
    assert jon.page.evaluate("document.documentElement.dataset.light") == "night"
    # Letters of the other script may be fetched; words, cards and the page are there.
    assert [url for url in requests if not url.endswith(".woff2")] == []


def test_the_first_load_is_small(browser: Browser, address: str, people: list[Person]) -> None:
    liv = Person(browser, address, "Liv")
    people.append(liv)
    scripts: list[bytes] = []
    liv.page.on("response", lambda answer: scripts.append(answer.body()) if answer.url.endswith(".js") else None)
    liv.open()
    liv.page.locator("[data-start]").first.wait_for()
    assert 0 < sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT
