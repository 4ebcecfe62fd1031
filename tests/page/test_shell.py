"""The page as an app: it can be installed, opens without a network, and a real service worker shows what is pushed to it."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, expect
from tests.page.person import PHONE, Person
from tests.server.push_service import PushedBrowser, Receiver
from tests.server.running import Process

import bottlecap

# A browser without the network's push service: the address it would have got there is ours.
SUBSCRIBES = """
(subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
}
"""


@pytest.fixture
def named(address: str) -> str:
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def push_service() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.stop()


def ready(person: Person) -> None:
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")


def test_the_browser_itself_says_that_the_page_can_be_installed(browser: Browser, named: str, people: list[Person]) -> None:
    ann = Person(browser, named, "Ann")
    people.append(ann)
    ann.open("/")
    ready(ann)
    session = ann.page.context.new_cdp_session(ann.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    faults = {fault["errorId"] for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    # Windows of tests keep nothing, so nothing is installed from them; there is nothing else against it.
    assert faults <= {"in-incognito"}


def test_the_page_opens_without_a_network_and_says_so(browser: Browser, named: str, people: list[Person]) -> None:
    ann = Person(browser, named, "Ann", PHONE, "ru")
    people.append(ann)
    ann.open("/")
    ready(ann)
    # The helper keeps the words with the page once they have come through it.
    ann.page.reload()
    ann.page.locator("[data-friends]").wait_for()
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("сервер")
    expect(ann.page.locator("h1")).to_be_visible()
    ann.context.set_offline(False)
    ann.page.reload()
    ann.page.locator("[data-friends]").wait_for()
    ann.faults = [fault for fault in ann.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def registration(person: Person, session: CDPSession) -> str:
    """By which the browser knows the page's service worker."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(r["registrationId"] for r in told["registrations"])
    )
    session.send("ServiceWorker.enable")
    # The driver tells what it has heard while it waits for something.
    while not found:
        person.page.wait_for_timeout(50)
    return found[0]


def test_what_is_pushed_is_shown_by_the_service_worker_once(
    browser: Browser, named: str, people: list[Person], push_service: Receiver
) -> None:
    """The server signs and seals it, a push service on this machine opens it, and a real service worker shows it."""
    ann = Person(browser, named, "Ann")
    people.append(ann)
    ann.context.grant_permissions(["notifications"], origin=named)
    pushed = PushedBrowser(push_service)
    ann.open("/")
    ready(ann)
    ann.page.evaluate(SUBSCRIBES, pushed.subscription())
    ann.page.locator("[data-person]").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.locator("[data-push]").click()
    expect(sheet.locator("[data-kind=turn]")).to_be_checked()
    sheet.locator("[data-notices] li button").first.click()
    expect(sheet.get_by_role("status")).to_be_visible()
    key = ann.page.evaluate("fetch('/api/person/notices').then((found) => found.json()).then((found) => found.key)")
    (message,) = pushed.messages(key)
    session = ann.page.context.new_cdp_session(ann.page)
    told = {"origin": named, "registrationId": registration(ann, session), "data": json.dumps(message)}
    for _ in range(2):
        session.send("ServiceWorker.deliverPushMessage", told)
    shown = "navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map((one) => one.title))"
    ann.page.wait_for_function(f"{shown}.then((titles) => titles.length === 1)")
    assert ann.page.evaluate(shown) == [message["title"]]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_table_is_kept_silent_about_and_what_does_not_arrive_is_told_in_words(
    browser: Browser, address: str, people: list[Person], lang: str
) -> None:
    ann = Person(browser, address, "Ann", PHONE, lang)
    people.append(ann)
    table = ann.set_table(["bot hard"]).rsplit("/", 1)[-1]
    ann.open("/")
    ann.page.locator("[data-person]").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.locator("[data-address]").fill("json://10.0.0.1/")
    sheet.locator("[data-add-address]").click()
    told = sheet.locator(f"[data-told='{table}']")
    expect(told).to_be_checked()
    told.uncheck()
    wished = "fetch('/api/person/notices').then((found) => found.json()).then((found) => found.muted)"
    ann.page.wait_for_function(f"{wished}.then((muted) => muted.length === 1)")
    assert ann.page.evaluate(wished) == [table]
    sheet.locator("[data-notices] li button").first.click()
    words = {"en": "leads into the server’s own network", "ru": "внутрь сети самого сервера"}
    expect(sheet.get_by_role("status")).to_contain_text(words[lang])
    ann.check_width()


def built_anew(page: Path) -> None:
    """A page of which no script has the name it had: what the server has after an update."""
    scripts = [path.name for path in (page / "assets").glob("*.js")]
    for path in [*page.glob("*.html"), *page.glob("*.js"), *(page / "assets").glob("*.js")]:
        text = path.read_text(encoding="utf-8")
        for name in scripts:
            text = text.replace(name, f"new-{name}")
        path.write_text(text.replace('const BUILD = "', 'const BUILD = "new-'), encoding="utf-8")
    for name in scripts:
        (page / "assets" / name).rename(page / "assets" / f"new-{name}")


def scripts_of(person: Person) -> list[str]:
    """Whatever scripts the page has asked for, by their names."""
    asked = person.page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    return [name.rsplit("/", 1)[-1] for name in asked if name.startswith("/assets/") and name.endswith(".js")]


def test_an_old_shell_gives_way_to_a_new_one_without_a_mixed_state(browser: Browser, tmp_path: Path, people: list[Person]) -> None:
    """Under an open table: it goes on with the page it has, all of it; the next window has the new one, all of it."""
    source = tmp_path / "source"
    package = Path(bottlecap.__file__).parent
    shutil.copytree(package, source / "bottlecap", ignore=shutil.ignore_patterns("__pycache__"))
    # What is compiled is in libraries beside the package.
    for library in package.parent.glob("*__mypyc*"):
        shutil.copy(library, source)
    server = Process(f"sqlite:///{tmp_path}/tables.sqlite", cache=tmp_path, source=str(source))
    ann = Person(browser, server.address.replace("127.0.0.1", "localhost"), "Ann")
    people.append(ann)
    try:
        table = ann.set_table(["bot hard"])
        ann.wait_for_board()
        ready(ann)
        ann.page.wait_for_function("navigator.serviceWorker.controller !== null")
        built_anew(source / "bottlecap/server/page")
        ann.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        ann.page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.waiting !== null)")
        # The table goes on, also with parts of the page that it has not needed before and the server has no more.
        ann.page.locator("[data-settings]").first.click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        ann.page.keyboard.press("Escape")
        ann.wait_until_asked()
        assert ann.step()
        assert not [name for name in scripts_of(ann) if name.startswith("new-")]
        # Whoever opens it anew has the new page.
        ann.page.close()
        ann.page = ann.sit()
        ann.open(table)
        ann.wait_for_board()
        assert [name for name in scripts_of(ann) if not name.startswith("new-")] == []
        kept = "caches.keys().then((names) => names.filter((name) => name.startsWith('bottlecap-')))"
        ann.page.wait_for_function(f"{kept}.then((names) => names.length === 1 && names[0].startsWith('bottlecap-new-'))")
        ann.page.close()
    finally:
        server.stop()
