"""Every situation of the page on every kind of screen: tidy, readable for everybody, and as a picture for the gallery.

`make gallery` writes the pictures to build/gallery, and those that the docs show to docs/gallery. Without BOTTLECAP_GALLERY
nobody would look at them: of each chapter one is taken, to see that it can be. BOTTLECAP_SCREENS=all has axe look in Russian
too, as the long drill does.
"""

import base64
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.page.gallery import index
from tests.page.gallery.chapters import CHAPTERS
from tests.page.gallery.names import HOUR
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import Chapter, Situation
from tests.page.gallery.tidy import untidy
from tests.page.person import DESK, EVERY_SCREEN, PATIENCE, PHONE
from tests.page.test_reading import axe_faults
from tests.shelter import gallery as shelter

SIZES = {"desk": DESK, "phone": PHONE}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
# Its size, its language, the page, and the table that is shown there.
Screen = tuple[str, str, Page, Pretended]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    named = os.environ.get("BOTTLECAP_GALLERY")
    found = Path(named) if named else tmp_path_factory.mktemp("gallery")
    found.mkdir(parents=True, exist_ok=True)
    return found


def opened(browser: Browser, size: str, lang: str) -> BrowserContext:
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale=LOCALES[lang],
        timezone_id="UTC",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.clock.set_fixed_time(HOUR)
    # From moment to moment nobody was away.
    context.add_init_script("localStorage.removeItem('bottlecap.seen')")
    return context


@pytest.fixture(params=[(size, lang) for size in SIZES for lang in LOCALES], ids="-".join)
def screen(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Screen]:
    size, lang = request.param
    context = opened(browser, size, lang)
    table = Pretended(context, lang, httpx.get(f"{address}/api/lobby").content)
    yield size, lang, context.new_page(), table
    context.close()


def bring_about(page: Page, table: Pretended, address: str, chapter: Chapter, situation: Situation) -> None:
    table.show(chapter.story, None if situation.moment is None else chapter.story.at(situation.moment))
    page.goto(address + situation.path)
    situation.deed(page, table)
    page.evaluate("document.fonts.ready")
    # What is laid out anew after a change of size comes with the next picture; a busy machine may not have drawn it yet.
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def picture(page: Page, path: Path) -> None:
    """Written by the browser itself: Playwright's own call knows neither WebP, far smaller than JPEG, nor a scale."""
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": page.evaluate("scrollY"), **size, "scale": index.SCALES[size["width"]]}
    line = page.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": index.QUALITY, "clip": clip})
    path.write_bytes(base64.b64decode(taken["data"]))
    line.detach()


def light_up(page: Page, light: str) -> None:
    """As the button does it: the document says which light it is, and nothing else changes."""
    page.evaluate("light => { document.documentElement.dataset.light = light }", light)


def pictured(chapter: Chapter) -> list[Situation]:
    shown = index.shown(chapter)
    return shown if os.environ.get("BOTTLECAP_GALLERY") else shown[:1]


def unreadable(page: Page, situation: Situation, lang: str) -> list[str]:
    """What axe finds by day; and by night, where nothing but the inks is different, and those go by no language.

    Nor does anything else that it looks at, but for single words: in Russian it looks in the long drill.
    """
    if lang != "en" and not EVERY_SCREEN:
        return []
    light_up(page, "day")
    faults = axe_faults(page, situation.part)
    if lang == "en":
        light_up(page, "night")
        faults += [f"by night: {fault}" for fault in axe_faults(page, situation.part, ["color-contrast"])]
    return faults


@pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter.id for chapter in CHAPTERS])
def test_every_situation_is_tidy_and_axe_finds_no_fault(chapter: Chapter, screen: Screen, address: str, folder: Path) -> None:
    """On the desk axe looks too: what it goes by is the same on a phone."""
    size, lang, page, table = screen
    faults: list[str] = []
    for situation in chapter.situations:
        bring_about(page, table, address, chapter, situation)
        found = untidy(page, size == "phone")
        for light in index.LIGHTS if situation in pictured(chapter) else ():
            light_up(page, light)
            picture(page, folder / index.file_of(situation, (size, lang, light)))
        if size == "desk":
            found += unreadable(page, situation, lang)
        faults += [f"{situation.id}: {fault}" for fault in found]
    assert faults == [], "\n" + "\n".join(faults)


IN_SIGHT = """(space) => {
    const { top, bottom } = space.getBoundingClientRect();
    const board = space.closest("main").getBoundingClientRect();
    return top >= board.top - 1 && bottom <= board.bottom + 1;
}"""


@pytest.mark.parametrize("screen", [("phone", lang) for lang in LOCALES], ids="-".join, indirect=True)
def test_what_is_chosen_at_a_phones_lower_edge_stays_in_sight(screen: Screen, address: str) -> None:
    """What is said of it takes room from the board."""
    _, _, page, table = screen
    turn = next(situation for situation in shelter.CHAPTER.situations if situation.id == "turn")
    bring_about(page, table, address, shelter.CHAPTER, turn)
    # By its name: which spaces are legal may change with what is chosen.
    last = page.locator("main [data-legal][data-target^='space:']").last.get_attribute("data-target")
    space = page.locator(f"main [data-target='{last}']")
    space.evaluate("space => space.scrollIntoView({ block: 'end' })")
    assert space.evaluate(IN_SIGHT)
    space.click()
    page.locator(".slip .confirm").wait_for()
    page.wait_for_function(IN_SIGHT, arg=space.element_handle())


def keep(made: Path, kept: Path) -> None:
    """Of what was made, what the docs show."""
    (made / "README.md").write_text(index.text(index.ALL), encoding="utf-8")
    (kept / "README.md").write_text(index.text(index.KEPT), encoding="utf-8")
    for old in kept.glob("*.webp"):
        old.unlink()
    for name in index.files(index.KEPT):
        shutil.copy(made / name, kept)


def test_the_docs_keep_every_picture_they_show_and_no_other(folder: Path) -> None:
    kept = Path(__file__).parents[2] / "docs/gallery"
    if os.environ.get("BOTTLECAP_GALLERY"):
        keep(folder, kept)
    assert (kept / "README.md").read_text(encoding="utf-8") == index.text(index.KEPT)
    assert {path.name for path in kept.glob("*.webp")} == set(index.files(index.KEPT))
