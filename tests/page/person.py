"""Somebody at a browser: plays what the page marks as legal, and notes whatever goes wrong."""

import os
import random
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import Error as BrowserError

DESK = (1440, 900)
PHONE = (390, 844)
# A phone on its side, a small one, and a desk of 1366 by 800 whose letters were made twice as large.
SIDEWAYS = (844, 390)
SMALL = (360, 640)
ENLARGED = (683, 400)
# Whether axe looks at every screen in every light and language, as it does in the long drill.
EVERY_SCREEN = os.environ.get("BOTTLECAP_SCREENS") == "all"
# Long enough for the slowest machine: nothing here waits for time to pass.
PATIENCE = 20_000
LEGAL = "[data-legal], .choice:not(:disabled)"
# What a page cannot tell by itself: violations of the policy, where a warning came from, and a socket to break.
WATCH = """
window.faults = [];
for (const kind of ["warn", "error"]) {
  const plain = console[kind];
  console[kind] = (...words) => plain.call(console, ...words, new Error().stack);
}
addEventListener("securitypolicyviolation", (event) => {
  window.faults.push(`policy: ${event.violatedDirective} ${event.blockedURI}`);
});
const Plain = window.WebSocket;
window.sockets = [];
window.cut = false;
window.WebSocket = class extends Plain {
  constructor(address) {
    super(window.cut ? address.replace(/\\/api.*/, "/nowhere") : address);
    window.sockets.push(this);
  }
};
"""


def pick(within: Page | Locator, name: str, value: str) -> None:
    """Press in one of a row."""
    within.locator(f"[data-segments={name}] input[value='{value}']").check()


class Person:
    def __init__(
        self, browser: Browser, address: str, name: str, size: tuple[int, int] = DESK, lang: str = "en", moving: bool = False
    ) -> None:
        phone = size in (PHONE, SIDEWAYS, SMALL)
        self.name = name
        self.address = address
        self.faults: list[str] = []
        self.rng = random.Random(name)
        # Whether the last thing selected was played by that one click.
        self.at_once = False
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            locale="ru-RU" if lang == "ru" else "en-US",
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.page = self.sit()

    def sit(self) -> Page:
        """A new window, watched."""
        page = self.context.new_page()
        page.on("console", lambda line: self.note(f"console: {line.text}") if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda fault: self.note(f"fault: {fault}"))
        page.on("request", lambda request: self.check_host(request.url))
        return page

    def note(self, fault: str) -> None:
        # A line that a test cuts is told by the browser as well.
        if "/nowhere" not in fault:
            self.faults.append(fault)

    def check_host(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.note(f"request to {urlsplit(url).netloc}")

    def leave(self) -> None:
        if not self.page.is_closed():
            self.faults += self.page.evaluate("window.faults")
        self.context.close()

    # --- the first page and the lobby -------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def set_table(
        self,
        seats: list[str],
        rounds: int | None = None,
        public: bool = False,
        game: str = "shelter",
        pace: str = "relaxed",
        **options: int,
    ) -> str:
        """Make a table with the form: each further seat "open", "me" or "bot hard". Its path."""
        page = self.page
        self.open()
        form = self.open_form(game, len(seats) + 1)
        form.locator("input[autocomplete=nickname]").fill(self.name)
        for number, seat in enumerate(seats, 1):
            form.locator(f".seat-{number} select").select_option(seat)
        for name, value in (options if rounds is None else {"rounds": rounds, **options}).items():
            form.locator(f"[data-option={name.replace('_', '-')}]").fill(str(value))
        form.locator("[data-pace]").select_option(pace)
        if public:
            form.locator("[data-public]").check()
        form.locator("[data-create]").click()
        page.wait_for_url("**/table/*")
        return urlsplit(page.url).path

    def open_form(self, game: str, players: int) -> Locator:
        """The form for a table of friends, all of it."""
        self.page.locator("[data-friends]").click()
        form = self.page.locator("dialog .new")
        pick(form, "new-game", game)
        pick(form, "new-players", str(players))
        form.locator("[data-more] summary").click()
        return form

    # --- playing ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def wait_for_board(self) -> None:
        self.page.locator("[data-board]").wait_for()

    def wait_until_asked(self) -> None:
        self.page.locator(f"{LEGAL}, .confirm").locator("visible=true").first.wait_for()

    def select(self) -> bool:
        """Select something legal, unless something is selected already; False where there is nothing.

        What is played by one click is played.
        """
        if self.page.locator(".confirm").count() > 0:
            return True
        found = self.choose()
        if found is None:
            return False
        self.at_once = found.get_attribute("data-at-once") is not None
        found.click(timeout=2000)
        return True

    def step(self) -> bool:
        """Select something legal and confirm it; False where nothing is asked of us."""
        try:
            self.at_once = False
            if not self.select():
                return False
            if self.at_once:
                return True
            self.page.locator(".confirm").click(timeout=2000)
        except BrowserError:
            # The table moved on between looking and clicking.
            return False
        return True

    def choose(self) -> Locator | None:
        """Something that is marked as legal: rather on the board than passing."""
        marked = [one for one in self.page.locator(LEGAL).all() if one.is_visible()]
        board = [one for one in marked if one.get_attribute("data-kind") is None]
        rest = [one for one in marked if one.get_attribute("data-kind") not in (None, "pass")]
        pool = board if board and self.rng.random() < 0.8 else rest or board or marked
        return self.rng.choice(pool) if pool else None

    def play_to_end(self, *others: "Person", seconds: float = 600.0) -> int:
        """Everybody steps in turn until the match is over. How many choices this person made."""
        until, steps = time.monotonic() + seconds, 0
        while not self.over:
            assert time.monotonic() < until, f"not over after {steps} steps"
            moved = self.step()
            steps += moved
            others_moved = [other.step() for other in others if not other.over]
            if not moved and not any(others_moved):
                self.page.wait_for_timeout(40)
            self.check_width()
        return steps

    def check_width(self) -> None:
        """Nothing may stick out sideways."""
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide <= room, f"the page is {wide} wide, and the window {room}"

    # --- looking ------------------------------------------------------------------------------------------

    def picture(self, name: str) -> None:
        """A picture for people to look at, where BOTTLECAP_PICTURES names a folder for them."""
        folder = os.environ.get("BOTTLECAP_PICTURES")
        if folder:
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"))

    def log(self) -> str:
        return self.page.locator(".log").inner_text()

    def cut(self) -> None:
        """The line breaks, and stays broken until `mend`."""
        self.page.evaluate("window.cut = true; window.sockets.at(-1).close()")

    def mend(self) -> None:
        self.page.evaluate("window.cut = false")
