"""A real browser and a real server for the page's tests."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.page.person import PATIENCE, Person
from tests.server.running import Process

import bottlecap

# A browser of the system's own; BOTTLECAP_CHROMIUM names another.
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Its own five seconds are not enough for a busy machine.
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    found = os.environ.get("BOTTLECAP_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail("the page's tests need Chromium: install the package chromium, or name one in BOTTLECAP_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    page = Path(bottlecap.__file__).parent / "server/page/index.html"
    if not page.is_file():
        pytest.fail("the page is not built: run `make page`")
    folder = tmp_path_factory.mktemp("served")
    server = Process(f"sqlite:///{folder / 'tables.sqlite'}", cache=folder)
    yield server.address
    server.stop()


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[list[Person]]:
    """Whoever a test brings to the table; at its end nobody may have seen a fault."""
    brought: list[Person] = []
    yield brought
    for person in brought:
        person.leave()
    for person in brought:
        assert person.faults == [], f"{person.name}: {person.faults}"
